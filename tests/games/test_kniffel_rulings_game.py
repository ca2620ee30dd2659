"""Rulings N8 to N10, N12, N13 and N16 to N19: the bonus, the turn, who begins, who wins."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from kniffel_play import (
    ALL,
    GAME,
    PLAIN_GAME,
    THREE_OF_EACH,
    boxes,
    legal,
    new,
    play,
    previews,
    refused,
    roll,
    row,
    score,
    words,
    written,
)
from kniffel_spec import BOXES

from kribbeln_desktop.core.errors import InvalidActionError, InvalidOptionError
from kribbeln_desktop.core.game import CHANCE, State
from kribbeln_desktop.core.sheet import CellKind


def test_n8_63_exactly_bring_the_bonus() -> None:
    state = score(new(), *THREE_OF_EACH)
    assert (written(state, "upper-sum"), written(state, "upper-bonus")) == (63, 35)
    assert state.totals() == (98,)


def test_n8_62_do_not() -> None:
    state = score(new(), "11234 ones", *THREE_OF_EACH[1:])
    assert (written(state, "upper-sum"), written(state, "upper-bonus")) == (62, 0)
    assert state.totals() == (62,)


def test_n9_the_35_are_added_as_soon_as_63_are_reached() -> None:
    state = score(new(), "66666 sixes", "55551 fives", "44123 fours")
    assert (written(state, "upper-bonus"), state.totals()) == (0, (58,))
    state = score(state, "33123 threes")
    assert (written(state, "upper-bonus"), state.totals()) == (35, (67 + 35,))
    assert written(state, "ones") is None


def test_n9_the_bonus_comes_once() -> None:
    state = score(new(), "66666 sixes", "55555 fives", "44444 fours", "33333 threes", "22222 twos")
    assert (written(state, "upper-bonus"), state.totals()) == (35, (100 + 35,))


def test_n10_five_in_a_row_are_a_small_straight_and_four_alike_three_of_a_kind() -> None:
    points = previews(roll(new(), "23456"))
    assert (points["small-straight"], points["large-straight"]) == (30, 40)
    points = previews(roll(new(), "33336"))
    assert (points["three-of-a-kind"], points["four-of-a-kind"]) == (18, 18)


def test_n12_nothing_can_be_entered_before_the_first_roll() -> None:
    assert legal(new()) == {ALL}
    assert refused(new(), "score chance") == "Roll the dice first."


def test_n12_the_first_roll_takes_all_dice_and_no_roll_takes_none() -> None:
    assert refused(new(), "roll 1 2 3 4") == "The first roll takes all dice."
    with pytest.raises(InvalidActionError):
        GAME.parse_action("roll")
    rolls = {line for line in legal(roll(new(), "12345")) if line.startswith("roll")}
    assert rolls == {f"roll {' '.join(c)}" for n in range(1, 6) for c in combinations("12345", n)}


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_n12_one_may_enter_after_each_roll_and_must_after_the_third(rolls: int) -> None:
    state = roll(new(), "12345")
    for _ in range(rolls - 1):
        state = play(state, "roll 5", "show 5")
    assert boxes(state) == set(BOXES)
    assert (legal(state) == {f"score {box}" for box in BOXES}) == (rolls == 3)
    if rolls == 3:
        assert refused(state, "roll 1") == "All three rolls are used."


def test_n12_dice_set_aside_may_come_back() -> None:
    state = play(roll(new(), "12345"), "roll 1 2", "show 6 6", "roll 3 4 5", "show 6 6 6")
    assert previews(state)["five-of-a-kind"] == 50


def test_n12_each_turn_begins_with_a_fresh_roll_of_all_dice() -> None:
    assert legal(score(new(2), "12345 chance")) == {ALL}


def test_n13_a_box_may_be_struck_though_another_fits() -> None:
    assert previews(roll(new(), "12345"))["large-straight"] == 40
    state = score(new(), "12345 five-of-a-kind")
    assert written(state, "five-of-a-kind") == 0
    assert row(state, "five-of-a-kind").cells[0].kind is CellKind.STRUCK


def test_n13_a_box_that_is_filled_or_struck_is_filled_for_good() -> None:
    state = score(new(), "12345 five-of-a-kind", "11111 ones", "12346 chance")
    for box, label in (("five-of-a-kind", "Five of a kind"), ("ones", "Ones"), ("chance", "Chance")):
        assert refused(roll(state, "12345"), f"score {box}") == f"The box “{label}” is filled already."


def test_n13_nothing_is_struck_without_being_asked() -> None:
    state = score(new(), *PLAIN_GAME[:-1])
    state = play(roll(state, "11111"), "roll 1", "show 1", "roll 1", "show 1")
    assert legal(state) == {"score chance"}
    assert state.automatic_action() is None


def order(state: State, turns: int) -> list[int]:
    """Whose the next turns are, each a strike of the next box."""
    seats = []
    for turn in range(turns):
        seats.append(state.current_player())
        state = score(state, f"12346 {BOXES[turn // len(state.totals())]}")
    return seats


@pytest.mark.parametrize(("start", "round_"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_n16_the_chosen_seat_begins_and_every_round_keeps_the_order(start: int, round_: list[int]) -> None:
    assert order(new(3, start=start), 9) == round_ * 3


def test_n16_the_first_seat_begins_unless_another_is_chosen() -> None:
    assert new(3).current_player() == 0


def test_n16_the_highest_die_may_decide_and_those_who_tie_roll_again() -> None:
    state = new(4, start="roll-off")
    assert state.current_player() == CHANCE
    assert len(state.chance_dice()) == 4
    assert order(play(state, "roll-off 2 6 5 6", "roll-off 3 4"), 8) == [3, 0, 1, 2] * 2
    assert order(play(state, "roll-off 6 6 6 6", "roll-off 1 1 5 5", "roll-off 6 2"), 4) == [2, 3, 0, 1]
    assert refused(state, ALL) == "The dice are still falling."
    assert refused(play(state, "roll-off 1 2 3 4"), "roll-off 1 2 3 4") == "No dice are falling now."


def test_n16_alone_nobody_rolls_for_the_start() -> None:
    assert new(1, start="roll-off") == new(1)


@pytest.mark.parametrize("start", [3, -1, "first", True, None])
def test_n16_only_seats_of_the_game_can_begin(start: object) -> None:
    with pytest.raises(InvalidOptionError, match="start"):
        new(3, start=start)


def whole(*games: list[str]) -> State:
    """A game of several seats, each of which plays its own turns."""
    return score(new(len(games)), *(turn for round_ in zip(*games, strict=True) for turn in round_))


def test_n17_seats_with_the_same_total_win_together() -> None:
    worse = [*PLAIN_GAME[:-1], "11234 chance"]
    result = whole(PLAIN_GAME, worse, PLAIN_GAME).final_standings()
    assert result.points == (304, 295, 304)
    assert (result.winners, result.places) == ((0, 2), (1, 3, 1))
    assert words(result.reason) == "A tie: the victory is shared."


def test_n17_the_highest_total_wins_alone() -> None:
    worse = [*PLAIN_GAME[:-1], "11234 chance"]
    result = whole(worse, PLAIN_GAME).final_standings()
    assert (result.winners, result.places, result.reason) == ((1,), (2, 1), None)


@pytest.mark.parametrize("seats", range(1, 9))
def test_n18_1_to_8_can_play(seats: int) -> None:
    state = new(seats)
    assert len(state.totals()) == state.sheet().columns == seats
    assert order(state, 2 * seats) == list(range(seats)) * 2


@pytest.mark.parametrize("seats", [0, 9])
def test_n18_no_more_and_no_fewer(seats: int) -> None:
    with pytest.raises(InvalidOptionError, match=str(seats)):
        new(seats)


def test_n19_the_box_is_called_five_of_a_kind() -> None:
    labels = [words(line.label) for line in new().sheet().rows]
    assert "Five of a kind" in labels
    assert not any("Kniffel" in label or "Yahtzee" in label for label in labels)


GERMAN = """Einer Zweier Dreier Vierer Fünfer Sechser
Dreierpasch Viererpasch Full_House Kleine_Straße Große_Straße Fünf_Gleiche Chance"""


def test_n19_in_german_the_boxes_are_called_as_in_the_rule_text() -> None:
    texts = ElementTree.parse(Path(__file__).parents[2] / "resources/i18n/kribbeln_de.ts")
    own = next(context for context in texts.iter("context") if context.findtext("name") == "Kniffel")
    german = {text.findtext("source"): text.findtext("translation") for text in own.iter("message")}
    labels = [german[words(line.label)] for line in new().sheet().rows if line.id in BOXES]
    assert labels == [name.replace("_", " ") for name in GERMAN.split()]
