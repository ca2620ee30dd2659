"""Kniffel Kids, one turn at a time: what it may bring. A roll that fits several boxes equally goes to the upper one."""

from __future__ import annotations

from functools import lru_cache

from kribbeln_desktop.core.game import State
from kribbeln_desktop.games.kniffel_kids import KidsState, KniffelKids
from kribbeln_desktop.games.kniffel_kids_boxes import BOXES
from kribbeln_desktop.players.box_games import Free, gains
from kribbeln_desktop.players.five_dice_beginner import Beginner
from kribbeln_desktop.players.five_dice_turn import Casual, Plan, planned
from kribbeln_desktop.players.player import Player


def plan(state: State) -> Plan:
    """What the turn may bring the seat that plays; ``TypeError`` for another game's state."""
    kids = kids_state(state)
    return solve_turn(tuple(entry is None for entry in kids.entries[kids.playing()]))


def kids_state(state: State) -> KidsState:
    """The state as one of this game; ``TypeError`` for another game's."""
    if not isinstance(state, KidsState):
        raise TypeError(f"Kniffel Kids’ players cannot play {type(state).__name__}")
    return state


@lru_cache(maxsize=256)
def solve_turn(free: Free) -> Plan:
    """The plan for these boxes, about 40 kB each."""
    return planned([box.decision for box in BOXES], gains(BOXES, free))


PLAYERS: dict[str, Player] = {"beginner": Beginner(plan, KniffelKids.yes_or_no), "casual": Casual(plan)}
"""By the ids of their levels."""
