"""Every game on every paper for every seat count, one, two and four on a page: printed once, read by poppler.

In German, whose words are longer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import ceil
from pathlib import Path

import pytest
from book import Picture, Reading, overlapping, pictures, readings, write_book
from poppler import needs_poppler
from PySide6.QtCore import QPointF, QRectF, QSizeF, QTranslator
from PySide6.QtGui import QPainter

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.resources import resource_root
from kribbeln_desktop.core.texts import Translate
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.printing import cells
from kribbeln_desktop.printing.document import ordered_document
from kribbeln_desktop.printing.errors import PadTooSmallError
from kribbeln_desktop.printing.fonts import draw_line
from kribbeln_desktop.printing.order import PER_PAGE, PrintOrder, Subject
from kribbeln_desktop.printing.paper import Document, Page, Paper

pytestmark = [pytest.mark.usefixtures("qapp"), needs_poppler]
WHITE_MARGIN = 4.2
"""Millimetres at the paper's edges that usual printers cannot print on."""
RESOLUTION = 26
LEAST = {Paper.A4: 8.0, Paper.LETTER: 8.0, Paper.A5: 6.5, Paper.A6: 5.0}
"""Millimetres that every field is high, with one sheet on the page."""
LEAST_OF_ALL = 5.0
REFUSED = {
    ("kribbeln", Paper.A5, 4): range(1, 6),
    ("kribbeln", Paper.A6, 2): range(2, 6),
    ("kribbeln", Paper.A6, 4): range(1, 6),
    ("kniffel", Paper.A5, 4): range(1, 9),
    ("kniffel", Paper.A6, 2): range(5, 9),
    ("kniffel", Paper.A6, 4): range(1, 9),
    ("kniffel-kids", Paper.A6, 4): range(1, 7),
    ("dice-duel", Paper.A6, 4): range(1, 5),
}
"""The seats for which the paper is too small; everything else is printed."""


@dataclass(frozen=True)
class Case:
    game: Game
    order: PrintOrder
    document: Document | None
    """None where it was refused."""

    def drawn(self) -> tuple[Page, ...]:
        """The pages that are like no others: of several sheets all for the most seats, a child's sheet once."""
        if self.document is None or (self.game.games_on_a_sheet > 1 and self.order.seats > 1):
            return ()
        return self.document.pages if self.order.seats == self.game.seats[-1] else self.document.pages[:1]


def orders(game: Game) -> Iterator[PrintOrder]:
    sheets = tuple(name for name, _title in game.printed_sheets())
    for paper in Paper:
        for seats in game.seats:
            for per_page in PER_PAGE:
                yield PrintOrder(Subject.PAD, game.id, sheets, seats, per_page, paper)


@cache
def all_cases() -> tuple[Case, ...]:
    return tuple(case_of(game, order) for game in GAMES for order in orders(game))


@cache
def german() -> Translate:
    translator = QTranslator()
    assert translator.load(str(resource_root() / "i18n" / "kribbeln_de.qm"))
    return lambda context, source: translator.translate(context, source) or source


def case_of(game: Game, order: PrintOrder) -> Case:
    try:
        return Case(game, order, ordered_document(order, game, translate=german()))
    except PadTooSmallError:
        return Case(game, order, None)


@dataclass(frozen=True)
class Printed:
    """A page of the book: whose it is, what poppler reads and shows there, and the fields that were painted."""

    case: Case
    page: Page
    reading: Reading
    picture: Picture
    fields: tuple[QRectF, ...]
    """In millimetres."""


