"""Rulings R1 to R17: the turn, X and switch, the Kribbel spaces' bar."""

from itertools import combinations

import pytest
from kribbeln_play import (
    ALL,
    X,
    allows,
    automatic,
    cross,
    decisions,
    enter,
    entries,
    legal,
    new,
    play,
    points,
    reach,
    roll,
    row_played,
    switch,
)

FIRST_DICE_BLACK = "show 1k"
"""Die 1 shows its black face: no task without black is fulfilled any more."""


def test_r1_the_rulebook_wins_over_the_review() -> None:
    """The review switches only after roll 3 and once in a colour; the rulebook after any roll, and twice in blue."""
    state = switch(reach(new(), "t5"), 25)
    state = switch(state, 26)
    assert [entries(state, row).count(None) for row in ("k3", "k4")] == [1, 1]


def test_r2_the_first_roll_takes_all_six_dice() -> None:
    assert legal(new()) == {ALL}
    assert not allows(new(), "roll 1 2 3 4 5")


def test_r2_later_rolls_take_any_dice_but_not_none() -> None:
    rolls = {f"roll {' '.join(c)}" for n in range(1, 7) for c in combinations("123456", n)}
    assert len(rolls) == 63
    state = roll(new(), 20)
    assert legal(state) - {"enter"} == rolls
    state = play(state, "roll 1", FIRST_DICE_BLACK)
    assert legal(state) - {"cross", "switch"} == rolls


def test_r2_dice_set_aside_may_come_back_and_others_keep_what_they_show() -> None:
    state = play(new(), ALL, "show 2g 3o 4r 5g 6o 2k", "roll 1 2", "show 6r 6k", "roll 3 4", "show 1b 1o")
    shown = [die.face.text for die in state.tray().dice if die.face]
    assert shown == ["6r", "6k", "1b", "1o", "6o", "2k"]
    assert [die.fresh for die in state.tray().dice] == [False, False, True, True, False, False]
    assert entries(play(state, "cross"), "t1") == (X, None)


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_r3_one_may_stop_after_any_roll(rolls: int) -> None:
    state = new()
    for total in (18, 20, 22)[:rolls]:
        state = roll(state, total)
    assert entries(play(state, "enter"), "t1") == ((18, 20, 22)[rolls - 1], None)


def test_r3_there_is_no_fourth_roll() -> None:
    state = roll(roll(roll(new(), 18), 20), 22)
    assert legal(state) == {"enter"}
    assert not allows(state, ALL)
    assert not allows(state, "roll 3")


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_r4_one_may_switch_after_any_roll(rolls: int) -> None:
    state = new()
    for _ in range(rolls):
        state = roll(state, 20, False)
    assert decisions(state) == {"cross", "switch"}
    assert entries(play(state, "switch"), "k1") == (20, None)


def test_r5_a_fulfilled_task_is_entered_with_its_total() -> None:
    for state in (roll(new(), 20), roll(roll(roll(new(), 20), 20), 20)):
        assert decisions(state) == {"enter"}
        assert not allows(state, "cross")
        assert not allows(state, "switch")
        assert entries(play(state, "enter"), "t1") == (20, None)


def test_r5_an_unfulfilled_task_cannot_be_entered() -> None:
    assert not allows(roll(new(), 20, False), "enter")
    assert not allows(new(), "enter")


def test_r6_a_task_may_be_spoilt_by_rerolling() -> None:
    state = roll(new(), 20)
    assert not allows(state, "switch")
    assert decisions(play(state, "roll 1", FIRST_DICE_BLACK)) == {"cross", "switch"}


def test_r7_x_or_switch_is_the_players_choice() -> None:
    state = new()
    for _ in range(3):
        assert automatic(state) is None
        state = roll(state, 20, False)
    assert legal(state) == {"cross", "switch"}
    assert automatic(state) is None


def test_r7_where_no_switch_is_possible_the_x_is_entered_automatically() -> None:
    state = switch(new(), 20)
    for _ in range(3):
        assert automatic(state) is None
        state = roll(state, 25, False)
    assert legal(state) == {"cross"}
    assert automatic(state) == "cross"


def test_r7_a_total_below_the_bar_leaves_only_the_x() -> None:
    state = reach(new(), "t3", k1=(18, 18))
    for _ in range(3):
        state = roll(state, 18, False)
    assert legal(state) == {"cross"}
    assert automatic(state) == "cross"


def test_r8_an_x_ends_the_turn() -> None:
    state = cross(new())
    assert state.current_player() == 1
    assert entries(state, "t1") == (X, None)


def test_r8_after_a_switch_the_same_seat_tries_again() -> None:
    state = switch(new(), 20)
    assert state.current_player() == 0
    assert entries(state, "t1") == (None, None)


def test_r9_the_second_attempt_is_compulsory_and_takes_all_dice_afresh() -> None:
    state = switch(roll(new(), 18, False), 20)
    assert legal(state) == {ALL}
    assert all(die.face is None for die in state.tray().dice)
    assert state.tray().rolls_used == 0
    assert not allows(state, "cross")


def test_r9_the_second_attempt_has_three_rolls_again() -> None:
    state = switch(roll(roll(new(), 18, False), 18, False), 20)
    state = roll(roll(roll(state, 20), 21), 22)
    assert legal(state) == {"enter"}
    assert entries(play(state, "enter"), "t1") == (22, None)


