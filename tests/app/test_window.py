"""The real window, by keyboard and across restarts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_play import Begin, lay, play_turn, press


def test_a_whole_game_from_the_first_start_by_keyboard_alone(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    page = program.window.new_game_page
    assert program.window.pages.currentWidget() is page
    field = QApplication.focusWidget()
    assert field is not None
    QTest.keyClicks(field, "Anna")
    press(program, "Return")
    table = program.desk.table
    assert table is not None
    assert table.names[0] == "Anna"
    assert len(table.names) > 1
    for _ in range(200):
        qtbot.waitUntil(lambda: table.is_persons_turn or table.state.is_over(), timeout=20_000)
        if table.state.is_over():
            break
        play_turn(program)
    assert table.state.is_over()
    assert program.window.game_page.panel.end.isVisible()
    assert sum(table.state.totals()) == sum(program.desk.table.state.final_standings().points)  # type: ignore[union-attr]


def test_a_game_goes_on_after_a_restart_where_it_was(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    press(program, "R", "2")
    before = program.desk.table
    assert before is not None
    state, lines = before.state, before.record.lines
    program = begin()
    assert program.window.new_game_page.seats.resume.isVisible()
    program.window.new_game_page.seats.resume.click()
    after = program.desk.table
    assert after is not None
    assert after.state == state
    assert after.record.lines == lines
    press(program, "R")
    assert after.state.tray().rolls_used == 2


def test_a_game_begun_by_mistake_does_not_stand_before_the_one_that_waits(begin: Begin, tmp_path: Path) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    press(program, "R")
    lay(program, "Cleo", "Dora")
    program.window.actions_by_id["new"].trigger()
    program.window.new_game_page.seats.resume.click()
    table = program.desk.table
    assert table is not None
    assert table.names == ("Anna", "Ben")
    assert len(list((tmp_path / "running").iterdir())) == 2, "a record and its seed"


def test_a_finished_game_is_not_resumed_and_reveals_its_seed(begin: Begin, qtbot: QtBot, tmp_path: Path) -> None:
    program = begin()
    table = lay(program, "Ada", "Bob", level="casual")
    qtbot.waitUntil(lambda: table.state.is_over(), timeout=20_000)
    program = begin()
    assert not program.window.new_game_page.seats.resume.isVisible()
    (kept,) = (tmp_path / "games").glob("*.kribbeln")
    assert kept.read_text(encoding="utf-8").splitlines()[-1].startswith("seed ")
    assert not list((tmp_path / "running").iterdir())


def test_a_wish_that_is_not_possible_is_answered_in_a_sentence(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    table = lay(program, "Anna", "Ben")
    press(program, "X")
    assert program.window.game_page.panel.verdict.event_line.text() == "Roll the dice first."
    assert table.record.lines == ()


def test_letters_typed_into_a_name_do_not_play(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    program.window.actions_by_id["new"].trigger()
    page = program.window.new_game_page
    field = page.seats.rows[0].name
    field.setFocus()
    field.clear()
    QTest.keyClicks(field, "rxk1")
    assert field.text() == "rxk1"


def test_language_and_look_change_while_a_game_runs_and_do_not_touch_it(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    table = lay(program, "Anna", "Ben", sheet="1")
    press(program, "R", "1")
    state, aside = table.state, table.set_aside
    titles = [action.text() for action in program.window.menuBar().actions()]
    program.use(replace(program.settings, language="de", look="dark"))
    qtbot.wait(20)
    assert [action.text() for action in program.window.menuBar().actions()] != titles
    program.use(replace(program.settings, language="en", look="contrast"))
    qtbot.wait(20)
    assert [action.text() for action in program.window.menuBar().actions()] == titles
    assert (table.state, table.set_aside) == (state, aside)


def test_a_damaged_record_is_refused_in_a_sentence_and_the_game_goes_on(
    begin: Begin, qtbot: QtBot, tmp_path: Path
) -> None:
    program = begin()
    table = lay(program, "Anna", "Ben")
    bad = tmp_path / "bad.kribbeln"
    bad.write_text('{"kribbeln-record": 1, "game": "kribbeln", "seats": [], "dice": "real"}\n', encoding="utf-8")
    program.open(bad)
    assert "damaged in line 1" in program.window.notice.sentence()
    assert program.desk.table is table


def test_a_new_game_does_not_end_the_old_one(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    press(program, "R")
    program.window.actions_by_id["new"].trigger()
    assert program.window.new_game_page.seats.resume.isVisible()
    assert program.desk.table is None


def test_a_game_that_is_left_while_dice_fall_leaves_the_keys_alive(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    program.use(replace(program.settings, animation_ms=300))
    lay(program, "Anna", "Ben")
    press(program, "R")
    assert program.window.game_page.panel.dice.is_tumbling()
    program.window.actions_by_id["new"].trigger()
    qtbot.wait(400)
    program.use(replace(program.settings, animation_ms=0))
    table = lay(program, "Anna", "Ben")
    press(program, "R")
    assert table.state.tray().rolls_used == 1


def test_undo_is_offered_exactly_while_the_table_allows_it(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    table = lay(program, "Anna", "Ben", sheet="6", undo="strict")
    undo = program.window.actions_by_id["undo"]
    assert not undo.isEnabled()
    press(program, "R")
    press(program, "Return", "X")
    assert table.state.tray().rolls_used == 0
    assert undo.isEnabled()
    press(program, "Z")
    assert table.state.tray().rolls_used == 1
    assert not undo.isEnabled()
    assert program.window.actions_by_id["redo"].isEnabled()


def test_the_window_keeps_its_place(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    program.window.resize(790, 700)
    size = program.window.size()
    program = begin()
    assert program.window.size() == size