@pytest.fixture(scope="module")
def book(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> list[Printed]:
    path = tmp_path_factory.mktemp("book") / "book.pdf"
    pages = [(case, page) for case in all_cases() for page in case.drawn()]
    fields: list[list[QRectF]] = []
    with pytest.MonkeyPatch.context() as patch:
        record_fields(patch, fields)
        write_book((watched(page, fields) for _case, page in pages), path)
    rows = zip(pages, readings(path), pictures(path, RESOLUTION, "-gray"), fields, strict=True)
    return [Printed(case, page, reading, picture, tuple(boxes)) for (case, page), reading, picture, boxes in rows]


def watched(page: Page, fields: list[list[QRectF]]) -> Page:
    """``page``, for which a list is begun when it is drawn."""

    def draw(painter: QPainter, size: QSizeF) -> None:
        fields.append([])
        page.draw(painter, size)

    return Page(page.title, draw, page.paper, page.landscape)


def record_fields(patch: pytest.MonkeyPatch, fields: list[list[QRectF]]) -> None:
    """Let every cell that is painted be noted where it comes to lie."""
    paint_box = cells._paint_box

    def noted(painter: QPainter, box: QRectF, *more: object) -> None:
        scale = 25.4 / 1200  # dots of the PDF
        placed = painter.worldTransform().mapRect(box)
        fields[-1].append(QRectF(placed.topLeft() * scale, placed.size() * scale))
        paint_box(painter, box, *more)  # type: ignore[arg-type]

    patch.setattr(cells, "_paint_box", noted)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_order_has_its_pages_or_is_refused(game: Game) -> None:
    for case in (case for case in all_cases() if case.game is game):
        order = case.order
        if order.seats in REFUSED.get((game.id, order.paper, order.per_page), ()):
            assert case.document is None, order
            continue
        assert case.document is not None, order
        sheets = {"kribbeln": 6, "kniffel-kids": order.seats}.get(game.id, 1)
        assert len(case.document.pages) == ceil(sheets / order.per_page), order


def test_a_page_of_the_pdf_is_the_paper(book: list[Printed]) -> None:
    sizes = {Paper.A4: (210, 297), Paper.A5: (148, 210), Paper.A6: (105, 148), Paper.LETTER: (215.9, 279.4)}
    for printed in book:
        size = sizes[printed.page.paper][:: -1 if printed.page.landscape else 1]
        assert (printed.reading.width, printed.reading.height) == pytest.approx(size, abs=0.4)


def test_every_page_has_its_sheets(book: list[Printed]) -> None:
    for printed in book:
        titles = [word.text for word in printed.reading.words].count("Kids" if "Kids" in printed.page.title else "Name")
        assert titles == printed.case.order.per_page, printed.case.order


def test_every_sheet_of_several_says_which_it_is(book: list[Printed]) -> None:
    for printed in (printed for printed in book if printed.case.order.sheets):
        assert [word.text for word in printed.reading.words].count("Blatt") == printed.case.order.per_page


def test_every_field_can_be_written_in(book: list[Printed]) -> None:
    for printed in book:
        order = printed.case.order
        least = LEAST[order.paper] if order.per_page == 1 else LEAST_OF_ALL
        assert min(field.height() for field in printed.fields) >= least, order
        assert min(field.width() for field in printed.fields) >= LEAST_OF_ALL, order
        assert len(printed.fields) >= 12 * order.per_page


def test_no_two_fields_touch(book: list[Printed]) -> None:
    for printed in book:
        boxes = sorted(printed.fields, key=lambda box: (box.top(), box.left()))
        for place, box in enumerate(boxes):
            for other in boxes[place + 1 :]:
                if other.top() >= box.bottom():
                    break
                assert not other.intersects(box), printed.case.order


def test_the_edges_of_every_page_are_white(book: list[Printed]) -> None:
    assert [printed.case.order for printed in book if not is_white_at_the_edges(printed.picture)] == []


def is_white_at_the_edges(picture: Picture) -> bool:
    margin = int(WHITE_MARGIN * RESOLUTION / 25.4)
    white = b"\xff" * picture.width
    lines = list(picture.lines())
    ends = all(line == white for line in (*lines[:margin], *lines[-margin:]))
    return ends and all(line[:margin] == line[-margin:] == white[:margin] for line in lines)


def test_ink_at_an_edge_is_seen(tmp_path: Path) -> None:
    def draw(painter: QPainter, size: QSizeF) -> None:
        painter.fillRect(QRectF(size.width() - 3, 100, 1, 1), "black")

    write_book([Page("x", draw)], tmp_path / "x.pdf")
    (picture,) = pictures(tmp_path / "x.pdf", RESOLUTION, "-gray")
    assert not is_white_at_the_edges(picture)


def test_no_two_texts_overlap(book: list[Printed]) -> None:
    assert {printed.case.order: found for printed in book if (found := overlapping(printed.reading.words))} == {}


def test_texts_that_overlap_are_seen(tmp_path: Path) -> None:
    def draw(painter: QPainter, _size: QSizeF) -> None:
        for y, text in ((20, "one"), (22, "two"), (40, "three")):
            draw_line(painter, QPointF(20, y), text, 5, "#000000")

    write_book([Page("x", draw)], tmp_path / "x.pdf")
    (reading,) = readings(tmp_path / "x.pdf")
    assert overlapping(reading.words) == [("one", "two")]


def test_no_text_lies_in_a_field(book: list[Printed]) -> None:
    """Blank sheets are blank, and long words end before the cells."""
    for printed in book:
        for word in printed.reading.words:
            middle = word.box.adjusted(0, word.box.height() * 0.3, 0, -word.box.height() * 0.3)
            assert not any(field.intersects(middle) for field in printed.fields), (printed.case.order, word.text)
