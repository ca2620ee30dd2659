"""What Kniffel's positions are worth by the rules that are played: read from the program's files."""

from __future__ import annotations

from functools import cache

import numpy as np

from kribbeln_desktop.games.kniffel_boxes import BONUS, BONUS_FROM
from kribbeln_desktop.players.kniffel_positions import COLUMNS, ROWS
from kribbeln_desktop.players.tables import Rules, read_table
from kribbeln_desktop.players.turn_solver import Floats

FOLDER = "kniffel"
"""Where the tables lie below ``resources``."""


def rules(further_five: int) -> Rules:
    """What a table holds for."""
    rest = {"bonus": BONUS, "bonus-from": BONUS_FROM, "joker": "forced", "rows": ROWS, "columns": COLUMNS}
    return {"game": "kniffel", "further-five": further_five, **rest}


def file_name(further_five: int) -> str:
    """The table for this worth of a further five alike."""
    return f"further-five-{further_five}.table"


@cache
def values(further_five: int) -> Floats:
    """The points that each position is expected to bring in yet at best, for this worth of a further five alike.

    Shape ``(rows, columns)`` of ``kniffel_positions``; ``ResourceError`` where the file is missing or wrong.
    """
    (table,) = read_table((FOLDER, file_name(further_five)), rules(further_five))
    return table.astype(np.float64)
