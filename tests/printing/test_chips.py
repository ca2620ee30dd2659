"""Chips: discs whose number can be read, and rows of them that can be counted."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import cos, hypot, pi, sin

import pytest
from contrast import LEAST_FOR_SHAPES, LEAST_FOR_TEXT, contrast
from pictures import covered, mean_difference, painted
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from kribbeln_desktop.printing.chips import chip_boxes, paint_chip, paint_chips
from kribbeln_desktop.printing.palette import LIGHT, LOOKS, PRINT_GREY, Look
from kribbeln_desktop.printing.piece_colours import chip_colours

pytestmark = pytest.mark.usefixtures("qapp")
VALUES = ("5", "10", "20", "25", "30", "40", "50")
GROUNDS = ("paper", "cell", "preview", "area_red", "area_yellow", "area_blue", "area_plain")
every_look = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)


def chip_image(value: str, side: int, look: Look = LIGHT, *, ghost: bool = False) -> QImage:
    return painted(side, side, lambda p: paint_chip(p, QRectF(0, 0, side, side), value, look, ghost=ghost), look.cell)


@every_look
@pytest.mark.parametrize("value", VALUES)
def test_the_number_can_be_read_and_the_disc_seen(value: str, look: Look) -> None:
    colours = chip_colours(value, look)
    assert contrast(colours.ink, colours.plate) >= LEAST_FOR_TEXT
    assert min(contrast(colours.edge, getattr(look, ground)) for ground in GROUNDS) >= LEAST_FOR_SHAPES


@pytest.mark.parametrize("value", VALUES)
def test_a_chip_is_a_disc_at_sixteen_pixels(value: str) -> None:
    pixels = covered(16, 16, lambda painter: paint_chip(painter, QRectF(0, 0, 16, 16), value, LIGHT))
    assert {(x, y) for x in range(16) for y in range(16) if hypot(x - 7.5, y - 7.5) < 7} <= pixels
    assert all(hypot(x - 7.5, y - 7.5) < 9 for x, y in pixels)


@every_look
def test_numbers_differ_at_twenty_two_pixels_without_colour(look: Look) -> None:
    plate = QRectF(5, 5, 12, 12).toRect()
    plates = [chip_image(value, 22, look).copy(plate) for value in VALUES]
    assert min(mean_difference(*pair) for pair in combinations(plates, 2)) > 0.04


def test_the_number_carries_the_meaning_where_ink_is_saved() -> None:
    assert len({chip_colours(value, PRINT_GREY) for value in VALUES}) == 1


def test_a_number_stays_on_its_plate() -> None:
    with_number, without = chip_image("9999", 100), chip_image("", 100)
    places = [(x, y) for x in range(100) for y in range(100)]
    changed = [place for place in places if with_number.pixelColor(*place) != without.pixelColor(*place)]
    assert changed
    assert all(hypot(x - 49.5, y - 49.5) < 35 for x, y in changed)


@every_look
def test_a_ghost_is_a_dashed_line(look: Look) -> None:
    image = chip_image("", 120, look, ghost=True)
    ring = [image.pixelColor(round(60 + 57 * cos(a)), round(60 - 57 * sin(a))).lightness() for a in _turn(720)]
    middle = (max(ring) + min(ring)) / 2
    changes = sum((before > middle) != (after > middle) for before, after in pairwise([*ring, ring[0]]))
    assert 20 <= changes <= 40
    assert contrast(look.preview_ink, look.preview) >= LEAST_FOR_TEXT


def _turn(steps: int) -> list[float]:
    return [2 * pi * step / steps for step in range(steps)]


@pytest.mark.parametrize("width", [30, 45, 60, 90, 200])
@pytest.mark.parametrize("ghost", [False, True])
@pytest.mark.parametrize("count", range(5))
def test_chips_in_a_row_can_be_counted_and_stay_in_their_cell(width: int, count: int, ghost: bool) -> None:
    cell = QRectF(7, 3, width, 26)
    boxes = chip_boxes(cell, count, ghost)
    assert len(boxes) == count + ghost
    for before, after in pairwise(boxes):
        assert after.left() - before.left() >= 0.299 * before.width()
    if ghost and count:
        assert boxes[-1].left() - boxes[-2].left() >= 0.699 * boxes[-2].width()
    assert all(cell.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(box) for box in boxes)
    if boxes:
        assert boxes[0].left() - cell.left() == pytest.approx(cell.right() - boxes[-1].right())
        assert boxes[0].height() == pytest.approx(26) or boxes[-1].right() == pytest.approx(cell.right())


@every_look
def test_every_number_of_chips_looks_different(look: Look) -> None:
    cell = QRectF(0, 0, 60, 24)

    def row(count: int, ghost: bool) -> QImage:
        return painted(60, 24, lambda p: paint_chips(p, cell, count, "25", look, look.cell, ghost=ghost), look.cell)

    rows = [row(count, ghost) for count in range(5) for ghost in (False, True)]
    assert min(mean_difference(*pair) for pair in combinations(rows, 2)) > 0.01


def test_no_chip_is_nothing() -> None:
    assert not covered(60, 24, lambda p: paint_chips(p, QRectF(0, 0, 60, 24), 0, "5", LIGHT, LIGHT.cell))
