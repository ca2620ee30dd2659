"""The card below the dice: a tick or a cross, how the dice stand to what is asked, and what happened last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.table_words import broken, newest, paint_lines

if TYPE_CHECKING:  # it is there only where odds are wanted
    from kribbeln_desktop.table.odds_words import ShownOdds

LINES = 3
"""The card has room for so many, so that nothing below it ever moves."""
SMALL = 0.86
"""In letters of this size there is room for one line more."""
GAUGE_WIDTH, GAUGE_HEIGHT = 3.6, 1.4
"""In lines."""
Lines = tuple[QFont, list[str]]


class Verdict(QWidget):
    """Two sentences: the status, and the line of events; and at the right the odds, where they are wanted."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._fulfilled: bool | None = None
        self._points = 10.0
        self._told: tuple[str, ...] = ()
        self._odds: ShownOdds | None = None
        self.status = _Sentence(self)
        self.event_line = _Sentence(self)
        self.odds = _Sentence(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_scale(self, points: float) -> None:
        """Use fonts around ``points``."""
        self._points = points
        self.setFixedHeight(round(QFontMetricsF(self._font(True)).height() * (LINES + 0.7)))
        self._arrange()

    def say(self, status: str, fulfilled: bool | None) -> None:
        """How the dice stand to what is asked."""
        if (status, fulfilled) != (self.status.text(), self._fulfilled):
            self._fulfilled = fulfilled
            self.status.setText(status)
            self._arrange()

    def tell(self, *sentences: str) -> None:
        """What happened, the oldest first, or why something is not possible."""
        if sentences != self._told:
            self._told = sentences
            self.event_line.setText(" ".join(sentences))
            self._arrange()

    def show_odds(self, odds: ShownOdds | None) -> None:
        """The chance of what is asked; None where that is not to be told."""
        if odds != self._odds:
            self._odds = odds
            self.odds.setText(odds.heard if odds else "")
            self._arrange()

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self.look = look
        self.update()

    def _arrange(self) -> None:
        """Lay the labels where their sentences are painted, so that readers and pointers find them there."""
        room = self._words_room().toAlignedRect()
        self.status.setVisible(bool(self.status.text()))
        self.event_line.setVisible(bool(self.event_line.text()))
        half = room.height() // 2 if self.status.text() else 0
        self.status.setGeometry(room.adjusted(0, 0, 0, -half))
        self.event_line.setGeometry(room.adjusted(0, half, 0, 0))
        self.event_line.setToolTip(self.event_line.text())
        self.odds.setVisible(self._odds is not None)
        self.odds.setGeometry(self._gauge().toAlignedRect())
        self.odds.setToolTip(self.odds.text())
        self.update()

    def resizeEvent(self, _event: object) -> None:
        """Qt."""
        self._arrange()

    def _font(self, bold: bool, size: float = 1.0) -> QFont:
        font = self.font()
        font.setPointSizeF(self._points * size * (1.1 if bold else 1.0))
        font.setBold(bold)
        return font

    def _words_room(self) -> QRectF:
        line = QFontMetricsF(self._font(False)).height()
        left = line * (2.9 if self._fulfilled is not None else 1.0)
        right = line * 0.8 if self._odds is None else self.width() - self._gauge().left() + line * 0.5
        return QRectF(left, 0, max(10.0, self.width() - left - right), self.height())

    def _gauge(self) -> QRectF:
        """Where the odds stand: at the right end."""
        line = QFontMetricsF(self._font(False)).height()
        width, height = line * GAUGE_WIDTH, line * GAUGE_HEIGHT
        return QRectF(self.width() - line * 0.8 - width, (self.height() - height) / 2, width, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, room = self.look, self._words_room()
        painter.setPen(QPen(QColor(look.felt_ink), 1.2) if look.panel == look.tray else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6), 10, 10)
        (bold, status), (font, events) = self._lines(room.width())
        heights = [QFontMetricsF(f).height() * len(lines) for f, lines in ((bold, status), (font, events))]
        room.setTop((self.height() - sum(heights)) / 2)
        painter.setPen(QColor(look.window_ink))
        paint_lines(painter, QRectF(room.left(), room.top(), room.width(), heights[0]), status, bold)
        painter.setPen(QColor(look.window_faint_ink if status else look.window_ink))
        paint_lines(painter, QRectF(room.left(), room.top() + heights[0], room.width(), heights[1]), events, font)
        if self._fulfilled is not None:
            self._paint_sign(painter, room.left() / 2)
        if self._odds is not None:
            from kribbeln_desktop.widgets.odds_gauge import paint_gauge

            paint_gauge(painter, self._gauge(), self._odds, look, 1.2)

    def _lines(self, width: float) -> tuple[Lines, Lines]:
        """Status and events, each with its font: smaller in one line more, where that keeps more of them."""
        for size, most in ((1.0, LINES), (SMALL, LINES + 1)):
            bold, font = self._font(True, size), self._font(False, size)
            status = broken(self.status.text(), bold, width, 2)
            events = newest(self._told, font, width, most - max(1, len(status)))
            if " ".join(events) == " ".join(self._told):
                break
        return (bold, status), (font, events)

    def _paint_sign(self, painter: QPainter, x: float) -> None:
        """A tick on a disc, or a cross."""
        radius = QFontMetricsF(self._font(False)).height() * 0.78
        at = QPointF(x + radius * 0.12, self.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.look.good if self._fulfilled else self.look.bad))
        painter.drawEllipse(at, radius, radius)
        painter.setPen(QPen(QColor(self.look.panel), radius * 0.24, c=Qt.PenCapStyle.RoundCap))
        for a, b, c, d in _TICK if self._fulfilled else _CROSS:
            painter.drawLine(at + QPointF(a, b) * radius, at + QPointF(c, d) * radius)


class _Sentence(QLabel):
    """Its words are painted by the card; it holds them for screen readers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: the card paints."""


_TICK = ((-0.42, 0.04, -0.10, 0.36), (-0.10, 0.36, 0.44, -0.34))
_CROSS = ((-0.34, -0.34, 0.34, 0.34), (-0.34, 0.34, 0.34, -0.34))
