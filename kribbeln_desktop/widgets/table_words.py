"""Words on the table that never move anything: labels of a fixed height that shorten what is too long."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


def broken(text: str, font: QFont, width: float, most: int) -> list[str]:
    """``text`` in at most ``most`` lines of ``width``; the last one is shortened where more is left."""
    if not text:
        return []
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    starts = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        starts.append(line.textStart())
    layout.endLayout()
    lines = [text[a:b].strip() for a, b in zip(starts, [*starts[1:], len(text)], strict=True)]
    if len(lines) > most:
        rest = text[starts[most - 1] :].strip()
        lines[most - 1 :] = [QFontMetricsF(font).elidedText(rest, Qt.TextElideMode.ElideRight, width)]
    return lines


def newest(sentences: Sequence[str], font: QFont, width: float, most: int) -> list[str]:
    """Lines of ``sentences``; where they are too long, the first of them are left out."""
    lines: list[str] = []
    for first in range(len(sentences)):
        told = " ".join(sentences[first:])
        lines = broken(f"… {told}" if first else told, font, width, most)
        if not lines or not lines[-1].endswith("…"):
            break
    return lines


def _balanced(text: str, font: QFont, width: float) -> list[str]:
    """Two lines about as long as each other, so that no word stands alone."""
    lines = broken(text, font, width, 2)
    for part in (0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58):
        narrower = broken(text, font, width * part, 2)
        if narrower[-1].endswith("…"):
            break
        lines = narrower
    return lines


class FixedWords(QLabel):
    """One line of words, or two smaller ones; always as high. What is cut stands in the tooltip."""

    SMALL = 0.8
    """Size of two lines, as a part of the font's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_font(self, font: QFont) -> None:
        """Use this font, and be as high as two of the small lines."""
        self.setFont(font)
        self.setFixedHeight(round(QFontMetricsF(self._small()).height() * 2) + 1)

    def _small(self) -> QFont:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * self.SMALL)
        return font

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        font, width = self.font(), float(self.width())
        lines = broken(self.text(), font, width, 1)
        if lines and lines != [self.text().strip()]:
            font = self._small()
            lines = _balanced(self.text(), font, width)
        paint_lines(painter, QRectF(self.rect()), lines, font)
        is_cut = bool(lines) and lines[-1].endswith("…") and not self.text().endswith("…")
        self.setToolTip(self.text() if is_cut else "")


class NameWords(QLabel):
    """A name in one line: smaller where it is long, then shortened. It takes no room from what is beside it."""

    SMALLEST = 0.6
    """Letters are at least this part of the font's size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def minimumSizeHint(self) -> QSize:
        """Qt: a few letters."""
        few = round(QFontMetricsF(self.font()).height() * 3)
        return QSize(min(few, self.sizeHint().width()), super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        metrics, width = QFontMetricsF(self.font()), float(self.width())
        font = fitted(self.font(), self.text(), width, self.font().pointSizeF() * self.SMALLEST)
        shown = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, width)
        painter.setFont(font)
        painter.drawText(QPointF(0.0, (self.height() - metrics.height()) / 2 + metrics.ascent()), shown)
        self.setToolTip(self.text() if shown.endswith("…") else "")


def fitted(font: QFont, words: str, width: float, smallest: float) -> QFont:
    """The font, smaller where the words are wider than that, but of ``smallest`` points at least."""
    font = QFont(font)
    while (points := font.pointSizeF()) > smallest:
        taken = QFontMetricsF(font).horizontalAdvance(words)
        if taken <= width:
            break
        font.setPointSizeF(max(smallest, points * min(0.99, width / taken)))
    return font


def paint_lines(painter: QPainter, room: QRectF, lines: list[str], font: QFont) -> None:
    """Lines from the left, centred between top and bottom of ``room``."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    top = room.top() + (room.height() - metrics.height() * len(lines)) / 2
    for place, line in enumerate(lines):
        painter.drawText(QPointF(room.left(), top + place * metrics.height() + metrics.ascent()), line)
