"""What every action of a turn of five like dice is worth, by any game's plan; and who plays and advises by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from kribbeln_desktop.core.actions import Decision, Roll
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.three_rolls import ROLLS, ThreeRollState
from kribbeln_desktop.players.five_dice import kept_by_position
from kribbeln_desktop.players.five_dice_turn import (
    FIRST_ROLL,
    ROLL_OF,
    SHOWN,
    Plan,
    Planner,
    decisions,
    known,
    may_roll,
)
from kribbeln_desktop.players.player import Advice, Alternative, Choice, Unit

TIE = 1e-9
"""Two actions that differ by less than this for each die more that is rolled are alike: the fewer dice come first."""


def advice(state: ThreeRollState, plan: Plan, unit: Unit, before: float = 0.0) -> Advice:
    """What each legal action is worth at a seat's node: ``before`` and what ``plan`` says it brings.

    Chances and aims are those of who plays on by the plan.
    """
    ranked = sorted(_actions(state, plan, before), key=lambda action: TIE * _dice(action) - action.value)
    return Advice(unit, tuple(ranked))


def _dice(alternative: Alternative) -> int:
    """How many dice it rolls."""
    return len(getattr(alternative.action, "positions", ()))


def _actions(state: ThreeRollState, plan: Plan, before: float) -> Iterator[Alternative]:
    """Decisions, then rolls, the fewest dice first."""
    if state.attempt.rolls == 0:
        move, chance = plan.first_goals
        yield _rolled(FIRST_ROLL, before + plan.worth.value, plan.moves[move], float(chance))
        return
    yield from decisions(state, plan, before)
    if may_roll(state):
        yield from _rolls(state, plan, before)


def _rolls(state: ThreeRollState, plan: Plan, before: float) -> Iterator[Alternative]:
    rolls_left = ROLLS - state.attempt.rolls
    kept = kept_by_position(state.values())[1:]
    worth = (before + plan.worth.lattice(rolls_left)[kept]).tolist()
    moves, chances = (of_keep.tolist() for of_keep in plan.goals(kept, rolls_left))
    for roll, value, move, chance in zip(ROLL_OF, worth, moves, chances, strict=True):
        yield _rolled(roll, value, plan.moves[move], chance)


def _rolled(roll: Roll, value: float, aim: Decision, chance: float) -> Alternative:
    return Alternative(roll, value, chance, aim if chance else None)


@dataclass(frozen=True, slots=True)
class Farsighted:
    """Plays and advises by a plan that reckons with the rest of the game; its unit is ``POINTS``."""

    plan: Planner
    """What the decisions bring: points, and what the seat can expect to bring in after them."""
    rest: Callable[[State, int], float]
    """What a seat can expect to bring in from now to the end, where no dice of an attempt lie."""
    ready: Callable[[State], object]
    """What has to be read or reckoned first."""

    def prepare(self, state: State) -> None:
        """See ``Player``."""
        self.ready(state)

    def choose(self, state: State) -> Choice:
        """See ``Player``."""
        alternatives = self.advise(state).alternatives
        return Choice(alternatives[0].action, alternatives[:SHOWN])

    def advise(self, state: State) -> Advice:
        """See ``Adviser``."""
        return advice(known(state), self.plan(state), Unit.POINTS, state.totals()[state.current_player()])

    def value(self, state: State, seat: int) -> float:
        """See ``Adviser``."""
        return state.totals()[seat] + self.rest(state, seat)
