"""The left half of the new-game page: who plays, in which order, who begins, and the button that starts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kribbeln_desktop.core.game import Game, OptionValue
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.new_game_buttons import BigButton, QuietButton
from kribbeln_desktop.widgets.new_game_proposal import COMPUTER_NAMES, LevelTitle, distinct_names, repeated_name
from kribbeln_desktop.widgets.new_game_seat_list import SeatList
from kribbeln_desktop.widgets.new_game_seat_row import SeatRow
from kribbeln_desktop.widgets.new_game_still import StillDice
from kribbeln_desktop.widgets.new_game_surfaces import ColumnTitle, Felt, Words


class SeatsPanel(Felt):
    """The seats on the felt."""

    changed = Signal()
    start_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most = 1
        self._levels: Sequence[LevelTitle] = ()
        self._note = ""
        self._dice_decide = False
        self.resume = QuietButton(filled=True)
        self.resume.hide()
        self._resumable: str | None = None
        self.heading = Words(1.75, bold=True)
        self.explanation = Words(wraps=True)
        self.begins_title = ColumnTitle()
        self.list = SeatList()
        self.add_person, self.add_computer = QuietButton(), QuietButton()
        self.notice = Words(wraps=True)
        self.still = StillDice()
        self.start = BigButton()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        adding = QHBoxLayout()
        adding.setSpacing(8)
        adding.addWidget(self.add_person)
        adding.addWidget(self.add_computer)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 22, 26, 28)
        column.setSpacing(6)
        column.addWidget(self.resume)
        column.addWidget(self.heading)
        column.addWidget(self.explanation)
        column.addWidget(self.begins_title)
        column.addWidget(self.list)
        column.addLayout(adding)
        column.addWidget(self.notice)
        column.addWidget(self.still, 1)
        column.addWidget(self.start)

    def _connect(self) -> None:
        self.list.order_changed.connect(self._on_order_changed)
        self.list.changed.connect(self._on_changed)
        self.add_person.clicked.connect(lambda: self.list.add(SeatEntry("")))
        self.add_computer.clicked.connect(self._on_computer_wanted)
        self.start.clicked.connect(lambda: self.start_requested.emit())

    # -- what it holds

    @property
    def rows(self) -> Sequence[SeatRow]:
        """The seats."""
        return self.list.rows

    def set_game(self, game: Game, levels: Sequence[LevelTitle]) -> None:
        """Offer as many seats as the game takes, these strengths, and who can begin."""
        self._most, self._levels = game.seats[-1], levels
        self.list.set_game(game, levels)

    def entries(self) -> tuple[SeatEntry, ...]:
        """The seats as they stand there."""
        return self.list.entries()

    def starter(self) -> OptionValue:
        """The seat that begins, or what else says who does: the start option's value."""
        return self.list.starter()

    def set_entries(self, entries: Sequence[SeatEntry], starter: object) -> None:
        """Show these seats, and who begins."""
        self.list.fill(entries, starter)

    # -- changes

    def _on_computer_wanted(self) -> None:
        taken = {entry.name for entry in self.entries()}
        name = next((name for name in COMPUTER_NAMES if name not in taken), COMPUTER_NAMES[0])
        self.list.add(SeatEntry(name, self._levels[0].id if self._levels else None))

    def _on_order_changed(self) -> None:
        is_full = len(self.rows) >= self._most
        for button in (self.add_person, self.add_computer):
            button.setEnabled(not is_full)
        self.add_computer.setVisible(bool(self._levels))
        self.begins_title.above = self.rows[0].begins if self.rows and self.list.has_starter() else None
        chain: list[QWidget] = [self.resume, *self.list.parts(), self.add_person, self.add_computer, self.start]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _on_changed(self) -> None:
        self._say_notice()
        self.changed.emit()

    # -- words and colours

    def set_resumable(self, text: str | None) -> None:
        """Offer to resume the game that ``text`` describes."""
        self._resumable = text
        self.resume.setVisible(text is not None)
        self.heading.setContentsMargins(0, 0 if text is None else 12, 0, 0)
        self.retranslate()

    def set_note(self, note: str) -> None:
        """A sentence on what this number of seats means."""
        self._note = note
        self._say_notice()

    def set_dice_decide(self, dice_decide: bool) -> None:
        """Whether nobody is chosen to begin, as the dice say it."""
        self._dice_decide = dice_decide
        self._say_who_begins()

    def _say_who_begins(self) -> None:
        """The title of the marks, or one sentence where there are none."""
        if self.list.has_starter():
            self.begins_title.setText(self.tr("begins"))
        else:
            self.begins_title.setText(self.tr("The dice decide who begins.") if self._dice_decide else "")

    def _say_notice(self) -> None:
        names = [row.shown_name() for row in self.rows]
        sentences = [self._note] if self._note else []
        twice = repeated_name(names)
        if twice is not None:
            told = distinct_names(names)[len(names) - 1 - names[::-1].index(twice)]
            words = self.tr("Two seats are called {name}: the later one will be {other}.")
            sentences.append(words.format(name=twice, other=told))
        self.notice.setText(" ".join(sentences))
        self.notice.setVisible(bool(sentences))

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        super().set_look(look)
        for words in (self.heading, self.notice):
            words.set_ink(look.felt_ink)
        for words in (self.explanation, self.begins_title):
            words.set_ink(look.felt_faint_ink)
        for button in (self.resume, self.add_person, self.add_computer, self.start):
            button.set_look(look)
        self.still.set_look(look)
        self.list.set_look(look)

    def set_base_font(self, base: QFont) -> None:
        """Follow the page's font."""
        for words in (self.heading, self.explanation, self.begins_title, self.notice):
            words.set_base_font(base)
        self.list.set_base_font(base)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        game = (self._resumable or "").replace("&", "&&")
        self.resume.setText(self.tr("&Resume: {game}").format(game=game))
        self.heading.setText(self.tr("Who plays?"))
        self.explanation.setText(self.tr("People and computers, in the order in which they sit."))
        self.add_person.setText(self.tr("Add a p&erson"))
        self.add_computer.setText(self.tr("Add a &computer"))
        self.start.setText(self.tr("&Start"))
        self.start.key_words = self.tr("Enter")
        self._say_who_begins()
        self._say_notice()
