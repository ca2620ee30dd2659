"""The seats of the new-game page in their order, each a row, and who begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from kribbeln_desktop.core.game import Game, Option, OptionValue
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.widgets.new_game_fields import RoundMark
from kribbeln_desktop.widgets.new_game_proposal import LevelTitle
from kribbeln_desktop.widgets.new_game_seat_row import SeatRow
from kribbeln_desktop.widgets.new_game_starter_row import StarterRow


class SeatList(QWidget):
    """Rows that can be added, removed and moved, and below them what else can begin."""

    changed = Signal()
    order_changed = Signal()
    """There are other rows, or the same in another order; ``changed`` follows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = LIGHT
        self._fewest = 1
        self._levels: Sequence[LevelTitle] = ()
        self._start: Option | None = None
        self.rows: list[SeatRow] = []
        self.starter_rows: list[StarterRow] = []
        self._starters = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)

    # -- what it holds

    def set_game(self, game: Game, levels: Sequence[LevelTitle]) -> None:
        """Offer these strengths, and what can begin; without any seat yet."""
        self._fewest, self._levels = game.seats[0], levels
        self._start = next((option for option in game.options if option.is_seat), None)
        while self.rows:
            self._drop(self.rows.pop())
        while self.starter_rows:
            self._drop(self.starter_rows.pop())
        for value, title in self._start.choices if self._start else ():
            starter = StarterRow(value, title, self)
            self.starter_rows.append(starter)
            self._put(starter, len(self.starter_rows) - 1)

    def has_starter(self) -> bool:
        """Whether somebody or something is chosen to begin."""
        return self._start is not None

    def entries(self) -> tuple[SeatEntry, ...]:
        """The seats as they stand there."""
        return tuple(row.entry() for row in self.rows)

    def starter(self) -> OptionValue:
        """The seat that begins, or what else says who does: the start option's value."""
        return next((value for value, mark in self._marks() if mark.isChecked()), 0)

    def _marks(self) -> list[tuple[OptionValue, RoundMark]]:
        """What can be said of the start; alone, nothing but a seat."""
        marks: list[tuple[OptionValue, RoundMark]] = [(index, row.begins) for index, row in enumerate(self.rows)]
        if len(self.rows) > 1:
            marks += [(row.value, row.begins) for row in self.starter_rows]
        return marks

    def fill(self, entries: Sequence[SeatEntry], starter: object) -> None:
        """Show these seats in place of all others, and who begins."""
        while self.rows:
            self._drop(self.rows.pop())
        for entry in entries:
            self._append(entry)
        for value, mark in self._marks():
            if value in (0, starter):
                mark.setChecked(True)
        self._on_order_changed()

    # -- changes

    def add(self, entry: SeatEntry) -> None:
        """One more seat, whose name has the keyboard."""
        row = self._append(entry)
        self._on_order_changed()
        row.name.setFocus(Qt.FocusReason.OtherFocusReason)
        row.name.selectAll()

    def _append(self, entry: SeatEntry) -> SeatRow:
        row = SeatRow(self._levels, self)
        row.index = len(self.rows)
        row.set_entry(entry)
        row.begins.setVisible(self.has_starter())
        row.move_requested.connect(lambda step: self._move(row, step))
        row.remove_requested.connect(lambda: self._remove(row))
        self.rows.append(row)
        self._put(row, row.index)
        row.changed.connect(self.changed)
        return row

    def _put(self, row: SeatRow | StarterRow, place: int) -> None:
        row.set_look(self._look)
        row.set_base_font(self.font())
        self._starters.addButton(row.begins)
        self._column.insertWidget(place, row)
        row.show()

    def _drop(self, row: SeatRow | StarterRow) -> None:
        self._starters.removeButton(row.begins)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _remove(self, row: SeatRow) -> None:
        index, began = self.rows.index(row), row.begins.isChecked()
        had_focus = row.isAncestorOf(self.focusWidget()) if self.focusWidget() else False
        self.rows.remove(row)
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
        self._column.insertWidget(target, row)
        self._on_order_changed()
        if focused and not focused.isEnabled():
            row.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_order_changed(self) -> None:
        for index, row in enumerate(self.rows):
            row.place(index, len(self.rows), self._fewest)
        for starter in self.starter_rows:
            starter.setVisible(len(self.rows) > 1)
        self.order_changed.emit()
        self.changed.emit()

    def parts(self) -> list[QWidget]:
        """All that Tab leads to, from top to bottom."""
        parts: list[QWidget] = []
        for row in self.rows:
            parts += (row.name, row.kind, row.begins, row.up, row.down, row.remove)
        return [*parts, *(row.begins for row in self.starter_rows)]

    # -- words and colours

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        self._look = look
        for row in (*self.rows, *self.starter_rows):
            row.set_look(look)

    def set_base_font(self, base: QFont) -> None:
        """Follow the page's font."""
        rows: list[SeatRow | StarterRow] = [*self.rows, *self.starter_rows]
        for row in rows:
            row.set_base_font(base)
