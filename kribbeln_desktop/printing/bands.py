"""The ground of a row in the colour of its area, with a bar that bears the area's mark."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kribbeln_desktop.printing.marks import area_mark, paint_mark
from kribbeln_desktop.printing.palette import Look

AREA_MARK, PLAIN_BAR = 0.76, 0.4
"""A mark on a bar, and the width of a bar without one, as parts of the bar's width."""


def paint_band(
    painter: QPainter, box: QRectF, bar: QRectF, area: str, look: Look, *, corner: float, line: float
) -> None:
    """A band with round corners; ``bar`` is its left end. Where ``look`` saves ink it is outlined by a ``line``."""
    band = QPainterPath()
    band.addRoundedRect(box, corner, corner)
    painter.fillPath(band, QColor(look.area(area)))
    _paint_bar(painter, band, bar, area, look)
    if look.outlined:
        painter.strokePath(band, QPen(QColor(look.line), line))


def _paint_bar(painter: QPainter, band: QPainterPath, bar: QRectF, area: str, look: Look) -> None:
    """The left end of a band with its area's mark; a narrow one where the area is plain, the mark alone on outlines."""
    motif = area_mark(area)
    if not look.outlined:
        edge = QPainterPath()
        edge.addRect(bar if motif else bar.adjusted(0, 0, bar.width() * (PLAIN_BAR - 1), 0))
        painter.fillPath(band.intersected(edge), QColor(look.edge(area)))
    if motif:
        side = bar.width() * (1.0 if look.outlined else AREA_MARK)
        mark = QRectF(0, 0, side, side)
        mark.moveCenter(bar.center())
        paint_mark(painter, mark, motif, look.edge(area) if look.outlined else look.cell)
