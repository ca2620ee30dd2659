"""The exact chance to fulfil one of Kribbeln's tasks, or to fit a box (or chip) of a game of five dice."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kribbeln_desktop.core.errors import InvalidOptionError
from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.texts import TextList, mark, plain
from kribbeln_desktop.games.kribbeln_tasks import load_dice, read_task
from kribbeln_desktop.players import five_dice, turn_solver
from kribbeln_desktop.players.kribbeln_payoffs import met


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
    return Odds(float(success.mean()), turn_solver.solve(success).value)


def box_odds(game: Game, box: str) -> Odds:
    """The odds of one of the game's ``yes_or_no``; ``InvalidOptionError`` for any other box."""
    if box not in game.yes_or_no:
        known = TextList(tuple(map(plain, game.yes_or_no)))
        raise InvalidOptionError(_NO_ODDS(game=game.title, box=box, known=known))
    success = five_dice.payoff_of(game.yes_or_no[box])
    return Odds(float(five_dice.expanded(success)[0]), five_dice.solve(success).value)


_NO_ODDS = mark("CommandLine", "{game} has no odds for “{box}”, only for boxes with a yes or no: {known}.")
