"""While dice are being set aside: the exact chance of every open row of the sheet in the rolls that are left.

A row's chance holds for the play that thinks of this row alone. Chances of 0 and 1 are exact, not rounded.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.boxes import Box, BoxState
from kribbeln_desktop.core.dice import SIDES, Die
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.patterns import Pattern
from kribbeln_desktop.core.three_rolls import ROLLS, Attempt, ThreeRollState
from kribbeln_desktop.games.dice_duel_kinds import KINDS
from kribbeln_desktop.games.dice_duel_state import DiceDuelState
from kribbeln_desktop.games.kribbeln_rows import ROW_IDS
from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.games.kribbeln_tasks import Task
from kribbeln_desktop.players import five_dice, turn_solver
from kribbeln_desktop.players.kribbeln import dice_of
from kribbeln_desktop.players.kribbeln_payoffs import above, met
from kribbeln_desktop.players.turn_solver import Floats, Turn, rolled_sets

ENOUGH = 3
"""Dice of a number that make its box a success: three of each are Kniffel's bonus, and a good catch of animals."""

Fits = NDArray[np.bool_]
"""For each of ``five_dice.ROLLS`` whether it is a success; shape ``(252,)``."""


@dataclass(frozen=True, slots=True)
class RowOdds:
    """What can be hoped for in a row."""

    chance: float
    """0 to 1."""
    least: int = 0
    """So many dice of the row's number are the success; 0 where a roll fits the row or does not."""


def table_odds(state: State, kept: Collection[int]) -> dict[str, RowOdds]:
    """The odds of the seat that acts, by the ids of the sheet's rows, when the next roll leaves ``kept`` alone.

    Positions count from 1, and count only while there is something to roll: before the first roll the odds are those of
    the whole turn, and where all dice are kept or no roll is left, what lies there fits or does not. Rows that are
    filled, not played now or fit any roll have none, and there are none while chance acts. ``TypeError`` for a state of
    no game that is known here.
    """
    if not isinstance(state, ThreeRollState):
        raise TypeError(f"There are no odds for {type(state).__name__}")
    if state.current_player() < 0:
        return {}
    if isinstance(state, KribbelnState):
        return _task_odds(state, _rolled(state, kept))
    aims = dict(_aims(state))
    if not aims:
        return {}
    chances = _chances(state, _rolled(state, kept), np.column_stack([fits for _least, fits in aims.values()]))
    return {row: RowOdds(float(chance), least) for (row, (least, _)), chance in zip(aims.items(), chances, strict=True)}


def _rolled(state: ThreeRollState, kept: Collection[int]) -> tuple[int, ...]:
    """The places (from 0) of the dice that the next roll takes; none where there is none."""
    if state.attempt.rolls == ROLLS or state.roll_refusal() is not None:
        return ()
    dice = range(len(state.attempt.dice))
    return tuple(place for place in dice if state.attempt.rolls == 0 or place + 1 not in kept)


# -- five dice


def _aims(state: ThreeRollState) -> Iterator[tuple[str, tuple[int, Fits]]]:
    """Each row with an aim: its id, what ``RowOdds.least`` says, and the rolls that are a success."""
    match state:
        case BoxState():
            return _box_aims(state)
        case DiceDuelState():
            return _chip_aims(state)
    raise TypeError(f"There are no odds for {type(state).__name__}")


def _box_aims(state: BoxState) -> Iterator[tuple[str, tuple[int, Fits]]]:
    """The free boxes; where five alike may go, and what they are worth there, is asked of the rules (jokers)."""
    dice = state.attempt.dice
    fives = [Attempt(dice, (face,) * len(dice), ROLLS) for face in dice[0]]
    lying = [replace(state, attempt=attempt) for attempt in fives]
    for box in state.boxes:
        aim = _aim_of(box)
        if aim is not None and state.entry(state.playing(), box.id) is None:
            least, fits = aim[0], aim[1].copy()
            fits[_FIVES] = [s.decision_refusal(box.decision) is None and s.points(box) > 0 for s in lying]
            yield box.id, (least, fits)


