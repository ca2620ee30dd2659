"""Try a frozen program out as one that is carried about: with a file ``portable`` beside it, all data lie there."""

import shutil
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

SECONDS = 60  # until the window is there; it takes one


def faults(program: Path, beside: Path, variables: Mapping[str, str], home: Path) -> list[str]:
    """Start the window with ``portable`` in ``beside`` and end it again; what was not as it should be.

    ``home`` is the folder of the person who starts it: nothing may be kept there. What lies in ``beside`` already is
    never touched.
    """
    mark, data = beside / "portable", beside / "data"
    if mark.exists() or data.exists():
        return [f"portable: not tried, since {beside} has a file portable or a folder data already"]
    mark.touch()
    try:
        is_kept = _keeps(program, data, variables)
    finally:
        mark.unlink()
        shutil.rmtree(data, ignore_errors=True)
    found = [] if is_kept else [f"portable: no folder {data} after {SECONDS} seconds"]
    return found + [f"portable: left behind: {path}" for path in home.rglob("kribbeln*")]


def _keeps(program: Path, data: Path, variables: Mapping[str, str]) -> bool:
    """Whether the program makes the folder ``data``; it is ended again."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen([str(program)], env=dict(variables), stdout=quiet, stderr=quiet) as window:
        end = time.monotonic() + SECONDS
        while not data.is_dir() and window.poll() is None and time.monotonic() < end:
            time.sleep(0.1)
        window.terminate()
    return data.is_dir()
