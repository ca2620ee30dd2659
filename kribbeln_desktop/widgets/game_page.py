"""The page of a running game: the felt at the left, the sheet at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from kribbeln_desktop.core.dice import SIDES
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.dice_model import DiceModel
from kribbeln_desktop.table.sheet_model import SheetModel
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.sheet_view import SheetView
from kribbeln_desktop.widgets.table_panel import TablePanel


class GamePage(QWidget):
    """Both halves, and the number keys."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: GameTable | None = None
        self.numbers_mean_roll = False
        self.panel = TablePanel(look, self)
        self.sheet = SheetView(look, self)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.addWidget(self.panel)
        self.splitter.addWidget(self.sheet)
        self.splitter.setStretchFactor(0, 54)
        self.splitter.setStretchFactor(1, 46)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(14)
        self.splitter.setSizes([5400, 4600])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 14)
        layout.addWidget(self.splitter)
        self.sheet.decision_requested.connect(self._on_decision_requested)
        self.sheet.refused.connect(self.panel.verdict.tell)
        self._add_number_keys()

    def set_table(self, table: GameTable, dice: DiceModel, sheet: SheetModel) -> None:
        """Show this game; the caller has let go of the one before."""
        self._table = table
        self.panel.set_table(table, dice)
        self.sheet.set_sheet_model(sheet)
        table.dice_rolled.connect(self._on_dice_rolled)

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self.panel.set_look(look)
        self.sheet.set_look(look)

    def enter(self) -> None:
        """Enter the cell that the keyboard stands on in the sheet, else take the usual decision."""
        if self.sheet.has_choice():
            self.sheet.enter_choice()
        else:
            self.panel.decide_usual()

    def set_all_aside(self) -> None:
        """Set all dice aside; if they are, bring all back."""
        if self._table is not None:
            self.panel.dice.finish()
            self._table.set_aside_all()

    def _on_decision_requested(self, action: str) -> None:
        if self._table is not None:
            self.panel.dice.finish()
            self._table.decide(action)

    def _on_dice_rolled(self, _positions: tuple[int, ...]) -> None:
        """Where numbers name the dice to roll, all others are set aside from the start."""
        table = self._table
        if self.numbers_mean_roll and table is not None and table.is_persons_turn and table.roll_positions:
            table.set_aside_all()

    def _add_number_keys(self) -> None:
        for number in range(1, SIDES + 1):
            for keys, slot in ((str(number), self._toggle), (f"Shift+{number}", self._roll_only)):
                shortcut = QShortcut(QKeySequence(keys), self)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(lambda number=number, slot=slot: slot(number))

    def _toggle(self, position: int) -> None:
        self.panel.dice.finish()
        if self._table is not None:
            self._table.toggle_set_aside(position)

    def _roll_only(self, position: int) -> None:
        """The other meaning of a number: the first one names the only die to roll, further ones join it."""
        table = self._table
        if table is None:
            return
        self.panel.dice.finish()
        if not table.set_aside and not self.numbers_mean_roll:
            table.set_aside_all()
        table.toggle_set_aside(position)
