"""A check box whose frame is seen in every look; the usual one vanishes on black."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton, QStylePainter, QWidget

from kribbeln_desktop.printing.palette import Look

_TICK = ((0.22, 0.52), (0.42, 0.72), (0.78, 0.28))
"""Corners of the tick in the unit square."""


class CheckBox(QCheckBox):
    """Drawn in the colours of a look."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        box = QRectF(self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self))
        option.rect = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
        painter.drawControl(QStyle.ControlElement.CE_CheckBoxLabel, option)
        self._paint_box(painter, box.adjusted(1, 1, -1, -1))

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self._look
        painter.setPen(QPen(QColor(look.focus), 2) if self.hasFocus() else QPen(QColor(look.strong_line), 1.2))
        painter.setBrush(QColor(look.panel))
        painter.drawRoundedRect(box, 3, 3)
        if self.isChecked():
            pen = QPen(QColor(look.window_ink), box.width() * 0.15)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            corners = [QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in _TICK]
            painter.drawPolyline(QPolygonF(corners))
