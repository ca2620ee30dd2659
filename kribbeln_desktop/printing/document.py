"""The pages of the product: what an order asks for, a filled sheet, a page of a pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import cycle, islice

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from kribbeln_desktop.core.game import SHEET, Game
from kribbeln_desktop.core.sheet import Sheet
from kribbeln_desktop.core.texts import Translate, mark, say, untranslated
from kribbeln_desktop.printing.errors import TOO_SMALL, PadTooSmallError
from kribbeln_desktop.printing.order import PrintOrder, Subject
from kribbeln_desktop.printing.palette import PRINT, PRINT_GREY, Look
from kribbeln_desktop.printing.paper import Document, Page, Paper
from kribbeln_desktop.printing.picture import SheetPicture, blank_picture
from kribbeln_desktop.printing.placing import SMALLEST_CELL, Grid, best_grid, paint_parts, smallest_cell
from kribbeln_desktop.printing.proportions import PAPER
from kribbeln_desktop.printing.reference_page import reference_page
from kribbeln_desktop.printing.sample_page import sample_page

_NO_OPTIONS: Mapping[str, object] = {}


def ordered_document(
    order: PrintOrder,
    game: Game,
    filled: SheetPicture | None = None,
    *,
    options: Mapping[str, object] = _NO_OPTIONS,
    translate: Translate = untranslated,
    language: str = "en",
) -> Document:
    """All pages that ``order`` asks for. ``game`` is the one it names, ``filled`` the sheet of ``Subject.SHEET``.

    ``options`` are the game's, as far as the order does not say them; ``language`` is that of ``translate`` (BCP 47).
    ``PadTooSmallError`` where a pad's cell would fall below ``SMALLEST_CELL``, ``TextTooSmallError`` where rules or a
    sample could not be read, ``InvalidOptionError`` for a sheet or a seat count that the game has not.
    """
    match order.subject:
        case Subject.PAD:
            pages = pad_pages(order, game, options, translate)
        case Subject.SHEET if filled is not None:
            pictures = [replace(filled, proportions=PAPER)]
            grid = best_grid(pictures, order.per_page, order.paper, order.landscape)
            pages = _pages(pictures, grid, order)
        case Subject.RULES:
            pages = (reference_page(game, order.paper, _look(order), translate, order.landscape),)
        case Subject.SAMPLE:
            pages = (sample_page(game, order.paper, _look(order), translate, order.landscape),)
        case subject:
            raise ValueError(subject)
    titles = {page.title for page in pages}
    title = titles.pop() if len(titles) == 1 else say(_SEVERAL(game=game.title), translate)
    shown = tuple(replace(page, grey=order.grey) for page in pages)
    return Document(title, shown * order.copies, language)


def pad_pages(
    order: PrintOrder, game: Game, options: Mapping[str, object] = _NO_OPTIONS, translate: Translate = untranslated
) -> tuple[Page, ...]:
    """Pages of blank sheets, one copy of them all; errors as in ``ordered_document``.

    The sheets lie in the order's sequence; where they leave parts of the last page empty, it begins again. Of a sheet
    that is one player's there is one for each.
    """
    sheets = [game.pad_sheet(order.seats, {**options, SHEET: name}) for name in order.sheets]
    if not order.sheets:
        sheets = [game.pad_sheet(order.seats, options)]
    copies = order.seats if sheets[0].headings else 1
    pictures = [blank_picture(sheet, order.seats, translate) for sheet in sheets for _copy in range(copies)]
    return _pages(*_writable(pictures, order.per_page, order.paper, order.landscape), order)


def _writable(
    pictures: Sequence[SheetPicture], parts: int, paper: Paper, landscape: bool | None = None
) -> tuple[Sequence[SheetPicture], Grid]:
    """The blank sheets and how they lie so that they can be written on; words that take too much room are left out.

    ``PadTooSmallError`` where even that does not help.
    """
    for shown in (pictures, [replace(picture, wants_words=False) for picture in pictures]):
        grid = best_grid(shown, parts, paper, landscape)
        if smallest_cell(shown, grid, paper) >= SMALLEST_CELL:
            return shown, grid
    raise PadTooSmallError(TOO_SMALL(size=round(SMALLEST_CELL)))


def _pages(pictures: Sequence[SheetPicture], grid: Grid, order: PrintOrder) -> tuple[Page, ...]:
    count = -(-len(pictures) // order.per_page)
    placed = list(islice(cycle(pictures), count * order.per_page))
    starts = range(0, len(placed), order.per_page)
    return tuple(_page(placed[start : start + order.per_page], grid, order.paper, _look(order)) for start in starts)


def _look(order: PrintOrder) -> Look:
    return PRINT_GREY if order.grey else PRINT


def sheet_page(picture: SheetPicture, paper: Paper = Paper.A4, look: Look = PRINT) -> Page:
    """One page with a sheet, filled as far as it is; ``picture.corner`` and ``picture.result`` are printed with it."""
    return _page([replace(picture, proportions=PAPER)], Grid(), paper, look)


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
    copies = _copies(sheet, players, per_page)
    pictures, grid = _writable([blank_picture(sheet, players, translate)] * copies, copies, paper)
    return _page(pictures, grid, paper, look)


def most_players(sheet: Sheet, players: int, per_page: int, paper: Paper, translate: Translate = untranslated) -> int:
    """``players``; where each needs a sheet, only as many as a page has room for, but one at least."""
    pictures = [blank_picture(sheet, players, translate)]
    while players > 1 and sheet.headings:
        with suppress(PadTooSmallError):
            _writable(pictures, _copies(sheet, players, per_page), paper)
            break
        players -= 1
    return players


def _copies(sheet: Sheet, players: int, per_page: int) -> int:
    return per_page * (players if sheet.headings else 1)


def _page(pictures: Sequence[SheetPicture], grid: Grid, paper: Paper, look: Look) -> Page:
    def draw(painter: QPainter, size: QSizeF) -> None:
        paint_parts(painter, size, grid, pictures, look)

    return Page(_title(pictures[0]), draw, paper, grid.landscape)


def _title(picture: SheetPicture) -> str:
    return f"{picture.words(picture.sheet.title)} {picture.words(picture.sheet.subtitle)}".strip()


_SEVERAL = mark("Printing", "{game} – Sheets")
