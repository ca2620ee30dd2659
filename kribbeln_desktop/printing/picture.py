"""What a picture of a sheet shows besides the sheet itself: names, language, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kribbeln_desktop.core.sheet import Cell, Row, RowKind, Sheet
from kribbeln_desktop.core.texts import Argument, Translate, mark, say, untranslated
from kribbeln_desktop.printing.proportions import PAPER, SCREEN, Proportions


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of a column: a seat's name, or other words; empty where a row takes the names."""

    name: str = ""
    detail: str = ""
    """In small print below, such as a computer's strength."""


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """A sheet and all that is painted with it."""

    sheet: Sheet
    headings: tuple[Heading, ...]
    """One for each column."""
    translate: Translate = untranslated
    current_seat: int | None = None
    """Its column is marked."""
    corner: str = ""
    """In small print at the upper right: date and time."""
    result: str = ""
    """One sentence below the sheet: who won, and how."""
    takes_name: bool = False
    """At the upper right a player writes the own name."""
    proportions: Proportions = SCREEN
    wants_words: bool = True
    """Words stand beside the symbols where there is room."""

    def words(self, text: Argument) -> str:
        """``text`` in the picture's language, seats by their names."""
        return say(text, self.translate, [heading.name for heading in self.headings])

    def worth(self, row: Row) -> str:
        """What ``row`` gives, in few words; empty where it does not say."""
        words = "" if row.worth is None else self.words(row.worth)
        return self.words(_POINTS(number=int(words))) if words.isdecimal() else words


def blank_picture(sheet: Sheet, seats: int, translate: Translate = untranslated) -> SheetPicture:
    """``sheet`` without an entry, with columns for ``seats`` whose names are written into the first row; one that has
    its own headings is one player's, with room for the name.
    """
    headings = tuple(Heading(say(text, translate)) for text in sheet.headings) or (Heading(),) * seats
    rows = sheet.rows if sheet.headings else (_NAMES, *sheet.rows)
    columns = len(headings)
    rows = tuple(replace(row, cells=(Cell(),) * columns, played=False) for row in rows)
    blank = replace(sheet, rows=rows, columns=columns)
    return SheetPicture(blank, headings, translate, takes_name=bool(sheet.headings), proportions=PAPER)


NAME = mark("Printing", "Name")
_POINTS = mark("Printing", "{number} points")
_NAMES = Row("names", RowKind.SUBTOTAL, "plain", NAME, NAME)
