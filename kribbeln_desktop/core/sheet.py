"""A score sheet as a value: rows of cells, one column for each seat. Painted on screen and paper alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from kribbeln_desktop.core.dice import Face
from kribbeln_desktop.core.texts import Text


class CellKind(Enum):
    """What a cell holds."""

    FREE = "free"
    ENTERED = "entered"
    STRUCK = "struck"
    PREVIEW = "preview"
    """Free, and ``entry`` is what it would give now (``STRUCK`` shown as an X: ``entry`` None)."""


class RowKind(Enum):
    """What a row is for."""

    BOX = "box"
    BONUS = "bonus"
    SUBTOTAL = "subtotal"
    TOTAL = "total"


@dataclass(frozen=True, slots=True)
class Glyph:
    """One part of a row's symbol.

    ``kind`` is ``word`` (value: text to draw, such as ``2×``, ``=`` or ``>``), ``tile`` (a coloured tile, value: the
    colour's letter), ``no-tile`` (the same crossed out), ``any-tile`` (a tile of any colour, dashed), ``no-any-tile``
    (the same crossed out), ``disc`` (a number in a circle, value: the number), ``note`` (the same filled: the number of
    a note), ``rest`` (every other colour), ``die`` (a flat die, value: its pips, then the letter of its colour if it
    has one), ``picture`` (a face without a die round it, value: its motif), ``alike`` (small dice, value: a letter
    each, such as ``aaabb``; those of one letter look alike), ``steps`` (a straight, value: how long) or ``chip``
    (value: the number on it).
    """

    kind: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """One seat's cell in a row."""

    kind: CellKind = CellKind.FREE
    entry: int | None = None
    """What is entered, or would be; None where nothing is, and for an X."""
    points: int | None = None
    """The second, small number of games that have one (Kribbeln's points)."""
    action: str = ""
    """The decision that fills this cell now, as a record writes it; empty where nothing can be filled."""
    note: Text | None = None
    """Why it cannot be filled, or what filling it means."""
    small: Text | None = None
    """A few words in small print beside the entry, such as +4."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the sheet."""

    id: str
    kind: RowKind
    area: str
    """The colour of its background: ``red``, ``yellow``, ``blue`` or ``plain``."""
    label: Text
    """Few words beside the symbol."""
    words: Text
    """The whole sentence that explains the row."""
    symbol: tuple[Glyph, ...] = ()
    cells: tuple[Cell, ...] = ()
    played: bool = False
    """This row is being played now."""
    note: Text | None = None
    """What is to be known of it at this moment, besides its words."""
    counts_chips: bool = False
    """Its entries are so many chips, drawn as such; a cell with an action can get one more."""
    worth: Text | None = None
    """What it gives, in few words; printed on blank sheets."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet at one moment."""

    title: Text
    subtitle: Text
    rows: tuple[Row, ...]
    columns: int
    """How many seats it has."""
    has_points: bool = False
    """Each cell has a second, small field for points."""
    notes: tuple[Text, ...] = field(default=())
    """Variants and flags that a result must name."""
    headings: tuple[Text, ...] = ()
    """What stands above the columns; nothing where each is a seat's, whose name stands there."""
    emblem: tuple[Face, ...] = ()
    """The game's picture, printed on blank sheets."""


def block(newest: Sheet, earlier: Sequence[Sheet | None], seat: int, columns: int, headings: tuple[Text, ...]) -> Sheet:
    """One seat's block: a column for each game in a row, the ``earlier`` ones first, then the ``newest``."""
    filled = (*earlier, newest)

    def cells(place: int) -> tuple[Cell, ...]:
        own = (Cell() if sheet is None else sheet.rows[place].cells[seat] for sheet in filled)
        return (*own, *(Cell(),) * (columns - len(filled)))

    rows = (replace(row, cells=cells(place)) for place, row in enumerate(newest.rows))
    return replace(newest, rows=tuple(rows), columns=columns, headings=headings)
