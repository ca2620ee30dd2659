"""All 7 776 rolls in every box, and the chances that the help shows, against a second writing of the rule text."""

from __future__ import annotations

import pytest
from kniffel_play import GAME, boxes, new, previews, roll
from kniffel_spec import BOXES, LOOKS_LIKE, SORTED_ROLLS, all_rolls, chance, fits, score

from kribbeln_desktop.core.boxes import Box
from kribbeln_desktop.games.kniffel_boxes import BOXES as BOXES_OF_THE_GAME

PUBLISHED = {
    "three-of-a-kind": 0.743195,
    "four-of-a-kind": 0.290794,
    "full-house": 0.362883,
    "small-straight": 0.615442,
    "large-straight": 0.261095,
    "five-of-a-kind": 0.046029,
}
"""What others reckoned for three rolls."""


def test_the_boxes_are_those_of_the_rule_text() -> None:
    assert tuple(box.id for box in BOXES_OF_THE_GAME) == BOXES


@pytest.mark.parametrize("box", BOXES_OF_THE_GAME, ids=BOXES)
def test_every_roll_gives_in_every_box_what_the_rule_text_says(box: Box) -> None:
    """In any order of the dice."""
    for digits in all_rolls():
        assert box.score(tuple(map(int, digits))) == score(box.id, digits), digits


def test_every_roll_can_go_to_every_free_box_and_the_sheet_says_what_it_gives() -> None:
    first = new()
    for digits in SORTED_ROLLS:
        state = roll(first, digits)
        assert boxes(state) == set(BOXES)
        assert previews(state) == {box: score(box, digits) for box in BOXES}


@pytest.mark.parametrize("box", LOOKS_LIKE)
def test_a_roll_fits_where_the_rule_text_says(box: str) -> None:
    pattern = GAME.yes_or_no[box]
    assert [pattern(tuple(map(int, digits))) for digits in all_rolls()] == [fits(box, digits) for digits in all_rolls()]


def test_boxes_without_a_yes_or_no_are_upper_ones_and_chance() -> None:
    assert set(GAME.yes_or_no) == set(LOOKS_LIKE)


@pytest.mark.parametrize("box", PUBLISHED)
def test_the_help_shows_the_chance_that_is_published_and_reckoned_here(box: str) -> None:
    shown = dict(zip(BOXES, (example.chance for example in GAME.examples()), strict=True))
    assert shown[box] == PUBLISHED[box] == round(chance(box, 3), 6)


def test_the_help_has_no_chance_where_any_roll_gives_something() -> None:
    shown = dict(zip(BOXES, (example.chance for example in GAME.examples()), strict=True))
    assert {box for box in BOXES if shown[box] is None} == set(BOXES) - set(PUBLISHED)


@pytest.mark.parametrize(
    ("box", "digits", "points"),
    [
        ("fours", "44412", 12),
        ("three-of-a-kind", "33352", 16),
        ("four-of-a-kind", "55555", 25),
        ("four-of-a-kind", "66661", 25),
        ("full-house", "33322", 25),
        ("small-straight", "12346", 30),
        ("large-straight", "23456", 40),
        ("five-of-a-kind", "44444", 50),
        ("chance", "65432", 20),
    ],
)
def test_the_examples_of_the_rule_text(box: str, digits: str, points: int) -> None:
    assert previews(roll(new(), digits))[box] == points
