"""What players of games with boxes share: what every roll gives in every box."""

from __future__ import annotations

from functools import cache

import numpy as np

from kribbeln_desktop.core.boxes import Box
from kribbeln_desktop.players.five_dice import ROLLS
from kribbeln_desktop.players.turn_solver import Floats

Free = tuple[bool, ...]
"""For each box whether nothing is entered there yet."""


def gains(boxes: tuple[Box, ...], free: Free) -> Floats:
    """What each box gives by each roll's dice alone, -inf where it is filled; shape ``(boxes, 252)``."""
    return np.where(np.array(free)[:, np.newaxis], scores(boxes), -np.inf)


@cache
def scores(boxes: tuple[Box, ...]) -> Floats:
    """What each roll gives in each box by its dice alone; shape ``(boxes, 252)``."""
    return np.array([[box.score(roll) for roll in ROLLS] for box in boxes], dtype=np.float64)
