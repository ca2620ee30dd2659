"""Animals: known by their shape alone, on every ground, in colour and in grey."""

from __future__ import annotations

from itertools import combinations

import pytest
from contrast import LEAST_FOR_SHAPES, contrast
from pictures import colours, covered, ink, mean_difference, painted
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainterPath

from kribbeln_desktop.printing.animals import ANIMALS, animal_path, paint_animal
from kribbeln_desktop.printing.dice import paint_die
from kribbeln_desktop.printing.palette import DARK, HIGH_CONTRAST, IVORY, LIGHT, LOOKS, PRINT, PRINT_GREY, Look
from kribbeln_desktop.printing.piece_colours import animal_colours

pytestmark = pytest.mark.usefixtures("qapp")
PAIRS = list(combinations(("duck", "lion", "mouse", "cat", "dog", "elephant"), 2))
SMALL = 24
GROUNDS = ("paper", "area_red", "area_yellow", "area_blue", "area_plain", "panel")
every_look = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)


def animal_image(name: str, side: int, look: Look = LIGHT) -> QImage:
    return painted(side, side, lambda painter: paint_animal(painter, QRectF(0, 0, side, side), name, look))


def outline_of(name: str, side: int = SMALL) -> set[tuple[int, int]]:
    return covered(side, side, lambda painter: paint_animal(painter, QRectF(0, 0, side, side), name, LIGHT))


def test_there_are_the_six_of_the_dice() -> None:
    assert {name for pair in PAIRS for name in pair} == set(ANIMALS)


@every_look
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_animals_stay_apart_without_colour(one: str, other: str, look: Look) -> None:
    """By a seventh of what black differs from white."""
    assert mean_difference(animal_image(one, SMALL, look), animal_image(other, SMALL, look)) > 1 / 7


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_animals_stay_apart_by_their_outline_alone(one: str, other: str) -> None:
    """By a tenth of the square, an eighth of what an animal covers."""
    assert len(outline_of(one) ^ outline_of(other)) > SMALL**2 / 10


@pytest.mark.parametrize("name", ["lion", "mouse", "cat", "dog"])
def test_faces_look_straight_ahead(name: str) -> None:
    outline = outline_of(name, 200)
    assert len(outline ^ {(199 - x, y) for x, y in outline}) < 0.002 * len(outline)


@pytest.mark.parametrize("name", ANIMALS)
@pytest.mark.parametrize("side", [20, 180])
def test_an_animal_fills_its_place_and_stays_in_it(name: str, side: int) -> None:
    pixels = covered(side + 20, side + 20, lambda p: paint_animal(p, QRectF(10, 10, side, side), name, LIGHT))
    for place in ([x for x, _y in pixels], [y for _x, y in pixels]):
        assert min(place) >= 10
        assert max(place) < side + 10
        assert max(place) - min(place) > 0.88 * side
    assert 0.6 * side**2 < len(pixels) < 0.9 * side**2


def test_an_animal_lies_in_the_middle_of_a_longer_place() -> None:
    wide = covered(100, 40, lambda p: paint_animal(p, QRectF(0, 0, 100, 40), "cat", LIGHT))
    assert wide == {(x + 30, y) for x, y in outline_of("cat", 40)}


@pytest.mark.parametrize("look", [LIGHT, PRINT, PRINT_GREY], ids=lambda look: look.name)
@pytest.mark.parametrize("name", ANIMALS)
def test_on_light_grounds_the_outline_can_be_seen(name: str, look: Look) -> None:
    outline = animal_colours(name, look)["deep"]
    assert min(contrast(outline, getattr(look, ground)) for ground in GROUNDS) >= LEAST_FOR_SHAPES
    assert contrast(outline, IVORY) >= LEAST_FOR_SHAPES


@pytest.mark.parametrize("look", [DARK, HIGH_CONTRAST], ids=lambda look: look.name)
@pytest.mark.parametrize("name", ANIMALS)
def test_on_dark_grounds_the_shape_can_be_seen(name: str, look: Look) -> None:
    shape = animal_colours(name, look)
    rim = "second" if name in ("lion", "dog") else "main"  # the mane, and ears that hang
    for part in {"main", rim}:
        assert min(contrast(shape[part], getattr(look, ground)) for ground in GROUNDS) >= LEAST_FOR_SHAPES


@pytest.mark.parametrize("name", ANIMALS)
def test_grey_print_saves_ink_and_needs_no_colour(name: str) -> None:
    grey, coloured = animal_image(name, 60, PRINT_GREY), animal_image(name, 60, PRINT)
    assert all(colour[1:3] == colour[3:5] == colour[5:7] for colour in colours(grey))
    assert ink(grey) < 0.8 * ink(coloured)


@every_look
def test_dice_with_animals_differ_from_each_other_and_from_one_not_rolled_yet(look: Look) -> None:
    box = QRectF(0, 0, SMALL, SMALL)

    def die(motif: str) -> QImage:
        return painted(SMALL, SMALL, lambda painter: paint_die(painter, box, 0, motif, look), look.felt)

    faces = [die(motif) for motif in (*ANIMALS, "")]
    assert min(mean_difference(*pair) for pair in combinations(faces, 2)) > 0.06


@pytest.mark.parametrize("name", ANIMALS)
@pytest.mark.parametrize("pips", [0, 3])
def test_an_animal_fills_most_of_its_die_whatever_its_pips(name: str, pips: int) -> None:
    box = QRectF(0, 0, 100, 100)
    die = painted(100, 100, lambda painter: paint_die(painter, box, pips, name, LIGHT))
    blank = painted(100, 100, lambda painter: paint_die(painter, box, 0, "", LIGHT))
    changed = [
        (x, y) for x in range(100) for y in range(100) if die.pixelColor(x, y).name() != blank.pixelColor(x, y).name()
    ]
    for place in ([x for x, _y in changed], [y for _x, y in changed]):
        assert 66 < max(place) - min(place) < 84


def test_words_of_a_path_are_read_as_in_drawings_of_the_web() -> None:
    path = animal_path("M 0 0 L 10 0 C 10 5 10 5 10 10 Z O 50 60 5 4")
    expected = QPainterPath()
    expected.lineTo(10, 0)
    expected.cubicTo(10, 5, 10, 5, 10, 10)
    expected.closeSubpath()
    expected.addEllipse(QRectF(45, 56, 10, 8))
    assert _points(path) == _points(expected)


def _points(path: QPainterPath) -> list[tuple[float, float]]:
    return [(path.elementAt(place).x, path.elementAt(place).y) for place in range(path.elementCount())]
