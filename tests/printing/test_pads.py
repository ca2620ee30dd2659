"""Pads of the games of five dice: one page, room to write, a sheet for each player where columns are no seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from pictures import colours as colours_in
from poppler import needs_poppler, places_of, poppler_says
from PySide6.QtCore import QRectF

from kribbeln_desktop.games import find_game
from kribbeln_desktop.printing.document import most_players, pad_page
from kribbeln_desktop.printing.errors import PadTooSmallError
from kribbeln_desktop.printing.export import page_image, pdf_bytes
from kribbeln_desktop.printing.palette import COLOURS
from kribbeln_desktop.printing.paper import Document, Page, Paper
from kribbeln_desktop.printing.picture import SheetPicture, blank_picture
from kribbeln_desktop.printing.placing import placed_sheet

pytestmark = pytest.mark.usefixtures("qapp")
KIDS = "kniffel-kids"
LEAST = 5.0
"""Millimetres that a cell must have."""


def pad(game_id: str, players: int, per_page: int = 1, paper: Paper = Paper.A4) -> Page:
    return pad_page(find_game(game_id).pad_sheet(players, {}), players, per_page, paper)


def kids_picture() -> SheetPicture:
    return blank_picture(find_game(KIDS).pad_sheet(1, {}), 1)


@needs_poppler
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize(("game_id", "players"), [("kniffel", 8), ("kniffel", 1), (KIDS, 2), ("dice-duel", 4)])
def test_a_pad_is_one_page_with_its_fonts_on_every_paper(
    game_id: str, players: int, paper: Paper, tmp_path: Path
) -> None:
    content = pdf_bytes(Document.of(pad(game_id, players, 1, paper)))
    assert content.count(b"/Type /Page\n") == 1
    fonts = [line.split() for line in poppler_says("pdffonts", content, tmp_path).splitlines()[2:]]
    assert {font[0].split("+")[-1] for font in fonts} == {"SourceSansPro-Regular", "SourceSansPro-Bold"}
    assert all("yes" in font for font in fonts)


@needs_poppler
@pytest.mark.parametrize("per_page", [1, 2, 4])
def test_every_row_of_a_pad_has_its_words(per_page: int, tmp_path: Path) -> None:
    words = poppler_says("pdftotext", pdf_bytes(Document.of(pad("kniffel", 8, per_page))), tmp_path, "-layout")
    for label in ("Ones", "Sixes", "Three of a kind", "Full house", "Small straight", "Chance", "Total"):
        assert words.count(label) == per_page
    said = [line for line in words.splitlines() if set("0123456789X–") & set(line)]
    assert all(line.endswith(("for each die", "points")) for line in said), "nothing is entered"
    assert len(said) == (10 if per_page == 1 else 0), "what a box gives, where that is not too small to read"


@needs_poppler
def test_an_evening_of_duels_is_a_table_of_ten_games_and_their_total(tmp_path: Path) -> None:
    words = poppler_says("pdftotext", pdf_bytes(Document.of(pad("dice-duel", 4))), tmp_path, "-layout")
    labels = [line.strip() for line in words.splitlines() if line.strip()]
    assert labels[1:] == ["Name", *(f"Game {number}" for number in range(1, 11)), "Total"]


@needs_poppler
@pytest.mark.parametrize(
    ("players", "per_page", "columns", "rows"),
    [(1, 1, 1, 1), (2, 1, 2, 1), (3, 1, 2, 2), (4, 1, 2, 2), (5, 1, 3, 2), (6, 1, 3, 2), (1, 4, 2, 2), (2, 4, 4, 2)],
)
def test_every_child_has_a_sheet_in_a_handsome_grid(
    players: int, per_page: int, columns: int, rows: int, tmp_path: Path
) -> None:
    page = pad(KIDS, players, per_page)
    content = pdf_bytes(Document.of(page))
    places = places_of("Duck", content, tmp_path)
    assert content.count(b"/Type /Page\n") == 1
    assert page.landscape == (columns > rows)
    assert len(places) == len(places_of("Name", content, tmp_path)) == players * per_page
    assert len({round(x) for x, _y in places}) == columns
    assert len({round(y) for _x, y in places}) == rows


@needs_poppler
def test_a_childs_sheet_has_its_columns_headed_and_a_line_for_the_name(tmp_path: Path) -> None:
    content = pdf_bytes(Document.of(pad(KIDS, 1)))
    ((left, top),) = places_of("Name", content, tmp_path)
    ((_left, first_row),) = places_of("Duck", content, tmp_path)
    heads = [[place for place in places_of(number, content, tmp_path) if place[1] < first_row] for number in "12345"]
    assert [len(places) for places in heads] == [1] * 5
    assert [places[0][0] for places in heads] == sorted(places[0][0] for places in heads)
    assert len({places[0][1] for places in heads}) == 1
    assert top < heads[0][0][1]
    assert left > 595 / 3


@pytest.mark.parametrize(
    ("paper", "fits"),
    [(Paper.A4, (6, 4, 2)), (Paper.LETTER, (6, 4, 2)), (Paper.A5, (4, 2, 1)), (Paper.A6, (2, 1, 0))],
    ids=lambda value: str(value),
)
def test_so_many_children_and_no_more_have_room_to_write(paper: Paper, fits: tuple[int, int, int]) -> None:
    sheet = find_game(KIDS).pad_sheet(6, {})
    for per_page, most in zip((1, 2, 4), fits, strict=True):
        assert most_players(sheet, 6, per_page, paper) == max(1, most)
        if most:
            pad(KIDS, most, per_page, paper)
        if most < 6:
            with pytest.raises(PadTooSmallError):
                pad(KIDS, most + 1, per_page, paper)


def test_cells_of_the_smallest_sheets_are_five_millimetres() -> None:
    """Six on A4: a third of 297 mm by half of 210 mm."""
    layout = placed_sheet(kids_picture(), QRectF(0, 0, 99, 105))[1]
    cells = [cell for row in layout.rows[:-1] for cell in row.entries]
    assert len(cells) == 11 * 5
    assert LEAST <= min(min(cell.width(), cell.height()) for cell in cells) < LEAST + 0.5


@pytest.mark.parametrize(("game_id", "players"), [("kniffel", 8), ("dice-duel", 4)])
def test_columns_that_are_seats_never_lessen_the_players(game_id: str, players: int) -> None:
    sheet = find_game(game_id).pad_sheet(players, {})
    assert most_players(sheet, players, 4, Paper.A6) == players


def test_a_sheet_of_seats_takes_no_name_and_has_lines_for_them() -> None:
    blank = blank_picture(find_game("kniffel").pad_sheet(3, {}), 3)
    assert not blank.takes_name
    assert [heading.name for heading in blank.headings] == [""] * 3
    assert kids_picture().takes_name
    assert [heading.name for heading in kids_picture().headings] == list("12345")


@pytest.mark.parametrize(("game_id", "colours"), [("kribbeln", "ryb"), ("dice-duel", "rk")])
def test_a_blank_sheet_bears_the_games_dice_beside_its_title(game_id: str, colours: str) -> None:
    image = page_image(pad(game_id, 4), 60)
    title = image.copy(image.width() // 2, 0, image.width() // 2, image.height() // 5)
    assert {COLOURS[letter] for letter in colours} <= colours_in(title)
