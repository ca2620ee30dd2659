"""Passes over the axes of a turn's rolls and keeps: means, maxima, and what follows them.

A pass over one axis is quick where many cells follow it in memory, so the first half of the axes is worked off, the
array is turned round, and the other half is worked off. Full rolls lie in the order of the axes, lattices with the
second half of the axes first. What the functions return is a work array of the thread, valid until the next call of the
same function.
"""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.dice import SIDES

Floats = NDArray[np.floating[Any]]
Masks = list[NDArray[np.bool_]]

CELLS = SIDES + 1


def expanded(full: Floats) -> Floats:
    """The lattice over ``full`` (shape ``(6,) * n``): each keep is the mean over the dice that are rolled once."""
    first, second = _halves(full.ndim)
    cells = np.ascontiguousarray(full)
    for axis in range(first):
        cells = _with_means(cells.reshape(CELLS**axis, SIDES, -1))
    cells = _turned_round(cells, CELLS**first)
    for axis in range(second):
        cells = _with_means(cells.reshape(CELLS**axis, SIDES, -1))
    return _lattice(cells, full.ndim)


def best(lattice: Floats) -> Floats:
    """For every full roll the most that one of its keeps is worth, keeping all included; shape ``(6,) * n``."""
    first, second = _halves(lattice.ndim)
    cells = _as_it_lies(lattice)
    for axis in range(second):
        cells = _with_maxima(cells.reshape(SIDES**axis, CELLS, -1))
    cells = _turned_round(cells, SIDES**second)
    for axis in range(first):
        cells = _with_maxima(cells.reshape(SIDES**axis, CELLS, -1))
    return cells.reshape((SIDES,) * lattice.ndim)


def choices(lattice: Floats) -> Masks:
    """For each pass of ``best`` whether the die is better rolled."""
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


def carried(masks: Masks, lattice: Floats) -> Floats:
    """For every full roll the cell of ``lattice`` at the keep chosen by ``masks``; shape ``(6,) * n``."""
    first, second = _halves(lattice.ndim)
    cells, left = _as_it_lies(lattice), iter(masks)
    for axis in range(second):
        cells = _chosen(cells.reshape(SIDES**axis, CELLS, -1), next(left))
    cells = _turned_round(cells, SIDES**second)
    for axis in range(first):
        cells = _chosen(cells.reshape(SIDES**axis, CELLS, -1), next(left))
    return cells.reshape((SIDES,) * lattice.ndim)


def kept(masks: Masks, full: Floats) -> Floats:
    """How probable each keep is that ``masks`` choose, after rolls as probable as ``full``; as it lies in memory."""
    first, second = _halves(full.ndim)
    cells, left = full, reversed(masks)
    for axis in reversed(range(first)):
        cells = _divided(cells.reshape(SIDES**axis, SIDES, -1), next(left))
    cells = _turned_round(cells, CELLS**first)
    for axis in reversed(range(second)):
        cells = _divided(cells.reshape(SIDES**axis, SIDES, -1), next(left))
    return cells


def rolled_out(cells: Floats, dice: int) -> Floats:
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
