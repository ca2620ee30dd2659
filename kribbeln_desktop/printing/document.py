"""The pages of the product: a filled sheet, and the pad of blank ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen

from kribbeln_desktop.core.sheet import Row, RowKind, Sheet
from kribbeln_desktop.core.texts import Translate, untranslated
from kribbeln_desktop.printing.errors import TOO_SMALL, PadTooSmallError
from kribbeln_desktop.printing.layout import SheetLayout, lay_out
from kribbeln_desktop.printing.painter import paint_sheet
from kribbeln_desktop.printing.palette import PRINT, Look
from kribbeln_desktop.printing.paper import Page, Paper
from kribbeln_desktop.printing.picture import SheetPicture, blank_picture

MARGIN = 7.0
"""Millimetres round a sheet; its own padding makes it more than any usual printer leaves white."""
SMALL_MARGIN = 3.5
"""The same on narrow paper."""
LARGEST_ON_PAPER = 14.0
"""The tallest row on paper, in millimetres."""
SMALLEST_CELL = 5.0
"""A pad's cells are at least this high and wide, in millimetres."""
ABOVE = 0.42
"""The part of a page's spare height that lies above the sheet; a little more below looks centred."""
GRIDS = ((1, 1), (2, 1), (2, 2), (3, 2), (4, 2), (3, 3), (4, 3), (4, 4), (5, 4), (6, 4))
"""Columns and rows for ever more copies on a page; the page is turned on its side where columns are more."""
_CUT = 4.0


def sheet_page(picture: SheetPicture, paper: Paper = Paper.A4, look: Look = PRINT) -> Page:
    """One page with a sheet, filled as far as it is; ``picture.corner`` and ``picture.result`` are printed with it."""

    def draw(painter: QPainter, size: QSizeF) -> None:
        _paint_placed(painter, picture, QRectF(QPointF(0, 0), size), look)

    return Page(_title(picture), draw, paper)


def pad_page(
    sheet: Sheet,
    players: int,
    per_page: int = 1,
    paper: Paper = Paper.A4,
    look: Look = PRINT,
    translate: Translate = untranslated,
) -> Page:
    """A page of 1, 2 or 4 blank copies of ``sheet`` for ``players``, with cut marks between them.

    A sheet with headings is one player's: each copy is as many of them as there are players. ``PadTooSmallError`` where
    a cell would fall below ``SMALLEST_CELL``.
    """
    picture = blank_picture(sheet, players, translate)
    copies = _copies(sheet, players, per_page)
    columns, rows = _grid(copies)

    def draw(painter: QPainter, size: QSizeF) -> None:
        for part in islice(_parts(size, columns, rows), copies):
            _paint_placed(painter, picture, part, look)
        _paint_cuts(painter, size, columns, rows, look)

    if _smallest_cell(picture, copies, paper) < SMALLEST_CELL:
        raise PadTooSmallError(TOO_SMALL(size=round(SMALLEST_CELL)))
    return Page(_title(picture), draw, paper, columns > rows)


def most_players(sheet: Sheet, players: int, per_page: int, paper: Paper, translate: Translate = untranslated) -> int:
    """``players``; where each needs a sheet, only as many as a page has room for, but one at least."""
    picture = blank_picture(sheet, players, translate)
    while players > 1 and sheet.headings:
        if _smallest_cell(picture, _copies(sheet, players, per_page), paper) >= SMALLEST_CELL:
            break
        players -= 1
    return players


def _copies(sheet: Sheet, players: int, per_page: int) -> int:
    return per_page * (players if sheet.headings else 1)


def _grid(copies: int) -> tuple[int, int]:
    """The smallest grid with room for so many."""
    return next((columns, rows) for columns, rows in GRIDS if columns * rows >= copies)


def placed_sheet(picture: SheetPicture, part: QRectF) -> tuple[QPointF, SheetLayout]:
    """Where a sheet lies on its part of a page (millimetres), and its layout."""
    margin = SMALL_MARGIN if part.width() < 120 else MARGIN
    room = part.adjusted(margin, margin, -margin, -margin)
    layout = lay_out(picture, room.size(), largest_unit=LARGEST_ON_PAPER)
    spare = room.size() - layout.size
    return room.topLeft() + QPointF(spare.width() / 2, spare.height() * ABOVE), layout


def _paint_placed(painter: QPainter, picture: SheetPicture, part: QRectF, look: Look) -> None:
    corner, layout = placed_sheet(picture, part)
    painter.save()
    painter.translate(corner)
    paint_sheet(painter, picture, layout, look)
    painter.restore()


def _title(picture: SheetPicture) -> str:
    return f"{picture.words(picture.sheet.title)} {picture.words(picture.sheet.subtitle)}".strip()


def _parts(size: QSizeF, columns: int, rows: int) -> Iterator[QRectF]:
    width, height = size.width() / columns, size.height() / rows
    return (QRectF(column * width, row * height, width, height) for row in range(rows) for column in range(columns))


def _smallest_cell(picture: SheetPicture, copies: int, paper: Paper) -> float:
    """The least height or width of a cell that takes an entry, where so many copies lie on a page."""
    columns, rows = _grid(copies)
    layout = placed_sheet(picture, next(_parts(paper.size(columns > rows), columns, rows)))[1]
    boxes = (boxes.entries for row, boxes in zip(picture.sheet.rows, layout.rows, strict=True) if _takes_entry(row))
    return min(min(box.width(), box.height()) for entries in boxes for box in entries)


def _takes_entry(row: Row) -> bool:
    return row.kind is RowKind.BOX


def _paint_cuts(painter: QPainter, size: QSizeF, columns: int, rows: int, look: Look) -> None:
    """Fine short lines where the copies meet, at the paper's edges and in its middle."""
    painter.save()
    painter.setPen(QPen(QColor(look.faint_ink), 0.15))
    across, down = size.width(), size.height()
    for x in (across * column / columns for column in range(1, columns)):
        for start, end in _marks_along(down, rows):
            painter.drawLine(QLineF(x, start, x, end))
    for y in (down * row / rows for row in range(1, rows)):
        for start, end in _marks_along(across, columns):
            painter.drawLine(QLineF(start, y, end, y))
    painter.restore()


def _marks_along(length: float, parts: int) -> Iterator[tuple[float, float]]:
    """Start and end of each cut mark on a cut of this length that other cuts divide into ``parts``."""
    yield 0.0, 2 * _CUT
    for part in range(1, parts):
        yield length * part / parts - _CUT, length * part / parts + _CUT
    yield length - 2 * _CUT, length
