"""Help: the rules of the game, the keys, tips, and what this program is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from kribbeln_desktop.core.game import Example
from kribbeln_desktop.printing.dice import paint_die
from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.widgets.dialog_style import dialog_style
from kribbeln_desktop.widgets.help_page import HelpPage
from kribbeln_desktop.widgets.new_game_surfaces import scaled_font

__all__ = ["TABS", "AboutFacts", "HelpDialog"]

TABS = ("rules", "keys", "tips", "about")


@dataclass(frozen=True)
class AboutFacts:
    """What the window cannot know by itself: the version, and where the program keeps its files."""

    version: str
    data_folder: str
    log_file: str


class HelpDialog(QDialog):
    """A window beside the game; the game goes on."""

    def __init__(self, game_id: str, look: Look = LIGHT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules, self.tips = HelpPage(game_id), HelpPage(f"{game_id}_tips")
        self.keys = KeysTable()
        self.about = AboutPage()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        for page in (self.rules, self.keys, self.tips, self.about):
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
        for page in (self.rules, self.tips, self.about):
            page.set_look(look)

    def set_examples(self, examples: Sequence[Example]) -> None:
        """What can be rolled for, which the rules explain."""
        self.rules.set_examples(examples)

    def set_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        """Pairs of keys and what they do; they are read again when the language changes."""
        self.keys.set_keys(keys)

    def set_about(self, facts: AboutFacts) -> None:
        """What this program is."""
        self.about.set_facts(facts)

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
        self.setWindowTitle(self.tr("Help"))
        titles = (self.tr("&Rules"), self.tr("&Keys"), self.tr("&Tips"), self.tr("&About"))
        for index, title in enumerate(titles):
            self.tabs.setTabText(index, title)
        self.rules.reload()
        self.tips.reload()


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


class AboutPage(QWidget):
    """The program's name, licence, and where its files lie."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts = AboutFacts("", "", "")
        self.die = _Die()
        self.title, self.words = QLabel(), QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        flags = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.words.setTextInteractionFlags(flags)
        self.words.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.words)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 24)
        column.setSpacing(14)
        column.addWidget(self.die)
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addStretch(1)
        self.retranslate()

    def set_look(self, look: Look) -> None:
        """Draw with this look from now on."""
        self.die.look = look
        self.die.update()

    def set_facts(self, facts: AboutFacts) -> None:
        """What is so on this computer."""
        self._facts = facts
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        font: QFont = scaled_font(self.font(), 1.6, bold=True)
        self.title.setFont(font)
        self.title.setText(self.tr("Kribbeln Desktop {version}").format(version=self._facts.version))
        sentences = (
            self.tr("A table for the dice game Kribbeln, with computers to play against and sheets to print."),
            self.tr(
                "Free software under the MIT licence. Its sheets use the font Source Sans Pro (SIL Open Font License)."
            ),
            self.tr(
                "Kribbeln is a game by Thomas Sing, published by Ravensburger in 2016. This program is not theirs; "
                "its dice, its sheets and its words are its own."
            ),
            self.tr("Your games and results lie in:\n{folder}").format(folder=self._facts.data_folder),
            self.tr("The log for bug reports:\n{file}").format(file=self._facts.log_file),
        )
        self.words.setText("\n\n".join(sentences))


class _Die(QWidget):
    """A die as an ornament."""

    def __init__(self) -> None:
        super().__init__()
        self.look = LIGHT
        self.setFixedSize(84, 84)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(42, 42)
        painter.rotate(-8)
        paint_die(painter, QRectF(-34, -34, 68, 68), 5, "g", self.look)
