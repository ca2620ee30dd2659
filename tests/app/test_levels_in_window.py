"""What the window says of computers that are not ready, or cannot be."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot
from window_play import Begin, lay

from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.players import LEVELS, Level, find_level
from kribbeln_desktop.players.kribbeln import Casual
from kribbeln_desktop.table import computers
from kribbeln_desktop.widgets import notice_bar

TITLES = {"strong": mark("Levels", "Strong"), "best": mark("Levels", "Best")}


class Missing(Casual):
    """A level whose file is not there."""

    def prepare(self, state: State) -> None:
        raise ResourceError(mark("Test", "The file best.table is missing."))


class Slow(Casual):
    """A level that is ready when it is told to be."""

    def __init__(self) -> None:
        super().__init__()
        self.may_go = threading.Event()

    def prepare(self, state: State) -> None:
        self.may_go.wait(20)


def strongest(monkeypatch: pytest.MonkeyPatch, best: Casual) -> None:
    """Let ``best`` be Kribbeln's strongest level."""
    level = Level("best", TITLES["best"], mark("Test", ""), lambda: best, True)
    monkeypatch.setitem(
        LEVELS, "kribbeln", (find_level("kribbeln", "beginner"), find_level("kribbeln", "casual"), level)
    )


def test_a_missing_file_is_named_above_the_game_and_in_its_line(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    strongest(monkeypatch, Missing())
    program = begin()
    table = lay(program, "Ada", "Bob", level="best")
    told = "The file best.table is missing. Until then “Casual” plays for Ada, Bob in place of “Best”."
    qtbot.waitUntil(lambda: program.window.notice.sentence() == told)
    qtbot.waitUntil(lambda: table.state.is_over(), timeout=20_000)
    assert program.window.notice.sentence() == told
    program.use(replace(program.settings, language="de"))
    qtbot.waitUntil(lambda: "„Spitze“" in program.window.notice.sentence())


def test_a_level_that_is_not_ready_is_told_and_so_is_when_it_is(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "PATIENCE_MS", 0)
    monkeypatch.setattr(notice_bar, "MOMENT_MS", 300)
    slow = Slow()
    strongest(monkeypatch, slow)
    program = begin()
    table = lay(program, "Ada", "Bob", level="best")
    notice = program.window.notice
    qtbot.waitUntil(lambda: "is still working out its tables" in notice.sentence())
    assert notice.sentence().endswith("until it is ready, “Casual” plays for Ada, Bob.")
    qtbot.wait(400)
    assert notice.isVisible(), "as long as it is so"
    slow.may_go.set()
    qtbot.waitUntil(lambda: notice.sentence() == "“Best” is ready and plays for Ada, Bob from now on.")
    qtbot.waitUntil(lambda: not notice.isVisible())
    assert not table.is_persons_turn


def test_the_program_ends_while_a_level_is_prepared(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow()
    strongest(monkeypatch, slow)
    program = begin()
    lay(program, "Ada", "Bob", level="best")
    qtbot.wait(20)
    program.window.close()
    assert program.desk.table is None
    slow.may_go.set()
