"""How a Kribbeln player goes on from each row: what it will enter where, by its bar and its filled Kribbel spaces.

A *standing* is a bar (0, or the highest number in an own Kribbel space) and how many Kribbel spaces of the area are
filled. Arrays over standings have the shape ``(37, 3)``; in the beginners' variant the bar stays 0. Entries are 0 (an
X) to 36.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from kribbeln_desktop.games.kribbeln_rows import AREAS, KRIBBEL_ROWS, OVER
from kribbeln_desktop.players.kribbeln_payoffs import ENTRIES, Floats

FILLED = 3
STANDINGS = (ENTRIES, FILLED)


@dataclass(frozen=True, slots=True, eq=False)
class Behaviour:
    """How attempts end, by row and standing at the first roll; zeros where a row is not played."""

    endings: Floats
    """How probable each total is at the end, unfulfilled and fulfilled: shape ``(10, 37, 3, 2, 37)``."""
    switches: Floats
    """How probable a switch is after a failure with each total: shape ``(10, 37, 3, 37)``."""

    def mixed(self, other: Behaviour, share: float) -> Behaviour:
        """One that behaves like ``other`` with this probability."""
        return Behaviour(
            self.endings + np.float32(share) * (other.endings - self.endings),
            self.switches + np.float32(share) * (other.switches - self.switches),
        )


def no_behaviour() -> Behaviour:
    """Room for one."""
    rows = (OVER, *STANDINGS)
    return Behaviour(np.zeros((*rows, 2, ENTRIES), np.float32), np.zeros((*rows, ENTRIES), np.float32))


@cache
def spaces(row: int) -> tuple[int, ...]:
    """The Kribbel rows of a row's area, as they are filled."""
    first, end = next((first, end) for first, end in AREAS if row < end)
    return tuple(kribbel for kribbel in KRIBBEL_ROWS if first <= kribbel < end)


def is_played(row: int, filled: int) -> bool:
    """Whether a seat plays the row that has filled so many spaces of its area; a Kribbel row may be filled."""
    return row not in KRIBBEL_ROWS or filled <= spaces(row).index(row)


def filled_after(row: int, filled: int) -> int:
    """How many spaces are filled in the area of the next row."""
    if row in KRIBBEL_ROWS:
        at = spaces(row).index(row) + 1
        return 0 if at == len(spaces(row)) else max(filled, at)
    return filled


def futures(behaviour: Behaviour, rising: bool) -> Floats:
    """How probable each entry is, written from ``row`` on: shape ``(11, 37, 3, 10, 37)``, by row, standing and row.

    A Kribbel space filled before is not written again: zeros.
    """
    result = np.zeros((OVER + 1, *STANDINGS, OVER, ENTRIES), np.float32)
    for row in reversed(range(OVER)):
        for filled in reversed(range(FILLED)):
            if row in KRIBBEL_ROWS:
                _kribbel_row(result, behaviour, row, filled, rising)
            elif filled <= len(spaces(row)):
                _task_row(result, behaviour, row, filled, rising)
    return result


def _kribbel_row(result: Floats, behaviour: Behaviour, row: int, filled: int, rising: bool) -> None:
    after = result[row + 1, :, filled_after(row, filled)]
    if not is_played(row, filled):
        result[row, :, filled] = after
        return
    failed, fitted = np.moveaxis(behaviour.endings[row, :, filled], 1, 0)
    unfit = failed.sum(axis=1)
    bars = after if rising else np.broadcast_to(after[:1], after.shape)
    result[row, :, filled] = unfit[:, None, None] * after + np.tensordot(fitted, bars, 1)
    result[row, :, filled, row] = fitted
    result[row, :, filled, row, 0] = unfit


def _task_row(result: Floats, behaviour: Behaviour, row: int, filled: int, rising: bool) -> None:
    failed, met = np.moveaxis(behaviour.endings[row, :, filled], 1, 0)
    switched = failed * behaviour.switches[row, :, filled]
    crossed = (failed - switched).sum(axis=1)
    here = result[row, :, filled]
    here[...] = (met.sum(axis=1) + crossed)[:, None, None] * result[row + 1, :, filled]
    here[:, row] = met
    here[:, row, 0] = crossed
    if filled < len(spaces(row)):
        again = result[row, :, filled + 1]
        here += np.tensordot(switched, again if rising else np.broadcast_to(again[:1], again.shape), 1)
        here[:, spaces(row)[filled]] += switched
