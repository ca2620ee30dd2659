"""Rulings D1 to D9, D18 and D20: who begins, what dice give, the Kniffel, extra turns, passing."""

from __future__ import annotations

from collections import Counter

import pytest
from dice_duel_play import (
    ALL,
    ALONE,
    FOR,
    GAME,
    KINDS,
    KNIFFEL,
    NOTHING,
    aside,
    decisions,
    entries,
    headline,
    in_tray,
    kniffel,
    may_roll,
    miss,
    new,
    play,
    refused,
    roll,
    take,
)
from dice_duel_spec import ROLLS

from kribbeln_desktop.core.game import CHANCE


def test_d1_who_could_take_several_kinds_chooses_and_gets_one_chip() -> None:
    state = roll(new(), "24462")
    assert decisions(state) == {"take two-pairs", "take flush"}
    for kind, others in (("two-pairs", "flush"), ("flush", "two-pairs")):
        after = play(state, f"take {kind}")
        assert entries(after, kind) == [1, 0]
        assert entries(after, others) == [0, 0]
        assert in_tray(after)[kind] == 3
        assert after.current_player() == 1


def test_d2_four_alike_are_no_two_pairs() -> None:
    for dice in ROLLS:
        if max(Counter(dice).values()) == 4:
            assert "take two-pairs" not in decisions(roll(new(), dice))


@pytest.mark.parametrize(
    ("dice", "kinds"),
    [
        ("55522", {"two-pairs", "three-of-a-kind", "full-house"}),
        ("62266", {"two-pairs", "three-of-a-kind", "full-house", "flush"}),
        ("55552", {"three-of-a-kind", "four-of-a-kind"}),
        ("53555", {"three-of-a-kind", "four-of-a-kind", "flush"}),
        ("64235", {"small-straight", "large-straight"}),
        ("13254", {"small-straight", "large-straight"}),
        ("34526", {"small-straight", "large-straight"}),
        ("33546", {"small-straight"}),
        ("11122", {"two-pairs", "three-of-a-kind", "full-house"}),
        ("11123", {"three-of-a-kind"}),
        ("12356", set()),
    ],
)
def test_d3_a_higher_kind_includes_the_lower_ones(dice: str, kinds: set[str]) -> None:
    assert decisions(roll(new(), dice)) == ({f"take {kind}" for kind in kinds} or {"pass"})


@pytest.mark.parametrize("pip", "123456")
def test_d4_a_kniffel_needs_to_be_nothing_else_it_gives_any_chip(pip: str) -> None:
    assert decisions(roll(new(), pip * 5)) == {f"take {kind}" for kind in KINDS}


def test_d4_where_only_kinds_are_left_that_five_alike_are_not_they_can_be_taken() -> None:
    left = ("two-pairs", "full-house", "small-straight", "large-straight")
    gone = [kind for kind in KINDS if kind not in left for _ in range(4)]
    state = roll(kniffel(new(), *gone), KNIFFEL)
    assert decisions(state) == {f"take {kind}" for kind in left}


def test_d5_a_kniffel_counts_only_when_the_player_stops() -> None:
    state = roll(new(), KNIFFEL)
    assert may_roll(state)
    rolled_on = play(state, "roll 1 2", "show 1 4")
    assert decisions(rolled_on) == {"take three-of-a-kind"}
    after = play(rolled_on, "take three-of-a-kind")
    assert after.current_player() == 1
    again = play(rolled_on, "roll 1 2", "show 3 3")
    assert decisions(again) == {f"take {kind}" for kind in KINDS}
    assert play(again, "take flush").current_player() == 0


def test_d5_a_kniffel_in_any_of_the_three_rolls_counts() -> None:
    state = roll(new(), "33312")
    assert refused(state, "take large-straight") == "The dice do not show a large straight."
    second = play(state, "roll 4 5", "show 3 3")
    third = play(state, "roll 4 5", "show 3 1", "roll 5", "show 3")
    for stopped in (second, third):
        assert play(stopped, "take large-straight").current_player() == 0


def test_d6_a_kniffel_takes_from_the_tray_or_from_aside() -> None:
    state = miss(new(), 2)
    assert aside(state) == {"large-straight": 1}
    state = roll(state, KNIFFEL)
    assert decisions(state) == {*(f"take {kind}" for kind in KINDS), "take large-straight aside"}
    from_aside, from_tray = play(state, "take large-straight aside"), play(state, "take large-straight")
    assert (aside(from_aside), in_tray(from_aside)["large-straight"]) == ({}, 3)
    assert (aside(from_tray), in_tray(from_tray)["large-straight"]) == ({"large-straight": 1}, 2)
    assert entries(from_aside, "large-straight") == entries(from_tray, "large-straight") == [1, 0]


def test_d6_a_kniffel_never_takes_from_a_player() -> None:
    state = play(kniffel(new(), *["flush"] * 4), ALL, "show 1 2 4 6 6", "pass")
    state = roll(state, KNIFFEL)
    assert state.current_player() == 1
    assert decisions(state) == {f"take {kind}" for kind in KINDS if kind != "flush"}
    assert refused(state, "take flush") == "No “Flush” chip is left in the tray."
    assert refused(state, "take flush aside") == "No “Flush” chip lies aside."


