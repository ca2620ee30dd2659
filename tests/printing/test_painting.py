"""What is painted: marks and dice that can be told apart, sheets in every look, no warnings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from math import dist

import pytest
from pictures import greys, mean_difference, painted
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.printing.dice import PIP_SIZES, PIPS, paint_die
from kribbeln_desktop.printing.fonts import FAMILY, elide, fit_text, load_fonts, sheet_font, text_width
from kribbeln_desktop.printing.layout import lay_out
from kribbeln_desktop.printing.marks import MARKS, mark_path, paint_mark
from kribbeln_desktop.printing.painter import paint_sheet
from kribbeln_desktop.printing.palette import COLOURS, LIGHT, LOOKS, PRINT, PRINT_GREY, Look
from kribbeln_desktop.printing.picture import SheetPicture
from kribbeln_desktop.printing.symbols import TILE, paint_symbol, symbol_width

pytestmark = pytest.mark.usefixtures("qapp")
MakePicture = Callable[..., SheetPicture]
SCALE = 4.0
"""Pixels to a millimetre."""


def mark_image(motif: str) -> QImage:
    return painted(8, 8, lambda painter: paint_mark(painter, QRectF(0, 0, 8, 8), motif, "#000000"))


def die_image(side: int, pips: int, motif: str, look: Look = LIGHT) -> QImage:
    box = QRectF(0, 0, side, side)
    return painted(side, side, lambda painter: paint_die(painter, box, pips, motif, look), look.felt)


def sheet_image(picture: SheetPicture, look: Look = LIGHT, focus: tuple[int, int] | None = None) -> QImage:
    layout = lay_out(picture, QSizeF(140, 190), grid=1 / SCALE)

    def paint(painter: QPainter) -> None:
        painter.scale(SCALE, SCALE)
        paint_sheet(painter, picture, layout, look, focus)

    return painted(layout.size.width() * SCALE, layout.size.height() * SCALE, paint)


@pytest.mark.parametrize(("one", "other"), list(combinations(MARKS, 2)))
def test_marks_stay_apart_at_eight_pixels_without_colour(one: str, other: str) -> None:
    assert mean_difference(mark_image(one), mark_image(other)) > 0.1


@pytest.mark.parametrize("motif", [*MARKS, "", "duck"])
def test_marks_fill_the_unit_square_and_stay_in_it(motif: str) -> None:
    bounds = mark_path(motif).boundingRect()
    assert QRectF(-0.005, -0.005, 1.01, 1.01).contains(bounds)
    assert max(bounds.width(), bounds.height()) >= 0.74
    assert abs(bounds.center().x() - 0.5) < 0.01


@pytest.mark.parametrize("pips", range(7))
def test_pips_are_as_many_as_they_should_be_and_do_not_touch(pips: int) -> None:
    assert len(PIPS[pips]) == pips
    size = PIP_SIZES[pips]
    assert all(dist(*pair) > size for pair in combinations(PIPS[pips], 2))
    assert all(x - size / 2 > 0.1 and x + size / 2 < 0.9 for pip in PIPS[pips] for x in pip)


@pytest.mark.parametrize("motif", [*COLOURS, ""])
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_faces_of_a_die_differ_at_sixteen_pixels(motif: str, look: Look) -> None:
    faces = [die_image(16, pips, motif, look) for pips in range(1, 7)]
    assert min(mean_difference(*pair) for pair in combinations(faces, 2)) > 0.01


@pytest.mark.parametrize("side", [16, 48, 120, 300])
def test_a_die_stays_in_its_place(side: int) -> None:
    image = painted(side + 20, side + 20, lambda p: paint_die(p, QRectF(10, 10, side, side), 5, "b", LIGHT))
    edge = [image.pixelColor(9, y) for y in range(side + 20)] + [image.pixelColor(x, 9) for x in range(side + 20)]
    assert {colour.name() for colour in edge} == {"#ffffff"}


def test_a_die_before_its_first_roll_shows_nothing_of_its_colour() -> None:
    assert die_image(48, 0, "r") == die_image(48, 0, "b")


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_sheet_is_painted_in_every_look(kribbeln_picture: MakePicture, look: Look, seats: int) -> None:
    image = sheet_image(kribbeln_picture(seats, decisions=7 * seats), look, (1, 0))
    assert len(set(greys(image))) > 20


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
@pytest.mark.parametrize(("game_id", "seats"), [("kniffel", 8), ("kniffel-kids", 6), ("dice-duel", 4)])
def test_sheets_of_all_games_are_painted_in_every_look(
    game_picture: MakePicture, game_id: str, seats: int, look: Look
) -> None:
    image = sheet_image(game_picture(game_id, seats, 20), look, (1, 0))
    assert len(set(greys(image))) > 20


@pytest.mark.parametrize("game_id", ["kribbeln", "kniffel", "kniffel-kids", "dice-duel"])
def test_grey_print_has_no_colour(game_picture: MakePicture, game_id: str) -> None:
    image = sheet_image(replace(game_picture(game_id, 3), current_seat=None), PRINT_GREY)
    colours = (image.pixelColor(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3))
    assert max(colour.saturation() for colour in colours) == 0


def test_the_turn_the_focus_and_the_played_row_can_be_seen(kribbeln_picture: MakePicture) -> None:
    picture = kribbeln_picture(3, decisions=5)
    usual = sheet_image(picture)
    assert sheet_image(replace(picture, current_seat=None)) != usual
    assert sheet_image(picture, focus=(1, 1)) != usual
    rows = tuple(replace(row, played=False) for row in picture.sheet.rows)
    assert sheet_image(replace(picture, sheet=replace(picture.sheet, rows=rows))) != usual


def test_paper_is_not_painted_on_paper(kribbeln_picture: MakePicture) -> None:
    picture = kribbeln_picture(1)
    assert sheet_image(picture, PRINT).pixelColor(5, 80).name() == "#ffffff"
    assert sheet_image(picture, LIGHT).pixelColor(5, 80).name() == LIGHT.paper


def test_painting_leaves_the_painter_as_it_was(kribbeln_picture: MakePicture) -> None:
    picture = kribbeln_picture(2)
    layout = lay_out(picture, QSizeF(140, 190))
    seen: list[bool] = []

    def paint(painter: QPainter) -> None:
        before = painter.worldTransform()
        paint_sheet(painter, picture, layout, LIGHT)
        seen.append(painter.worldTransform() == before)

    painted(100, 100, paint)
    assert seen == [True]


@pytest.mark.parametrize(
    "glyph",
    [
        Glyph("tile", "r"),
        Glyph("no-tile", "y"),
        Glyph("any-tile"),
        Glyph("no-any-tile"),
        Glyph("disc", "4"),
        Glyph("rest"),
    ],
    ids=lambda glyph: glyph.kind,
)
def test_every_kind_of_glyph_is_drawn_in_its_own_way(glyph: Glyph) -> None:
    def image_of(symbol: tuple[Glyph, ...]) -> QImage:
        box = QRectF(10, 0, 100, 48)
        return painted(120, 48, lambda p: paint_symbol(p, box, symbol, 48, LIGHT, LIGHT.area_red))

    others = [Glyph("tile", "g"), Glyph("word", "2×"), Glyph("word", "↑"), Glyph("word", "≠")]
    assert all(image_of((glyph,)) != image_of((other,)) for other in others)
    assert symbol_width((glyph,)) >= TILE


def test_the_sheet_has_its_own_font() -> None:
    assert load_fonts() == FAMILY
    assert sheet_font().family() == FAMILY
    assert sheet_font(True).bold()


@pytest.mark.parametrize("bold", [False, True])
def test_all_figures_have_the_same_width(bold: bool) -> None:
    assert len({round(text_width(figure, bold), 4) for figure in "0123456789"}) == 1


def test_text_shrinks_before_it_is_cut() -> None:
    width = text_width("Friederike")
    assert fit_text("Friederike", 10, width * 10) == ("Friederike", 10)
    text, size = fit_text("Friederike", 10, width * 9)
    assert text == "Friederike"
    assert size == pytest.approx(9)
    text, size = fit_text("Friederike", 10, width * 5)
    assert text.endswith("…")
    assert text_width(text) * size <= width * 5


def test_what_has_no_room_at_all_is_left_out() -> None:
    assert elide("Friederike", 10, 1) == ""


@pytest.mark.parametrize("text", ["Friederike", "W", "An na  Ma ria", "ÄÖÜ – …", "iiiiiiWWWWWW"])
@pytest.mark.parametrize("width", [0.2, 0.7, 1.5, 3.1, 99])
def test_as_much_is_left_as_there_is_room_for(text: str, width: float) -> None:
    beginnings = [text, *(f"{text[:end].rstrip()}…" for end in range(len(text) - 1, 0, -1))]
    assert elide(text, 1, width) == next((shown for shown in beginnings if text_width(shown) <= width), "")


def test_a_very_long_name_is_measured_a_few_times_only(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[str] = []

    def width(text: str, _bold: bool = False) -> float:
        measured.append(text)
        return float(len(text))

    monkeypatch.setattr("kribbeln_desktop.printing.fonts.text_width", width)
    assert elide("W" * 100_000, 1, 5) == "WWWW…"
    assert len(measured) < 30
