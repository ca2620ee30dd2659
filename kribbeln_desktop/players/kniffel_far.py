"""Kniffel for points, with an eye on the rest of the game: the levels *strong* and *optimum*.

*optimum* knows exactly what the rest is worth at best. *strong* gives each box a fixed value: what *optimum* scores
there on average by the usual rules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

import numpy as np

from kribbeln_desktop.core.game import State
from kribbeln_desktop.games.kniffel_boxes import BOXES
from kribbeln_desktop.players.five_dice import DICE, ROLLS
from kribbeln_desktop.players.five_dice_advice import Farsighted
from kribbeln_desktop.players.five_dice_turn import Plan, planned
from kribbeln_desktop.players.kniffel import COUNTS, FIVE, MOVES, Entries, brought, kniffel_state, turn_of
from kribbeln_desktop.players.kniffel_positions import (
    NEXT,
    OTHERS,
    SCORED,
    STRUCK,
    UPPERS,
    five_filled,
    is_free,
    position_of,
    row_after,
)
from kribbeln_desktop.players.kniffel_values import values
from kribbeln_desktop.players.turn_solver import Floats

_MEANS = (
    1.8554,
    5.2806,
    8.5716,
    12.1849,
    15.7253,
    19.2379,
    21.9152,
    13.0378,
    22.7739,
    29.5061,
    33.0073,
    16.4106,
    22.1397,
)
"""What *optimum* scores in each box on average, without bonus and extra points."""

Values = Callable[[int], Floats]
"""What the positions are worth, by what a further five alike gives."""


@cache
def fixed_values(_further_five: int) -> Floats:
    """The points to come where each free box counts its mean, whichever others are free; by positions.

    They have seven digits, as the exact ones, so that no sum with points has to be rounded.
    """
    means = np.array(_MEANS, dtype=np.float32)
    rows, columns = is_free()
    return (rows @ means)[:, np.newaxis] + columns @ means


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
def solve_turn(values_of: Values, turn: tuple[Entries, int, int], row: int, column: int) -> Plan:
    """The plan for the turn with the free boxes, at most 60 kB each."""
    free = [place for place, entry in enumerate(turn[0]) if entry is None]
    gained = brought(*turn)[free]
    worth = gained + after(values_of(turn[-1]), row, column)[free]
    return planned([MOVES[place] for place in free], worth, gained > 0)


def _player(values_of: Values) -> Farsighted:
    def plan(state: State) -> Plan:
        kniffel = kniffel_state(state)
        seat = kniffel.playing()
        return solve_turn(values_of, turn_of(kniffel, seat), *position_of(kniffel.entries[seat]))

    def rest(state: State, seat: int) -> float:
        kniffel = kniffel_state(state)
        return float(values_of(kniffel.further_five)[position_of(kniffel.entries[seat])])

    return Farsighted(plan, rest, lambda state: values_of(kniffel_state(state).further_five))


VALUES: dict[str, Values] = {"strong": fixed_values, "optimum": values}
"""What the positions are worth to each level."""
PLAYERS = {level: _player(values_of) for level, values_of in VALUES.items()}
"""By the ids of their levels."""
OPTIMUM = PLAYERS["optimum"]
