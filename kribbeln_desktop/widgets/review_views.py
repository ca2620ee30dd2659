"""The parts of a review that are painted: the course of the game, and dice as they lay with those kept marked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from kribbeln_desktop.core.dice import Face
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.review_course import Course, course_words, laid_out, paint_course, paint_cursor
from kribbeln_desktop.printing.review_picture import ReviewPicture
from kribbeln_desktop.widgets.die_button import die_pixmap

_ROLLED = 0.32
"""How much of a die is seen that is rolled again."""
_CORNER = 8.0


class CourseView(QWidget):
    """The course of the game on paper, with the turn of the selected decision marked."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._picture: ReviewPicture | None = None
        self._cursor: int | None = None
        self._drawn: QPixmap | None = None
        self.setMinimumSize(320, 190)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_picture(self, picture: ReviewPicture) -> None:
        """Draw the course of ``picture``."""
        self._picture, self._drawn = picture, None
        self.setAccessibleDescription(course_words(picture))
        self.update()

    def point_at(self, line: int | None) -> None:
        """Mark the turn that a line of the record belongs to."""
        if line != self._cursor:
            self._cursor = line
            self.update()

    def set_look(self, look: Look) -> None:
        """Draw with this look from now on."""
        self._look, self._drawn = look, None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        if self._drawn is None or self._drawn.deviceIndependentSize() != QSizeF(self.size()):
            self._drawn = self._drawing()
        painter.drawPixmap(0, 0, self._drawn)
        if self._picture is not None and self._cursor is not None:
            paint_cursor(painter, self._course(self._picture), self._cursor, self._look)

    def _course(self, picture: ReviewPicture) -> Course:
        room = QRectF(self.rect()).adjusted(9, 7, -9, -7)
        return laid_out(picture, room, self.fontMetrics().height() * 0.88)

    def _drawing(self) -> QPixmap:
        """All but the mark, which moves: lines with many marks take a while."""
        ratio = self.devicePixelRatioF()
        drawing = QPixmap(self.size() * ratio)
        drawing.setDevicePixelRatio(ratio)
        drawing.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawing)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._look.strong_line), 1))
        painter.setBrush(QColor(self._look.cell))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER)
        if self._picture is not None:
            paint_course(painter, self._course(self._picture), self._look)
        painter.end()
        return drawing


class ChoiceDice(QWidget):
    """Dice as they lay: those kept stand on a bar, the others fade."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._faces: Sequence[Face] = ()
        self._kept: frozenset[int] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_dice(self, faces: Sequence[Face], kept: Sequence[int]) -> None:
        """Dice showing ``faces``; ``kept`` are positions from 1."""
        self._faces, self._kept = faces, frozenset(kept)
        self.updateGeometry()
        self.update()

    def set_look(self, look: Look) -> None:
        """Draw with this look from now on."""
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        """All dice in a row."""
        edge = self._edge()
        return QSize(len(self._faces) * (edge + 4), edge + 7)

    def _edge(self) -> int:
        return round(self.fontMetrics().height() * 2.3)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint them."""
        painter, edge = QPainter(self), self._edge()
        for position, face in enumerate(self._faces, 1):
            is_kept = position in self._kept
            x = (position - 1) * (edge + 4)
            painter.setOpacity(1.0 if is_kept else _ROLLED)
            painter.drawPixmap(QPointF(x, 0), die_pixmap(face, edge, self.devicePixelRatioF(), self._look))
            if is_kept:
                painter.fillRect(QRectF(x + 3, edge + 2, edge - 6, 3), QColor(self._look.focus))
