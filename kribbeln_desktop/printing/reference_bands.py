"""The bands of a page of rules: each has a symbol, words, dice that it is true of, and what it gives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from kribbeln_desktop.core.reference import Line
from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.core.texts import Argument, Translate, say
from kribbeln_desktop.printing.bands import PLAIN_BAR
from kribbeln_desktop.printing.blocks import (
    ASCENT,
    LEADING,
    Band,
    Block,
    Drawing,
    joined,
    moved,
    run_at,
    set_text,
    stacked,
)
from kribbeln_desktop.printing.fonts import text_width
from kribbeln_desktop.printing.marks import area_mark
from kribbeln_desktop.printing.symbols import symbol_width

SYMBOL, PICTURE, EXAMPLE = 2.35, 3.3, 1.55
"""The height of a row that symbols, animals and examples are drawn for, in ems of the text; so are those below."""
GAP = 0.16
"""Between bands."""
BAR = 0.8
"""Width of a bar that bears a mark."""
PADDING = 0.27
"""Above and below all that lies in a band."""
TILE_HEIGHT, PICTURE_HEIGHT = 1.5, 2.5
"""What symbols take of a band's height, and animals."""
INDENT = 0.55
"""Between a band's bar, symbol, words, example and worth."""
WIDEST_WORTH = 6.2
"""Wider ones stand in two lines."""


@dataclass(frozen=True, slots=True)
class Setting:
    """In which language, size (millimetres) and width something is set."""

    translate: Translate
    text: float
    width: float
    air: float = 1.0
    """How many times the least space lies between things."""

    def words(self, text: Argument | None) -> str:
        """In the page's language."""
        return say(text, self.translate) if text is not None else ""

    @property
    def gap(self) -> float:
        """Between bands."""
        return self.text * GAP * self.air


def bands(lines: Sequence[Line], own: Measures, abreast: int) -> Block:
    """Bands one below the other, or several side by side."""
    rows = range(0, len(lines), abreast)
    return stacked((_row(lines[first : first + abreast], own) for first in rows), own.setting.gap)


@dataclass(frozen=True, slots=True)
class Measures:
    """What bands that are set alike have in common."""

    setting: Setting
    """Its width is a band's."""
    symbol: float
    """Width of the widest symbol, in millimetres; the same of examples and worths."""
    example: float
    worth: float
    has_marks: bool = False
    """The bars bear marks, so they are wide."""
    is_stacked: bool = False
    """Leads stand on lines of their own."""

    @property
    def bar(self) -> float:
        """Width of a bar at the left."""
        return self.setting.text * BAR

    @property
    def inside(self) -> float:
        """Where the widest of their bars ends."""
        return self.bar * (1.0 if self.has_marks else PLAIN_BAR)

    @property
    def start(self) -> float:
        """Where words start."""
        gap = self.setting.text * INDENT
        return self.inside + gap + (self.symbol + gap if self.symbol else 0.0)

    def end(self, line: Line) -> float:
        """Where the words of this band end."""
        gap = self.setting.text * INDENT
        parts = (self.example if line.example else 0.0, self.worth)
        return self.setting.width - gap - sum(part + gap for part in parts if part)


def measured(whole: Setting, lines: Sequence[Line], abreast: int) -> Measures:
    """What these bands have in common; leads stand above the words of all where one of them needs it."""
    text = whole.text
    setting = replace(whole, width=(whole.width - whole.gap * (abreast - 1)) / abreast)
    worths = (text_width(part, True) for line in lines for part in _in_two(setting.words(line.worth)))
    own = Measures(
        setting,
        max((symbol_width(line.symbol) * _unit(line) for line in lines), default=0.0) * text,
        max((symbol_width(line.example) for line in lines), default=0.0) * EXAMPLE * text,
        max(worths, default=0.0) * text,
        any(area_mark(line.area) for line in lines),
    )
    led = (_words(line, own).height for line in lines if line.lead)
    return replace(own, is_stacked=any(height > 1.5 * LEADING * text for height in led))


def _row(lines: Sequence[Line], own: Measures) -> Block:
    """Bands side by side, of one height."""
    contents = [(line, _words(line, own), _worth(line, own)) for line in lines]
    height = max(_height(line, words, worth, own.setting) for line, words, worth in contents)
    step = own.setting.width + own.setting.gap
    placed = [
        moved(_band(line, words, worth, own, height), place * step, 0)
        for place, (line, words, worth) in enumerate(contents)
    ]
    return joined(placed, height)


def _height(line: Line, words: Block, worth: Block, setting: Setting) -> float:
    symbol = PICTURE_HEIGHT if _has_picture(line) else TILE_HEIGHT if line.symbol else 0.0
    inner = max(symbol * setting.text, words.height, worth.height)
    return inner + 2 * PADDING * setting.air * setting.text


def _has_picture(line: Line) -> bool:
    return any(glyph.kind == "picture" for glyph in line.symbol)


def _unit(line: Line) -> float:
    return PICTURE if _has_picture(line) else SYMBOL


def _band(line: Line, words: Block, worth: Block, own: Measures, height: float) -> Block:
    """All parts of a band, each centred between its top and bottom."""
    text, width = own.setting.text, own.setting.width
    gap = text * INDENT
    parts = (
        Block(height, (Band(QRectF(0, 0, width, height), line.area, own.bar),)),
        moved(_drawing(line.symbol, _unit(line) * text, line.area, height), own.inside + gap, 0),
        moved(words, own.start, (height - words.height) / 2),
        moved(_drawing(line.example, EXAMPLE * text, line.area, height), own.end(line) + gap, 0),
        moved(worth, width - gap, (height - worth.height) / 2),
    )
    return joined(parts, height)


def _drawing(symbol: tuple[Glyph, ...], unit: float, area: str, height: float) -> Block:
    box = QRectF(0, 0, symbol_width(symbol) * unit, height)
    return Block(height, (Drawing(box, symbol, unit, area),) if symbol else ())


def _words(line: Line, own: Measures) -> Block:
    """Lead and words, one after or above the other."""
    setting, width = own.setting, own.end(line) - own.start
    lead, words = setting.words(line.lead), setting.words(line.words)
    if not (own.is_stacked and lead and words):
        return set_text(words, setting.text, width, lead=lead, evenly=True)
    unbroken = lead.replace(" ", "\u00a0")
    below = set_text(words, setting.text, width, evenly=True)
    return stacked((set_text("", setting.text, width, lead=unbroken), below))


def _worth(line: Line, own: Measures) -> Block:
    """What a band gives, in bold, its lines ending at the origin."""
    text = own.setting.text
    lines = _in_two(own.setting.words(line.worth))
    runs = (
        run_at(-text_width(words, True) * text, (number * LEADING + ASCENT) * text, words, text, bold=True)
        for number, words in enumerate(lines)
    )
    return Block(len(lines) * LEADING * text, tuple(runs))


def _in_two(words: str) -> tuple[str, ...]:
    """A few words, in two lines of about the same width where they are too wide for one."""
    parts = words.split(" ")
    if text_width(words, True) <= WIDEST_WORTH or len(parts) == 1:
        return (words,) if words else ()
    breaks = ((" ".join(parts[:place]), " ".join(parts[place:])) for place in range(1, len(parts)))
    return min(breaks, key=lambda pair: max(text_width(part, True) for part in pair))
