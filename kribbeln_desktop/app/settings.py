"""What the program remembers between two starts: a value, read and written key by key.

Keys and values are ids or numbers as text, whatever the language. What cannot be understood counts as never set.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSettings

from kribbeln_desktop.app.languages import LANGUAGES, SYSTEM
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.storage.free_names import names

LOOKS = (SYSTEM, "light", "dark", "contrast")
PACES = ("slow", "normal", "fast", "instant")
COACH_LIMITS = ("off", "0.5", "1", "2", "5", "1%", "2%", "5%", "10%")
"""Points, or per cent, that a choice may give away before the coach speaks."""
LONGEST_ANIMATION = 600
"""Milliseconds."""

RESOLUTIONS = range(72, 1201)
"""Dots an inch that a saved picture can have."""

_LARGEST_FILE = 1_000_000


@dataclass(frozen=True, slots=True)
class Settings:
    """All that is remembered, with what holds at the first start."""

    language: str = SYSTEM
    look: str = SYSTEM
    animation_ms: int = 500
    pace: str = "normal"
    """How fast computers play."""
    numbers_mean_roll: bool = False
    """A number key picks the die to roll, not the one to keep."""
    shows_odds: bool = False
    """The chances of the dice being kept stand in the sheet."""
    coach: str = "off"
    """One of ``COACH_LIMITS``."""
    new_game: str = ""
    """What the new-game page was left with: a JSON object, or nothing yet."""
    print_order: str = ""
    """What the print page was left with: a JSON object, or nothing yet."""
    picture_resolution: int = 200
    """Dots an inch of saved pictures."""
    geometry: bytes = b""
    """The window's place, as ``QWidget.saveGeometry`` gives it."""
    splitter: bytes = b""
    """How table and sheet share the window, as ``QSplitter.saveState`` gives it."""


def load(store: QSettings) -> Settings:
    """What ``store`` holds; the default for every key that is missing or nonsense. Never raises."""
    found = {}
    for field in fields(Settings):
        text = store.value(field.name)
        if isinstance(text, str):
            try:
                found[field.name] = _READERS[field.name](text)
            except ValueError:
                continue
    return Settings(**found)


FIRST = Settings()
"""What holds at the first start."""


def save(store: QSettings, settings: Settings, kept: Settings = FIRST) -> Text | None:
    """Write to the disk at once what differs from ``kept``, which ``load`` gave or was saved last.

    So keys and choices that only a newer version knows stay as they are; and a file that cannot be read is never
    written. The sentence for people where nothing was saved.
    """
    changed = [field.name for field in fields(Settings) if getattr(settings, field.name) != getattr(kept, field.name)]
    if not changed:
        return None
    fresh = QSettings(store.fileName(), store.format())  # an error once met would stick to the store
    if _is_readable(Path(store.fileName())):
        for name in changed:
            fresh.setValue(name, _written(getattr(settings, name)))
        fresh.sync()
        if fresh.status() == QSettings.Status.NoError:
            return None
    return _NOT_SAVED(file=store.fileName())


def open_store(file: Path) -> tuple[QSettings, Text | None]:
    """The store in ``file``, and a sentence for people where the file could not be read.

    An unreadable file is kept under a name of its own beside it, and the store begins anew.
    """
    notice = None if _is_readable(file) else _set_aside(file)
    return QSettings(str(file), QSettings.Format.IniFormat), notice


def _is_readable(file: Path) -> bool:
    """Whether there is nothing, or a file that QSettings can read whole."""
    try:
        if not file.exists():
            return True
        if file.stat().st_size > _LARGEST_FILE:
            return False
        text = file.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return False
    lines = [line for line in text.split("\n") if line.strip() and not line.startswith(("[", ";", "#"))]
    if "\0" in text or not all("=" in line for line in lines):
        return False
    return QSettings(str(file), QSettings.Format.IniFormat).status() == QSettings.Status.NoError


def _set_aside(file: Path) -> Text:
    try:
        kept = next(path for path in names(file.parent, file.stem, f"{file.suffix}.unreadable") if not path.exists())
        file.rename(kept)
    except OSError:
        return _UNREADABLE(file=str(file))
    return _UNREADABLE_KEPT(file=str(kept))


def _written(value: str | int | bool | bytes) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case bytes():
            return base64.b64encode(value).decode("ascii")
        case _:
            return str(value)


def _one_of(ids: tuple[str, ...]) -> Callable[[str], str]:
    return lambda text: ids[ids.index(text)]


def _between(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 7 and least <= int(text) <= most):
            raise ValueError
        return int(text)

    return read


def _truth(text: str) -> bool:
    return bool(("false", "true").index(text))


def _json_object(text: str) -> str:
    try:
        if text and not isinstance(json.loads(text), dict):
            raise ValueError
    except RecursionError as error:
        raise ValueError from error
    return text


def _bytes(text: str) -> bytes:
    return base64.b64decode(text, validate=True)


_READERS: dict[str, Callable[[str], Any]] = {
    "language": _one_of((SYSTEM, *LANGUAGES)),
    "look": _one_of(LOOKS),
    "animation_ms": _between(0, LONGEST_ANIMATION),
    "pace": _one_of(PACES),
    "numbers_mean_roll": _truth,
    "shows_odds": _truth,
    "coach": _one_of(COACH_LIMITS),
    "new_game": _json_object,
    "print_order": _json_object,
    "picture_resolution": _between(RESOLUTIONS[0], RESOLUTIONS[-1]),
    "geometry": _bytes,
    "splitter": _bytes,
}

_UNREADABLE = mark(
    "Settings", "The settings ({file}) could not be read, so the standard ones are used; your games are untouched."
)
_UNREADABLE_KEPT = mark(
    "Settings",
    "The settings could not be read, so the standard ones are used; your games are untouched, "
    "and the old file is kept as {file}.",
)
_NOT_SAVED = mark(
    "Settings",
    "The settings could not be saved in {file}, so they hold only until you quit; "
    "please look whether the disk is full or the file may be changed.",
)
