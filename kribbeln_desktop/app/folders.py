"""Where the program keeps what belongs to the person: never in its own folder, which is replaced by a new version."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths

FOLDER_VARIABLE = "KRIBBELN_DATA"
"""Names a folder that takes everything: for tests, and for a program carried on a stick."""

_NAME = "kribbeln-desktop"


def data_folder() -> Path:
    """Where games, results and the log lie; it need not exist yet."""
    return _folder(QStandardPaths.StandardLocation.GenericDataLocation)


def config_folder() -> Path:
    """Where the settings lie; it need not exist yet."""
    return _folder(QStandardPaths.StandardLocation.GenericConfigLocation)


def log_file() -> Path:
    """The log for bug reports."""
    return data_folder() / "kribbeln.log"


def settings_file() -> Path:
    """The settings."""
    return config_folder() / "kribbeln.ini"


def _folder(place: QStandardPaths.StandardLocation) -> Path:
    chosen = os.environ.get(FOLDER_VARIABLE)
    if chosen:
        return Path(chosen).absolute()
    return Path(QStandardPaths.writableLocation(place)) / _NAME
