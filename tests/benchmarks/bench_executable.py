"""Process start to the first painted window, of the executable and of the program run from source, in turn.

    python tests/benchmarks/bench_executable.py [FOLDER]

FOLDER is the one-folder build, by default dist/kribbeln-desktop. On an Xvfb of its own; a window is painted when a
pixel in the middle of the screen is no longer the bare display's. Medians of fifteen starts each; the sources have
been compiled by an earlier start, as those of the executable have been by its build.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

from PySide6.QtGui import QColor, QGuiApplication  # noqa: E402
from smoke_test import virtual_display  # noqa: E402

RUNS = 15
MIDDLE = (640, 400)
LONGEST_SECONDS = 60.0


def main() -> None:
    """Print both times and what one is of the other."""
    folder = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "dist" / "kribbeln-desktop"
    from_source = [sys.executable, "-P", "-m", "kribbeln_desktop"]
    built = [str(folder / "kribbeln-desktop")]
    with virtual_display() as display, tempfile.TemporaryDirectory() as data:
        os.environ.update(DISPLAY=display, QT_QPA_PLATFORM="xcb", KRIBBELN_DATA=data, PYTHONPYCACHEPREFIX=data)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        application = QGuiApplication([])
        pairs = [(seconds_to_paint(from_source), seconds_to_paint(built)) for _ in range(RUNS + 1)][1:]
        application.quit()
    source, executable = (statistics.median(column) for column in zip(*pairs, strict=True))
    print(f"start to first paint: executable {executable:.3f} s, from source {source:.3f} s, ", end="")
    print(f"ratio {executable / source:.2f}")


def seconds_to_paint(command: list[str]) -> float:
    """Start a program, see its window, and end it again."""
    bare = pixel()
    began = time.perf_counter()
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL) as process:
        wait_for(lambda: pixel() != bare)
        seconds = time.perf_counter() - began
        process.kill()
    wait_for(lambda: pixel() == bare)
    return seconds


def pixel() -> QColor:
    """The colour in the middle of the screen."""
    return QGuiApplication.primaryScreen().grabWindow(0, *MIDDLE, 1, 1).toImage().pixelColor(0, 0)


def wait_for(happened: Callable[[], bool]) -> None:
    """Look every two milliseconds; TimeoutError after a minute."""
    end = time.perf_counter() + LONGEST_SECONDS
    while not happened():
        if time.perf_counter() > end:
            raise TimeoutError("no window was painted, or it did not go away")
        time.sleep(0.002)


if __name__ == "__main__":
    main()
