"""One turn of three rolls solved exactly, for any payoff of the final dice.

The lattice of n dice has 7 cells an axis: index 0 is a die not yet fixed, 1 to 6 a die that shows that value. A cell
with unfixed dice is a keep: what it is worth to roll them. Any set of dice may be kept, earlier kept ones included, and
dice have positions, so nothing is assumed about their being alike.

Speed rests on how the cells lie: a pass over one axis is quick where many cells follow it in memory, so the first half
of the axes is worked off, the array is turned round, and the other half is worked off. Full rolls lie in the order of
the axes, lattices with the second half of the axes first; work arrays are kept for each thread and used again.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.dice import SIDES

Floats = NDArray[np.floating[Any]]
Masks = list[NDArray[np.bool_]]

CELLS = SIDES + 1
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


def values(payoffs: Iterable[Floats]) -> NDArray[np.float64]:
    """What ``solve`` finds each of ``payoffs`` worth before the first roll, quicker: no keep is kept."""
    return np.array([_mean(_best(_expanded(_best(_expanded(payoff))))) for payoff in payoffs])


def follow(turn: Turn, payoff: Floats) -> Turn:
    """What another ``payoff`` (the chance to succeed, say) comes to for a player who keeps what ``turn`` finds best."""
    one_left = expanded(payoff)
    two_left = expanded(_carried(_choices(turn.one_left), one_left))
    return Turn(one_left, two_left, _mean(_carried(_choices(turn.two_left), two_left)))


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
        full = _rolled_out(_kept(_choices(lattice), full), lattice.ndim)
    return full.copy()


def expanded(full: Floats) -> Floats:
    """The lattice over ``full`` (shape ``(6,) * n``): each keep is the mean over the dice that are rolled once."""
    return _expanded(full).copy(order="K")


# -- passes over the axes; what they return is a work array, valid until the next pass of its kind


def _expanded(full: Floats) -> Floats:
    first, second = _halves(full.ndim)
    cells = np.ascontiguousarray(full)
    for axis in range(first):
        cells = _with_means(cells.reshape(CELLS**axis, SIDES, -1))
    cells = _turned_round(cells, CELLS**first)
    for axis in range(second):
        cells = _with_means(cells.reshape(CELLS**axis, SIDES, -1))
    return _lattice(cells, full.ndim)


def _best(lattice: Floats) -> Floats:
    """For every full roll the most that one of its keeps is worth, keeping all included; shape ``(6,) * n``."""
    first, second = _halves(lattice.ndim)
    cells = _as_it_lies(lattice)
    for axis in range(second):
        cells = _with_maxima(cells.reshape(SIDES**axis, CELLS, -1))
    cells = _turned_round(cells, SIDES**second)
    for axis in range(first):
        cells = _with_maxima(cells.reshape(SIDES**axis, CELLS, -1))
    return cells.reshape((SIDES,) * lattice.ndim)


def _choices(lattice: Floats) -> Masks:
    """For each pass of ``_best`` whether the die is better rolled."""
    first, second = _halves(lattice.ndim)
    masks: Masks = []
    cells = _turned_round(_compared(_as_it_lies(lattice), second, masks), SIDES**second)
    _compared(cells, first, masks)
    return masks


def _compared(cells: Floats, axes: int, masks: Masks) -> Floats:
    """The best over the first ``axes``; appends to ``masks``."""
    for axis in range(axes):
        cells = cells.reshape(SIDES**axis, CELLS, -1)
        shape = (len(cells), SIDES, cells.shape[2])
        masks.append(np.greater(cells[:, :1], cells[:, 1:], out=_work_array("masks", shape, np.dtype(np.bool_))))
        cells = _with_maxima(cells)
    return cells


def _carried(masks: Masks, lattice: Floats) -> Floats:
    """For every full roll the cell of ``lattice`` at the keep chosen by ``masks``; shape ``(6,) * n``."""
    first, second = _halves(lattice.ndim)
    cells, left = _as_it_lies(lattice), iter(masks)
    for axis in range(second):
        cells = _chosen(cells.reshape(SIDES**axis, CELLS, -1), next(left))
    cells = _turned_round(cells, SIDES**second)
    for axis in range(first):
        cells = _chosen(cells.reshape(SIDES**axis, CELLS, -1), next(left))
    return cells.reshape((SIDES,) * lattice.ndim)


def _kept(masks: Masks, full: Floats) -> Floats:
    """How probable each keep is that ``masks`` choose, after rolls as probable as ``full``; as it lies in memory."""
    first, second = _halves(full.ndim)
    cells, left = full, reversed(masks)
    for axis in reversed(range(first)):
        cells = _divided(cells.reshape(SIDES**axis, SIDES, -1), next(left))
    cells = _turned_round(cells, CELLS**first)
    for axis in reversed(range(second)):
        cells = _divided(cells.reshape(SIDES**axis, SIDES, -1), next(left))
    return cells


def _rolled_out(cells: Floats, dice: int) -> Floats:
    """How probable each full roll is after keeps as probable as ``cells``, which lie as a lattice does; spoils it."""
    first, second = _halves(dice)
    for axis in reversed(range(second)):
        cells = _shared_out(cells.reshape(CELLS**axis, CELLS, -1))
    cells = _turned_round(cells, SIDES**second)
    for axis in reversed(range(first)):
        cells = _shared_out(cells.reshape(CELLS**axis, CELLS, -1))
    return cells.reshape((SIDES,) * dice)


def _halves(dice: int) -> tuple[int, int]:
    return dice // 2, dice - dice // 2


def _with_means(cells: Floats) -> Floats:
    """Shape ``(p, 6, m)`` to ``(p, 7, m)``: the mean over the middle axis stands before it."""
    before, _sides, after = cells.shape
    wider = _work_array("means", (before, CELLS, after), cells.dtype)
    means = wider[:, 0]
    np.add.reduce(cells, axis=1, out=means)
    np.divide(means, SIDES, out=means)
    wider[:, 1:] = cells
    return wider


def _with_maxima(cells: Floats) -> Floats:
    """Shape ``(p, 7, m)`` to ``(p, 6, m)``: where the first is higher, it stands for each of the others."""
    before, _cells, after = cells.shape
    narrower = _work_array("maxima", (before, SIDES, after), cells.dtype)
    np.maximum(cells[:, 1:], cells[:, :1], out=narrower)
    return narrower


def _chosen(cells: Floats, is_rolled: NDArray[np.bool_]) -> Floats:
    """Shape ``(p, 7, m)`` to ``(p, 6, m)``: the first where it is rolled, else each of the others."""
    before, _cells, after = cells.shape
    narrower = _work_array("chosen", (before, SIDES, after), cells.dtype)
    np.subtract(cells[:, :1], cells[:, 1:], out=narrower)
    np.multiply(narrower, is_rolled, out=narrower)
    np.add(narrower, cells[:, 1:], out=narrower)
    return narrower


def _shared_out(cells: Floats) -> Floats:
    """Shape ``(p, 7, m)`` to ``(p, 6, m)``: the first is spread evenly over the others; spoils ``cells``."""
    before, _cells, after = cells.shape
    spread = _work_array("spread", (before, SIDES, after), cells.dtype)
    cells[:, 0] /= SIDES
    np.add(cells[:, 1:], cells[:, :1], out=spread)
    return spread


def _divided(cells: Floats, is_rolled: NDArray[np.bool_]) -> Floats:
    """Shape ``(p, 6, m)`` to ``(p, 7, m)``: what is rolled is gathered before the others."""
    before, _sides, after = cells.shape
    wider = _work_array("divided", (before, CELLS, after), cells.dtype)
    rolled = np.multiply(cells, is_rolled, out=_work_array("rolled", cells.shape, cells.dtype))
    np.add.reduce(rolled, axis=1, out=wider[:, 0])
    np.subtract(cells, rolled, out=wider[:, 1:])
    return wider


def _turned_round(cells: Floats, first: int) -> Floats:
    """The axes in two groups, the first of ``first`` cells in all, with the groups changed; shape ``(rest, first)``."""
    turned = _work_array("turned", (cells.size // first, first), cells.dtype)
    turned[...] = cells.reshape(first, -1).T
    return turned


def _lattice(cells: Floats, dice: int) -> Floats:
    """Cells as they lie, with the axes in the order of the dice."""
    _first, second = _halves(dice)
    return cells.reshape((CELLS,) * dice).transpose(*range(second, dice), *range(second))


def _as_it_lies(lattice: Floats) -> Floats:
    first, _second = _halves(lattice.ndim)
    return np.ascontiguousarray(lattice.transpose(*range(first, lattice.ndim), *range(first)))


class _Desk(threading.local):
    """Each thread's work arrays, by their use."""

    def __init__(self) -> None:
        self.arrays: dict[tuple[str, tuple[int, ...], str], NDArray[Any]] = {}


_desk = _Desk()


def _work_array(use: str, shape: tuple[int, ...], dtype: np.dtype[Any]) -> NDArray[Any]:
    """The thread's own array for this use; what it held is lost."""
    key = use, shape, dtype.char
    found = _desk.arrays.get(key)
    if found is None:
        found = _desk.arrays[key] = np.empty(shape, dtype)
    return found


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
