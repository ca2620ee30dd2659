"""Rulings D21 and D22: playing alone."""

from __future__ import annotations

from collections import Counter

import pytest
from dice_duel_play import (
    ALONE,
    CHEAPEST_FIRST,
    FOR,
    KINDS,
    KNIFFEL,
    NOTHING,
    aside,
    chips,
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


def test_d21_alone_each_turn_without_a_chip_puts_the_highest_aside() -> None:
    state = miss(new(ALONE))
    assert aside(state) == {"large-straight": 1}
    after_three = play(roll(state, NOTHING), "roll 1", "show 1", "roll 1", "show 1", "pass")
    after_two = play(roll(state, NOTHING), "roll 1", "show 1", "pass")
    after_one = miss(state)
    for stopped in (after_one, after_two, after_three):
        assert aside(stopped) == {"large-straight": 2}
        assert headline(stopped) == "Round 3: roll for a chip"


def test_d21_alone_an_empty_stack_counts_as_no_chip() -> None:
    state = take(new(ALONE), *["three-of-a-kind"] * 4)
    assert aside(state) == {}
    assert aside(play(roll(state, FOR["three-of-a-kind"]), "pass")) == {"large-straight": 1}


def test_d22_alone_a_kniffel_gives_two_chips_the_same_kind_too() -> None:
    state = roll(new(ALONE), KNIFFEL)
    state = play(state, "take large-straight")
    assert state.current_player() == 0
    assert decisions(state) == {f"take {kind}" for kind in KINDS}
    assert not may_roll(state)
    assert not state.tray().may_choose
    assert refused(state, "roll 1") == "First take the second chip for the Kniffel."
    assert refused(state, "pass") == "A chip fits: take one."
    state = play(state, "take large-straight")
    assert entries(state, "large-straight") == [2]
    assert decisions(state) == set()
    assert headline(state) == "Round 2: roll for a chip"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("flush", "two-pairs"),
        ("flush", "large-straight aside"),
        ("large-straight aside", "flush"),
        ("large-straight aside", "large-straight aside"),
        ("large-straight", "large-straight aside"),
    ],
)
def test_d22_each_of_the_two_chips_is_from_the_tray_or_from_aside(first: str, second: str) -> None:
    state = miss(new(ALONE), 2)
    after = kniffel(state, first, second)
    taken = Counter(chip.removesuffix(" aside") for chip in (first, second))
    assert {kind: n for kind in KINDS if (n := entries(after, kind)[0])} == taken
    from_aside = (first, second).count("large-straight aside")
    assert aside(after).get("large-straight", 0) == 2 - from_aside
    assert sum(in_tray(after).values()) == sum(in_tray(state).values()) - (2 - from_aside)
    assert chips(after) == 28


def test_d22_a_chip_that_is_gone_cannot_be_the_second() -> None:
    state = take(miss(new(ALONE)), "large-straight", "large-straight")
    state = play(roll(state, KNIFFEL), "take large-straight")
    assert refused(state, "take large-straight") == "No “Large straight” chip is left in the tray."
    assert "take large-straight aside" in decisions(state)
    state = play(state, "take large-straight aside")
    assert entries(state, "large-straight") == [4]


def test_d22_after_a_kniffel_no_chip_is_put_aside_and_no_extra_turn_follows() -> None:
    state = kniffel(new(ALONE), "flush", "flush")
    assert aside(state) == {}
    assert headline(state) == "Round 2: roll for a chip"
    assert aside(miss(state)) == {"large-straight": 1}


def test_d22_both_chips_are_taken_before_the_end_is_looked_at() -> None:
    """The first empties the tray, the second still comes from aside."""
    state = miss(new(ALONE))
    state = kniffel(state, *CHEAPEST_FIRST[:26])
    assert sum(in_tray(state).values()) == 1
    state = play(roll(state, KNIFFEL), "take large-straight")
    assert sum(in_tray(state).values()) == 0
    assert not state.is_over()
    assert decisions(state) == {"take large-straight aside"}
    assert entries(state, "last-chip") == [20]
    state = play(state, "take large-straight aside")
    assert state.is_over()
    assert state.totals() == (1000,)


def test_d22_the_last_chip_of_the_tray_may_be_the_second() -> None:
    state = kniffel(miss(new(ALONE)), *CHEAPEST_FIRST[:26])
    state = play(roll(state, KNIFFEL), "take large-straight aside")
    assert entries(state, "last-chip") == [0]
    state = play(state, "take large-straight")
    assert state.is_over()
    assert state.totals() == (1000,)


def test_d22_where_one_chip_is_left_one_is_taken() -> None:
    state = take(kniffel(new(ALONE), *CHEAPEST_FIRST[:26]), "large-straight")
    state = roll(state, KNIFFEL)
    assert decisions(state) == {"take large-straight"}
    state = play(state, "take large-straight")
    assert state.is_over()
    assert state.totals() == (1000,)
