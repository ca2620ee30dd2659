"""The card with advice: a sentence, the best few choices, and what values mean. It lies over a part of the sheet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.advice_words import Line, Told
from kribbeln_desktop.table.words import words
from kribbeln_desktop.widgets.advice_row import AdviceHead, AdviceRow, RowWords, columns, smaller
from kribbeln_desktop.widgets.bulb import paint_bulb_disc

_RIM = 3
_EDGE = 10
"""Between the card's rim and what it holds."""


class AdviceCard(QFrame):
    """Shows what it is given, as high as it needs; where there is less room it scrolls."""

    choice_requested = Signal(object)
    """The ``Line`` that was pressed."""
    close_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[Told, tuple[str, ...]] | None = None
        self._rows: list[AdviceRow] = []
        self._row_words: list[RowWords] = []
        self._head: AdviceHead | None = None
        self._heads = RowWords("", (), "", "", "")
        self._bulb = _Bulb(look)
        self.sentence, self.meaning = QLabel(), QLabel()
        for label in (self.sentence, self.meaning):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.close_button = _Cross(look)
        self.close_button.clicked.connect(self.close_requested)
        self._lay_out()
        self._retranslate()
        self.set_look(look)

    def _lay_out(self) -> None:
        self._inner = QWidget()
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self._bulb, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.sentence, 1)
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(_EDGE, _EDGE - 2, _EDGE, _EDGE - 2)
        column.setSpacing(6)
        column.addLayout(top)
        column.addLayout(self._list)
        column.addWidget(self.meaning)
        column.addStretch(1)
        self._scroller = QScrollArea()
        self._scroller.setFrameShape(QFrame.Shape.NoFrame)
        self._scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroller.setWidgetResizable(True)
        self._scroller.setWidget(self._inner)
        for ground in (self._scroller.viewport(), self._inner):
            ground.setAutoFillBackground(False)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(_RIM, _RIM, _RIM, _RIM)
        outer.addWidget(self._scroller)

    # -- what is shown

    def say(self, sentence: str) -> None:
        """Show a sentence alone: it takes a moment, or there is no advice."""
        self._shown = None
        self._clear()
        self.sentence.setText(sentence)
        self.meaning.hide()

    def show_advice(self, told: Told, names: tuple[str, ...]) -> None:
        """Show advice at a table of these seats."""
        self._shown = (told, names)
        self._clear()
        self.sentence.setText(words(told.sentence, names).replace(" %", "\u00a0%"))  # stays with its number
        self.meaning.setText(words(told.meaning))
        self.meaning.show()
        self._row_words = [_row_words(line, names) for line in told.lines]
        aim = self.tr("Chance") if any(row.aim for row in self._row_words) else ""
        self._heads = RowWords("", (), aim, self.tr("Value"), self.tr("Difference"))
        self._head = AdviceHead(self._heads, self._look)
        self._list.addWidget(self._head)
        for place, (line, shown) in enumerate(zip(told.lines, self._row_words, strict=True)):
            row = AdviceRow(shown, place == 0, self._look)
            row.setAccessibleName(self._spoken(shown))
            row.clicked.connect(lambda _checked=False, line=line: self.choice_requested.emit(line))
            self._list.addWidget(row)
            self._rows.append(row)
        for widget in (self._head, *self._rows):
            widget.show()  # a layout counts only what is shown

    def rows(self) -> list[AdviceRow]:
        """The choices, the best first."""
        return list(self._rows)

    def tab_order(self) -> list[QWidget]:
        """What the keyboard goes through."""
        return [*self._rows, self.close_button]

    def _clear(self) -> None:
        for widget in (self._head, *self._rows):
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._head, self._rows, self._row_words = None, [], []

    def _spoken(self, row: RowWords) -> str:
        told = self.tr("{choice}; value {value}").format(choice=row.title, value=row.value)
        if row.aim:
            told += self.tr(", chance {aim}").format(aim=row.aim)
        return told + (self.tr(", difference {loss}").format(loss=row.loss) if row.loss else "")

    # -- how large it is

    def fit(self, width: int, most: int, font: QFont) -> int:
        """Lay everything out for ``width`` in this font; the height that it takes, at most ``most``."""
        needed = self._fit(width, font)
        if needed > most:  # what scrolls has a bar beside it
            self._fit(width - self._scroller.verticalScrollBar().sizeHint().width(), font)
        return min(needed, most)

    def _fit(self, width: int, font: QFont) -> int:
        bold, small = QFont(font), smaller(font)
        bold.setBold(True)
        self.sentence.setFont(bold)
        self.meaning.setFont(small)
        room = width - 2 * (_RIM + _EDGE)
        if self._head is not None:
            for widget in (self._head, *self._rows):
                widget.setFont(font)
            found = columns(self._row_words, self._heads, font, room)
            self._head.set_columns(found)
            for row in self._rows:
                row.set_columns(found)
        for button in (self._bulb, self.close_button):
            button.set_side(round(self.sentence.fontMetrics().height() * 1.25))
        layout = self._inner.layout()
        assert layout is not None
        layout.activate()
        return max(layout.totalHeightForWidth(width - 2 * _RIM), self._inner.minimumSizeHint().height()) + 2 * _RIM

    # -- looks and words

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(look.window_ink))
        palette.setColor(QPalette.ColorRole.Window, QColor(look.panel))
        self.setPalette(palette)
        faint = QPalette(palette)
        faint.setColor(QPalette.ColorRole.WindowText, QColor(look.window_faint_ink))
        self.meaning.setPalette(faint)
        self._bulb.look = self.close_button.look = look
        if self._shown is not None:
            self.show_advice(*self._shown)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Qt."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Advice"))
        self.close_button.setAccessibleName(self.tr("Hide the advice"))
        self.close_button.setToolTip(self.tr("Hide the advice"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._look.accent), 2))
        painter.setBrush(QColor(self._look.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)


class _Bulb(QWidget):
    """The sign beside the sentence."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def set_side(self, side: int) -> None:
        """Be so large."""
        self.setFixedSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_bulb_disc(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self.look)


class _Cross(QAbstractButton):
    """Closes the card."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_side(self, side: int) -> None:
        """Be so large."""
        self.setFixedSize(side, side)

    def sizeHint(self) -> QSize:
        """Qt."""
        return QSize(20, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.look.focus), 2))
            painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 4, 4)
        inset = room.width() * 0.32
        box = room.adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(QColor(self.look.window_ink), 2, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(box.topLeft(), box.bottomRight())
        painter.drawLine(box.topRight(), box.bottomLeft())


def _row_words(line: Line, names: tuple[str, ...]) -> RowWords:
    aim = " ".join(words(text) for text in (line.chance, line.aim) if text is not None)
    loss = words(line.loss) if line.loss else ""
    return RowWords(words(line.words, names), line.faces, aim, words(line.value), loss)
