"""Rulings R30 to R35 and R45 to R47: points, the end, the beginners' variant, sheets and seats."""

import pytest
from kribbeln_play import (
    GAME,
    NO_BLACK,
    Rows,
    Wish,
    X,
    allows,
    automatic,
    decisions,
    entries,
    new,
    option,
    play,
    points,
    reach,
    roll,
    row,
    row_played,
    sums,
    switch,
)

from kribbeln_desktop.core.errors import InvalidOptionError
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.core.views import Standings

POINTS = {
    (26, 31, 24, 17, X): (4, 5, 3, 2, 0),  # the rulebook's example
    (30, 30, 20, 10, X): (4, 4, 3, 2, 0),  # the rulebook: two share place 1, both get the points of place 2
    (31, 28, 28, 28, 12): (5, 2, 2, 2, 1),  # the rulebook: three share place 2, all get the points of place 4
    (20, 21): (1, 2),  # the rulebook's table: 2, 1
    (22, 20, 21): (3, 1, 2),  # 3, 2, 1
    (20, 23, 22, 21): (1, 4, 3, 2),  # 4, 3, 2, 1
    (24, 20, 21, 23, 22): (5, 1, 2, 4, 3),  # 5, 4, 3, 2, 1
    (30, 30, 20): (2, 2, 1),  # places 1-2: 3 - 1 - 2 + 2
    (30, 20, 20): (3, 1, 1),  # places 2-3: 3 - 2 - 2 + 2
    (30, 30, 20, 20): (3, 3, 1, 1),
    (30, 30, 30, 30, X): (2, 2, 2, 2, 0),  # places 1-4: 5 - 1 - 4 + 2
}


@pytest.mark.parametrize("totals", POINTS, ids=str)
def test_r30_points_fall_with_the_place_and_who_ties_gets_those_of_the_lowest_shared_place(
    totals: tuple[Wish, ...],
) -> None:
    state = reach(new(len(totals)), "t2", t1=totals)
    assert points(state, "t1") == POINTS[totals]
    assert state.totals() == POINTS[totals]


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((X, 20), (0, 2)),
        ((X, 20, X), (0, 3, 0)),
        ((X, 20, 20), (0, 2, 2)),
        ((X, 20, 21, X, 20), (0, 3, 5, 0, 3)),
        ((X, X, X, X, 7), (0, 0, 0, 0, 5)),
    ],
    ids=str,
)
def test_r31_an_x_counts_as_a_player_but_takes_no_place_and_no_points(
    totals: tuple[Wish, ...], expected: tuple[int, ...]
) -> None:
    assert points(reach(new(len(totals)), "t2", t1=totals), "t1") == expected


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r32_where_all_have_an_x_nobody_scores(seats: int) -> None:
    assert points(reach(new(seats), "t2", t1=(X,) * seats), "t1") == (0,) * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r32_where_all_are_equal_each_gets_one_point(seats: int) -> None:
    assert points(reach(new(seats), "t2", t1=(20,) * seats), "t1") == (1,) * seats


def test_r33_an_x_in_a_kribbel_row_scores_nothing() -> None:
    state = reach(new(3), "t5", k1=(36, 30, 10), k2=(X, X, 11))
    assert points(state, "k1") == (3, 2, 1)
    assert points(state, "k2") == (0, 0, 3)


LEVEL: Rows = {**{f"t{n}": (20, 20) for n in range(1, 7)}, "k1": (11, 11), "k2": (16, 16), "k3": (21, 21)}
"""Nine rows in which two seats are equal: 1 point each."""


def ended(seats: int, **rows: tuple[Wish, ...]) -> Standings:
    return reach(new(seats), "", **rows).final_standings()


def test_r34_the_most_points_win() -> None:
    result = ended(2, **{**LEVEL, "k4": (26, 27)})
    assert result.points == (9 + 1, 9 + 2)
    assert result.places == (2, 1)
    assert result.winners == (1,)


def test_r34_a_tie_is_won_by_the_higher_kribbel_space_4() -> None:
    result = ended(2, **{**LEVEL, "t1": (20, 21), "k4": (27, 26)})
    assert result.points == (1 + 8 + 2, 2 + 8 + 1)
    assert result.winners == (0,)
    assert result.places == (1, 2)
    assert result.reason is not None
    assert "Kribbel space 4" in say(result.reason)


