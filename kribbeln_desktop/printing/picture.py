"""What a picture of a sheet shows besides the sheet itself: names, language, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kribbeln_desktop.core.sheet import Cell, Sheet
from kribbeln_desktop.core.texts import Argument, Translate, say, untranslated


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of a column: a seat's name, or other words; an empty name is a line to write on."""

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

    def words(self, text: Argument) -> str:
        """``text`` in the picture's language, seats by their names."""
        return say(text, self.translate, [heading.name for heading in self.headings])


def blank_picture(sheet: Sheet, seats: int, translate: Translate = untranslated) -> SheetPicture:
    """``sheet`` without an entry, with columns for ``seats`` names yet to be written; one that has its own headings is
    one player's, with room for the name.
    """
    headings = tuple(Heading(say(text, translate)) for text in sheet.headings) or (Heading(),) * seats
    columns = len(headings)
    rows = tuple(replace(row, cells=(Cell(),) * columns, played=False) for row in sheet.rows)
    blank = replace(sheet, rows=rows, columns=columns)
    return SheetPicture(blank, headings, translate, takes_name=bool(sheet.headings))
