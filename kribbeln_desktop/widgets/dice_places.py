"""Where dice come to lie on the felt: pure geometry.

Dice that were thrown together lie well spread; the others keep places free for being brought back. Nothing here depends
on which dice are set aside, so no die moves because another one does.
"""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRect, QRectF, QSizeF

Place = tuple[float, float]
"""Part of the way from the left to the right end, and from the upper row to the lower one."""

TRAY_PART = 0.32
"""The tray takes at most this part of the height."""
WIDEST_SPREAD = 4.4
"""Dice lie within this many of their own widths, however wide the felt is."""
_THIRD = 1 / 3
_THROWN: dict[int, tuple[tuple[Place, ...], tuple[Place, ...]]] = {
    1: (((0.5, 0.0),), ((0.0, 1.0), (1.0, 1.0), (0.0, 0.0), (1.0, 0.0), (0.5, 1.0))),
    2: (((_THIRD, 0.0), (2 * _THIRD, 1.0)), ((0.0, 1.0), (1.0, 0.0), (_THIRD, 1.0), (2 * _THIRD, 0.0))),
    3: (((0.0, 1.0), (0.5, 0.0), (1.0, 1.0)), ((0.0, 0.0), (0.5, 1.0), (1.0, 0.0))),
    4: (((0.0, 0.0), (_THIRD, 1.0), (2 * _THIRD, 0.0), (1.0, 1.0)), ((0.0, 1.0), (1.0, 0.0))),
    5: (((0.0, 0.0), (_THIRD, 1.0), (0.5, 0.0), (2 * _THIRD, 1.0), (1.0, 0.0)), ((0.0, 1.0),)),
}
"""By the number of dice thrown: their places from left to right, and the places for the others."""


def places(dice: int, thrown: Collection[int]) -> list[Place]:
    """The place of each of ``dice`` dice, by position; ``thrown`` are the positions of the newest roll."""
    if dice not in (5, 6) or len(thrown) in (0, dice):
        return [(place / max(1, dice - 1), float(place % 2)) for place in range(dice)]
    lying, free = map(iter, _THROWN[len(thrown)])
    return [next(lying) if position in thrown else next(free) for position in range(1, dice + 1)]


class DiceRooms:
    """Rectangles of dice in an area of a given size."""

    def __init__(self, area: QSizeF, dice: int, largest: float) -> None:
        self._area, self._dice = area, max(1, dice)
        self._column = area.width() / self._dice
        tray_edge = min(self._column, area.height() * TRAY_PART / 1.36, largest)
        self.tray = QRectF(0, 0, area.width(), min(area.height() * TRAY_PART, tray_edge * 1.36))
        self._tray_edge = tray_edge
        self.free = QRectF(0, self.tray.bottom(), area.width(), area.height() - self.tray.height())
        self._edge = min(area.width() / 3.5, self.free.height() * 0.475, largest)

    def in_tray(self, position: int) -> QRect:
        """The die's column in the tray is always the same; a caption stands above it."""
        edge = self._tray_edge
        middle = self.tray.bottom() - edge / 2 - self.tray.height() * 0.015
        return QRectF((position - 0.5) * self._column - edge / 2, middle - edge / 2, edge, edge).toRect()

    def on_felt(self, place: Place) -> QRect:
        """The room of a free die."""
        edge = self._edge
        spread = min(self._area.width(), edge * WIDEST_SPREAD) - edge
        left = self.free.center().x() - edge / 2 + (place[0] - 0.5) * spread
        slack = min(self.free.height() - 2 * edge, edge * 0.22) + edge
        top = self.free.center().y() - edge / 2 + (place[1] - 0.5) * slack
        return QRectF(left, top, edge, edge).toRect()
