"""Help: the rules of the game, the keys, tips, what this program is, and its licences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from kribbeln_desktop.core.dice import Face
from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.widgets.dialog_style import dialog_style
from kribbeln_desktop.widgets.help_about import AboutFacts, AboutPage
from kribbeln_desktop.widgets.help_licences import Licence, LicencesPage
from kribbeln_desktop.widgets.help_page import HelpPage
from kribbeln_desktop.widgets.new_game_surfaces import scaled_font

__all__ = ["TABS", "AboutFacts", "HelpDialog", "Licence"]

TABS = ("rules", "keys", "tips", "about", "licences")


class HelpDialog(QDialog):
    """A window beside the game; the game goes on."""

    def __init__(self, game: Game, look: Look = LIGHT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = game.title
        pictures = (game.examples(), _faces(game))
        self.rules, self.tips = HelpPage(game.id, *pictures), HelpPage(f"{game.id}_tips", *pictures)
        self.keys = KeysTable()
        self.about, self.licences = AboutPage(), LicencesPage()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        for page in (self.rules, self.keys, self.tips, self.about, self.licences):
            self.tabs.addTab(page, "")
        buttons = QDialogButtonBox()
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 14)
        column.setSpacing(12)
        column.addWidget(self.tabs)
        column.addWidget(buttons)
        self.set_look(look)
        buttons.setStandardButtons(QDialogButtonBox.StandardButton.Close)  # the style is known, which wants no icon
        self.retranslate()
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Wide enough for a line that is pleasant to read."""
        metrics = self.fontMetrics()
        return QSize(min(960, metrics.height() * 50), min(690, metrics.height() * 44))

    # -- what it shows

    def set_look(self, look: Look) -> None:
        """Draw with this look from now on."""
        self.setStyleSheet(dialog_style(look))
        for page in (self.rules, self.tips, self.about, self.licences):
            page.set_look(look)

    def set_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        """Pairs of keys and what they do; they are read again when the language changes."""
        self.keys.set_keys(keys)

    def set_about(self, facts: AboutFacts) -> None:
        """What this program is."""
        self.about.set_facts(facts)

    def set_licences(self, licences: Sequence[Licence]) -> None:
        """What it is made of."""
        self.licences.set_licences(licences)

    def show_tab(self, tab: str) -> None:
        """Turn to one of ``TABS`` and give it the keyboard."""
        self.tabs.setCurrentIndex(TABS.index(tab))
        self.tabs.currentWidget().setFocus(Qt.FocusReason.OtherFocusReason)

    # -- words

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        game = say(self._title, QCoreApplication.translate)
        self.setWindowTitle(self.tr("{game} – Help").format(game=game))
        titles = (self.tr("&Rules"), self.tr("&Keys"), self.tr("&Tips"), self.tr("&About"), self.tr("&Licences"))
        for index, title in enumerate(titles):
            self.tabs.setTabText(index, title)
        self.rules.reload()
        self.tips.reload()


def _faces(game: Game) -> dict[str, Face]:
    """Every face of the game's dice, by its text."""
    dice = game.initial_state(game.seats[-1], {}).tray().dice
    return {face.text: face for die in dice for face in die.faces}


class KeysTable(QTableWidget):
    """Keys and what they do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 2, parent)
        self._keys: Sequence[tuple[str, str]] = ()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QTableWidget.Shape.NoFrame)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        self.horizontalHeader().setHighlightSections(False)
        self.retranslate()

    def set_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        """Show these pairs; what is too long for a line has two."""
        self._keys = keys
        self._fill()

    def _fill(self) -> None:
        height = round(self.fontMetrics().height() * 1.8)
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)
        self.setRowCount(len(self._keys))
        for row, (key, title) in enumerate(self._keys):
            item = QTableWidgetItem(f" {key} ")
            item.setFont(scaled_font(self.font(), 1.0, bold=True))
            self.setItem(row, 0, item)
            self.setItem(row, 1, QTableWidgetItem(title))
        self.resizeRowsToContents()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt."""
        super().resizeEvent(event)
        self.resizeRowsToContents()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        self.setAccessibleName(self.tr("Keys"))
        key = self.tr("Key")
        self.setHorizontalHeaderLabels([f" {key} ", self.tr("Does")])
        self._fill()
