"""A mark and a colour for each seat, where lines of several seats run together; the mark alone tells them apart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from kribbeln_desktop.printing.marks import mark_path
from kribbeln_desktop.printing.palette import Look

_MARKS = ("", "r", "k", "g", "o", "b", "y", "")
"""Pip, triangle, square, clover, lozenge, drop, sun; the last one is a ring."""
_RING = len(_MARKS) - 1


def seat_colour(seat: int, look: Look) -> str:
    """The colour of a seat's line on the paper of ``look``."""
    colours = (
        look.edge_blue,
        look.edge_red,
        look.good,
        look.edge_yellow,
        look.ink,
        look.focus,
        look.edge_plain,
        look.faint_ink,
    )
    return colours[seat % len(colours)]


def paint_seat_mark(painter: QPainter, middle: QPointF, side: float, seat: int, look: Look) -> None:
    """The mark of a seat round ``middle``, set off from what lies below."""
    path = QTransform(side, 0, 0, side, middle.x() - side / 2, middle.y() - side / 2).map(
        mark_path(_MARKS[seat % len(_MARKS)])
    )
    painter.save()
    halo = QPen(QColor(look.cell), side * 0.3)
    halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, halo)
    painter.fillPath(path, QColor(seat_colour(seat, look)))
    if seat % len(_MARKS) == _RING:
        hole = side * 0.2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.cell))
        painter.drawEllipse(QRectF(middle.x() - hole, middle.y() - hole, 2 * hole, 2 * hole))
    painter.restore()
