"""What a picture of a sheet shows besides the sheet itself: names, language, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kribbeln_desktop.core.sheet import Cell, Sheet
from kribbeln_desktop.core.texts import Argument, Translate, say, untranslated


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of a seat's column; an empty name is a line to write on."""

    name: str = ""
    detail: str = ""
    """In small print below, such as a computer's strength."""


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """A sheet and all that is painted with it."""

    sheet: Sheet
    headings: tuple[Heading, ...]
    """One for each seat."""
    translate: Translate = untranslated
    current_seat: int | None = None
    """Its column is marked."""
    corner: str = ""
    """In small print at the upper right: date and time."""
    result: str = ""
    """One sentence below the sheet: who won, and how."""

    def words(self, text: Argument) -> str:
        """``text`` in the picture's language, seats by their names."""
        return say(text, self.translate, [heading.name for heading in self.headings])


def blank_picture(sheet: Sheet, seats: int, translate: Translate = untranslated) -> SheetPicture:
    """``sheet`` without an entry, with columns for ``seats`` names yet to be written."""
    rows = tuple(replace(row, cells=(Cell(),) * seats, played=False) for row in sheet.rows)
    return SheetPicture(replace(sheet, rows=rows, columns=seats), (Heading(),) * seats, translate)
