"""Kribbeln's *beginner*: looks one roll ahead and errs like a child would.

What it errs in follows from the position (``moods``), so the same position is always answered alike.
"""

from __future__ import annotations

from kribbeln_desktop.core.actions import Action, Roll
from kribbeln_desktop.core.dice import SIDES
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.three_rolls import ROLLS
from kribbeln_desktop.games.kribbeln_rows import CROSS, ENTER, SWITCH
from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.players.kribbeln import best_alternatives, known, ranked_alternatives
from kribbeln_desktop.players.moods import moods
from kribbeln_desktop.players.player import Choice

GLAD, FORGETFUL, IMPATIENT, FOND_OF_SIXES = 0.6, 0.3, 0.06, 0.4
"""How often: enters at once what fits; overlooks a switch; gives up with rolls left; keeps each six, fitting or not."""


class Beginner:
    """Plays as if its next roll were the last, and errs."""

    def prepare(self, state: State) -> None:
        """See ``Player``: nothing."""

    def choose(self, state: State) -> Choice:
        """See ``Player``."""
        position = known(state)
        alternatives = best_alternatives(position, 1)
        return Choice(_error(position) or alternatives[0].action, alternatives)


def _error(state: KribbelnState) -> Action | None:
    """What the child does without thinking, if anything; legal at a seat's node."""
    if not state.faces:
        return None
    glad, forgetful, impatient, fond = _moods(state)
    if state.fulfilled():
        hasty = glad and (state.task() is not None or state.bar(state.current_player()) > 0)
        return ENTER if hasty else None
    if state.rolls == ROLLS:
        return CROSS if forgetful else None
    if impatient:
        return SWITCH if state.refusal(SWITCH) is None else CROSS
    return _sixes_kept(state) if fond else None


def _sixes_kept(state: KribbelnState) -> Action | None:
    """The best roll of dice that show no six; None where there is none."""
    others = {position for position, face in enumerate(state.faces, 1) if face.pips < SIDES}
    actions = (alternative.action for alternative in ranked_alternatives(state, 1))
    return next(
        (action for action in actions if isinstance(action, Roll) and others.issuperset(action.positions)), None
    )


def _moods(state: KribbelnState) -> list[bool]:
    """Which errors tempt the child here."""
    faces = " ".join(map(str, state.faces))
    position = f"{state.current_player()};{state.row};{state.rolls};{faces};{state.entries}"
    return moods(position, (GLAD, FORGETFUL, IMPATIENT, FOND_OF_SIXES))
