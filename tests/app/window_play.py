"""The real window for tests: begun on one data folder, played by keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kribbeln_desktop.app.program import Program
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.new_game_page import NewGame

Begin = Callable[[], Program]
"""Starts the program, as often as wanted; the one before has ended."""

KEYS = {"Return": Qt.Key.Key_Return, "Space": Qt.Key.Key_Space}


def lay(program: Program, *names: str, level: str | None = None, **options: object) -> GameTable:
    """A game of these people (or computers of ``level``) on the table."""
    program.start(NewGame("kribbeln", tuple(SeatEntry(name, level) for name in names), options))
    table = program.desk.table
    assert table is not None
    return table


def press(program: Program, *keys: str) -> None:
    """Keys as the window gets them: wherever the focus is."""
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or program.window, KEYS.get(key) or Qt.Key(ord(key)))


def play_turn(program: Program) -> None:
    """Roll while a roll is left, keep the high dice, then enter, else switch, else cross out; keys only."""
    table = program.desk.table
    assert table is not None
    press(program, "Space")
    for _ in range(2):
        if not table.is_persons_turn or table.state.tray().rolls_used == 0:
            return
        for place, die in enumerate(table.state.tray().dice, 1):
            wanted = die.face is not None and die.face.pips >= 5
            if wanted != (place in table.set_aside):
                press(program, str(place))
        if table.can_roll:
            press(program, "R")
    for key in ("Return", "K", "X"):
        if table.is_persons_turn and table.state.tray().rolls_used > 0:
            press(program, key)
