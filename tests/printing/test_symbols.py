"""The symbols of the games of five dice: each in its place, told apart without colour."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from pictures import covered, mean_difference, painted
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.printing.palette import LIGHT, LOOKS, PRINT_GREY, Look
from kribbeln_desktop.printing.small_dice import DIE, row_width
from kribbeln_desktop.printing.symbols import paint_symbol, symbol_width

pytestmark = pytest.mark.usefixtures("qapp")
GLYPHS = (
    *(Glyph("die", str(pips)) for pips in range(1, 7)),
    *(Glyph("disc", "1"), Glyph("note", "1")),
    *(Glyph("picture", animal) for animal in ("duck", "lion", "mouse", "cat", "dog", "elephant")),
    *(Glyph("alike", letters) for letters in ("aaa", "aaaa", "aaaaa", "aabb", "aaabb", "abcde")),
    *(Glyph("steps", dice) for dice in "45"),
    *(Glyph("chip", value) for value in ("5", "10", "20", "25", "30", "40", "50", "?")),
)
"""All that the games of five dice and their pages of rules have."""
COLOURED = tuple(Glyph("die", die) for die in ("1k", "2r", "3k", "4r", "5k", "6r"))
LEFT = 10
every_look = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)


def symbol_image(symbol: tuple[Glyph, ...], unit: int, look: Look = LIGHT) -> QImage:
    ground, box = look.area_blue, QRectF(0, 0, 3 * unit, unit)
    return painted(3 * unit, unit, lambda p: paint_symbol(p, box, symbol, unit, look, ground), ground)


@every_look
def test_symbols_stay_apart_without_colour_in_the_lowest_row(look: Look) -> None:
    images = [symbol_image((glyph,), 30, look) for glyph in GLYPHS]
    assert min(mean_difference(*pair) for pair in combinations(images, 2)) > 0.002


@pytest.mark.parametrize("unit", [30, 60])
@pytest.mark.parametrize("glyph", GLYPHS + COLOURED, ids=lambda glyph: f"{glyph.kind} {glyph.value}")
def test_a_symbol_takes_the_room_it_says_and_no_more(glyph: Glyph, unit: int) -> None:
    box = QRectF(LEFT, 0, 200, unit)
    pixels = covered(260, unit, lambda p: paint_symbol(p, box, (glyph,), unit, LIGHT, LIGHT.area_blue))
    left, right = min(x for x, _y in pixels), max(x for x, _y in pixels) + 1
    assert left == pytest.approx(LEFT, abs=1.5)
    assert right - LEFT == pytest.approx(symbol_width((glyph,)) * unit, abs=1.5)
    assert min(y for _x, y in pixels) >= 1
    assert max(y for _x, y in pixels) < unit - 1


@pytest.mark.parametrize("glyph", GLYPHS, ids=lambda glyph: f"{glyph.kind} {glyph.value}")
def test_symbols_are_narrow_enough_for_a_sheet(glyph: Glyph) -> None:
    assert symbol_width((glyph,)) <= 2.4


def dice_of(letters: str, look: Look) -> list[QImage]:
    """Each die of an ``alike`` symbol by itself."""
    unit = 200  # whole pixels from one die to the next
    image = symbol_image((Glyph("alike", letters),), unit, look)
    step, side = round((row_width(2) - DIE) * unit), round(DIE * unit)
    return [image.copy(place * step, (unit - side) // 2, side, side) for place in range(len(letters))]


@every_look
def test_dice_that_are_alike_look_alike_and_others_do_not(look: Look) -> None:
    dice = dice_of("aaabb", look)
    assert dice[0] == dice[1] == dice[2]
    assert dice[3] == dice[4]
    assert mean_difference(dice[0], dice[3]) > 0.3
    assert min(mean_difference(*pair) for pair in combinations(dice_of("abcde", look), 2)) > 0.05


def test_letters_mean_no_more_than_alike_or_not() -> None:
    assert symbol_image((Glyph("alike", "xxyy"),), 40) == symbol_image((Glyph("alike", "aabb"),), 40)


@pytest.mark.parametrize("dice", [4, 5])
def test_a_straight_rises(dice: int) -> None:
    unit, step = 100, (row_width(2) - DIE) * 100
    pixels = covered(
        300, unit, lambda p: paint_symbol(p, QRectF(0, 0, 300, unit), (Glyph("steps", str(dice)),), unit, LIGHT, "")
    )
    middles = [round((place + 0.5) * step) for place in range(dice)]
    tops = [min(y for x, y in pixels if x == middle) for middle in middles]
    assert all(after < before - 5 for before, after in pairwise(tops))


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_plain_die_shows_its_pips(pips: int) -> None:
    face = symbol_image((Glyph("die", str(pips)),), 100, PRINT_GREY).copy(0, 20, 60, 60)
    dark = {(x, y) for x in range(60) for y in range(60) if face.pixelColor(x, y).value() < 128}
    assert len(islands(dark)) == pips + 1  # the edge is one


def islands(pixels: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    found, rest = [], set(pixels)
    while rest:
        island, edge = set(), [rest.pop()]
        while edge:
            x, y = edge.pop()
            island.add((x, y))
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & rest
            rest -= near
            edge += near
        found.append(island)
    return found


@every_look
def test_a_coloured_die_has_the_mark_of_its_colour_for_pips(look: Look) -> None:
    plain, red, black = (symbol_image((Glyph("die", value),), 60, look) for value in ("6", "6r", "6k"))
    assert min(mean_difference(*pair) for pair in combinations((plain, red, black), 2)) > 0.001
