"""Kniffel Kids with an eye on the rest of the game: what the free boxes are expected to bring in.

*best* knows it exactly, by backward induction over the 2048 sets of free boxes (33.9319 points for all of them; some
0.1 s, once). *strong* gives each box a fixed value: what *best* brings in there on average.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.game import State
from kribbeln_desktop.games.kniffel_kids_boxes import BOXES
from kribbeln_desktop.players.box_games import scores
from kribbeln_desktop.players.five_dice import worth_at_start
from kribbeln_desktop.players.five_dice_advice import Farsighted
from kribbeln_desktop.players.five_dice_turn import Plan, planned
from kribbeln_desktop.players.kniffel_kids import kids_state
from kribbeln_desktop.players.turn_solver import Floats

_ALL = range(len(BOXES))
_MEANS = (2.8336, 2.8644, 2.8844, 2.8992, 2.9126, 2.9252, 1.8615, 2.9675, 3.8188, 4.76, 3.2048)
"""What *best* brings in with each box, on average (exact to four decimals; a test reckons them again)."""


@cache
def exact_values() -> Floats:
    """What each set of free boxes is expected to bring in at best; a set is the sum of ``1 << place``; ``(2048,)``."""
    sets = np.arange(1 << len(BOXES))
    sizes = np.array([free.bit_count() for free in range(len(sets))])
    worth = np.zeros(len(sets))
    for size in range(1, len(BOXES) + 1):
        layer = sets[sizes == size]
        worth[layer] = worth_at_start(payoffs(worth, layer))
    return worth


def payoffs(worth: Floats, free: NDArray[np.intp]) -> Floats:
    """What the best box gives at each roll, with what is expected then, for these sets; shape ``(252, sets)``."""
    later = after(worth, free)
    best: Floats = np.max([scores(BOXES)[place][:, np.newaxis] + later[place] for place in _ALL], axis=0)
    return best


def after(worth: Floats, free: NDArray[np.intp]) -> Floats:
    """What is expected once each box is filled, -inf where it is already, for these sets; shape ``(11, sets)``."""
    return np.array([np.where(free >> place & 1, worth[free & ~(1 << place)], -np.inf) for place in _ALL])


@cache
def fixed_values() -> Floats:
    """The same where each box counts its mean, whichever others are free."""
    return np.array([sum(_MEANS[place] for place in _ALL if free >> place & 1) for free in range(1 << len(BOXES))])


def _free(state: State, seat: int) -> int:
    """The seat's free boxes as a sum of ``1 << place``; ``TypeError`` for another game's state."""
    return sum(1 << place for place, entry in enumerate(kids_state(state).entries[seat]) if entry is None)


@lru_cache(maxsize=256)
def _solve_turn(values: Callable[[], Floats], free: int) -> Plan:
    """The plan for these boxes by these values, at most 60 kB each."""
    places = [place for place in _ALL if free >> place & 1]
    points, later = scores(BOXES)[places], after(values(), np.array([free]))[places]
    return planned([BOXES[place].decision for place in places], points + later, points > 0)


def _player(values: Callable[[], Floats]) -> Farsighted:
    def plan(state: State) -> Plan:
        return _solve_turn(values, _free(state, state.current_player()))

    def rest(state: State, seat: int) -> float:
        return float(values()[_free(state, seat)])

    return Farsighted(plan, rest, lambda _state: values())


VALUES = {"strong": fixed_values, "best": exact_values}
"""What the sets of free boxes are worth to each level."""
PLAYERS = {level: _player(values) for level, values in VALUES.items()}
"""By the ids of their levels; *best* advises and judges, too."""
