"""Why a wish is not possible, in one sentence."""

from __future__ import annotations

from kribbeln_desktop.core.actions import Roll
from kribbeln_desktop.core.game import CHANCE, GAME_IS_OVER, State
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import Seat, Text, mark


def turn_refusal(record: GameRecord) -> Text | None:
    """Why no person can act now; None where one can."""
    state = record.state
    seat = state.current_player()
    if state.is_over():
        return GAME_IS_OVER
    if seat == CHANCE:
        return _DICE_FALL
    return None if record.header.seats[seat].level is None else _COMPUTERS_TURN(seat=Seat(seat))


def roll_refusal(state: State, positions: tuple[int, ...]) -> Text | None:
    """Why these dice cannot be rolled; None where they can."""
    every = Roll(tuple(range(1, len(state.tray().dice) + 1)))
    if not positions:
        return state.refusal(every) or _ALL_ASIDE
    return state.refusal(Roll(positions))


def choice_refusal(state: State, position: int) -> Text | None:
    """Why the die at ``position`` can be neither set aside nor brought back; None where it can."""
    tray = state.tray()
    if position not in range(1, len(tray.dice) + 1):
        return _NO_SUCH_DIE(number=position)
    return None if tray.may_choose else state.refusal(Roll((position,))) or _ALL_OR_NONE


NOT_OPEN = mark("Table", "Nothing can be played at this table now.")
NOTHING_TO_UNDO = mark("Table", "There is nothing to take back now.")
NOTHING_TO_REDO = mark("Table", "There is nothing to do again now.")
TAKEN_BACK = mark("Table", "The last decision was taken back.")
REAL_DICE = mark(
    "Table",
    "This game is played with real dice, which the table cannot take yet: it is only shown, and its file was left as "
    "it is.",
)
_DICE_FALL = mark("Table", "The dice are still falling. One moment, please.")
_COMPUTERS_TURN = mark("Table", "It is {seat}’s turn. Please wait a moment.")
_ALL_ASIDE = mark("Table", "All dice are set aside: bring one back.")
_NO_SUCH_DIE = mark("Table", "There is no die {number}.")
_ALL_OR_NONE = mark("Table", "This roll takes all dice.")
