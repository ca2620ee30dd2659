"""The picture of the score sheet on the screen: a table view whose picture is the one that the printer gets.

As a table view it has rows and columns for screen readers, keys and the mouse; its sections lie exactly where the
layout of the printed sheet has its boxes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from kribbeln_desktop.printing.layout import SheetLayout, lay_out
from kribbeln_desktop.printing.painter import paint_sheet
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.picture import Heading, SheetPicture
from kribbeln_desktop.table.sheet_model import CELL_ROLE, ODDS_ROLE, SheetModel
from kribbeln_desktop.widgets.bulb import paint_bulb_disc
from kribbeln_desktop.widgets.felt import SHADOW
from kribbeln_desktop.widgets.sheet_room import best_width, paint_shadow

if TYPE_CHECKING:  # it is there only where odds are wanted
    from kribbeln_desktop.table.odds_words import ShownOdds

ZOOMS = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.5, 3.0)
LARGEST_ROW = 64.0
"""Pixels; a row is not drawn higher at zoom 1."""


class SheetCanvas(QTableView):
    """Shows a sheet model, as large as its place or zoomed."""

    picture_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._zoom = 0
        self._layout: SheetLayout | None = None
        self._picture: SheetPicture | None = None
        self._odds: dict[tuple[int, int], ShownOdds] = {}
        """By row and seat; not in the picture, which is the printer's too."""
        self._is_stale = False
        self._is_held = False
        self._advised = ""
        self._later = QTimer(self, singleShot=True, interval=0)  # ends with the view, as a bare single shot would not
        self._later.timeout.connect(self._catch_up)
        self.setViewport(QWidget())  # to know one that Qt made, PySide makes all its classes of widgets: 2 MB
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
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # the sheet is the same in every language
        self.setMinimumSize(300, 320)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Score sheet"))

    # -- the model

    def set_sheet_model(self, model: SheetModel) -> None:
        """Show this sheet; the caller has let go of the one before."""
        self.setModel(model)
        model.modelReset.connect(self._on_changed)
        model.dataChanged.connect(self._on_changed)
        model.headerDataChanged.connect(self._on_changed)
        self._layout = None
        self._refresh()

    def picture(self) -> SheetPicture | None:
        """What is shown, for the printer as well."""
        self._catch_up()
        return self._picture

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        self.viewport().update()

    def set_advised(self, action: str) -> None:
        """Mark the cell that ``action`` fills, as a record writes it; an empty one marks none."""
        if action != self._advised:
            self._advised = action
            self.viewport().update()

    def hold(self) -> None:
        """Go on showing the sheet and the odds as they were: dice are falling."""
        self._is_held = True

    def release(self) -> None:
        """Show the sheet as it is."""
        self._is_held = False
        self._catch_up()
        self.viewport().update()

    def _on_changed(self) -> None:
        """Many cells change together, so the picture is made once for all of them."""
        if not self._is_stale:
            self._is_stale = True
            self._later.start()

    def _catch_up(self) -> None:
        if self._is_stale and not self._is_held:
            self._refresh()

    def _refresh(self) -> None:
        self._is_stale = False
        model = self.model()
        if not isinstance(model, SheetModel) or model.sheet is None:
            return
        headings = tuple(map(Heading, model.names, model.levels))
        picture = SheetPicture(model.sheet, headings, QCoreApplication.translate, model.current_seat)
        if picture != self._picture or self._layout is None:
            self._picture = picture
            self.viewport().update()
            self._place_sections()
            self.picture_changed.emit()

    # -- where things lie

    def wanted_width(self, height: int, least: int, most: int) -> int:
        """The width, between two bounds, that the sheet fills well at this height."""
        if self._picture is None:
            return round((least + most) / 2)
        return best_width(self._picture, height - SHADOW, least, most, LARGEST_ROW)

    def _place_sections(self) -> None:
        """Give every section the size of its boxes in the picture."""
        if self._picture is None or self.viewport().width() < 50:
            return
        zoom = ZOOMS[self._zoom]
        room = QSizeF(self.viewport().size()) if zoom == 1.0 else QSizeF(self.maximumViewportSize()) * zoom
        room -= QSizeF(0, SHADOW)
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

    def _margin(self) -> int:
        """Free pixels at the left where the sheet is narrower than its place."""
        if self._layout is None:
            return 0
        return max(0, round((self.viewport().width() - self._layout.size.width()) / 2))

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Qt."""
        return super().indexAt(point - QPoint(self._margin(), 0))

    def visualRect(self, index: QModelIndex | QPersistentModelIndex) -> QRect:
        """Qt."""
        return super().visualRect(index).translated(self._margin(), 0)

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
            self._retranslate()
            self._refresh()
        super().changeEvent(event)

    # -- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        model = self.model()
        if self._picture is None or self._layout is None or not isinstance(model, SheetModel):
            return
        if not self._is_held:
            self._odds = _odds_of(model)  # of this moment: where they change alone, Qt has their cells painted at once
        painter = QPainter(self.viewport())
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.translate(self._margin() - self.horizontalOffset(), -self.verticalOffset())
        paint_shadow(painter, self._layout)
        paint_sheet(painter, self._picture, self._layout, self._look, self._focused_cell())
        if self._odds:
            self._paint_odds(painter, self._layout)
        if self._advised:
            painter.resetTransform()
            self._paint_advised(painter)

    def _paint_odds(self, painter: QPainter, layout: SheetLayout) -> None:
        from kribbeln_desktop.widgets.odds_gauge import cell_gauge, paint_gauge

        for (row, seat), odds in self._odds.items():
            box = cell_gauge(layout.cell_rect(row, seat), layout.unit)
            paint_gauge(painter, box, odds, self._look, layout.line)

    def _paint_advised(self, painter: QPainter) -> None:
        """The bulb of the advice at the cell's upper left corner."""
        model = self.model()
        for row in range(1, model.rowCount()):
            for column in range(1, model.columnCount()):
                index = model.index(row, column)
                if index.data(CELL_ROLE).action == self._advised:
                    room = QRectF(self.visualRect(index))
                    size = max(14.0, min(26.0, room.height() * 0.5))
                    paint_bulb_disc(painter, QRectF(room.left() - size * 0.1, room.top(), size, size), self._look)

    def _focused_cell(self) -> tuple[int, int] | None:
        index = self.currentIndex()
        is_cell = index.row() > 0 and index.column() > 0
        return (index.row() - 1, index.column() - 1) if self.hasFocus() and is_cell else None


def _odds_of(model: SheetModel) -> dict[tuple[int, int], ShownOdds]:
    """The odds in the cells of the seat whose turn it is, by row and seat."""
    seat = model.current_seat
    if seat is None:
        return {}
    known = ((row - 1, model.index(row, seat + 1).data(ODDS_ROLE)) for row in range(1, model.rowCount()))
    return {(row, seat): odds for row, odds in known if odds is not None}
