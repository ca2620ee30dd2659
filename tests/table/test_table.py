"""What people wish and what the table tells: in order, in time, and with a reason where it is not possible."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from table_play import EVERY, SEED, Laid, at_table, begun, lay

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.verification import verify
from kribbeln_desktop.games import find_game
from kribbeln_desktop.storage.journal import load
from kribbeln_desktop.table.pace import INSTANT, PACES, SLOW

pytestmark = pytest.mark.usefixtures("qtbot")


def test_nothing_happens_before_the_start() -> None:
    laid = lay("Anna", "Ben")
    laid.table.roll()
    assert laid.names_told() == ["refused"]
    assert not laid.table.is_persons_turn
    assert not laid.table.can_roll
    assert laid.table.record.lines == ()


def test_a_new_game_waits_for_the_person_who_begins() -> None:
    with at_table("Anna", "Ben", start=1) as laid:
        table = laid.table
        assert table.is_persons_turn
        assert not table.is_busy
        assert table.current_seat == 1
        assert table.names == ("Anna", "Ben")
        assert table.levels == (None, None)
        assert table.can_roll
        assert table.roll_positions == EVERY
        assert not table.can_undo
        assert not table.can_redo
        assert not table.state.is_over()
        assert laid.told == []


def test_a_roll_tells_the_state_then_what_was_done_then_which_dice_fell() -> None:
    with at_table("Anna", "Ben") as laid:
        laid.table.roll()
        assert laid.names_told() == ["state_changed", "narrated", "narrated", "dice_rolled"]
        laid.table.toggle_set_aside(2)
        laid.table.toggle_set_aside(5)
        assert laid.names_told() == ["set_aside_changed", "set_aside_changed"]
        laid.table.roll()
        assert laid.heard("dice_rolled") == [(1, 3, 4, 6)]
        assert laid.names_told() == ["state_changed", "narrated", "narrated", "dice_rolled"]


def test_every_roll_is_what_the_seed_draws() -> None:
    with at_table("Anna", "Ben") as laid:
        laid.table.roll()
        faces = [die.face for die in laid.table.state.tray().dice]
        dice = DrawnDice(SEED)
        assert [
            die.faces.index(face) + 1 for die, face in zip(laid.table.state.tray().dice, faces, strict=True) if face
        ] == [dice.value(i) for i in range(6)]


def test_dice_kept_in_a_roll_stay_set_aside_and_a_new_attempt_has_none() -> None:
    with at_table("Anna", "Ben", sheet="own", tasks=["any-4"] * 6) as laid:
        table = laid.table
        table.roll()
        table.toggle_set_aside(1)
        table.roll()
        assert table.set_aside == {1}
        assert len(table.roll_positions) == 5
        table.toggle_set_aside(1)
        table.toggle_set_aside(6)
        table.roll()
        assert table.set_aside == {6}
        assert not table.roll_positions
        laid.names_told()
        table.decide("switch")
        assert laid.names_told()[:2] == ["state_changed", "set_aside_changed"]
        assert table.set_aside == frozenset()
        assert table.roll_positions == EVERY


def test_all_aside_and_all_back() -> None:
    with at_table("Anna", "Ben") as laid:
        laid.table.roll()
        laid.table.toggle_set_aside(3)
        laid.table.set_aside_all()
        assert laid.table.set_aside == set(EVERY)
        assert not laid.table.can_roll
        laid.table.set_aside_all()
        assert laid.table.set_aside == frozenset()


def test_wishes_that_are_not_possible_say_why_and_change_nothing() -> None:
    with at_table("Anna", "Ben", sheet="own", tasks=["any-4"] * 6) as laid:
        table = laid.table
        wishes: list[tuple[Callable[[], None], str]] = [
            (lambda: table.toggle_set_aside(1), "The first roll takes all dice."),
            (lambda: table.set_aside_all(), "The first roll takes all dice."),
            (lambda: table.decide("enter"), "Roll the dice first."),
            (lambda: table.decide("dance"), "“dance” is no action of this game."),
            (lambda: table.decide("show 1k"), "No dice are falling now."),
            (lambda: table.undo(), "There is nothing to take back now."),
            (lambda: table.redo(), "There is nothing to do again now."),
        ]
        for wish, reason in wishes:
            wish()
            assert laid.told == [("refused", reason)]
            laid.names_told()
        table.roll()
        table.set_aside_all()
        laid.names_told()
        table.roll()
        assert laid.told == [("refused", "All dice are set aside: bring one back.")]
        laid.names_told()
        table.toggle_set_aside(7)
        assert laid.told == [("refused", "There is no die 7.")]
        table.set_aside_all()
        table.roll()
        table.roll()
        laid.names_told()
        table.roll()
        table.toggle_set_aside(1)
        assert laid.heard("refused") == ["All three rolls are used."] * 2
        assert len(table.record.lines) == 6


def test_what_the_journal_does_not_hold_is_not_shown(tmp_path: Path) -> None:
    laid = lay("Anna", "cpu", folder=tmp_path)
    path = tmp_path / "running" / "game.kribbeln"
    shown = 0

    def compare() -> None:
        nonlocal shown
        shown += 1
        on_disk = load(path, find_game).record
        assert on_disk.lines == laid.table.record.lines
        assert on_disk.state == laid.table.state

    for signal in ("state_changed", "narrated", "dice_rolled", "set_aside_changed", "game_ended", "busy_changed"):
        getattr(laid.table, signal).connect(compare)
    laid.start().play_to_the_end()
    assert shown > 100
    laid.close()


@pytest.mark.parametrize("seats", [("Anna",), ("Anna", "Ben"), ("cpu 1", "Anna", "cpu 2"), ("cpu 1", "cpu 2")])
def test_whole_games_end_with_standings_and_every_draw_can_be_verified(tmp_path: Path, seats: tuple[str, ...]) -> None:
    laid = lay(*seats, folder=tmp_path).start().play_to_the_end()
    assert laid.heard("game_ended") == [None]
    assert laid.heard("failed") == []
    assert laid.table.state.final_standings().points == laid.table.state.totals()
    assert not laid.table.is_busy
    assert not (laid.table.is_persons_turn)
    assert not (laid.table.can_roll)
    laid.table.roll()
    assert laid.heard("refused") == ["The game is over."]
    laid.close()
    record = load(tmp_path / "games" / "game.kribbeln", find_game).record
    assert record.is_sealed
    assert verify(record).verified
    assert list((tmp_path / "running").iterdir()) == []


def test_an_x_that_is_forced_is_entered_by_itself_after_a_pause(qtbot: QtBot) -> None:
    """R7."""
    with at_table("Anna", "Ben", sheet="own", tasks=["any-4"] * 6, pace=SLOW) as laid:
        table = laid.table
        forced = until_an_x_is_forced(laid)
        assert table.is_persons_turn, "the button works as well"
        assert "cross" not in table.record.lines[forced:]
        table.set_pace(INSTANT)
        laid.settle()
        assert table.record.lines[-1] == "cross"


def until_an_x_is_forced(laid: Laid) -> int:
    """Play until only an X is left; how many lines that took."""
    table = laid.table
    while table.state.automatic_action() is None:
        if table.can_roll:
            table.roll()
        else:
            decision = next(a for a in table.state.legal_actions() if isinstance(a, Decision))
            table.decide(str(decision))
        table.skip() if table.is_busy else None
        if table.is_busy:
            laid.settle()
    return len(table.record.lines)


def test_a_roll_off_waits_visibly_and_falls_by_itself() -> None:
    """R27."""
    laid = lay("Anna", "Ben", "Carl", sheet="own", tasks=["any-4"] * 6, pace=INSTANT).start()
    while not any(line.startswith("roll-off") for line in laid.table.record.lines):
        laid.play_turn()
    table = laid.table
    assert table.is_persons_turn
    assert ("busy_changed", None) in laid.told
    assert any("Roll-off for the start" in text for text in laid.heard("narrated"))
    laid.close()


def test_a_roll_off_can_still_be_prevented_by_undo() -> None:
    laid = lay("Anna", "Ben", sheet="own", tasks=["any-4"] * 6, pace=SLOW).start()
    table = laid.table
    while not table.is_busy:
        laid.table.roll()
        table.decide(next(str(a) for a in table.state.legal_actions() if isinstance(a, Decision)))
    assert table.current_seat is None
    assert table.can_undo
    table.roll()
    assert laid.heard("refused") == ["The dice are still falling. One moment, please."]
    table.undo()
    assert table.is_persons_turn
    laid.close()


def test_no_timer_runs_while_the_table_waits_for_a_person(qtbot: QtBot) -> None:
    with at_table("Anna", "cpu") as laid:
        for _ in range(3):
            qtbot.wait(5)
            assert not laid.table._loop.is_waiting
            laid.play_turn()
    assert not laid.table._loop.is_waiting


def test_a_table_that_was_left_does_nothing_more(qtbot: QtBot) -> None:
    with at_table("Anna", "cpu", pace=SLOW) as laid:
        laid.table.roll()
        laid.table.decide(next(str(a) for a in laid.table.state.legal_actions() if isinstance(a, Decision)))
        lines = laid.table.record.lines
        laid.table.leave()
        laid.table.leave()
        laid.names_told()
        laid.table.skip()
        qtbot.wait(5)
        for wish in (laid.table.roll, laid.table.undo, laid.table.redo, laid.table.set_aside_all):
            wish()
        assert laid.names_told() == ["refused"] * 4
        assert laid.table.record.lines == lines
        assert not laid.table.is_busy


def test_a_finished_game_is_shown_and_left() -> None:
    finished = lay("Anna", "Ben").start().play_to_the_end().table.record
    laid = Laid(finished).start()
    assert laid.names_told() == ["game_ended"]
    assert laid.table.can_undo
    assert laid.table.state.is_over()
    laid.close()
    assert not laid.table.record.is_sealed, "its seed is not at hand"


def test_the_last_entry_can_be_taken_back_until_the_game_is_left() -> None:
    laid = lay("Anna", "Ben").start().play_to_the_end()
    before = laid.table.record
    laid.table.undo()
    assert laid.table.is_persons_turn
    assert not laid.table.state.is_over()
    laid.table.redo()
    assert laid.table.state == before.state
    assert laid.heard("game_ended") == [None, None]
    laid.close()
    assert laid.table.record.is_sealed
    assert not laid.table.can_undo


def test_a_running_game_with_real_dice_is_only_shown() -> None:
    laid = Laid(begun("Anna", "cpu", seed=None))
    laid.table.start()
    assert [name for name, _text in laid.told] == ["failed"]
    assert not laid.table.is_persons_turn
    assert not laid.table.is_busy
    laid.table.roll()
    assert laid.names_told() == ["failed", "refused"]
    laid.close()


def test_paces_are_named_and_the_fast_ones_are_faster() -> None:
    assert list(PACES) == ["slow", "normal", "fast", "instant"]
    pauses = [(p.before_computer, p.between_steps, p.automatic, p.roll_off) for p in PACES.values()]
    assert pauses == sorted(pauses, reverse=True)
    assert pauses[-1] == (0, 0, 0, 0)
