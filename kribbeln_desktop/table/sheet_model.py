"""The score sheet as a table model: the header is row 0, the labels are column 0, then one column a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from kribbeln_desktop.core.sheet import Row, Sheet, block
from kribbeln_desktop.core.texts import Argument, Text, mark, plain
from kribbeln_desktop.table.sheet_words import (
    CELL_ROLE,
    CURRENT_ROLE,
    ODDS_ROLE,
    ROW_ROLE,
    cell_values,
    head_values,
    label_values,
)
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.table.value_model import ROOT, Index, Values, changed_roles
from kribbeln_desktop.table.words import words

if TYPE_CHECKING:  # numpy comes with it
    from kribbeln_desktop.players.table_odds import RowOdds

__all__ = ["CELL_ROLE", "CURRENT_ROLE", "ODDS_ROLE", "ROW_ROLE", "SheetModel"]


@dataclass(frozen=True, slots=True)
class Shown:
    """What a sheet model shows."""

    sheet: Sheet
    names: tuple[Argument, ...]
    levels: tuple[Argument, ...]
    """What stands below the names; empty words for a person."""
    current_seat: int | None
    """The column of the seat whose turn it is."""
    heard: tuple[Argument, ...]
    """What screen readers call the columns."""

    def shape(self) -> object:
        """What makes it another game when it differs."""
        return self.sheet.columns, [row.id for row in self.sheet.rows]


class SheetModel(QAbstractTableModel):
    """Follows the sheet of a table, or shows what it is given."""

    def __init__(
        self,
        table: GameTable | None = None,
        levels: Sequence[Argument] = (),
        parent: QObject | None = None,
        earlier: Sequence[Sheet | None] = (),
    ) -> None:
        """``levels`` stand below the names; ``earlier`` are the sheets of the games before, on the same paper."""
        super().__init__(parent)
        self._shown: Shown | None = None
        self._values: list[list[Values]] = []
        self._levels = tuple(levels)
        self._earlier = tuple(earlier)
        self._block: int | None = None
        self._turn: int | None = None
        self._odds: Mapping[str, RowOdds] = {}
        self._table = table
        if table is not None:
            table.state_changed.connect(self._on_table_changed)
            self._block = self._usual_block(table)
            self._on_table_changed()

    @property
    def sheet(self) -> Sheet | None:
        """The sheet shown; None while there is none."""
        return self._shown.sheet if self._shown else None

    @property
    def names(self) -> tuple[str, ...]:
        """The names above the columns."""
        return tuple(map(words, self._shown.names)) if self._shown else ()

    @property
    def levels(self) -> tuple[str, ...]:
        """What stands below each name, in words: a computer's strength, nothing for a person."""
        levels = self._shown.levels if self._shown else ()
        return tuple(map(words, levels)) or ("",) * len(self.names)

    @property
    def block(self) -> int | None:
        """The seat whose block alone is shown; None where all seats are."""
        return self._block

    def show_block(self, seat: int | None) -> None:
        """Show one seat's block alone, a column for each game that its paper takes; None shows all seats again.

        Where there is one seat, its block is the sheet. When the turn passes to another seat, all are shown again.
        """
        if self._table is not None:
            self._block = self._usual_block(self._table) if seat is None else seat
            self._show_table(self._table)

    @property
    def current_seat(self) -> int | None:
        """Whose turn it is."""
        return self._shown.current_seat if self._shown else None

    def show_sheet(
        self,
        sheet: Sheet,
        names: Sequence[Argument],
        levels: Sequence[Argument] = (),
        current_seat: int | None = None,
        heard: Sequence[Argument] = (),
    ) -> None:
        """Show this sheet; one with other rows or columns is another game. ``heard`` is for readers, else the names."""
        old = self._shown
        self._shown = Shown(sheet, tuple(names), tuple(levels), current_seat, tuple(heard or names))
        values = self._computed()
        if old is None or old.shape() != self._shown.shape():
            self.beginResetModel()
            self._values = values
            self.endResetModel()
        else:
            self._change_to(values)

    def show_odds(self, odds: Mapping[str, RowOdds]) -> None:
        """Show these odds of the seat whose turn it is, by the ids of the rows."""
        self._odds = odds
        seat, shown = self.current_seat, self._shown
        if shown is not None and seat is not None:
            heard = tuple(map(words, shown.heard))
            values = [list(line) for line in self._values]
            for line, row in zip(values[1:], shown.sheet.rows, strict=True):
                line[seat + 1] = self._cell(row, seat, heard)
            self._change_to(values)

    def retranslate(self) -> None:
        """Use the words of the language that is installed now."""
        if self._shown is not None:
            self._change_to(self._computed())

    def _on_table_changed(self) -> None:
        table = self._table
        assert table is not None
        seat = table.current_seat
        if seat is not None and seat != self._turn:
            self._turn = seat
            self._block = self._block if self._block == seat else self._usual_block(table)
        self._show_table(table)

    def _usual_block(self, table: GameTable) -> int | None:
        """Somebody alone sees the whole paper."""
        return 0 if len(table.names) == 1 and table.record.header.game.games_on_a_sheet > 1 else None

    def _show_table(self, table: GameTable) -> None:
        if self._block is None:
            self.show_sheet(table.state.sheet(), table.names, self._levels, table.current_seat)
            return
        seat, columns = self._block, table.record.header.game.games_on_a_sheet
        sheet = own_block(table.state.sheet(), self._earlier, seat, columns, table.names[seat])
        current = len(self._earlier) if table.current_seat == seat else None
        levels = self._levels[seat : seat + 1] if columns == 1 else ()
        heard = [_GAME(number=number) for number in range(1, columns + 1)] if columns > 1 else ()
        self.show_sheet(sheet, sheet.headings, levels, current, heard)

    def _computed(self) -> list[list[Values]]:
        assert self._shown is not None
        sheet, names, levels = self._shown.sheet, self.names, self.levels
        heard = tuple(map(words, self._shown.heard))
        head = [head_values(sheet, "", "", False)]
        for seat, name in enumerate(names):
            head.append(head_values(sheet, name, levels[seat], seat == self.current_seat))
        body = [
            [label_values(row), *(self._cell(row, seat, heard) for seat in range(sheet.columns))] for row in sheet.rows
        ]
        return [head, *body]

    def _cell(self, row: Row, seat: int, heard: Sequence[str]) -> Values:
        odds = self._odds.get(row.id) if seat == self.current_seat else None
        if odds is None:
            return cell_values(row, seat, heard)
        from kribbeln_desktop.table.odds_words import shown_odds

        return cell_values(row, seat, heard, shown_odds(odds))

    def _change_to(self, values: list[list[Values]]) -> None:
        old, self._values = self._values, values
        for row, cells in enumerate(values):
            for column, cell in enumerate(cells):
                roles = changed_roles(old[row][column], cell)
                if roles:
                    self.dataChanged.emit(self.index(row, column), self.index(row, column), roles)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Qt."""
        return 0 if parent.isValid() else len(self._values)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Qt."""
        return 0 if parent.isValid() or self.sheet is None else self.sheet.columns + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Qt: a column's name, a row's words; not shown, but read out by screen readers."""
        heads = self._values[:1] if orientation == Qt.Orientation.Horizontal else [[row[0] for row in self._values]]
        return heads[0][section].get(role) if heads and 0 <= section < len(heads[0]) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Qt."""
        return self._values[index.row()][index.column()].get(role) if index.isValid() else None


def own_block(newest: Sheet, earlier: Sequence[Sheet | None], seat: int, columns: int, name: str) -> Sheet:
    """The block of the seat called ``name``; its ``columns`` are numbered as on paper, a single one bears the name."""
    headings: tuple[Text, ...] = (plain(name),)
    if columns > 1:
        headings = tuple(plain(str(number)) for number in range(1, columns + 1))
    return replace(block(newest, earlier, seat, columns, headings), title=plain(name), subtitle=newest.title)


_GAME = mark("Sheet", "Game {number}")
