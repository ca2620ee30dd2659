"""How each seat came to its result, as a table: start, dice, the others, decisions, result."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.review_picture import ReviewPicture
from kribbeln_desktop.printing.seat_marks import paint_seat_mark
from kribbeln_desktop.widgets.new_game_surfaces import scaled_font

_HEADING = 0.88
_GAP = 8
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ResultTable(QTableWidget):
    """As high as it has seats; to read, not to select."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._picture: ReviewPicture | None = None
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.verticalHeader().hide()

    def show_picture(self, picture: ReviewPicture) -> None:
        """Fill in the results of ``picture``."""
        self._picture = picture
        headings = ["", *picture.headings()]
        self.setColumnCount(len(headings))
        self.setRowCount(len(picture.seats))
        for column, words in enumerate(headings):
            heading = QTableWidgetItem(words)
            heading.setTextAlignment(_AT_RIGHT)
            heading.setFont(scaled_font(self.font(), _HEADING))
            self.setHorizontalHeaderItem(column, heading)
        for seat, name in enumerate(picture.names):
            self.setItem(seat, 0, QTableWidgetItem(self._mark(seat), name))
            for column, words in enumerate(picture.parts(seat), 1):
                item = QTableWidgetItem(words)
                item.setTextAlignment(_AT_RIGHT)
                if column == len(headings) - 1:
                    item.setFont(scaled_font(self.font(), 1.0, bold=True))
                self.setItem(seat, column, item)
        self._size()

    def _size(self) -> None:
        header, rows = self.horizontalHeader(), self.verticalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for column in range(1, self.columnCount()):
            needed = max(self.sizeHintForColumn(column), header.sectionSizeHint(column))
            self.setColumnWidth(column, needed + _GAP)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        height = round(self.fontMetrics().height() * 1.5)
        rows.setMinimumSectionSize(height)
        rows.setDefaultSectionSize(height)
        self.setFixedHeight(header.sizeHint().height() + height * self.rowCount() + 2)

    def _mark(self, seat: int) -> QIcon:
        side, ratio = self.fontMetrics().height(), self.devicePixelRatioF()
        pixmap = QPixmap(round(side * ratio), round(side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_seat_mark(painter, QPointF(side / 2, side / 2), side * 0.7, seat, self._look)
        painter.end()
        return QIcon(pixmap)

    def set_look(self, look: Look) -> None:
        """Draw with this look from now on."""
        self._look = look
        if self._picture is not None:
            self.show_picture(self._picture)
