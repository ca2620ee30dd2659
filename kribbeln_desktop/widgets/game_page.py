"""The page of a running game: the felt at the left, the sheet at the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from kribbeln_desktop.core.dice import SIDES
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.dice_model import DiceModel
from kribbeln_desktop.table.sheet_model import SheetModel
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.halves import Halves
from kribbeln_desktop.widgets.sheet_view import SheetView
from kribbeln_desktop.widgets.table_panel import TablePanel

MOST_SEATS = 8
"""Seats that have a key of their own."""
_WISHES = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


class GamePage(QWidget):
    """Both halves, the number keys, and the keys that end a fall. Where a window is too small, it scrolls."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: GameTable | None = None
        self.numbers_mean_roll = False
        self._was_rolled_by_person = False
        self.panel = TablePanel(look, self)
        self.sheet = SheetView(look, self)
        self.splitter = Halves(self.panel, self.sheet, self)
        self._lay_out()
        self._retranslate()
        self.sheet.decision_requested.connect(self._on_decision_requested)
        self.sheet.refused.connect(self.panel.say)
        self.sheet.heading_clicked.connect(self._on_heading_clicked)
        self.panel.choice_requested.connect(self.sheet.choose)
        self.panel.landed.connect(self._on_landed)
        self.panel.focus_dropped.connect(self.setFocus)
        self._add_number_keys()

    def _lay_out(self) -> None:
        inner = QWidget()
        halves = QVBoxLayout(inner)
        halves.setContentsMargins(14, 12, 14, 12)
        halves.addWidget(self.splitter)
        self.scroller = QScrollArea(self)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setWidgetResizable(True)
        self.scroller.setWidget(inner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.scroller)

    def set_table(self, table: GameTable, dice: DiceModel, sheet: SheetModel) -> None:
        """Show this game; the caller has let go of the one before."""
        self._table = table
        self._was_rolled_by_person = False
        self.panel.set_table(table, dice)
        self.sheet.release()
        self.sheet.set_sheet_model(sheet)
        self.splitter.share_out()
        order: list[QWidget] = [self.sheet, *self.panel.tab_order()]
        for one, other in pairwise(order):
            self.setTabOrder(one, other)
        table.dice_rolled.connect(self._on_dice_rolled)

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self.panel.set_look(look)
        self.sheet.set_look(look)

    # -- wishes

    def enter(self) -> None:
        """Enter the cell that the keyboard stands on in the sheet, else take the usual decision."""
        if self.panel.skip_fall():
            return
        if self.sheet.is_chosen():
            self.sheet.enter_choice()
        else:
            self.panel.decide_usual()

    def set_all_aside(self) -> None:
        """Set all dice aside; if they are, bring all back."""
        if self._table is not None and not self.panel.skip_fall():
            self._table.set_aside_all()

    def _on_decision_requested(self, action: str) -> None:
        if self._table is not None and not self.panel.skip_fall():
            self._table.decide(action)

    # -- blocks

    @property
    def block(self) -> int | None:
        """The seat whose block alone is shown; None where all are."""
        model = self.sheet.model()
        return model.block if isinstance(model, SheetModel) else None

    def show_block(self, seat: int | None) -> None:
        """Show one seat's block alone; all of them again where it is shown already, or for None."""
        model, table = self.sheet.model(), self._table
        if isinstance(model, SheetModel) and table is not None and (seat is None or seat < len(table.names)):
            self.sheet.release()
            model.show_block(None if seat == model.block else seat)
            self.splitter.share_out()

    def next_block(self) -> None:
        """Each seat's block in turn, beginning with the seat that plays, then all of them again."""
        model, table = self.sheet.model(), self._table
        if not isinstance(model, SheetModel) or table is None:
            return
        first, seats = table.current_seat or 0, len(table.names)
        shown = first if model.block is None else (model.block + 1) % seats
        self.show_block(None if model.block is not None and shown == first else shown)

    def _on_heading_clicked(self, column: int) -> None:
        model = self.sheet.model()
        is_block = isinstance(model, SheetModel) and model.block is not None
        self.show_block(None if is_block or column < 0 else column)

    # -- numbers

    def _add_number_keys(self) -> None:
        for number in range(1, SIDES + 1):
            self._add_key(str(number), partial(self._on_number, number, False))
            self._add_key(f"Shift+{number}", partial(self._on_number, number, True))
        for number in range(1, MOST_SEATS + 1):
            self._add_key(f"Ctrl+{number}", partial(self.show_block, number - 1))

    def _add_key(self, keys: str, slot: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(slot)

    def _on_number(self, position: int, is_shifted: bool) -> None:
        """A number keeps its die, or brings it back; where numbers mean roll, or with Shift, it names a die to roll."""
        table = self._table
        if table is None or self.panel.skip_fall():
            return
        every = len(table.state.tray().dice)
        if is_shifted != self.numbers_mean_roll:
            if not table.set_aside and table.state.tray().may_choose:
                table.set_aside_all()
        elif is_shifted and len(table.set_aside) == every:
            table.set_aside_all()
        table.toggle_set_aside(position)

    # -- a fall

    def _on_dice_rolled(self, _positions: tuple[int, ...]) -> None:
        assert self._table is not None
        self._was_rolled_by_person = self._table.is_persons_turn
        if self.panel.dice.is_tumbling():
            self.sheet.hold()
            QCoreApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        else:
            self._on_landed()

    def _on_landed(self) -> None:
        """Where numbers name the dice to roll, all others are set aside from the start."""
        QCoreApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        self.sheet.release()
        table, is_persons = self._table, self._was_rolled_by_person
        self._was_rolled_by_person = False
        if table is None or not is_persons or not self.numbers_mean_roll:
            return
        tray = table.state.tray()
        if tray.may_choose and len(table.set_aside) < len(tray.dice):
            table.set_aside_all()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: while dice fall, any key lets them lie, and does nothing else."""
        if not isinstance(event, QKeyEvent) or event.type() == QEvent.Type.KeyRelease:
            return False
        if event.modifiers() & _WISHES or event.key() in _MODIFIERS or not self.isVisible():
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            self.panel.skip_fall()
        return True

    # -- the keyboard

    def changeEvent(self, event: QEvent) -> None:
        """Qt."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        """The page itself has the keyboard where nothing on it has: readers need its name."""
        self.setAccessibleName(self.tr("Table"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: arrows lead to what can be entered."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.sheet.choose()
        else:
            super().keyPressEvent(event)
