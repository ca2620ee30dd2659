"""Where words have room in a picture of lines. Pure geometry."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf

from PySide6.QtCore import QLineF, QPointF, QRectF

_STEPS = (0.9, 1.8, 2.8)
"""How far a label may be from its point, in its own heights."""
_SIDES = (0.5, 0.0, 1.0)
"""Which part of a label lies left of its point."""


Line = Sequence[tuple[float, float]]
"""Points from left to right, no two above each other."""


@dataclass(frozen=True, slots=True)
class Label:
    """Words beside a point of a line."""

    box: QRectF
    words: str
    point: QPointF

    @property
    def leader(self) -> QLineF | None:
        """A line from the point to words that lie farther away; None where they lie beside it."""
        middle = self.box.center()
        height = self.box.height()
        if abs(middle.y() - self.point.y()) < _STEPS[1] * height:
            return None
        edge = self.box.top() if middle.y() > self.point.y() else self.box.bottom()
        x = min(max(self.point.x(), self.box.left() + height / 2), self.box.right() - height / 2)
        return QLineF(self.point, QPointF(x, edge))


def spread(wanted: Sequence[float], height: float, box: QRectF) -> list[float]:
    """Middles of lines of text, as near to ``wanted`` as they can be, at least ``height`` apart and beside ``box``."""
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    middles = [wanted[place] for place in order]
    lowest = box.top()
    for place, middle in enumerate(middles):
        middles[place] = lowest = max(middle, lowest)
        lowest += height
    highest = max(box.bottom(), box.top() + height * (len(middles) - 1))
    for place in range(len(middles) - 1, -1, -1):
        middles[place] = highest = min(middles[place], highest)
        highest -= height
    found = dict(zip(order, middles, strict=True))
    return [found[place] for place in range(len(wanted))]


def free_place(
    point: QPointF, label: QRectF, box: QRectF, taken: Sequence[QRectF], lines: Sequence[Line]
) -> QRectF | None:
    """Where ``label`` lies near ``point`` within ``box``, over no other label and the fewest lines; None if nowhere."""
    free = [
        place
        for place in _candidates(point, label)
        if box.contains(place) and not any(place.intersects(other) for other in taken)
    ]
    return min(free, key=lambda place: _crossings(place, lines), default=None)


def _candidates(point: QPointF, label: QRectF) -> Iterator[QRectF]:
    for step in _STEPS:
        for side in _SIDES:
            for direction in (-1, 1):
                middle = point.y() + direction * step * label.height()
                yield QRectF(
                    point.x() - side * label.width(), middle - label.height() / 2, label.width(), label.height()
                )


def _crossings(place: QRectF, lines: Sequence[Line]) -> int:
    """How many pieces of lines run through ``place``."""
    left, right, top, bottom = place.left(), place.right(), place.top(), place.bottom()
    crossings = 0
    for line in lines:
        first = max(bisect_left(line, (left, -inf)) - 1, 0)
        for (x, y), (next_x, next_y) in pairwise(line[first:]):
            if x > right:
                break
            slope = (next_y - y) / (next_x - x)
            ends = (y + slope * (max(left, x) - x), y + slope * (min(right, next_x) - x))
            crossings += next_x >= left and min(ends) <= bottom and max(ends) >= top
    return crossings
