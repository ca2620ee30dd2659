"""One turn of three rolls solved exactly, for any payoff of the final dice.

The lattice of n dice has 7 cells an axis: index 0 is a die not yet fixed, 1 to 6 a die that shows that value. A cell
with unfixed dice is a keep: what it is worth to roll them. Any set of dice may be kept, earlier kept ones included, and
dice have positions, so nothing is assumed about their being alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.dice import SIDES
from kribbeln_desktop.players import turn_passes as passes
from kribbeln_desktop.players.turn_passes import CELLS

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
    two_left = expanded(passes.best(one_left))
    return Turn(one_left, two_left, _mean(passes.best(two_left)))


def values(payoffs: Iterable[Floats]) -> NDArray[np.float64]:
    """What ``solve`` finds each of ``payoffs`` worth before the first roll, quicker: no keep is kept."""
    return np.array([_mean(passes.best(passes.expanded(passes.best(passes.expanded(payoff))))) for payoff in payoffs])


def follow(turn: Turn, payoff: Floats) -> Turn:
    """What another ``payoff`` (the chance to succeed, say) comes to for a player who keeps what ``turn`` finds best."""
    one_left = expanded(payoff)
    two_left = expanded(passes.carried(passes.choices(turn.one_left), one_left))
    return Turn(one_left, two_left, _mean(passes.carried(passes.choices(turn.two_left), two_left)))


def followed(turn: Turn, one_left: Floats, keep: tuple[int, ...]) -> float:
    """One cell of ``follow``'s ``two_left``, quicker: ``one_left`` is the lattice of the other payoff."""
    cells = np.ix_(*(range(CELLS) if value == 0 else (0, value) for value in keep))
    own, other = turn.one_left[cells], one_left[cells]
    for axis in range(own.ndim):
        before = (slice(None),) * axis
        rolled, kept = (*before, slice(0, 1)), (*before, slice(1, None))
        other = np.where(own[rolled] > own[kept], other[rolled], other[kept])
        own = np.maximum(own[rolled], own[kept])
    return _mean(other)


def endings(turn: Turn) -> Floats:
    """How probable each final roll is, shape ``(6,) * n``, for a player who keeps what ``turn`` finds best."""
    full = np.full((SIDES,) * turn.one_left.ndim, 1 / SIDES**turn.one_left.ndim, turn.one_left.dtype)
    for lattice in (turn.two_left, turn.one_left):
        full = passes.rolled_out(passes.kept(passes.choices(lattice), full), lattice.ndim)
    return full.copy()


def expanded(full: Floats) -> Floats:
    """The lattice over ``full`` (shape ``(6,) * n``): each keep is the mean over the dice that are rolled once."""
    return passes.expanded(full).copy(order="K")


def _mean(full: Floats) -> float:
    return float(full.mean(dtype=np.float64))


# -- what is read from a lattice


@cache
def rolled_sets(dice: int) -> tuple[tuple[int, ...], ...]:
    """Every set of dice to roll, as ascending axes (from 0): the fewest first, beginning with none."""
    return tuple(axes for size in range(dice + 1) for axes in combinations(range(dice), size))


@cache
def _is_kept(dice: int) -> NDArray[np.intp]:
    """1 where a set of ``rolled_sets`` keeps a die, else 0; shape ``(n, 2**n)``."""
    return np.array([[axis not in axes for axes in rolled_sets(dice)] for axis in range(dice)], dtype=np.intp)


def keep_values(lattice: Floats, roll: Sequence[int]) -> Floats:
    """What each of ``rolled_sets`` is worth at ``roll`` (a value 1 to 6 for each axis); shape ``(2**n,)``."""
    index = _is_kept(len(roll)) * np.asarray(roll, dtype=np.intp)[:, None]
    found: Floats = lattice[tuple(index)]
    return found


@cache
def _tie_costs(dice: int) -> Floats:
    return np.array([TIE * len(axes) for axes in rolled_sets(dice)])


def ranking(values: Floats, dice: int) -> NDArray[np.intp]:
    """The indices of ``rolled_sets`` by their ``values`` (shape ``(2**n,)``), the best first; ties as ``TIE`` says."""
    return np.argsort(_tie_costs(dice) - values, kind="stable")
