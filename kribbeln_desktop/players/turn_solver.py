"""One turn of three rolls solved exactly, for any payoff of the final dice.

The lattice of n dice has 7 cells an axis: index 0 is a die not yet fixed, 1 to 6 a die that shows that value. A cell
with unfixed dice is a keep: what it is worth to roll them. Any set of dice may be kept, earlier kept ones included, and
dice have positions, so nothing is assumed about their being alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.dice import SIDES

Floats = NDArray[np.floating[Any]]

TIE = 2e-5
"""Two keeps that differ by less than this for each die more that is rolled are alike: the fewer dice win."""


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """What every keep is worth with one and with two rolls left, in the payoff's unit, shape ``(7,) * n`` each."""

    one_left: Floats
    """Cells without an unfixed die hold the payoff itself."""
    two_left: Floats
    """Cells without an unfixed die hold what the roll is worth with one roll left."""

    value: float
    """What the turn is worth before its first roll, of all dice."""

    def lattice(self, rolls_left: int) -> Floats:
        """The keeps with 1 or 2 rolls left."""
        return self.one_left if rolls_left == 1 else self.two_left


def solve(payoff: Floats) -> Turn:
    """The turn that maximises the expected ``payoff``: shape ``(6,) * n``, index value - 1 of each die in order."""
    one_left = expanded(payoff)
    two_left = expanded(_best(one_left))
    return Turn(one_left, two_left, _mean(_best(two_left)))


def follow(turn: Turn, payoff: Floats) -> Turn:
    """What another ``payoff`` (the chance to succeed, say) comes to for a player who keeps what ``turn`` finds best."""
    one_left = expanded(payoff)
    two_left = expanded(_carried(turn.one_left, one_left))
    return Turn(one_left, two_left, _mean(_carried(turn.two_left, two_left)))


def expanded(full: Floats) -> Floats:
    """The lattice over ``full`` (shape ``(6,) * n``): each keep is the mean over the dice that are rolled once."""
    dice = full.ndim
    lattice = np.empty((SIDES + 1,) * dice, full.dtype)
    lattice[(slice(1, None),) * dice] = full
    for axis in range(dice):
        done, still_full = (slice(None),) * (axis + 1), (slice(1, None),) * (dice - axis - 1)
        by_value = np.moveaxis(lattice[done + still_full], axis, 0)
        total = by_value[1] + by_value[2]
        for value in range(3, SIDES + 1):
            total += by_value[value]
        by_value[0] = total / SIDES
    return lattice


def _best(lattice: Floats) -> Floats:
    """For every full roll the most that one of its keeps is worth, keeping all included; shape ``(6,) * n``."""
    for axis in range(lattice.ndim):
        kept, rolled = _split(lattice, axis)
        lattice = np.maximum(kept, rolled)
    return lattice


def _carried(lattice: Floats, other: Floats) -> Floats:
    """For every full roll the cell of ``other`` at the best keep of ``lattice``; shape ``(6,) * n``."""
    for axis in range(lattice.ndim):
        kept, rolled = _split(lattice, axis)
        other_kept, other_rolled = _split(other, axis)
        other = np.where(rolled > kept, other_rolled, other_kept)
        lattice = np.maximum(kept, rolled)
    return other


def _mean(full: Floats) -> float:
    return float(full.mean(dtype=np.float64))


def _split(lattice: Floats, axis: int) -> tuple[Floats, Floats]:
    """The cells whose die at ``axis`` is kept, and (with one cell there) those whose die is rolled."""
    before = (slice(None),) * axis
    return lattice[(*before, slice(1, None))], lattice[(*before, slice(0, 1))]


@cache
def rolled_sets(dice: int) -> tuple[tuple[int, ...], ...]:
    """Every set of dice to roll, as ascending axes (from 0): the fewest first, beginning with none."""
    return tuple(axes for size in range(dice + 1) for axes in combinations(range(dice), size))


@cache
def _kept_strides(dice: int) -> NDArray[np.intp]:
    """How far a kept die's value moves the flat index, 0 for a rolled one; shape ``(2**n, n)``."""
    strides = [(SIDES + 1) ** (dice - 1 - axis) for axis in range(dice)]
    rows = [[0 if axis in axes else strides[axis] for axis in range(dice)] for axes in rolled_sets(dice)]
    return np.array(rows, dtype=np.intp)


def keep_values(lattice: Floats, roll: Sequence[int]) -> Floats:
    """What each of ``rolled_sets`` is worth at ``roll`` (a value 1 to 6 for each axis); shape ``(2**n,)``."""
    index = _kept_strides(len(roll)) @ np.asarray(roll, dtype=np.intp)
    return lattice.reshape(-1)[index]


@cache
def _tie_costs(dice: int) -> Floats:
    return np.array([TIE * len(axes) for axes in rolled_sets(dice)])


def ranking(values: Floats, dice: int) -> NDArray[np.intp]:
    """The indices of ``rolled_sets`` by their ``values`` (shape ``(2**n,)``), the best first; ties as ``TIE`` says."""
    return np.argsort(_tie_costs(dice) - values, kind="stable")
