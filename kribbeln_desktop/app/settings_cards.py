"""Looks to choose from, each as a small picture of table and sheet."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kribbeln_desktop.app.languages import SYSTEM
from kribbeln_desktop.app.looks import chosen_look
from kribbeln_desktop.printing.dice import paint_die
from kribbeln_desktop.printing.palette import DARK, LIGHT, Look
from kribbeln_desktop.widgets.new_game_cards import Card

_AREAS = ("red", "yellow", "blue")


class LookCard(Card):
    """One look; the system's own is shown half light, half dark."""

    def __init__(self, look_id: str, parent: QWidget | None = None) -> None:
        super().__init__(look_id, parent)
        self._shown = (LIGHT, DARK) if look_id == SYSTEM else (chosen_look(look_id),)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A picture above a word."""
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(round(max(self.em() * 8, words * 1.1 + self.em() * 2.6)), self.em() * 7)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        room = self.paint_ground(painter)
        title = QRectF(room.left(), room.bottom() - self.em() * 1.3, room.width(), self.em() * 1.3)
        self.paint_title(painter, title)
        picture = QRectF(room.left(), room.top(), room.width(), title.top() - room.top() - 4)
        outline = QPainterPath()
        outline.addRoundedRect(picture, 5, 5)
        for index, look in enumerate(self._shown):
            painter.save()
            part = QPainterPath()
            left = picture.left() + picture.width() * index / len(self._shown)
            part.addRect(QRectF(left, picture.top(), picture.right() - left, picture.height()))
            painter.setClipPath(outline.intersected(part))
            _paint_look(painter, picture, look)
            painter.restore()
        painter.setPen(QPen(QColor(self._look.line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)


def _paint_look(painter: QPainter, room: QRectF, look: Look) -> None:
    """Felt with a die on the left, paper with three areas on the right."""
    painter.fillRect(room, QColor(look.window))
    inset = room.height() * 0.1
    half = room.width() / 2 - inset * 1.5
    felt = QRectF(room.left() + inset, room.top() + inset, half, room.height() - 2 * inset)
    paper = felt.translated(half + inset, 0)
    painter.setPen(QColor(look.paper_edge))
    painter.setBrush(QColor(look.felt))
    painter.drawRoundedRect(felt, 4, 4)
    painter.setBrush(QColor(look.paper))
    painter.drawRoundedRect(paper, 2, 2)
    side = min(felt.width(), felt.height()) * 0.6
    paint_die(painter, QRectF(felt.center() - QPointF(side / 2, side / 2), QSizeF(side, side)), 5, "g", look)
    step = paper.height() / (len(_AREAS) + 0.6)
    for index, area in enumerate(_AREAS):
        band = QRectF(paper.left() + 3, paper.top() + step * (index + 0.4), paper.width() - 6, step * 0.78)
        painter.fillRect(band, QColor(look.area(area)))
        painter.fillRect(QRectF(band.left(), band.top(), 3, band.height()), QColor(look.edge(area)))
