"""The buttons on the felt: a title, the key that does the same, three ranks."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.pressing import is_claimed, is_explained, is_press
from kribbeln_desktop.widgets.table_words import broken, fitted

SMALLEST_POINTS = 2.0
"""A button that is hardly there does not ask for smaller letters."""
SMALLEST = 0.72
"""Long titles shrink to this part of their size before they take two lines."""
IN_TWO_LINES = (0.8, 0.72, 0.64, 0.56)
"""Two lines have the first of these sizes in which nothing is cut and no word broken."""

_ABSOLUTE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
AT_LEFT, AT_RIGHT = _ABSOLUTE | Qt.AlignmentFlag.AlignLeft, _ABSOLUTE | Qt.AlignmentFlag.AlignRight
"""Words are painted at these sides in languages from right to left too."""


class Rank(Enum):
    """How much a button asks for attention."""

    MAIN = "main"
    SECOND = "second"
    QUIET = "quiet"


class TableButton(QPushButton):
    """A push button painted in the table's colours; disabled, it still says why when pointed at or clicked."""

    refused = Signal(str)
    """It was clicked while disabled: why it is."""

    def __init__(self, rank: Rank, key: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rank = rank
        self.key = key
        self.look = look
        self.is_calm = False
        """Nothing is asked of the person now, so the button does not stand out."""
        self._why_not = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self.look = look
        self.update()

    def say(self, title: str, why_not: str = "") -> None:
        """Show ``title``; with a reason the button is disabled and tells it."""
        if (title, why_not) != (self.text(), self._why_not):
            self._why_not = why_not
            self.setText(title)
            self.setEnabled(not why_not)
        self.setAccessibleDescription(why_not or self.key)
        self.setCursor(Qt.CursorShape.ArrowCursor if why_not else Qt.CursorShape.PointingHandCursor)

    # -- what Qt asks

    def sizeHint(self) -> QSize:
        """Qt: high enough to be hit, wide enough for the words."""
        metrics = QFontMetricsF(self.font())
        height = metrics.height() * (2.2 if self.rank is not Rank.QUIET else 2.0)
        keys = QFontMetricsF(self._key_font()).horizontalAdvance(self.key)
        width = metrics.horizontalAdvance(self.text()) + keys + 2.2 * metrics.height()
        return QSize(round(width), round(height))

    def minimumSizeHint(self) -> QSize:
        """Qt: words are shortened before the window cannot shrink."""
        return QSize(round(QFontMetricsF(self.font()).height() * 3), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Qt: Space and Enter press the button that was reached by Tab; a disabled one still explains itself."""
        if is_claimed(event) or is_explained(event, self, self._why_not, self._words_if_cut, self.refused):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter is as good as Space."""
        if is_press(event):
            self.click()
        else:
            super().keyPressEvent(event)

    def fitted_points(self) -> float:
        """The size in which its words fit one line."""
        return self._fitted(self._words_room(QRectF(self.rect()).adjusted(1, 1, -1, -1)).width()).pointSizeF()

    # -- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = min(12.0, room.height() * 0.24)
        ink = self._paint_ground(painter, room, radius)
        if self.rank is Rank.QUIET:
            self._paint_quiet_words(painter, room, ink)
        else:
            self._paint_words(painter, room, ink)
        if self.hasFocus():
            painter.setPen(QPen(ink, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room.adjusted(3, 3, -3, -3), radius - 2, radius - 2)

    def _paint_ground(self, painter: QPainter, room: QRectF, radius: float) -> QColor:
        """The button's body, and the ink of its words; one that cannot be pressed is only an outline."""
        look = self.look
        painter.setPen(Qt.PenStyle.NoPen)
        if not self.isEnabled():
            ink = mixed(look.felt_faint_ink, look.felt_dark, 0.34)
            painter.setPen(QPen(mixed(look.felt_faint_ink, look.felt_dark, 0.78), 1.2))
            painter.drawRoundedRect(room.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
            return ink
        if self.rank is Rank.QUIET or self.is_calm:
            ground = mixed(look.felt_ink, look.felt_dark, 0.74 if self.underMouse() else 0.82)
            ink = QColor(look.felt_ink)
        else:
            colour, words = (look.accent, look.accent_ink) if self.rank is Rank.MAIN else (look.panel, look.window_ink)
            ground = QColor(colour).lighter(94 if self.isDown() else 105 if self.underMouse() else 100)
            ink = QColor(words)
            painter.setBrush(QColor(0, 0, 0, 46))
            painter.drawRoundedRect(room.translated(0, 1), radius, radius)
            if look.panel == look.tray:
                painter.setPen(QPen(ink, 1.2))
        painter.setBrush(ground)
        painter.drawRoundedRect(room.adjusted(0.6, 0.6, -0.6, -1.2), radius, radius)
        return ink

    def _key_font(self) -> QFont:
        font = self.font()
        if self.rank is Rank.QUIET:
            font.setBold(True)
        else:
            font.setBold(False)
            font.setPointSizeF(max(7.0, font.pointSizeF() * 0.68))
        return font

    def _paint_quiet_words(self, painter: QPainter, room: QRectF, ink: QColor) -> None:
        """The key first, the title after it."""
        metrics = QFontMetricsF(self.font())
        key = self._key_font()
        inner = room.adjusted(metrics.height() * 0.7, 0, -metrics.height() * 0.4, 0)
        at_left = AT_LEFT
        painter.setPen(ink)
        painter.setFont(key)
        painter.drawText(inner, at_left, self.key)
        inner.setLeft(inner.left() + QFontMetricsF(key).horizontalAdvance(self.key) + metrics.height() * 0.45)
        self._paint_title(painter, inner, at_left)

    def _paint_words(self, painter: QPainter, room: QRectF, ink: QColor) -> None:
        """The title in the middle, the key at the right where it has room."""
        metrics, inner = QFontMetricsF(self.font()), self._words_room(room)
        painter.setPen(ink)
        width = self._paint_title(painter, inner, Qt.AlignmentFlag.AlignCenter)
        key = self._key_font()
        free = (inner.width() - width) / 2
        if QFontMetricsF(key).horizontalAdvance(self.key) < free - metrics.height() * 0.4:
            painter.setFont(key)
            painter.drawText(inner, AT_RIGHT, self.key)

    def _words_room(self, room: QRectF) -> QRectF:
        margin = QFontMetricsF(self.font()).height() * 0.6
        return room.adjusted(margin, 0, -margin, 0)

    def _paint_title(self, painter: QPainter, room: QRectF, alignment: Qt.AlignmentFlag) -> float:
        """The words, smaller where they are too long, then in two lines, but never within a word; their width."""
        part = room.width() / max(1.0, QFontMetricsF(self.font()).horizontalAdvance(self.text()))
        if part < SMALLEST and " " in self.text():
            font, lines = self._two_lines(room.width())
        else:
            font, lines = self._fitted(room.width()), [self.text()]
        painter.setFont(font)
        painter.drawText(room, alignment, "\n".join(lines))
        return room.width() if len(lines) > 1 else QFontMetricsF(font).horizontalAdvance(lines[0])

    def _fitted(self, width: float) -> QFont:
        """The button's font, smaller where the words are wider than that."""
        return fitted(self.font(), self.text(), width, SMALLEST_POINTS)

    def _two_lines(self, width: float) -> tuple[QFont, list[str]]:
        font, lines = self.font(), [self.text()]
        for size in IN_TWO_LINES:
            font.setPointSizeF(self.font().pointSizeF() * size)
            lines = broken(self.text(), font, width, 2)
            if " ".join(lines) == " ".join(self.text().split()):
                break
        return font, lines

    def _words_if_cut(self) -> str:
        return self.text() if self.sizeHint().width() > self.width() + 2 else ""


def mixed(one: str, other: str, share: float) -> QColor:
    """A colour between two: 0 is ``one``, 1 is ``other``."""
    a, b = QColor(one), QColor(other)
    parts = zip((a.red(), a.green(), a.blue()), (b.red(), b.green(), b.blue()), strict=True)
    return QColor(*(round(x + (y - x) * share) for x, y in parts))
