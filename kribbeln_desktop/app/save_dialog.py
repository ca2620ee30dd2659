"""Where to save a file: its name gets an ending, and nothing is replaced without a question."""

from __future__ import annotations

import os
import re
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

_LONGEST_PROPOSAL = 100


def ask_where(window: QWidget, title: str, proposal: str, kinds: str, endings: tuple[str, ...]) -> Path | None:
    """The file that is chosen, with one of ``endings`` (with their dots); None where the dialog is cancelled.

    ``kinds`` are the dialog's filters. A name without an ending gets that of the kind chosen; where such a file is
    there already the dialog comes again with the whole name, so that it asks before it is replaced.
    """
    wanted = str(Path.home() / _file_name(proposal))
    while True:
        name, kind = QFileDialog.getSaveFileName(window, title, wanted, kinds)
        if not name:
            return None
        if Path(name).suffix.lower() in endings:
            return Path(name)
        wanted = name + next((ending for ending in endings if f"*{ending}" in kind), endings[0])
        if not os.path.exists(wanted):  # noqa: PTH110 - Path.exists raises for a name that is too long
            return Path(wanted)


def _file_name(proposal: str) -> str:
    """``proposal`` as a name that every system takes."""
    stem, dot, ending = re.sub(r'[\x00-\x1f\\/:*?"<>|]', "_", proposal).rpartition(".")
    return stem[:_LONGEST_PROPOSAL] + dot + ending
