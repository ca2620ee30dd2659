"""Small signs of the new-game page: an arrow head, a tick, a person and a computer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from kribbeln_desktop.printing.palette import Look

_SIDE = 64
"""Pixels of an icon, which is shown much smaller."""


def paint_chevron(painter: QPainter, at: QPointF, size: float, sign: int, look: Look) -> None:
    """A small arrow head: down for ``sign`` 1, up for -1."""
    pen = QPen(QColor(look.faint_ink), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = size / 2 * sign
    points = [at + QPointF(-size, -half), at + QPointF(0, half), at + QPointF(size, -half)]
    painter.drawPolyline(QPolygonF(points))


def paint_tick(painter: QPainter, at: QPointF, radius: float, look: Look) -> None:
    """A tick in a disc of the accent."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.accent))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(QPen(QColor(look.accent_ink), radius * 0.28, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    low = at + QPointF(-0.1, 0.36) * radius
    painter.drawLine(at + QPointF(-0.42, 0.04) * radius, low)
    painter.drawLine(low, at + QPointF(0.44, -0.34) * radius)


def kind_icon(is_computer: bool, look: Look) -> QIcon:
    """Who plays, for those who cannot read yet."""
    pixmap = QPixmap(_SIDE, _SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SIDE, _SIDE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.faint_ink))
    painter.drawPath(_computer() if is_computer else _person())
    painter.end()
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)  # or a style would tint it
    return icon


def _person() -> QPainterPath:
    """Head and shoulders in the unit square."""
    path = QPainterPath()
    path.addEllipse(QPointF(0.5, 0.3), 0.2, 0.2)
    shoulders = QPainterPath()
    shoulders.addRoundedRect(QRectF(0.14, 0.56, 0.72, 0.7), 0.34, 0.3)
    below = QPainterPath()
    below.addRect(QRectF(0, 0.92, 1, 1))
    return path.united(shoulders.subtracted(below))


def _computer() -> QPainterPath:
    """A screen with two eyes on a foot, in the unit square."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(0.08, 0.14, 0.84, 0.58), 0.12, 0.12)
    for x in (0.35, 0.65):
        eye = QPainterPath()
        eye.addEllipse(QPointF(x, 0.42), 0.08, 0.1)
        path = path.subtracted(eye)
    foot = QPainterPath()
    foot.addRoundedRect(QRectF(0.28, 0.8, 0.44, 0.1), 0.05, 0.05)
    return path.united(foot)
