"""Why an action is not possible in a moment of a Kribbeln game, in one sentence: the one place that says so."""

from __future__ import annotations

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.core.three_rolls import ROLL_FIRST
from kribbeln_desktop.games.kribbeln_position import Position
from kribbeln_desktop.games.kribbeln_rows import CROSS, ENTER, KRIBBEL_ROWS


def refusal(position: Position, decision: Decision) -> Text | None:
    """Why ``decision`` is not possible for the seat that plays in ``position``; None where it is."""
    if decision == ENTER:
        return _enter_refusal(position)
    return _cross_refusal(position) if decision == CROSS else _switch_refusal(position)


def roll_refusal(position: Position) -> Text | None:
    """Why nothing is to be rolled though rolls are left."""
    return _BAR_AT_TOP if position.needs_no_roll() else None


def _enter_refusal(position: Position) -> Text | None:
    if position.fulfilled():
        return None
    if not position.faces:
        return ROLL_FIRST
    return _too_low(position, position.row) if position.task() is None else _NOT_FULFILLED


def _cross_refusal(position: Position) -> Text | None:
    if position.needs_no_roll():
        return None
    if not position.faces:
        return ROLL_FIRST
    return _FULFILLED if position.fulfilled() else None


def _switch_refusal(position: Position) -> Text | None:
    if position.task() is None:
        return _NO_TASK_HERE
    row = position.kribbel_row()
    if row is None:
        return _SPACE_FILLED
    if not position.faces:
        return ROLL_FIRST
    if position.fulfilled():
        return _FULFILLED
    return None if position.total() > position.bar(position.waiting[0]) else _too_low(position, row)


def _too_low(position: Position, row: int) -> Text:
    return _TOO_LOW(space=KRIBBEL_ROWS.index(row) + 1, bar=position.bar(position.waiting[0]))


_NOT_FULFILLED = mark("Kribbeln", "Not fulfilled: the total does not count here.")
_FULFILLED = mark("Kribbeln", "The dice fit: enter the total.")
_TOO_LOW = mark("Kribbeln", "Kribbel space {space} needs more than {bar}.")
_BAR_AT_TOP = mark("Kribbeln", "Nothing is higher than 36: only the X is left.")
_NO_TASK_HERE = mark("Kribbeln", "This row is a Kribbel space itself.")
_SPACE_FILLED = mark("Kribbeln", "All Kribbel spaces of this colour are filled.")
