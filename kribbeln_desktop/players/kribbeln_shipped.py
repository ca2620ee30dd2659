"""The populations of the program's own sheets as files: how good players end each attempt.

``python -m kribbeln_desktop.players.kribbeln_shipped`` makes all files in ``resources/kribbeln``, or those of the
sheets named after it; some 40 seconds a sheet.
"""

from __future__ import annotations

import sys
from itertools import product

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.resources import resource_root
from kribbeln_desktop.games.kribbeln_tasks import DICE_MAP, SHEETS, load_dice, load_sheets
from kribbeln_desktop.players.kribbeln_futures import Behaviour
from kribbeln_desktop.players.kribbeln_payoffs import Floats
from kribbeln_desktop.players.kribbeln_population import CASUAL_SHARE, ROUNDS, good_behaviour
from kribbeln_desktop.players.kribbeln_sweep import Ground, make_ground
from kribbeln_desktop.players.tables import Rules, read_table, write_table

SEATS = range(1, 6)
TABLES = tuple(product(SEATS, (True, False)))
"""Seats and whether bars rise, in the order of a file."""
FINEST = 65535
"""Chances are kept as whole numbers of this part."""
MADE_BY = "python -m kribbeln_desktop.players.kribbeln_shipped"


def shipped(ground: Ground, seats: int) -> Behaviour | None:
    """How good players behave on one of the program's own sheets; None for another sheet or other dice.

    ``ResourceError`` where the sheet's file is missing, damaged or made for other rules.
    """
    sheets = load_sheets()
    sheet = next((name for name in SHEETS if sheets[name] == ground.tasks), None)
    if sheet is None or load_dice()[DICE_MAP] != ground.dice:
        return None
    arrays = read_table(_parts(sheet), _rules(sheet))
    at = 2 * TABLES.index((seats, ground.rising))
    return _unpacked(*arrays[at : at + 2])


def ship(sheet: str) -> None:
    """Reckon and write a sheet's file."""
    arrays: list[NDArray[np.unsignedinteger]] = []
    for seats, rising in TABLES:
        found = good_behaviour(make_ground(load_dice()[DICE_MAP], load_sheets()[sheet], rising), seats)
        arrays += [np.round(found.endings * FINEST).astype(np.uint16), np.round(found.switches * 255).astype(np.uint8)]
    write_table(resource_root().joinpath(*_parts(sheet)), _rules(sheet), arrays, MADE_BY)


def _unpacked(endings: NDArray[np.uint16], switches: NDArray[np.uint8]) -> Behaviour:
    parts: Floats = endings.astype(np.float32)
    whole: Floats = np.maximum(parts.sum(axis=(3, 4), keepdims=True), np.float32(1))
    return Behaviour(parts / whole, switches.astype(np.float32) / np.float32(255))


def _parts(sheet: str) -> tuple[str, str]:
    return "kribbeln", f"population-{sheet}.table"


def _rules(sheet: str) -> Rules:
    dice = ["".join(face.motif for face in die) for die in load_dice()[DICE_MAP]]
    tasks = [str(task) for task in load_sheets()[sheet]]
    return {"game": "kribbeln", "tasks": tasks, "dice": dice, "rounds": ROUNDS, "casual": CASUAL_SHARE}


if __name__ == "__main__":
    for name in sys.argv[1:] or SHEETS:
        ship(name)
