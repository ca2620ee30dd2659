"""The sheet that will be played on, small, where the new-game page has room for it: nothing to click."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kribbeln_desktop.printing.layout import lay_out
from kribbeln_desktop.printing.painter import paint_sheet
from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.printing.picture import SheetPicture
from kribbeln_desktop.widgets.felt import SHADOW
from kribbeln_desktop.widgets.sheet_room import paint_shadow

_SMALLEST_ROW = 0.85
_LARGEST_ROW = 2.0
"""In lines of the page's text."""


class SheetPreview(QWidget):
    """A picture of a sheet, painted like the sheet on the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = LIGHT
        self._picture: SheetPicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        self._look = look
        self.update()

    def show_sheet(self, picture: SheetPicture) -> None:
        """Show this sheet."""
        self._picture = picture
        self.update()

    def sizeHint(self) -> QSize:
        """What is left over."""
        return QSize(100, 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, if its rows can be read."""
        line = self.fontMetrics().height()
        room = QSizeF(self.width(), self.height() - SHADOW)
        if self._picture is None or room.height() < line * _SMALLEST_ROW * len(self._picture.sheet.rows):
            return
        grid = 1 / self.devicePixelRatioF()
        layout = lay_out(self._picture, room, largest_unit=line * _LARGEST_ROW, grid=grid)
        if layout.unit < line * _SMALLEST_ROW:
            return
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # the sheet is the same in every language
        painter.translate(QPointF(round((self.width() - layout.size.width()) / 2), 0))
        paint_shadow(painter, layout)
        paint_sheet(painter, self._picture, layout, self._look)
