"""From the window to paper: print, preview, export, and the blank pad. Loaded when something is printed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QWidget

from kribbeln_desktop.app.record_picture import record_picture
from kribbeln_desktop.app.save_dialog import ask_where
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import Text, mark, say
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.printing.dialogs import print_dialog, print_preview
from kribbeln_desktop.printing.document import pad_page, sheet_page
from kribbeln_desktop.printing.export import write_pdf, write_png, write_svg
from kribbeln_desktop.printing.paper import Page, Paper

WRITERS = {".pdf": write_pdf, ".png": write_png, ".svg": write_svg}


def usual_paper() -> Paper:
    """Letter where people measure as in the United States, else A4."""
    imperial = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if imperial else Paper.A4


def print_sheet(window: QWidget, record: GameRecord | None) -> None:
    """Ask for a printer and print the sheet there."""
    if record is not None:
        print_dialog(window, _page(record))


def preview_sheet(window: QWidget, record: GameRecord | None) -> None:
    """Show the sheet as it would be printed."""
    if record is not None:
        print_preview(window, _page(record))


def export_sheet(window: QWidget, record: GameRecord | None) -> None:
    """Write the sheet as PDF, PNG or SVG, by the ending of the name that is asked for."""
    if record is None:
        return
    page = _page(record)
    path = ask_where(window, _words(_EXPORT), f"{page.title}.pdf", _words(_KINDS), tuple(WRITERS))
    if path is not None:
        WRITERS[path.suffix.lower()](path, page)


def preview_pad(window: QWidget, record: GameRecord | None) -> None:
    """A blank pad as a preview, from which it can be printed: of the sheet on the table, or of the usual one."""
    game = record.header.game if record else GAMES[0]
    seats = max(game.seats)
    options = {**record.header.options, "start": 0} if record else {}
    sheet = game.initial_state(seats, options).sheet()
    print_preview(window, pad_page(sheet, seats, paper=usual_paper(), translate=QCoreApplication.translate))


ACTIONS: dict[str, Callable[[QWidget, GameRecord | None], None]] = {
    "print": print_sheet,
    "preview": preview_sheet,
    "export": export_sheet,
    "pad": preview_pad,
}
"""By the ids of the window's actions; each may raise ``KribbelnError``."""


def _page(record: GameRecord) -> Page:
    return sheet_page(record_picture(record, QCoreApplication.translate), usual_paper())


def _words(text: Text) -> str:
    return say(text, QCoreApplication.translate)


_EXPORT = mark("PaperDesk", "Export the sheet")
_KINDS = mark("PaperDesk", "PDF (*.pdf);;Picture (*.png);;Drawing (*.svg)")
