"""What is to be printed, as one value: the print page makes it, pages come from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from kribbeln_desktop.printing.paper import Paper

PER_PAGE = (1, 2, 4)
"""How many sheets a page can have."""


class Subject(Enum):
    """What there is to print; the value names it in settings."""

    SHEET = "sheet"
    """The sheet of the game that is played, as far as it is filled."""
    PAD = "pad"
    """Blank sheets."""
    RULES = "rules"
    """The game's rules and symbols on one page."""
    SAMPLE = "sample"
    """A filled sheet that explains the scoring."""


@dataclass(frozen=True, slots=True)
class PrintOrder:
    """An order for paper. What it leaves open, the game's options say."""

    subject: Subject
    game: str
    """The game's id."""
    sheets: tuple[str, ...] = ()
    """Of a pad: which printed sheets, see ``Game.printed_sheets``; empty where the game has one."""
    seats: int = 1
    """Of a pad: columns; where a sheet is one player's, so many sheets."""
    per_page: int = 1
    """One of ``PER_PAGE``."""
    paper: Paper = Paper.A4
    landscape: bool | None = None
    """None: whichever gives the larger cells."""
    grey: bool = False
    """Save ink: greys alone."""
    copies: int = 1
    """The whole so many times, one after the other."""
