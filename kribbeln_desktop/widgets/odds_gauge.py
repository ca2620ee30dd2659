"""A chance as a small gauge: filled as far as it is likely, with its percent on it. Only the screen has them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kribbeln_desktop.printing.fonts import draw_text
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.odds_words import ShownOdds

HEIGHT = 0.38
"""Of a gauge at a cell, in heights of a row."""
WIDEST = 1.5
_OVER = 0.14
"""How much of it lies over the cell; the rest is below, where there is nothing before the next row's cell."""
_TEXT = 0.94
"""Size of its words, as a part of its height."""
_MARGIN = 0.12
_FILL = 0.42
"""How much of the accent the filled part has."""


def cell_gauge(cell: QRectF, unit: float) -> QRectF:
    """Where the gauge of a cell lies: on the middle of its lower edge, below what is entered there."""
    width = min(cell.width(), WIDEST * unit)
    return QRectF(cell.center().x() - width / 2, cell.bottom() - _OVER * unit, width, HEIGHT * unit)


def paint_gauge(painter: QPainter, box: QRectF, odds: ShownOdds, look: Look, line: float) -> None:
    """``odds`` in ``box``; ``line`` is the width of its frame."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    inner = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    outline = QPainterPath()
    outline.addRoundedRect(inner, inner.height() / 2, inner.height() / 2)
    painter.fillPath(outline, QColor(look.cell))
    filled = QPainterPath()
    filled.addRect(QRectF(inner.topLeft(), QPointF(inner.left() + inner.width() * odds.chance, inner.bottom())))
    painter.fillPath(outline.intersected(filled), QColor(fill_colour(look)))
    painter.setPen(QPen(QColor(look.strong_line), line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
    margin = box.height() * _MARGIN
    ink = look.ink if odds.chance else look.faint_ink
    draw_text(painter, box.adjusted(margin, 0, -margin, 0), odds.percent, box.height() * _TEXT, ink, smallest=0.0)
    painter.restore()


def fill_colour(look: Look) -> str:
    """The ground of the filled part: the accent, so faint that ink is read on it."""
    accent, ground = QColor(look.accent), QColor(look.cell)
    parts = ((accent.red(), ground.red()), (accent.green(), ground.green()), (accent.blue(), ground.blue()))
    return QColor(*(round(a * _FILL + b * (1 - _FILL)) for a, b in parts)).name()
