"""Rulings N1 to N7 and N11: five alike, and the jokers that follow them."""

from __future__ import annotations

import pytest
from kniffel_play import boxes, cell, new, offer, previews, refused, roll, score, words, written
from kniffel_spec import BOXES, JOKER_WORTH, LOWER, UPPER

FOURS = "44444"
FIVE_SCORED = "11111 five-of-a-kind"
FIVE_STRUCK = "12346 five-of-a-kind"
LOWER_STRUCK = [f"11345 {box}" for box in LOWER[:5]]
"""All lower boxes but five of a kind and chance, with 0."""
LOWER_FULL = [*LOWER_STRUCK, "12346 chance"]
scored_or_struck = pytest.mark.parametrize("five", [FIVE_SCORED, FIVE_STRUCK], ids=["scored", "struck"])
with_its_extra = pytest.mark.parametrize(("five", "extra"), [(FIVE_SCORED, 50), (FIVE_STRUCK, 0)])


def test_n1_five_alike_go_to_any_box_while_the_box_for_them_is_free() -> None:
    assert boxes(roll(new(), FOURS)) == set(BOXES)
    assert boxes(roll(score(new(), "44123 fours"), FOURS)) == set(BOXES) - {"fours"}


def test_n1_five_alike_score_as_usual_while_the_box_for_them_is_free() -> None:
    points = previews(roll(new(), FOURS))
    assert points == {
        **dict.fromkeys(UPPER, 0),
        "fours": 20,
        "three-of-a-kind": 20,
        "four-of-a-kind": 20,
        "full-house": 0,
        "small-straight": 0,
        "large-straight": 0,
        "five-of-a-kind": 50,
        "chance": 20,
    }


def test_n1_five_alike_elsewhere_give_no_extra_points_and_make_no_joker_of_the_next() -> None:
    state = score(new(), "44444 fours", "55555 chance")
    assert state.totals() == (20 + 25,)
    assert "full-house" in boxes(roll(state, FOURS))
    assert previews(roll(state, FOURS))["full-house"] == 0


@scored_or_struck
def test_n2_the_joker_starts_when_the_box_is_filled_with_50_or_0(five: str) -> None:
    assert boxes(roll(score(new(), five), FOURS)) == {"fours"}


def test_n2_a_box_that_another_seat_has_filled_starts_nothing() -> None:
    state = score(new(2), FIVE_SCORED)
    assert boxes(roll(state, FOURS)) == set(BOXES)


def test_n2_four_alike_are_no_joker() -> None:
    assert len(boxes(roll(score(new(), FIVE_SCORED), "44445"))) == len(BOXES) - 1


@with_its_extra
def test_n3_only_where_50_stands_a_further_five_alike_gives_50(five: str, extra: int) -> None:
    before = score(new(), five)
    state = score(before, "44444 fours")
    assert (written(state, "fours"), written(state, "further-fives")) == (20, extra)
    assert state.totals()[0] - before.totals()[0] == 20 + extra


@with_its_extra
def test_n3_the_50_come_with_every_further_five_alike_wherever_it_is_entered(five: str, extra: int) -> None:
    state = score(new(), five, *LOWER_STRUCK)
    expected = state.totals()[0]
    for number, (turn, points) in enumerate([("44444 fours", 20), ("44444 chance", 20), ("44444 ones", 0)], 1):
        state, expected = score(state, turn), expected + points + extra
        assert state.totals() == (expected,)
        assert written(state, "further-fives") == number * extra


def test_n3_a_struck_upper_box_holds_0_though_it_brings_50() -> None:
    before = score(new(), FIVE_SCORED, *LOWER_FULL, "44412 fours")
    state = score(before, "44444 sixes")
    assert written(state, "sixes") == 0
    assert state.totals()[0] - before.totals()[0] == 50


def test_n3_the_50_are_the_seats_own_that_rolled() -> None:
    state = score(new(2), FIVE_SCORED, "12346 chance", "44444 fours")
    assert [written(state, "further-fives", seat) for seat in (0, 1)] == [50, 0]


@pytest.mark.parametrize(("further", "extra"), [(50, 50), (100, 100), (0, 0)])
def test_n3_what_a_further_five_alike_gives_is_an_option(further: int, extra: int) -> None:
    state = score(new(further_five=further), FIVE_SCORED, "44444 fours", "22222 twos")
    assert written(state, "further-fives") == 2 * extra
    assert state.totals() == (50 + 20 + 10 + 2 * extra,)


