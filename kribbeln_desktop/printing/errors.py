"""What can go wrong on the way to paper: each fault says in a sentence what happened and what to do."""

from __future__ import annotations

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.texts import mark


class PadTooSmallError(KribbelnError):
    """The cells of a pad would be too small to write in."""


class TextTooSmallError(KribbelnError):
    """The text of a page would be too small to read."""


class WriteError(KribbelnError):
    """A file could not be written; nothing of it is left behind, an older one is untouched."""


class PrintError(KribbelnError):
    """The printer did not take the page."""


TOO_SMALL = mark(
    "Printing",
    "On this paper the spaces would be less than {size} mm high or wide. "
    "Please take larger paper or fewer copies on a page.",
)
TEXT_TOO_SMALL = mark("Printing", "On {paper} the text would be smaller than {size} points. Please take larger paper.")
CANNOT_WRITE = mark("Printing", "{file} could not be written ({fault}). Nothing was changed; please try another place.")
CANNOT_DRAW = mark("Printing", "The picture {file} could not be drawn; it may be too large. Nothing was changed.")
CANNOT_PRINT = mark(
    "Printing", "The printer did not take the page. Please check it and try again, or save the page as a PDF."
)
NO_PRINTER = mark("Printing", "This computer knows no printer. The page can be saved as a PDF and printed elsewhere.")
PRINTER_GONE = mark(
    "Printing",
    "The printer {printer} is not there any more, so the page may not have been printed. "
    "Please choose another printer, or save the page as a PDF.",
)
NO_ROOM = mark(
    "Printing",
    "The disk is too full to print ({folder}). Please make some room, or save the page as a PDF in another place.",
)
