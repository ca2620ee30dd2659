"""Run as a program: the command line, or a table, over resources that lie in another folder.

    python other_resources.py FOLDER simulate --game …
    python other_resources.py FOLDER table GAME SEATS OPTIONS

``table`` lets the strongest level play against people who take the first decision possible, until it has decided three
times, and prints as JSON what was told meanwhile. ``table_play`` has to be on Python's path.
"""

import json
import sys
from pathlib import Path
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication
from table_play import SEED, Laid

from kribbeln_desktop.app.command_line import main
from kribbeln_desktop.core import resources
from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.header import SeatEntry, write_header
from kribbeln_desktop.core.record import GameRecord, new_record
from kribbeln_desktop.games import find_game
from kribbeln_desktop.players import LEVELS

ENOUGH = 3


def told_at_table(game_id: str, seats: int, options: dict[str, object]) -> dict[str, object]:
    """What was told, and how often the computer decided."""
    _application = QCoreApplication([])
    entries = [SeatEntry("Berta", LEVELS[game_id][-1].id), *(SeatEntry(f"Anna {n}", None) for n in range(1, seats))]
    dice = DrawnDice(SEED)
    record = new_record(write_header(find_game(game_id), entries, options, dice.commitment), find_game)
    laid = Laid(record, dice=dice, levels=LEVELS[game_id]).start()
    while not laid.table.state.is_over() and decided(laid.table.record) < ENOUGH:
        laid.play_turn()
    laid.close()
    return {"failed": laid.heard("failed"), "decided": decided(laid.table.record)}


def decided(record: GameRecord) -> int:
    """How often computers did."""
    return sum(isinstance(step.action, Decision) and not step.is_persons for step in record.steps)


if __name__ == "__main__":
    folder, command, *arguments = sys.argv[1:]
    with patch.object(resources, "resource_root", lambda: Path(folder)):
        if command != "table":
            sys.exit(main([command, *arguments]))
        print(json.dumps(told_at_table(arguments[0], int(arguments[1]), json.loads(arguments[2]))))
