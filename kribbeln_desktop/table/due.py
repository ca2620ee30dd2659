"""Who acts next, read off the record alone."""

from __future__ import annotations

from enum import Enum
from itertools import takewhile

from kribbeln_desktop.core.actions import RollOff, Show
from kribbeln_desktop.core.game import CHANCE, State
from kribbeln_desktop.core.record import UNDO, GameRecord
from kribbeln_desktop.table.pace import Pace


class Due(Enum):
    """What comes next."""

    PERSON = "person"
    COMPUTER_BEGINS = "computer begins"
    """Its first step of a turn: it has not acted yet."""
    COMPUTER_GOES_ON = "computer goes on"
    AUTOMATIC = "automatic"
    """An X that the rules leave nothing but (R7, R23)."""
    ROLL_OFF = "roll-off"
    FALL = "fall"
    """Dice that were rolled have not shown their faces."""
    END = "end"


def due(record: GameRecord) -> Due:
    """What comes next in ``record``."""
    state = record.state
    if state.is_over():
        return Due.END
    if state.current_player() == CHANCE:
        return Due.ROLL_OFF if is_roll_off(state) else Due.FALL
    if state.automatic_action() is not None and not was_undone(record):
        return Due.AUTOMATIC
    if record.header.seats[state.current_player()].level is None:
        return Due.PERSON
    return Due.COMPUTER_GOES_ON if has_begun(record) else Due.COMPUTER_BEGINS


def pause(due: Due, pace: Pace) -> int | None:
    """How long to wait before the table acts, in milliseconds; None where it waits for a person."""
    pauses = {
        Due.COMPUTER_BEGINS: pace.before_computer,
        Due.COMPUTER_GOES_ON: pace.between_steps,
        Due.AUTOMATIC: pace.automatic,
        Due.ROLL_OFF: pace.roll_off,
        Due.FALL: 0,
    }
    return pauses.get(due)


def is_roll_off(state: State) -> bool:
    """Whether chance rolls for the start now."""
    return isinstance(state.chance_action((1,) * len(state.chance_dice())), RollOff)


def was_undone(record: GameRecord) -> bool:
    """Whether the newest line takes something back: then nothing is entered by itself again."""
    return next((line == UNDO for line in reversed(record.lines) if not line.startswith("reseed ")), False)


def has_begun(record: GameRecord) -> bool:
    """Whether the seat that acts now has acted last, too."""
    states = (record.start, *(step.state for step in record.steps))
    actors = (state.current_player() for state in reversed(states[:-1]))
    return next((actor for actor in actors if actor != CHANCE), None) == record.state.current_player()


def is_computer_acting(record: GameRecord) -> bool:
    """Whether a computer is in the middle of its turn: undo is inert then (rules 5.0)."""
    seat = record.state.current_player()
    if seat < 0 or record.header.seats[seat].level is None or not has_begun(record):
        return False
    after_person = takewhile(lambda step: not step.is_persons, reversed(record.steps))
    return any(isinstance(step.action, Show) for step in after_person)
