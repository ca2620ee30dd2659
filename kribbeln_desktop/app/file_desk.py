"""Games as files: which one to open, where to save a copy. Loaded when one is wanted."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from kribbeln_desktop.app.save_dialog import ask_where
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import Text, mark, say
from kribbeln_desktop.storage.journal import SUFFIX, save_copy


def ask_which(window: QWidget, folder: Path) -> Path | None:
    """The record that is to be opened; None where the dialog is cancelled."""
    file, _filter = QFileDialog.getOpenFileName(window, _words(_OPEN), str(folder), _pattern())
    return Path(file) if file else None


def save_copy_as(window: QWidget, record: GameRecord) -> None:
    """Ask where, and save a copy of ``record`` there; ``KribbelnError`` where that fails."""
    file = ask_where(window, _words(_SAVE), f"{'-'.join(record.names)}{SUFFIX}", _pattern(), (SUFFIX,))
    if file is not None:
        save_copy(file, record)


def _pattern() -> str:
    return _words(_RECORDS(suffix=SUFFIX))


def _words(text: Text) -> str:
    return say(text, QCoreApplication.translate)


_OPEN = mark("Files", "Open a game")
_SAVE = mark("Files", "Save a copy")
_RECORDS = mark("Files", "Kribbeln records (*{suffix})")
