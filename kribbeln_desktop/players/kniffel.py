"""Kniffel, one turn at a time: what it may bring, bonus and extra points included.

A roll that gives several boxes the same goes to the first of them on the sheet, so strikes begin with the ones.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from kribbeln_desktop.core.dice import PLAIN_DIE
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.three_rolls import ROLLS, Attempt
from kribbeln_desktop.games.kniffel import Kniffel
from kribbeln_desktop.games.kniffel_boxes import BONUS, BONUS_FROM, BOXES, UPPER
from kribbeln_desktop.games.kniffel_state import KniffelState
from kribbeln_desktop.players.box_games import gains
from kribbeln_desktop.players.five_dice import DICE, roll_index
from kribbeln_desktop.players.five_dice_beginner import Beginner
from kribbeln_desktop.players.five_dice_turn import Casual, Plan, planned
from kribbeln_desktop.players.player import Player
from kribbeln_desktop.players.turn_solver import Floats

Entries = tuple[int | None, ...]

MOVES = tuple(box.decision for box in BOXES)
_FIVE = next(place for place, box in enumerate(BOXES) if box.id == "five-of-a-kind")
_FIVE_ALIKE = tuple(Attempt((PLAIN_DIE,) * DICE, (face,) * DICE, ROLLS) for face in PLAIN_DIE)
"""Five alike of each number."""


def plan(state: State) -> Plan:
    """What the turn may bring the seat that plays; ``TypeError`` for another game's state."""
    kniffel = kniffel_state(state)
    return solve_turn(*turn_of(kniffel, kniffel.playing()))


def kniffel_state(state: State) -> KniffelState:
    """The state as one of this game; ``TypeError`` for another game's."""
    if not isinstance(state, KniffelState):
        raise TypeError(f"Kniffel’s players cannot play {type(state).__name__}")
    return state


def turn_of(state: KniffelState, seat: int) -> tuple[Entries, int, int]:
    """What ``brought`` is asked for a turn of a seat."""
    own = state.entries[seat]
    missing = BONUS_FROM - state.upper_sum(seat)
    most = max((DICE * number for number, entry in enumerate(own[: len(UPPER)], 1) if entry is None), default=0)
    return _what_matters(own), missing if 0 < missing <= most else 0, state.further_five


def _what_matters(own: Entries) -> Entries:
    """The entries without the points that no later turn asks for."""
    return tuple(entry if place == _FIVE or entry is None else 0 for place, entry in enumerate(own))


@lru_cache(maxsize=256)
def solve_turn(own: Entries, missing: int, further_five: int) -> Plan:
    """The plan for the turn; about 40 kB each."""
    return planned(MOVES, brought(own, missing, further_five))


def brought(own: Entries, missing: int, further_five: int) -> Floats:
    """What each box brings at each roll, bonus and extra points included, -inf where it cannot be filled; (13, 252).

    The bonus needs so many points more; 0 means that no turn reaches it.
    """
    gained = gains(BOXES, tuple(entry is None for entry in own))
    jokers = _jokers(own, further_five)
    for place, state in jokers.items():
        gained[:, place] = [
            state.points(box) if state.decision_refusal(box.decision) is None else -np.inf for box in BOXES
        ]
    if missing:
        upper = gained[: len(UPPER)]
        upper += BONUS * (upper >= missing)
    for place, state in jokers.items():
        gained[:, place] += state.extra_points()
    return gained


def _jokers(own: Entries, further_five: int) -> dict[int, KniffelState]:
    """Where five alike of each number stand among the rolls, and the moment when they lie there as a joker."""
    if own[_FIVE] is None:
        return {}
    states = (
        KniffelState(attempt=attempt, entries=(own,), further_fives=(0,), further_five=further_five)
        for attempt in _FIVE_ALIKE
    )
    return {roll_index(state.values()): state for state in states}


PLAYERS: dict[str, Player] = {"beginner": Beginner(plan, Kniffel.yes_or_no), "casual": Casual(plan)}
"""By the ids of their levels."""
