"""The score sheet on the screen: a table view whose picture is the one that the printer gets.

As a table view it has rows and columns for screen readers, keys and the mouse; its sections lie exactly where the
layout of the printed sheet has its boxes.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from kribbeln_desktop.core.sheet import Cell
from kribbeln_desktop.printing.layout import SheetLayout, lay_out
from kribbeln_desktop.printing.painter import paint_sheet
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.picture import Heading, SheetPicture
from kribbeln_desktop.table.sheet_model import CELL_ROLE, SheetModel

ZOOMS = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.5, 3.0)
LARGEST_ROW = 64.0
"""Pixels; a row is not drawn higher at zoom 1."""


class SheetView(QTableView):
    """Shows a sheet model; a cell that can be filled now is entered by click or Enter."""

    decision_requested = Signal(str)
    """The action of the chosen cell, as a record writes it."""
    refused = Signal(str)
    """Why a cell that was chosen cannot be filled."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._zoom = 0
        self._layout: SheetLayout | None = None
        self._picture: SheetPicture | None = None
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setMinimumSize(300, 320)

    # -- the model

    def set_sheet_model(self, model: SheetModel) -> None:
        """Show this sheet; the caller has let go of the one before."""
        self.setModel(model)
        model.modelReset.connect(self._on_changed)
        model.dataChanged.connect(self._on_changed)
        model.headerDataChanged.connect(self._on_changed)
        self._on_changed()

    def picture(self) -> SheetPicture | None:
        """What is shown, for the printer as well."""
        return self._picture

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        self.viewport().update()

    def _on_changed(self) -> None:
        model = self.model()
        if not isinstance(model, SheetModel) or model.sheet is None:
            return
        headings = tuple(map(Heading, model.names, model.levels))
        self._picture = SheetPicture(model.sheet, headings, QCoreApplication.translate, model.current_seat)
        self._place_sections()
        if not self._is_choice(self.currentIndex()):
            self.setCurrentIndex(QModelIndex())
        self.viewport().update()

    # -- where things lie

    def _place_sections(self) -> None:
        """Give every section the size of its boxes in the picture."""
        if self._picture is None or self.viewport().width() < 50:
            return
        zoom = ZOOMS[self._zoom]
        room = QSizeF(self.viewport().size()) if zoom == 1.0 else QSizeF(self.maximumViewportSize()) * zoom
        grid = 1 / self.devicePixelRatioF()
        layout = lay_out(self._picture, room, largest_unit=LARGEST_ROW * zoom, grid=grid)
        if self._layout is not None and layout == self._layout:
            return
        self._layout = layout
        for header, edges in (
            (self.horizontalHeader(), layout.column_edges),
            (self.verticalHeader(), layout.row_edges),
        ):
            for section in range(min(header.count(), len(edges) - 1)):
                start = round(edges[section]) if section else 0
                header.resizeSection(section, round(edges[section + 1]) - start)

    def _origin(self) -> QPointF:
        """Where the sheet's corner lies in the viewport: centred where there is room to spare, else scrolled."""
        return QPointF(-self.horizontalOffset(), -self.verticalOffset())

    def set_zoom(self, step: int) -> None:
        """Zoom one step in (1) or out (-1), or fit the sheet to its place (0)."""
        zoom = 0 if step == 0 else min(max(self._zoom + step, 0), len(ZOOMS) - 1)
        if zoom != self._zoom:
            self._zoom = zoom
            self._place_sections()
            self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt."""
        super().resizeEvent(event)
        self._place_sections()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Qt: with Ctrl the wheel zooms."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Qt."""
        if event.type() == QEvent.Type.LanguageChange:
            self._layout = None
            self._on_changed()
        super().changeEvent(event)

    # -- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        if self._picture is None or self._layout is None:
            return
        painter = QPainter(self.viewport())
        painter.translate(self._origin())
        paint_sheet(painter, self._picture, self._layout, self._look, self._focused_cell())

    def _focused_cell(self) -> tuple[int, int] | None:
        index = self.currentIndex()
        if not self.hasFocus() or not self._is_choice(index):
            return None
        return index.row() - 1, index.column() - 1

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

    def has_choice(self) -> bool:
        """Whether the keyboard stands on a cell that can be filled now."""
        return self.hasFocus() and self._is_choice(self.currentIndex())

    def enter_choice(self) -> None:
        """Enter the cell that the keyboard stands on."""
        if self.has_choice():
            self.decision_requested.emit(self.currentIndex().data(CELL_ROLE).action)

    def moveCursor(self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Qt: the arrows go through the cells that can be filled."""
        choices = self.choices()
        if not choices:
            return self.currentIndex()
        back = QAbstractItemView.CursorAction
        step = -1 if action in (back.MoveUp, back.MoveLeft, back.MovePrevious, back.MoveHome) else 1
        current = self.currentIndex()
        place = choices.index(current) + step if current in choices else 0
        return choices[place % len(choices)]

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Qt: Tab goes on inside the sheet while there are cells to choose."""
        choices = self.choices()
        current = self.currentIndex()
        place = choices.index(current) + (1 if forward else -1) if current in choices else -1
        if 0 <= place < len(choices):
            self.setCurrentIndex(choices[place])
            self.viewport().update()
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: arrows choose, everything else is the table's."""
        arrows = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
        if event.key() not in arrows:
            event.ignore()
            return
        super().keyPressEvent(event)
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Qt: a click enters, or says why not."""
        index = self.indexAt(event.position().toPoint())
        if self._is_choice(index):
            self.decision_requested.emit(index.data(CELL_ROLE).action)
            return
        note = str(index.data(Qt.ItemDataRole.ToolTipRole) or "") if index.isValid() and index.column() > 0 else ""
        if note:
            self.refused.emit(note)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Qt: a hand over what can be entered."""
        is_choice = self._is_choice(self.indexAt(event.position().toPoint()))
        shape = Qt.CursorShape.PointingHandCursor if is_choice else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt: nothing is selected by pressing."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Qt: the second click of a double click does nothing."""
        event.accept()
