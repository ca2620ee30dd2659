"""The buttons on the felt: a title, the key that does the same, three ranks."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolTip, QWidget

from kribbeln_desktop.printing.palette import Look


class Rank(Enum):
    """How much a button asks for attention."""

    MAIN = "main"
    SECOND = "second"
    QUIET = "quiet"


class TableButton(QPushButton):
    """A push button painted in the table's colours; disabled, it still says why when pointed at."""

    def __init__(self, rank: Rank, key: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rank = rank
        self.key = key
        self.look = look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, title: str, why_not: str = "") -> None:
        """Show ``title``; with a reason the button is disabled and tells it."""
        self.setText(title)
        self.setEnabled(not why_not)
        self.setToolTip(why_not)
        self.setAccessibleDescription(why_not or self.key)

    def sizeHint(self) -> QSize:
        """Qt: high enough to be hit, wide enough for the words."""
        metrics = QFontMetricsF(self.font())
        height = metrics.height() * (2.3 if self.rank is not Rank.QUIET else 1.9)
        width = metrics.horizontalAdvance(self.text()) + metrics.horizontalAdvance(self.key) + 3 * metrics.height()
        return QSize(round(width), round(height))

    def minimumSizeHint(self) -> QSize:
        """Qt: words are shortened before the window cannot shrink."""
        return QSize(round(QFontMetricsF(self.font()).height() * 4), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Qt: Space on a button that was reached by Tab presses that button; disabled ones still explain themselves."""
        if event.type() == QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_Space:  # type: ignore[attr-defined]
            event.accept()
        if event.type() == QEvent.Type.ToolTip and not self.isEnabled() and self.toolTip():
            QToolTip.showText(event.globalPos(), self.toolTip(), self)  # type: ignore[attr-defined]
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, ink = self._colours()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = min(12.0, room.height() * 0.24)
        painter.drawRoundedRect(room, radius, radius)
        self._paint_words(painter, room, ink)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.look.felt_ink), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room.adjusted(2.5, 2.5, -2.5, -2.5), radius - 2, radius - 2)

    def _colours(self) -> tuple[QColor, QColor]:
        look = self.look
        if not self.isEnabled():
            return QColor(look.tray), QColor(look.felt_faint_ink)
        if self.rank is Rank.QUIET:
            return QColor(look.felt_light).lighter(118 if self.underMouse() else 108), QColor(look.felt_ink)
        is_main = self.rank is Rank.MAIN
        ground, ink = (look.accent, look.accent_ink) if is_main else (look.panel, look.window_ink)
        shade = 94 if self.isDown() else 104 if self.underMouse() else 100
        return QColor(ground).lighter(shade), QColor(ink)

    def _paint_words(self, painter: QPainter, room: QRectF, ink: QColor) -> None:
        metrics = QFontMetricsF(self.font())
        margin = metrics.height() * 0.8
        key_font = self.font()
        key_font.setPointSizeF(max(6.0, key_font.pointSizeF() * (0.72 if self.rank is not Rank.QUIET else 1.0)))
        key_font.setBold(self.rank is Rank.QUIET)
        key_width = QFontMetricsF(key_font).horizontalAdvance(self.key)
        inner = room.adjusted(margin, 0, -margin, 0)
        painter.setPen(ink)
        if self.rank is Rank.QUIET:
            painter.setFont(key_font)
            painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.key)
            inner.setLeft(inner.left() + key_width + metrics.height() * 0.45)
            alignment = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        else:
            alignment = Qt.AlignmentFlag.AlignCenter
        painter.setFont(self.font())
        words = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, alignment, words)
        free = (inner.width() - metrics.horizontalAdvance(words)) / 2
        if self.rank is not Rank.QUIET and key_width < free - 6:
            painter.setFont(key_font)
            painter.setOpacity(0.75)
            painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.key)
