"""The buttons of the new-game page: the big one, quiet ones on felt, and small signs on paper."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QStyle, QWidget

from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.widgets.new_game_signs import paint_chevron
from kribbeln_desktop.widgets.new_game_surfaces import scaled_font
from kribbeln_desktop.widgets.table_button import AT_RIGHT

CORNER = 10


class PaintedButton(QPushButton):
    """A button that this page paints itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = LIGHT
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAutoDefault(False)

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        self._look = look
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Nothing of it may go."""
        return self.sizeHint()

    def face(self) -> QRectF:
        """The button, lower while it is pressed."""
        return QRectF(self.rect()).adjusted(1, 1, -1, -2).translated(0, 1 if self.isDown() else 0)

    def paint_focus(self, painter: QPainter, colour: str) -> None:
        """A ring inside the button that has the keyboard."""
        if self.hasFocus():
            painter.setPen(QPen(QColor(colour), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.face().adjusted(4, 4, -4, -4), CORNER - 4, CORNER - 4)

    def mnemonic_flag(self) -> Qt.TextFlag:
        """Whether the system underlines the letter that presses the button."""
        is_shown = self.style().styleHint(QStyle.StyleHint.SH_UnderlineShortcut, None, self)
        return Qt.TextFlag.TextShowMnemonic if is_shown else Qt.TextFlag.TextHideMnemonic


class BigButton(PaintedButton):
    """The one thing to do next, with its key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key_words = ""
        self.setDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """High, and as wide as there is room."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) * 2 + metrics.height() * 4, round(metrics.height() * 3.6))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, its words and its key."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = self.face()
        is_lit = self.underMouse() and not self.isDown()
        fill = QColor(self._look.accent).lighter(106 if is_lit else 100)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(face, CORNER, CORNER)
        painter.setPen(QColor(self._look.accent_ink))
        right = face.adjusted(0, 0, -self.fontMetrics().height(), 0)
        painter.drawText(right, AT_RIGHT, self.key_words)
        painter.setFont(scaled_font(self.font(), 1.5, bold=True))
        painter.drawText(face, Qt.AlignmentFlag.AlignCenter | self.mnemonic_flag(), self.text())
        self.paint_focus(painter, self._look.accent_ink)


class QuietButton(PaintedButton):
    """A button on felt that does not call: dashed where it adds, of paper where it offers."""

    def __init__(self, filled: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filled = filled
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Its words with room around them."""
        metrics = self.fontMetrics()
        width = metrics.size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        return QSize(width + metrics.height() * 2, round(metrics.height() * 2.4))

    def minimumSizeHint(self) -> QSize:
        """Long words are shortened."""
        return QSize(min(self.sizeHint().width(), self.fontMetrics().height() * 8), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QColor(self._look.ink if self._filled else self._look.felt_ink)
        painter.setPen(self._edge())
        painter.setBrush(self._ground())
        painter.drawRoundedRect(self.face(), CORNER - 2, CORNER - 2)
        ink.setAlphaF(1 if self.isEnabled() else 0.45)
        painter.setPen(ink)
        painter.drawText(self.face(), Qt.AlignmentFlag.AlignCenter | self.mnemonic_flag(), self._shortened())
        self.paint_focus(painter, ink.name())

    def _edge(self) -> QPen:
        if self._filled:
            return QPen(QColor(self._look.accent), 2)
        edge = QColor(self._look.felt_ink)
        edge.setAlphaF(0.75 if self.isEnabled() else 0.3)
        return QPen(edge, 1.2, Qt.PenStyle.DashLine)

    def _ground(self) -> QColor:
        is_lit = self.underMouse() and self.isEnabled()
        if self._filled:
            return QColor(self._look.paper).lighter(106 if is_lit else 100)
        veil = QColor(self._look.felt_ink)
        veil.setAlphaF(0.16 if is_lit else 0.0)
        return veil

    def _shortened(self) -> str:
        width = round(self.face().width() - self.fontMetrics().height())
        return self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, width, Qt.TextFlag.TextShowMnemonic
        )


class SignButton(QAbstractButton):
    """A small sign on paper: ``up``, ``down`` or ``remove``."""

    def __init__(self, sign: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign
        self._look = LIGHT
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        """As large as a finger of a mouse needs."""
        em = self.fontMetrics().height()
        return QSize(round(em * 1.4), round(em * (1.7 if self._sign == "remove" else 0.95)))

    def minimumSizeHint(self) -> QSize:
        """Nothing of it may go."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign; under the pointer on a soft ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        soft = QColor(self._look.ink)
        soft.setAlphaF(0.1 if self.underMouse() and self.isEnabled() else 0)
        focus = QPen(QColor(self._look.focus), 2) if self.hasFocus() else QPen(Qt.PenStyle.NoPen)
        painter.setPen(focus)
        painter.setBrush(soft)
        painter.drawRoundedRect(ground, 5, 5)
        painter.setOpacity(1 if self.isEnabled() else 0.3)
        self._paint_sign(painter, ground.center(), self.fontMetrics().height() * 0.24)

    def _paint_sign(self, painter: QPainter, at: QPointF, size: float) -> None:
        if self._sign != "remove":
            paint_chevron(painter, at, size, -1 if self._sign == "up" else 1, self._look)
            return
        painter.setPen(QPen(QColor(self._look.faint_ink), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for sign in (1, -1):
            painter.drawLine(QPointF(at.x() - size, at.y() - size * sign), QPointF(at.x() + size, at.y() + size * sign))
