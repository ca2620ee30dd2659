"""Kribbeln, one turn at a time: what each action is worth, and the *casual* level that takes the best of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

import numpy as np

from kribbeln_desktop.core.actions import Roll
from kribbeln_desktop.core.dice import Die, Face
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.three_rolls import ROLLS
from kribbeln_desktop.games.kribbeln_rows import CROSS, ENTER, SWITCH
from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.games.kribbeln_tasks import DICE, Task
from kribbeln_desktop.players.kribbeln_payoffs import above, met, totals
from kribbeln_desktop.players.player import Alternative, Choice
from kribbeln_desktop.players.turn_solver import Turn, follow, keep_values, ranking, rolled_sets, solve

SHOWN = 3
"""How many alternatives a choice names."""

FIRST_ROLL = Roll(tuple(range(1, DICE + 1)))
_NOTHING = Alternative(CROSS, 0.0, 0.0)


@dataclass(frozen=True, slots=True, eq=False)
class Attempt:
    """A turn played for the highest expected total that may be entered."""

    totals: Turn
    """The total expected of every keep, 0 where it fails."""
    chances: Turn
    """The chance to fulfil that goes with it."""


@lru_cache(maxsize=32)
def solve_attempt(dice: tuple[Die, ...], task: Task | None, bar: int) -> Attempt:
    """The attempt at ``task``, or (None) at a Kribbel space that needs more than ``bar``; about 2 MB each."""
    fits = above(dice, bar) if task is None else met(dice, task)
    turn = solve((totals(dice) * fits).astype(np.float32))
    return Attempt(turn, follow(turn, fits.astype(np.float32)))


class Casual:
    """Plays each attempt for the highest expected total of a fulfilled task; when that failed, switches if it may."""

    def prepare(self, state: State) -> None:
        """See ``Player``: nothing."""

    def choose(self, state: State) -> Choice:
        """See ``Player``."""
        alternatives = best_alternatives(known(state), ROLLS)
        return Choice(alternatives[0].action, alternatives)


def known(state: State) -> KribbelnState:
    """The state as Kribbeln's; ``TypeError`` for another game's."""
    if not isinstance(state, KribbelnState):
        raise TypeError(f"Kribbeln's players cannot play {type(state).__name__}")
    return state


def best_alternatives(state: KribbelnState, look_ahead: int) -> tuple[Alternative, ...]:
    """The best actions at a seat's node, the best first, by the total expected within ``look_ahead`` further rolls."""
    if state.automatic_action() is not None:
        return (_NOTHING,)
    if state.rolls == 0:
        attempt = _attempt(state)
        return (Alternative(FIRST_ROLL, attempt.totals.value, attempt.chances.value),)
    if state.rolls == ROLLS:
        return _final_alternatives(state)
    return tuple(islice(ranked_alternatives(state, look_ahead), SHOWN))


def ranked_alternatives(state: KribbelnState, look_ahead: int) -> Iterator[Alternative]:
    """While rolls are left: every set of dice to roll, and entering where that is legal, the best first.

    Of equals the one that rolls fewer dice comes first, so entering does.
    """
    attempt = _attempt(state)
    rolls_left = min(look_ahead, ROLLS - state.rolls)
    axes = dice_of(state.attempt.dice, state.faces)
    values_shown = [0] * DICE
    for axis, face in zip(axes, state.faces, strict=True):
        values_shown[axis] = face.pips
    values = keep_values(attempt.totals.lattice(rolls_left), values_shown)
    chances = keep_values(attempt.chances.lattice(rolls_left), values_shown)
    fulfilled = state.fulfilled()
    values[0], chances[0] = (state.total(), 1) if fulfilled else (-np.inf, 0)
    for index in ranking(values, DICE):
        if index or fulfilled:
            rolled = rolled_sets(DICE)[index]
            positions = tuple(position for position, axis in enumerate(axes, 1) if axis in rolled)
            yield Alternative(Roll(positions) if rolled else ENTER, float(values[index]), float(chances[index]))


def _final_alternatives(state: KribbelnState) -> tuple[Alternative, ...]:
    """After the last roll; a switch is worth the new attempt that follows it."""
    if state.fulfilled():
        return (Alternative(ENTER, float(state.total()), 1.0),)
    attempt = _attempt(state)
    return (Alternative(SWITCH, attempt.totals.value, attempt.chances.value), _NOTHING)


def _attempt(state: KribbelnState) -> Attempt:
    task = state.task()
    return solve_attempt(state.attempt.dice, task, state.bar(state.current_player()) if task is None else 0)


def dice_of(dice: Sequence[Die], faces: Sequence[Face]) -> tuple[int, ...]:
    """For each position the index of the die that lies there, by its face.

    Where real dice are typed in nobody knows which lies where, so a face stands for the one die that has it; dice that
    clash get the free ones in order.
    """
    if all(face in die for die, face in zip(dice, faces, strict=True)):
        return tuple(range(len(dice)))
    owners = [next(index for index, die in enumerate(dice) if face in die) for face in faces]
    free = iter(sorted(set(range(len(dice))) - set(owners)))
    return tuple(next(free) if owner in owners[:at] else owner for at, owner in enumerate(owners))
