"""The room a sheet takes on the screen, and its shadow."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from kribbeln_desktop.printing.layout import SheetLayout, lay_out
from kribbeln_desktop.printing.picture import SheetPicture
from kribbeln_desktop.widgets.felt import SHADOW

_STEP = 6
"""Pixels: so exact is a sheet's width."""
_GOOD = 0.985
"""A sheet whose rows are so near to the highest ones possible is wide enough."""
_COMFORT = 1.14
"""And a little more, so that cells are not at their narrowest."""


def best_width(picture: SheetPicture, height: float, least: int, most: int, largest_row: float) -> int:
    """The narrowest width between the bounds at which rows are about as high as ``height`` allows, with words."""
    best = lay_out(picture, QSizeF(most, height), largest_unit=largest_row)
    low, high = least, most
    while high - low > _STEP:
        middle = (low + high) // 2
        layout = lay_out(picture, QSizeF(middle, height), largest_unit=largest_row)
        is_enough = layout.unit >= best.unit * _GOOD and layout.shows_labels >= best.shows_labels
        low, high = (low, middle) if is_enough else (middle, high)
    return min(round(high * _COMFORT), most)


def paint_shadow(painter: QPainter, layout: SheetLayout) -> None:
    """A soft shadow below the paper."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 36))
    radius = layout.unit * 0.22
    painter.drawRoundedRect(QRectF(QPointF(0, SHADOW), layout.size), radius, radius)
    painter.restore()
