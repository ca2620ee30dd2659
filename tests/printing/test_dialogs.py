"""The way to a printer: pages on the paper they are made for; whatever is missing on the way is one sentence."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF, QTimer
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QApplication, QDialog
from small_disk import needs_limits, small_files

from kribbeln_desktop.games import find_game
from kribbeln_desktop.printing import dialogs
from kribbeln_desktop.printing.dialogs import (
    new_printer,
    paper_size,
    print_dialog,
    print_document,
    print_where_chosen,
)
from kribbeln_desktop.printing.document import ordered_document, sheet_page
from kribbeln_desktop.printing.errors import PrintError, WriteError
from kribbeln_desktop.printing.order import PrintOrder, Subject
from kribbeln_desktop.printing.paper import Document, Paper
from kribbeln_desktop.printing.picture import SheetPicture

pytestmark = pytest.mark.usefixtures("qapp")
MakePicture = Callable[..., SheetPicture]


def pad(sheets: str = "1", per_page: int = 1, paper: Paper = Paper.A4) -> Document:
    return ordered_document(
        PrintOrder(Subject.PAD, "kribbeln", tuple(sheets), 3, per_page, paper), find_game("kribbeln")
    )


def pdf_printer(document: Document, path: Path, copies: int = 1) -> QPrinter:
    printer = new_printer(document, copies)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def page_count(path: Path) -> int:
    return path.read_bytes().count(b"/Type /Page\n")


def test_the_printer_gets_one_page_of_the_right_paper(kribbeln_picture: MakePicture, tmp_path: Path) -> None:
    document = Document.of(sheet_page(kribbeln_picture(3), Paper.LETTER))
    printer = pdf_printer(document, tmp_path / "out.pdf")
    print_document(printer, document)
    assert page_count(tmp_path / "out.pdf") == 1
    assert b"/MediaBox [0 0 612" in (tmp_path / "out.pdf").read_bytes()
    assert paper_size(printer).width() == pytest.approx(215.9, abs=0.3)


def test_a_page_on_its_side_is_printed_on_its_side() -> None:
    printer = new_printer(pad("1", 2))
    assert paper_size(printer).width() == pytest.approx(297, abs=0.3)
    assert printer.docName() == "Kribbeln Sheet 1"


@pytest.mark.parametrize("per_page", [1, 2])
def test_a_printer_with_margins_takes_the_paper_too(per_page: int) -> None:
    wanted = pad("1", per_page, Paper.LETTER).pages[0].page_layout()
    layout = QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF())
    layout.setMinimumMargins(QMarginsF(12, 12, 12, 12))
    assert not layout.setMargins(wanted.margins()), "as an ordinary page it is refused"
    assert wanted.mode() == QPageLayout.Mode.FullPageMode


def test_every_page_is_printed_as_often_as_wanted(tmp_path: Path) -> None:
    document = pad("123")
    print_document(pdf_printer(document, tmp_path / "all.pdf"), document)
    assert page_count(tmp_path / "all.pdf") == 3
    twice = pdf_printer(document, tmp_path / "twice.pdf", copies=2)
    assert not twice.supportsMultipleCopies()
    print_document(twice, document)
    assert page_count(tmp_path / "twice.pdf") == 6
    some = pdf_printer(document, tmp_path / "some.pdf")
    some.setFromTo(2, 3)
    print_document(some, document)
    assert page_count(tmp_path / "some.pdf") == 2


def test_what_a_dialog_makes_of_the_paper_does_not_hold(tmp_path: Path) -> None:
    """It puts a printer's usual paper in place of the one that was chosen on the print page."""
    document = pad("1", 1, Paper.A5)
    printer = pdf_printer(document, tmp_path / "out.pdf")
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.Letter))
    print_where_chosen(printer, document)
    assert b"/MediaBox [0 0 420" in (tmp_path / "out.pdf").read_bytes()


# -- what is not there


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_takes_nothing_is_told_in_one_sentence(tmp_path: Path) -> None:
    document = pad()
    with pytest.raises(PrintError, match="printer did not take"):
        print_document(pdf_printer(document, tmp_path / "none" / "out.pdf"), document)


def test_without_a_printer_no_dialog_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: pytest.fail("a dialog was opened"))
    with pytest.raises(PrintError, match=r"knows no printer\. The page can be saved as a PDF"):
        print_dialog(None, pad())


