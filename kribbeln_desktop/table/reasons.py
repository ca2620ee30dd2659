"""What a computer rolls for, in a few words."""

from __future__ import annotations

from kribbeln_desktop.core.actions import Action, Roll
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.players.player import Alternative
from kribbeln_desktop.table.odds_words import percent


def with_reason(state: State, action: Action, why: Alternative) -> Text:
    """The narration of ``action`` at ``state``, and what dice that are kept are kept for, with its chance."""
    told = state.narration(action)
    if why.action != action or not isinstance(action, Roll) or not state.tray().rolls_used:
        return told
    offer = next((offer for offer in state.offers() if offer.action == why.aim), None)
    row = next((row for row in state.sheet().rows if offer and row.id == offer.row), None)
    if row is None or why.chance <= 0:
        return told
    chance = percent(why.chance)
    return _FOR_ROW(told=told, chance=chance) if row.played else _FOR(told=told, chance=chance, aim=row.label)


_FOR = mark("Table", "{told} It will most likely be “{aim}” ({chance}).")
_FOR_ROW = mark("Table", "{told} {chance} for this row.")