@cache
def _aim_of(box: Box) -> tuple[int, Fits] | None:
    """What a box asks for; None where any roll counts."""
    if box.fits is not None:
        return 0, _fitting(box.fits)
    numbers = [number for number in range(1, SIDES + 1) if box.score((number,) * five_dice.DICE)]
    if len(numbers) != 1:
        return None
    return ENOUGH, _fitting(lambda values: values.count(numbers[0]) >= ENOUGH)


def _chip_aims(state: DiceDuelState) -> Iterator[tuple[str, tuple[int, Fits]]]:
    """The kinds with a chip left: from the tray for what fits, from tray or aside for a Kniffel."""
    for kind, in_tray, aside in zip(KINDS, state.in_tray, state.aside, strict=True):
        if in_tray or aside:
            fits = _fitting(kind.fits) & bool(in_tray)
            fits[_FIVES] = True
            yield kind.id, (0, fits)


_FIVES = [five_dice.roll_index((number,) * five_dice.DICE) for number in range(1, SIDES + 1)]
"""Where five alike stand among the rolls, by their number."""


@cache
def _fitting(pattern: Pattern) -> Fits:
    return five_dice.payoff_of(pattern) > 0


def _chances(state: ThreeRollState, rolled: tuple[int, ...], fits: Fits) -> Floats:
    """The chance of each column of ``fits`` (shape ``(252, rows)``) when the dice at these places are rolled next."""
    if not rolled:
        return np.where(fits[five_dice.roll_index(state.values())], 1.0, 0.0)
    whole, lattices = _solved(fits.tobytes(), fits.shape[1])
    if state.attempt.rolls == 0:
        return whole
    keep = five_dice.kept_by_position(state.values())[rolled_sets(five_dice.DICE).index(rolled)]
    chances: Floats = lattices[ROLLS - state.attempt.rolls - 1][keep]
    return chances


@lru_cache(maxsize=8)
def _solved(fits: bytes, rows: int) -> tuple[Floats, tuple[Floats, Floats]]:
    """The whole turn's chances, and those of every keep with one and with two rolls left; about 80 kB each."""
    success = np.frombuffer(fits, dtype=np.bool_).reshape(len(five_dice.ROLLS), rows).astype(np.float64)
    one_left = five_dice.expanded(success)
    two_left = five_dice.expanded(five_dice.best(one_left))
    return five_dice.expanded(five_dice.best(two_left))[0], (one_left, two_left)


# -- Kribbeln


def _task_odds(state: KribbelnState, rolled: tuple[int, ...]) -> dict[str, RowOdds]:
    """The row that is played, unless it takes any total."""
    task = state.task()
    bar = state.bar(state.playing()) if task is None else 0
    if task is None and not bar:
        return {}
    return {ROW_IDS[state.row]: RowOdds(_task_chance(state, rolled, task, bar))}


def _task_chance(state: KribbelnState, rolled: tuple[int, ...], task: Task | None, bar: int) -> float:
    if not rolled:
        return float(state.fulfilled())
    turn = _solved_task(state.attempt.dice, task, bar)
    if not state.faces:
        return turn.value
    cell = [0] * len(state.faces)
    for place, axis in enumerate(dice_of(state.attempt.dice, state.faces)):
        cell[axis] = 0 if place in rolled else state.faces[place].pips
    return float(turn.lattice(ROLLS - state.rolls)[tuple(cell)])


@lru_cache(maxsize=4)
def _solved_task(dice: tuple[Die, ...], task: Task | None, bar: int) -> Turn:
    """The turn that is played for a task, or (None) for more than ``bar``; about 2 MB each."""
    fits = above(dice, bar) if task is None else met(dice, task)
    return turn_solver.solve(fits.astype(np.float64))
