"""Odds in the real window: asked for by a key, remembered, and gone without a trace."""

from __future__ import annotations

import subprocess
import sys

from pytestqt.qtbot import QtBot
from window_play import Begin, lay, press

from kribbeln_desktop.app.program import Program
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.players.table_odds import table_odds
from kribbeln_desktop.table.odds_words import ShownOdds, shown_odds
from kribbeln_desktop.table.sheet_model import ODDS_ROLE, ROW_ROLE
from kribbeln_desktop.widgets.new_game_page import NewGame


def odds_shown(program: Program) -> dict[str, ShownOdds]:
    """What the sheet shows, by row."""
    model = program.window.game_page.sheet.model()
    indices = [model.index(row, column) for row in range(model.rowCount()) for column in range(model.columnCount())]
    return {index.data(ROW_ROLE): index.data(ODDS_ROLE) for index in indices if index.data(ODDS_ROLE)}


def wanted(program: Program) -> dict[str, ShownOdds]:
    table = program.desk.table
    assert table is not None
    return {row: shown_odds(odds) for row, odds in table_odds(table.state, table.set_aside).items()}


def test_the_key_shows_them_and_every_die_set_aside_changes_them(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    program.start(NewGame("kniffel", (SeatEntry("Anna"), SeatEntry("Ben")), {}))
    press(program, "R")
    assert odds_shown(program) == {}
    press(program, "O")
    assert program.settings.shows_odds
    assert program.window.actions_by_id["odds"].isChecked()
    qtbot.waitUntil(lambda: odds_shown(program) == wanted(program) != {})
    press(program, "1", "2")
    qtbot.waitUntil(lambda: odds_shown(program) == wanted(program) != {})
    press(program, "O")
    assert odds_shown(program) == {}
    assert not program.window.actions_by_id["odds"].isChecked()


def test_they_are_remembered_and_shown_in_the_next_game(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    press(program, "O")
    program = begin()
    assert program.settings.shows_odds
    assert program.window.actions_by_id["odds"].isChecked()
    lay(program, "Anna", "Ben")
    verdict = program.window.game_page.panel.verdict
    qtbot.waitUntil(lambda: verdict.odds.text() == "chance 97\u00a0%")  # solvers 5.3: no orange .9725
    assert list(odds_shown(program)) == ["t1"]
    program.window.actions_by_id["new"].trigger()
    assert verdict.odds.text() == ""
    program.start(NewGame("dice-duel", (SeatEntry("Anna"),), {}))
    qtbot.waitUntil(lambda: odds_shown(program) == wanted(program) != {})
    assert verdict.odds.text() == "", "any row may be played"


def test_computers_have_none(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    press(program, "O")
    program.start(NewGame("kniffel", (SeatEntry("Ada", "casual"), SeatEntry("Bob", "casual")), {}))
    table = program.desk.table
    assert table is not None
    qtbot.waitUntil(lambda: table.state.is_over(), timeout=20_000)
    assert odds_shown(program) == {}


def test_who_does_not_want_them_does_not_pay_for_them() -> None:
    code = "import kribbeln_desktop.app.program, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "kribbeln_desktop.table.sheet_model" in loaded
    assert [name for name in loaded if "odds" in name or name == "numpy"] == []
