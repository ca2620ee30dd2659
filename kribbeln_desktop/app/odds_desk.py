"""Odds on the table: which game they belong to, and where they are shown. It exists once somebody wants them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kribbeln_desktop.table.jobs import JobRunner
from kribbeln_desktop.table.odds import TableOdds
from kribbeln_desktop.table.sheet_model import SheetModel
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.game_page import GamePage


class OddsDesk(QObject):
    """Has a thread of its own, so that odds never wait for a computer that thinks."""

    def __init__(self, page: GamePage, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._runner = JobRunner(parent=self)
        self._table: GameTable | None = None
        self._odds: TableOdds | None = None

    def follow(self, table: GameTable | None) -> None:
        """Show the odds of this table's dice from now on; of none without one. Before the old table is deleted."""
        if table is self._table:
            return
        if self._odds is not None:
            self._odds.stop()
            self._odds.deleteLater()
            self._odds = None
        self._table = table
        if table is not None:
            self._odds = TableOdds(table, self._runner, self)
            self._odds.odds_changed.connect(self._on_odds_changed)
        self._page.panel.follow_odds(self._odds)

    def close(self) -> None:
        """The program ends."""
        self.follow(None)
        self._runner.shut_down()

    def _on_odds_changed(self) -> None:
        sheet = self._page.sheet.model()
        if self._odds is not None and isinstance(sheet, SheetModel):
            sheet.show_odds(self._odds.odds)
