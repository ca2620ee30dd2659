"""Rulings R18 to R29: the rows of Kribbel spaces, and who begins."""

from itertools import pairwise

import pytest
from kribbeln_play import (
    ALL,
    X,
    allows,
    automatic,
    decisions,
    enter,
    entries,
    legal,
    new,
    order,
    play,
    points,
    reach,
    roll,
    row_played,
    sums,
    tied,
    turn,
)

from kribbeln_desktop.core.errors import InvalidActionError
from kribbeln_desktop.core.game import CHANCE
from kribbeln_desktop.core.texts import say


def test_r18_a_row_of_spaces_comes_after_both_task_rows_of_its_area() -> None:
    rows = ["t1", "t2", "k1", "t3", "t4", "k2", "t5", "t6", "k3", "k4"]
    state = new()
    for row, following in pairwise([*rows, ""]):
        assert row_played(state) == row
        state = reach(state, following)
    assert state.is_over()


def test_r18_the_row_of_spaces_waits_for_every_seat() -> None:
    state = reach(new(3), "t2")
    for _ in range(3):
        assert row_played(state) == "t2"
        state = enter(state, 20)
    assert row_played(state) == "k1"


def test_r19_only_seats_without_an_entry_roll() -> None:
    state = reach(new(4), "k1", t1=(20, "s14 21", 22, 23), t2=(20, 21, 22, "s13 23"))
    assert entries(state, "k1") == (None, 14, None, 13)
    assert order(state) == [0, 2]  # row T2 above: seat 3 is highest, and has its entry


def test_r19_a_row_that_all_have_filled_is_scored_without_a_roll() -> None:
    state = reach(new(), "t2", t1=("s14 20", 21))
    state = turn(turn(state, "s15 20"), 21)
    assert row_played(state) == "t3"
    assert entries(state, "k1") == (14, 15)
    assert points(state, "k1") == (1, 2)
    assert sums(state, "subtotal-1") == (4, 5)


def test_r20_no_one_may_decline_a_space() -> None:
    state = reach(new(), "k1")
    assert legal(state) == {ALL}
    assert automatic(state) is None
    for words in ("pass", "stop", "end"):
        with pytest.raises(InvalidActionError):
            play(state, words)
    assert row_played(enter(state, 12)) == "k1"


def test_r21_a_row_of_spaces_goes_clockwise_from_its_start_player() -> None:
    assert order(reach(new(4), "k1", t2=(20, 21, 25, 22))) == [2, 3, 0, 1]


def test_r21_a_start_player_with_an_entry_gives_the_start_to_the_next_without_one() -> None:
    state = reach(new(4), "k1", t2=(20, "s14 30", 22, 23))
    assert order(state) == [2, 3, 0]
    state = reach(new(4), "k1", t2=(20, "s14 30", "s15 22", 23))
    assert order(state) == [3, 0]
    state = reach(new(5), "k1", t2=("s16 22", 20, 21, 23, "s14 30"))
    assert order(state) == [1, 2, 3]


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_r22_a_higher_total_must_be_entered_when_one_stops(rolls: int) -> None:
    state = reach(new(), "k2", k1=(18, 18))
    for _ in range(rolls):
        state = roll(state, 25, None)
    assert decisions(state) == {"enter"}
    assert not allows(state, "cross")
    assert automatic(state) is None


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_r22_a_lower_total_becomes_an_x_when_one_stops(rolls: int) -> None:
    state = reach(new(), "k2", k1=(18, 18))
    seat = state.current_player()
    for _ in range(rolls):
        state = roll(state, 12, None)
    assert decisions(state) == {"cross"}
    assert automatic(state) == ("cross" if rolls == 3 else None)
    assert entries(play(state, "cross"), "k2")[seat] == X


def test_r23_a_bar_of_36_leaves_an_x_without_a_roll() -> None:
    state = reach(new(), "k2", k1=(36, 10), t4=(30, 20))
    assert state.current_player() == 0
    assert legal(state) == {"cross"}
    assert automatic(state) == "cross"
    assert not allows(state, ALL)
    assert entries(play(state, "cross"), "k2") == (X, None)


