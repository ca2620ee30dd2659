"""A die as a button: checked means set aside. Painted from cached pixmaps, so that tumbling is cheap."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from kribbeln_desktop.core.dice import Face
from kribbeln_desktop.printing.dice import paint_die
from kribbeln_desktop.printing.palette import Look

BODY = 0.74
"""The die's edge as a part of its widget's: the rest is room to turn and to be marked."""
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
        self.angle = 0.0
        self.lift = 0.0
        self.why_not = ""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

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

    def nextCheckState(self) -> None:
        """Qt: a click only asks; the table decides and the model says what is set aside."""

    def sizeHint(self) -> QSize:
        """Qt."""
        return QSize(96, 96)

    def event(self, event: QEvent) -> bool:
        """Qt: pointing at a die that cannot be set aside says why."""
        if event.type() == QEvent.Type.ToolTip and self.why_not:
            QToolTip.showText(event.globalPos(), self.why_not, self)  # type: ignore[attr-defined]
            return True
        if event.type() == QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_Space:  # type: ignore[attr-defined]
            event.accept()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        edge = self._edge()
        centre = QPointF(self.width() / 2, self.height() * 0.455 - self.lift * edge)
        painter.translate(centre)
        if self.is_fresh and self.lift == 0.0 and not self.isChecked():
            self._paint_fresh_mark(painter, edge)
        painter.rotate(self.angle)
        painter.drawPixmap(
            QPointF(-edge / 2, -edge / 2), die_pixmap(self.face, edge, self.devicePixelRatioF(), self.look)
        )
        painter.resetTransform()
        self._paint_number(painter)
        if self.isChecked():
            self._paint_lock(painter, edge)
        if self.hasFocus():
            self._paint_focus(painter)

    def _edge(self) -> int:
        return max(16, round(min(self.width(), self.height() * 0.92) * BODY))

    def _paint_fresh_mark(self, painter: QPainter, edge: int) -> None:
        pen = QPen(
            QColor(self.look.felt_ink), max(1.5, edge * 0.022), Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap
        )
        pen.setDashPattern([0.01, 2.2])
        painter.setPen(pen)
        half = edge * 0.57
        painter.save()
        painter.rotate(self.angle)
        painter.drawRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), half * 0.36, half * 0.36)
        painter.restore()

    def _paint_number(self, painter: QPainter) -> None:
        font = self.font()
        font.setPixelSize(min(max(11, round(self.height() * 0.105)), 20))
        painter.setFont(font)
        painter.setPen(QColor(self.look.felt_faint_ink))
        room = QRectF(0, self.height() * 0.5, self.width(), self.height() * 0.5)
        painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, str(self.position))

    def _paint_lock(self, painter: QPainter, edge: int) -> None:
        """A little lock at the die's lower right corner."""
        size = edge * 0.30
        at = QPointF(self.width() / 2 + edge * 0.38, self.height() * 0.46 + edge * 0.36)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.look.felt_ink))
        painter.drawEllipse(at, size * 0.62, size * 0.62)
        ink = QColor(self.look.felt)
        pen = QPen(ink, size * 0.13)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(QRectF(at.x() - size * 0.19, at.y() - size * 0.40, size * 0.38, size * 0.5), 0, 180 * 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        body = QRectF(at.x() - size * 0.30, at.y() - size * 0.12, size * 0.6, size * 0.46)
        painter.drawRoundedRect(body, size * 0.08, size * 0.08)

    def _paint_focus(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self.look.accent), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, 10)
