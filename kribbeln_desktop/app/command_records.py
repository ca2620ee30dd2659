"""``kribbeln replay`` and ``kribbeln verify``: what a record holds, and whether its dice fell as they were drawn."""

from __future__ import annotations

import textwrap
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from kribbeln_desktop.app.command_answers import Answer, FileRefusedError, Voice, printable, table
from kribbeln_desktop.app.command_parser import Arguments
from kribbeln_desktop.core.files import fault_of, read_start
from kribbeln_desktop.core.record import LARGEST_RECORD, GameRecord, read_record
from kribbeln_desktop.core.sheet import Cell, CellKind, RowKind, Sheet
from kribbeln_desktop.core.texts import Seat, Text, Translate, mark, say
from kribbeln_desktop.core.verification import verify
from kribbeln_desktop.games import find_game

X = "X"

_LABEL_WIDTH = 36
_NAME_WIDTH = 12


def add_file(group: Arguments, translate: Translate) -> None:
    """The record to read."""
    group.add_argument("file", metavar="FILE", type=Path, help=say(_FILE_HELP, translate))


def load_record(path: Path) -> GameRecord:
    """The record in the file; ``FileRefusedError`` where it cannot be read, ``RecordError`` where it is refused."""
    try:
        if path.is_dir():
            raise FileRefusedError(_IS_FOLDER(file=str(path)))
        content = read_start(path, LARGEST_RECORD + 1)
    except FileNotFoundError as error:
        raise FileRefusedError(_NO_FILE(file=str(path))) from error
    except (OSError, ValueError) as error:
        raise FileRefusedError(_UNREADABLE(file=str(path), fault=fault_of(error))) from error
    if len(content) > LARGEST_RECORD:
        raise FileRefusedError(_TOO_LARGE(file=str(path)))
    return read_record(content, find_game)


def run_verify(arguments: Namespace) -> Answer:
    """Check the drawn dice of a record against its seed."""
    found = verify(load_record(arguments.file))
    content = {"verified": found.verified, "draws": found.draws, "reason": say(found.reason)}
    sentence = (_VERIFIED if found.verified else _NOT_VERIFIED)(reason=found.reason, draws=found.draws)
    return Answer(content, lambda voice: [voice.say(sentence)])


def run_replay(arguments: Namespace) -> Answer:
    """Check a record action by action, and read its score sheet."""
    record = load_record(arguments.file)
    state = record.state
    rows = {
        row.id: [{"entry": entry_of(cell), "points": cell.points} for cell in row.cells]
        for row in state.sheet().rows
        if row.kind in (RowKind.BOX, RowKind.BONUS)
    }
    content = {
        "game": record.header.game.id,
        "over": state.is_over(),
        "seats": list(record.names),
        "rows": rows,
        "totals": list(state.totals()),
        "winners": list(state.final_standings().winners) if state.is_over() else None,
    }
    return Answer(content, lambda voice: _sheet_lines(record, voice))


def entry_of(cell: Cell) -> int | str | None:
    """What is entered: a number, an X, or None where nothing is."""
    if cell.kind not in (CellKind.ENTERED, CellKind.STRUCK):
        return None
    return X if cell.entry is None else cell.entry


def _sheet_lines(record: GameRecord, voice: Voice) -> Iterator[str]:
    state = record.state
    sheet = state.sheet()
    yield voice.say(_HEADING(title=sheet.title, subtitle=sheet.subtitle))
    yield from (voice.say(note) for note in sheet.notes)
    yield ""
    yield from table(_rows(sheet, record, voice))
    yield ""
    yield voice.say(_outcome(record), record.names)


def _outcome(record: GameRecord) -> Text:
    from kribbeln_desktop.app.record_picture import result_sentence

    player, prompt = record.state.current_player(), record.state.prompt().headline
    running = _RUNNING(seat=Seat(player), prompt=prompt) if player >= 0 else _FALLING(prompt=prompt)
    return result_sentence(record) or running


def _rows(sheet: Sheet, record: GameRecord, voice: Voice) -> list[list[str]]:
    """The table's cells: a row's words may need several lines, its numbers stand beside the first."""
    rows = [["", *map(shortened, record.names)]]
    for row in sheet.rows:
        first, *others = textwrap.wrap(voice.say(row.words), _LABEL_WIDTH) or [""]
        has_points = sheet.has_points and row.kind is RowKind.BOX
        rows.append([first, *(_cell_text(cell, has_points) for cell in row.cells)])
        rows += [[f"  {line}", *[""] * sheet.columns] for line in others]
    return rows


def _cell_text(cell: Cell, has_points: bool) -> str:
    entry = entry_of(cell)
    number = "·" if entry is None else str(entry)
    if not has_points:
        return number
    return f"{number} {'' if cell.points is None else cell.points:>3}"


def shortened(name: str) -> str:
    """A name that keeps a column narrow."""
    clean = printable(name)
    return clean if len(clean) <= _NAME_WIDTH else clean[: _NAME_WIDTH - 1] + "…"


_FILE_HELP = mark("CommandLine", "a game record (*.kribbeln)")
_NO_FILE = mark("CommandLine", "There is no file “{file}”.")
_IS_FOLDER = mark("CommandLine", "“{file}” is a folder, not a game record.")
_UNREADABLE = mark("CommandLine", "The file “{file}” cannot be read ({fault}).")
_TOO_LARGE = mark("CommandLine", "The file “{file}” is too large for a game record.")
_VERIFIED = mark("CommandLine", "Verified, {draws} faces: {reason}")
_NOT_VERIFIED = mark("CommandLine", "Not verified: {reason}")
_HEADING = mark("CommandLine", "{title}, {subtitle}")
_RUNNING = mark("CommandLine", "The game is running. {seat}: {prompt}")
_FALLING = mark("CommandLine", "The game is running. {prompt}")
