"""From the window to paper: print, preview, export, and the blank pad. Loaded when something is printed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QWidget

from kribbeln_desktop.app.save_dialog import ask_where
from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.texts import Text, mark, say
from kribbeln_desktop.printing.dialogs import print_dialog, print_preview
from kribbeln_desktop.printing.document import pad_page, sheet_page
from kribbeln_desktop.printing.export import write_pdf, write_png, write_svg
from kribbeln_desktop.printing.paper import Document, Page, Paper
from kribbeln_desktop.printing.picture import SheetPicture

WRITERS = {".pdf": write_pdf, ".png": write_png, ".svg": write_svg}


def usual_paper() -> Paper:
    """Letter where people measure as in the United States, else A4."""
    imperial = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if imperial else Paper.A4


def export_page(window: QWidget, page: Page) -> None:
    """Write ``page`` as PDF, PNG or SVG, by the ending of the name that is asked for."""
    path = ask_where(window, _words(_EXPORT), f"{page.title}.pdf", _words(_KINDS), tuple(WRITERS))
    if path is not None:
        WRITERS[path.suffix.lower()](path, Document.of(page, QLocale().bcp47Name()))


def put_on_paper(action_id: str, window: QWidget, page: Page) -> None:
    """Print ``page``, show its preview or export it, by the id of the window's action; may raise ``KribbelnError``."""
    {"print": print_dialog, "preview": print_preview, "export": export_page}[action_id](window, page)


def page_of(picture: SheetPicture) -> Page:
    """A sheet on the usual paper."""
    return sheet_page(picture, usual_paper())


def preview_pad(window: QWidget, game: Game, options: Mapping[str, object]) -> None:
    """A blank pad for the most seats as a preview, from which it can be printed; options that do not fit are usual."""
    seats = max(game.seats)
    fitting = {o.id: options[o.id] for o in game.options if o.id in options and game.allows(o, options[o.id], seats)}
    sheet = game.pad_sheet(seats, fitting)
    print_preview(window, pad_page(sheet, seats, paper=usual_paper(), translate=QCoreApplication.translate))


def _words(text: Text) -> str:
    return say(text, QCoreApplication.translate)


_EXPORT = mark("PaperDesk", "Export the page")
_KINDS = mark("PaperDesk", "PDF (*.pdf);;Picture (*.png);;Drawing (*.svg)")
