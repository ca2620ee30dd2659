"""The review from the window: by its key and its button, beside the game, on paper; and what goes wrong."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from time import sleep

import pytest
from judges import AnyJudge
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from window_play import Begin, lay, press

from kribbeln_desktop.app import review_desk
from kribbeln_desktop.app.program import Program
from kribbeln_desktop.app.review_picture import review_picture
from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.record import read_record
from kribbeln_desktop.core.texts import mark, say, untranslated
from kribbeln_desktop.games import find_game
from kribbeln_desktop.players import JUDGES
from kribbeln_desktop.players.review import review
from kribbeln_desktop.printing.review_page import when_words
from kribbeln_desktop.printing.review_picture import Weighed
from kribbeln_desktop.widgets.review_dialog import ReviewDialog

PLAYTHROUGHS = Path(__file__).resolve().parents[1] / "playthroughs"
FINISHED = PLAYTHROUGHS / "kribbeln-4-switches-and-undo.kribbeln"


@pytest.fixture(autouse=True)
def _judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(JUDGES, "kribbeln", AnyJudge)


def shown(program: Program) -> ReviewDialog:
    """The window of the review."""
    dialog = program.reviews.desk().dialog
    assert dialog is not None
    return dialog


def reviewed(program: Program, qtbot: QtBot) -> ReviewDialog:
    """The window of the review, once it shows one."""
    dialog = shown(program)
    qtbot.waitUntil(lambda: dialog.picture is not None)
    return dialog


def test_a_finished_game_is_reviewed_by_its_button_and_by_a_key(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    program.open(FINISHED)
    program.window.game_page.panel.end.review.click()
    dialog = reviewed(program, qtbot)
    assert dialog.isVisible()
    record = read_record(FINISHED.read_bytes(), find_game)
    assert dialog.list.rowCount() == len(review(record, AnyJudge()).judgements)
    program.window.activateWindow()
    program.window.game_page.setFocus()
    qtbot.waitUntil(program.window.isActiveWindow)
    press(program, "V")
    assert reviewed(program, qtbot) is not dialog


def test_a_running_game_can_be_reviewed_once_something_was_done(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    action = program.window.actions_by_id["review"]
    assert not action.isEnabled()
    table = lay(program, "Anna", "Ben")
    assert not action.isEnabled()
    press(program, "R", "R")
    assert action.isEnabled()
    action.trigger()
    dialog = reviewed(program, qtbot)
    assert dialog.list.rowCount() == 1
    assert dialog.picture is not None
    assert not dialog.picture.is_over
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    program.window.game_page.setFocus()
    press(program, "R")
    assert table.state.tray().rolls_used == 3, "the game goes on beside it"


def test_it_is_printed_and_saved_as_a_page(
    begin: Begin, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    program.open(FINISHED)
    program.window.actions_by_id["review"].trigger()
    reviewed(program, qtbot).print.click()
    page = program.reviews.desk().print_dialog
    assert page is not None
    assert page.isVisible()
    assert page.view.accessibleDescription() == "Page 1 of 1: Kribbeln – Review"
    QTest.keyClick(page.choices.fields["paper"], Qt.Key.Key_End)
    file = tmp_path / "review.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (str(file), "PDF (*.pdf)"))
    page.pdf.click()
    assert file.read_bytes().count(b"/Type /Page\n") == 1
    assert b"/MediaBox [0 0 612" in file.read_bytes()
    unwritable = tmp_path / "nowhere" / "review.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (str(unwritable), "PDF (*.pdf)"))
    page.pdf.click()
    assert str(unwritable) in page.notice.sentence()


def test_a_judge_that_cannot_be_made_is_told_in_the_window(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(AnyJudge):
        def prepare(self, state: State) -> None:
            raise ResourceError(mark("Test", "A table is missing."))

    monkeypatch.setitem(JUDGES, "kribbeln", Broken)
    program = begin()
    program.open(FINISHED)
    program.window.actions_by_id["review"].trigger()
    dialog = shown(program)
    qtbot.waitUntil(lambda: dialog.waiting.text() == "A table is missing.")
    assert not dialog.bar.isVisible()


def test_a_game_that_nobody_judges_is_a_sentence(begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(JUDGES, "kribbeln")
    program = begin()
    program.open(FINISHED)
    program.window.actions_by_id["review"].trigger()
    assert program.reviews.desk().dialog is None
    assert program.window.notice.sentence() == "Games of Kribbeln cannot be reviewed."


def test_closing_the_window_ends_the_reckoning(begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on, states = Event(), []

    class Slow(AnyJudge):
        def value(self, state: State, seat: int) -> float:
            states.append(state)
            goes_on.wait(20)
            return super().value(state, seat)

    monkeypatch.setitem(JUDGES, "kribbeln", Slow)
    program = begin()
    program.open(FINISHED)
    program.window.actions_by_id["review"].trigger()
    dialog = shown(program)
    qtbot.waitUntil(lambda: bool(states))
    assert dialog.isVisible(), "the window is not blocked meanwhile"
    dialog.reject()
    goes_on.set()
    qtbot.wait(50)
    assert dialog.picture is None
    assert len(states) <= 4, "nothing was reckoned after the start, for four seats"


def test_a_review_that_is_given_up_touches_nothing_afterwards(begin: Begin, qtbot: QtBot) -> None:
    """A thread in the midst of telling its progress when the window is deleted would crash the program."""
    program = begin()
    program.open(FINISHED)
    is_telling, told = Event(), []

    def tell_slowly(part: float) -> None:
        is_telling.set()
        sleep(0.2)
        told.append(part)

    program.window.actions_by_id["review"].trigger()
    reckoning = program.reviews.desk()._reviewed
    assert reckoning is not None
    reckoning.progressed.connect(tell_slowly, Qt.ConnectionType.DirectConnection)
    assert is_telling.wait(5)
    shown(program).reject()
    before = list(told)
    qtbot.wait(300)
    assert told == before


def test_luck_and_skill_put_no_decision_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a long game that takes half a second, in which the window would stand still."""
    record = read_record(FINISHED.read_bytes(), find_game)
    found = review(record, AnyJudge())
    told = review_desk._details(record, found)
    monkeypatch.setattr(Weighed, "__init__", lambda *_arguments: pytest.fail("a decision was put into words"))
    assert review_desk._details(record, found) == told
    assert len(told) == 4


