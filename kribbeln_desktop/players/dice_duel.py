"""Kniffel Dice Duel, one turn at a time: the chip that it may bring, and nothing beyond it."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from kribbeln_desktop.core.game import State
from kribbeln_desktop.games.dice_duel import DiceDuel
from kribbeln_desktop.games.dice_duel_position import Chips
from kribbeln_desktop.games.dice_duel_state import DiceDuelState
from kribbeln_desktop.players.dice_duel_turn import VALUES, chip_ends, plan_of
from kribbeln_desktop.players.five_dice_beginner import Beginner
from kribbeln_desktop.players.five_dice_turn import Casual, Plan
from kribbeln_desktop.players.player import Player
from kribbeln_desktop.players.turn_solver import Floats


def plan(state: State) -> Plan:
    """What the turn may bring the seat that plays; ``TypeError`` for another game's state."""
    duel = duel_state(state)
    return solve_turn(duel.in_tray, duel.aside, duel.is_alone and not duel.owes_second)


def duel_state(state: State) -> DiceDuelState:
    """The state as one of this game; ``TypeError`` for another game's."""
    if not isinstance(state, DiceDuelState):
        raise TypeError(f"Kniffel Dice Duel’s players cannot play {type(state).__name__}")
    return state


@lru_cache(maxsize=256)
def solve_turn(in_tray: Chips, aside: Chips, is_double: bool) -> Plan:
    """The plan of a turn, about 50 kB each; a Kniffel brings two chips where it ``is_double`` (D22)."""
    ends = chip_ends(np.array([in_tray]), np.array([aside]))
    return plan_of(ends._replace(kniffel=ends.kniffel + _second_chips(in_tray, aside)) if is_double else ends)


def _second_chips(in_tray: Chips, aside: Chips) -> Floats:
    """What the dearest chip is worth that is left beside each, from the tray or from aside; shape ``(14, 1)``."""
    rest = np.array([*in_tray, *aside]) - np.eye(2 * len(VALUES), dtype=np.int64)
    dearest: Floats = np.where(rest > 0, np.tile(VALUES, 2), 0).max(axis=1, keepdims=True)
    return dearest


PLAYERS: dict[str, Player] = {"beginner": Beginner(plan, DiceDuel.yes_or_no), "casual": Casual(plan)}
"""By the ids of their levels."""
