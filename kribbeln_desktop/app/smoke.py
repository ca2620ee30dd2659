"""Games that play themselves in the real window: ``kribbeln-desktop --smoke-test``."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from kribbeln_desktop.app.program import Program
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.players import LEVELS
from kribbeln_desktop.widgets.new_game_page import NewGame

PATIENCE_MS = 120_000


def play_by_itself(program: Program, application: QApplication) -> None:
    """Two computers play each game without pauses; then the program quits, with status 1 if too slow."""
    program.use(replace(program.settings, animation_ms=0, pace="instant"))
    waiting = iter(GAMES)

    def play_next() -> None:
        game = next(waiting, None)
        if game is None:
            program.window.close()
            return
        level = LEVELS[game.id][-1].id
        program.start(NewGame(game.id, (SeatEntry("Ada", level), SeatEntry("Bob", level))))
        table = program.desk.table
        assert table is not None
        table.game_ended.connect(lambda: QTimer.singleShot(0, program.window, play_next))

    play_next()
    QTimer.singleShot(PATIENCE_MS, application, lambda: application.exit(1))
