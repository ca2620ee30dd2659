"""One turn of three rolls of five like dice solved exactly, for any payoff of the final roll.

The dice are alike, so a roll is one of 252 multisets of values, and a keep one of 462 of no to five dice. Positions
matter only when it is said which dice to roll. Arrays may have further axes (many payoffs at once) behind the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.dice import SIDES
from kribbeln_desktop.core.patterns import Pattern
from kribbeln_desktop.players.turn_solver import Floats, Turn, rolled_sets

DICE = 5
_VALUES = range(1, SIDES + 1)

KEEPS = tuple(keep for dice in range(DICE + 1) for keep in combinations_with_replacement(_VALUES, dice))
"""Every keep, its values ascending; the fewest dice first."""
ROLLS = KEEPS[-252:]
"""Every roll: the keeps of all dice."""

_PLACE = {keep: place for place, keep in enumerate(KEEPS)}
_ALL = len(KEEPS) - len(ROLLS)
"""Where the rolls begin among the keeps."""


def _of_size(dice: int) -> slice:
    """Where the keeps of so many dice stand."""
    places = [place for place, keep in enumerate(KEEPS) if len(keep) == dice]
    return slice(places[0], places[-1] + 1)


def _with_one_more(keep: tuple[int, ...]) -> list[int]:
    return [_PLACE[tuple(sorted((*keep, value)))] for value in _VALUES]


def _with_one_less(keep: tuple[int, ...]) -> list[int]:
    return [_PLACE[keep[:at] + keep[at + 1 :]] for at in range(len(keep))]


_GROWN = [(s := _of_size(n), np.array([_with_one_more(keep) for keep in KEEPS[s]]).T) for n in range(DICE - 1, -1, -1)]
"""From four dice down to none: the keeps of that size, and (6, n) where each stands with one value more."""
_SHRUNK = [(s := _of_size(n), np.array([_with_one_less(keep) for keep in KEEPS[s]]).T) for n in range(1, DICE + 1)]
"""From one die up to five: the keeps of that size, and (size, n) where each stands with one die less."""
_WITHIN = [(keeps, np.vstack([np.arange(len(KEEPS))[keeps], shrunk])) for keeps, shrunk in _SHRUNK]
"""The same with the keep itself before those with one die less; (size + 1, n)."""


def roll_index(roll: Sequence[int]) -> int:
    """Where a roll (five values in any order) stands in ``ROLLS``."""
    return _PLACE[tuple(sorted(roll))] - _ALL


def payoff_of(pattern: Pattern) -> Floats:
    """1 for every roll that fits ``pattern``, else 0; shape ``(252,)``."""
    return np.array([pattern(roll) for roll in ROLLS], dtype=np.float64)


def solve(payoff: Floats) -> Turn:
    """The turn that maximises the expected ``payoff`` of shape ``(252,)``; its lattices are ordered as ``KEEPS``."""
    one_left = expanded(payoff)
    two_left = expanded(best(one_left))
    return Turn(one_left, two_left, float(expanded(best(two_left))[0]))


def worth_at_start(payoffs: Floats) -> Floats:
    """What the turn is worth before its first roll, for many payoffs of shape ``(252, …)``: their further axes."""
    start: Floats = expanded(best(expanded(best(expanded(payoffs)))))[0]
    return start


def follow(turn: Turn, payoff: Floats) -> Turn:
    """What another ``payoff`` (the chance to succeed, say) comes to for a player who keeps what ``turn`` finds best."""
    one_left = expanded(payoff)
    two_left = one_roll_earlier(turn.one_left, one_left)
    return Turn(one_left, two_left, float(one_roll_earlier(turn.two_left, two_left)[0]))


def one_roll_earlier(lattice: Floats, others: Floats) -> Floats:
    """What ``others`` (lattices of shape ``(462, …)``) come to if one roll more is left, and ``lattice`` decides."""
    return expanded(others[best_keeps(lattice)])


def reached(turn: Turn) -> Floats:
    """How probably each roll ends a turn that keeps what ``turn`` finds best; shape ``(252,)``."""
    rolls = _rolled(np.zeros(1, dtype=np.intp), np.ones(1))
    for lattice in (turn.two_left, turn.one_left):
        rolls = _rolled(best_keeps(lattice), rolls)
    return rolls


def _rolled(keeps: NDArray[np.intp], chances: Floats) -> Floats:
    """How probably each roll comes of keeps with these chances when their other dice are rolled; shape ``(252,)``."""
    mass: Floats = np.bincount(keeps, chances, len(KEEPS)).astype(np.float64)
    for few, grown in reversed(_GROWN):
        mass += np.bincount(grown.ravel(), np.tile(mass[few] / SIDES, SIDES), len(KEEPS))
    return mass[_ALL:]


def expanded(payoff: Floats) -> Floats:
    """What each of ``KEEPS`` is worth when its other dice are rolled once; ``payoff`` has shape ``(252, …)``.

    One die is added at a time: a keep is the mean over its next die.
    """
    lattice = np.empty((len(KEEPS), *payoff.shape[1:]), payoff.dtype)
    lattice[_ALL:] = payoff
    for keeps, grown in _GROWN:
        lattice[keeps] = lattice[grown].sum(axis=0) / SIDES
    return lattice


def best(lattice: Floats) -> Floats:
    """For every roll the most that one of its keeps is worth, keeping all included; shape ``(252, …)``.

    One die is removed at a time: the best keep within some dice is all of them, or the best within all but one.
    """
    most = lattice.copy()
    for keeps, shrunk in _SHRUNK:
        np.maximum(most[keeps], most[shrunk].max(axis=0), out=most[keeps])
    return most[_ALL:]


def best_keeps(lattice: Floats) -> NDArray[np.intp]:
    """For every roll where its best keep stands in ``KEEPS``, of equals the one with most dice; shape ``(252,)``."""
    chosen = np.arange(len(KEEPS))
    for keeps, within in _WITHIN:
        candidates = chosen[within]
        winners = lattice[candidates].argmax(axis=0)
        chosen[keeps] = candidates[winners, np.arange(candidates.shape[1])]
    return chosen[_ALL:]


_RADIX = (DICE + 1) ** np.arange(SIDES)
"""A keep's code is the sum over its dice of ``_RADIX[value - 1]``."""
_BY_CODE = np.zeros((DICE + 1) ** SIDES, dtype=np.intp)
_BY_CODE[[sum(_RADIX[value - 1] for value in keep) for keep in KEEPS]] = range(len(KEEPS))
_IS_KEPT = np.array([[axis not in rolled for axis in range(DICE)] for rolled in rolled_sets(DICE)], dtype=np.intp)


def kept_by_position(roll: Sequence[int]) -> NDArray[np.intp]:
    """For five dice as they lie: where in ``KEEPS`` stands what each of ``rolled_sets(5)`` leaves; shape ``(32,)``."""
    return kept_in(np.asarray(roll))


def kept_in(rolls: NDArray[np.intp]) -> NDArray[np.intp]:
    """The same for many rolls of shape ``(…, 5)``; shape ``(…, 32)``."""
    codes: NDArray[np.intp] = _RADIX[rolls - 1] @ _IS_KEPT.T
    return _BY_CODE[codes]


def roll_indices(rolls: NDArray[np.intp]) -> NDArray[np.intp]:
    """Where each of the rolls of shape ``(…, 5)`` stands in ``ROLLS``; shape ``(…)``."""
    places: NDArray[np.intp] = _BY_CODE[_RADIX[rolls - 1].sum(axis=-1)] - _ALL
    return places
