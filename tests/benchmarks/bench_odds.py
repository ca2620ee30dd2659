"""From a die set aside to the repainted percents, in every game; beside the repainted die of the same key.

``python tests/benchmarks/bench_odds.py``; offscreen unless ``QT_QPA_PLATFORM`` says otherwise.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kribbeln_desktop.app.main import furnish, make_application
from kribbeln_desktop.app.opening import open_window
from kribbeln_desktop.app.program import Program
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.table.sheet_model import ODDS_ROLE
from kribbeln_desktop.widgets.new_game_page import NewGame

PROMISED_MS = 50
PRESSES = 41


class Paints(QObject):
    """When a widget was painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.times: list[float] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Qt."""
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return False

    def first_after(self, moment: float) -> float | None:
        """The first of them after ``moment``."""
        return next((at for at in self.times if at > moment), None)


def main() -> None:
    """Print the figures of every game."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["KRIBBELN_DATA"] = folder
        application = make_application()
        program = furnish(application, open_window(application))
        program.use(replace(program.settings, animation_ms=0, pace="instant", shows_odds=True))
        program.window.resize(1024, 768)
        program.window.show()
        QTest.qWaitForWindowExposed(program.window)
        for game in GAMES:
            bench_game(application, program, game.id)
        program.window.close()


def bench_game(application: QApplication, program: Program, game_id: str) -> None:
    """One person’s first roll; die 1 is set aside and brought back again and again."""
    program.start(NewGame(game_id, (SeatEntry("Anna"),)))
    page = program.window.game_page
    QTest.keyClick(page, Qt.Key.Key_R)
    while not any(percents(program)):
        QTest.qWait(100)
    sheet, die = Paints(page.sheet.viewport()), Paints(page.panel.dice.buttons()[0])
    to_die, to_percents = [], []
    for _ in range(PRESSES):
        before, began, changed = percents(program), time.perf_counter(), 0.0
        QTest.keyClick(page, Qt.Key.Key_1)
        while not changed or not sheet.first_after(changed) or not die.first_after(began):
            application.processEvents()
            if not changed and percents(program) != before:
                changed = time.perf_counter()
        to_die.append(1000 * ((die.first_after(began) or began) - began))
        to_percents.append(1000 * ((sheet.first_after(changed) or began) - began))
        QTest.qWait(30)
    median, longest = statistics.median(to_percents), max(to_percents)
    known = statistics.median(to_die)
    print(
        f"{game_id:13} key to repainted percents: median {median:5.1f} ms, longest {longest:5.1f} ms"
        f" (at most {PROMISED_MS}); to the repainted die {known:5.1f} ms"
    )


def percents(program: Program) -> list[object]:
    """What the sheet shows of chances."""
    model = program.window.game_page.sheet.model()
    return [model.index(row, 1).data(ODDS_ROLE) for row in range(1, model.rowCount())]


if __name__ == "__main__":
    main()
