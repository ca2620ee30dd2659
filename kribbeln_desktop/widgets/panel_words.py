"""The words at the head of the felt: whose turn it is, how far that is, what is asked, and how the dice stand."""

from __future__ import annotations

from typing import NamedTuple

from kribbeln_desktop.core.texts import Seat, Text, mark
from kribbeln_desktop.core.views import Tray
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.table.words import words


class HeadWords(NamedTuple):
    """In the language that is installed now; empty where there is nothing to say."""

    name: str
    """Whose turn it is, or that it is nobody's."""
    turn: str
    """Which of its rolls lies there."""
    headline: str
    """What is asked."""
    status: str
    """How the dice stand to that, or who begins."""


def head_words(table: GameTable) -> HeadWords:
    """What is said of the moment that the table has reached."""
    seat, prompt = table.current_seat, table.state.prompt()
    name = words(_ROLL_OFF) if seat is None else table.names[seat]
    turn = "" if seat is None else words(_turn(table.state.tray()))
    headline = words(prompt.headline, table.names)
    status = prompt.status or _begins(table)
    return HeadWords(name, turn, headline[:1].upper() + headline[1:], words(status, table.names) if status else "")


def _turn(tray: Tray) -> Text:
    return _ROLL(number=tray.rolls_used, all=tray.rolls_allowed) if tray.rolls_used else _TO_ROLL


def _begins(table: GameTable) -> Text | None:
    """Who begins the game, or a row after a roll-off."""
    seat = table.current_seat
    if seat is None or not (table.state.tray().roll_off or not table.record.steps):
        return None
    return _BEGINS(name=Seat(seat))


_ROLL_OFF = mark("TablePanel", "Roll-off")
_TO_ROLL = mark("TablePanel", "to roll")
_ROLL = mark("TablePanel", "roll {number} of {all}")
_BEGINS = mark("TablePanel", "{name} begins.")
