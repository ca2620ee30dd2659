"""From the window to paper: print, preview, export, and the blank pad. Loaded when something is printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QWidget

from kribbeln_desktop.app.save_dialog import ask_where
from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.texts import Text, mark, say
from kribbeln_desktop.printing.dialogs import print_dialog, print_preview
from kribbeln_desktop.printing.document import pad_page, sheet_page
from kribbeln_desktop.printing.export import write_pdf, write_png, write_svg
from kribbeln_desktop.printing.paper import Page, Paper
from kribbeln_desktop.printing.picture import SheetPicture

WRITERS = {".pdf": write_pdf, ".png": write_png, ".svg": write_svg}


def usual_paper() -> Paper:
    """Letter where people measure as in the United States, else A4."""
    imperial = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if imperial else Paper.A4


def print_sheet(window: QWidget, picture: SheetPicture) -> None:
    """Ask for a printer and print the sheet there."""
    print_dialog(window, _page(picture))


def preview_sheet(window: QWidget, picture: SheetPicture) -> None:
    """Show the sheet as it would be printed."""
    print_preview(window, _page(picture))


def export_sheet(window: QWidget, picture: SheetPicture) -> None:
    """Write the sheet as PDF, PNG or SVG, by the ending of the name that is asked for."""
    page = _page(picture)
    path = ask_where(window, _words(_EXPORT), f"{page.title}.pdf", _words(_KINDS), tuple(WRITERS))
    if path is not None:
        WRITERS[path.suffix.lower()](path, page)


def preview_pad(window: QWidget, game: Game, options: Mapping[str, object]) -> None:
    """A blank pad for the most seats as a preview, from which it can be printed; options that do not fit are usual."""
    seats = max(game.seats)
    fitting = {o.id: options[o.id] for o in game.options if o.id in options and game.allows(o, options[o.id], seats)}
    sheet = game.pad_sheet(seats, fitting)
    print_preview(window, pad_page(sheet, seats, paper=usual_paper(), translate=QCoreApplication.translate))


ACTIONS: dict[str, Callable[[QWidget, SheetPicture], None]] = {
    "print": print_sheet,
    "preview": preview_sheet,
    "export": export_sheet,
}
"""By the ids of the window's actions; each may raise ``KribbelnError``."""


def _page(picture: SheetPicture) -> Page:
    return sheet_page(picture, usual_paper())


def _words(text: Text) -> str:
    return say(text, QCoreApplication.translate)


_EXPORT = mark("PaperDesk", "Export the sheet")
_KINDS = mark("PaperDesk", "PDF (*.pdf);;Picture (*.png);;Drawing (*.svg)")
