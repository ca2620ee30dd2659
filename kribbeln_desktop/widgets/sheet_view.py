"""The score sheet as a thing to play on: cells are chosen by mouse and keyboard, and all of them can be read."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from kribbeln_desktop.core.sheet import Cell
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.sheet_model import CELL_ROLE
from kribbeln_desktop.widgets.sheet_canvas import SheetCanvas

_SPOKEN = Qt.ItemDataRole.AccessibleTextRole
_STEPS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class SheetView(SheetCanvas):
    """A cell that can be filled now is entered by click or Enter."""

    decision_requested = Signal(str)
    """The action of the chosen cell, as a record writes it."""
    refused = Signal(str)
    """Why a cell that was chosen cannot be filled."""
    heading_clicked = Signal(int)
    """A column's name was clicked, or with -1 the sheet's title."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._is_reading = False
        self.picture_changed.connect(self._leave_old_choice)

    def _leave_old_choice(self) -> None:
        if not self._is_reading and not self._is_choice(self.currentIndex()):
            self.setCurrentIndex(QModelIndex())

    # -- choosing

    def _is_choice(self, index: QModelIndex) -> bool:
        cell = index.data(CELL_ROLE) if index.isValid() else None
        return isinstance(cell, Cell) and bool(cell.action)

    def choices(self) -> list[QModelIndex]:
        """The cells that can be filled now, from top to bottom."""
        model = self.model()
        if model is None:
            return []
        cells = (model.index(row, column) for row in range(model.rowCount()) for column in range(model.columnCount()))
        return [index for index in cells if self._is_choice(index)]

    def is_chosen(self) -> bool:
        """Whether the keyboard stands on a cell."""
        return self.hasFocus() and self.currentIndex().isValid()

    def enter_choice(self) -> None:
        """Enter the cell that the keyboard stands on, or say why not."""
        self._take(self.currentIndex())

    def choose(self, action: str = "") -> None:
        """Take the keyboard, and stand on the cell that ``action`` fills, else on the first that can be filled."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        choices = self.choices()
        wanted = [index for index in choices if index.data(CELL_ROLE).action == action]
        for index in (wanted or choices)[:1]:
            self._stand_on(index, is_reading=False)

    def _take(self, index: QModelIndex) -> None:
        cell = index.data(CELL_ROLE) if index.isValid() else None
        if self._is_choice(index):
            self.decision_requested.emit(index.data(CELL_ROLE).action)
        elif isinstance(cell, Cell):
            reason = str(index.data(Qt.ItemDataRole.ToolTipRole if cell.note else _SPOKEN))
            self.refused.emit(reason.partition("\n")[0])  # without the odds below it

    def _stand_on(self, index: QModelIndex, is_reading: bool) -> None:
        self._is_reading = is_reading
        self.setCurrentIndex(index)
        self.viewport().update()

    def _neighbour(self, step: int) -> QModelIndex:
        """The next cell that can be filled, or the one before."""
        choices, current = self.choices(), self.currentIndex()
        if not choices:
            return current
        place = choices.index(current) + step if current in choices else 0
        return choices[place % len(choices)]

    def _beside(self, key: int) -> QModelIndex:
        """The cell beside the current one, in the whole sheet."""
        rows, columns = _STEPS[Qt.Key(key)]
        current, model = self.currentIndex(), self.model()
        row = min(max(current.row() + rows, 0), model.rowCount() - 1)
        column = min(max(current.column() + columns, 0), model.columnCount() - 1)
        return model.index(row, column)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Qt: Tab goes on inside the sheet while there are cells to choose."""
        choices = self.choices()
        current = self.currentIndex()
        place = choices.index(current) + (1 if forward else -1) if current in choices else -1
        if 0 <= place < len(choices):
            self._stand_on(choices[place], is_reading=False)
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Qt: by Tab to the first cell that can be filled, or the last one."""
        super().focusInEvent(event)
        reasons = {Qt.FocusReason.TabFocusReason: 0, Qt.FocusReason.BacktabFocusReason: -1}
        choices = self.choices()
        if event.reason() in reasons and choices:
            self._stand_on(choices[reasons[event.reason()]], is_reading=False)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Qt."""
        super().focusOutEvent(event)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: arrows go through what can be entered, with Ctrl through the whole sheet; all else is the table's."""
        if event.key() not in _STEPS:
            event.ignore()
            return
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier or not self.choices():
            self._stand_on(self._beside(event.key()), is_reading=True)
        else:
            step = -1 if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Left) else 1
            self._stand_on(self._neighbour(step), is_reading=False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Qt: a click enters, or says why not; on a row's words it says them, on a name it opens that seat's block."""
        index = self.indexAt(event.position().toPoint())
        if index.column() > 0 and index.row() > 0:
            self._take(index)
        elif index.isValid() and index.row() == 0:
            self.heading_clicked.emit(index.column() - 1)
        elif index.isValid():
            self.refused.emit(str(index.data(Qt.ItemDataRole.ToolTipRole)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Qt: a hand over what can be entered, and over names."""
        index = self.indexAt(event.position().toPoint())
        may_click = self._is_choice(index) or (index.isValid() and index.row() == 0)
        shape = Qt.CursorShape.PointingHandCursor if may_click else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt: nothing is selected by pressing."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Qt: the second click of a double click does nothing."""
        event.accept()
