"""Blocks of text and drawings that are set one below the other: pure geometry in millimetres, then one painting."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.printing.bands import paint_band
from kribbeln_desktop.printing.fonts import draw_line, text_width
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.symbols import paint_symbol

LEADING = 1.27
"""From baseline to baseline, in ems."""
ASCENT = 0.93
"""From the top of a line to its baseline."""
LEAST_EVEN = 0.7
"""Lines that are made even are no narrower than this part of their room."""
CORNER, CELL_CORNER = 0.9, 0.55
LINE = 0.18


@dataclass(frozen=True, slots=True)
class Run:
    """Words of one weight on a baseline that starts at the lower left corner of their box."""

    box: QRectF
    words: str
    size: float
    bold: bool = False
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Band:
    """The ground of a row in the colour of an area, with a bar of this width at its left."""

    box: QRectF
    area: str
    bar: float


@dataclass(frozen=True, slots=True)
class Drawing:
    """A symbol whose row would be ``unit`` high, from the left of its box, on the ground of an area or on paper."""

    box: QRectF
    symbol: tuple[Glyph, ...]
    unit: float
    area: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """The frame of a number in a table."""

    box: QRectF


@dataclass(frozen=True, slots=True)
class Rule:
    """A line below a heading."""

    box: QRectF


Mark = Run | Band | Drawing | Cell | Rule


@dataclass(frozen=True, slots=True)
class Block:
    """Something of a height, its upper left corner at the origin: marks, and blocks at their places."""

    height: float
    marks: tuple[Mark, ...] = ()
    parts: tuple[tuple[QPointF, Block], ...] = ()
    fits: bool = True
    """No word is wider than its room."""

    def all_marks(self, corner: QPointF | None = None) -> Iterator[Mark]:
        """Every mark of it, where the block's corner lies there (at the origin for None)."""
        corner = corner or QPointF()
        yield from (replace(mark, box=mark.box.translated(corner)) for mark in self.marks)
        for place, part in self.parts:
            yield from part.all_marks(corner + place)


def moved(block: Block, x: float, y: float) -> Block:
    """A block elsewhere."""
    return Block(block.height, (), ((QPointF(x, y), block),), block.fits)


def joined(blocks: Sequence[Block], height: float) -> Block:
    """Blocks that have their places as one."""
    return Block(height, (), tuple((QPointF(), block) for block in blocks), all(block.fits for block in blocks))


def stacked(blocks: Iterable[Block], gap: float = 0.0) -> Block:
    """Blocks one below the other."""
    placed: list[Block] = []
    top = 0.0
    for block in blocks:
        placed.append(moved(block, 0.0, top))
        top += block.height + gap
    return joined(placed, max(0.0, top - gap))


def run_at(x: float, baseline: float, words: str, size: float, *, bold: bool = False, faint: bool = False) -> Run:
    """Words from ``x`` on a baseline."""
    return Run(QRectF(x, baseline - size, text_width(words, bold) * size, size), words, size, bold, faint)


def set_text(words: str, size: float, width: float, *, lead: str = "", evenly: bool = False) -> Block:
    """Words in lines no wider than ``width``, after a ``lead`` in bold; spaces that may not break are kept.

    Where ``evenly``, the lines are about as long as each other, and no more than they have to be.
    """
    lines, fits = _broken(lead, words, width / size)
    if evenly and fits and len(lines) > 1:
        lines = _evened(lead, words, width / size, len(lines))
    runs = (run for number, line in enumerate(lines) for run in _runs(line, size, (number * LEADING + ASCENT) * size))
    return Block(len(lines) * LEADING * size, tuple(runs), fits=fits)


_Line = list[tuple[str, bool]]
"""Words, and whether they are bold."""


def _broken(lead: str, words: str, width: float) -> tuple[list[_Line], bool]:
    """Words in lines, and whether none is wider than ``width``, in ems."""
    lines: list[_Line] = [[]]
    end, space, widest = 0.0, text_width(" "), 0.0
    parts = [(part, is_bold) for text, is_bold in ((lead, True), (words, False)) for part in text.split(" ") if part]
    for part in parts:
        own = text_width(*part)
        if lines[-1] and end + space + own > width:
            lines.append([])
        end = end + space + own if lines[-1] else own
        widest = max(widest, end)
        lines[-1].append(part)
    return lines, widest <= width + 1e-6


def _runs(line: _Line, size: float, baseline: float) -> Iterator[Run]:
    """The line's words, those of one weight together."""
    left = 0.0
    for bold in (True, False):
        words = " ".join(word for word, is_bold in line if is_bold is bold)
        if words:
            yield run_at(left, baseline, words, size, bold=bold)
            left += (text_width(words, bold) + text_width(" ")) * size


def _evened(lead: str, words: str, width: float, count: int) -> list[_Line]:
    """So many lines, the widest of them as narrow as can be."""
    narrow, best = width * LEAST_EVEN, _broken(lead, words, width)[0]
    while width - narrow > 0.3:
        middle = (narrow + width) / 2
        lines, fits = _broken(lead, words, middle)
        if fits and len(lines) <= count:
            width, best = middle, lines
        else:
            narrow = middle
    return best


def paint_block(painter: QPainter, block: Block, look: Look) -> None:
    """All of a block, grounds first."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for mark in sorted(block.all_marks(), key=lambda mark: not isinstance(mark, Band)):
        match mark:
            case Band(box, area, width):
                bar = QRectF(box.left(), box.top(), width, box.height())
                paint_band(painter, box, bar, area, look, corner=CORNER, line=LINE)
            case Rule(box):
                painter.fillRect(box, QColor(look.strong_line))
            case Cell(box):
                painter.setPen(QPen(QColor(look.line), LINE))
                painter.setBrush(QColor(look.cell))
                painter.drawRoundedRect(box, CELL_CORNER, CELL_CORNER)
            case Drawing(box, symbol, unit, area):
                paint_symbol(painter, box, symbol, unit, look, look.area(area) if area else look.paper)
            case Run(box, words, size, bold, faint):
                draw_line(painter, box.bottomLeft(), words, size, look.faint_ink if faint else look.ink, bold=bold)
    painter.restore()
