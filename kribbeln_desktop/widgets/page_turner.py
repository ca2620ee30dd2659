"""Below a view of pages: which one it is, and arrows to the others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QWidget

from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.widgets.new_game_signs import paint_chevron
from kribbeln_desktop.widgets.page_view import PageView


class TurnButton(QAbstractButton):
    """An arrow to the page before (-1) or to the next one (1)."""

    def __init__(self, pages: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages = pages
        self._look = LIGHT
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        """Qt: as large as a finger or a mouse needs."""
        side = round(self.fontMetrics().height() * 1.8)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Qt: nothing of it may go."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self._look
        painter.setOpacity(1 if self.isEnabled() else 0.35)
        painter.setPen(QPen(QColor(look.focus), 2) if self.hasFocus() else QPen(QColor(look.strong_line), 1))
        painter.setBrush(QColor(look.preview if self.underMouse() and self.isEnabled() else look.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.translate(QRectF(self.rect()).center())
        painter.rotate(-90 * self._pages)
        paint_chevron(painter, QPointF(0, 0), self.fontMetrics().height() * 0.26, 1, look)


class PageTurner(QWidget):
    """Follows a ``PageView`` and turns its pages."""

    def __init__(self, view: PageView, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.back, self.number, self.on = TurnButton(-1), QLabel(), TurnButton(1)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addStretch(1)
        for part in (self.back, self.number, self.on):
            row.addWidget(part)
        row.addStretch(1)
        self.back.clicked.connect(lambda: view.turn(-1))
        self.on.clicked.connect(lambda: view.turn(1))
        view.turned.connect(self._follow)
        self.setFixedHeight(self.back.sizeHint().height())
        self.set_look(look)
        self._say()

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self.back.set_look(look)
        self.on.set_look(look)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def _say(self) -> None:
        for button, title in ((self.back, self.tr("The page before")), (self.on, self.tr("The next page"))):
            button.setAccessibleName(title)
            button.setToolTip(title)
        self._follow()

    def _follow(self) -> None:
        place, count = self._view.place(), self._view.count()
        told = self.tr("Page {number} of {count}").format(number=place + 1, count=count) if count else ""
        self.number.setText(told)
        self.number.setMinimumWidth(self.number.sizeHint().width())
        self.back.setEnabled(place > 0)
        self.on.setEnabled(place + 1 < count)
        for button in (self.back, self.on):
            button.setVisible(count > 1)
        page = self._view.page()
        self._view.setAccessibleName(self.tr("Preview"))
        self._view.setAccessibleDescription(f"{told}: {page.title}" if page else self._view.refusal())
