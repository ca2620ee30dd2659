"""The left half of the new-game page: who plays, in which order, who begins, and the button that starts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.new_game_buttons import BigButton, QuietButton
from kribbeln_desktop.widgets.new_game_proposal import COMPUTER_NAMES, LevelTitle, distinct_names, repeated_name
from kribbeln_desktop.widgets.new_game_seat_row import SeatRow
from kribbeln_desktop.widgets.new_game_still import StillDice
from kribbeln_desktop.widgets.new_game_surfaces import ColumnTitle, Felt, Words


class SeatsPanel(Felt):
    """The seats on the felt."""

    changed = Signal()
    start_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._range = range(1, 2)
        self._levels: Sequence[LevelTitle] = ()
        self._has_starter = True
        self._note = ""
        self.rows: list[SeatRow] = []
        self._starters = QButtonGroup(self)
        self.resume = QuietButton(filled=True)
        self.resume.hide()
        self._resumable: str | None = None
        self.heading = Words(1.75, bold=True)
        self.explanation = Words(wraps=True)
        self.begins_title = ColumnTitle()
        self.add_person, self.add_computer = QuietButton(), QuietButton()
        self.notice = Words(wraps=True)
        self.still = StillDice()
        self.start = BigButton()
        self._lay_out()
        self.add_person.clicked.connect(lambda: self._add(SeatEntry("")))
        self.add_computer.clicked.connect(self._on_computer_wanted)
        self.start.clicked.connect(lambda: self.start_requested.emit())
        self.retranslate()

    def _lay_out(self) -> None:
        self._seats = QVBoxLayout()
        self._seats.setSpacing(4)
        adding = QHBoxLayout()
        adding.setSpacing(8)
        adding.addWidget(self.add_person)
        adding.addWidget(self.add_computer)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 22, 26, 28)
        column.setSpacing(6)
        column.addWidget(self.resume)
        column.addSpacing(2)
        column.addWidget(self.heading)
        column.addWidget(self.explanation)
        column.addWidget(self.begins_title)
        column.addLayout(self._seats)
        column.addLayout(adding)
        column.addWidget(self.notice)
        column.addWidget(self.still, 1)
        column.addWidget(self.start)

    # -- what it holds

    def set_game(self, seats: range, levels: Sequence[LevelTitle], has_starter: bool) -> None:
        """Offer so many seats and these strengths, and whether one is chosen to begin."""
        self._range, self._levels, self._has_starter = seats, levels, has_starter
        self.begins_title.setVisible(has_starter)
        self.set_entries((), 0)

    def entries(self) -> tuple[SeatEntry, ...]:
        """The seats as they stand there."""
        return tuple(row.entry() for row in self.rows)

    def starter(self) -> int:
        """The seat that begins."""
        return next((index for index, row in enumerate(self.rows) if row.begins.isChecked()), 0)

    def set_entries(self, entries: Sequence[SeatEntry], starter: int) -> None:
        """Show these seats."""
        while self.rows:
            self._drop(self.rows[0])
        for entry in entries:
            self._append(entry)
        if self.rows:
            self.rows[min(starter, len(self.rows) - 1)].begins.setChecked(True)
        self._on_order_changed()

    # -- changes

    def _append(self, entry: SeatEntry) -> SeatRow:
        row = SeatRow(self._levels, self)
        row.set_look(self._look)
        row.number.set_base_font(self.font())
        row.index = len(self.rows)
        row.set_entry(entry)
        row.begins.setVisible(self._has_starter)
        row.changed.connect(self._on_row_changed)
        row.move_requested.connect(lambda step: self._move(row, step))
        row.remove_requested.connect(lambda: self._remove(row))
        self._starters.addButton(row.begins)
        self.rows.append(row)
        self._seats.addWidget(row)
        row.show()
        return row

    def _drop(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._starters.removeButton(row.begins)
        self._seats.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _on_computer_wanted(self) -> None:
        taken = {entry.name for entry in self.entries()}
        name = next((name for name in COMPUTER_NAMES if name not in taken), COMPUTER_NAMES[0])
        self._add(SeatEntry(name, self._levels[0].id if self._levels else None))

    def _add(self, entry: SeatEntry) -> None:
        row = self._append(entry)
        self._on_order_changed()
        row.name.setFocus(Qt.FocusReason.OtherFocusReason)
        row.name.selectAll()

    def _remove(self, row: SeatRow) -> None:
        index, began = self.rows.index(row), row.begins.isChecked()
        had_focus = row.isAncestorOf(self.focusWidget()) if self.focusWidget() else False
        self._drop(row)
        neighbour = self.rows[min(index, len(self.rows) - 1)]
        if began:
            neighbour.begins.setChecked(True)
        self._on_order_changed()
        if had_focus:
            neighbour.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, row: SeatRow, step: int) -> None:
        index = self.rows.index(row)
        target = index + step
        if target not in range(len(self.rows)):
            return
        focused = self.focusWidget()
        self.rows.insert(target, self.rows.pop(index))
        self._seats.insertWidget(target, row)
        self._on_order_changed()
        if focused and not focused.isEnabled():
            row.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_order_changed(self) -> None:
        for index, row in enumerate(self.rows):
            row.place(index, len(self.rows), self._range[0])
        is_full = len(self.rows) >= self._range[-1]
        for button in (self.add_person, self.add_computer):
            button.setEnabled(not is_full)
        self.add_computer.setVisible(bool(self._levels))
        self.begins_title.above = self.rows[0].begins if self.rows else None
        self._order_tabs()
        self._on_row_changed()

    def _order_tabs(self) -> None:
        """Tab goes down the page whatever the seats' order was made of."""
        chain: list[QWidget] = [self.resume]
        for row in self.rows:
            chain += (row.name, row.kind, row.begins, row.up, row.down, row.remove)
        chain += (self.add_person, self.add_computer, self.start)
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _on_row_changed(self) -> None:
        self._say_notice()
        self.changed.emit()

    # -- words and colours

    def set_resumable(self, text: str | None) -> None:
        """Offer to resume the game that ``text`` describes."""
        self._resumable = text
        self.resume.setVisible(text is not None)
        self.retranslate()

    def set_note(self, note: str) -> None:
        """A sentence on what this number of seats means."""
        self._note = note
        self._say_notice()

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
        for row in self.rows:
            row.set_look(look)

    def set_base_font(self, base: QFont) -> None:
        """Follow the page's font."""
        for words in (self.heading, self.explanation, self.begins_title, self.notice):
            words.set_base_font(base)
        for row in self.rows:
            row.number.set_base_font(base)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        game = (self._resumable or "").replace("&", "&&")
        self.resume.setText(self.tr("&Resume the game of {game}").format(game=game))
        self.heading.setText(self.tr("Who plays?"))
        self.explanation.setText(self.tr("People and computers, in the order in which they sit."))
        self.begins_title.setText(self.tr("begins"))
        self.add_person.setText(self.tr("Add a p&erson"))
        self.add_computer.setText(self.tr("Add a &computer"))
        self.start.setText(self.tr("&Start"))
        self.start.key_words = self.tr("Enter")
        self._say_notice()
