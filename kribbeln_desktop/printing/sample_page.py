"""A filled sheet that explains the scoring, on one page: cells with numbers, and below or beside it what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.reference import Sample
from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.core.texts import Translate, mark, say, untranslated
from kribbeln_desktop.printing.blocks import LEADING, Block, Drawing, joined, moved, paint_block, set_text, stacked
from kribbeln_desktop.printing.cells import POINTS_SIZE, paint_focus
from kribbeln_desktop.printing.columns import PADDING, SUM_LABEL
from kribbeln_desktop.printing.errors import TEXT_TOO_SMALL, TextTooSmallError
from kribbeln_desktop.printing.layout import SheetLayout, lay_out
from kribbeln_desktop.printing.painter import paint_sheet
from kribbeln_desktop.printing.palette import PRINT, Look
from kribbeln_desktop.printing.paper import Page, Paper
from kribbeln_desktop.printing.picture import Heading, SheetPicture
from kribbeln_desktop.printing.placing import ABOVE, LARGEST_ON_PAPER
from kribbeln_desktop.printing.proportions import PAPER
from kribbeln_desktop.printing.reference_page import POINT, SMALLEST
from kribbeln_desktop.printing.symbols import NUMBER, TILE, paint_symbol

SIZES = tuple(size / 2 for size in range(24, int(2 * SMALLEST) - 1, -1))
"""Of the notes' text, in points, the largest first."""
LEAST_SHEET = 0.94
"""Notes take no more room than leaves the sheet this part of its size."""
MARGIN = 0.034
"""Round the sheet, which has a padding of its own; a part of the paper's shorter side."""
SIGN = 1.9
"""The height of a row that a note's number is drawn for, in ems of the text; so are the measures below."""
INDENT, NOTE_GAP, COLUMN_GAP, SHEET_GAP = 0.55, 0.5, 2.2, 0.6
HEADING = 1.2
WIDE = 44.0
"""Notes stand in two columns where the page is at least so many ems wide."""
BESIDE = 0.3
"""The part of a page on its side that the notes take."""
IN_SHEET = 0.62
"""The height of a row that a number in the sheet is drawn for, as a part of the sheet's own."""


Placed = tuple[QPointF, SheetLayout, Block]
"""The sheet's corner, the sheet, and the notes at their place."""


@dataclass(frozen=True, slots=True)
class SampleLayout:
    """A page in millimetres, with its upper left corner at the origin."""

    corner: QPointF
    """Of the sheet."""
    sheet: SheetLayout
    notes: Block
    numbers: tuple[tuple[QRectF, QRectF], ...]
    """For each note the cell it speaks of, and the disc of its number, on the page."""
    sign: float
    """The height of a row that a number in the sheet is drawn for."""
    smallest: float
    """Size of the smallest of notes, labels and points."""


def sample_page(
    game: Game,
    paper: Paper = Paper.A4,
    look: Look = PRINT,
    translate: Translate = untranslated,
    landscape: bool | None = None,
) -> Page:
    """The page of a game, upright where ``landscape`` is None; ``TextTooSmallError`` on too small a paper."""
    sample = game.sample()
    picture = sample_picture(sample, translate)
    layout = sample_layout(sample, picture, paper.size(landscape is True))
    if layout.smallest < SMALLEST * POINT:
        raise TextTooSmallError(TEXT_TOO_SMALL(paper=paper.value, size=round(SMALLEST)))

    def draw(painter: QPainter, _size: QSizeF) -> None:
        _paint(painter, picture, layout, look)

    return Page(f"{say(game.title, translate)}: {say(SAMPLE, translate)}", draw, paper, landscape is True)


def sample_picture(sample: Sample, translate: Translate = untranslated) -> SheetPicture:
    """The filled sheet."""
    headings = tuple(Heading(say(heading, translate)) for heading in sample.headings)
    return SheetPicture(sample.sheet, headings, translate, corner=sample.owner, proportions=PAPER)


def sample_layout(sample: Sample, picture: SheetPicture, size: QSizeF) -> SampleLayout:
    """Sheet and notes on paper of this size: the notes as large as leaves the sheet most of its size."""
    least = _laid_out(sample, picture, size, SIZES[-1] * POINT)
    layouts = (_laid_out(sample, picture, size, points * POINT) for points in SIZES[:-1])
    return next((layout for layout in layouts if layout.sheet.unit >= LEAST_SHEET * least.sheet.unit), least)


