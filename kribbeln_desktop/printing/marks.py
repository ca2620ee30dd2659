"""The six marks that tell colours apart without colour, as paths in the unit square."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF, QTransform

MARKS = "roygbk"
"""Letters with a mark: triangle, lozenge, sun, clover, drop, square."""


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
    return _rounded([(0.5, 0.13), (0.93, 0.86), (0.07, 0.86)], 0.10)


def _lozenge() -> QPainterPath:
    return _rounded([(0.5, 0.03), (0.87, 0.5), (0.5, 0.97), (0.13, 0.5)], 0.06)


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
    path.addEllipse(QPointF(0.5, 0.5), 0.25, 0.25)
    for ray in range(8):
        angle = ray * pi / 4
        tip, left, right = _polar(0.52, angle), _polar(0.33, angle - 0.27), _polar(0.33, angle + 0.27)
        path.addPolygon(QPolygonF([tip, left, right]))
        path.closeSubpath()
    return path


def _clover() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((0.5, 0.26), (0.25, 0.56), (0.75, 0.56)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 0.235, 0.235)
        path = path.united(leaf)
    stem = QPainterPath(QPointF(0.5, 0.4))
    stem.quadTo(QPointF(0.54, 0.82), QPointF(0.67, 0.98))
    stem.lineTo(QPointF(0.33, 0.98))
    stem.quadTo(QPointF(0.46, 0.82), QPointF(0.5, 0.4))
    heart = QPainterPath()
    heart.addEllipse(QPointF(0.5, 0.47), 0.12, 0.12)
    return path.united(stem).united(heart)


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.0))
    path.cubicTo(QPointF(0.56, 0.22), QPointF(0.83, 0.42), QPointF(0.83, 0.66))
    path.cubicTo(QPointF(0.83, 0.85), QPointF(0.68, 0.99), QPointF(0.5, 0.99))
    path.cubicTo(QPointF(0.32, 0.99), QPointF(0.17, 0.85), QPointF(0.17, 0.66))
    path.cubicTo(QPointF(0.17, 0.42), QPointF(0.44, 0.22), QPointF(0.5, 0.0))
    return path


def _polar(radius: float, angle: float) -> QPointF:
    return QPointF(0.5 + radius * sin(angle), 0.5 - radius * cos(angle))


def _rounded(points: list[tuple[float, float]], radius: float) -> QPainterPath:
    """A polygon with round corners, kept inside its own outline grown by nothing."""
    polygon = QPainterPath()
    polygon.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    polygon.closeSubpath()
    stroker = QPainterPathStroker()
    stroker.setWidth(radius)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return polygon.united(stroker.createStroke(polygon)).simplified()
