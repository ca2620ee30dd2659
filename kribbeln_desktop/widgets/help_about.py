"""What this program is: its games, what it is made of, and where it keeps its files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from kribbeln_desktop.core.texts import Text, TextList, say
from kribbeln_desktop.printing.dice import paint_die
from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.widgets.help_text import cleared, paragraph, written
from kribbeln_desktop.widgets.new_game_surfaces import scaled_font


@dataclass(frozen=True)
class AboutFacts:
    """What the window cannot know by itself: versions, games, and where the program keeps its files."""

    version: str
    games: tuple[Text, ...] = ()
    made_with: tuple[str, ...] = ()
    """What it runs on, each with its version."""
    data_folder: str = ""
    settings_file: str = ""
    log_file: str = ""
    is_portable: bool = False


class AboutPage(QWidget):
    """The program's name, licence, and where its files lie."""

    folder_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts = AboutFacts("")
        self._told: Text | None = None
        self.die = _Die()
        self.title, self.told = QLabel(), QLabel()
        self.title.setWordWrap(True)
        self.told.setWordWrap(True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.hide()
        self.words = QTextBrowser()
        self.words.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.words.document().setDocumentMargin(0)
        self.words.viewport().setAutoFillBackground(False)
        self.setFocusProxy(self.words)
        self.open_folder = QPushButton()
        self.open_folder.setAutoDefault(False)  # Return closes the window, as on every page
        self.open_folder.clicked.connect(self.folder_requested)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(self.die)
        head.addWidget(self.title, 1)
        foot = QHBoxLayout()
        foot.setSpacing(18)
        foot.addWidget(self.open_folder)
        foot.addWidget(self.told, 1)
        foot.addStretch(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 20, 28, 12)
        column.setSpacing(14)
        column.addLayout(head)
        column.addWidget(self.words, 1)
        column.addLayout(foot)

    def set_look(self, look: Look) -> None:
        """Draw with this look from now on."""
        self.die.look = look
        self.die.update()

    def set_facts(self, facts: AboutFacts) -> None:
        """What is so on this computer."""
        self._facts = facts
        self.retranslate()

    def tell(self, fault: Text) -> None:
        """Say why the folder cannot be shown."""
        self._told = fault
        self.told.show()
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        self.title.setFont(scaled_font(self.font(), 1.6, bold=True))
        self.title.setText(self.tr("Kribbeln Desktop {version}").format(version=self._facts.version))
        self.words.setAccessibleName(self.tr("About this program"))
        self._write()
        self.open_folder.setText(self.tr("&Open folder"))
        if self._told is not None:
            self.told.setText(say(self._told, QCoreApplication.translate))

    def _write(self) -> None:
        air = self.fontMetrics().height() * 0.7
        place = self.words.verticalScrollBar().value()
        cursor = cleared(self.words.document())
        for sentence in self._sentences():
            paragraph(cursor, sentence, above=air)
        for title, words in self._places():
            paragraph(cursor, title, written(scaled_font(self.font(), 1.0, bold=True)), above=air)
            paragraph(cursor, words)
        self.words.moveCursor(QTextCursor.MoveOperation.Start)
        self.words.verticalScrollBar().setValue(place)

    def _sentences(self) -> Iterator[str]:
        games = say(TextList(self._facts.games), QCoreApplication.translate)
        yield self.tr("A table for dice games ({games}), with computers to play against and sheets to print.").format(
            games=games
        )
        yield self.tr(
            "Free software under the MIT licence. It uses Qt under the GNU Lesser General Public License, version 3, "
            "and works of others; all licences can be read under “Licences”."
        )
        yield self.tr(
            "Kribbeln is a game by Thomas Sing, published by Ravensburger in 2016. Kniffel, Kniffel Kids and "
            "Kniffel Dice Duel, the last by Thierry Denoual, are games of Schmidt Spiele. This program is not "
            "theirs; its dice, its sheets and its words are its own."
        )
        if self._facts.is_portable:
            yield self.tr("Portable: your games and settings lie beside the program and go wherever you carry it.")
        else:
            yield self.tr("Your games and settings stay where they are when the program is updated or removed.")

    def _places(self) -> Iterator[tuple[str, str]]:
        facts = self._facts
        yield self.tr("Games and results"), facts.data_folder
        yield self.tr("Settings"), facts.settings_file
        yield self.tr("Log for bug reports, made when there is something to report"), facts.log_file
        yield self.tr("Runs with"), ", ".join(facts.made_with)


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
