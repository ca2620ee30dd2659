"""Kniffel's sheets between two turns, as far as the points to come depend on them: numbered, so that arrays hold them.

A position is a row and a column. The row says how the box for five alike stands and which of the other lower boxes are
filled, the column which of the upper boxes are filled and what they hold; sums from ``BONUS_FROM`` on count as one.
Only sums that can come about have a column: 192 rows by 2794 columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.games.kniffel_boxes import BONUS, BONUS_FROM, BOXES, FIVE_OF_A_KIND, UPPER
from kribbeln_desktop.players.five_dice import DICE
from kribbeln_desktop.players.kniffel import FIVE

FREE, STRUCK, SCORED = range(3)
"""How the box for five alike stands."""

UPPERS = range(len(UPPER))
OTHERS = tuple(place for place in range(len(UPPER), len(BOXES)) if place != FIVE)
"""The places on the sheet of the lower boxes but that for five alike."""
OTHER_SETS = 1 << len(OTHERS)
ROWS = 3 * OTHER_SETS

Places = NDArray[np.intp]
AnyPlace = TypeVar("AnyPlace", int, Places)


def _sums(filled: int) -> list[int]:
    """What so filled upper boxes can hold (a set is the sum of ``1 << place``)."""
    sums = {0}
    for place in UPPERS:
        if filled >> place & 1:
            sums = {min(total + count * (place + 1), BONUS_FROM) for total in sums for count in range(DICE + 1)}
    return sorted(sums)


_COLUMNS = [(filled, total) for filled in range(1 << len(UPPER)) for total in _sums(filled)]
_COLUMN_OF = {column: number for number, column in enumerate(_COLUMNS)}
COLUMNS = len(_COLUMNS)


def _next(place: int, count: int, filled: int, total: int) -> int:
    """The column after so many of its number are entered in an upper box; -1 where that is filled."""
    after = min(total + count * (place + 1), BONUS_FROM)
    return -1 if filled >> place & 1 else _COLUMN_OF[filled | 1 << place, after]


def _brought(points: int, total: int) -> int:
    return points + BONUS * (total < BONUS_FROM <= total + points)


NEXT = np.array([[[_next(p, n, *column) for column in _COLUMNS] for n in range(DICE + 1)] for p in UPPERS])
"""For each upper box and number of dice that count there the column after each column; (6, 6, columns)."""

BROUGHT = np.array(
    [[[_brought(n * (p + 1), total) for _filled, total in _COLUMNS] for n in range(DICE + 1)] for p in UPPERS],
    dtype=np.float64,
)
"""What that brings, the bonus included; (6, 6, columns)."""


def is_free() -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Which boxes are free by the row, and which by the column; (rows, 13) and (columns, 13)."""
    rows = np.zeros((ROWS, len(BOXES)), dtype=np.bool_)
    rows[:OTHER_SETS, FIVE] = True
    for number, place in enumerate(OTHERS):
        rows[:, place] = np.arange(ROWS) >> number & 1 == 0
    columns = np.zeros((COLUMNS, len(BOXES)), dtype=np.bool_)
    columns[:, : len(UPPER)] = NEXT[:, 0].T >= 0
    return rows, columns


def free_boxes() -> Places:
    """How many boxes are free at each position; (rows, columns)."""
    rows, columns = (free.sum(axis=1) for free in is_free())
    number: Places = rows[:, np.newaxis] + columns
    return number


def row_after(row: AnyPlace, other: int) -> AnyPlace:
    """The row after that of ``OTHERS`` is filled."""
    return row | 1 << other


def five_filled(row: AnyPlace, how: int) -> AnyPlace:
    """The row after the box for five alike is filled so."""
    return row % OTHER_SETS + how * OTHER_SETS


def position_of(entries: Sequence[int | None]) -> tuple[int, int]:
    """Row and column of a sheet with these entries."""
    five = FREE if entries[FIVE] is None else SCORED if entries[FIVE] == FIVE_OF_A_KIND else STRUCK
    others = sum(1 << number for number, place in enumerate(OTHERS) if entries[place] is not None)
    upper = entries[: len(UPPER)]
    filled = sum(1 << place for place, entry in enumerate(upper) if entry is not None)
    return five * OTHER_SETS + others, _COLUMN_OF[filled, min(sum(entry or 0 for entry in upper), BONUS_FROM)]
