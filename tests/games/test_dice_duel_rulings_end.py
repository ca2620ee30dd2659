"""Rulings D10 to D15 and D24: rounds without a chip, the end, the last chip, what is seen."""

from __future__ import annotations

import pytest
from dice_duel_play import (
    ALONE,
    CHEAPEST_FIRST,
    DEAREST_FIRST,
    KINDS,
    KNIFFEL,
    aside,
    cell,
    chips,
    decisions,
    entries,
    headline,
    in_tray,
    kniffel,
    miss,
    new,
    play,
    roll,
    take,
)

from kribbeln_desktop.core.game import NOBODY, State


def turns(state: State, played: str) -> State:
    """A letter for each turn: ``t`` takes two pairs, ``m`` misses."""
    for letter in played:
        state = take(state, "two-pairs") if letter == "t" else miss(state)
    return state


@pytest.mark.parametrize(
    ("seats", "played", "removed"),
    [
        (2, "m", 0),
        (2, "mm", 1),
        (2, "tm", 0),
        (2, "tmmt", 0),  # two misses in a row, of two rounds
        (2, "tmmm", 1),
        (2, "mtmm", 1),
        (2, "mmm", 1),
        (2, "mmmm", 2),
        (3, "mm", 0),
        (3, "mmm", 1),
        (3, "tmmmm", 0),
        (3, "tmmmmm", 1),
        (4, "mmmtmmm", 0),
        (4, "mmmtmmmm", 1),
        (4, "tttt", 0),
    ],
)
@pytest.mark.parametrize("first", [0, 1])
def test_d10_a_round_goes_from_the_seat_that_began_and_removes_one_chip_at_most(
    seats: int, played: str, removed: int, first: int
) -> None:
    state = turns(new(seats, first), played)
    assert sum(aside(state).values()) == removed
    assert chips(state) == 28


def test_d10_the_chip_goes_aside_before_the_next_round_begins() -> None:
    state = miss(new(2, first=1))
    assert (aside(state), state.current_player()) == ({}, 0)
    state = miss(state)
    assert (aside(state), state.current_player()) == ({"large-straight": 1}, 1)
    assert headline(state) == "Round 2: roll for a chip"


def test_d11_a_chip_taken_from_aside_is_a_chip_taken() -> None:
    state = miss(new(), 2)
    state = miss(kniffel(state, "large-straight aside"), 2)
    assert headline(state) == "Round 3: roll for a chip"
    assert aside(state) == {}
    assert in_tray(state)["large-straight"] == 3


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_d12_the_highest_kind_that_is_still_in_the_tray_goes_aside(seats: int) -> None:
    state = new(seats)
    for removed in range(1, 28):
        state = miss(state, seats)
        expected = {kind: n for kind in KINDS if (n := DEAREST_FIRST[:removed].count(kind))}
        assert aside(state) == expected
        assert not state.is_over()
    assert miss(state, seats).is_over()


def test_d12_a_kind_that_is_owned_or_aside_is_not_in_the_tray() -> None:
    state = take(new(ALONE), *["large-straight"] * 4, "four-of-a-kind")
    assert aside(miss(state)) == {"four-of-a-kind": 1}
    assert aside(miss(state, 4)) == {"four-of-a-kind": 3, "full-house": 1}


def test_d13_the_game_ends_at_once_when_the_tray_is_empty() -> None:
    """In mid-round: the first of three seats takes the last chip, the others have no turn any more."""
    state = take(new(3), *CHEAPEST_FIRST[:27])
    assert (state.current_player(), headline(state)) == (0, "Round 10: roll for a chip")
    state = take(state, "large-straight")
    assert state.is_over()
    assert state.current_player() == NOBODY
    assert sum(in_tray(state).values()) == 0


def test_d13_a_pending_extra_turn_lapses() -> None:
    state = kniffel(new(), *CHEAPEST_FIRST)
    assert state.is_over()
    assert decisions(state) == set()


def test_d13_chips_put_aside_stay_without_an_owner() -> None:
    state = kniffel(miss(new(), 2), *CHEAPEST_FIRST[:27])
    assert state.is_over()
    assert aside(state) == {"large-straight": 1}
    assert entries(state, "large-straight") == [3, 0]
    # all but one chip, gold, six full stacks, the last chip
    assert state.totals() == (720 - 50 + 50 + 6 * 30 + 20, 0)


def test_d14_who_takes_nothing_does_not_get_the_last_chip() -> None:
    state = kniffel(new(), *DEAREST_FIRST[:27])
    state = miss(state, 2)
    assert not state.is_over()
    state = miss(state, 2)
    assert state.is_over()
    assert aside(state) == {"two-pairs": 1}
    assert entries(state, "last-chip") == [0, 0]
    assert state.totals() == (720 - 5 + 50 + 6 * 30, 0)


def test_d14_a_game_without_any_chip_taken_ends_at_nought() -> None:
    for seats in (1, 3):
        state = miss(new(seats), 28 * seats)
        assert state.is_over()
        assert state.totals() == (0,) * seats
        assert entries(state, "last-chip") == [0] * seats
        assert state.final_standings().winners == tuple(range(seats))


def test_d15_the_last_chip_by_a_kniffel_counts() -> None:
    state = kniffel(new(), *CHEAPEST_FIRST[:27])
    assert entries(state, "last-chip") == [0, 0]
    assert entries(kniffel(state, "large-straight"), "last-chip") == [20, 0]


def test_d15_by_other_dice_too() -> None:
    state = take(new(), *CHEAPEST_FIRST[:27])
    assert entries(state, "last-chip") == [0, 0]
    assert entries(take(state, "large-straight"), "last-chip") == [0, 20]


def test_d15_a_chip_from_aside_is_never_the_last_chip() -> None:
    state = kniffel(miss(new(), 2), *CHEAPEST_FIRST[:26])
    assert sum(in_tray(state).values()) == 1
    state = kniffel(state, "large-straight aside")
    assert not state.is_over()
    assert entries(state, "last-chip") == [0, 0]
    assert entries(kniffel(state, "large-straight"), "last-chip") == [20, 0]


def test_d24_chips_lie_open_in_ascending_order_of_their_value() -> None:
    state = take(new(3), "flush", "two-pairs", "flush", "large-straight")
    state = play(roll(state, KNIFFEL), "take flush")
    rows = [row for row in state.sheet().rows if row.counts_chips]
    assert [row.id for row in rows] == list(KINDS)
    assert [stack.kind for stack in state.chips()] == list(KINDS)
    assert [stack.value for stack in state.chips()] == [5, 10, 20, 25, 30, 40, 50]
    assert [[cell.entry for cell in row.cells] for row in rows] == [
        [0, 1, 0],
        [0, 0, 0],
        [0, 0, 0],
        [1, 1, 1],
        [0, 0, 0],
        [0, 0, 0],
        [1, 0, 0],
    ]


def test_d24_they_lie_open_while_dice_fall_and_after_the_end() -> None:
    falling = play(take(new(), "flush"), "roll 1 2 3 4 5")
    assert entries(falling, "flush") == [1, 0]
    ended = kniffel(new(), *CHEAPEST_FIRST)
    assert cell(ended, "flush").entry == 4
