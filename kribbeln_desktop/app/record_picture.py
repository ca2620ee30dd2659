"""A record as a picture of its sheet for paper: names, strengths, date and result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QDateTime, QLocale, Qt

from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.sheet import Cell, CellKind, Row, Sheet
from kribbeln_desktop.core.texts import Argument, Seat, Text, TextList, Translate, mark, say
from kribbeln_desktop.players import UnknownLevelError, find_level
from kribbeln_desktop.printing.picture import Heading, SheetPicture
from kribbeln_desktop.table.sheet_model import own_block

Earlier = Sequence[GameRecord | None]
"""The games before one on its sheet; None for one that is not there any more."""


def record_picture(
    record: GameRecord, translate: Translate, earlier: Earlier = (), block: int | None = None
) -> SheetPicture:
    """The sheet as far as it is filled, without what only the moment knows: all seats, or the ``block`` of one."""
    sheet = without_previews(record.state.sheet())
    details = seat_details(record, earlier)
    headings = [Heading(name, say(detail, translate)) for name, detail in zip(record.names, details, strict=True)]
    if block is not None:
        columns = record.header.game.games_on_a_sheet
        sheet = own_block(sheet, earlier_sheets(earlier), block, columns, record.names[block])
        headings = [Heading(say(heading, translate)) for heading in sheet.headings]
    result = result_sentence(record)
    words = say(result, translate, record.names) if result else ""
    return SheetPicture(sheet, tuple(headings), translate, None, dated(record), words)


def earlier_sheets(earlier: Earlier) -> tuple[Sheet | None, ...]:
    """What stands on the sheet already."""
    return tuple(None if game is None else without_previews(game.state.sheet()) for game in earlier)


def seat_details(record: GameRecord, earlier: Earlier = ()) -> tuple[Argument, ...]:
    """What stands below each name: a computer's strength, and its totals in the games before on the same sheet."""
    levels = level_titles(record)
    if not any(earlier):
        return levels
    totals = [
        TextList(tuple(game.state.totals()[seat] if game else "–" for game in earlier), " · ")
        for seat in range(len(levels))
    ]
    return tuple(
        TextList((level, _BEFORE(totals=before)), " · ") if level else _BEFORE(totals=before)
        for level, before in zip(levels, totals, strict=True)
    )


def level_titles(record: GameRecord) -> tuple[Argument, ...]:
    """What stands below each seat's name: nothing for people, a computer's strength (its id where it is unknown)."""
    game_id = record.header.game.id
    return tuple(
        _COMPUTER(level=_level_title(game_id, seat.level)) if seat.level is not None else ""
        for seat in record.header.seats
    )


def _level_title(game_id: str, level_id: str) -> Argument:
    try:
        return find_level(game_id, level_id).title
    except UnknownLevelError:
        return level_id


def result_sentence(record: GameRecord) -> Text | None:
    """Who won, and how; None while the game runs."""
    if not record.state.is_over():
        return None
    standings = record.state.final_standings()
    winners = standings.winners
    points = standings.points[winners[0]]
    if len(record.header.seats) == 1:
        told = _ALONE(winner=Seat(0), points=points)
    else:
        told = (_WON if len(winners) == 1 else _SHARED)(winners=_listed(winners), points=points)
    return Text("", "{told} {reason}")(told=told, reason=standings.reason) if standings.reason else told


def _listed(seats: tuple[int, ...]) -> Argument:
    *first, last = map(Seat, seats)
    return _AND(first=TextList(tuple(first)), last=last) if first else last


def dated(record: GameRecord) -> str:
    """When the game began, as the language writes it; empty where the record does not know."""
    created = QDateTime.fromString(str(record.header.more.get("created", "")), Qt.DateFormat.ISODate)
    return QLocale().toString(created.toLocalTime(), QLocale.FormatType.ShortFormat) if created.isValid() else ""


def without_previews(sheet: Sheet) -> Sheet:
    """The sheet with only what is written on it."""
    return replace(sheet, rows=tuple(map(_row_without_previews, sheet.rows)))


def _row_without_previews(row: Row) -> Row:
    return replace(row, cells=tuple(map(_written, row.cells)), played=False, note=None)


def _written(cell: Cell) -> Cell:
    return Cell() if cell.kind is CellKind.PREVIEW else replace(cell, action="", note=None)


_BEFORE = mark("Result", "before: {totals}")
_COMPUTER = mark("Result", "Computer: {level}")
_WON = mark("Result", "{winners} wins with {points} points.")
_SHARED = mark("Result", "{winners} share the victory with {points} points each.")
_AND = mark("Result", "{first} and {last}")
_ALONE = mark("Result", "{winner}: {points}.")
