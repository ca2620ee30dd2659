"""Kniffel for victory: *best* plays as *optimum*, but in the last rounds for the chance to win.

The opponents are taken to play on for points. Nothing that a seat does changes what another one may score, so the
chance that a final score wins follows from the distributions of the others' (ties share the victory), and the seat's
own last turns are solved for that chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from kribbeln_desktop.core.game import State
from kribbeln_desktop.games.kniffel_boxes import BOXES
from kribbeln_desktop.games.kniffel_state import KniffelState
from kribbeln_desktop.players.five_dice_advice import advice
from kribbeln_desktop.players.five_dice_turn import SHOWN, Plan
from kribbeln_desktop.players.kniffel import kniffel_state
from kribbeln_desktop.players.kniffel_far import OPTIMUM
from kribbeln_desktop.players.kniffel_last import Sheet, next_turn, sheet_of, to_come
from kribbeln_desktop.players.player import Advice, Choice, Unit
from kribbeln_desktop.players.turn_solver import Floats

LAST_ROUNDS = 3
"""From here on the chance to win counts, not the points."""
_MOST = 600
"""More points than this are never brought in by the last boxes."""
_TASTE = 1e-5
"""How little of a chance to win is given up for points: where nothing changes who wins, they decide."""


def wins(total: int, others: tuple[tuple[Sheet, int], ...]) -> Floats:
    """The chance to win, by the points (from 0) that are brought in yet, against these sheets and totals."""
    ties = np.zeros((len(others) + 1, _MOST))
    ties[0] = 1
    for sheet, other_total in others:
        chances = to_come(sheet)
        reach = np.arange(_MOST) + total - other_total
        equal = np.where((reach >= 0) & (reach < len(chances)), chances[np.clip(reach, 0, len(chances) - 1)], 0)
        below = np.concatenate([[0], np.cumsum(chances)])[np.clip(reach, 0, len(chances))]
        ties[1:] = ties[1:] * below + ties[:-1] * equal
        ties[0] *= below
    shared: Floats = (ties / np.arange(1, len(ties) + 1)[:, np.newaxis]).sum(axis=0)
    return shared


@lru_cache(maxsize=64)
def _plan(sheet: Sheet, total: int, others: tuple[tuple[Sheet, int], ...]) -> Plan:
    points = np.arange(_MOST) / _MOST
    return next_turn(sheet, (1 - _TASTE) * wins(total, others) + _TASTE * points)


def _race(state: KniffelState, seat: int) -> tuple[Sheet, int, tuple[tuple[Sheet, int], ...]]:
    """A seat's sheet and total, and those of the others."""
    sheets = [(sheet_of(state, other), total) for other, total in enumerate(state.totals())]
    return *sheets[seat], tuple(sheets[:seat] + sheets[seat + 1 :])


def is_race(state: KniffelState) -> bool:
    """Whether the chance to win counts now: there are opponents, and each seat has at most the last boxes free."""
    rounds = len(BOXES) - state.turns // len(state.entries)
    return len(state.entries) > 1 and rounds <= LAST_ROUNDS


@dataclass(frozen=True, slots=True)
class Best:
    """See the module; alone at the table it is *optimum*."""

    def prepare(self, state: State) -> None:
        """See ``Player``."""
        OPTIMUM.prepare(state)

    def choose(self, state: State) -> Choice:
        """See ``Player``."""
        alternatives = self.advise(state).alternatives
        return Choice(alternatives[0].action, alternatives[:SHOWN])

    def advise(self, state: State) -> Advice:
        """See ``Adviser``."""
        kniffel = kniffel_state(state)
        if not is_race(kniffel):
            return OPTIMUM.advise(state)
        return advice(kniffel, _plan(*_race(kniffel, kniffel.playing())), Unit.WIN)

    def value(self, state: State, seat: int) -> float:
        """See ``Adviser``."""
        kniffel = kniffel_state(state)
        if not is_race(kniffel):
            return OPTIMUM.value(state, seat)
        sheet, total, others = _race(kniffel, seat)
        return _plan(sheet, total, others).worth.value if sheet.free() else float(wins(total, others)[0])


PLAYERS = {"best": Best()}
"""By the ids of their levels."""
