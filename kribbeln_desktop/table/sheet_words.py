"""What each index of the sheet model holds, one pure function for each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from kribbeln_desktop.core.sheet import Cell, CellKind, Row, RowKind, Sheet
from kribbeln_desktop.core.texts import Text, mark, plain
from kribbeln_desktop.table.value_model import Values
from kribbeln_desktop.table.words import words

if TYPE_CHECKING:  # it is there only where odds are wanted
    from kribbeln_desktop.table.odds_words import ShownOdds

CELL_ROLE = Qt.ItemDataRole.UserRole + 1
"""The ``Cell``; None beside the cells."""
ROW_ROLE = Qt.ItemDataRole.UserRole + 2
"""The ``Row``'s id; empty in the header."""
CURRENT_ROLE = Qt.ItemDataRole.UserRole + 3
"""In the header: it is this seat's turn. In a label: this row is being played."""
ODDS_ROLE = Qt.ItemDataRole.UserRole + 4
"""In a cell that the seat whose turn it is can hope to fill: the ``ShownOdds``; None elsewhere."""

_SHOWN = Qt.ItemDataRole.DisplayRole
_HINT = Qt.ItemDataRole.ToolTipRole
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def head_values(sheet: Sheet, name: str, detail: str, is_current: bool) -> Values:
    """The header: the sheet's title where ``name`` is empty, else a seat's name."""
    if not name:
        title, subtitle = words(sheet.title), words(sheet.subtitle)
        return {_SHOWN: title, _HINT: subtitle, _SPOKEN: f"{title}, {subtitle}", ROW_ROLE: "", CURRENT_ROLE: False}
    known = f"{name}, {detail}" if detail else name
    spoken = words(_TURN(name=known)) if is_current else known
    return {_SHOWN: name, _HINT: detail, _SPOKEN: spoken, ROW_ROLE: "", CURRENT_ROLE: is_current}


def label_values(row: Row) -> Values:
    """The label of a row."""
    told = _WITH_NOTE(content=row.words, note=row.note) if row.note else row.words
    spoken = words(_PLAYED(row=told)) if row.played else words(told)
    shown = words(row.label)
    return {_SHOWN: shown, _HINT: words(told), _SPOKEN: spoken, ROW_ROLE: row.id, CURRENT_ROLE: row.played}


def cell_values(row: Row, seat: int, names: Sequence[str], odds: ShownOdds | None = None) -> Values:
    """One seat's cell in a row, with the odds that it has there; the hint tells them in a line of its own."""
    cell = row.cells[seat]
    entry = "" if cell.kind is CellKind.FREE else _mark(cell)
    content, hint = _content(row, cell), words(cell.note or row.words, names)
    if odds is not None:
        content = _WITH_NOTE(content=content, note=plain(odds.heard))
        hint = f"{hint}\n{odds.heard[:1].upper()}{odds.heard[1:]}"
    spoken = _CELL(name=names[seat], row=row.words, content=content)
    return {
        _SHOWN: entry,
        _HINT: hint,
        _SPOKEN: words(spoken, names),
        CELL_ROLE: cell,
        ROW_ROLE: row.id,
        ODDS_ROLE: odds,
    }


def _mark(cell: Cell) -> str:
    return "X" if cell.entry is None else str(cell.entry)


def _content(row: Row, cell: Cell) -> Text:
    match cell.kind:
        case CellKind.FREE:
            return _EMPTY
        case CellKind.PREVIEW:
            return _could_enter(cell)
        case CellKind.STRUCK:
            content = _CROSSED if cell.entry is None else _STRUCK
        case _:
            content = _chips(cell) if row.counts_chips else _entry(cell)
    if cell.points is None or row.kind is not RowKind.BOX:
        return content
    return (_WITH_POINT if cell.points == 1 else _WITH_POINTS)(content=content, points=cell.points)


def _could_enter(cell: Cell) -> Text:
    if cell.entry is None:
        return _COULD_CROSS
    return _COULD_ENTER(entry=cell.entry) if cell.entry else _COULD_STRIKE


def _entry(cell: Cell) -> Text:
    """A number; a sum's small print has its words in the note."""
    entry = _ENTRY(entry=_mark(cell))
    return _WITH_NOTE(content=entry, note=cell.note) if cell.small and cell.note else entry


def _chips(cell: Cell) -> Text:
    chips = _CHIP if cell.entry == 1 else _CHIPS(number=cell.entry or 0)
    return _WITH_NOTE(content=chips, note=_COULD_TAKE) if cell.action else chips


_TURN = mark("Sheet", "{name}, whose turn it is")
_PLAYED = mark("Sheet", "{row}, being played")
_CELL = mark("Sheet", "{name}, {row}: {content}")
_EMPTY = mark("Sheet", "empty")
_ENTRY = mark("Sheet", "{entry}")
_CROSSED = mark("Sheet", "crossed out")
_COULD_ENTER = mark("Sheet", "could enter {entry}")
_COULD_CROSS = mark("Sheet", "could be crossed out")
_COULD_STRIKE = mark("Sheet", "could be struck")
_STRUCK = mark("Sheet", "struck")
_CHIP = mark("Sheet", "1 chip")
_CHIPS = mark("Sheet", "{number} chips")
_COULD_TAKE = mark("Sheet", "one more can be taken")
_WITH_NOTE = mark("Sheet", "{content}, {note}")
_WITH_POINT = mark("Sheet", "{content}, 1 point")
_WITH_POINTS = mark("Sheet", "{content}, {points} points")
