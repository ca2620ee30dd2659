"""The game’s dice on the felt of the new-game page where there is room: an ornament, nothing to click."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kribbeln_desktop.core.dice import Die, Face
from kribbeln_desktop.printing.dice import paint_die
from kribbeln_desktop.printing.palette import LIGHT, Look

_PLACES = ((0.60, -9, 3), (0.38, 6, 2), (0.64, -4, 6), (0.36, 11, 5), (0.62, 5, 4), (0.40, -7, 1))
"""Where each lies (a part of the height), its turn in degrees and the value it shows, from left to right."""
_MARGIN = 0.1
"""Where the middle of the first one lies, as a part of the width."""
_SMALLEST = 44
_LARGEST = 150


class StillDice(QWidget):
    """The dice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = LIGHT
        self.faces: list[Face] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        self._look = look
        self.update()

    def set_dice(self, dice: Sequence[Die]) -> None:
        """Show these, each with a colour or picture of its own as far as there are so many."""
        self.faces = []
        for die, (_y, _turn, value) in zip(dice, _PLACES, strict=False):
            seen = {face.motif for face in self.faces}
            turned = (*die[value - 1 :], *die[: value - 1])
            self.faces.append(next((face for face in turned if face.motif not in seen), turned[0]))
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
        step = self.width() * (1 - 2 * _MARGIN) / max(1, len(self.faces) - 1)
        for index, (face, (y, turn, _value)) in enumerate(zip(self.faces, _PLACES, strict=False)):
            painter.save()
            x, height = self.width() * _MARGIN + index * step, min(self.height(), side * 2.6)
            painter.translate(QPointF(x, self.height() / 2 + (y - 0.5) * height))
            painter.rotate(turn)
            paint_die(painter, QRectF(-side / 2, -side / 2, side, side), face.pips, face.motif, self._look)
            painter.restore()
