"""The dice as a list model: one row a die."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.core.views import Tray
from kribbeln_desktop.table.set_aside import Positions
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.table.value_model import ROOT, Index, Values, changed_roles
from kribbeln_desktop.table.words import words


class DieRole(IntEnum):
    """What can be asked of a die."""

    DIE = Qt.ItemDataRole.UserRole + 1
    """The ``TrayDie``."""
    FACE = Qt.ItemDataRole.UserRole + 2
    """The ``Face`` it shows; None before the first roll."""
    SET_ASIDE = Qt.ItemDataRole.UserRole + 3
    FRESH = Qt.ItemDataRole.UserRole + 4
    """It was in the newest roll."""
    MAY_CHOOSE = Qt.ItemDataRole.UserRole + 5
    """It can be set aside or brought back now: by a person, whose turn it is."""


class DiceModel(QAbstractListModel):
    """Follows the dice of a table, or shows what it is given."""

    def __init__(self, table: GameTable | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[Tray, Positions, bool] | None = None
        self._values: list[Values] = []
        self._table = table
        if table is not None:
            for signal in (table.state_changed, table.set_aside_changed, table.busy_changed):
                signal.connect(self._on_table_changed)
            self._on_table_changed()

    def show_dice(self, tray: Tray, set_aside: Positions, may_choose: bool) -> None:
        """Show these dice; another number of dice is another game."""
        self._shown = (tray, set_aside, may_choose)
        self._change_to([_values(tray, p, set_aside, may_choose) for p in range(1, len(tray.dice) + 1)])

    def retranslate(self) -> None:
        """Use the words of the language that is installed now."""
        if self._shown is not None:
            self.show_dice(*self._shown)

    def _on_table_changed(self) -> None:
        assert self._table is not None
        tray = self._table.state.tray()
        self.show_dice(tray, self._table.set_aside, tray.may_choose and self._table.is_persons_turn)

    def _change_to(self, values: list[Values]) -> None:
        if len(values) != len(self._values):
            self.beginResetModel()
            self._values = values
            self.endResetModel()
            return
        old, self._values = self._values, values
        for row, (before, after) in enumerate(zip(old, values, strict=True)):
            roles = changed_roles(before, after)
            if roles:
                self.dataChanged.emit(self.index(row), self.index(row), roles)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Qt."""
        return 0 if parent.isValid() else len(self._values)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Qt."""
        return self._values[index.row()].get(role) if index.isValid() else None


def _values(tray: Tray, position: int, set_aside: Positions, may_choose: bool) -> Values:
    die = tray.dice[position - 1]
    shown = die.face.words if die.face else _NOT_ROLLED
    spoken = _DIE_ASIDE if position in set_aside else _DIE
    return {
        DieRole.DIE: die,
        DieRole.FACE: die.face,
        DieRole.SET_ASIDE: position in set_aside,
        DieRole.FRESH: die.fresh,
        DieRole.MAY_CHOOSE: may_choose,
        Qt.ItemDataRole.DisplayRole: words(die.face.words) if die.face else "",
        Qt.ItemDataRole.AccessibleTextRole: words(spoken(number=position, face=shown)),
    }


_DIE = mark("Dice", "Die {number}: {face}")
_DIE_ASIDE = mark("Dice", "Die {number}: {face}, set aside")
_NOT_ROLLED = mark("Dice", "not rolled yet")
