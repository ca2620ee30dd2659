"""What every position of Kniffel is expected to bring in yet, reckoned back from the last box.

``python -m kribbeln_desktop.players.kniffel_table resources/kniffel`` writes the tables that the program has.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from kribbeln_desktop.games.kniffel import Kniffel
from kribbeln_desktop.games.kniffel_boxes import BOXES, FIVE_OF_A_KIND
from kribbeln_desktop.players.box_games import scores
from kribbeln_desktop.players.five_dice import DICE, ROLLS, worth_at_start
from kribbeln_desktop.players.kniffel import AS_JOKERS, COUNTS, FIVES
from kribbeln_desktop.players.kniffel_positions import (
    BROUGHT,
    COLUMNS,
    FREE,
    NEXT,
    OTHER_SETS,
    OTHERS,
    ROWS,
    SCORED,
    STRUCK,
    UPPERS,
    Places,
    five_filled,
    free_boxes,
    row_after,
)
from kribbeln_desktop.players.kniffel_values import file_name, rules
from kribbeln_desktop.players.tables import write_table
from kribbeln_desktop.players.turn_solver import Floats

MADE_BY = "python -m kribbeln_desktop.players.kniffel_table FOLDER"
AT_ONCE = 256
"""So many positions are solved together: more no longer fit the processor's cache."""


def solved(further_five: int | None) -> Floats:
    """The points that each position is expected to bring in yet at best; shape ``(rows, columns)``.

    With None a further five alike is a roll like any other: a game with a published value that nobody plays here.
    """
    worth = np.zeros((ROWS, COLUMNS))
    for free in range(1, len(BOXES) + 1):
        solve_layer(worth, free, further_five)
    return worth


def solve_layer(worth: Floats, free: int, further_five: int | None) -> None:
    """Fill in the positions with so many free boxes; those with fewer are known."""
    rows, columns = np.nonzero(free_boxes() == free)
    for first in range(0, len(rows), AT_ONCE):
        row, column = rows[first : first + AT_ONCE], columns[first : first + AT_ONCE]
        worth[row, column] = worth_at_start(payoffs(worth, row, column, further_five))


def payoffs(worth: Floats, row: Places, column: Places, further_five: int | None) -> Floats:
    """What the best box brings at each roll, and what is expected after it; shape ``(252, positions)``."""
    others = [_after_other(worth, row, column, number) for number in range(len(OTHERS))]
    uppers = [_after_upper(worth, row, column, place) for place in UPPERS]
    payoff = np.full((len(ROLLS), len(row)), -np.inf)
    for place, after in zip(OTHERS, others, strict=True):
        if np.isfinite(after).any():
            np.maximum(payoff, scores(BOXES)[place][:, np.newaxis] + after, out=payoff)
    for place, upper in enumerate(uppers):
        if np.isfinite(upper).any():
            np.maximum(payoff, upper[COUNTS[place]], out=payoff)
    five = row // OTHER_SETS
    struck, scored = (np.where(five == FREE, worth[five_filled(row, how), column], -np.inf) for how in (STRUCK, SCORED))
    np.maximum(payoff, struck, out=payoff)
    payoff[FIVES] = np.maximum(payoff[FIVES], FIVE_OF_A_KIND + scored)
    if further_five is not None:
        jokers = _jokers(np.array(others), uppers) + further_five * (five == SCORED)
        payoff[FIVES] = np.where(five == FREE, payoff[FIVES], jokers)
    return payoff


def _after_other(worth: Floats, row: Places, column: Places, number: int) -> Floats:
    """What is expected once one of ``OTHERS`` is filled, -inf where it is already; shape ``(positions,)``."""
    return np.where(row >> number & 1, -np.inf, worth[row_after(row, number), column])


def _after_upper(worth: Floats, row: Places, column: Places, place: int) -> Floats:
    """What an upper box brings and what is expected then, by the dice that count there; ``(6, positions)``."""
    after = NEXT[place][:, column]
    return np.where(after < 0, -np.inf, BROUGHT[place][:, column] + worth[row, after])


def _jokers(others: Floats, uppers: list[Floats]) -> Floats:
    """What five alike of each number bring as jokers (N4 to N6), without extra points; ``(6, positions)``."""
    own = np.array([uppers[place][DICE] for place in UPPERS])
    lower = (AS_JOKERS[list(OTHERS), :, np.newaxis] + others[:, np.newaxis]).max(axis=0)
    struck = np.max([upper[0] for upper in uppers], axis=0)
    return np.where(np.isfinite(own), own, np.where(np.isfinite(lower), lower, struck))


def main(folder: str, *chosen: str) -> None:
    """Write the table of each worth of a further five alike, all that the game offers unless some are named."""
    (option,) = (option for option in Kniffel.options if option.id == "further-five")
    for further_five in map(int, chosen or [str(value) for value, _title in option.choices]):
        table = solved(further_five).astype(np.float32)
        print(f"{further_five}: {table[0, 0]:.4f}")
        write_table(Path(folder, file_name(further_five)), rules(further_five), [table], MADE_BY)


if __name__ == "__main__":
    main(*sys.argv[1:])
