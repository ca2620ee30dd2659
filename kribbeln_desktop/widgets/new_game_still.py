"""Six dice that lie on the felt of the new-game page where there is room: an ornament, nothing to click."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kribbeln_desktop.printing.dice import paint_die
from kribbeln_desktop.printing.palette import LIGHT, Look

_DICE = (
    (0.10, 0.60, -9, 3, "r"),
    (0.26, 0.38, 6, 2, "o"),
    (0.42, 0.64, -4, 6, "y"),
    (0.58, 0.36, 11, 5, "g"),
    (0.74, 0.62, 5, 4, "b"),
    (0.90, 0.40, -7, 1, "k"),
)
"""Where each lies (parts of width and height), its turn in degrees, its pips and colour."""
_SMALLEST = 44
_LARGEST = 150


class StillDice(QWidget):
    """The dice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        """What is left over."""
        return QSize(100, 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice, if they have room to be handsome."""
        side = min(self.height() * 0.56, self.width() * 0.135, _LARGEST)
        if side < _SMALLEST:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for x, y, turn, pips, motif in _DICE:
            painter.save()
            painter.translate(QPointF(x * self.width(), self.height() / 2 + (y - 0.5) * min(self.height(), side * 2.6)))
            painter.rotate(turn)
            paint_die(painter, QRectF(-side / 2, -side / 2, side, side), pips, motif, self._look)
            painter.restore()
