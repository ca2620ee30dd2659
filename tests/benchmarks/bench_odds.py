"""From a die set aside to the repainted percents, in every game; beside the repainted die of the same key.

``python tests/benchmarks/bench_odds.py``; offscreen unless ``QT_QPA_PLATFORM`` says otherwise.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from dataclasses import replace

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt
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
        application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    sheet, die = Paints(page.sheet.viewport()), Paints(page.panel.dice.buttons()[0])
    changes: list[float] = []
    page.sheet.model().dataChanged.connect(lambda *_index: changes.append(time.perf_counter()))
    figures = []
    for _ in range(PRESSES):
        changes.clear()
        used, began = time.process_time(), time.perf_counter()
        QTest.keyClick(page, Qt.Key.Key_1)
        while not changes or not sheet.first_after(changes[-1]) or not die.first_after(began):
            application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        painted = (sheet.first_after(changes[-1]) or began, die.first_after(began) or began)
        figures.append([1000 * (at - began) for at in painted] + [1000 * (time.process_time() - used)])
        QTest.qWait(30)
    to_percents, to_die, cpu = zip(*figures, strict=True)
    print(
        f"{game_id:13} key to repainted percents: median {statistics.median(to_percents):5.1f} ms, longest"
        f" {max(to_percents):5.1f} ms (at most {PROMISED_MS}), CPU {statistics.median(cpu):5.1f} ms;"
        f" to the repainted die {statistics.median(to_die):5.1f} ms"
    )


def percents(program: Program) -> list[object]:
    """What the sheet shows of chances."""
    model = program.window.game_page.sheet.model()
    return [model.index(row, 1).data(ODDS_ROLE) for row in range(1, model.rowCount())]


if __name__ == "__main__":
    main()
