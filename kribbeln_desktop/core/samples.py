"""Games that are played to explain the scoring: they are replayed by the rules, and their cells get notes."""

from __future__ import annotations

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.record import GameRecord, read_record
from kribbeln_desktop.core.reference import Note
from kribbeln_desktop.core.resources import read_bytes
from kribbeln_desktop.core.sheet import Cell, Sheet
from kribbeln_desktop.core.texts import Argument, Seat, Text, plain


def sample_record(game: Game, name: str) -> GameRecord:
    """The game in ``resources/samples/NAME.kribbeln``; ``ResourceError`` or ``RecordError`` where it is not whole."""
    return read_record(read_bytes("samples", f"{name}.kribbeln"), lambda _id: game)


def names_of(record: GameRecord) -> tuple[Text, ...]:
    """The names of its seats."""
    return tuple(map(plain, record.names))


def cell_at(sheet: Sheet, row: str, column: int) -> Cell:
    """The cell of the row with this id."""
    return next(each for each in sheet.rows if each.id == row).cells[column]


def note_at(sheet: Sheet, row: str, column: int, words: Text, **more: Argument) -> Note:
    """A note whose places ``name``, ``entry`` and ``points`` say what stands in the cell; ``more`` fills others."""
    cell = cell_at(sheet, row, column)
    entry, points = ("–" if value is None else value for value in (cell.entry, cell.points))
    return Note(row, column, words(name=Seat(column), entry=entry, points=points, **more))
