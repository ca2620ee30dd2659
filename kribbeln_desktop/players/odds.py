"""The exact chance to fulfil one of Kribbeln's tasks."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kribbeln_desktop.games.kribbeln_tasks import load_dice, read_task
from kribbeln_desktop.players.kribbeln_payoffs import met
from kribbeln_desktop.players.turn_solver import solve


class Odds(NamedTuple):
    """Two chances, 0 to 1."""

    one_roll: float
    three_rolls: float
    """Playing for nothing but this."""


def task_odds(task: str) -> Odds:
    """The odds of a task written as on the sheets (``none k b``); ``InvalidOptionError`` where there is none.

    They hold for any dice that show each colour once, so the first map of the program's dice stands for all.
    """
    success = met(load_dice()["1"], read_task(task)).astype(np.float64)
    return Odds(float(success.mean()), solve(success).value)
