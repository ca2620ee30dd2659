"""The licences of all that the program is made of: a list, and below it the text of the one that is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QResizeEvent, QShowEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from kribbeln_desktop.core.texts import Text, say
from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.widgets.help_text import cleared, paragraph, written
from kribbeln_desktop.widgets.new_game_surfaces import scaled_font


@dataclass(frozen=True)
class Licence:
    """One part of the program: its name and licence (the same in every language) and where it comes from."""

    name: str
    licence: str
    home: str
    notice: Text | None
    read: Callable[[], str]
    """Gives the licence's own words, which nobody translates."""


class LicencesPage(QWidget):
    """Nothing is read before the page is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._licences: Sequence[Licence] = ()
        self._look = LIGHT
        self.parts, self.text = _PartsTable(), QTextBrowser()
        self.text.setOpenExternalLinks(True)
        self.setFocusProxy(self.parts)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.parts, 3)
        column.addWidget(self.text, 6)
        self.parts.currentCellChanged.connect(self._show_text)
        self.retranslate()

    def set_licences(self, licences: Sequence[Licence]) -> None:
        """Show these; the first one's text."""
        self._licences = licences
        self.parts.fill([(licence.name, licence.licence) for licence in licences])
        self.parts.setCurrentCell(0, 0)

    def set_look(self, look: Look) -> None:
        """Draw with this look from now on."""
        self._look = look
        self.setStyleSheet(
            "QTableWidget { outline: 0 } QTableWidget::item { padding: 0 4px }"
            f"QTableWidget, QTextBrowser {{ border: 2px solid {look.line} }}"
            f"QTableWidget:focus, QTextBrowser:focus {{ border-color: {look.focus} }}"
        )
        self._show_text()

    def showEvent(self, event: QShowEvent) -> None:
        """Qt."""
        super().showEvent(event)
        self._show_text()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        self.parts.setAccessibleName(self.tr("What the program is made of"))
        self.parts.setHorizontalHeaderLabels([self.tr("Part"), self.tr("Licence")])
        self.text.setAccessibleName(self.tr("Licence"))
        self._show_text()

    def _show_text(self) -> None:
        row = self.parts.currentRow()
        if self.isVisible() and row in range(len(self._licences)):
            self._write(self._licences[row])

    def _write(self, licence: Licence) -> None:
        height = self.fontMetrics().height()
        cursor = cleared(self.text.document())
        self.text.document().setDocumentMargin(height)
        cursor.beginEditBlock()
        paragraph(cursor, licence.name, written(scaled_font(self.font(), 1.4, bold=True)))
        paragraph(cursor, self.tr("Licence: {licence}").format(licence=licence.licence))
        if licence.home:
            paragraph(cursor, licence.home, self._link(licence.home))
        if licence.notice is not None:
            paragraph(cursor, say(licence.notice, QCoreApplication.translate), above=height * 0.7)
        paragraph(cursor, licence.read(), above=height * 1.4)
        cursor.endEditBlock()
        self.text.moveCursor(QTextCursor.MoveOperation.Start)

    def _link(self, address: str) -> QTextCharFormat:
        link = QTextCharFormat()
        link.setAnchor(True)
        link.setAnchorHref(address)
        link.setForeground(QColor(self._look.good))
        link.setFontUnderline(True)
        return link


class _PartsTable(QTableWidget):
    """Names and licences; the arrow keys choose a row, and Tab leaves the table."""

    def __init__(self) -> None:
        super().__init__(0, 2)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        self.horizontalHeader().setHighlightSections(False)

    def fill(self, rows: Sequence[tuple[str, str]]) -> None:
        """Show these rows."""
        self.verticalHeader().setMinimumSectionSize(round(self.fontMetrics().height() * 1.6))
        self.setRowCount(len(rows))
        for row, words in enumerate(rows):
            for column, word in enumerate(words):
                self.setItem(row, column, QTableWidgetItem(word))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt."""
        super().resizeEvent(event)
        self.resizeRowsToContents()
