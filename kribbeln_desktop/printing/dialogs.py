"""The way to a printer, by the system's dialog. QtPrintSupport is imported when needed, so that the start is fast."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QSizeF, QStorageInfo
from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtWidgets import QDialog, QWidget

from kribbeln_desktop.printing.errors import CANNOT_PRINT, NO_PRINTER, NO_ROOM, PRINTER_GONE, PrintError
from kribbeln_desktop.printing.export import CREATOR, MILLIMETRES_PER_INCH, write_files
from kribbeln_desktop.printing.paper import Document

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

LEAST_ROOM = 20_000_000
"""Bytes that a system's queue may need on its way to the printer."""
_END_OF_PDF = b"%%EOF"


def print_dialog(parent: QWidget | None, document: Document, copies: int = 1) -> bool:
    """Ask for a printer and print ``document`` there; False where that was called off.

    ``PrintError`` where there is no printer or it does not take the pages, ``WriteError`` where they were to go into a
    file that cannot be written.
    """
    from PySide6.QtPrintSupport import QPrintDialog, QPrinterInfo

    if not QPrinterInfo.availablePrinterNames():
        raise PrintError(NO_PRINTER)
    printer = new_printer(document, copies)
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, len(document.pages) > 1)
    dialog.setMinMax(1, len(document.pages))
    if dialog.exec() != QDialog.DialogCode.Accepted:
        return False
    print_where_chosen(printer, document)
    return True


def print_where_chosen(printer: QPrinter, document: Document) -> None:
    """Print by what a dialog has left in ``printer``, but on the paper that ``document`` is made for, if it has that.

    Errors as in ``print_dialog``.
    """
    printer.setPageLayout(document.pages[0].page_layout())  # dialogs put a printer's usual paper in its place
    if printer.outputFileName():
        _print_into_file(printer, document)
        return
    name = printer.printerName()
    _refuse_gone(name)
    if 0 <= QStorageInfo(QDir.tempPath()).bytesAvailable() < LEAST_ROOM:
        raise PrintError(NO_ROOM(folder=QDir.tempPath()))
    print_document(printer, document)
    _refuse_gone(name)  # its system would not tell that it did not get the pages


def new_printer(document: Document, copies: int = 1) -> QPrinter:
    """A printer set up for ``document``: paper, title, copies; the whole paper can be drawn on."""
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(document.pages[0].page_layout())
    printer.setFullPage(True)
    printer.setDocName(document.title)
    printer.setCreator(CREATOR)
    printer.setCopyCount(copies)
    return printer


def print_document(printer: QPrinter, document: Document) -> None:
    """Draw the pages that are wanted on the paper that ``printer`` has now; ``PrintError`` where it takes nothing."""
    printer.setFullPage(True)
    pages = [page for number, page in enumerate(document.pages, 1) if _is_wanted(printer, number)]
    if not printer.supportsMultipleCopies():
        pages *= printer.copyCount()
    painter = QPainter()
    if not pages or not painter.begin(printer):
        raise PrintError(CANNOT_PRINT)
    scale = printer.resolution() / MILLIMETRES_PER_INCH
    painter.scale(scale, scale)
    went_well = True
    try:
        for place, page in enumerate(pages):
            went_well = went_well and (place == 0 or printer.newPage())
            page.draw(painter, paper_size(printer))
    finally:
        went_well = painter.end() and went_well
    if not went_well:
        raise PrintError(CANNOT_PRINT)


def paper_size(printer: QPrinter) -> QSizeF:
    """The paper as it lies in ``printer``, in millimetres."""
    return printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter).size()


def _is_wanted(printer: QPrinter, number: int) -> bool:
    ranges = printer.pageRanges()
    return ranges.isEmpty() or ranges.contains(number)


def _print_into_file(printer: QPrinter, document: Document) -> None:
    """The system's dialog offers a file, too: written whole, or not at all."""
    wanted = Path(printer.outputFileName())
    try:
        with TemporaryDirectory(dir=QDir.tempPath()) as folder:
            file = Path(folder) / "pages.pdf"
            printer.setOutputFileName(str(file))
            print_document(printer, document)
            content = file.read_bytes()
    except OSError as error:
        raise PrintError(NO_ROOM(folder=QDir.tempPath())) from error
    if not content.rstrip().endswith(_END_OF_PDF):
        raise PrintError(NO_ROOM(folder=QDir.tempPath()))
    write_files({wanted: content})


def _refuse_gone(printer: str) -> None:
    from PySide6.QtPrintSupport import QPrinterInfo

    if QPrinterInfo.printerInfo(printer).isNull():
        raise PrintError(PRINTER_GONE(printer=printer))
