"""A page as it will be printed, lying on the table; or the sentence why there is none."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from kribbeln_desktop.printing.export import MILLIMETRES_PER_INCH, page_image
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.paper import Document, Page
from kribbeln_desktop.widgets.felt import SHADOW, paint_felt
from kribbeln_desktop.widgets.new_game_surfaces import scaled_font

_AROUND = 20
"""Felt round the page, in pixels."""
_WORDS = 0.7
"""How much of the width a sentence takes."""
_TURNS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Home: -10_000,
    Qt.Key.Key_End: 10_000,
}
"""How many pages a key goes on."""


class PageView(QWidget):
    """One page of a document; keys and the wheel turn to the others."""

    turned = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._document: Document | None = None
        self._refusal = ""
        self._place = 0
        self._drawn: QImage | None = None
        self._resolution = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(240, 240)

    # -- what it shows

    def show_document(self, document: Document) -> None:
        """Show this, at the page where the view is, if there is one."""
        self._document, self._refusal, self._drawn = document, "", None
        self._place = min(self._place, len(document.pages) - 1)
        self.update()
        self.turned.emit()

    def show_refusal(self, sentence: str) -> None:
        """Show why there is no page."""
        if sentence != self._refusal:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
        self._document, self._refusal, self._drawn = None, sentence, None
        self.update()
        self.turned.emit()

    def page(self) -> Page | None:
        """The page that is shown."""
        return self._document.pages[self._place] if self._document else None

    def place(self) -> int:
        """Its number, from 0."""
        return self._place

    def count(self) -> int:
        """How many pages there are."""
        return len(self._document.pages) if self._document else 0

    def refusal(self) -> str:
        """The sentence that is shown; empty where there are pages."""
        return self._refusal

    def turn(self, pages: int) -> None:
        """Go on so many pages, or back."""
        place = max(0, min(self._place + pages, self.count() - 1))
        if place != self._place:
            self._place, self._drawn = place, None
            self.update()
            self.turned.emit()

    def set_look(self, look: Look) -> None:
        """Lie on another felt."""
        self._look = look
        self.update()

    # -- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: turn the pages."""
        pages = _TURNS.get(Qt.Key(event.key()))
        if pages is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.turn(pages)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Qt: turn the pages."""
        self.turn(-1 if event.angleDelta().y() > 0 else 1)

    def sizeHint(self) -> QSize:
        """Qt: a page that can be read."""
        return QSize(560, 640)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        paint_felt(painter, self.size(), self._look, self._look.window)
        page = self.page()
        if page is not None:
            self._paint_page(painter, page)
        elif self._refusal:
            self._paint_refusal(painter)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._look.felt_ink), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(5, 5, -5, -5 - SHADOW), 12, 12)

    def _paint_page(self, painter: QPainter, page: Page) -> None:
        ratio = self.devicePixelRatioF()
        room = QSizeF(self.size()) - QSizeF(2 * _AROUND, 2 * _AROUND + SHADOW)
        scale = min(room.width() / page.size.width(), room.height() / page.size.height())
        resolution = scale * ratio * MILLIMETRES_PER_INCH
        if self._drawn is None or self._resolution != resolution:
            self._resolution, self._drawn = resolution, page_image(page, resolution)
            self._drawn.setDevicePixelRatio(ratio)
        size = self._drawn.deviceIndependentSize()
        corner = QPointF((self.width() - size.width()) / 2, (self.height() - SHADOW - size.height()) / 2)
        corner = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawRoundedRect(QRectF(corner, size).translated(0, SHADOW), 3, 3)
        painter.drawImage(corner, self._drawn)

    def _paint_refusal(self, painter: QPainter) -> None:
        painter.setFont(scaled_font(self.font(), 1.15))
        painter.setPen(QColor(self._look.felt_ink))
        side = self.width() * (1 - _WORDS) / 2
        room = QRectF(self.rect()).adjusted(side, 0, -side, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._refusal)
