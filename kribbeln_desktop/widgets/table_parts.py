"""Small painted parts of the table: how many rolls are used, how the dice stand, a roll-off."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from kribbeln_desktop.core.dice import PLAIN_DIE
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.die_button import die_pixmap


class RollDots(QWidget):
    """One dot for each roll of the turn, filled when used."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._used = 0
        self._allowed = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_rolls(self, used: int, allowed: int) -> None:
        """Show ``used`` of ``allowed`` rolls."""
        if (used, allowed) != (self._used, self._allowed):
            self._used, self._allowed = used, allowed
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Qt."""
        height = QFontMetricsF(self.font()).height()
        return QSize(round(height * 1.25 * max(1, self._allowed)), round(height * 1.2))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QColor(self.look.felt_ink)
        step = self.width() / max(1, self._allowed)
        radius = min(step, self.height()) * 0.32
        painter.setPen(QPen(ink, radius * 0.3))
        for number in range(self._allowed):
            painter.setBrush(ink if number < self._used else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF((number + 0.5) * step, self.height() / 2), radius, radius)


class Verdict(QWidget):
    """The card below the dice: a tick or a cross, what the dice show, and the last thing that happened."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._fulfilled: bool | None = None
        self.status = QLabel(self)
        self.status.setWordWrap(True)
        self.event_line = QLabel(self)
        self.event_line.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addStretch()
        words.addWidget(self.status)
        words.addWidget(self.event_line)
        words.addStretch()
        self._row = QHBoxLayout(self)
        self._row.addLayout(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_scale(self, points: float) -> None:
        """Use fonts around ``points``; the card always has room for three lines, so nothing below it moves."""
        font = self.font()
        font.setPointSizeF(points)
        bold = self.font()
        bold.setPointSizeF(points * 1.05)
        bold.setBold(True)
        self.status.setFont(bold)
        self.event_line.setFont(font)
        line = QFontMetricsF(bold).height()
        self.setFixedHeight(round(line * 3.5))
        self._row.setContentsMargins(round(line * 2.7), 4, round(line * 0.8), 4)

    def say(self, status: str, fulfilled: bool | None) -> None:
        """How the dice stand to what is asked."""
        self._fulfilled = fulfilled
        self.status.setVisible(bool(status))
        self.status.setText(status)
        self.update()

    def tell(self, words: str) -> None:
        """What happened, or why something is not possible."""
        self.event_line.setText(words)

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self.look = look
        self.status.setStyleSheet(f"color: {look.window_ink}")
        self.event_line.setStyleSheet(f"color: {look.window_faint_ink}")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.look.panel))
        painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
        radius = self.height() * 0.18
        at = QPointF(self._row.contentsMargins().left() / 2, self.height() / 2)
        if self._fulfilled is None:
            return
        painter.setBrush(QColor(self.look.good if self._fulfilled else self.look.bad))
        painter.drawEllipse(at, radius, radius)
        painter.setPen(QPen(QColor(self.look.panel), radius * 0.26, c=Qt.PenCapStyle.RoundCap))
        for a, b, c, d in _TICK if self._fulfilled else _CROSS:
            painter.drawLine(at + QPointF(a, b) * radius, at + QPointF(c, d) * radius)


_TICK = ((-0.42, 0.04, -0.10, 0.36), (-0.10, 0.36, 0.44, -0.34))
_CROSS = ((-0.34, -0.34, 0.34, 0.34), (-0.34, 0.34, 0.34, -0.34))


class RollOffStrip(QWidget):
    """The dice of a roll-off for the start, with the names of those who rolled them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._rolls: tuple[tuple[str, int], ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_rolls(self, rolls: Sequence[tuple[str, int]]) -> None:
        """Show these names and values; none hides the strip."""
        self._rolls = tuple(rolls)
        self.setVisible(bool(rolls))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        step = self.width() / max(1, len(self._rolls))
        edge = round(min(self.height() * 0.6, step * 0.6, 110))
        top = (self.height() - edge) / 2
        metrics = QFontMetricsF(self.font())
        painter.setPen(QColor(self.look.felt_ink))
        for place, (name, value) in enumerate(self._rolls):
            left = (place + 0.5) * step - edge / 2
            painter.drawPixmap(
                QPointF(left, top), die_pixmap(PLAIN_DIE[value - 1], edge, self.devicePixelRatioF(), self.look)
            )
            room = QRectF(place * step, top + edge + 2, step, metrics.height() * 1.2)
            words = metrics.elidedText(name, Qt.TextElideMode.ElideRight, step * 0.94)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)
