"""Every game in the real window, from its start to its end: by keys alone, and by the mouse alone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from window_play import Begin, press

from kribbeln_desktop.app.program import Program
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.table.sheet_model import CELL_ROLE
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.new_game_page import NewGame
from kribbeln_desktop.widgets.sheet_view import SheetView

every_game = pytest.mark.parametrize("game_id", [game.id for game in GAMES])


def laid(program: Program, game_id: str, *people: str) -> GameTable:
    """These people and a computer at one table."""
    seats = (*map(SeatEntry, people), SeatEntry("Berta", "casual"))
    program.start(NewGame(game_id, seats, {}))
    table = program.desk.table
    assert table is not None
    return table


def is_due(table: GameTable) -> bool:
    return table.is_persons_turn or table.state.is_over()


@every_game
def test_a_whole_game_by_keys_alone(game_id: str, begin: Begin, qtbot: QtBot) -> None:
    """Space rolls and leads to the sheet, numbers set aside, Enter enters; in German."""
    program = begin()
    program.use(replace(program.settings, language="de"))
    table = laid(program, game_id, "Anna")
    for _ in range(400):
        qtbot.waitUntil(lambda: is_due(table), timeout=20_000)
        if table.state.is_over():
            break
        press(program, "Space", "1", "R", "R")
        while table.is_persons_turn and table.state.tray().rolls_used == 3:
            before = len(table.record.lines)
            press(program, "Space")
            if len(table.record.lines) == before:
                press(program, "Return")
            assert len(table.record.lines) > before
    assert table.state.is_over()
    assert program.window.game_page.panel.end.isVisible()


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or QPoint())


def click_best(program: Program, sheet: SheetView) -> None:
    """The cell that can be filled and gives most; where there is none, the big button."""
    panel = program.window.game_page.panel
    choices = sheet.choices()
    if choices:
        best = max(choices, key=lambda index: index.data(CELL_ROLE).entry or 0)
        click(sheet.viewport(), sheet.visualRect(best).center())
    else:
        click(panel.main_button if not panel.enter_button.isEnabled() else panel.enter_button)


@every_game
def test_a_whole_game_by_the_mouse_alone(game_id: str, begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    program.window.resize(1280, 800)
    table = laid(program, game_id, "Anna", "Ben")
    page = program.window.game_page
    for _ in range(800):
        qtbot.waitUntil(lambda: is_due(table), timeout=20_000)
        if table.state.is_over():
            break
        qtbot.wait(1)
        if table.can_roll and table.state.tray().rolls_used < 2:
            click(page.panel.main_button)
            qtbot.wait(1)
            if table.state.tray().may_choose and 1 not in table.set_aside:
                click(page.panel.dice.buttons()[0])
                assert table.set_aside == {1}
            continue
        before = len(table.record.lines)
        click_best(program, page.sheet)
        assert len(table.record.lines) > before
    assert table.state.is_over()
    assert program.window.game_page.panel.end.isVisible()
