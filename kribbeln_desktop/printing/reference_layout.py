"""The sections of a page of rules as blocks, and how they lie in columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeGuard

from PySide6.QtCore import QRectF

from kribbeln_desktop.core.reference import Grid, Line, Section
from kribbeln_desktop.printing.blocks import (
    LEADING,
    Block,
    Cell,
    Drawing,
    Rule,
    joined,
    moved,
    run_at,
    set_text,
    stacked,
)
from kribbeln_desktop.printing.fonts import CAP_HEIGHT, text_width
from kribbeln_desktop.printing.reference_bands import INDENT, Setting, bands, measured
from kribbeln_desktop.printing.symbols import symbol_width

HEADING = 1.22
"""Size of a section's heading; this and all below are in ems of the text."""
RULE = 0.3
"""Below a heading, in millimetres."""
SIGN = 1.9
"""The height of a row that a symbol before a sentence is drawn for."""
PARAGRAPH = 0.36
"""Between sentences."""
ABOVE_LEAD = 0.4
"""More above a lead that heads what follows it; half of that less below."""
AFTER_HEADING = 0.42
SECTION_GAP = 1.1
CELL, ROW = 2.3, 1.75
"""Width of a number's cell in a table, and height of its rows."""
CELL_INSET = 0.09
HEAD_GAP = 0.8


@dataclass(frozen=True, slots=True)
class Piece:
    """A section, or a part of one that may stand in another column than the part before."""

    block: Block
    gap: float
    """Above it, where it is not the first in its column; millimetres."""
    begins: bool
    """It has the section's heading."""


def section_pieces(section: Section, own: Setting) -> tuple[Piece, ...]:
    """A heading with a rule below it and what follows; a new piece begins with each line that heads others."""
    heading = set_text("", own.text * HEADING, own.width, lead=own.words(section.heading))
    rule = Block(RULE, (Rule(QRectF(0, 0, own.width, RULE)),))
    head = stacked((heading, rule))
    between = own.text * PARAGRAPH * own.air
    first, *others = (stacked(blocks, between) for blocks in _groups(section, own))
    whole = Piece(stacked((head, first), own.text * AFTER_HEADING * own.air), own.text * SECTION_GAP * own.air, True)
    return (whole, *(Piece(block, between, False) for block in others))


def _groups(section: Section, own: Setting) -> list[list[Block]]:
    """The blocks of each piece: bands close together, all else by itself."""
    grids = [part for part in section.parts if isinstance(part, Grid)]
    heads = max((text_width(own.words(row[0])) for grid in grids for row in grid.rows), default=0.0)
    measures = measured(own, list(filter(_has_ground, section.parts)), section.abreast)
    groups: list[list[Block]] = [[]]
    for has_ground, parts in groupby(section.parts, _has_ground):
        if has_ground:
            groups[-1].append(bands(list(filter(_has_ground, parts)), measures, section.abreast))
            continue
        for part in parts:
            if isinstance(part, Line) and not part.words and groups[-1]:
                groups.append([])
            groups[-1].append(_grid(part, heads, own) if isinstance(part, Grid) else _line(part, own))
    return groups


def _has_ground(part: Line | Grid) -> TypeGuard[Line]:
    return isinstance(part, Line) and bool(part.area)


def _line(line: Line, own: Setting) -> Block:
    """Words, to the right of their symbol if there is one."""
    unit = own.text * SIGN
    reach = symbol_width(line.symbol) * unit + INDENT * own.text if line.symbol else 0.0
    words = set_text(own.words(line.words), own.text, own.width - reach, lead=own.words(line.lead))
    box = QRectF(0, 0, reach, LEADING * own.text)
    drawings = (Drawing(box, line.symbol, unit, ""),) if line.symbol else ()
    above = 0.0 if line.words else own.text * ABOVE_LEAD * own.air
    return joined((Block(0, drawings), moved(words, reach, above)), words.height + above / 2)


def _grid(grid: Grid, heads: float, own: Setting) -> Block:
    """A table whose numbers start ``heads`` ems from the left."""
    heads = (heads + HEAD_GAP) * own.text
    cell = min(CELL * own.text, (own.width - heads) / (max(map(len, grid.rows)) - 1))
    rows = (
        _grid_row([own.words(part) for part in row], heads, cell, own.text, is_head=not number)
        for number, row in enumerate(grid.rows)
    )
    return stacked(rows)


def _grid_row(words: Sequence[str], heads: float, cell: float, text: float, *, is_head: bool) -> Block:
    """The first row in faint words, the others with their numbers in cells."""
    baseline = (ROW / 2 + CAP_HEIGHT / 2) * text
    boxes = [QRectF(heads + place * cell, 0, cell, ROW * text) for place in range(len(words) - 1)]
    numbers = (
        run_at(
            box.center().x() - text_width(number, not is_head) * text / 2,
            baseline,
            number,
            text,
            bold=not is_head,
            faint=is_head,
        )
        for box, number in zip(boxes, words[1:], strict=True)
    )
    inset = CELL_INSET * text
    cells = () if is_head else (Cell(box.adjusted(inset, inset, -inset, -inset)) for box in boxes)
    return Block(ROW * text, (*cells, run_at(0, baseline, words[0], text, faint=is_head), *numbers))
