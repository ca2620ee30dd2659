"""From the window to paper: print, preview, export, and the blank pad."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject
from PySide6.QtWidgets import QFileDialog

from kribbeln_desktop.app.record_picture import record_picture
from kribbeln_desktop.core.game import KribbelnError
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.printing.dialogs import print_dialog, print_preview
from kribbeln_desktop.printing.document import pad_page, sheet_page
from kribbeln_desktop.printing.export import write_pdf, write_png, write_svg
from kribbeln_desktop.printing.paper import Page, Paper
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.main_window import MainWindow

WRITERS = {".pdf": write_pdf, ".png": write_png, ".svg": write_svg}


def usual_paper() -> Paper:
    """Letter where people measure as in the United States, else A4."""
    imperial = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if imperial else Paper.A4


class PaperDesk(QObject):
    """Prints what the sheet view shows."""

    def __init__(self, window: MainWindow, tell: Callable[[Text], None]) -> None:
        super().__init__(window)
        self._window = window
        self._tell = tell
        self.table: GameTable | None = None

    def print(self) -> None:
        """Ask for a printer and print the sheet there."""
        self._with_page(lambda page: print_dialog(self._window, page))

    def preview(self) -> None:
        """Show the sheet as it would be printed."""
        self._with_page(lambda page: print_preview(self._window, page))

    def export(self) -> None:
        """Write the sheet as PDF, PNG or SVG."""
        self._with_page(self._write)

    def pad(self) -> None:
        """A blank pad as a preview, from which it can be printed; of the game on the table, or of the usual sheet."""
        header = self.table.record.header if self.table else None
        game = header.game if header else GAMES[0]
        seats = max(game.seats)
        options = {**header.options, "start": 0} if header else {}
        sheet = game.initial_state(seats, options).sheet()
        page = pad_page(sheet, seats, paper=usual_paper(), translate=QCoreApplication.translate)
        print_preview(self._window, page)

    def _with_page(self, use: Callable[[Page], object]) -> None:
        if self.table is None:
            return
        try:
            use(sheet_page(record_picture(self.table.record, QCoreApplication.translate), usual_paper()))
        except KribbelnError as error:
            self._tell(error.text)

    def _write(self, page: Page) -> None:
        kinds = self.tr("PDF (*.pdf);;Picture (*.png);;Drawing (*.svg)")
        proposal = str(Path.home() / f"{page.title}.pdf")
        name, kind = QFileDialog.getSaveFileName(self._window, self.tr("Export the sheet"), proposal, kinds)
        if not name:
            return
        path = Path(name)
        if path.suffix.lower() not in WRITERS:
            path = path.with_name(path.name + kind[kind.index("*") + 1 : -1])
        WRITERS[path.suffix.lower()](path, page)
