"""Games in a row on one sheet: header keys link their records, and the finished ones are found again."""

from __future__ import annotations

from pathlib import Path

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.files import read_start
from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.header import FindGame, Header
from kribbeln_desktop.core.record import LARGEST_RECORD, GameRecord, read_record
from kribbeln_desktop.storage.journal import GAMES, SUFFIX

EVENING, COLUMN = "evening", "column"
"""Header keys: an id that the games on one sheet share, and the game's place there, counted from 1."""
LOOKED_AT = 400
"""So many of the newest finished games are looked through."""
_LONGEST_HEADER = 20_000


def evening_keys(game: Game, game_id: str, before: Header | None) -> dict[str, object]:
    """What the header of a new game needs: the next column after ``before``, or the first of a new sheet.

    ``before`` is the game just played with the same seats, if any. Nothing where a sheet takes one game.
    """
    if game.games_on_a_sheet == 1:
        return {}
    if before is not None and before.game is game and 0 < column_of(before) < game.games_on_a_sheet:
        return {EVENING: before.more[EVENING], COLUMN: column_of(before) + 1}
    return {EVENING: game_id, COLUMN: 1}


def column_of(header: Header) -> int:
    """The game's place on its sheet, from 1; 0 where it stands alone."""
    column = header.more.get(COLUMN)
    is_one = isinstance(header.more.get(EVENING), str) and type(column) is int
    return int(str(column)) if is_one and int(str(column)) in range(1, header.game.games_on_a_sheet + 1) else 0


def earlier_games(folder: Path, record: GameRecord, find_game: FindGame) -> tuple[GameRecord | None, ...]:
    """The finished games before ``record`` on its sheet, by column, from the data folder; None for one not found."""
    before: list[GameRecord | None] = [None] * max(0, column_of(record.header) - 1)
    if not before:
        return ()
    evening = str(record.header.more[EVENING])
    for path in _newest(folder / GAMES):
        other = _read(path, evening, find_game)
        place = column_of(other.header) - 1 if other is not None else -1
        if other is not None and place in range(len(before)) and before[place] is None and _is_with(other, record):
            before[place] = other
            if None not in before:
                break
    return tuple(before)


def _is_with(other: GameRecord, record: GameRecord) -> bool:
    """Whether it is of the same sheet and over."""
    same = other.header.more.get(EVENING) == record.header.more[EVENING] and other.header.game is record.header.game
    return same and len(other.names) == len(record.names) and other.state.is_over()


def _newest(folder: Path) -> list[Path]:
    try:
        found = sorted(((path.stat().st_mtime_ns, path) for path in folder.glob(f"*{SUFFIX}")), reverse=True)
    except OSError:
        return []
    return [path for _time, path in found[:LOOKED_AT]]


def _read(path: Path, evening: str, find_game: FindGame) -> GameRecord | None:
    """The record, where its header names the evening; what cannot be read is none of it."""
    try:
        if evening.encode() not in read_start(path, _LONGEST_HEADER).partition(b"\n")[0]:
            return None
        return read_record(read_start(path, LARGEST_RECORD + 1), find_game)
    except (OSError, KribbelnError):
        return None
