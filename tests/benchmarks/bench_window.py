"""Start, memory, a key to the repainted die, a tumbling roll, and rest; each beside something known in the same run.

    python tests/benchmarks/bench_window.py

Offscreen unless ``QT_QPA_PLATFORM`` says otherwise (keys need a window manager on a display). Start and memory:
medians of nine processes each, in turn with an empty PySide6 ``QMainWindow``; modules have been compiled by an
earlier start, as everywhere but at the first.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

EMPTY = """
import sys, time
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication(["empty"])
window = QMainWindow()
"""
OURS = """
import sys, time
from kribbeln_desktop.app.main import make_application
from kribbeln_desktop.app.opening import open_window
application = make_application()
window = open_window(application).window
"""
READY = """
import sys, time
from kribbeln_desktop.app.main import furnish, make_application
from kribbeln_desktop.app.opening import open_window
application = make_application()
opened = open_window(application)
window = opened.window
def then():
    furnish(application, opened)
    QTimer.singleShot(0, application.quit)
"""
PLAYING = """
import sys, time
from kribbeln_desktop.app.main import furnish, make_application
from kribbeln_desktop.app.opening import open_window
from kribbeln_desktop.core.header import SeatEntry
application = make_application()
opened = open_window(application)
window = opened.window
def then():
    from kribbeln_desktop.widgets.new_game_page import NewGame
    program = furnish(application, opened)
    program.start(NewGame("kribbeln", (SeatEntry("Anna"), SeatEntry("Ben"))))
    QTimer.singleShot(500, application.quit)
"""
MEASURE = """
from PySide6.QtCore import QEvent, QObject, QTimer
class FirstPaint(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, globals().get("then", application.quit))
            window.removeEventFilter(self)
        return False
watch = FirstPaint()
window.installEventFilter(watch)
window.resize(1180, 780)
window.show()
application.exec()
memory = next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmRSS"))
print(time.time() - float(sys.argv[1]), memory / 1024, time.process_time(), int("numpy" in sys.modules))
"""
RUNS = 9


def main() -> None:
    """Print all figures."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["KRIBBELN_DATA"] = os.environ["PYTHONPYCACHEPREFIX"] = folder
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        bench_start()
        bench_table()


def bench_start() -> None:
    """Process start to first painted window and to the page that takes keys, and memory then and in a game."""
    scripts = (EMPTY, OURS, READY, PLAYING)
    rounds = [[_started(script) for script in scripts] for _ in range(RUNS + 1)][1:]
    empty, ours, ready, playing = (
        [statistics.median(column) for column in zip(*runs, strict=True)] for runs in zip(*rounds, strict=True)
    )
    for name, seen, place, unit in (
        ("start to first paint", ours, 0, "s"),
        ("the processor's time for it", ours, 2, "s"),
        ("memory then", ours, 1, "MiB"),
        ("start to the new-game page, ready for keys", ready, 0, "s"),
        ("the processor's time for it", ready, 2, "s"),
        ("memory with a game of two people", playing, 1, "MiB"),
    ):
        a, b = seen[place], empty[place]
        print(f"{name}: {a:.3f} {unit}, empty window {b:.3f} {unit}, ratio {a / b:.2f}")
    print(f"numpy imported before the window is up: {bool(ours[3])}, in a game of people: {bool(playing[3])}")


def _started(script: str) -> list[float]:
    """Seconds from the start, MiB, seconds of the processor, and whether numpy was imported (1) or not (0)."""
    command = [sys.executable, "-c", script + MEASURE, repr(time.time())]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [float(word) for word in output.split()]


def bench_table() -> None:
    """In one window: a key press to the repainted die, frames of a tumbling roll, time used at rest."""
    from dataclasses import replace

    from PySide6.QtCore import QEvent, QObject, Qt
    from PySide6.QtTest import QTest

    from kribbeln_desktop.app.main import furnish, make_application
    from kribbeln_desktop.app.opening import open_window
    from kribbeln_desktop.core.header import SeatEntry
    from kribbeln_desktop.widgets.die_button import DieButton
    from kribbeln_desktop.widgets.new_game_page import NewGame

    application = make_application()
    program = furnish(application, open_window(application))
    program.use(replace(program.settings, animation_ms=600))
    program.window.resize(1280, 800)
    program.window.show()
    QTest.qWaitForWindowExposed(program.window)
    program.start(NewGame("kribbeln", (SeatEntry("Anna"), SeatEntry("Ben"))))
    QTest.qWait(300)

    class Paints(QObject):
        """When dice were painted."""

        def __init__(self) -> None:
            super().__init__()
            self.times: list[float] = []

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            """Qt."""
            if event.type() == QEvent.Type.Paint:
                self.times.append(time.perf_counter())
            return False

    paints = Paints()
    page = program.window.game_page
    die = page.panel.dice.findChildren(DieButton)[0]
    die.installEventFilter(paints)
    QTest.keyClick(page, Qt.Key.Key_R)
    QTest.qWait(30)
    paints.times.clear()
    QTest.qWait(800)
    gaps = [b - a for a, b in zip(paints.times, paints.times[1:], strict=False)]
    print(f"tumbling: {1 / statistics.mean(gaps):.0f} frames a second ({len(gaps)} frames, longest {max(gaps):.4f} s)")
    delays = []
    for _ in range(21):
        paints.times.clear()
        began = time.perf_counter()
        QTest.keyClick(page, Qt.Key.Key_1)
        while not paints.times:
            application.processEvents()
        delays.append((time.perf_counter() - began) * 1000)
        QTest.qWait(200)
    print(f"key press to repainted die: median {statistics.median(delays):.1f} ms, longest {max(delays):.1f} ms")
    rest = [_used_while(lambda: QTest.qWait(3000)) for _ in range(2)][1]
    program.window.hide()
    base = _used_while(lambda: QTest.qWait(3000))
    print(f"at rest for 3 s: {rest * 1000:.0f} ms of CPU, the same wait without a window {base * 1000:.0f} ms")
    program.window.close()


def _used_while(wait: Callable[[], None]) -> float:
    """CPU seconds that this process uses during ``wait``."""
    before = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
    wait()
    return sum(resource.getrusage(resource.RUSAGE_SELF)[:2]) - before


if __name__ == "__main__":
    main()
