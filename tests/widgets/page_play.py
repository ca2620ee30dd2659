"""A game page in a window, with its actions, a table below it, and everything that a screen reader is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from table_play import lay

from kribbeln_desktop.games import GAMES
from kribbeln_desktop.printing.palette import LIGHT
from kribbeln_desktop.table.dice_model import DiceModel
from kribbeln_desktop.table.pace import INSTANT, Pace
from kribbeln_desktop.table.sheet_model import SheetModel
from kribbeln_desktop.widgets.actions import connect_all
from kribbeln_desktop.widgets.die_button import DieButton
from kribbeln_desktop.widgets.game_page import GamePage
from kribbeln_desktop.widgets.main_window import MainWindow
from kribbeln_desktop.widgets.new_game_page import NewGamePage
from kribbeln_desktop.widgets.notice_bar import NoticeBar

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SLOW = Pace(before_computer=60_000, between_steps=60_000, automatic=60_000, roll_off=60_000)


class Play(Protocol):
    """The fixture ``play``."""

    def __call__(self, *seats: str, **options: Any) -> PageInWindow: ...


class PageInWindow:
    """Plays one game on one page."""

    def __init__(
        self,
        qtbot: QtBot,
        *seats: str,
        animation_ms: int = 0,
        size: tuple[int, int] = (1180, 760),
        pace: Pace = INSTANT,
        **options: Any,
    ) -> None:
        self.qtbot = qtbot
        self.window = MainWindow()
        self.page = GamePage(LIGHT)
        self.window.furnish(NoticeBar(LIGHT), NewGamePage(GAMES, {"kribbeln": []}), self.page)
        qtbot.addWidget(self.window)
        self.panel, self.dice, self.sheet = self.page.panel, self.page.panel.dice, self.page.sheet
        self.panel.animation_ms = animation_ms
        self.dice.move_ms = 0
        self.said: list[str] = []
        self.panel._talk._announce = self.said.append
        self.laid = lay(*seats, pace=pace, **options)
        self.table = self.laid.table
        connect_all(self.window.actions_by_id, self._slots())
        self.page.set_table(self.table, DiceModel(self.table, self.table), SheetModel(self.table, (), self.table))
        self.window.show_game_page("Test")
        self.table.start()
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.window.resize(*size)  # shown first, as the offscreen screen is small
        if pace is INSTANT:
            self.laid.settle()
        self.settle()

    def _slots(self) -> list[tuple[str, Callable[[], object]]]:
        return [
            ("roll", self.panel.do_main),
            ("enter", self.page.enter),
            ("cross", lambda: self.panel.decide("cross")),
            ("switch", lambda: self.panel.decide("switch")),
            ("block", self.page.next_block),
            ("aside-all", self.page.set_all_aside),
            ("undo", self.table.undo),
            ("redo", self.table.redo),
            ("zoom-in", lambda: self.sheet.set_zoom(1)),
            ("zoom-fit", lambda: self.sheet.set_zoom(0)),
        ]

    def action(self, action_id: str) -> QAction:
        return self.window.actions_by_id[action_id]

    def settle(self) -> None:
        """Let everything be shown."""
        for _ in range(3):
            QCoreApplication.processEvents()

    def press(self, *keys: Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Keys, wherever the focus is."""
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)
            self.settle()

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())
        self.settle()

    def die(self, position: int) -> DieButton:
        return self.dice.buttons()[position - 1]

    def event_line(self) -> str:
        return self.panel.verdict.event_line.text()

    def status(self) -> str:
        return self.panel.verdict.status.text()

    def kept(self) -> list[int]:
        return sorted(self.table.set_aside)


class Painted(QObject):
    """Counts how often widgets are painted."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.counts = dict.fromkeys(widgets, 0)
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            assert isinstance(watched, QWidget)
            self.counts[watched] += 1
        return False

    def take(self) -> list[int]:
        """The counts since the last time."""
        counts = list(self.counts.values())
        self.counts = dict.fromkeys(self.counts, 0)
        return counts
