"""The first line of a record: which game, its options, its seats and where its dice come from."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kribbeln_desktop.core.errors import InvalidOptionError, KribbelnError
from kribbeln_desktop.core.game import Game, State
from kribbeln_desktop.core.texts import Text, mark

FORMAT_VERSION = 1
VERSION_KEY = "kribbeln-record"
REAL_DICE = "real"

FindGame = Callable[[str], Game]
"""A game by its id; ``InvalidOptionError`` where there is none."""


class RecordError(KribbelnError):
    """A record that is refused."""


class ForeignRecordError(RecordError):
    """The file is no record of this program."""


class NewerRecordError(RecordError):
    """The record is of a version that this program does not know."""


class DamagedRecordError(RecordError):
    """A line that cannot stand where it stands."""

    def __init__(self, line: int, fault: Text) -> None:
        super().__init__(_DAMAGED(line=line, fault=fault))
        self.line = line
        self.fault = fault


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """A seat as the header names it; a computer has a level."""

    name: str
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Header:
    """The header, read: ``text`` is the line itself, and unknown keys live on in it."""

    text: str
    game: Game
    options: dict[str, object]
    seats: tuple[SeatEntry, ...]
    commitment: str | None
    """None where the dice are real."""
    more: dict[str, object]
    """The keys that the format does not name."""

    def initial_state(self) -> State:
        """The game's first state."""
        return self.game.initial_state(len(self.seats), self.options)


def write_header(
    game: Game,
    seats: Iterable[SeatEntry],
    options: Mapping[str, object],
    commitment: str | None,
    more: Mapping[str, object] | None = None,
) -> str:
    """The header's line (without its end); ``commitment`` None means real dice."""
    entries = [{"name": s.name} if s.level is None else {"name": s.name, "level": s.level} for s in seats]
    header = {
        VERSION_KEY: FORMAT_VERSION,
        "game": game.id,
        "options": dict(options),
        "seats": entries,
        "dice": REAL_DICE if commitment is None else {"commitment": commitment},
        **(more or {}),
    }
    text = json.dumps(header, ensure_ascii=False)
    return text.encode("utf-8", "backslashreplace").decode()  # half a letter has no UTF-8, only JSON's escape


def read_header(text: str, find_game: FindGame) -> Header:
    """The header that the line ``text`` is; ``RecordError`` where it is none, newer, or wrong."""
    content = _json_object(text)
    game = _game(content.get("game"), find_game)
    seats = _seats(content.get("seats"))
    options = content.get("options", {})
    if not isinstance(options, dict):
        raise DamagedRecordError(1, _NO_OPTIONS)
    try:
        checked = game.checked_options(len(seats), options)
    except InvalidOptionError as error:
        raise DamagedRecordError(1, error.text) from error
    more = {key: value for key, value in content.items() if key not in _KNOWN_KEYS}
    return Header(text, game, checked, seats, _commitment(content.get("dice")), more)


def is_hash(word: object) -> bool:
    """Whether ``word`` is 32 bytes in lower-case hex."""
    return isinstance(word, str) and re.fullmatch("[0-9a-f]{64}", word) is not None


def _json_object(text: str) -> dict[str, Any]:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ForeignRecordError(FOREIGN) from error
    version = content.get(VERSION_KEY) if isinstance(content, dict) else None
    if type(version) is not int or version < 1:
        raise ForeignRecordError(FOREIGN)
    if version > FORMAT_VERSION:
        raise NewerRecordError(_NEWER(version=version, known=FORMAT_VERSION))
    assert isinstance(content, dict)
    return content


def _game(game_id: object, find_game: FindGame) -> Game:
    try:
        return find_game(str(game_id))
    except InvalidOptionError as error:
        raise DamagedRecordError(1, error.text) from error


def _seats(seats: object) -> tuple[SeatEntry, ...]:
    if not isinstance(seats, list) or not seats:
        raise DamagedRecordError(1, _NO_SEATS)
    return tuple(map(_seat, seats))


def _seat(seat: object) -> SeatEntry:
    if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
        raise DamagedRecordError(1, _NO_SEATS)
    level = seat.get("level")
    if level is not None and not isinstance(level, str):
        raise DamagedRecordError(1, _NO_SEATS)
    return SeatEntry(seat["name"], level)


def _commitment(dice: object) -> str | None:
    if dice == REAL_DICE:
        return None
    commitment = dice.get("commitment") if isinstance(dice, dict) else None
    if not is_hash(commitment):
        raise DamagedRecordError(1, _NO_DICE)
    return str(commitment)


_KNOWN_KEYS = (VERSION_KEY, "game", "options", "seats", "dice")
FOREIGN = mark("Record", "This file is no Kribbeln record. It was left as it is.")
_NEWER = mark(
    "Record",
    "This record was written by a newer program (format {version}; this one knows {known}). "
    "Please update the program; the file was left as it is.",
)
_DAMAGED = mark("Record", "The record is damaged in line {line}: {fault} The file was left as it is.")
_NO_OPTIONS = mark("Record", "“options” must be an object.")
_NO_SEATS = mark("Record", "“seats” must be a list of seats, each with a name.")
_NO_DICE = mark("Record", "“dice” must be “real” or an object with a commitment.")
