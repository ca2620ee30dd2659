"""The score sheet as a table model: the header is row 0, the labels are column 0, then one column a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from kribbeln_desktop.core.sheet import Sheet
from kribbeln_desktop.core.texts import Argument
from kribbeln_desktop.table.sheet_words import CELL_ROLE, CURRENT_ROLE, ROW_ROLE, cell_values, head_values, label_values
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.table.value_model import ROOT, Index, Values, changed_roles
from kribbeln_desktop.table.words import words

__all__ = ["CELL_ROLE", "CURRENT_ROLE", "ROW_ROLE", "SheetModel"]


@dataclass(frozen=True, slots=True)
class Shown:
    """What a sheet model shows."""

    sheet: Sheet
    names: tuple[str, ...]
    levels: tuple[Argument, ...]
    """What stands below the names; empty words for a person."""
    current_seat: int | None

    def shape(self) -> object:
        """What makes it another game when it differs."""
        return self.sheet.columns, [row.id for row in self.sheet.rows]


class SheetModel(QAbstractTableModel):
    """Follows the sheet of a table, or shows what it is given."""

    def __init__(
        self, table: GameTable | None = None, levels: Sequence[Argument] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._shown: Shown | None = None
        self._values: list[list[Values]] = []
        self._levels = tuple(levels)
        self._table = table
        if table is not None:
            table.state_changed.connect(self._on_table_changed)
            self._on_table_changed()

    @property
    def sheet(self) -> Sheet | None:
        """The sheet shown; None while there is none."""
        return self._shown.sheet if self._shown else None

    @property
    def names(self) -> tuple[str, ...]:
        """The names above the columns."""
        return self._shown.names if self._shown else ()

    @property
    def levels(self) -> tuple[str, ...]:
        """What stands below each name, in words: a computer's strength, nothing for a person."""
        levels = self._shown.levels if self._shown else ()
        return tuple(map(words, levels)) or ("",) * len(self.names)

    @property
    def current_seat(self) -> int | None:
        """Whose turn it is."""
        return self._shown.current_seat if self._shown else None

    def show_sheet(
        self, sheet: Sheet, names: Sequence[str], levels: Sequence[Argument] = (), current_seat: int | None = None
    ) -> None:
        """Show this sheet; one with other rows or columns is another game."""
        old, self._shown = self._shown, Shown(sheet, tuple(names), tuple(levels), current_seat)
        values = self._computed()
        if old is None or old.shape() != self._shown.shape():
            self.beginResetModel()
            self._values = values
            self.endResetModel()
        else:
            self._change_to(values)

    def retranslate(self) -> None:
        """Use the words of the language that is installed now."""
        if self._shown is not None:
            self._change_to(self._computed())

    def _on_table_changed(self) -> None:
        assert self._table is not None
        self.show_sheet(self._table.state.sheet(), self._table.names, self._levels, self._table.current_seat)

    def _computed(self) -> list[list[Values]]:
        assert self._shown is not None
        sheet, names, levels = self._shown.sheet, self.names, self.levels
        head = [head_values(sheet, "", "", False)]
        for seat, name in enumerate(names):
            head.append(head_values(sheet, name, levels[seat], seat == self.current_seat))
        body = [
            [label_values(row), *(cell_values(row, seat, names) for seat in range(sheet.columns))] for row in sheet.rows
        ]
        return [head, *body]

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