def _laid_out(sample: Sample, picture: SheetPicture, size: QSizeF, text: float) -> SampleLayout:
    """With notes of this size: below the sheet, or beside it on a page on its side."""
    margin = MARGIN * min(size.width(), size.height())
    room = QRectF(QPointF(0, 0), size).adjusted(margin, margin, -margin, -margin)
    words = (picture.words(SAMPLE), *(picture.words(note.words) for note in sample.notes))
    place = _beside if size.width() > size.height() else _below
    corner, sheet, notes = place(picture, words, room, text)
    return _numbered(sample, corner, sheet, notes, text)


def _below(picture: SheetPicture, words: Sequence[str], room: QRectF, text: float) -> Placed:
    """Sheet and notes in the middle of the page, a little more room below them."""
    gap, padding = SHEET_GAP * text, PADDING * LARGEST_ON_PAPER
    width = room.width() - 2 * padding
    notes = _notes(words, text, width, 2 if width > WIDE * text else 1)
    taken = gap + notes.height + padding
    sheet = lay_out(picture, room.size() - QSizeF(0, taken), largest_unit=LARGEST_ON_PAPER)
    spare = room.size() - sheet.size - QSizeF(0, taken)
    corner = room.topLeft() + QPointF(spare.width() / 2, spare.height() * ABOVE)
    place = corner + QPointF(PADDING * sheet.unit, sheet.size.height() + gap)
    return corner, sheet, moved(notes, place.x(), place.y())


def _beside(picture: SheetPicture, words: Sequence[str], room: QRectF, text: float) -> Placed:
    """The sheet at the left, the notes from the top of its title on."""
    width = room.width() * BESIDE
    notes = _notes(words, text, width, 1)
    sheet = lay_out(picture, room.size() - QSizeF(width, 0), largest_unit=LARGEST_ON_PAPER)
    spare = room.size() - sheet.size - QSizeF(width, 0)
    corner = room.topLeft() + QPointF(spare.width() / 2, spare.height() * ABOVE)
    top = corner.y() + PADDING * sheet.unit
    return corner, sheet, moved(notes, corner.x() + sheet.size.width(), top)


def _numbered(sample: Sample, corner: QPointF, sheet: SheetLayout, notes: Block, text: float) -> SampleLayout:
    """The numbers at the corners of their cells."""
    sign = max(SMALLEST * POINT / NUMBER, IN_SHEET * sheet.unit)
    rows = [row.id for row in sample.sheet.rows]
    cells = [sheet.cell_rect(rows.index(note.row), note.column).translated(corner) for note in sample.notes]
    side = TILE * sign
    numbers = tuple((cell, QRectF(cell.left() - side / 2, cell.top() - side / 2, side, side)) for cell in cells)
    points = (POINTS_SIZE * sheet.unit,) if sample.sheet.has_points else ()
    return SampleLayout(corner, sheet, notes, numbers, sign, min(text, SUM_LABEL * sheet.label_size, *points))


def _notes(words: Sequence[str], text: float, width: float, columns: int) -> Block:
    """A heading, and the notes with their numbers in columns."""
    title, *notes = words
    own = (width - COLUMN_GAP * text * (columns - 1)) / columns
    blocks = [_note(number, each, text, own) for number, each in enumerate(notes, 1)]
    first = -(-len(blocks) // columns)
    parts = [stacked(blocks[start : start + first], NOTE_GAP * text) for start in range(0, len(blocks), first)]
    step = own + COLUMN_GAP * text
    placed = [moved(part, number * step, 0) for number, part in enumerate(parts)]
    heading = set_text("", text * HEADING, width, lead=title)
    return stacked((heading, joined(placed, max(part.height for part in parts))), NOTE_GAP * text)


def _note(number: int, words: str, text: float, width: float) -> Block:
    reach = (TILE * SIGN + INDENT) * text
    sign = Drawing(QRectF(0, 0, reach, LEADING * text), (Glyph("note", str(number)),), SIGN * text)
    said = set_text(words, text, width - reach, evenly=True)
    return joined((Block(0, (sign,)), moved(said, reach, 0)), said.height)


def _paint(painter: QPainter, picture: SheetPicture, layout: SampleLayout, look: Look) -> None:
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(layout.corner)
    paint_sheet(painter, picture, layout.sheet, look)
    painter.translate(-layout.corner)
    paint_block(painter, layout.notes, look)
    for cell, _disc in layout.numbers:
        paint_focus(painter, cell, layout.sheet, look)
    for number, (_cell, disc) in enumerate(layout.numbers, 1):
        paint_symbol(painter, disc, (Glyph("note", str(number)),), layout.sign, look, look.paper)
    painter.restore()


SAMPLE = mark("Printing", "How this sheet was scored")
