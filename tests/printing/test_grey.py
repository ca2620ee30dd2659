"""Ink-saving grey is grey in every point, and still says what colours say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from book import Picture, pictures, write_book
from pictures import mean_difference, painted
from poppler import needs_poppler
from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.printing.document import ordered_document
from kribbeln_desktop.printing.export import page_image, pdf_bytes
from kribbeln_desktop.printing.layout import SheetLayout, lay_out
from kribbeln_desktop.printing.order import PrintOrder, Subject
from kribbeln_desktop.printing.painter import paint_sheet
from kribbeln_desktop.printing.palette import PRINT, PRINT_GREY, Look
from kribbeln_desktop.printing.paper import Document, Page
from kribbeln_desktop.printing.picture import SheetPicture, blank_picture

pytestmark = pytest.mark.usefixtures("qapp")
MakePicture = Callable[..., SheetPicture]


def document(subject: Subject, game: Game, filled: SheetPicture | None = None, grey: bool = True) -> Document:
    sheets = tuple(name for name, _title in game.printed_sheets())
    return ordered_document(PrintOrder(subject, game.id, sheets, game.seats[-1], grey=grey), game, filled)


def is_grey(picture: Picture) -> bool:
    return picture.content[0::3] == picture.content[1::3] == picture.content[2::3]


@needs_poppler
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_point_is_grey(game: Game, game_picture: MakePicture, tmp_path: Path) -> None:
    filled = [game_picture(game.id, game.seats[-1], decisions) for decisions in (20, 1000)]
    sheets = [document(Subject.SHEET, game, picture) for picture in filled]
    pages = [page for printed in (document(Subject.PAD, game), *sheets) for page in printed.pages]
    write_book([replace(page, grey=False) for page in pages], tmp_path / "grey.pdf")
    assert all(is_grey(picture) for picture in pictures(tmp_path / "grey.pdf", 60))


@needs_poppler
def test_colour_is_seen_to_be_none(tmp_path: Path) -> None:
    write_book(document(Subject.PAD, GAMES[0], grey=False).pages[:1], tmp_path / "colour.pdf")
    assert not any(is_grey(picture) for picture in pictures(tmp_path / "colour.pdf", 60))


def coloured(painter: QPainter, _size: object) -> None:
    painter.fillRect(10, 10, 50, 50, "red")


@needs_poppler
def test_what_brings_its_own_colour_is_grey_too(tmp_path: Path) -> None:
    page = Page("x", coloured, grey=True)
    (tmp_path / "x.pdf").write_bytes(pdf_bytes(Document.of(page)))
    (picture,) = pictures(tmp_path / "x.pdf", 20)
    assert is_grey(picture)
    assert set(picture.content) != {255}
    assert page_image(page, 20).isGrayscale()
    assert not page_image(replace(page, grey=False), 20).isGrayscale()


@pytest.mark.parametrize("look", [PRINT, PRINT_GREY], ids=lambda look: look.name)
def test_areas_differ_by_their_marks_in_grey(look: Look) -> None:
    """The middles of their bars, without any colour."""
    picture = blank_picture(find_game("kribbeln").pad_sheet(2, {}), 2)
    layout = lay_out(picture, QSizeF(150, 200))
    image = painted(layout.size.width() * 8, layout.size.height() * 8, partial(paint_scaled, picture, layout, look))
    ends = {
        row.area: image.copy(middle_of(boxes.bar)).convertToFormat(QImage.Format.Format_Grayscale8)
        for row, boxes in zip(picture.sheet.rows, layout.rows, strict=True)
    }
    assert sorted(ends) == ["blue", "plain", "red", "yellow"]
    for one, other in combinations(ends.values(), 2):
        assert mean_difference(one, other) > 0.05


def paint_scaled(picture: SheetPicture, layout: SheetLayout, look: Look, painter: QPainter) -> None:
    painter.scale(8, 8)
    paint_sheet(painter, picture, layout, look)


def middle_of(bar: QRectF) -> QRect:
    side = round(bar.width() * 8)
    middle = bar.center() * 8
    return QRect(round(middle.x() - side / 2), round(middle.y() - side / 2), side, side)
