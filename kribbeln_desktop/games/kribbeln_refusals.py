"""Why an action is not possible in a moment of a Kribbeln game, in one sentence: the one place that says so."""

from __future__ import annotations

from itertools import combinations

from kribbeln_desktop.core.actions import NO_SUCH_ACTION, Action, Decision, Roll, RollOff, Show
from kribbeln_desktop.core.dice import SIDES
from kribbeln_desktop.core.game import DICE_ARE_FALLING, GAME_IS_OVER, NOTHING_TO_DRAW
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.games.kribbeln_position import Position
from kribbeln_desktop.games.kribbeln_rows import KRIBBEL_ROWS, OVER, ROLLS
from kribbeln_desktop.games.kribbeln_tasks import DICE, FACES

ALL_ROLLS = tuple(Roll(positions) for n in range(DICE, 0, -1) for positions in combinations(range(1, DICE + 1), n))
_KNOWN_ROLLS = frozenset(ALL_ROLLS)


def refusal(position: Position, action: Action) -> Text | None:
    """Why ``action`` is not possible in ``position``; None where it is."""
    if position.row == OVER:
        return GAME_IS_OVER
    if isinstance(action, Show | RollOff):
        return _chance_refusal(position, action)
    if position.tied or position.rolling:
        return DICE_ARE_FALLING
    if isinstance(action, Roll):
        return _roll_refusal(position, action)
    match action:
        case Decision("enter", ()):
            return _enter_refusal(position)
        case Decision("cross", ()):
            return _cross_refusal(position)
        case Decision("switch", ()):
            return _switch_refusal(position)
    return NO_SUCH_ACTION(action=str(action))


def _chance_refusal(position: Position, action: Show | RollOff) -> Text | None:
    if isinstance(action, RollOff):
        falling, fits = len(position.tied), set(action.values) <= set(range(1, SIDES + 1))
        drawn = len(action.values)
    else:
        falling, fits = len(position.rolling), set(action.faces) <= FACES.keys()
        drawn = len(action.faces)
    return None if fits and 0 < drawn == falling else NOTHING_TO_DRAW


def _roll_refusal(position: Position, action: Roll) -> Text | None:
    if action not in _KNOWN_ROLLS:
        return NO_SUCH_ACTION(action=str(action))
    if position.needs_no_roll():
        return _BAR_AT_TOP
    if position.rolls == ROLLS:
        return _NO_ROLL_LEFT
    return _ALL_DICE if position.rolls == 0 and len(action.positions) < DICE else None


def _enter_refusal(position: Position) -> Text | None:
    if position.fulfilled():
        return None
    if not position.faces:
        return _ROLL_FIRST
    return _too_low(position, position.row) if position.task() is None else _NOT_FULFILLED


def _cross_refusal(position: Position) -> Text | None:
    if position.needs_no_roll():
        return None
    if not position.faces:
        return _ROLL_FIRST
    return _FULFILLED if position.fulfilled() else None


def _switch_refusal(position: Position) -> Text | None:
    if position.task() is None:
        return _NO_TASK_HERE
    row = position.kribbel_row()
    if row is None:
        return _SPACE_FILLED
    if not position.faces:
        return _ROLL_FIRST
    if position.fulfilled():
        return _FULFILLED
    return None if position.total() > position.bar(position.waiting[0]) else _too_low(position, row)


def _too_low(position: Position, row: int) -> Text:
    return _TOO_LOW(space=KRIBBEL_ROWS.index(row) + 1, bar=position.bar(position.waiting[0]))


_ROLL_FIRST = mark("Kribbeln", "Roll the dice first.")
_ALL_DICE = mark("Kribbeln", "The first roll takes all six dice.")
_NO_ROLL_LEFT = mark("Kribbeln", "All three rolls are used.")
_NOT_FULFILLED = mark("Kribbeln", "Not fulfilled: the total does not count here.")
_FULFILLED = mark("Kribbeln", "The dice fit: enter the total.")
_TOO_LOW = mark("Kribbeln", "Kribbel space {space} needs more than {bar}.")
_BAR_AT_TOP = mark("Kribbeln", "Nothing is higher than 36: only the X is left.")
_NO_TASK_HERE = mark("Kribbeln", "This row is a Kribbel space itself.")
_SPACE_FILLED = mark("Kribbeln", "All Kribbel spaces of this colour are filled.")
