"""Small painted parts of the table: how many rolls are used, and a roll-off for the start."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

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

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self.look = look
        self.update()

    def set_rolls(self, used: int, allowed: int) -> None:
        """Show ``used`` of ``allowed`` rolls."""
        if (used, allowed) != (self._used, self._allowed):
            self._used, self._allowed = used, allowed
            self._retranslate()
            self.updateGeometry()
            self.update()

    def _retranslate(self) -> None:
        told = self.tr("Rolls used: {used} of {allowed}")
        self.setAccessibleName(told.format(used=self._used, allowed=self._allowed))

    def changeEvent(self, event: QEvent) -> None:
        """Qt."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

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


Rolled = tuple[str, int | None]
"""A name and what its die shows; None before it was rolled."""


class RollOffStrip(QWidget):
    """The dice of a roll-off for the start, with the names of those who rolled them; the highest is marked."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._rolls: tuple[Rolled, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self.look = look
        self.update()

    def set_rolls(self, rolls: Sequence[Rolled]) -> None:
        """Show these names and values; none hides the strip."""
        if tuple(rolls) != self._rolls:
            self._rolls = tuple(rolls)
            shown = ", ".join(f"{name} {value or ''}".strip() for name, value in rolls)
            self.setAccessibleName(shown)
            self.update()
        self.setVisible(bool(rolls))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        count = max(1, len(self._rolls))
        step = min(self.width() / count, self.height() * 0.62)
        start = (self.width() - step * count) / 2
        highest = max((value or 0 for _name, value in self._rolls), default=0)
        for place, rolled in enumerate(self._rolls):
            room = QRectF(start + place * step, 0, step, self.height())
            self._paint_one(painter, room, rolled, bool(highest) and rolled[1] == highest)

    def _paint_one(self, painter: QPainter, room: QRectF, rolled: Rolled, is_best: bool) -> None:
        """A die with the name below it; the best one in a ring."""
        name, value = rolled
        font = QFont(self.font())
        font.setBold(is_best)
        metrics = QFontMetricsF(font)
        edge = round(min(room.height() - metrics.height() * 2.4, room.width() * 0.66, 150))
        top = (room.height() - edge - metrics.height() * 1.6) / 2
        box = QRectF(room.center().x() - edge / 2, top, edge, edge)
        if is_best:
            painter.setPen(QPen(QColor(self.look.accent), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = box.adjusted(-edge * 0.06, -edge * 0.06, edge * 0.06, edge * 0.06)
            painter.drawRoundedRect(ring, edge * 0.26, edge * 0.26)
        face = PLAIN_DIE[value - 1] if value else None
        painter.drawPixmap(box.topLeft(), die_pixmap(face, edge, self.devicePixelRatioF(), self.look))
        painter.setFont(font)
        painter.setPen(QColor(self.look.felt_ink))
        words = QRectF(room.left(), box.bottom() + metrics.height() * 0.5, room.width(), metrics.height() * 1.2)
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room.width() * 0.94)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, shown)
