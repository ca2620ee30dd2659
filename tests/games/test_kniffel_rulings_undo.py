"""Rulings N14 and N15: what can be taken back, and until when."""

from __future__ import annotations

import pytest
from kniffel_play import ALL, PLAIN_GAME, THREE_OF_EACH, boxes, lines_of, new, record, roll, written
from kniffel_spec import BOXES

from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.record import GameRecord, IllegalLineError


def undone(played: GameRecord) -> State:
    return played.followed_by("undo").state


def test_n14_the_newest_entry_can_be_taken_back_until_a_die_is_rolled() -> None:
    lines = [ALL, "show 1 2 3 4 5", "roll 5", "show 5"]
    before = record(*lines, seats=("Anna", "Ben"))
    entered = before.followed_by("score chance")
    assert undone(entered) == before.state
    assert undone(entered.followed_by(ALL)) == before.state
    rolled = entered.followed_by(ALL).followed_by("show 1 1 1 1 1")
    with pytest.raises(IllegalLineError):
        rolled.followed_by("undo")


def test_n14_undo_restores_dice_roll_count_bonus_and_turn() -> None:
    played = record(*lines_of(*THREE_OF_EACH[:5]), ALL, "show 6 6 6 1 2", "roll 4", "show 1", seats=("Anna",))
    state = undone(played.followed_by("score sixes"))
    assert written(played.followed_by("score sixes").state, "upper-bonus") == 35
    assert (written(state, "upper-sum"), written(state, "upper-bonus"), state.totals()) == (45, 0, (45,))
    assert [die.face.text for die in state.tray().dice if die.face] == list("66612")
    assert [die.fresh for die in state.tray().dice] == [False, False, False, True, False]
    assert (state.tray().rolls_used, state.current_player()) == (2, 0)


def test_n14_undo_takes_extra_points_back_too() -> None:
    played = record(*lines_of("11111 five-of-a-kind", "44444 fours"))
    state = undone(played)
    assert (played.state.totals(), state.totals()) == ((120,), (50,))
    assert written(state, "further-fives") == 0
    assert boxes(state) == {"fours"}


def test_n14_undo_frees_the_box_for_five_alike_and_ends_the_joker() -> None:
    state = undone(record(*lines_of("11111 five-of-a-kind")))
    assert boxes(state) == set(BOXES)


def test_n14_the_very_first_entry_can_be_taken_back() -> None:
    state = undone(record(*lines_of("12345 chance")))
    assert state == roll(new(), "12345")


def test_n14_the_last_entry_can_be_taken_back_after_the_end() -> None:
    played = record(*lines_of(*PLAIN_GAME))
    assert played.state.is_over()
    assert played.state.totals() == (304,)
    again = played.followed_by("undo")
    assert again.state.totals() == (284,)
    assert again.followed_by("score chance").state == played.state


def test_n14_free_undo_goes_back_across_rolls() -> None:
    played = record(*lines_of("12345 chance", "11123 ones"), ALL, "show 2 2 2 1 3", undo="free")
    state = undone(played.followed_by("undo"))
    assert state == roll(new(undo="free"), "12345")


def test_n15_an_entry_can_be_taken_back_while_the_computer_has_not_rolled() -> None:
    entered = record(*lines_of("12345 chance"), seats=("Anna", "(Robot)"))
    assert entered.state.current_player() == 1
    assert undone(entered) == roll(new(2), "12345")
    assert undone(entered.followed_by(ALL)) == roll(new(2), "12345")


def test_n15_never_a_computers_entry() -> None:
    played = record(*lines_of("12345 chance", "11123 ones"), seats=("Anna", "(Robot)"))
    assert not played.can_undo()
    with pytest.raises(IllegalLineError):
        played.followed_by("undo")