def test_r34_an_x_in_space_4_is_below_every_number() -> None:
    result = ended(2, **{**LEVEL, "t1": (21, 20), "k3": (36, 21), "k4": (X, 22)})
    assert result.points == (2 + 5 + 2 + 2 + 0, 1 + 5 + 2 + 1 + 2)
    assert result.winners == (1,)


def test_r34_a_tie_in_space_4_too_has_several_winners() -> None:
    result = ended(2, **{**LEVEL, "k4": (26, 26)})
    assert result.points == (10, 10)
    assert result.winners == (0, 1)
    assert result.places == (1, 1)
    both_x = ended(2, **{**LEVEL, "k3": (36, 36), "k4": (X, X)})
    assert both_x.points == (9, 9)
    assert both_x.winners == (0, 1)


TASKS_TO_TWO: Rows = {f"t{n}": (25, 25, 20) for n in range(1, 7)}
"""2 points each for the first two seats, 1 for the third; as in these Kribbel rows."""
SPACES_TO_TWO: Rows = {"k1": (12, 12, 11), "k2": (17, 17, 16), "k3": (22, 22, 21)}


def test_r34_only_the_leaders_compare_space_4() -> None:
    result = ended(3, **TASKS_TO_TWO, **SPACES_TO_TWO, k4=(26, 26, 36))
    assert result.points == (9 * 2 + 1, 9 * 2 + 1, 9 + 3)
    assert result.winners == (0, 1)
    assert result.places == (1, 1, 3)
    result = ended(3, **{**TASKS_TO_TWO, "t1": (24, 25, 20)}, **SPACES_TO_TWO, k4=(27, 26, 36))
    assert result.points == (2 + 8 * 2 + 2, 3 + 8 * 2 + 1, 9 + 3)
    assert result.winners == (0,)
    assert result.places == (1, 2, 3)


EVEN: Rows = {f"t{n}": (20, 20, 20) for n in range(1, 7)}
EVEN_SPACES: Rows = {"k1": (11, 11, 11), "k2": (16, 16, 16), "k3": (21, 21, 21)}
"""1 point for each of three seats."""


def test_r34_leaders_who_lose_by_space_4_share_the_place_behind_the_winner() -> None:
    result = ended(3, **{**EVEN, "t1": (20, 21, 21)}, **EVEN_SPACES, k4=(27, 26, 26))
    assert result.points == (1 + 8 + 3, 2 + 8 + 1, 2 + 8 + 1)
    assert result.places == (1, 2, 2)
    result = ended(3, **{**EVEN, "t1": (X, 21, 21)}, **EVEN_SPACES, k4=(27, 26, 26))
    assert result.points == (0 + 8 + 3, 2 + 8 + 1, 2 + 8 + 1)
    assert result.winners == (0,)
    assert result.places == (1, 2, 2)


def test_r34_behind_the_leaders_a_tie_stays_a_tie() -> None:
    rows = {**EVEN, "t1": (22, 21, 20), "t2": (22, 20, 20)}
    result = ended(3, **rows, **EVEN_SPACES, k4=(30, 26, 27))
    assert result.points == (3 + 3 + 7 + 3, 2 + 1 + 7 + 1, 1 + 1 + 7 + 2)
    assert result.places == (1, 2, 2)  # though seat 2 has more in Kribbel space 4


def test_r35_beginners_may_enter_less_than_before() -> None:
    state = reach(new(rising=False), "k2", k1=(36, 30))
    state = play(state, "roll-off 6 1") if state.current_player() < 0 else state
    seat = state.current_player()
    state = roll(state, 6, None)
    assert decisions(state) == {"enter"}
    assert entries(play(state, "enter"), "k2")[seat] == 6


def test_r35_beginners_have_no_x_in_a_kribbel_row() -> None:
    state = reach(new(rising=False), "k4", k1=(36, 36), k2=(20, 20), k3=(7, 7), t4=(20, 21), t5=(20, 21))
    state = play(state, "roll-off 6 1")
    for _ in range(3):
        state = roll(state, 6, None)
        assert not allows(state, "cross")
    assert automatic(state) is None


