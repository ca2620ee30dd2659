"""Undo and redo at the table (rules 5.0): do–undo–redo gives equal states, in any order of wishes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from pytestqt.qtbot import QtBot
from table_play import SEED, Enterer, Laid, begun, lay

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.record import read_record
from kribbeln_desktop.core.verification import verify
from kribbeln_desktop.games import find_game
from kribbeln_desktop.table.pace import INSTANT, SLOW

pytestmark = pytest.mark.usefixtures("qtbot")

HARD: dict[str, Any] = {"sheet": "own", "tasks": ["any-4"] * 6}


def decisions(laid: Laid) -> list[str]:
    return [str(a) for a in laid.table.state.legal_actions() if isinstance(a, Decision)]


def test_an_entry_is_taken_back_and_done_again() -> None:
    laid = lay("Anna", "Ben").start()
    table = laid.table
    table.roll()
    before = table.state
    table.decide(decisions(laid)[0])
    after = table.state
    laid.names_told()
    table.undo()
    assert table.state == before
    assert laid.names_told() == ["state_changed", "narrated"]
    assert table.can_redo
    table.redo()
    assert table.state == after
    assert laid.names_told() == ["state_changed", "narrated"]
    assert not table.can_redo
    laid.close()


def test_a_roll_is_not_undone_once_its_faces_are_shown() -> None:
    laid = lay("Anna", "Ben").start()
    laid.play_turn()
    laid.table.roll()
    assert not laid.table.can_undo
    laid.close()


def test_undo_brings_back_the_dice_that_were_set_aside() -> None:
    laid = lay("Anna", "Ben", **HARD).start()
    table = laid.table
    table.roll()
    table.toggle_set_aside(1)
    table.roll()
    table.toggle_set_aside(4)
    then = table.set_aside
    assert then == {1, 4}
    table.decide("switch" if "switch" in decisions(laid) else "cross")
    assert table.set_aside == frozenset()
    laid.names_told()
    table.undo()
    assert table.set_aside == then
    assert laid.names_told()[:2] == ["state_changed", "set_aside_changed"]
    laid.close()


def test_after_a_restart_undo_brings_back_the_dice_kept_in_the_last_roll() -> None:
    laid = lay("Anna", "Ben", **HARD).start()
    laid.table.roll()
    laid.table.toggle_set_aside(1)
    laid.table.roll()
    laid.table.decide(decisions(laid)[0])
    again = Laid(laid.table.record, dice=DrawnDice(SEED)).start()
    again.table.undo()
    assert again.table.set_aside == {1}
    laid.close()
    again.close()


def test_with_free_undo_the_same_dice_fall_again() -> None:
    laid = lay("Anna", "cpu", undo="free").start()
    table = laid.table
    table.roll()
    first = table.state
    laid.table.decide(decisions(laid)[0])
    laid.settle()
    computers_turn = table.record.steps[3:]
    table.roll()
    second = table.state
    table.undo()
    assert table.state == first
    table.decide(decisions(laid)[0])
    laid.settle()
    assert table.record.steps[3:] == computers_turn
    table.roll()
    assert table.state == second
    laid.play_to_the_end()
    laid.close()
    assert verify(table.record).verified


def test_free_undo_goes_back_over_rolls_and_computers_to_the_first_decision_and_forth_again() -> None:
    laid = lay("Anna", "cpu", "Ben", undo="free").start()
    for _ in range(5):
        laid.play_turn()
    table = laid.table
    states = [table.state]
    while table.can_undo:
        table.undo()
        assert table.is_persons_turn
        states.append(table.state)
    assert len(states) == 6
    assert table.state.tray().rolls_used == 1
    for state in reversed(states[:-1]):
        table.redo()
        laid.settle()
        assert table.state == state
    laid.close()


def test_an_x_that_was_taken_back_is_not_entered_by_itself_again(qtbot: QtBot) -> None:
    """R7: after undo the person must press the button."""
    laid = lay("Anna", "Ben", **HARD).start()
    table = laid.table
    while table.record.lines[-1:] != ("cross",):
        table.roll() if table.can_roll else table.decide(decisions(laid)[-1])
        laid.settle()
    assert table.can_undo
    table.undo()
    assert table.state.automatic_action() is not None
    qtbot.wait(20)
    assert table.record.lines[-1] == "undo"
    assert not table._loop.is_waiting
    resumed = Laid(table.record, dice=DrawnDice(SEED)).start()
    qtbot.wait(20)
    assert resumed.table.record.lines == table.record.lines, "nor after a restart"
    table.decide("cross")
    assert table.record.lines[-1] == "cross"
    laid.close()
    resumed.close()


def test_a_person_who_presses_the_button_is_faster_than_the_automatic_x(qtbot: QtBot) -> None:
    laid = lay("Anna", "Ben", **HARD, pace=SLOW).start_only()
    table = laid.table
    while table.state.automatic_action() is None:
        table.roll() if table.can_roll else table.decide(decisions(laid)[0])
        if table.is_busy:
            table.skip()
            qtbot.waitUntil(lambda: not table.is_busy)
    table.decide("cross")
    count = table.record.lines.count("cross")
    table.set_pace(INSTANT)
    qtbot.wait(20)
    assert table.record.lines.count("cross") == count
    laid.close()


class Wishes(RuleBasedStateMachine):
    """People and a computer wish anything in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.laid: Laid | None = None

    @precondition(lambda self: self.laid is None)
    @rule(undo=st.sampled_from(["strict", "free"]), hard=st.booleans(), seed=st.binary(min_size=32, max_size=32))
    def begin(self, undo: str, hard: bool, seed: bytes) -> None:
        record = begun("Anna", "cpu", "Ben", seed=seed, undo=undo, **(HARD if hard else {}))
        self.laid = Laid(record, dice=DrawnDice(seed), make_player=lambda _level: Enterer()).start()

    @precondition(lambda self: self.laid is not None)
    @rule()
    def roll(self) -> None:
        assert self.laid is not None
        could = self.laid.table.can_roll
        lines = len(self.laid.table.record.lines)
        self.laid.table.roll()
        assert could == (len(self.laid.table.record.lines) > lines)
        self.laid.settle()

    @precondition(lambda self: self.laid is not None)
    @rule(position=st.integers(0, 7))
    def toggle(self, position: int) -> None:
        assert self.laid is not None
        self.laid.table.toggle_set_aside(position)

    @precondition(lambda self: self.laid is not None)
    @rule(action=st.sampled_from(["enter", "cross", "switch", "pass", "roll 1", "undo", "seed"]))
    def decide(self, action: str) -> None:
        assert self.laid is not None
        self.laid.table.decide(action)
        self.laid.settle()

    @precondition(lambda self: self.laid is not None)
    @rule(data=st.data())
    def decide_well(self, data: st.DataObject) -> None:
        assert self.laid is not None
        self.laid.table.roll()
        self.laid.settle()
        actions = decisions(self.laid)
        if actions and self.laid.table.is_persons_turn:
            self.laid.table.decide(data.draw(st.sampled_from(actions)))
            self.laid.settle()

    @precondition(lambda self: self.laid is not None)
    @rule()
    def undo_and_redo(self) -> None:
        assert self.laid is not None
        table = self.laid.table
        before = table.state
        if not table.can_undo:
            return
        table.undo()
        assert table.is_persons_turn
        assert table.can_redo
        table.redo()
        assert table.state == before
        self.laid.settle()

    @precondition(lambda self: self.laid is not None)
    @rule(redo=st.booleans())
    def undo_or_redo(self, redo: bool) -> None:
        assert self.laid is not None
        table = self.laid.table
        could = table.can_redo if redo else table.can_undo
        lines = len(table.record.lines)
        table.redo() if redo else table.undo()
        assert could == (len(table.record.lines) > lines)
        self.laid.settle()

    @invariant()
    def what_was_written_reads_back_as_what_is_shown(self) -> None:
        if self.laid is not None:
            table = self.laid.table
            assert read_record(table.record.text().encode(), find_game) == table.record
            assert self.laid.heard("failed") == []
            assert table.set_aside <= set(range(1, 7))

    def teardown(self) -> None:
        if self.laid is not None:
            if self.laid.table.state.is_over():
                self.laid.close()
                assert verify(self.laid.table.record).verified
            self.laid.close()


def test_any_order_of_wishes() -> None:
    run_state_machine_as_test(Wishes, settings=settings(max_examples=60, stateful_step_count=30, deadline=None))


@given(st.binary(min_size=32, max_size=32))
@settings(max_examples=10)
def test_a_whole_game_is_undone_and_done_again(seed: bytes) -> None:
    record = begun("Anna", "Ben", seed=seed, undo="free")
    laid = Laid(record, dice=DrawnDice(seed)).start().play_to_the_end()
    end = laid.table.state
    while laid.table.can_undo:
        laid.table.undo()
    assert laid.table.state.tray().rolls_used == 1
    while laid.table.can_redo:
        laid.table.redo()
    assert laid.table.state == end
    laid.close()
    assert verify(laid.table.record).verified
