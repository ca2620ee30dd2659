"""Kniffel, one turn at a time: what it may bring, bonus and extra points included.

A roll that gives several boxes the same goes to the first of them on the sheet, so strikes begin with the ones.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.game import State
from kribbeln_desktop.games.kniffel import Kniffel
from kribbeln_desktop.games.kniffel_boxes import BONUS, BONUS_FROM, BOXES, FIVE_OF_A_KIND, IN_FULL, UPPER
from kribbeln_desktop.games.kniffel_state import KniffelState
from kribbeln_desktop.players.box_games import gains, scores
from kribbeln_desktop.players.five_dice import DICE, ROLLS, roll_index
from kribbeln_desktop.players.five_dice_beginner import Beginner
from kribbeln_desktop.players.five_dice_turn import Casual, Plan, planned
from kribbeln_desktop.players.player import Player
from kribbeln_desktop.players.turn_solver import Floats

Entries = tuple[int | None, ...]

MOVES = tuple(box.decision for box in BOXES)
FIVE = next(place for place, box in enumerate(BOXES) if box.id == "five-of-a-kind")
"""The place of the box for five alike."""
COUNTS = np.array([[roll.count(number) for roll in ROLLS] for number in range(1, len(UPPER) + 1)])
"""How many dice count in each upper box; shape ``(6, 252)``."""
FIVES = np.array([roll_index((number,) * DICE) for number in range(1, len(UPPER) + 1)])
"""Where five alike of each number stand among the rolls."""
AS_JOKERS = np.array([np.full(len(FIVES), IN_FULL.get(box.id, np.nan)) for box in BOXES])
AS_JOKERS = np.where(np.isnan(AS_JOKERS), scores(BOXES)[:, FIVES], AS_JOKERS)
"""What five alike of each number give in each box as a joker; shape ``(13, 6)``."""


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
    return what_matters(own), missing if 0 < missing <= most else 0, state.further_five


def what_matters(own: Entries) -> Entries:
    """The entries without the points that no later turn asks for."""
    return tuple(entry if place == FIVE or entry is None else 0 for place, entry in enumerate(own))


@lru_cache(maxsize=256)
def solve_turn(own: Entries, missing: int, further_five: int) -> Plan:
    """The plan for the turn; about 40 kB each."""
    return planned(MOVES, brought(own, missing, further_five))


def brought(own: Entries, missing: int, further_five: int) -> Floats:
    """What each box brings at each roll, bonus and extra points included, -inf where it cannot be filled; (13, 252).

    The bonus needs so many points more; 0 means that no turn reaches it.
    """
    gained = gains(BOXES, tuple(entry is None for entry in own))
    if own[FIVE] is not None:
        gained[:, FIVES] = np.where(_may_take_joker(own), AS_JOKERS, -np.inf)
    if missing:
        upper = gained[: len(UPPER)]
        upper += BONUS * (upper >= missing)
    if own[FIVE] == FIVE_OF_A_KIND:
        gained[:, FIVES] += further_five
    return gained


def _may_take_joker(own: Entries) -> NDArray[np.bool_]:
    """Which boxes five alike of each number may fill as a joker (N4 to N6); shape ``(13, 6)``."""
    uppers = len(UPPER)
    is_free = np.array([entry is None for entry in own])
    of_its_own = np.eye(len(BOXES), uppers, dtype=np.bool_) & is_free[:, np.newaxis]
    elsewhere = is_free & ((np.arange(len(BOXES)) >= uppers) | (not is_free[uppers:].any()))
    return np.where(is_free[:uppers], of_its_own, elsewhere[:, np.newaxis])


PLAYERS: dict[str, Player] = {"beginner": Beginner(plan, Kniffel.yes_or_no), "casual": Casual(plan)}
"""By the ids of their levels."""