def test_d7_a_kniffel_gives_a_whole_turn_at_once_and_again_for_another_kniffel() -> None:
    state = kniffel(new(3, first=2), "flush")
    assert state.current_player() == 2
    assert headline(state) == "Round 1: another turn after the Kniffel"
    assert state.tray().rolls_used == 0
    assert refused(state, "roll 1 2") == "The first roll takes all dice."
    state = kniffel(state, "flush", "flush")
    assert state.current_player() == 2
    assert entries(state, "flush") == [0, 0, 3]
    state = play(roll(state, NOTHING), "roll 1 2 3", "show 1 2 4", "roll 1", "show 1", "pass")
    assert state.current_player() == 0
    assert headline(state) == "Round 1: roll for a chip"


def test_d7_an_extra_turn_belongs_to_the_same_round() -> None:
    state = kniffel(new(2, first=1), "flush")
    state = miss(state)
    assert state.current_player() == 0
    assert headline(state) == "Round 1: roll for a chip"
    state = miss(state)
    assert state.current_player() == 1
    assert headline(state) == "Round 2: roll for a chip"
    assert aside(state) == {}


def test_d7_other_dice_give_no_extra_turn() -> None:
    for kind in KINDS:
        assert take(new(), kind).current_player() == 1


def test_d8_an_empty_stack_gives_nothing() -> None:
    state = roll(take(new(), *["three-of-a-kind"] * 4), FOR["three-of-a-kind"])
    assert in_tray(state)["three-of-a-kind"] == 0
    assert decisions(state) == {"pass"}
    assert refused(state, "take three-of-a-kind") == "No “Three of a kind” chip is left in the tray."


def test_d8_another_kind_that_fits_can_be_taken_instead() -> None:
    state = take(new(), *["full-house"] * 4)
    assert decisions(roll(state, FOR["full-house"])) == {"take two-pairs", "take three-of-a-kind"}


def test_d8_what_lies_aside_is_for_a_kniffel_only() -> None:
    state = miss(new(), 8)
    assert aside(state) == {"large-straight": 4}
    state = roll(state, FOR["large-straight"])
    assert decisions(state) == {"take small-straight"}
    assert refused(state, "take large-straight aside") == "Only a Kniffel takes a chip from aside."
    assert refused(state, "take large-straight") == "No “Large straight” chip is left in the tray."


@pytest.mark.parametrize("dice", [*FOR.values(), KNIFFEL])
@pytest.mark.parametrize("seats", [1, 2])
def test_d9_a_chip_that_fits_cannot_be_declined(dice: str, seats: int) -> None:
    state = roll(new(seats), dice)
    assert refused(state, "pass") == "A chip fits: take one."
    for _ in (2, 3):
        state = play(state, "roll 5", f"show {dice[4]}")
        assert refused(state, "pass") == "A chip fits: take one."
    assert not may_roll(state)


def test_d9_without_a_chip_that_fits_one_may_stop_after_any_roll() -> None:
    state = roll(new(), NOTHING)
    for rolls in (1, 2, 3):
        assert decisions(state) == {"pass"}
        assert may_roll(state) == (rolls < 3)
        assert play(state, "pass").current_player() == 1
        state = play(state, "roll 1", "show 1") if rolls < 3 else state


def test_d9_before_the_first_roll_nothing_can_be_decided() -> None:
    assert decisions(new()) == set()
    for line in ("pass", "take flush"):
        assert refused(new(), line) == "Roll the dice first."


def test_d9_after_the_third_roll_passing_needs_no_asking() -> None:
    state = roll(new(), NOTHING)
    assert state.automatic_action() is None
    state = play(state, "roll 1", "show 1")
    assert state.automatic_action() is None
    state = play(state, "roll 1", "show 1")
    assert str(state.automatic_action()) == "pass"
    assert play(state, "pass").automatic_action() is None
    fitting = play(roll(new(), NOTHING), "roll 1", "show 1", "roll 1", "show 2")
    assert decisions(fitting) == {"take two-pairs", "take flush"}
    assert fitting.automatic_action() is None


def test_d18_who_ties_for_the_start_rolls_again() -> None:
    state = GAME.initial_state(4, {})
    assert (state.current_player(), len(state.chance_dice())) == (CHANCE, 4)
    state = play(state, "roll-off 5 2 5 5")
    assert (state.current_player(), len(state.chance_dice())) == (CHANCE, 3)
    state = play(state, "roll-off 1 4 4")
    assert (state.current_player(), len(state.chance_dice())) == (CHANCE, 2)
    state = play(state, "roll-off 3 2")
    assert state.current_player() == 2
    order = []
    for _ in range(5):
        order.append(state.current_player())
        state = take(state, "two-pairs") if len(order) < 5 else state
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d18_the_highest_die_begins(seats: int) -> None:
    for first in range(seats):
        assert new(seats, first).current_player() == first


def test_d18_alone_nobody_rolls_for_the_start() -> None:
    assert GAME.initial_state(ALONE, {}).current_player() == 0


def test_d20_five_even_or_five_odd_numbers_are_a_flush() -> None:
    assert {face.text: face.motif for face in new().tray().dice[0].faces} == {
        **dict.fromkeys("246", "r"),
        **dict.fromkeys("135", "k"),
    }
    for dice, is_flush in (("24624", True), ("13513", True), ("13512", False), ("22241", False), ("66642", True)):
        assert ("take flush" in decisions(roll(new(), dice))) == is_flush
