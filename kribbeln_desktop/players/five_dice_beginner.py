"""The *beginner* of the games of five dice: looks one roll ahead and errs like a child would.

What it errs in follows from the position (``moods``), so the same position is always answered alike.

By 2,000 games each: alone it scores 183 points in Kniffel (*casual*: 214) and 28 in Kniffel Kids (33). Against *casual*
it wins 27 % in Kniffel, 23 % in Kniffel Kids and 15 % in Kniffel Dice Duel.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from kribbeln_desktop.core.actions import Action, Decision, Roll
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.three_rolls import ThreeRollState
from kribbeln_desktop.players.five_dice_turn import (
    Planner,
    best_alternatives,
    decisions,
    known,
    may_roll,
)
from kribbeln_desktop.players.moods import moods
from kribbeln_desktop.players.player import Alternative, Choice

GLAD, FORGETFUL, IMPATIENT, FOND_OF_ALIKE = 0.4, 0.2, 0.06, 0.3
"""How often: enters at once what fits; overlooks what is best to enter; gives up with rolls left; keeps only what is
alike, whatever it is good for.
"""


@dataclass(frozen=True, slots=True)
class Beginner:
    """Plays as if its next roll were the last, and errs."""

    plan: Planner
    made: Collection[str]
    """The boxes or chips that it is glad to fit: those with a yes or no."""

    def prepare(self, state: State) -> None:
        """See ``Player``: nothing."""

    def choose(self, state: State) -> Choice:
        """See ``Player``."""
        position, plan = known(state), self.plan(state)
        alternatives = best_alternatives(position, plan, 1)
        if not position.attempt.faces:
            return Choice(alternatives[0].action, alternatives)
        error = self._error(position, tuple(decisions(position, plan)))
        return Choice(error or alternatives[0].action, alternatives)

    def _error(self, state: ThreeRollState, possible: tuple[Alternative, ...]) -> Action | None:
        """What the child does without thinking, if anything; ``possible`` are its decisions, the best first."""
        glad, forgetful, impatient, fond = _moods(state)
        seen = possible[1:] if forgetful and len(possible) > 1 else possible
        if not may_roll(state) or impatient:
            return seen[0].action
        if glad and self._is_made(seen[0]):
            return seen[0].action
        return _alike_kept(state) if fond else None

    def _is_made(self, alternative: Alternative) -> bool:
        action = alternative.action
        return alternative.value > 0 and isinstance(action, Decision) and action.objects[0] in self.made


def _alike_kept(state: ThreeRollState) -> Roll | None:
    """To roll all but the largest group of dice that are alike, of equals the highest; None where all are."""
    shown = state.values()
    kept = max(set(shown), key=lambda value: (shown.count(value), value))
    rolled = tuple(position for position, value in enumerate(shown, 1) if value != kept)
    return Roll(rolled) if rolled else None


def _moods(state: ThreeRollState) -> list[bool]:
    """Which errors tempt the child here."""
    position = f"{state.current_player()};{state.totals()};{state.attempt.rolls};{state.values()}"
    return moods(position, (GLAD, FORGETFUL, IMPATIENT, FOND_OF_ALIKE))
