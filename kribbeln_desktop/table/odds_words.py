"""A chance as people read and hear it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.table.words import words

if TYPE_CHECKING:  # numpy comes with it
    from kribbeln_desktop.players.table_odds import RowOdds


@dataclass(frozen=True, slots=True)
class ShownOdds:
    """The odds of a row as a view shows them, in the language of the moment."""

    chance: float
    """0 to 1."""
    percent: str
    heard: str
    """What screen readers and tooltips say."""


def shown_odds(odds: RowOdds) -> ShownOdds:
    """``odds`` for eyes and ears; where a box takes any number of dice it is said how many are meant."""
    told = percent(odds.chance)
    heard = _CHANCE_OF(number=odds.least, percent=told) if odds.least else _CHANCE(percent=told)
    return ShownOdds(odds.chance, words(told), words(heard))


def percent(chance: float) -> Text:
    """A chance (0 to 1) in whole percent; 0 and 100 stand only for what is impossible and what is sure."""
    number = str(round(100 * chance))
    if number == "0" and chance > 0:
        number = "<1"
    elif number == "100" and chance < 1:
        number = ">99"
    return PERCENT(number=number)


PERCENT = mark("Odds", "{number}\u00a0%")
_CHANCE = mark("Odds", "chance {percent}")
_CHANCE_OF = mark("Odds", "chance of at least {number} of them {percent}")
