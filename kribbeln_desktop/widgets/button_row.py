"""Buttons below a dialog: in a row, the last one at the other end; in several rows where they would be cut."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from kribbeln_desktop.widgets.pressing import is_press

_GAP = 12
_ROW_GAP = 8


class PressButton(QPushButton):
    """A button that Enter presses when it has the keyboard, whatever the dialog's own button is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt."""
        if is_press(event):
            self.click()
        else:
            super().keyPressEvent(event)


class ButtonRow(QWidget):
    """Takes as many rows as its width asks for."""

    def __init__(self, buttons: Sequence[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = buttons
        for button in buttons:
            button.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Qt: one row."""
        sizes = [button.sizeHint() for button in self._buttons]
        width = sum(size.width() for size in sizes) + _GAP * (len(sizes) - 1)
        return QSize(width, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Qt: the widest button."""
        sizes = [button.sizeHint() for button in self._buttons]
        return QSize(max(size.width() for size in sizes), max(size.height() for size in sizes))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: put the buttons in their places."""
        self.place()

    def place(self) -> None:
        """Do so anew, after their words have changed."""
        places = self._places(self.width())
        for button, place in zip(self._buttons, places, strict=True):
            button.setGeometry(place)
        self.setFixedHeight(places[-1].bottom() + 1)

    def _places(self, width: int) -> list[QRect]:
        """From left to right, from row to row; the last one at the right end."""
        places: list[QRect] = []
        x = y = 0
        for button in self._buttons:
            size = button.sizeHint()
            if places and x + size.width() > width:
                x, y = 0, y + size.height() + _ROW_GAP
            if button is self._buttons[-1]:
                x = max(x, width - size.width())
            places.append(QRect(x, y, size.width(), size.height()))
            x += size.width() + _GAP
        return places if self.isLeftToRight() else [_mirrored(place, width) for place in places]


def _mirrored(place: QRect, width: int) -> QRect:
    return QRect(width - place.right() - 1, place.y(), place.width(), place.height())
