"""Kniffel for points, with an eye on the rest of the game: the levels *strong* and *optimum*.

*optimum* knows exactly what the rest is worth at best. *strong* gives each box a fixed value: what *optimum* scores
there on average by the usual rules.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from kribbeln_desktop.core.game import State
from kribbeln_desktop.games.kniffel_boxes import BOXES
from kribbeln_desktop.players.five_dice import DICE, ROLLS
from kribbeln_desktop.players.five_dice_advice import Farsighted
from kribbeln_desktop.players.five_dice_turn import Plan, planned
from kribbeln_desktop.players.kniffel import FIVE, MOVES, Entries, brought, kniffel_state, turn_of
from kribbeln_desktop.players.kniffel_positions import (
    NEXT,
    OTHERS,
    SCORED,
    STRUCK,
    UPPERS,
    five_filled,
    position_of,
    row_after,
)
from kribbeln_desktop.players.kniffel_values import values
from kribbeln_desktop.players.turn_solver import Floats

_MEANS = np.array(
    (1.8554, 5.2806, 8.5716, 12.1849, 15.7253, 19.2379, 21.9152, 13.0378, 22.7739, 29.5061, 33.0073, 16.4106, 22.1397)
)
"""What *optimum* scores in each box on average, without bonus and extra points."""

COUNTS = np.array([[roll.count(place + 1) for roll in ROLLS] for place in UPPERS])
"""How many dice count in each upper box; shape ``(6, 252)``."""
_IS_FIVE = COUNTS.max(axis=0) == DICE


def after(worth: Floats, row: int, column: int) -> Floats:
    """What is expected after each box is filled at each roll from a position; of boxes already filled nothing is said.

    ``worth`` is by positions; shape ``(13, 252)``.
    """
    later = np.empty((len(BOXES), len(ROLLS)))
    for place in UPPERS:
        later[place] = worth[row, NEXT[place][:, column]][COUNTS[place]]
    for number, place in enumerate(OTHERS):
        later[place] = worth[row_after(row, number), column]
    scored, struck = (worth[five_filled(row, how), column] for how in (SCORED, STRUCK))
    later[FIVE] = np.where(_IS_FIVE, scored, struck)
    return later


@lru_cache(maxsize=256)
def _optimum(turn: tuple[Entries, int, int], row: int, column: int) -> Plan:
    """Some 60 kB each."""
    gained = brought(*turn)
    return planned(MOVES, gained + after(values(turn[-1]), row, column), gained > 0)


@lru_cache(maxsize=256)
def _strong(turn: tuple[Entries, int, int]) -> Plan:
    """Some 60 kB each."""
    gained = brought(*turn)
    rest = sum(_MEANS[[entry is None for entry in turn[0]]])
    return planned(MOVES, gained + rest - _MEANS[:, np.newaxis], gained > 0)


def optimum_plan(state: State) -> Plan:
    """The plan for the most points, for the seat that plays."""
    kniffel = kniffel_state(state)
    seat = kniffel.playing()
    return _optimum(turn_of(kniffel, seat), *position_of(kniffel.entries[seat]))


def points_to_come(state: State, seat: int) -> float:
    """What a seat is expected to bring in yet at best."""
    kniffel = kniffel_state(state)
    return float(values(kniffel.further_five)[position_of(kniffel.entries[seat])])


def _strong_plan(state: State) -> Plan:
    kniffel = kniffel_state(state)
    return _strong(turn_of(kniffel, kniffel.playing()))


def _fixed_to_come(state: State, seat: int) -> float:
    return float(sum(_MEANS[[entry is None for entry in kniffel_state(state).entries[seat]]]))


OPTIMUM = Farsighted(optimum_plan, points_to_come, lambda state: values(kniffel_state(state).further_five))
PLAYERS = {"strong": Farsighted(_strong_plan, _fixed_to_come, kniffel_state), "optimum": OPTIMUM}
"""By the ids of their levels."""
