"""Preview and printer. QtPrintSupport is imported when it is needed, so that the start is fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtWidgets import QDialog, QWidget

from kribbeln_desktop.printing.errors import CANNOT_PRINT, PrintError
from kribbeln_desktop.printing.export import CREATOR, MILLIMETRES_PER_INCH
from kribbeln_desktop.printing.paper import Page

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


def new_printer(page: Page) -> QPrinter:
    """A printer set up for ``page``: its paper, its title; the whole paper can be drawn on."""
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(page.page_layout())
    printer.setFullPage(True)
    printer.setDocName(page.title)
    printer.setCreator(CREATOR)
    return printer


def print_page(printer: QPrinter, page: Page) -> None:
    """Draw ``page`` on the paper that ``printer`` has now; ``PrintError`` where it takes nothing."""
    printer.setFullPage(True)
    painter = QPainter()
    if not painter.begin(printer):
        raise PrintError(CANNOT_PRINT)
    scale = printer.resolution() / MILLIMETRES_PER_INCH
    painter.scale(scale, scale)
    try:
        page.draw(painter, paper_size(printer))
    finally:
        went_well = painter.end()
    if not went_well:
        raise PrintError(CANNOT_PRINT)


def paper_size(printer: QPrinter) -> QSizeF:
    """The paper as it lies in ``printer``, in millimetres."""
    return printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter).size()


def preview_dialog(parent: QWidget | None, page: Page) -> QDialog:
    """A preview of ``page``, from which it can be printed; not shown yet."""
    from PySide6.QtPrintSupport import QPrintPreviewDialog

    own_printer = new_printer(page)
    dialog = QPrintPreviewDialog(own_printer, parent)
    dialog.setWindowTitle(page.title)

    def paint(printer: QPrinter) -> None:
        assert printer is own_printer  # and keeps it alive: the dialog does not own it
        print_page(printer, page)

    dialog.paintRequested.connect(paint)
    return dialog


def print_preview(parent: QWidget | None, page: Page) -> None:
    """Show the preview of ``page`` until it is closed."""
    preview_dialog(parent, page).exec()


def print_dialog(parent: QWidget | None, page: Page) -> bool:
    """Ask for a printer and print ``page`` there; False where that was called off, ``PrintError`` where it failed."""
    from PySide6.QtPrintSupport import QPrintDialog

    printer = new_printer(page)
    if QPrintDialog(printer, parent).exec() != QDialog.DialogCode.Accepted:
        return False
    print_page(printer, page)
    return True
