"""What helps at the table: odds, advice, the coach. Each is made once somebody wants it, so that nobody else waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kribbeln_desktop.app.preferences import Preferences
from kribbeln_desktop.players import make_adviser
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.game_page import GamePage

if TYPE_CHECKING:
    from kribbeln_desktop.app.advice_desk import AdviceDesk
    from kribbeln_desktop.app.odds_desk import OddsDesk


class Helpers(QObject):
    """Follows the table and the settings."""

    def __init__(self, page: GamePage, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._page, self._preferences = page, preferences
        self._table: GameTable | None = None
        self._odds: OddsDesk | None = None
        self._advice: AdviceDesk | None = None

    def follow(self, table: GameTable | None) -> None:
        """Help at this table from now on; None where there is none any more. Before the old one is deleted."""
        is_another = table is not self._table
        self._table = table
        self._follow_odds()
        if is_another and table is not None and self._advice is not None:
            self._advice.follow(table)

    def use_settings(self) -> None:
        """Live with the settings of the moment."""
        self._follow_odds()
        coach = self._preferences.settings.coach
        if self._advice is not None or coach != "off":
            self._advice_desk().set_coach(coach)

    def advise(self) -> None:
        """Show the advice, or hide it."""
        self._advice_desk().view.toggle()

    def close(self) -> None:
        """The program ends; before the table is left."""
        if self._odds is not None:
            self._odds.close()
        if self._advice is not None:
            self._advice.close()

    def _follow_odds(self) -> None:
        is_wanted = self._preferences.settings.shows_odds
        if is_wanted and self._odds is None:
            from kribbeln_desktop.app.odds_desk import OddsDesk

            self._odds = OddsDesk(self._page, self)
        if self._odds is not None:
            self._odds.follow(self._table if is_wanted else None)

    def _advice_desk(self) -> AdviceDesk:
        if self._advice is None:
            from kribbeln_desktop.app.advice_desk import AdviceDesk

            preferences = self._preferences
            self._advice = AdviceDesk(self._page, preferences.look(), make_adviser, self)
            self._advice.set_coach(preferences.settings.coach)
            preferences.look_changed.connect(self._advice.view.set_look)
            if self._table is not None:
                self._advice.follow(self._table)
        return self._advice
