"""Preview and printer get the same page."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF, QTimer
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from kribbeln_desktop.printing.dialogs import (
    new_printer,
    paper_size,
    preview_dialog,
    print_dialog,
    print_page,
    print_preview,
)
from kribbeln_desktop.printing.document import pad_page, sheet_page
from kribbeln_desktop.printing.errors import PrintError
from kribbeln_desktop.printing.paper import Page, Paper
from kribbeln_desktop.printing.picture import SheetPicture

MakePicture = Callable[..., SheetPicture]


def pdf_printer(page: Page, path: Path) -> QPrinter:
    printer = new_printer(page)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def test_the_printer_gets_one_page_of_the_right_paper(kribbeln_picture: MakePicture, tmp_path: Path) -> None:
    page = sheet_page(kribbeln_picture(3), Paper.LETTER)
    printer = pdf_printer(page, tmp_path / "out.pdf")
    print_page(printer, page)
    content = (tmp_path / "out.pdf").read_bytes()
    assert content.count(b"/Type /Page\n") == 1
    assert b"/MediaBox [0 0 612" in content
    assert paper_size(printer).width() == pytest.approx(215.9, abs=0.3)


def test_a_page_on_its_side_is_printed_on_its_side(kribbeln_picture: MakePicture) -> None:
    printer = new_printer(pad_page(kribbeln_picture(3).sheet, 3, 2))
    assert paper_size(printer).width() == pytest.approx(297, abs=0.3)
    assert printer.docName() == "Kribbeln Sheet 1"


@pytest.mark.parametrize("copies", [1, 2])
def test_a_printer_with_margins_takes_the_paper_too(kribbeln_picture: MakePicture, copies: int) -> None:
    wanted = pad_page(kribbeln_picture(3).sheet, 3, copies, Paper.LETTER).page_layout()
    layout = QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF())
    layout.setMinimumMargins(QMarginsF(12, 12, 12, 12))
    assert not layout.setMargins(wanted.margins()), "as an ordinary page it is refused"
    assert wanted.mode() == QPageLayout.Mode.FullPageMode


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_takes_nothing_is_told_in_one_sentence(kribbeln_picture: MakePicture, tmp_path: Path) -> None:
    page = sheet_page(kribbeln_picture(1))
    with pytest.raises(PrintError, match="printer did not take"):
        print_page(pdf_printer(page, tmp_path / "none" / "out.pdf"), page)


def test_the_preview_shows_one_page(kribbeln_picture: MakePicture, qtbot: QtBot) -> None:
    dialog = preview_dialog(None, sheet_page(kribbeln_picture(2)))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    preview = dialog.findChild(QPrintPreviewWidget)
    assert isinstance(preview, QPrintPreviewWidget)
    qtbot.waitUntil(lambda: preview.pageCount() == 1)
    assert dialog.windowTitle() == "Kribbeln Sheet 1"


def test_the_preview_goes_when_it_is_closed(kribbeln_picture: MakePicture) -> None:
    closed = close_soon(QPrintPreviewDialog)
    print_preview(None, sheet_page(kribbeln_picture(2)))
    assert closed == ["Kribbeln Sheet 1"]


def test_a_print_that_is_called_off_prints_nothing(kribbeln_picture: MakePicture) -> None:
    close_soon(QPrintDialog)
    assert print_dialog(None, sheet_page(kribbeln_picture(2))) is False


def close_soon(kind: type[QDialog]) -> list[str]:
    """Close the open dialog of this kind as soon as there is one; its title is added to what is returned."""
    closed: list[str] = []

    def close() -> None:
        dialogs = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, kind)]
        for dialog in dialogs:
            closed.append(dialog.windowTitle())
            dialog.reject()
        if not dialogs:
            QTimer.singleShot(20, close)

    QTimer.singleShot(0, close)
    return closed


def test_the_start_does_not_load_what_only_printing_needs() -> None:
    code = (
        "import sys, kribbeln_desktop.printing.dialogs, kribbeln_desktop.printing.export;"
        "sys.exit(any(name in sys.modules for name in ('PySide6.QtPrintSupport', 'PySide6.QtSvg')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
