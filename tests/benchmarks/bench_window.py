"""Start, memory, a key to the repainted die, a tumbling roll, and rest; each beside something known in the same run.

    python tests/benchmarks/bench_window.py

Offscreen unless ``QT_QPA_PLATFORM`` says otherwise (keys need a window manager on a display). Start and memory:
medians of nine processes each, in turn with an empty PySide6 ``QMainWindow``.
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
print(time.time() - float(sys.argv[1]), memory / 1024, "numpy" in sys.modules)
"""
RUNS = 9


def main() -> None:
    """Print all figures."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["KRIBBELN_DATA"] = folder
        bench_start()
        bench_table()


def bench_start() -> None:
    """Process start to first painted window, and memory then."""
    pairs = [(_started(EMPTY), _started(OURS)) for _ in range(RUNS + 1)][1:]
    empty, ours = (list(column) for column in zip(*pairs, strict=True))
    for name, place, unit in (("start to first paint", 0, "s"), ("memory then", 1, "MiB")):
        a, b = (statistics.median(run[place] for run in runs) for runs in (ours, empty))
        print(f"{name}: {a:.3f} {unit}, empty window {b:.3f} {unit}, ratio {a / b:.2f}")
    print(f"numpy imported before the window is up: {any(run[2] for run in ours)}")
    ready = statistics.median(_started(READY)[0] for _ in range(RUNS))
    print(f"start to the new-game page, ready for keys: {ready:.3f} s")
    playing = [_started(PLAYING) for _ in range(RUNS)]
    a, b = (statistics.median(run[1] for run in runs) for runs in (playing, empty))
    print(f"memory with a game of two people: {a:.1f} MiB, empty window {b:.1f} MiB, ratio {a / b:.2f}")
    print(f"numpy imported then: {any(run[2] for run in playing)}")


def _started(script: str) -> tuple[float, float, bool]:
    command = [sys.executable, "-c", script + MEASURE, repr(time.time())]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return float(output[0]), float(output[1]), output[2] == "True"


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
