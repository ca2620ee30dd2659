"""When a game is reviewed: on demand, and its luck and skill at its end. What does the work is loaded then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from kribbeln_desktop.app.preferences import Preferences
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.main_window import MainWindow

if TYPE_CHECKING:
    from kribbeln_desktop.app.review_desk import ReviewDesk

LUCK_AFTER_MS = 900
"""So long a game is over before its luck and skill are reckoned: its end is painted first."""


class Reviews(QObject):
    """Follows the table."""

    def __init__(
        self, window: MainWindow, preferences: Preferences, tell: Callable[[Text], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window, self._preferences, self._tell = window, preferences, tell
        self._table: GameTable | None = None
        self._desk: ReviewDesk | None = None
        self._luck = QTimer(self, singleShot=True, interval=LUCK_AFTER_MS)
        self._luck.timeout.connect(self._tell_luck)

    def follow(self, table: GameTable | None) -> None:
        """Review this table's game from now on; None where there is none any more."""
        if table is self._table:
            return
        self._luck.stop()
        if self._desk is not None:
            self._desk.forget_luck()
        self._table = table
        if table is not None:
            table.game_ended.connect(self._luck.start)

    def open(self) -> None:
        """Show the review of the game, as far as it is played."""
        if self._table is not None:
            self.desk().open(self._table.record)

    def close(self) -> None:
        """The program ends."""
        self.follow(None)
        if self._desk is not None:
            self._desk.close()

    def desk(self) -> ReviewDesk:
        """What does the work."""
        if self._desk is None:
            from kribbeln_desktop.app.review_desk import ReviewDesk

            end = self._window.game_page.panel.end
            self._desk = ReviewDesk(self._window, end, self._preferences, self._tell)
        return self._desk

    def _tell_luck(self) -> None:
        if self._table is not None and self._table.state.is_over():
            self.desk().tell_luck(self._table.record)
