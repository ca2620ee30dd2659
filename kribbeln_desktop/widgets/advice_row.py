"""One of the best choices in the list of the advice: dice to keep or words, its chance, value and difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from kribbeln_desktop.core.dice import Face
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.die_button import die_pixmap
from kribbeln_desktop.widgets.pressing import is_claimed, is_press
from kribbeln_desktop.widgets.table_button import AT_LEFT, AT_RIGHT
from kribbeln_desktop.widgets.table_words import broken, paint_lines

MOST_LINES = 4
"""Words of a choice take so many lines at most."""
LARGEST_DIE = 1.6
"""The edge of a small die, in lines of the font."""
_SMALL = 0.85
_PAD = 8.0


@dataclass(frozen=True, slots=True)
class RowWords:
    """What a row says."""

    title: str
    faces: tuple[Face, ...]
    """The dice to keep, drawn instead of the title; none where that is words."""
    aim: str
    """The chance, and of what."""
    value: str
    loss: str


@dataclass(frozen=True, slots=True)
class Columns:
    """Widths in pixels: dice or words, aim, value, loss."""

    title: float
    aim: float
    value: float
    loss: float


def columns(rows: Sequence[RowWords], heads: RowWords, font: QFont, width: float) -> Columns:
    """As wide as the numbers need; titles and aims share what is left: dice suit the font, no word is broken."""
    metrics = QFontMetricsF(font)
    small = QFontMetricsF(smaller(font))

    def numbers(texts: Sequence[str], head: str) -> float:
        return max(small.horizontalAdvance(head), *map(metrics.horizontalAdvance, texts)) + metrics.height() * 0.6

    value = numbers([row.value for row in rows], heads.value)
    loss = numbers([row.loss for row in rows], heads.loss)
    rest = width - 2 * _PAD - value - loss
    most = max(len(row.faces) for row in rows)
    bold = QFontMetricsF(_bold(font))
    said = [word for row in rows if not row.faces for word in row.title.split()]
    longest = max(map(bold.horizontalAdvance, said), default=-_PAD) + _PAD
    title = min(max(metrics.height() * LARGEST_DIE * most, longest), rest * 0.62)
    wanted = max(small.horizontalAdvance(row.aim) for row in (*rows, heads))
    aim = min(wanted + metrics.height() * 0.5, rest - title) if wanted else 0.0
    return Columns(rest - aim, aim, value, loss)


def smaller(font: QFont) -> QFont:
    """The font of heads and of what a choice aims at."""
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() * _SMALL)
    return small


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


class AdviceRow(QAbstractButton):
    """Pressed, it asks to do as it says."""

    def __init__(self, words: RowWords, is_best: bool, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._is_best, self._look = words, is_best, look
        self._columns = Columns(100, 100, 50, 50)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setText(words.title)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_columns(self, columns: Columns) -> None:
        """Take these widths, and the height that nothing is cut in."""
        self._columns = columns
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    # -- what Qt asks

    def sizeHint(self) -> QSize:
        """Qt."""
        metrics, small = QFontMetricsF(self._title_font()), QFontMetricsF(smaller(self.font()))
        words = len(self._title_lines()) * metrics.height() if not self._words.faces else self._die()
        aim = len(self._aim_lines()) * small.height()
        return QSize(100, round(max(words, aim, metrics.height()) + metrics.height() * 0.36))

    def event(self, event: QEvent) -> bool:
        """Qt: Space and Enter press the row that was reached by Tab."""
        return is_claimed(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter is as good as Space; up and down go through the rows."""
        if is_press(event):
            self.click()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    # -- painting

    def _title_font(self) -> QFont:
        return _bold(self.font()) if self._is_best else self.font()

    def _title_width(self) -> float:
        """Words of a decision have the room of the aim too, as it has none."""
        free = self._columns.aim if not self._words.aim else 0.0
        return self._columns.title + free - _PAD

    def _title_lines(self) -> list[str]:
        return broken(self._words.title, self._title_font(), self._title_width(), MOST_LINES)

    def _aim_lines(self) -> list[str]:
        return broken(self._words.aim, smaller(self.font()), self._columns.aim - 4, MOST_LINES)

    def _die(self) -> float:
        """The edge of a die."""
        height = QFontMetricsF(self.font()).height()
        return min(height * LARGEST_DIE, (self._columns.title - _PAD) / max(1, len(self._words.faces)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.underMouse() or self.hasFocus() or self._is_best:
            painter.setPen(QPen(QColor(self._look.focus), 2) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._look.preview))
            painter.drawRoundedRect(room, 6, 6)
        ink = QColor(self._look.ink if painter.brush().style() != Qt.BrushStyle.NoBrush else self._look.window_ink)
        painter.setPen(ink)
        self._paint_title(painter, room)
        self._paint_numbers(painter, room, ink)

    def _paint_title(self, painter: QPainter, room: QRectF) -> None:
        if not self._words.faces:
            words = QRectF(_PAD, room.top(), self._title_width(), room.height())
            paint_lines(painter, words, self._title_lines(), self._title_font())
            return
        die, ratio = self._die(), self.devicePixelRatioF()
        edge = round(die - 2)
        for place, face in enumerate(self._words.faces):
            at = QPointF(round(_PAD + place * die), round(room.center().y() - edge / 2))
            painter.drawPixmap(at, die_pixmap(face, edge, ratio, self._look))

    def _paint_numbers(self, painter: QPainter, room: QRectF, ink: QColor) -> None:
        columns = self._columns
        left = _PAD + columns.title
        if self._words.aim:
            aim = QRectF(left, room.top(), columns.aim, room.height())
            paint_lines(painter, aim, self._aim_lines(), smaller(self.font()))
        painter.setFont(self._title_font())
        painter.setPen(ink)
        right = left + columns.aim
        painter.drawText(QRectF(right, room.top(), columns.value, room.height()), AT_RIGHT, self._words.value)
        painter.setFont(self.font())
        right += columns.value
        painter.drawText(QRectF(right, room.top(), columns.loss, room.height()), AT_RIGHT, self._words.loss)


class AdviceHead(QWidget):
    """The heads of the columns."""

    def __init__(self, words: RowWords, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._look = words, look
        self._columns = Columns(100, 100, 50, 50)

    def set_columns(self, columns: Columns) -> None:
        """Take these widths."""
        self._columns = columns
        self.setFixedHeight(round(QFontMetricsF(smaller(self.font())).height() * 1.25))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter, columns = QPainter(self), self._columns
        painter.setFont(smaller(self.font()))
        painter.setPen(QColor(self._look.window_faint_ink))
        left, high = _PAD + columns.title, float(self.height())
        painter.drawText(QRectF(left, 0, columns.aim, high), AT_LEFT, self._words.aim)
        right = left + columns.aim
        painter.drawText(QRectF(right, 0, columns.value, high), AT_RIGHT, self._words.value)
        painter.drawText(QRectF(right + columns.value, 0, columns.loss, high), AT_RIGHT, self._words.loss)
