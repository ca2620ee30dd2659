"""What this program is: its games, its licence, and where it keeps its files."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from kribbeln_desktop.core.texts import Text, TextList, say
from kribbeln_desktop.printing.dice import paint_die
from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.widgets.new_game_surfaces import scaled_font


@dataclass(frozen=True)
class AboutFacts:
    """What the window cannot know by itself: the version, the games, and where the program keeps its files."""

    version: str
    games: tuple[Text, ...]
    data_folder: str
    log_file: str


class AboutPage(QWidget):
    """The program's name, licence, and where its files lie."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts = AboutFacts("", (), "", "")
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
        games = say(TextList(self._facts.games), QCoreApplication.translate)
        sentences = (
            self.tr("A table for dice games ({games}), with computers to play against and sheets to print.").format(
                games=games
            ),
            self.tr(
                "Free software under the MIT licence. Its sheets use the font Source Sans Pro (SIL Open Font License)."
            ),
            self.tr(
                "Kribbeln is a game by Thomas Sing, published by Ravensburger in 2016. Kniffel, Kniffel Kids and "
                "Kniffel Dice Duel, the last by Thierry Denoual, are games of Schmidt Spiele. This program is not "
                "theirs; its dice, its sheets and its words are its own."
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
