"""Rulings D10 to D17, D19, D23 and D24: rounds without a chip, the end, bonuses, the score, what is seen."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from dice_duel_play import (
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
    sheet,
    take,
)
from dice_duel_spec import VALUES

from kribbeln_desktop.core.game import NOBODY, State
from kribbeln_desktop.core.texts import say

ALONE = 1
DEAREST_FIRST = [kind for kind in reversed(KINDS) for _ in range(4)]
CHEAPEST_FIRST = [kind for kind in KINDS for _ in range(4)]


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


def test_d16_gold_replaces_silver() -> None:
    state = new(ALONE)
    seen = []
    for kind in KINDS:
        state = take(state, kind)
        seen.append((entries(state, "silver")[0], entries(state, "gold")[0], state.totals()[0]))
    values = list(VALUES.values())
    assert seen == [
        (0, 0, 5),
        (0, 0, 15),
        (0, 0, 35),
        (0, 0, 60),
        (0, 0, 90),
        (20, 0, 130 + 20),
        (0, 50, 180 + 50),
    ]
    assert sum(values) == 180


def test_d16_six_kinds_are_silver_whichever_is_missing() -> None:
    for missing in KINDS:
        state = take(new(ALONE), *[kind for kind in KINDS if kind != missing])
        assert state.totals() == (180 - VALUES[missing] + 20,)


def test_d16_several_players_can_have_gold() -> None:
    state = new(4)
    for kind in KINDS:
        state = take(state, kind, kind, kind, kind)
    assert entries(state, "gold") == [50] * 4
    assert state.totals() == (230, 230, 230, 250)


@pytest.mark.parametrize("kind", KINDS)
def test_d17_a_full_stack_is_all_four_chips_of_a_kind(kind: str) -> None:
    state = kniffel(new(), kind, kind, kind)
    assert entries(state, "stacks") == [0, 0]
    state = kniffel(state, kind)
    assert entries(state, "stacks") == [30, 0]
    assert state.totals() == (4 * VALUES[kind] + 30, 0)


def test_d17_several_full_stacks_count_each() -> None:
    state = kniffel(new(), *["flush"] * 4, *["two-pairs"] * 4, *["full-house"] * 3)
    assert entries(state, "stacks") == [60, 0]
    assert state.totals() == (4 * 25 + 4 * 5 + 3 * 30 + 60, 0)


def test_d17_a_stack_that_is_shared_or_partly_aside_is_not_full() -> None:
    shared = take(new(), *["flush"] * 4)
    assert entries(shared, "stacks") == [0, 0]
    partly_aside = kniffel(miss(new(), 2), *["large-straight"] * 3)
    assert entries(partly_aside, "stacks") == [0, 0]
    assert entries(kniffel(partly_aside, "large-straight aside"), "stacks") == [30, 0]


def test_d19_a_tie_has_several_winners() -> None:
    """One chip of each kind for all four; the last chip of the tray is put aside in place of the fourth."""
    state = new(4)
    for kind in KINDS[1:]:
        state = take(state, kind, kind, kind, kind)
    state = miss(take(state, "two-pairs", "two-pairs", "two-pairs"))
    state = miss(state, 4)
    assert state.is_over()
    assert state.totals() == (230, 230, 230, 175 + 20)
    result = state.final_standings()
    assert result.winners == (0, 1, 2)
    assert result.places == (1, 1, 1, 4)
    assert result.reason is not None
    assert say(result.reason) == "A tie: the victory is shared."


def test_d19_the_last_chip_may_decide() -> None:
    state = new(4)
    for kind in KINDS:
        state = take(state, kind, kind, kind, kind)
    result = state.final_standings()
    assert (result.places, result.winners, result.reason) == ((2, 2, 2, 1), (3,), None)


def test_d23_all_chips_alone_are_exactly_1000_points() -> None:
    """4 × 180 for the chips, 50 for gold, 7 × 30 for the stacks, 20 for the last chip."""
    by_kniffels = kniffel(new(ALONE), *CHEAPEST_FIRST)
    one_by_one = take(new(ALONE), *DEAREST_FIRST)
    for state in (by_kniffels, one_by_one):
        assert state.is_over()
        assert state.totals() == (1000,)
        assert sheet(state) == {
            **{kind: [4] for kind in KINDS},
            "gold": [50],
            "silver": [0],
            "stacks": [210],
            "last-chip": [20],
            "total": [1000],
        }


@pytest.mark.parametrize(("taken", "points"), [(0, 0), (1, 5), (5, 4 * 5 + 10 + 30)])
def test_d23_the_score_stands_beside_the_mark(taken: int, points: int) -> None:
    state = miss(take(new(ALONE), *CHEAPEST_FIRST[:taken]), 28 - taken)
    assert state.is_over()
    result = state.final_standings()
    assert result.points == (points,)
    assert result.winners == (0,)
    assert result.reason is not None
    assert say(result.reason) == f"Alone: {points} of 1000 possible points."


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


def test_every_ruling_has_a_test_that_names_it() -> None:
    named = {
        int(number)
        for path in Path(__file__).parent.glob("test_dice_duel_rulings*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for number in re.findall(r"^test_d(\d+)_", node.name)
    }
    assert named == set(range(1, 25))
