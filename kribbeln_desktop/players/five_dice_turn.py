"""A turn of five like dice for any game: what each decision brings, which dice to roll, and the *casual* level."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.actions import Decision, Roll
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.three_rolls import ROLLS, ThreeRollState
from kribbeln_desktop.players.five_dice import (
    DICE,
    expanded,
    follow,
    kept_by_position,
    one_roll_earlier,
    roll_index,
    solve,
)
from kribbeln_desktop.players.player import Alternative, Choice
from kribbeln_desktop.players.turn_solver import Floats, Turn, ranking, rolled_sets

SHOWN = 3
"""How many alternatives a choice names."""

ROLL_OF = tuple(Roll(tuple(axis + 1 for axis in rolled)) for rolled in rolled_sets(DICE)[1:])
"""Every set of dice to roll, the fewest first."""
FIRST_ROLL = ROLL_OF[-1]


class Goals(NamedTuple):
    """For each of some keeps the move that most probably ends the turn with success, and its chance."""

    moves: NDArray[np.intp]
    chances: Floats


@dataclass(frozen=True, eq=False)
class Plan:
    """A turn played for the highest expected gain."""

    moves: tuple[Decision, ...]
    """The decisions that can end it, of equals the preferred one first."""
    gains: Floats
    """What each of them brings at each roll, -inf where it is not possible; shape ``(moves, 252)``."""
    fits: NDArray[np.bool_]
    """Whether it ends the turn with success there; shape ``(moves, 252)``."""
    worth: Turn
    """The gain expected of every keep."""

    @cached_property
    def chances(self) -> Turn:
        """The chance of success of every keep."""
        succeeds: Floats = np.where(self._ends_well().any(axis=1), 1.0, 0.0)
        return follow(self.worth, succeeds)

    def goals(self, keeps: NDArray[np.intp], rolls_left: int) -> Goals:
        """The goals of these keeps with one or two rolls left."""
        return _most_probable((self._one_left if rolls_left == 1 else self._two_left)[keeps])

    @cached_property
    def first_goals(self) -> Goals:
        """The goals before the first roll, without an axis."""
        return _most_probable(one_roll_earlier(self.worth.two_left, self._two_left)[0])

    @cached_property
    def _one_left(self) -> Floats:
        """The chance of every keep that the turn ends with each move, and with success; (462, moves)."""
        return expanded(self._ends_well().astype(np.float64))

    @cached_property
    def _two_left(self) -> Floats:
        return one_roll_earlier(self.worth.one_left, self._one_left)

    def _ends_well(self) -> NDArray[np.bool_]:
        """For each roll and move whether a turn that ends there ends with that move, and with success; (252, moves)."""
        is_best: NDArray[np.bool_] = np.arange(len(self.gains))[:, np.newaxis] == self.gains.argmax(axis=0)
        return (is_best & self.fits).T


def _most_probable(chances: Floats) -> Goals:
    return Goals(chances.argmax(axis=-1), chances.max(axis=-1))


Planner = Callable[[State], Plan]
"""What a game's player knows: the plan of the seat that plays."""


def planned(moves: Sequence[Decision], gains: Floats, fits: NDArray[np.bool_] | None = None) -> Plan:
    """The plan for these gains; at each roll at least one move is possible. Success is to gain, if ``fits`` is None."""
    return Plan(tuple(moves), gains, gains > 0 if fits is None else fits, solve(gains.max(axis=0)))


@dataclass(frozen=True, slots=True)
class Casual:
    """Plays each turn for its highest expected gain, and thinks of no later turn."""

    plan: Planner

    def prepare(self, state: State) -> None:
        """See ``Player``: nothing."""

    def choose(self, state: State) -> Choice:
        """See ``Player``."""
        alternatives = best_alternatives(known(state), self.plan(state), ROLLS)
        return Choice(alternatives[0].action, alternatives)


def known(state: State) -> ThreeRollState:
    """The state as one of five dice; ``TypeError`` for another game's."""
    if not isinstance(state, ThreeRollState) or len(state.attempt.dice) != DICE:
        raise TypeError(f"Players of five dice cannot play {type(state).__name__}")
    return state


def best_alternatives(state: ThreeRollState, plan: Plan, look_ahead: int) -> tuple[Alternative, ...]:
    """The best actions at a seat's node, the best first, by the gain expected within ``look_ahead`` further rolls."""
    if state.attempt.rolls == 0:
        return (Alternative(FIRST_ROLL, plan.worth.value, plan.chances.value),)
    if not may_roll(state):
        return tuple(islice(decisions(state, plan), SHOWN))
    return tuple(islice(ranked_alternatives(state, plan, look_ahead), SHOWN))


def may_roll(state: ThreeRollState) -> bool:
    """Whether dice may be rolled now."""
    return state.attempt.rolls < ROLLS and state.roll_refusal() is None


def decisions(state: ThreeRollState, plan: Plan, before: float = 0.0) -> Iterator[Alternative]:
    """What can be decided with the dice that lie there, the best first; each worth ``before`` and what it brings."""
    roll = roll_index(state.values())
    gains, fits = plan.gains[:, roll].tolist(), plan.fits[:, roll].tolist()
    for place in np.argsort(-plan.gains[:, roll], kind="stable").tolist():
        if gains[place] == -np.inf:
            return
        move = plan.moves[place]
        yield Alternative(move, before + gains[place], float(fits[place]), move if fits[place] else None)


def ranked_alternatives(state: ThreeRollState, plan: Plan, look_ahead: int) -> Iterator[Alternative]:
    """While rolls are left: every set of dice to roll, and the best decision, the best first.

    Of equals the one that rolls fewer dice comes first, so the decision does.
    """
    rolls_left = min(look_ahead, ROLLS - state.attempt.rolls)
    kept = kept_by_position(state.values())
    worth, chances = plan.worth.lattice(rolls_left)[kept], plan.chances.lattice(rolls_left)[kept]
    decision = next(decisions(state, plan))
    worth[0] = decision.value
    for index in ranking(worth, DICE):
        roll = ROLL_OF[index - 1]
        yield Alternative(roll, float(worth[index]), float(chances[index])) if index else decision
