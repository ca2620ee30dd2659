"""Kribbeln's points: by rank in each row, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.core.three_rolls import leaders
from kribbeln_desktop.core.views import Standings
from kribbeln_desktop.games.kribbeln_rows import Entry, X


def rank_points(entries: Sequence[int]) -> tuple[int, ...]:
    """The points for one row's entries (R30 to R33): as many as seats for the best, an X nothing.

    Those who tie get the points of the lowest place they share, so each seat gets 1 and 1 more for every seat below it.
    """
    return tuple(0 if entry == X else 1 + sum(other < entry for other in entries) for entry in entries)


def standings(totals: tuple[int, ...], last: Sequence[Entry]) -> Standings:
    """The result; a tie for the lead is decided by Kribbel space 4, whose entries are ``last`` (R34)."""
    first = leaders(totals)
    best = max(last[seat] or X for seat in first)
    winners = [seat for seat in first if (last[seat] or X) == best]
    places = [1 + sum(other > total for other in totals) for total in totals]
    for seat in set(first) - set(winners):
        places[seat] = 1 + len(winners)
    if len(totals) == 1:
        reason: Text | None = _ALONE
    else:
        reason = _SHARED if len(winners) > 1 else _BY_SPACE_4 if len(first) > 1 else None
    return Standings(tuple(places), totals, reason)


_SHARED = mark("Kribbeln", "A tie, even in Kribbel space 4.")
_BY_SPACE_4 = mark("Kribbeln", "A tie, won by the higher result in Kribbel space 4.")
_ALONE = mark("Kribbeln", "Practice alone: the sum of all totals entered.")
