"""What Kribbeln's dice are worth at the end of a turn: a value for each of the 6⁶ ways they can lie."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.dice import SIDES, Die
from kribbeln_desktop.games.kribbeln_position import HIGHEST_TOTAL
from kribbeln_desktop.games.kribbeln_tasks import COLOURS, DICE, Counts, Task

ENTRIES = HIGHEST_TOTAL + 1
"""0 (an X) to the highest total."""

Floats = NDArray[np.float32]


@lru_cache(maxsize=2)
def totals(dice: tuple[Die, ...]) -> NDArray[np.int8]:
    """The sum of pips of every full roll; shape ``(6,) * n``, index value - 1 of each die."""
    return _summed([[face.pips for face in die] for die in dice]).astype(np.int8)


def met(dice: tuple[Die, ...], task: Task) -> NDArray[np.bool_]:
    """Whether every full roll fulfils ``task``; shape as of ``totals``."""
    by_code = np.zeros((DICE + 1) ** len(COLOURS), dtype=np.bool_)
    for code, counts in _all_counts(len(dice)):
        by_code[code] = task.is_met(counts)
    return by_code[_codes(dice)]


def above(dice: tuple[Die, ...], bar: int) -> NDArray[np.bool_]:
    """Whether every full roll's total is higher than ``bar``; shape as of ``totals``."""
    return totals(dice) > bar


@lru_cache(maxsize=16)
def endings_of(dice: tuple[Die, ...], task: Task | None) -> NDArray[np.intp]:
    """How every full roll ends an attempt: its total, and ``ENTRIES`` more where it fulfils ``task``; shape as above.

    In a Kribbel row (None) it is the total.
    """
    found = totals(dice).astype(np.intp)
    return found if task is None else found + ENTRIES * met(dice, task)


def rank_rewards(chances: Floats) -> Floats:
    """The points that each own entry is expected to earn, shape ``(rows, 37)`` (R30 to R33).

    ``chances`` is how probable each entry of the others is: shape ``(seats, rows, 37)``, each seat for itself.
    """
    lower = (np.cumsum(chances, axis=2) - chances).sum(axis=0)
    lower[:, 0] = -1
    earned: Floats = 1 + lower
    return earned


def kribbel_payoff(earned: Floats, rest: Floats, bar: int) -> Floats:
    """What each total is worth in a Kribbel row, shape ``(37,)``; ``rest`` is what follows, by the bar that follows.

    In the beginners' variant ``rest`` has one value only, and ``bar`` is 0.
    """
    entered = earned + rest
    fits = np.arange(ENTRIES) > bar
    return np.where(fits, entered, earned[0] + rest[min(bar, len(rest) - 1)]).astype(np.float32)


def task_payoff(earned: Floats, rest: float, bar: int, again: Floats | None) -> Floats:
    """What each total is worth in a task row, unfulfilled and fulfilled, shape ``(2, 37)``.

    ``rest`` is what follows with the bar as it is, ``again`` what a switch with each total comes to; None without one.
    """
    payoff: Floats = np.stack([np.full(ENTRIES, earned[0], np.float32), earned]) + np.float32(rest)
    return with_switches(payoff, bar, again)


def with_switches(payoff: Floats, bar: int, again: Floats | None) -> Floats:
    """``payoff`` (unfulfilled and fulfilled, by total) for who switches above the bar where ``again`` is worth more."""
    if again is not None:
        may = np.arange(ENTRIES) > bar
        payoff[0, may] = np.maximum(payoff[0], again)[may]
    return payoff.astype(np.float32)


@lru_cache(maxsize=2)
def _codes(dice: tuple[Die, ...]) -> NDArray[np.int32]:
    """The colour counts of every full roll as one number; shape as of ``totals``."""
    return _summed([[_weight(COLOURS.index(face.motif)) for face in die] for die in dice]).astype(np.int32)


@lru_cache(maxsize=2)
def _all_counts(dice: int) -> tuple[tuple[int, Counts], ...]:
    """Every way to spread ``dice`` dice over the colours, with its code."""
    spreads = combinations_with_replacement(range(len(COLOURS)), dice)
    counts = [tuple(map(spread.count, range(len(COLOURS)))) for spread in spreads]
    return tuple((sum(_weight(colour) * n for colour, n in enumerate(ns)), ns) for ns in counts)


def _weight(colour: int) -> int:
    return int((DICE + 1) ** colour)


def _summed(values: list[list[int]]) -> NDArray[np.int64]:
    """For every full roll the sum of ``values[die][face]``."""
    total = np.zeros((SIDES,) * len(values), dtype=np.int64)
    for axis, faces in enumerate(values):
        shape = [1] * len(values)
        shape[axis] = SIDES
        total += np.array(faces).reshape(shape)
    return total
