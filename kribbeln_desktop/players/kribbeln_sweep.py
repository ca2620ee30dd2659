"""The best play of Kribbeln against a population: backward over rows, bars and filled Kribbel spaces.

Rank points are additive: an entry earns 1, and 1 more for each other seat that enters less. So how probable each entry
is in each row is all that matters of the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.dice import Die
from kribbeln_desktop.games.kribbeln_rows import AREAS, KRIBBEL_ROWS, OVER, TASK_OF_ROW
from kribbeln_desktop.games.kribbeln_tasks import DICE, Task
from kribbeln_desktop.players.kribbeln_futures import (
    FILLED,
    STANDINGS,
    Behaviour,
    filled_after,
    is_played,
    no_behaviour,
    spaces,
)
from kribbeln_desktop.players.kribbeln_payoffs import ENTRIES, Floats, endings_of, kribbel_payoff, task_payoff
from kribbeln_desktop.players.kribbeln_totals import solve_totals
from kribbeln_desktop.players.turn_solver import endings, expanded, solve

EVERY = np.arange(ENTRIES)


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """What is played: the dice, the six tasks, whether bars rise. ``make_ground`` makes them, each once."""

    dice: tuple[Die, ...]
    tasks: tuple[Task, ...]
    rising: bool

    def task(self, row: int) -> Task | None:
        """The task of a row; None for a Kribbel row."""
        return self.tasks[TASK_OF_ROW[row]] if row in TASK_OF_ROW else None

    def endings(self, row: int) -> NDArray[np.intp]:
        """See ``endings_of``."""
        return _endings(self, row)

    def fits(self, row: int, bar: int) -> Floats:
        """The lattice of the chance to have something to enter after one roll."""
        return _fits(self, row, 0 if self.task(row) else bar)

    def bars(self, row: int, filled: int) -> range:
        """The bars that there can be at a row, where so many spaces of its area are filled."""
        return range(DICE, ENTRIES) if self.rising and (filled or row >= AREAS[0][1]) else range(1)

    def by_bar(self, values: Floats) -> Floats:
        """Of values for each bar those that can follow a total: all, or the one of the beginners' variant."""
        return values if self.rising else values[:1]


@lru_cache(maxsize=16)
def make_ground(dice: tuple[Die, ...], tasks: tuple[Task, ...], rising: bool) -> Ground:
    """The one ground with these."""
    return Ground(dice, tasks, rising)


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """What the best play is worth by row and standing, shape ``(11, 37, 3)``, and how it behaves."""

    values: Floats
    behaviour: Behaviour


def best_response(ground: Ground, earned: Floats) -> Plan:
    """The plan for the most of ``earned``, the worth of each entry in each row: shape ``(10, 37)``."""
    plan = Plan(np.zeros((OVER + 1, *STANDINGS), np.float32), no_behaviour())
    for row in reversed(range(OVER)):
        for filled in reversed(range(FILLED)):
            if not is_played(row, filled):
                plan.values[row, :, filled] = plan.values[row + 1, :, filled_after(row, filled)]
            elif row in KRIBBEL_ROWS:
                _plan_kribbel_row(plan, ground, row, filled, earned)
            elif filled == len(spaces(row)):
                _plan_last_attempt(plan, ground, row, earned[row])
            elif filled < len(spaces(row)):
                _plan_task_row(plan, ground, row, filled, earned)
    return plan


def _plan_kribbel_row(plan: Plan, ground: Ground, row: int, filled: int, earned: Floats) -> None:
    rest = ground.by_bar(plan.values[row + 1, :, filled_after(row, filled)])
    payoffs = np.array([kribbel_payoff(earned[row], rest, bar) for bar in EVERY[: len(rest)]])
    worth, ends = solve_totals(payoffs)
    plan.values[row, : len(rest), filled] = worth
    plan.behaviour.endings[row, : len(rest), filled] = _split(ends)


def _plan_last_attempt(plan: Plan, ground: Ground, row: int, earned: Floats) -> None:
    """Without a space to switch to, what follows is the same however the attempt ends."""
    filled = len(spaces(row))
    value, ends = solved(ground.endings(row), task_payoff(earned, 0.0, 0, None))
    plan.values[row, :, filled] = value + plan.values[row + 1, :, filled]
    plan.behaviour.endings[row, :, filled] = ends.reshape(2, ENTRIES)


def _plan_task_row(plan: Plan, ground: Ground, row: int, filled: int, earned: Floats) -> None:
    again = earned[spaces(row)[filled]] + ground.by_bar(plan.values[row, :, filled + 1])
    for bar in ground.bars(row, filled):
        at, rest = (row, bar, filled), float(plan.values[row + 1, bar, filled])
        payoff = task_payoff(earned[row], rest, bar, again)
        plan.values[at], ends = solved(ground.endings(row), payoff)
        plan.behaviour.endings[at] = ends.reshape(2, ENTRIES)
        plan.behaviour.switches[at] = (bar < EVERY) & (again > earned[row, 0] + rest)


@lru_cache(maxsize=64)
def _endings(ground: Ground, row: int) -> NDArray[np.intp]:
    return endings_of(ground.dice, ground.task(row))


@lru_cache(maxsize=16)
def _fits(ground: Ground, row: int, bar: int) -> Floats:
    codes = ground.endings(row)
    return expanded((codes >= ENTRIES if ground.task(row) else codes > bar).astype(np.float32))


def casual_behaviour(ground: Ground) -> Behaviour:
    """How *casual* behaves: each attempt for the highest expected total, a switch wherever it may."""
    found = no_behaviour()
    for row in TASK_OF_ROW:
        ends = solved(ground.endings(row), np.concatenate([0 * EVERY, EVERY]))[1]
        found.endings[row] = ends.reshape(2, ENTRIES)
        found.switches[row, :, : len(spaces(row))] = EVERY[:, np.newaxis, np.newaxis] < EVERY
    by_bar = solve_totals(np.where(EVERY[:, np.newaxis] < EVERY, EVERY, 0))[1]
    for row in KRIBBEL_ROWS:
        found.endings[row] = _split(by_bar)[:, np.newaxis]
    return found


def _split(ends: NDArray[np.float64]) -> NDArray[np.float64]:
    """Chances of totals for the bars from 0 on: how probable each is that is not above the bar, and each that is."""
    is_above = EVERY[: len(ends), np.newaxis] < EVERY
    return np.stack([ends * ~is_above, ends * is_above], axis=1)


def solved(codes: NDArray[np.intp], payoff: NDArray[np.generic]) -> tuple[float, Floats]:
    """What an attempt is worth whose endings ``codes`` pay ``payoff``, and how probable each ending is."""
    turn = solve(payoff.astype(np.float32).reshape(-1)[codes])
    ends = np.bincount(codes.reshape(-1), endings(turn).reshape(-1), payoff.size)
    return turn.value, (ends / ends.sum()).astype(np.float32)