class Chosen:
    """A printer that somebody has chosen, and that is there as often as told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *is_gone: bool) -> None:
        self.printed = 0
        answers = iter(is_gone)

        class Info:
            @staticmethod
            def printerInfo(name: str) -> Info:
                assert name == "Office"
                return Info()

            def isNull(self) -> bool:
                return next(answers)

        monkeypatch.setattr("PySide6.QtPrintSupport.QPrinterInfo", Info)
        monkeypatch.setattr(dialogs, "print_document", self._print)

    def _print(self, _printer: object, _document: object) -> None:
        self.printed += 1

    def outputFileName(self) -> str:
        return ""

    def printerName(self) -> str:
        return "Office"

    def setPageLayout(self, _layout: object) -> bool:
        return True


def test_a_printer_that_is_gone_is_not_printed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = Chosen(monkeypatch, True)
    with pytest.raises(PrintError, match=r"Office is not there any more.* save the page as a PDF"):
        print_where_chosen(chosen, pad())  # type: ignore[arg-type]
    assert chosen.printed == 0


def test_a_printer_that_goes_meanwhile_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = Chosen(monkeypatch, False, True)
    with pytest.raises(PrintError, match="Office is not there any more"):
        print_where_chosen(chosen, pad())  # type: ignore[arg-type]
    assert chosen.printed == 1


def test_a_printer_that_stays_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = Chosen(monkeypatch, False, False)
    print_where_chosen(chosen, pad())  # type: ignore[arg-type]
    assert chosen.printed == 1


def test_a_disk_too_full_for_the_queue_is_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = Chosen(monkeypatch, False)
    monkeypatch.setattr(dialogs, "LEAST_ROOM", 10**18)
    with pytest.raises(PrintError, match="disk is too full"):
        print_where_chosen(chosen, pad())  # type: ignore[arg-type]
    assert chosen.printed == 0


# -- the file that the system's dialog offers


def test_into_a_file_it_is_all_or_nothing(tmp_path: Path) -> None:
    document = pad("12")
    wanted = tmp_path / "out.pdf"
    print_where_chosen(pdf_printer(document, wanted), document)
    assert page_count(wanted) == 2
    with pytest.raises(WriteError, match="could not be written"):
        print_where_chosen(pdf_printer(document, tmp_path / "none" / "out.pdf"), document)
    assert [path.name for path in tmp_path.iterdir()] == ["out.pdf"]


@needs_limits
def test_a_full_disk_leaves_the_file_that_was_there(tmp_path: Path) -> None:
    document = pad("12")
    wanted = tmp_path / "out.pdf"
    wanted.write_bytes(b"before")
    with small_files(3000), pytest.raises(PrintError, match="save the page as a PDF"):
        print_where_chosen(pdf_printer(document, wanted), document)
    assert wanted.read_bytes() == b"before"
    assert [path.name for path in tmp_path.iterdir()] == ["out.pdf"]


# -- the system's dialog


@pytest.fixture
def some_printer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine has, the system's dialog opens; without printers it offers a file."""
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["Office"])


@pytest.mark.usefixtures("some_printer")
def test_a_print_that_is_called_off_prints_nothing() -> None:
    seen = close_soon()
    assert print_dialog(None, pad("123"), 4) is False
    (dialog,) = seen
    assert dialog["copies"] == 4
    assert dialog["pages"] == (1, 3)


def close_soon() -> list[dict[str, object]]:
    """Close the system's dialog as soon as it is open; what it was told is added to what is returned."""
    seen: list[dict[str, object]] = []

    def close() -> None:
        found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QPrintDialog)]
        for dialog in found:
            pages = (dialog.minPage(), dialog.maxPage())
            seen.append({"copies": dialog.printer().copyCount(), "pages": pages})
            dialog.done(QDialog.DialogCode.Rejected)
        if not found:
            QTimer.singleShot(20, close)

    QTimer.singleShot(0, close)
    return seen


def test_the_start_does_not_load_what_only_printing_needs() -> None:
    code = (
        "import sys, kribbeln_desktop.printing.dialogs, kribbeln_desktop.printing.export;"
        "sys.exit(any(name in sys.modules for name in ('PySide6.QtPrintSupport', 'PySide6.QtSvg')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
