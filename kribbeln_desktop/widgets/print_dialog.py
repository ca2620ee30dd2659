"""One page before anything is printed: what it is to be, how it will look, and where it goes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.printing.order import PrintOrder
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.paper import Document
from kribbeln_desktop.table.words import words
from kribbeln_desktop.widgets.button_row import ButtonRow, PressButton
from kribbeln_desktop.widgets.dialog_style import dialog_style
from kribbeln_desktop.widgets.notice_bar import NoticeBar
from kribbeln_desktop.widgets.page_turner import PageTurner
from kribbeln_desktop.widgets.page_view import PageView
from kribbeln_desktop.widgets.print_choices import PrintChoices, PrintOffer

SIZE = QSize(1000, 716)
_SCROLL_BAR = 16
"""Room beside the choices."""
DRAWN_AFTER_MS = 120
"""So long nothing has been changed when the pages are drawn anew."""

Draw = Callable[[PrintOrder], Document]
"""Draws one copy of what is ordered; a ``KribbelnError`` where that cannot be."""


class PrintDialog(QDialog):
    """What it is asked for is done by others; it tells what came of it."""

    print_requested = Signal()
    pdf_requested = Signal()
    picture_requested = Signal()
    copy_requested = Signal()

    def __init__(
        self, offer: PrintOffer, order: PrintOrder, draw: Draw, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._draw = draw
        self._document: Document | None = None
        self.choices = PrintChoices(offer, order, look)
        self.notice = NoticeBar(look)
        self.view = PageView(look)
        self.turner = PageTurner(self.view, look)
        self.print, self.pdf, self.picture, self.copy, self.leave = (PressButton() for _ in range(5))
        self._row = ButtonRow((*self._outlets, self.leave))
        self._scrolled = QScrollArea()
        self._body = QWidget()  # has the style that the system's dialogs above this one must not have
        self._later = QTimer(self, singleShot=True, interval=DRAWN_AFTER_MS)
        self._lay_out()
        self._connect()
        self.set_look(look)
        self._retranslate()
        self._redraw()
        self.resize(SIZE.boundedTo(self.screen().availableSize() - QSize(24, 60)))

    # -- what it shows

    def document(self) -> Document | None:
        """The pages that are chosen, drawn at once if they are not yet; None where they are refused."""
        if self._later.isActive():
            self._redraw()
        return self._document

    def _redraw(self) -> None:
        self._later.stop()
        self._drawn = replace(self.choices.order(), copies=1)
        try:
            self._document = self._draw(self._drawn)
            self.view.show_document(self._document)
        except KribbelnError as error:
            self._document = None
            self.view.show_refusal(words(error.text))
        for button in self._outlets:
            button.setEnabled(self._document is not None)

    def _on_changed(self) -> None:
        if replace(self.choices.order(), copies=1) != self._drawn:
            self._later.start()

    def tell(self, sentence: Text, lasts: bool = True) -> None:
        """Say what came of a wish, until it is closed or a moment."""
        self.notice.tell(sentence, lasts)

    def offer_pdf(self) -> None:
        """What could not be printed can be saved: the next key does that."""
        self.pdf.setFocus()

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._body.setStyleSheet(dialog_style(look))
        for part in (self.choices, self.notice, self.view, self.turner):
            part.set_look(look)

    # -- how it is made

    @property
    def _outlets(self) -> tuple[PressButton, ...]:
        """The buttons that need pages."""
        return self.print, self.pdf, self.picture, self.copy

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addWidget(self.view, 1)
        right.addWidget(self.turner)
        halves = QHBoxLayout()
        halves.setSpacing(10)
        halves.addWidget(self._left())
        halves.addLayout(right, 1)
        inner = QVBoxLayout()
        inner.setContentsMargins(18, 16, 18, 14)
        inner.setSpacing(12)
        inner.addLayout(halves, 1)
        inner.addWidget(self._below())
        column = _bare_column(self._body)
        column.addWidget(self.notice)
        column.addLayout(inner, 1)
        _bare_column(self).addWidget(self._body)
        self.print.setDefault(True)

    def _left(self) -> QScrollArea:
        """The choices scroll before anything is cut."""
        area = self._scrolled
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self.choices)
        return area

    def _below(self) -> ButtonRow:
        font = self.print.font()
        font.setBold(True)  # as its style paints it, so that its width is known
        self.print.setFont(font)
        return self._row

    def _connect(self) -> None:
        self._later.timeout.connect(self._redraw)
        self.choices.changed.connect(self._on_changed)
        wishes = (self.print_requested, self.pdf_requested, self.picture_requested, self.copy_requested)
        for button, wish in zip(self._outlets, wishes, strict=True):
            button.clicked.connect(wish)
        self.leave.clicked.connect(self.reject)

    # -- sizes

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt."""
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """The choices get what they want, but their words are broken or shortened before the page gets too narrow."""
        wanted, least = self.choices.sizeHint().width(), self.choices.minimumSizeHint().width()
        self._scrolled.setFixedWidth(max(least, min(wanted, self.width() // 2)) + _SCROLL_BAR)

    # -- words

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._redraw()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Print"))
        self.print.setText(self.tr("&Print …"))
        self.pdf.setText(self.tr("Save as P&DF …"))
        self.picture.setText(self.tr("Save as pic&ture …"))
        self.copy.setText(self.tr("Cop&y as picture"))
        self.leave.setText(self.tr("&Close"))
        self._row.place()
        self._share_width()


def _bare_column(widget: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return column
