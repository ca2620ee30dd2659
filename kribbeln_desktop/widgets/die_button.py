"""A die as a button: checked means set aside. Painted from cached pixmaps, so that tumbling is cheap."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from kribbeln_desktop.core.dice import Face
from kribbeln_desktop.printing.dice import paint_die
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.bulb import paint_bulb_disc
from kribbeln_desktop.widgets.pressing import is_claimed, is_press

BODY = 0.76
"""The die's edge as a part of its widget's: the rest is room to turn, to be marked, and for its number."""
MIDDLE = 0.45
"""How far down the die's middle lies."""
REST_ANGLES = (-7.0, 5.0, -3.0, 8.0, -5.0, 4.0)
"""How a free die lies, in degrees, by its position."""


@lru_cache(maxsize=512)
def die_pixmap(face: Face | None, edge: int, ratio: float, look: Look) -> QPixmap:
    """The picture of a die showing ``face`` (None: not rolled yet), ``edge`` logical pixels wide."""
    pixmap = QPixmap(QSize(edge, edge) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pips, motif = (face.pips, face.motif) if face else (0, "")
    paint_die(painter, QRectF(0, 0, edge, edge), pips, motif, look)
    painter.end()
    return pixmap


class DieButton(QAbstractButton):
    """One die. It shows a face, turned by ``angle`` and lifted by ``lift`` (a part of its edge) while it tumbles."""

    def __init__(self, position: int, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.position = position
        self.look = look
        self.face: Face | None = None
        self.is_fresh = False
        self.is_advised = False
        self.angle = 0.0
        self.lift = 0.0
        self.why_not = ""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    # -- what is shown

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self.look = look
        self.update()

    def show_face(self, face: Face | None, angle: float, lift: float = 0.0) -> None:
        """Repaint if anything differs from what is shown."""
        if (face, angle, lift) != (self.face, self.angle, self.lift):
            self.face, self.angle, self.lift = face, angle, lift
            self.update()

    def set_fresh(self, is_fresh: bool) -> None:
        """Mark the die as one of the newest roll."""
        if is_fresh != self.is_fresh:
            self.is_fresh = is_fresh
            self.update()

    def set_advised(self, is_advised: bool) -> None:
        """Mark the die as one that is better kept."""
        if is_advised != self.is_advised:
            self.is_advised = is_advised
            self._describe()
            self.update()

    def set_why_not(self, reason: str) -> None:
        """Why the die can be neither set aside nor brought back now; empty where it can."""
        self.why_not = reason
        self._describe()
        self.setCursor(Qt.CursorShape.ArrowCursor if reason else Qt.CursorShape.PointingHandCursor)

    def _describe(self) -> None:
        hint = self.why_not or (self.tr("Better kept") if self.is_advised else "")
        self.setToolTip(hint)
        self.setAccessibleDescription(hint)

    # -- what Qt asks

    def nextCheckState(self) -> None:
        """Qt: a click only asks; the table decides and the model says what is set aside."""

    def sizeHint(self) -> QSize:
        """Qt."""
        return QSize(96, 96)

    def event(self, event: QEvent) -> bool:
        """Qt: Space and Enter on a die that was reached by Tab are the die's."""
        return is_claimed(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter is as good as Space."""
        if is_press(event):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        edge = self._edge()
        is_lifted = self.underMouse() and not self.why_not and self.lift == 0.0
        rise = self.lift * edge + (2 if is_lifted else 0)
        painter.translate(QPointF(self.width() / 2, self.height() * MIDDLE - rise))
        if self.is_fresh and self.lift == 0.0 and not self.isChecked():
            self._paint_fresh_mark(painter, edge)
        painter.rotate(self.angle)
        ratio = self.devicePixelRatioF()
        if self.is_advised and self.lift == 0.0:
            self._paint_advised_ring(painter, edge)
        painter.drawPixmap(QPointF(-edge / 2, -edge / 2), die_pixmap(self.face, edge, ratio, self.look))
        painter.resetTransform()
        if self.is_advised and self.lift == 0.0:
            self._paint_advised_sign(painter, edge)
        if self.lift == 0.0:
            self._paint_number(painter)
        if self.hasFocus():
            self._paint_focus(painter)

    def _edge(self) -> int:
        return max(16, round(min(self.width(), self.height()) * BODY * 0.94))

    def _paint_fresh_mark(self, painter: QPainter, edge: int) -> None:
        """Dots round the die."""
        pen = QPen(QColor(self.look.felt_ink), max(1.6, edge * 0.024))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 2.3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = edge * 0.55
        painter.save()
        painter.rotate(self.angle)
        painter.drawRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), half * 0.42, half * 0.42)
        painter.restore()

    def _paint_advised_ring(self, painter: QPainter, edge: int) -> None:
        """A firm line round the die, inside the dots of a fresh one."""
        half = edge * 0.515
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.look.accent), max(3.0, edge * 0.065)))
        painter.drawRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), half * 0.42, half * 0.42)

    def _paint_advised_sign(self, painter: QPainter, edge: int) -> None:
        """The bulb of the advice at the upper left corner, which holds no pip."""
        size = max(14.0, edge * 0.27)
        left = max(0.0, self.width() / 2 - edge * 0.62)
        top = max(0.0, self.height() * MIDDLE - edge * 0.62)
        paint_bulb_disc(painter, QRectF(left, top, size, size), self.look)

    def _paint_number(self, painter: QPainter) -> None:
        """The number of its key, below; a lock beside it where the die is set aside."""
        font = self.font()
        font.setPixelSize(min(max(11, round(self.height() * 0.115)), 22))
        painter.setFont(font)
        ink = QColor(self.look.felt_ink if self.isChecked() else self.look.felt_faint_ink)
        painter.setPen(ink)
        metrics = QFontMetricsF(font)
        number = str(self.position)
        size = metrics.capHeight()
        lock = size * 1.5 if self.isChecked() else 0.0
        left = (self.width() - metrics.horizontalAdvance(number) - lock) / 2
        baseline = self.height() - 2.5
        if lock:
            paint_lock(painter, QRectF(left, baseline - size * 1.12, size, size * 1.12), ink)
        painter.drawText(QPointF(left + lock, baseline), number)

    def _paint_focus(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self.look.accent), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, 10)


def paint_lock(painter: QPainter, room: QRectF, ink: QColor) -> None:
    """A closed lock filling ``room``."""
    painter.save()
    body = QRectF(room.left(), room.top() + room.height() * 0.44, room.width(), room.height() * 0.56)
    bow = QRectF(room.left() + room.width() * 0.2, room.top(), room.width() * 0.6, room.height() * 0.88)
    painter.setPen(QPen(ink, room.width() * 0.16))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(bow.adjusted(0, room.height() * 0.07, 0, 0), 0, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawRoundedRect(body, room.width() * 0.14, room.width() * 0.14)
    painter.restore()
