"""Turns of six dice of which only the total counts, as in Kribbel rows: many at once, quickly.

Dice are alike then, so a roll is one of 462 multisets, and a keep one of 924: a mean over the six ways to add a die, a
maximum over the ways to take one away.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.dice import SIDES
from kribbeln_desktop.games.kribbeln_tasks import DICE
from kribbeln_desktop.players.kribbeln_payoffs import ENTRIES

Floats = NDArray[np.float64]
Levels = list[Floats]
"""What is worth or probable what, by the number of dice kept: an array for 0 to 6 dice, a row for each multiset."""


class Multisets(NamedTuple):
    """The multisets of each size, 0 to 6."""

    totals: NDArray[np.intp]
    """Of those of six dice."""
    ways: Floats
    """How probable each of those is in one roll of all dice."""
    added: list[NDArray[np.intp]]
    """By size: which multiset of one die more it is with each value, shape ``(n, 6)``."""
    removed: list[NDArray[np.intp]]
    """By size, from 1 on (nothing stands at 0): which of one die less it is without each of its dice, ``(n, size)``."""


@cache
def multisets() -> Multisets:
    """All of them."""
    kept = [list(combinations_with_replacement(range(1, SIDES + 1), size)) for size in range(DICE + 1)]
    index = {dice: number for of_size in kept for number, dice in enumerate(of_size)}
    added = [
        np.array([[index[tuple(sorted((*dice, value)))] for value in range(1, SIDES + 1)] for dice in of_size])
        for of_size in kept[:-1]
    ]
    removed = [np.zeros((1, 0), np.intp)] + [
        np.array([[index[dice[:at] + dice[at + 1 :]] for at in range(len(dice))] for dice in of_size])
        for of_size in kept[1:]
    ]
    orders = [factorial(DICE) / prod(map(factorial, Counter(dice).values())) for dice in kept[-1]]
    return Multisets(np.array(list(map(sum, kept[-1]))), np.array(orders) / SIDES**DICE, added, removed)


def solve_totals(payoffs: NDArray[np.floating]) -> tuple[Floats, Floats]:
    """For payoffs by total, shape ``(b, 37)``: what each turn is worth, ``(b,)``, and how probable its totals are."""
    known = multisets()
    one_left = _expanded(payoffs[:, known.totals].T.astype(np.float64))
    best, choices = _best(one_left)
    two_left = _expanded(best)
    best, first_choices = _best(two_left)
    probable = np.repeat(known.ways[:, np.newaxis], len(payoffs), axis=1)
    for chosen in (first_choices, choices):
        probable = _rolled_out(_kept(probable, chosen))
    chances = np.zeros((ENTRIES, len(payoffs)))
    np.add.at(chances, known.totals, probable)
    return known.ways @ best, chances.T


def _expanded(full: Floats) -> Levels:
    levels = [full]
    for added in reversed(multisets().added):
        levels.insert(0, levels[0][added].mean(axis=1))
    return levels


def _best(levels: Levels) -> tuple[Floats, list[NDArray[np.intp]]]:
    """The most each roll's keeps are worth; by size which die is taken away, -1 where none is."""
    best, choices = levels[0], [np.full(levels[0].shape, -1)]
    for level, removed in zip(levels[1:], multisets().removed[1:], strict=True):
        fewer = best[removed]
        choice = fewer.argmax(axis=1)
        without = np.take_along_axis(fewer, choice[:, np.newaxis], 1)[:, 0]
        choices.append(np.where(without > level, choice, -1))
        best = np.maximum(without, level)
    return best, choices


def _kept(full: Floats, choices: list[NDArray[np.intp]]) -> Levels:
    """How probable each keep is after rolls as probable as ``full``."""
    levels = [np.zeros(choice.shape) for choice in choices]
    levels[-1] = full.copy()
    columns = np.arange(full.shape[1])
    for size in range(DICE, 0, -1):
        rows, at = np.nonzero(choices[size] >= 0)
        target = multisets().removed[size][rows, choices[size][rows, at]]
        np.add.at(levels[size - 1], (target, columns[at]), levels[size][rows, at])
        levels[size][rows, at] = 0
    return levels


def _rolled_out(levels: Levels) -> Floats:
    """How probable each roll is after keeps as probable as ``levels``."""
    for size, added in enumerate(multisets().added):
        np.add.at(levels[size + 1], added, levels[size][:, np.newaxis] / SIDES)
    return levels[-1]
