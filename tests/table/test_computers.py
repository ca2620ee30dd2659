"""Computers are seats: they wait, think elsewhere, obey the rules, and when they fail the game goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot
from table_play import EVERY, SEED, Enterer, Laid, Roller, WhenTold, begun, lay

from kribbeln_desktop.core.actions import Decision, Roll, Show
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.players import LEVELS, find_level
from kribbeln_desktop.players.player import Choice, Player
from kribbeln_desktop.table import turns
from kribbeln_desktop.table.one_thread import OneThread
from kribbeln_desktop.table.pace import INSTANT, SLOW

pytestmark = pytest.mark.usefixtures("qtbot")


class Answers:
    """A computer that answers whatever it is told to."""

    def __init__(self, answer: Callable[[State], Any]) -> None:
        self._answer = answer

    def prepare(self, state: State) -> None:
        """See ``Player``: nothing."""

    def choose(self, state: State) -> Choice:
        answer = self._answer(state)
        return cast(Choice, None) if answer is None else Choice(answer, ())


def raising(error: Exception) -> Callable[[State], Any]:
    def answer(_state: State) -> Any:
        raise error

    return answer


def with_player(player: Player, *seats: str, **options: Any) -> Laid:
    return Laid(begun(*seats), dice=DrawnDice(SEED), make_player=lambda _level: player, **options)


def first_decision(laid: Laid) -> str:
    return next(str(a) for a in laid.table.state.legal_actions() if isinstance(a, Decision))


def hand_over(laid: Laid) -> None:
    """The person's turn, up to the computer's pause."""
    laid.table.roll()
    laid.table.decide(first_decision(laid))


@pytest.mark.parametrize("level", [level.id for level in LEVELS["kribbeln"]])
def test_every_level_finishes_games_by_the_rules(level: str) -> None:
    laid = with_player(find_level("kribbeln", level).make(), "cpu 1", "cpu 2", "cpu 3").start()
    assert laid.table.state.is_over()
    assert laid.heard("failed") == []
    rolls = [line for line in laid.table.record.lines if line.startswith("roll ")]
    assert len(rolls) > 40, "computers reroll"
    laid.close()


def test_a_computer_waits_before_its_first_roll_and_undo_is_possible_then() -> None:
    """Rules 5.0."""
    laid = lay("Anna", "cpu", pace=SLOW).start()
    hand_over(laid)
    table = laid.table
    assert table.is_busy
    assert table.current_seat == 1
    assert table.can_undo
    laid.names_told()
    table.undo()
    assert laid.names_told() == ["state_changed", "narrated", "busy_changed"]
    assert table.is_persons_turn
    assert not table._loop.is_waiting, "the computer does not act any more"
    laid.close()


def test_undo_is_inert_once_a_computer_has_rolled(qtbot: QtBot) -> None:
    """Rules 5.0, with free undo too: nothing is taken back from under a computer."""
    for undo in ("strict", "free"):
        laid = Laid(
            begun("Anna", "cpu", undo=undo), dice=DrawnDice(SEED), pace=SLOW, make_player=lambda _level: Roller()
        ).start_only()
        hand_over(laid)
        laid.table.skip()
        qtbot.waitUntil(lambda laid=laid: laid.table.state.tray().rolls_used == 1)  # type: ignore[misc]
        lines = laid.table.record.lines
        laid.names_told()
        assert not laid.table.can_undo
        assert not laid.table.can_redo
        laid.table.undo()
        laid.table.redo()
        assert laid.heard("refused") == ["It is cpu’s turn. Please wait a moment."] * 2
        assert laid.table.record.lines == lines
        laid.close()


def test_clicks_during_a_computers_turn_are_harmless() -> None:
    laid = lay("Anna", "cpu", pace=SLOW).start_only()
    hand_over(laid)
    lines = laid.table.record.lines
    laid.names_told()
    laid.table.roll()
    laid.table.decide("enter")
    laid.table.toggle_set_aside(1)
    laid.table.set_aside_all()
    assert laid.told == [("refused", "It is cpu’s turn. Please wait a moment.")] * 4
    assert laid.table.record.lines == lines
    laid.close()


def test_skip_ends_one_pause_at_a_time(qtbot: QtBot) -> None:
    laid = with_player(Roller(), "cpu", "Anna", pace=SLOW).start_only()
    for used in (1, 2, 3):
        laid.table.skip()
        qtbot.waitUntil(lambda used=used: laid.table.state.tray().rolls_used == used)  # type: ignore[misc]
        qtbot.wait(20)
        assert laid.table.state.tray().rolls_used == used
    laid.close()


def test_skip_without_a_pause_does_nothing(qtbot: QtBot) -> None:
    laid = lay("Anna", "cpu", pace=SLOW).start_only()
    laid.table.skip()
    qtbot.wait(5)
    assert laid.told == []
    laid.close()


def test_a_faster_pace_holds_at_once() -> None:
    laid = lay("Anna", "cpu", pace=SLOW).start_only()
    hand_over(laid)
    laid.table.set_pace(INSTANT)
    laid.settle()
    assert laid.table.is_persons_turn
    laid.close()


def test_what_a_computer_kept_is_set_aside_for_all_to_see(qtbot: QtBot) -> None:
    player = Answers(lambda state: Roll(EVERY) if state.tray().rolls_used == 0 else Roll((2, 4)))
    laid = with_player(cast(Player, player), "cpu", "Anna", pace=SLOW).start_only()
    for used in (1, 2):
        laid.table.skip()
        qtbot.waitUntil(lambda used=used: laid.table.state.tray().rolls_used == used)  # type: ignore[misc]
    assert laid.table.set_aside == {1, 3, 5, 6}
    assert laid.heard("dice_rolled") == [EVERY, (2, 4)]
    laid.close()


def test_computers_think_outside_the_gui_thread(qtbot: QtBot) -> None:
    from concurrent.futures import ThreadPoolExecutor

    threads = set()

    def answer(state: State) -> Any:
        threads.add(threading.current_thread())
        return Enterer().choose(state).action

    laid = with_player(cast(Player, Answers(answer)), "cpu", "Anna", executor=ThreadPoolExecutor(1)).start()
    assert len(threads) == 1
    assert threading.current_thread() not in threads
    laid.close()


def test_a_player_is_made_once_and_only_when_it_plays() -> None:
    made = []

    def make(level: str) -> Player:
        made.append(level)
        return Enterer()

    laid = Laid(begun("Anna", "cpu 1", "cpu 2"), dice=DrawnDice(SEED), make_player=make).start()
    assert made == []
    laid.play_to_the_end()
    assert made == ["fake"]
    laid.close()


def test_an_answer_that_comes_after_undo_or_leaving_is_ignored() -> None:
    for end in ("undo", "leave"):
        executor = WhenTold()
        laid = Laid(begun("Anna", "cpu"), dice=DrawnDice(SEED), executor=executor).start_only()
        hand_over(laid)
        while not executor.waiting:
            laid.process()
        assert laid.table.can_undo, "nothing is rolled yet"
        getattr(laid.table, end)()
        lines = laid.table.record.lines
        executor.drain()
        assert laid.table.record.lines == lines
        laid.close()


FAILURES: dict[str, Callable[[State], Any]] = {
    "an exception": raising(ZeroDivisionError("oops")),
    "a known fault": raising(KribbelnError(mark("Test", "no idea"))),
    "nothing": lambda _state: None,
    "no action": lambda _state: "dance",
    "an illegal roll": lambda _state: Roll((1, 2)),
    "no such dice": lambda _state: Roll((7,)),
    "an illegal decision": lambda _state: Decision("enter"),
    "faces of its own": lambda _state: Show(("6k",) * 6),
    "braces in the message": raising(ValueError("{seat} {}")),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_computer_that_fails_ends_its_turn_by_a_legal_action_and_the_table_says_so(failure: str) -> None:
    failing = Answers(lambda state: FAILURES[failure](state) if state.tray().rolls_used == 0 else Roll(EVERY))
    laid = with_player(cast(Player, failing), "cpu", "Anna").start()
    assert laid.table.current_seat == 1, "the game goes on"
    sentences = laid.heard("failed")
    assert len(sentences) == 1, "one sentence a turn"
    assert sentences[0].startswith("The computer cpu made a mistake (")
    assert laid.table.record.lines[2] in ("enter", "cross", "switch")
    laid.play_to_the_end()
    assert laid.table.state.is_over()
    laid.close()


def test_a_computer_whose_player_cannot_be_made_fails_in_the_same_way() -> None:
    def make(_level: str) -> Player:
        raise ImportError("no numpy")

    laid = Laid(begun("cpu", "Anna"), dice=DrawnDice(SEED), make_player=make).start()
    assert laid.table.is_persons_turn
    assert "ImportError: no numpy" in laid.heard("failed")[0]
    laid.close()


def test_a_computer_that_never_answers_is_played_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE_MS", 5)
    executor = WhenTold()
    laid = Laid(begun("cpu", "Anna"), dice=DrawnDice(SEED), executor=executor).start()
    assert laid.table.is_persons_turn
    assert "it took too long" in laid.heard("failed")[0]
    lines = laid.table.record.lines
    executor.drain()
    assert laid.table.record.lines == lines, "its late answer is ignored"
    laid.close()


def test_the_next_computer_does_not_wait_for_one_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, threads = threading.Event(), []

    def answer(state: State) -> Decision | Roll:
        threads.append(threading.current_thread())
        if state.current_player() == 0:
            go_on.wait(60)
        return Enterer().choose(state).action  # type: ignore[return-value]

    laid = with_player(cast(Player, Answers(answer)), "cpu 1", "cpu 2", "Anna", executor=OneThread())
    laid.runner._has_own_thread = True
    monkeypatch.setattr(turns, "PATIENCE_MS", 200)
    laid.start()
    assert len(laid.heard("failed")) == 1, "the second answered"
    assert len(set(threads)) == 2
    go_on.set()
    laid.close()


def test_a_table_may_be_left_as_soon_as_a_failure_is_told() -> None:
    laid = Laid(
        begun("cpu", "Anna"), dice=DrawnDice(SEED), make_player=lambda _level: cast(Player, Answers(raising(OSError())))
    )
    laid.table.failed.connect(laid.table.leave)
    laid.table.start()
    while not laid.heard("failed"):
        laid.process()
    assert laid.table.record.lines == ()
    laid.close()
