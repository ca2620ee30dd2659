"""Games that play themselves in the real window: ``kribbeln-desktop --smoke-test``."""

from __future__ import annotations

import sys
from dataclasses import replace

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from kribbeln_desktop.app.program import Program
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.core.texts import Text, say
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.players import LEVELS
from kribbeln_desktop.widgets.new_game_page import NewGame

PATIENCE_MS = 300_000


def play_by_itself(program: Program, application: QApplication) -> None:
    """All levels of each game play it without pauses; then the program quits, with status 1 if too slow.

    A level that cannot play, or makes a mistake, is a fault: a sentence on standard error, and status 1.
    """
    program.use(replace(program.settings, animation_ms=0, pace="instant"))
    waiting = iter(GAMES)

    def give_up(fault: Text) -> None:
        sys.stderr.write(say(fault) + "\n")
        application.exit(1)

    def play_next() -> None:
        game = next(waiting, None)
        if game is None:
            program.window.close()
            return
        seats = tuple(SeatEntry(level.id.title(), level.id) for level in LEVELS[game.id][-game.seats[-1] :])
        program.start(NewGame(game.id, seats))
        table = program.desk.table
        assert table is not None
        table.failed.connect(give_up)
        table.game_ended.connect(lambda: QTimer.singleShot(0, program.window, play_next))

    play_next()
    QTimer.singleShot(PATIENCE_MS, application, lambda: application.exit(1))
