"""The sign of advice: a light bulb."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kribbeln_desktop.printing.palette import Look

_INSET = 0.22


def paint_bulb(painter: QPainter, room: QRectF, ink: QColor) -> None:
    """A bulb in lines that fills the height of ``room``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(room.width(), room.height())
    painter.translate(room.center() - QPointF(side / 2, side / 2))
    painter.scale(side, side)
    painter.setPen(QPen(ink, 0.1, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    glass = QPainterPath(QPointF(0.36, 0.70))
    glass.cubicTo(0.36, 0.56, 0.16, 0.52, 0.16, 0.34)
    glass.arcTo(QRectF(0.16, 0.0, 0.68, 0.68), 180, -180)
    glass.cubicTo(0.84, 0.52, 0.64, 0.56, 0.64, 0.70)
    glass.closeSubpath()
    painter.drawPath(glass)
    painter.drawLine(QPointF(0.38, 0.85), QPointF(0.62, 0.85))
    painter.drawLine(QPointF(0.44, 0.98), QPointF(0.56, 0.98))
    painter.restore()


def paint_bulb_disc(painter: QPainter, room: QRectF, look: Look) -> None:
    """The bulb on a disc in the accent's colour that fills ``room``."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(look.accent_ink), max(1.0, room.width() * 0.05)))
    painter.setBrush(QColor(look.accent))
    painter.drawEllipse(room)
    inset = room.width() * _INSET
    paint_bulb(painter, room.adjusted(inset, inset, -inset, -inset), QColor(look.accent_ink))