def test_r10_a_filled_space_is_final_and_takes_no_second_switch() -> None:
    state = roll(switch(new(), 20), 30, False)
    assert decisions(state) == {"cross"}
    state = enter(play(state, "cross"), 20)
    while state.current_player() != 0:
        state = enter(state, 20)
    state = roll(state, 30, False)
    assert row_played(state) == "t2"
    assert decisions(state) == {"cross"}
    assert entries(state, "k1") == (20, None)


@pytest.mark.parametrize(("row", "space"), [("t1", "k1"), ("t2", "k1"), ("t3", "k2"), ("t4", "k2")])
def test_r11_red_and_yellow_take_one_switch_in_either_task(row: str, space: str) -> None:
    state = reach(new(), row)
    seat = state.current_player()
    state = switch(state, 30)
    assert entries(state, space)[seat] == 30
    assert decisions(roll(state, 31, False)) == {"cross"}


@pytest.mark.parametrize("row", ["t5", "t6"])
def test_r11_blue_takes_both_switches_in_the_same_task(row: str) -> None:
    state = reach(new(), row)
    seat = state.current_player()
    state = switch(switch(state, 28), 30)
    assert (entries(state, "k3")[seat], entries(state, "k4")[seat]) == (28, 30)
    assert state.current_player() == seat
    assert decisions(roll(state, 31, False)) == {"cross"}


def test_r11_blue_takes_one_switch_in_each_task() -> None:
    state = reach(new(), "t6", t5=("s28 20", "s29 21"))
    assert entries(state, "k3") == (28, 29)
    state = reach(state, "k3", t6=("s30 20", "s31 21"))
    assert entries(state, "k4") == (30, 31)
    assert state.is_over()


def test_r12_a_switch_fills_space_3_before_space_4() -> None:
    state = reach(new(), "t5")
    seat = state.current_player()
    state = switch(state, 28)
    assert (entries(state, "k3")[seat], entries(state, "k4")[seat]) == (28, None)


def test_r12_space_4_takes_more_than_space_3() -> None:
    state = switch(reach(new(), "t5"), 28)
    assert decisions(roll(state, 27, False)) == {"cross"}
    assert decisions(roll(state, 28, False)) == {"cross"}
    assert decisions(roll(state, 29, False)) == {"cross", "switch"}


def test_r13_a_switch_never_goes_to_another_colour() -> None:
    state = switch(new(), 20)
    assert decisions(roll(state, 36, False)) == {"cross"}  # yellow and blue are empty, and 36 would fit them
    state = reach(new(), "t3")
    seat = state.current_player()
    before = entries(state, "k1")
    state = switch(state, 30)
    assert entries(state, "k1") == before
    assert [entries(state, row)[seat] for row in ("k2", "k3", "k4")] == [30, None, None]


@pytest.mark.parametrize(("total", "higher"), [(17, False), (18, False), (19, True)])
def test_r14_equal_total_is_not_enough_in_the_row(total: int, higher: bool) -> None:
    state = roll(reach(new(), "k2", k1=(18, 18)), total, None)
    assert decisions(state) == ({"enter"} if higher else {"cross"})


@pytest.mark.parametrize(("total", "higher"), [(17, False), (18, False), (19, True)])
def test_r14_equal_total_is_not_enough_for_a_switch(total: int, higher: bool) -> None:
    state = roll(reach(new(), "t3", k1=(18, 18)), total, False)
    assert allows(state, "switch") == higher


@pytest.mark.parametrize(("total", "higher"), [(6, False), (18, False), (19, True)])
def test_r15_an_x_in_a_space_neither_resets_nor_raises_the_bar(total: int, higher: bool) -> None:
    state = reach(new(), "k3", k1=(18, 18), k2=(X, X))
    assert entries(state, "k2") == (X, X)
    assert decisions(roll(state, total, None)) == ({"enter"} if higher else {"cross"})


def test_r15_only_ones_own_spaces_set_the_bar() -> None:
    state = reach(new(), "k2", k1=(30, 10))
    while state.current_player() != 1:
        state = enter(state, 31)
    assert decisions(roll(state, 11, None)) == {"enter"}


@pytest.mark.parametrize("total", [6, 7, 20, 35, 36])
def test_r16_space_1_takes_any_total_and_is_never_crossed_out(total: int) -> None:
    state = roll(reach(new(), "k1"), total, None)
    seat = state.current_player()
    assert decisions(state) == {"enter"}
    assert entries(play(state, "enter"), "k1")[seat] == total


@pytest.mark.parametrize("total", [6, 7, 20, 35, 36])
def test_r16_a_switch_to_space_1_takes_any_total(total: int) -> None:
    assert entries(switch(new(), total), "k1") == (total, None)


def test_r17_a_switch_with_a_total_that_is_not_higher_leaves_the_x() -> None:
    state = reach(new(), "t3", k1=(18, 18))
    seat = state.current_player()
    state = roll(state, 17, False)
    assert not allows(state, "switch")
    state = play(state, "cross")
    assert entries(state, "t3")[seat] == X
    assert entries(state, "k2") == (None, None)
    assert points(state, "t3") == (None, None)