def test_r23_after_36_in_space_1_all_further_spaces_are_crossed_out() -> None:
    state = reach(new(), k1=(36, 10), k2=(X, 16), k3=(X, 21), k4=(X, 26))
    assert [entries(state, row)[0] for row in ("k1", "k2", "k3", "k4")] == [36, X, X, X]


def test_r23_tasks_are_still_rolled_at_a_bar_of_36() -> None:
    state = reach(new(), "t3", k1=(36, 36))
    state = state if state.current_player() >= 0 else play(state, "roll-off 6 1")
    assert legal(state) == {ALL}
    assert decisions(roll(state, 36, False)) == {"cross"}
    assert decisions(roll(state, 30)) == {"enter"}


def test_r24_a_space_filled_by_a_switch_is_scored_when_its_row_is_over() -> None:
    state = reach(new(), "t2", t1=("s14 20", "s15 21"))
    assert entries(state, "k1") == (14, 15)
    assert points(state, "k1") == (None, None)
    assert state.totals() == (1, 2)  # task 1 alone
    state = reach(state, "t3", t2=(20, 21))
    assert points(state, "k1") == (1, 2)
    assert state.totals() == (3, 6)


def test_r24_switching_early_gives_the_same_points_as_rolling_later() -> None:
    early = reach(new(), "t3", t1=("s14 20", 21), k1=(0, 12))
    late = reach(new(), "t3", t1=(20, 21), k1=(14, 12))
    assert points(early, "k1") == points(late, "k1") == (2, 1)
    assert early.totals() == late.totals() == (4, 5)


ROWS_ABOVE = {
    "t1": (25, 20, 22),
    "t2": (20, 22, 25),
    "k1": (10, 12, 11),
    "t3": (22, 25, 20),
    "t4": (25, 20, 22),
    "k2": (18, 16, 17),
    "t5": (20, 22, 25),
    "t6": (20, 25, 22),
    "k3": (21, 20, 19),
    "k4": (24, 25, 26),
}
BEGINS = {"t2": 0, "k1": 2, "t4": 1, "k2": 0, "t6": 2, "k3": 1, "k4": 0}
"""The highest entry in the row printed above: ``t2`` is begun by who was best in ``t1``, and so on."""


@pytest.mark.parametrize("row", BEGINS)
def test_r25_the_highest_in_the_row_above_begins(row: str) -> None:
    assert reach(new(3), row, **ROWS_ABOVE).current_player() == BEGINS[row]


def test_r25_the_row_above_an_areas_first_task_is_the_subtotal() -> None:
    state = reach(new(3), "t3", t1=(25, 20, 22), t2=(25, 20, 22), k1=(10, 12, 11))
    assert sums(state, "subtotal-1") == (7, 5, 6)  # 3+3+1, 1+1+3, 2+2+2
    assert state.current_player() == 0  # though seat 1 has the highest Kribbel space 1


def test_r25_play_goes_clockwise_from_who_begins() -> None:
    assert order(reach(new(5), "t2", t1=(20, 21, 22, 30, 23))) == [3, 4, 0, 1, 2]


def test_r26_an_x_in_the_row_above_is_lower_than_any_number() -> None:
    assert reach(new(), "t2", t1=(X, 7)).current_player() == 1
    assert reach(new(3), "t2", t1=(X, 9, X)).current_player() == 1


def test_r26_where_all_have_an_x_all_are_tied() -> None:
    state = reach(new(4), "t2", t1=(X, X, X, X))
    assert tied(state) == 4


def test_r27_those_tied_for_the_start_roll_one_die_and_the_highest_begins() -> None:
    state = reach(new(4), "t2", t1=(25, 20, 25, 25))
    assert state.current_player() == CHANCE
    assert tied(state) == len(state.chance_dice()) == 3
    assert order(play(state, "roll-off 2 3 5")) == [3, 0, 1, 2]
    assert order(play(state, "roll-off 2 5 3")) == [2, 3, 0, 1]