def test_r35_beginners_may_switch_with_less_than_before() -> None:
    state = reach(new(rising=False), "t5", k1=(36, 36), k2=(30, 30), t4=(20, 21))
    seat = state.current_player()
    state = switch(switch(state, 20), 20)
    assert (entries(state, "k3")[seat], entries(state, "k4")[seat]) == (20, 20)
    assert decisions(roll(state, 36, False)) == {"cross"}


def test_r35_beginners_still_switch_only_with_an_unfulfilled_task_and_in_its_colour() -> None:
    state = new(rising=False)
    assert decisions(roll(state, 20)) == {"enter"}
    state = switch(state, 20)
    assert [entries(state, space) for space in ("k1", "k2", "k3", "k4")] == [(20, None), *[(None, None)] * 3]
    assert decisions(roll(state, 36, False)) == {"cross"}


def test_r35_the_variant_stands_on_the_sheet() -> None:
    def notes(state: State) -> str:
        return " ".join(map(say, state.sheet().notes))

    assert "variant" in notes(new(rising=False))
    assert notes(new()) == ""


def test_r45_there_are_six_sheets_to_choose_from() -> None:
    assert [value for value, _title in option("sheet").choices] == ["1", "2", "3", "4", "5", "6"]
    sheets = {str([row.words for row in GAME.initial_state(2, {"sheet": str(n)}).sheet().rows]) for n in range(1, 7)}
    assert len(sheets) == 6
    for unknown in ("0", "7", "", 1, None, ["1"]):
        with pytest.raises(InvalidOptionError):
            GAME.initial_state(2, {"sheet": unknown})


def test_r45_all_seats_play_the_same_sheet() -> None:
    state = GAME.initial_state(5, {"sheet": "4"})
    asked = []
    for _ in range(5):
        asked.append(say(state.prompt().headline))
        state = play(state, "roll 1 2 3 4 5 6", "show 1k 1g 1b 1o 5r 1r", "enter")
    assert asked == ["no yellow die"] * 5
    assert row_played(state) == "t2"


def test_r46_alone_the_score_is_the_sum_of_all_totals_and_an_x_is_0() -> None:
    state = reach(new(1), t1=(20,), t2=(X,), k1=(18,), t3=("s19 21",), t4=(22,), t5=("s20 s25 X",), t6=(23,))
    assert state.totals() == (20 + 0 + 18 + 21 + 22 + 19 + 0 + 23 + 20 + 25,)
    assert state.final_standings().winners == (0,)
    assert state.final_standings().points == state.totals()


def test_r46_alone_there_are_no_rank_points() -> None:
    state = reach(new(1), "t3")
    assert not state.sheet().has_points
    assert all(cell.points is None for line in state.sheet().rows for cell in line.cells)


def test_r46_alone_subtotals_are_what_was_entered_until_there() -> None:
    state = reach(new(1), t1=(20,), t2=(X,), k1=(18,), t3=("s19 21",), t4=(22,), t5=("s20 s25 X",), t6=(23,))
    assert sums(state, "subtotal-1") == (20 + 0 + 18,)
    assert sums(state, "subtotal-2") == (38 + 21 + 22 + 19,)
    assert sums(state, "final") == (100 + 0 + 23 + 20 + 25,)


def test_r46_practice_is_marked_as_the_programs_own() -> None:
    assert "own" in " ".join(map(say, new(1).sheet().notes))


def test_r46_alone_the_rules_of_turn_and_bar_hold() -> None:
    state = switch(new(1), 18)
    assert decisions(roll(state, 20, False)) == {"cross"}
    state = roll(reach(new(1), "k2", k1=(18,)), 18, None)
    assert decisions(state) == {"cross"}


@pytest.mark.parametrize("seats", [0, 6, 7, -1])
def test_r47_there_are_at_most_5_players(seats: int) -> None:
    assert seats not in GAME.seats
    with pytest.raises(InvalidOptionError, match=str(seats)):
        GAME.initial_state(seats, {"sheet": "own", "tasks": [NO_BLACK] * 6})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r47_2_to_5_players_can_play(seats: int) -> None:
    state = GAME.initial_state(seats, {})
    assert len(row(state, "t1").cells) == len(state.totals()) == seats
