"""H and the coach in the real window, for every game that somebody advises in."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest
from fake_adviser import FakeAdviser
from pytestqt.qtbot import QtBot
from window_play import Begin, press

import kribbeln_desktop.players as players
from kribbeln_desktop.app.advice_desk import LIMITS
from kribbeln_desktop.app.program import Program
from kribbeln_desktop.app.settings import COACH_LIMITS
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.advice_card import AdviceCard
from kribbeln_desktop.widgets.new_game_page import NewGame

GAME_IDS = [game.id for game in GAMES]
ALL = {"roll 1 2 3 4 5": 20.0, "roll 1 2 3 4 5 6": 20.0}


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> FakeAdviser:
    """Rolling all dice is worth 20, anything else nothing."""
    fake = FakeAdviser(ALL)
    for game_id in GAME_IDS:
        monkeypatch.setitem(players.ADVISERS, game_id, lambda: fake)
    return fake


def laid(program: Program, game_id: str) -> GameTable:
    program.start(NewGame(game_id, (SeatEntry("Anna", None), SeatEntry("Ben", None)), {"start": 0}))
    table = program.desk.table
    assert table is not None
    return table


def card(program: Program) -> AdviceCard:
    found = program.window.game_page.findChildren(AdviceCard)
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_h_works_in_every_game(begin: Begin, qtbot: QtBot, adviser: FakeAdviser, game_id: str) -> None:
    program = begin()
    table = laid(program, game_id)
    qtbot.waitUntil(lambda: table.is_persons_turn)
    press(program, "R", "H")
    qtbot.waitUntil(lambda: bool(card(program).rows()))
    assert card(program).isVisible()
    assert card(program).sentence.text().startswith("Roll all dice. ")


def test_without_h_nothing_of_it_is_made(begin: Begin, adviser: FakeAdviser) -> None:
    program = begin()
    laid(program, "kniffel")
    press(program, "R", "R")
    assert program.window.game_page.findChildren(AdviceCard) == []
    assert adviser.prepared == 0


def test_a_start_loads_nothing_of_it() -> None:
    code = "import kribbeln_desktop.app.program, sys; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    loaded = {name for name in found.stdout.split() if name.startswith("kribbeln_desktop.")}
    assert "kribbeln_desktop.widgets.game_page" in loaded
    assert {name for name in loaded if "advi" in name or "coach" in name} == set()


def test_a_game_without_an_adviser_says_so(begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(players.ADVISERS, "kniffel", raising=False)
    program = begin()
    laid(program, "kniffel")
    press(program, "H")
    qtbot.waitUntil(lambda: card(program).sentence.text() == "There is no advice for this game yet.")


def test_h_follows_to_the_next_game(begin: Begin, qtbot: QtBot, adviser: FakeAdviser) -> None:
    program = begin()
    laid(program, "kniffel")
    press(program, "H")
    qtbot.waitUntil(lambda: bool(card(program).rows()))
    laid(program, "kniffel-kids")
    assert not card(program).isVisible()
    press(program, "R", "H")
    qtbot.waitUntil(lambda: bool(card(program).rows()) and card(program).isVisible())
    assert adviser.prepared == 2


def test_the_coach_of_the_settings_holds_back_and_writes_nothing(
    begin: Begin, qtbot: QtBot, adviser: FakeAdviser
) -> None:
    program = begin()
    program.use(replace(program.settings, coach="2"))
    table = laid(program, "kniffel")
    press(program, "R")
    qtbot.waitUntil(lambda: len(table.record.steps) == 2)
    before = table.record
    table.decide("score chance")
    said = program.window.game_page.panel.verdict.event_line
    qtbot.waitUntil(lambda: said.text().startswith("That gives away 20.00 points: better roll all dice."))
    assert table.record is before
    table.decide("score chance")
    assert table.record.lines[-1] == "score chance"


def test_the_coach_can_be_turned_off_while_a_game_runs(begin: Begin, qtbot: QtBot, adviser: FakeAdviser) -> None:
    program = begin()
    program.use(replace(program.settings, coach="2"))
    table = laid(program, "kniffel")
    program.use(replace(program.settings, coach="off"))
    press(program, "R")
    table.decide("score chance")
    assert table.record.lines[-1] == "score chance"


def test_the_coach_can_be_turned_on_where_no_game_lies(begin: Begin) -> None:
    program = begin()
    for coach in COACH_LIMITS:
        program.use(replace(program.settings, coach=coach))
        assert program.settings.coach == coach


def test_a_game_that_is_gone_takes_its_coach_along(begin: Begin, qtbot: QtBot, adviser: FakeAdviser) -> None:
    program = begin()
    program.use(replace(program.settings, coach="2"))
    laid(program, "kniffel")
    program.window.actions_by_id["new"].trigger()
    qtbot.wait(10)
    program.use(replace(program.settings, coach="5"))
    laid(program, "kniffel")
    press(program, "H")
    qtbot.waitUntil(lambda: bool(card(program).rows()))


def test_every_limit_that_can_be_chosen_is_known() -> None:
    assert tuple(LIMITS) == COACH_LIMITS
    shares = {limit_id: limit for limit_id, limit in LIMITS.items() if limit is not None}
    assert {i: (limit.number, limit.is_percent) for i, limit in shares.items()} == {
        "0.5": (0.5, False),
        "1": (1, False),
        "2": (2, False),
        "5": (5, False),
        "1%": (1, True),
        "2%": (2, True),
        "5%": (5, True),
        "10%": (10, True),
    }
