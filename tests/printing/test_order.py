"""An order for paper becomes pages: so many, of that paper, in that sequence, as often as wanted."""

from __future__ import annotations

from pathlib import Path

import pytest
from poppler import needs_poppler, poppler_says

from kribbeln_desktop.core.errors import InvalidOptionError
from kribbeln_desktop.core.game import Game
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.printing.document import ordered_document
from kribbeln_desktop.printing.errors import PadTooSmallError
from kribbeln_desktop.printing.export import page_paths, pdf_bytes, write_png, write_svg
from kribbeln_desktop.printing.order import PrintOrder, Subject
from kribbeln_desktop.printing.paper import Document, Paper
from kribbeln_desktop.printing.picture import SheetPicture, blank_picture
from kribbeln_desktop.printing.placing import Grid, best_grid, smallest_cell

pytestmark = pytest.mark.usefixtures("qapp")
ALL_SIX = tuple("123456")


def pad(game: str = "kribbeln", sheets: tuple[str, ...] = ALL_SIX, **more: object) -> Document:
    order = PrintOrder(Subject.PAD, game, sheets, **more)  # type: ignore[arg-type]
    return ordered_document(order, find_game(game), language="en")


def sheets_on(document: Document, folder: Path) -> list[list[str]]:
    """The number of each Kribbeln sheet, page by page, in the order in which poppler reads them."""
    pages = poppler_says("pdftotext", pdf_bytes(document), folder, "-raw").split("\f")[:-1]
    return [[line.split()[-1] for line in page.splitlines() if line.startswith("Kribbeln Sheet")] for page in pages]


@needs_poppler
@pytest.mark.parametrize(
    ("sheets", "per_page", "pages"),
    [
        ("1", 1, ["1"]),
        ("3", 4, ["3333"]),
        ("123456", 1, ["1", "2", "3", "4", "5", "6"]),
        ("123456", 2, ["12", "34", "56"]),
        ("123456", 4, ["1234", "5612"]),
        ("31", 2, ["31"]),
        ("314", 2, ["31", "43"]),
    ],
)
def test_sheets_follow_each_other_and_fill_the_last_page(
    sheets: str, per_page: int, pages: list[str], tmp_path: Path
) -> None:
    document = pad(sheets=tuple(sheets), per_page=per_page, seats=2)
    assert sheets_on(document, tmp_path) == [list(page) for page in pages]


@needs_poppler
def test_copies_are_the_whole_again(tmp_path: Path) -> None:
    document = pad(sheets=("1", "2", "3"), copies=2, paper=Paper.A5)
    assert sheets_on(document, tmp_path) == [[number] for number in "123123"]
    assert {page.paper for page in document.pages} == {Paper.A5}


@pytest.mark.parametrize(("seats", "per_page", "pages"), [(1, 1, 1), (3, 1, 3), (3, 2, 2), (6, 4, 2)])
def test_every_child_gets_a_sheet(seats: int, per_page: int, pages: int) -> None:
    assert len(pad("kniffel-kids", (), seats=seats, per_page=per_page).pages) == pages


@pytest.mark.parametrize("landscape", [False, True])
def test_the_page_lies_as_it_is_told(landscape: bool) -> None:
    assert [page.landscape for page in pad(landscape=landscape, sheets=("1", "2")).pages] == [landscape] * 2


@needs_poppler
def test_a_filled_sheet_keeps_its_names(game_picture: object, tmp_path: Path) -> None:
    picture: SheetPicture = game_picture("kniffel", 2)  # type: ignore[operator]
    order = PrintOrder(Subject.SHEET, "kniffel", copies=3)
    document = ordered_document(order, find_game("kniffel"), picture, language="en")
    assert len(document.pages) == 3
    assert document.title == "Kniffel Score sheet"
    said = poppler_says("pdftotext", pdf_bytes(document), tmp_path)
    assert [page.count("Anna") for page in said.split("\f")[:-1]] == [1, 1, 1]


def test_one_sheet_names_the_document_and_several_the_game() -> None:
    assert pad(sheets=("2",)).title == "Kribbeln Sheet 2"
    assert pad().title == "Kribbeln – Sheets"


def test_words_are_in_the_language_that_is_told() -> None:
    order = PrintOrder(Subject.PAD, "kribbeln", ALL_SIX)
    document = ordered_document(
        order, find_game("kribbeln"), translate=lambda _context, source: source.replace("Sheet", "Blatt"), language="de"
    )
    assert document.language == "de"
    assert document.pages[3].title == "Kribbeln Blatt 4"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_printed_sheets_are_what_an_order_can_name(game: Game) -> None:
    names = tuple(name for name, _title in game.printed_sheets())
    assert names == (ALL_SIX if game.id == "kribbeln" else ())
    assert len(pad(game.id, names).pages) == max(1, len(names))


def test_what_the_game_has_not_is_refused() -> None:
    for wrong in ({"sheets": ("7",)}, {"seats": 6}):
        with pytest.raises(InvalidOptionError):
            pad(**wrong)
    with pytest.raises(PadTooSmallError):
        pad(paper=Paper.A6, per_page=4)


@pytest.mark.parametrize(("write", "ending"), [(write_png, "png"), (write_svg, "svg")])
def test_pictures_are_a_file_a_page(write: object, ending: str, tmp_path: Path) -> None:
    document = pad(sheets=("1", "2", "3"))
    path = tmp_path / f"Block.A4.{ending}"
    write(path, document)  # type: ignore[operator]
    names = [f"Block.A4.{ending}", f"Block.A4-2.{ending}", f"Block.A4-3.{ending}"]
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(names)
    assert [file.name for file in page_paths(path, document)] == names
    assert len({file.read_bytes() for file in tmp_path.iterdir()}) == 3


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize(("game", "seats"), [("kribbeln", 3), ("kniffel", 2), ("kniffel-kids", 1), ("dice-duel", 4)])
@pytest.mark.parametrize("per_page", [1, 2])
def test_the_page_lies_as_gives_the_larger_cells(game: str, seats: int, per_page: int, paper: Paper) -> None:
    """Up to 10 mm; whoever writes in cells as large as that needs no larger ones."""
    pictures = [blank_picture(find_game(game).pad_sheet(seats, {}), seats)]
    grids = [best_grid(pictures, per_page, paper, landscape) for landscape in (None, False, True)]
    best, *turned = (min(10.0, smallest_cell(pictures, grid, paper)) for grid in grids)
    assert best == max(turned)


def test_an_upright_page_takes_its_two_sheets_as_they_fit() -> None:
    """Two children's sheets side by side when it may be turned, and no wider than the page when it may not."""
    assert best_grid(kids(), 2, Paper.A4) == Grid(2, 1, landscape=True)
    assert not best_grid(kids(), 2, Paper.A4, landscape=False).landscape


def kids() -> list[SheetPicture]:
    return [blank_picture(find_game("kniffel-kids").pad_sheet(1, {}), 1)]
