"""Rulings D16, D17, D19 and D23: bonuses, the score and its end."""

from __future__ import annotations

import pytest
from dice_duel_play import (
    ALONE,
    CHEAPEST_FIRST,
    DEAREST_FIRST,
    KINDS,
    entries,
    kniffel,
    miss,
    new,
    sheet,
    take,
)
from dice_duel_spec import VALUES

from kribbeln_desktop.core.texts import say


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