def test_the_end_tells_luck_and_skill_of_each_seat(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    program.open(FINISHED)
    end = program.window.game_page.panel.end
    (first, *_others) = found = review(read_record(FINISHED.read_bytes(), find_game), AnyJudge()).seats
    qtbot.waitUntil(lambda: all("luck" in row.text() for row in end._rows))
    assert len(end._rows) == len(found) == 4
    words = {row.text().split(", ")[-1] for row in end._rows}
    assert f"luck {first.luck:+.2f} · skill {first.skill:.2f}".replace("-", "−") in words


def test_a_game_that_is_left_gets_no_luck_any_more(begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kribbeln_desktop.app.reviews.LUCK_AFTER_MS", 1)
    program = begin()
    program.open(FINISHED)
    lay(program, "Anna", "Ben")
    qtbot.wait(50)
    assert program.reviews._desk is None


def test_turns_are_counted_for_each_seat_and_a_switch_goes_on_with_one() -> None:
    """Each seat has a turn in each of the ten rows; a row that was filled by a switch needs none."""
    record = read_record(FINISHED.read_bytes(), find_game)
    picture = review_picture(record, review(record, AnyJudge()), untranslated, lambda value, _digits: str(value))
    lines = record.text().splitlines()
    switched = [decision for decision in picture.decisions if lines[decision.line - 1] == "switch"]
    assert switched
    for decision in switched:
        again = next(d for d in picture.decisions if d.seat == decision.seat and d.line > decision.line)
        assert (again.turn, again.attempt, again.roll) == (decision.turn, decision.attempt + 1, 1)
        assert say(when_words(again)) == f"Turn {again.turn}, attempt {again.attempt}, roll 1"
    assert {decision.attempt for decision in switched} <= {1, 2}
    for seat in range(len(record.names)):
        turns = [decision.turn for decision in picture.decisions if decision.seat == seat]
        assert turns == sorted(turns)
        assert turns[0] == 1
        assert turns[-1] <= 10
    assert all(decision.roll in (1, 2, 3) for decision in picture.decisions)


def test_in_games_of_boxes_each_entry_is_a_turn() -> None:
    record = read_record((PLAYTHROUGHS / "kniffel-kids-2-drawn-dice.kribbeln").read_bytes(), find_game)
    picture = review_picture(record, review(record, AnyJudge()), untranslated, lambda value, _digits: str(value))
    lines = record.text().splitlines()
    for seat in range(2):
        own = [decision for decision in picture.decisions if decision.seat == seat]
        entries = [d.turn for d in own if lines[d.line - 1].startswith("score")]
        assert entries == sorted(set(entries))
        assert entries[-1] <= 11
        assert {decision.attempt for decision in own} == {1}