def test_r27_the_roll_off_is_repeated_among_those_still_tied() -> None:
    state = reach(new(4), "t2", t1=(25, 20, 25, 25))
    again = play(state, "roll-off 5 2 5")
    assert tied(again) == 2
    assert order(play(again, "roll-off 1 6")) == [3, 0, 1, 2]
    assert order(play(again, "roll-off 4 4", "roll-off 3 3", "roll-off 2 1")) == [0, 1, 2, 3]
    assert tied(play(state, "roll-off 5 5 5")) == 3


def test_r27_only_the_tied_seats_roll() -> None:
    state = reach(new(4), "t2", t1=(25, 20, 25, 25))
    assert not allows(state, "roll-off 2 3")
    assert not allows(state, "roll-off 2 3 4 5")
    assert not allows(state, ALL)


def test_r27_the_roll_off_is_visible() -> None:
    state = reach(new(3), "t2", t1=(25, 20, 25))
    names = ("Anna", "Ben", "Cleo")
    asked = say(state.prompt().headline, names=names)
    assert "Anna" in asked
    assert "Cleo" in asked
    assert "Ben" not in asked
    after = play(state, "roll-off 3 5")
    assert after.tray().roll_off == ((0, 3), (2, 5))
    assert play(after, ALL).tray().roll_off == ()


def test_r27_where_one_seat_alone_has_to_roll_there_is_no_roll_off() -> None:
    state = reach(new(3), "k1", t2=("s14 25", "s15 25", 20))
    assert tied(state) == 0
    assert state.current_player() == 2


def test_r27_where_two_seats_have_to_roll_those_tied_roll_off_though_they_have_their_entries() -> None:
    state = reach(new(4), "k1", t2=("s14 25", "s15 25", 20, 21))
    assert tied(state) == 2
    assert order(play(state, "roll-off 1 2")) == [2, 3]
    state = reach(new(4), "k1", t2=("s14 25", 20, "s15 25", 21))
    assert order(play(state, "roll-off 1 2")) == [3, 1]
    assert order(play(state, "roll-off 2 1")) == [1, 3]


def test_r27_seats_at_a_bar_of_36_roll_off_like_others() -> None:
    state = reach(new(), "k2", k1=(36, 36), t4=(25, 25))
    assert tied(state) == 2
    assert order(play(state, "roll-off 1 2"), (X, X)) == [1, 0]


def test_r27_a_tied_subtotal_is_rolled_off_too() -> None:
    state = reach(new(), "t3", t1=(20, 21), t2=(21, 20), k1=(11, 11))
    assert sums(state, "subtotal-1") == (4, 4)  # 1+2+1, 2+1+1
    assert tied(state) == 2


@pytest.mark.parametrize(("start", "clockwise"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_r28_the_chosen_seat_begins_the_first_row(start: int, clockwise: list[int]) -> None:
    assert order(new(4, start=start)) == clockwise


def test_r28_the_first_seat_begins_unless_another_is_chosen() -> None:
    assert new(4).current_player() == 0
    assert order(new(5)) == [0, 1, 2, 3, 4]


def test_r29_subtotals_are_running_totals_and_the_overall_leader_begins_task_5() -> None:
    state = reach(
        new(3),
        "t5",
        t1=(25, 20, 22),  # 3 1 2
        t2=(25, 20, 22),  # 3 1 2
        k1=(12, 10, 11),  # 3 1 2
        t3=(22, 25, 20),  # 2 3 1
        t4=(22, 25, 20),  # 2 3 1
        k2=(13, 14, 15),  # 1 2 3
    )
    assert sums(state, "subtotal-1") == (9, 3, 6)
    assert sums(state, "subtotal-2") == (14, 11, 11)
    assert state.current_player() == 0  # seat 1 led the yellow area with 8, seat 2 has the highest Kribbel space 2
