"""How the felt and the sheet share the window: the sheet takes what it needs, unless the person has said otherwise."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from kribbeln_desktop.widgets.sheet_view import SheetView

LARGEST_SHEET = 0.57
"""The sheet's part of the width at most."""
LEAST_SHEET = 0.34


class Halves(QSplitter):
    """A splitter whose handle stays where the person put it; else it follows the number of seats and the window."""

    def __init__(self, felt: QWidget, sheet: SheetView, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._felt, self._sheet = felt, sheet
        self._is_persons = False
        self.addWidget(felt)
        self.addWidget(sheet)
        self.setStretchFactor(0, 54)
        self.setStretchFactor(1, 46)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(16)
        self.setStyleSheet("QSplitter::handle { image: none; background: transparent }")
        self.splitterMoved.connect(self._on_moved)

    def _on_moved(self, _position: int, _handle: int) -> None:
        self._is_persons = True

    def share_out(self) -> None:
        """Give the sheet the width that suits its columns and the height there is."""
        if self._is_persons:
            return
        room = self.width() - self.handleWidth()
        least, most = self._sheet.minimumWidth(), room - self._felt.minimumSizeHint().width()
        wanted = self._sheet.wanted_width(self.height(), round(room * LEAST_SHEET), round(room * LARGEST_SHEET))
        wanted = max(least, min(wanted, most))
        if wanted != self._sheet.width():
            self.setSizes([room - wanted, wanted])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt."""
        super().resizeEvent(event)
        self.share_out()

    def saveState(self) -> QByteArray:
        """Qt: empty where the person has not moved the handle."""
        return super().saveState() if self._is_persons else QByteArray()

    def restoreState(self, state: QByteArray | bytes | bytearray | memoryview) -> bool:
        """Qt: where the person had put the handle."""
        self._is_persons = QByteArray(state).size() > 0 and super().restoreState(state)
        return self._is_persons
