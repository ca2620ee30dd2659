"""One line of the final standings: place, name, points, and in small print luck and skill."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.widgets.table_button import AT_LEFT, AT_RIGHT
from kribbeln_desktop.widgets.table_words import fitted

HIGH_ENOUGH = 1.75
"""Parts of the font's height that a line needs to tell more than the name."""
NOT_KNOWN = "…"
"""Stands where luck and skill will."""
_SMALL = 0.68
_CLOSE = 0.88
"""The height of the upper of two lines, as a part of the font's."""


class StandingRow(QLabel):
    """Painted in columns; for screen readers its text is the whole line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = LIGHT
        self._parts = ("", "", "")
        self._detail = ""
        self.has_won = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_standing(self, place: str, name: str, points: str, has_won: bool) -> None:
        """Fill the line."""
        self._parts = (place, name, points)
        self.has_won = has_won
        self.show_detail("")

    def show_detail(self, detail: str) -> None:
        """A few words more, below the name where the line is high enough."""
        self._detail = detail
        place, name, points = self._parts
        self.setText(", ".join(filter(None, (f"{place} {name}".strip(), points, detail))))
        self.update()

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        """Qt."""
        return QSize(200, round(QFontMetricsF(self.font()).height() * 2.1))

    def minimumSizeHint(self) -> QSize:
        """Qt: lines come closer before any is cut."""
        return QSize(120, round(QFontMetricsF(self.font()).height() * 1.15))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self._look
        ground, ink = (look.accent, look.accent_ink) if self.has_won else (look.tray, look.felt_ink)
        room = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        painter.setPen(QPen(QColor(look.felt_ink), 1) if look.tray == look.panel else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(room, 10, 10)
        metrics = QFontMetricsF(self.font())
        place, name, points = self._parts
        inner = room.adjusted(metrics.height() * 0.8, 0, -metrics.height() * 0.8, 0)
        painter.setPen(QColor(ink))
        painter.drawText(inner, AT_RIGHT, points)
        painter.drawText(inner, AT_LEFT, place)
        start = metrics.height() * 1.6 if place else 0.0
        inner.adjust(start, 0, -metrics.horizontalAdvance(points) - metrics.height() * 0.5, 0)
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, inner.width())
        if self.height() < metrics.height() * HIGH_ENOUGH:
            painter.drawText(inner, AT_LEFT, shown)
            return
        line, upper = metrics.height() * _SMALL, metrics.height() * _CLOSE
        top = inner.center().y() - (upper + line) / 2
        painter.drawText(QRectF(inner.left(), top, inner.width(), upper), AT_LEFT, shown)
        painter.setFont(self._small_font(inner.width()))
        painter.drawText(QRectF(inner.left(), top + upper, inner.width(), line), AT_LEFT, self._detail or NOT_KNOWN)

    def _small_font(self, width: float) -> QFont:
        """The font of the detail, smaller where it would be cut."""
        font = self.font()
        font.setBold(False)
        font.setPointSizeF(font.pointSizeF() * _SMALL)
        return fitted(font, self._detail, width, 1.0)
