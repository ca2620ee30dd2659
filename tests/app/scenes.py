"""Every page and dialog of the program, one after the other, as a person comes upon them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from window_play import lay, press

from kribbeln_desktop.app.program import Program
from kribbeln_desktop.app.settings_dialog import SettingsDialog
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.table.refusals import REAL_DICE
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.advice_card import AdviceCard
from kribbeln_desktop.widgets.help_dialog import TABS
from kribbeln_desktop.widgets.new_game_page import NewGame

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
SEATS = tuple(map(SeatEntry, NAMES, (None, "casual", "beginner", "casual", None)))
PLAYTHROUGHS = Path(__file__).resolve().parents[1] / "playthroughs"
Scene = tuple[str, QWidget]


def scenes(program: Program, qtbot: QtBot) -> Iterator[Scene]:
    """What it is, and the window that shows it."""
    yield from _pages(program, qtbot)
    yield from _dialogs(program, qtbot)


def _pages(program: Program, qtbot: QtBot) -> Iterator[Scene]:
    window = program.window
    program.offer_new_game()
    yield "new game", _settled(window, qtbot)
    table = lay(program, "Anna", "Ben", sheet="1", start=0)
    yield "nothing rolled", _settled(window, qtbot)
    press(program, "R", "1")
    yield "rolled", _settled(window, qtbot)
    press(program, "R", "R")
    for key in ("Return", "X", "K"):
        press(program, key)
    yield "refused", _settled(window, qtbot)
    program.tell(REAL_DICE)
    yield "notice", _settled(window, qtbot)
    _tie(program, table, qtbot)
    yield "roll-off", _settled(window, qtbot)
    program.window.actions_by_id["new"].trigger()
    seats = window.new_game_page.seats
    for _ in range(5):
        seats.add_computer.click()
    yield "new game with five", _settled(window, qtbot)
    program.start(NewGame("kribbeln", SEATS, {"sheet": "3", "start": 0, "rising": False, "undo": "free"}))
    press(program, "R")
    yield "five rolled", _settled(window, qtbot)
    program.start(NewGame("kniffel-kids", SEATS[:1], {}))
    press(program, "R", "H")
    page = window.game_page
    qtbot.waitUntil(lambda: any(card.rows() for card in page.findChildren(AdviceCard)), timeout=20_000)
    yield "advice", _settled(window, qtbot)
    for name, record in (("the end of five", "kribbeln-5-drawn-dice"), ("the end alone", "kribbeln-1-practice")):
        program.open(PLAYTHROUGHS / f"{record}.kribbeln")
        yield name, _settled(window, qtbot)


def _tie(program: Program, table: GameTable, qtbot: QtBot) -> None:
    """Both cross the first task out, and the roll-off for the next row waits."""
    program.use(replace(program.settings, pace="slow"))
    for _ in range(60):
        if table.current_seat is None or table.state.is_over():
            break
        press(program, "R", "X", "Return")
        qtbot.wait(1)
    program.use(replace(program.settings, pace="instant"))


def _dialogs(program: Program, qtbot: QtBot) -> Iterator[Scene]:
    window = program.window
    settings = SettingsDialog(program.settings, window)
    yield from _shown("settings", settings, qtbot)
    for tab in TABS:
        program.in_view.help(tab)
        assert program.in_view.help_dialog is not None
        yield from _shown(f"help {tab}", program.in_view.help_dialog, qtbot)
    asked = program.tr("This game could not be saved and would be lost. Leave it all the same?")
    buttons = QMessageBox.StandardButton
    question = QMessageBox(
        QMessageBox.Icon.Question, window.windowTitle(), asked, buttons.Yes | buttons.No, parent=window
    )
    yield from _shown("question", question, qtbot)
    for action_id in ("print", "pad"):
        program.window.actions_by_id[action_id].trigger()
        assert program.in_view.print_dialog is not None
        yield action_id, _settled(program.in_view.print_dialog, qtbot)
        program.in_view.print_dialog.close()
    yield from _review(program, qtbot)


def _review(program: Program, qtbot: QtBot) -> Iterator[Scene]:
    program.open(PLAYTHROUGHS / "kniffel-kids-2-drawn-dice.kribbeln")
    program.window.actions_by_id["review"].trigger()
    dialog = program.reviews.desk().dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.picture is not None)
    yield "review", _settled(dialog, qtbot)
    dialog.costly_only.setChecked(True)
    yield "review of what cost something", _settled(dialog, qtbot)
    dialog.close()


def _shown(name: str, dialog: QWidget, qtbot: QtBot) -> Iterator[Scene]:
    with qtbot.waitExposed(dialog):
        dialog.show()
    yield name, _settled(dialog, qtbot)
    dialog.close()


def _settled(window: QWidget, qtbot: QtBot) -> QWidget:
    qtbot.wait(5)
    QCoreApplication.processEvents()
    window.grab()
    return window