@pytest.mark.parametrize(("box", "number"), UPPER.items())
@scored_or_struck
def test_n4_only_the_numbers_own_upper_box_may_be_chosen_while_it_is_free(five: str, box: str, number: str) -> None:
    state = roll(score(new(), five), number * 5)
    assert boxes(state) == {box}
    assert previews(state) == {box: int(number) * 5}


def test_n4_the_refusal_names_the_box_that_comes_first() -> None:
    state = roll(score(new(), FIVE_STRUCK), FOURS)
    for box in ("full-house", "ones", "chance"):
        assert refused(state, f"score {box}") == "Joker: five fours go to “Fours” first."
        assert words(cell(state, box).note) == words(offer(state, box).refusal) == refused(state, f"score {box}")
    assert refused(state, "score five-of-a-kind") == "The box “Five of a kind” is filled already."
    assert words(state.prompt().headline) == "Joker! Five fours go to “Fours”."


@scored_or_struck
def test_n5_where_the_number_is_filled_any_free_lower_box_counts_in_full(five: str) -> None:
    state = roll(score(new(), five, "44123 fours"), FOURS)
    assert boxes(state) == set(LOWER) - {"five-of-a-kind"}
    assert previews(state) == {"three-of-a-kind": 20, "four-of-a-kind": 20, "chance": 20, **JOKER_WORTH}
    for box, points in JOKER_WORTH.items():
        assert written(score(score(new(), five, "44123 fours"), f"44444 {box}"), box) == points


def test_n5_no_upper_box_may_be_struck_while_a_lower_one_is_free() -> None:
    state = roll(score(new(), FIVE_STRUCK, "44123 fours", *LOWER_STRUCK), FOURS)
    assert boxes(state) == {"chance"}
    assert refused(state, "score ones") == "Joker: “Fours” is filled, so a free lower box comes first."
    assert words(state.prompt().headline) == "Joker! Choose a lower box, each counts in full."


def test_n5_a_number_that_was_struck_is_filled() -> None:
    assert "fours" not in boxes(roll(score(new(), FIVE_SCORED, "12356 fours"), FOURS))
    assert "chance" in boxes(roll(score(new(), FIVE_SCORED, "12356 fours"), FOURS))


@scored_or_struck
def test_n6_where_both_are_filled_any_free_upper_box_is_struck(five: str) -> None:
    state = roll(score(new(), five, "44123 fours", *LOWER_FULL), FOURS)
    assert previews(state) == dict.fromkeys(set(UPPER) - {"fours"}, 0)
    assert words(state.prompt().headline) == "Joker, but the lower part is full: strike an upper box."
    assert words(cell(state, "ones").note) == "Strike Ones"


def test_n6_not_before_the_numbers_own_box_is_filled() -> None:
    assert boxes(roll(score(new(), FIVE_SCORED, *LOWER_FULL), FOURS)) == {"fours"}


def test_n7_the_50s_do_not_count_for_63() -> None:
    state = score(new(), FIVE_SCORED, "44444 fours", "55555 fives", "66612 sixes")
    assert written(state, "further-fives") == 100
    assert written(state, "upper-sum") == 20 + 25 + 18 == 63
    short = score(new(), FIVE_SCORED, "44444 fours", "55555 fives", "66123 sixes")
    assert written(short, "upper-sum") == 57
    assert written(short, "upper-bonus") == 0
    assert written(state, "upper-bonus") == 35


def test_n11_five_alike_are_a_full_house_only_as_a_joker() -> None:
    assert previews(roll(new(), FOURS))["full-house"] == 0
    assert previews(roll(score(new(), "44123 fours"), FOURS))["full-house"] == 0
    joker = roll(score(new(), "44123 fours", FIVE_STRUCK), FOURS)
    assert previews(joker)["full-house"] == 25


def test_the_vectors_of_the_rules() -> None:
    """Fives scored and fours free: only fours, 20 and 50; fives struck and fours filled: 40 and nothing; free: 0."""
    state = score(new(), FIVE_SCORED, "44444 fours")
    assert state.totals() == (50 + 20 + 50,)
    state = score(new(), FIVE_STRUCK, "44123 fours", "44444 large-straight")
    assert (written(state, "large-straight"), state.totals()) == (40, (0 + 8 + 40,))
    state = score(new(), "44444 full-house")
    assert (written(state, "full-house"), state.totals()) == (0, (0,))
