"""Where the program keeps what belongs to the person: in the system's own places, or beside a portable program.

Never among the program's own files, which a new version replaces.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from kribbeln_desktop.core.files import fault_of
from kribbeln_desktop.core.texts import Text, mark

FOLDER_VARIABLE = "KRIBBELN_DATA"
"""Names a folder that takes everything, a portable program's too."""
PORTABLE_FILES = ("portable", "portable.txt")
"""Either of them beside the program makes it portable; the second one as Windows hides what stands behind the dot."""

_NAME = "kribbeln-desktop"
_PORTABLE_DATA = "data"


@dataclass(frozen=True, slots=True)
class Running:
    """How this program was started, as far as it tells where the program lies."""

    executable: str
    is_frozen: bool
    variables: Mapping[str, str]
    package: Path = Path(__file__).resolve().parents[1]
    """Where the program's modules lie."""


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


def is_portable() -> bool:
    """Whether everything lies beside the program."""
    return not os.environ.get(FOLDER_VARIABLE) and _portable_data() is not None


def portable_fault() -> Text | None:
    """What to tell at the start of a portable program that cannot write beside itself; None where all is well."""
    folder = _portable_data() if is_portable() else None
    if folder is None:
        return None
    trial = folder / f".{os.urandom(8).hex()}.tmp"
    try:
        folder.mkdir(exist_ok=True)
        trial.touch(exist_ok=False)
        trial.unlink()
    except OSError as error:
        return _NOT_WRITABLE(folder=str(folder), fault=fault_of(error))
    return None


def program_folder(running: Running) -> Path | None:
    """The folder that a person sees the program in; None for a package among others, which nobody carries about.

    Of an AppImage and of an .app of macOS it is the folder that it lies in, of the source the repository.
    """
    if not running.is_frozen:
        repository = running.package.parent
        return repository if (repository / "pyproject.toml").is_file() else None
    program = Path(running.executable).resolve()
    image, mounted = (running.variables.get(name) for name in ("APPIMAGE", "APPDIR"))
    if image and mounted and program.is_relative_to(Path(mounted).resolve()):
        return Path(image).absolute().parent
    if program.parent.name == "MacOS" and program.parents[2].suffix == ".app":
        return program.parents[3]
    return program.parent


def _portable_data() -> Path | None:
    folder = program_folder(Running(sys.executable, bool(getattr(sys, "frozen", False)), os.environ))
    if folder is None or not any((folder / name).is_file() for name in PORTABLE_FILES):
        return None
    return folder / _PORTABLE_DATA


def _folder(place: QStandardPaths.StandardLocation) -> Path:
    chosen = os.environ.get(FOLDER_VARIABLE)
    if chosen:
        return Path(chosen).absolute()
    return _portable_data() or Path(QStandardPaths.writableLocation(place)) / _NAME


_NOT_WRITABLE = mark(
    "Settings",
    "This program is portable, but its folder {folder} cannot be written ({fault}): you can play, but games and "
    "settings last only until you quit, so please make the folder writable or save a copy elsewhere.",
)
