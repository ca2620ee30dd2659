"""The odds of the dice that are set aside, reckoned off the GUI thread as often as they change."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kribbeln_desktop.core.game import State
from kribbeln_desktop.table.jobs import Job, JobRunner
from kribbeln_desktop.table.odds_words import ShownOdds, shown_odds
from kribbeln_desktop.table.table import GameTable

if TYPE_CHECKING:  # numpy comes with it
    from kribbeln_desktop.players.table_odds import RowOdds

LOG = logging.getLogger(__name__)


class TableOdds(QObject):
    """Follows a table: there are odds while a person may still roll, and none else."""

    odds_changed = Signal()

    def __init__(self, table: GameTable, runner: JobRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.odds: Mapping[str, RowOdds] = {}
        """By the ids of the sheet's rows; those of a moment ago while the newest are reckoned."""
        self._table = table
        self._runner = runner
        self._job: Job | None = None
        self._asked: tuple[State, frozenset[int]] | None = None
        self._seat: int | None = None
        table.state_changed.connect(self._on_table_changed)
        table.set_aside_changed.connect(self._on_table_changed)
        self._on_table_changed()

    @property
    def played(self) -> ShownOdds | None:
        """The odds of the row that is being played; None in games in which a turn may end in any row."""
        rows = self._table.state.sheet().rows if self.odds else ()
        return next((shown_odds(self.odds[row.id]) for row in rows if row.played and row.id in self.odds), None)

    def stop(self) -> None:
        """Follow the table no more; there are no odds from now on."""
        self._table.state_changed.disconnect(self._on_table_changed)
        self._table.set_aside_changed.disconnect(self._on_table_changed)
        self._decline()
        self._show({})

    def _on_table_changed(self) -> None:
        """What is reckoned for a moment that has passed is not wanted any more; nor another seat's odds."""
        table = self._table
        tray = table.state.tray()
        may_roll = table.is_persons_turn and (tray.may_choose or tray.rolls_used == 0)
        asked = (table.state, table.set_aside) if may_roll else None
        if asked == self._asked:
            return
        self._decline()
        self._asked = asked
        if asked is None or table.current_seat != self._seat:
            self._show({})
        self._seat = table.current_seat
        if asked is not None:
            self._job = self._runner.submit(partial(_reckoned, *asked), self._on_reckoned)

    def _decline(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _on_reckoned(self, outcome: dict[str, RowOdds] | Exception) -> None:
        self._job = None
        if isinstance(outcome, Exception):
            LOG.error("the odds could not be reckoned", exc_info=outcome)
            outcome = {}
        self._show(outcome)

    def _show(self, odds: Mapping[str, RowOdds]) -> None:
        if odds != self.odds:
            self.odds = odds
            self.odds_changed.emit()


def _reckoned(state: State, kept: frozenset[int]) -> dict[str, RowOdds]:
    """Outside the GUI thread: numpy is imported by the first of them."""
    from kribbeln_desktop.players.table_odds import table_odds

    return table_odds(state, kept)
