"""Why a wish is not possible, in one sentence."""

from __future__ import annotations

from kribbeln_desktop.core.actions import Roll
from kribbeln_desktop.core.game import CHANCE, GAME_IS_OVER
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import Seat, Text, mark
from kribbeln_desktop.table.due import is_computer_acting


def turn_refusal(record: GameRecord) -> Text | None:
    """Why no person can act now; None where one can."""
    state = record.state
    seat = state.current_player()
    if state.is_over():
        return GAME_IS_OVER
    if seat == CHANCE:
        return _DICE_FALL
    return None if record.header.seats[seat].level is None else _COMPUTERS_TURN(seat=Seat(seat))


def roll_refusal(record: GameRecord, positions: tuple[int, ...]) -> Text | None:
    """Why no person can roll these dice now; None where one can."""
    state = record.state
    every = tuple(range(1, len(state.tray().dice) + 1))
    return turn_refusal(record) or state.refusal(Roll(positions or every)) or (None if positions else _ALL_ASIDE)


def choice_refusal(record: GameRecord, position: int = 1) -> Text | None:
    """Why nobody can set the die at ``position`` aside or bring it back now; None where a person can."""
    state, tray = record.state, record.state.tray()
    if (refusal := turn_refusal(record)) is not None:
        return refusal
    if position not in range(1, len(tray.dice) + 1):
        return _NO_SUCH_DIE(number=position)
    return None if tray.may_choose else state.refusal(Roll((position,))) or _ALL_OR_NONE


def undo_refusal(record: GameRecord) -> Text | None:
    """Why nothing can be taken back now; None where the newest decision of a person can (rules 5.0)."""
    if is_computer_acting(record):
        return turn_refusal(record)
    return None if record.can_undo() else _NOTHING_TO_UNDO


def redo_refusal(record: GameRecord) -> Text | None:
    """Why nothing can be done again now; None where what was taken back can."""
    if is_computer_acting(record):
        return turn_refusal(record)
    return None if record.can_redo() else _NOTHING_TO_REDO


NOT_OPEN = mark("Table", "Nothing can be played at this table now.")
TAKEN_BACK = mark("Table", "The last decision was taken back.")
REAL_DICE = mark(
    "Table",
    "This game is played with real dice, which the table cannot take yet: it is only shown, and its file was left as "
    "it is.",
)
_NOTHING_TO_UNDO = mark("Table", "There is nothing to take back now.")
_NOTHING_TO_REDO = mark("Table", "There is nothing to do again now.")
_DICE_FALL = mark("Table", "The dice are still falling. One moment, please.")
_COMPUTERS_TURN = mark("Table", "It is {seat}’s turn. Please wait a moment.")
_ALL_ASIDE = mark("Table", "All dice are set aside: bring one back.")
_NO_SUCH_DIE = mark("Table", "There is no die {number}.")
_ALL_OR_NONE = mark("Table", "This roll takes all dice.")
