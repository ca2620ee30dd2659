"""The six marks that tell colours apart without colour, as paths in the unit square."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from types import MappingProxyType

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

MARKS = "roygbk"
"""Letters with a mark: triangle, lozenge, sun, clover, drop, square."""
_AREAS = MappingProxyType({"red": "r", "yellow": "y", "blue": "b"})


def area_mark(area: str) -> str:
    """The letter whose mark tells an ``area`` of the sheet from the others; empty for a plain one."""
    return _AREAS.get(area, "")


@cache
def mark_path(motif: str) -> QPainterPath:
    """The mark of a colour's letter within (0, 0, 1, 1); a round pip for any other motif. Do not change it."""
    makers = {"r": _triangle, "o": _lozenge, "y": _sun, "g": _clover, "b": _drop, "k": _square}
    return makers.get(motif, _pip)()


def paint_mark(painter: QPainter, box: QRectF, motif: str, colour: str, *, halo: str = "") -> None:
    """The mark of ``motif`` filling ``box``, set off from what lies below by a ``halo`` of that colour."""
    path = QTransform(box.width(), 0, 0, box.height(), box.left(), box.top()).map(mark_path(motif))
    if halo:
        pen = QPen(QColor(halo), box.width() * 0.24)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
    painter.fillPath(path, QColor(colour))


def _triangle() -> QPainterPath:
    return _rounded([(0.5, 0.07), (0.985, 0.91), (0.015, 0.91)], 0.11)


def _lozenge() -> QPainterPath:
    return _rounded([(0.5, 0.0), (0.9, 0.5), (0.5, 1.0), (0.1, 0.5)], 0.07)


def _square() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(0.12, 0.12, 0.76, 0.76), 0.07, 0.07)
    return path


def _pip() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QRectF(0.1, 0.1, 0.8, 0.8))
    return path


def _sun() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0.5, 0.5), 0.26, 0.26)
    for ray in range(8):
        angle = ray * pi / 4
        tip, left, right = _polar(0.5, angle), _polar(0.34, angle - 0.29), _polar(0.34, angle + 0.29)
        path.addPolygon(QPolygonF([tip, left, right]))
        path.closeSubpath()
    return path


def _clover() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y, radius in ((0.5, 0.25, 0.235), (0.255, 0.565, 0.235), (0.745, 0.565, 0.235), (0.5, 0.47, 0.13)):
        path.addEllipse(QPointF(x, y), radius, radius)
    path.moveTo(0.5, 0.4)
    path.quadTo(QPointF(0.54, 0.82), QPointF(0.67, 0.98))
    path.lineTo(0.33, 0.98)
    path.quadTo(QPointF(0.46, 0.82), QPointF(0.5, 0.4))
    return path


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.0))
    path.cubicTo(QPointF(0.56, 0.22), QPointF(0.83, 0.42), QPointF(0.83, 0.66))
    path.cubicTo(QPointF(0.83, 0.85), QPointF(0.68, 0.99), QPointF(0.5, 0.99))
    path.cubicTo(QPointF(0.32, 0.99), QPointF(0.17, 0.85), QPointF(0.17, 0.66))
    path.cubicTo(QPointF(0.17, 0.42), QPointF(0.44, 0.22), QPointF(0.5, 0.0))
    return path


def _polar(radius: float, angle: float) -> QPointF:
    return QPointF(0.5 + radius * sin(angle), 0.5 - radius * cos(angle))


def _rounded(points: list[tuple[float, float]], cut: float) -> QPainterPath:
    """A polygon whose corners are round from ``cut`` before each of them."""
    corners = [QPointF(x, y) for x, y in points]
    path = QPainterPath()
    for place, corner in enumerate(corners):
        before, after = corners[place - 1], corners[(place + 1) % len(corners)]
        start, end = _towards(corner, before, cut), _towards(corner, after, cut)
        if place:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path


def _towards(start: QPointF, end: QPointF, distance: float) -> QPointF:
    line = QLineF(start, end)
    line.setLength(distance)
    return line.p2()
