"""Advice and coach for whatever game lies on the table. Made when first wanted, so that nobody else pays for it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject

from kribbeln_desktop.players.player import Adviser
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.advisor import Advisor
from kribbeln_desktop.table.coach import Coach, Limit
from kribbeln_desktop.table.jobs import JobRunner
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.advice_view import AdviceView
from kribbeln_desktop.widgets.game_page import GamePage

LIMITS: dict[str, Limit | None] = {
    "off": None,
    "0.5": Limit(0.5),
    "1": Limit(1),
    "2": Limit(2),
    "5": Limit(5),
    "1%": Limit(1, is_percent=True),
    "2%": Limit(2, is_percent=True),
    "5%": Limit(5, is_percent=True),
    "10%": Limit(10, is_percent=True),
}
"""What the coach lets pass, by the ids that settings keep."""


class AdviceDesk(QObject):
    """Has a thread of its own, so that no computer waits while advice is worked out."""

    def __init__(self, page: GamePage, look: Look, make_adviser: Callable[[str], Adviser], parent: QObject) -> None:
        super().__init__(parent)
        self._make_adviser = make_adviser
        self._runner = JobRunner(parent=self)
        self._coach: Coach | None = None
        self._limit: Limit | None = None
        self.view = AdviceView(page, look)

    def follow(self, table: GameTable) -> None:
        """Advise at this table from now on; it takes what advises it along when it goes."""
        advisor = Advisor(table, self._make_adviser, self._runner, table)
        self._coach = Coach(table, advisor, table)
        self._coach.set_limit(self._limit)
        self.view.follow(table, advisor, self._coach)

    def set_coach(self, limit_id: str) -> None:
        """Let the coach speak from this limit on, one of ``LIMITS``."""
        self._limit = LIMITS[limit_id]
        if self._coach is not None:
            with suppress(RuntimeError):  # it has gone with its table
                self._coach.set_limit(self._limit)

    def close(self) -> None:
        """The program ends."""
        self._runner.shut_down()
