"""The course of a game as a picture: where points lie, and where words have room."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from contrast import LEAST_FOR_SHAPES, contrast
from pictures import covered, painted
from PySide6.QtCore import QPointF, QRectF
from reviewed import made_up

from kribbeln_desktop.printing.palette import LIGHT, LOOKS, Look
from kribbeln_desktop.printing.review_course import course_words, laid_out, paint_course, paint_cursor, turning_labels
from kribbeln_desktop.printing.review_labels import free_place, spread
from kribbeln_desktop.printing.review_picture import CoursePoint
from kribbeln_desktop.printing.seat_marks import paint_seat_mark, seat_colour

pytestmark = pytest.mark.usefixtures("qapp")
BOX = QRectF(0, 0, 600, 300)
SIZE = 12.0


def test_values_lie_between_round_figures() -> None:
    """40 to 50 in steps of 5: 45 lies in the middle."""
    course = laid_out(made_up(1), BOX, SIZE)
    assert course.ticks == (40, 45, 50)
    assert course.y(40) == course.box.bottom()
    assert course.y(50) == pytest.approx(course.box.top())
    assert course.y(45) == pytest.approx(course.box.center().y())
    assert (course.x(0), course.x(20)) == (course.box.left(), course.box.right())


def test_chances_lie_between_0_and_100_percent() -> None:
    assert laid_out(made_up(2, is_chance=True), BOX, SIZE).ticks == (0.0, 0.25, 0.5, 0.75, 1.0)


def test_a_game_that_stands_still_has_ticks_as_well() -> None:
    picture = made_up(1)
    still = replace(picture, course=(CoursePoint(1, None, "", (40.0,)), CoursePoint(3, 0, "", (40.0,))))
    course = laid_out(still, BOX, SIZE)
    assert course.ticks == (40, 41)
    begun = laid_out(replace(picture, course=picture.course[:1]), BOX, SIZE)
    assert begun.at(0, 0).x() == begun.box.left()


def test_the_largest_changes_are_told_with_what_was_done() -> None:
    """Anna leaps from 40 to 50, Jörg to 49, the third to 48; nothing else changes."""
    picture = made_up(3)
    assert [(t.place, t.seat, t.change) for t in picture.turnings(4)] == [(1, 0, 10), (2, 1, 9), (3, 2, 8)]
    assert "Anna: +10.0 · Row 0. Jörg: +9.0 · Row 1" in course_words(picture)


@pytest.mark.parametrize("seats", [1, 2, 5, 8])
@pytest.mark.parametrize("is_chance", [False, True])
def test_labels_lie_within_the_picture_and_apart(seats: int, is_chance: bool) -> None:
    course = laid_out(made_up(seats, is_chance=is_chance), BOX, SIZE)
    labels = [label.box for label in turning_labels(course)]
    assert labels
    assert all(course.box.contains(label) for label in labels)
    assert not any(one.intersects(other) for one, other in combinations(labels, 2))


def test_a_label_keeps_off_lines_and_others_where_it_can() -> None:
    box, label = QRectF(0, 0, 100, 100), QRectF(0, 0, 30, 10)
    line = [(0.0, 60.0), (100.0, 60.0)]
    above = free_place(QPointF(50, 50), label, box, [], [line])
    assert above is not None
    assert above.bottom() < 50
    other = free_place(QPointF(50, 50), label, box, [above], [line])
    assert other is not None
    assert not other.intersects(above)
    assert free_place(QPointF(50, 50), QRectF(0, 0, 200, 10), box, [], []) is None
    steep = [(0.0, 100.0), (40.0, 45.0), (50.0, 50.0), (60.0, 0.0)]
    beside = free_place(QPointF(50, 50), label, box, [], [steep])
    assert beside is not None
    assert (beside.left(), beside.center().y()) == (35, 59), "below the line, which comes no lower than 52 there"


def test_names_are_spread_as_little_as_they_can_be() -> None:
    box = QRectF(0, 0, 10, 100)
    assert spread([50, 20], 10, box) == [50, 20]
    assert spread([50, 52], 10, box) == [50, 60]
    assert spread([98, 99, 97], 10, box) == [90, 100, 80]
    assert spread([0, 0], 200, box) == [0, 200], "no room: still apart"


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_every_line_is_seen_on_its_paper(look: Look) -> None:
    for seat in range(8):
        assert contrast(seat_colour(seat, look), look.cell) >= LEAST_FOR_SHAPES - 0.1


def test_the_marks_of_eight_seats_differ_without_colour() -> None:
    def shape(seat: int) -> frozenset[tuple[int, int]]:
        image = painted(40, 40, lambda painter: paint_seat_mark(painter, QPointF(20, 20), 32, seat, LIGHT))
        return frozenset((x, y) for x in range(40) for y in range(40) if image.pixelColor(x, y).lightness() < 180)

    shapes = [shape(seat) for seat in range(8)]
    for one, other in combinations(shapes, 2):
        assert len(one ^ other) > 60


@pytest.mark.parametrize("seats", [1, 8])
def test_nothing_is_painted_outside_its_box(seats: int) -> None:
    box = QRectF(10, 10, 380, 220)
    pixels = covered(400, 240, lambda painter: paint_course(painter, laid_out(made_up(seats), box, 10), LIGHT))
    assert all(9 <= x <= 390 and 9 <= y <= 230 for x, y in pixels)


def test_the_turn_of_a_line_is_marked() -> None:
    course = laid_out(made_up(1), QRectF(0, 0, 400, 240), 10)
    marked = covered(400, 240, lambda painter: paint_cursor(painter, course, 6, LIGHT))
    assert min(x for x, _y in marked) >= course.x(2) - 1, "line 6 is that of the third turn"
    assert max(x for x, _y in marked) <= course.x(3) + 1
    running = covered(400, 240, lambda painter: paint_cursor(painter, course, 99, LIGHT))
    assert max(x for x, _y in running) <= course.box.right() + 1, "what is not over yet belongs to the end"
