"""What lies beside the table, as values: a game's rules and symbols on one page, and a filled sheet with notes."""

from __future__ import annotations

from dataclasses import dataclass

from kribbeln_desktop.core.sheet import Glyph, Sheet
from kribbeln_desktop.core.texts import Text, mark


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence or two, or a thing that can be rolled for."""

    words: Text | None = None
    lead: Text | None = None
    """In bold before the words."""
    symbol: tuple[Glyph, ...] = ()
    example: tuple[Glyph, ...] = ()
    """Dice that it is true of."""
    worth: Text | None = None
    """What it gives."""
    area: str = ""
    """The colour of its ground, as on the sheet; empty for none."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A small table. The first cell of a row says what stands in it, the first row what the others are for."""

    rows: tuple[tuple[Text, ...], ...]


@dataclass(frozen=True, slots=True)
class Section:
    """Lines that belong together."""

    heading: Text
    parts: tuple[Line | Grid, ...]
    abreast: int = 1
    """So many lines that have a ground stand side by side."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A game's rules and symbols, short enough for one page."""

    aim: Text
    rules: tuple[Section, ...]
    symbols: tuple[Section, ...]
    """What can be rolled for, and what it gives."""


@dataclass(frozen=True, slots=True)
class Note:
    """What a cell of a filled sheet shows."""

    row: str
    """The row's id."""
    column: int
    words: Text


@dataclass(frozen=True, slots=True)
class Sample:
    """A filled sheet that explains the scoring."""

    sheet: Sheet
    headings: tuple[Text, ...]
    """A name, or other words, for each column; the notes speak of seats by them."""
    notes: tuple[Note, ...]
    """In the order of the rows."""
    owner: str = ""
    """Whose sheet it is, where the columns are no seats."""


YOUR_TURN = mark("RulesPage", "Your turn")
ROLLING = mark(
    "RulesPage",
    "You have {rolls} rolls, the first one with all dice. Set aside what you like and roll the rest; what lies aside "
    "may be rolled again later. You may stop after any roll.",
)
WHO_BEGINS = mark("RulesPage", "Who begins")
HIGHEST_BEGINS = mark(
    "RulesPage",
    "Everybody rolls one die, and the highest begins; those who tie roll again. Then it goes round clockwise.",
)
THE_END = mark("RulesPage", "The end")
