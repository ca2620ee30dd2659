"""A program that plays a game in a data folder and says each line once it is shown: to be killed."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from table_play import SEED, Laid, begun

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.games import find_game
from kribbeln_desktop.storage.journal import Journal, load, running


def laid(folder: Path, game_id: str) -> Laid:
    """The game that waits in the folder, or a new one."""
    found = running(folder)
    if found:
        game = load(found[0], find_game)
        return Laid(game.record, dice=DrawnDice(game.seed) if game.seed else None, journal=game.journal)
    record = begun("Anna", "cpu", "Ben", game_id=game_id, undo="free")
    journal = Journal.create(folder, record.header.text, "game", SEED)
    return Laid(record, dice=DrawnDice(SEED), journal=journal)


def main(folder: Path, game_id: str) -> None:
    application = QCoreApplication([])
    game = laid(folder, game_id)
    table = game.table
    said = len(table.record.lines)

    def say() -> None:
        nonlocal said
        for line in table.record.lines[said:]:
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        said = len(table.record.lines)

    def play() -> None:
        """Some of everything that is written."""
        if table.is_persons_turn:
            place = len(table.record.lines)
            decisions = [a for a in table.state.legal_actions() if isinstance(a, Decision)]
            if place % 17 == 16 and table.can_undo:
                table.undo()
            elif place % 23 == 22 and table.can_redo:
                table.redo()
            elif decisions and (place % 3 == 0 or not table.can_roll):
                table.decide(str(decisions[0]))
            else:
                table.roll()
        if table.state.is_over():
            table.undo()

    table.state_changed.connect(say)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    player = QTimer()
    player.timeout.connect(play)
    player.start(0)
    table.start()
    application.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
