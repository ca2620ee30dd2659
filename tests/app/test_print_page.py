"""Paper from the window: the print page at this sheet or at a pad, where its pages go, and what it remembers."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot
from small_disk import needs_limits, small_files
from window_play import Begin, lay, press

from kribbeln_desktop.app.print_memory import order_text, remembered_order, usual_paper
from kribbeln_desktop.app.program import Program
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.printing.order import PrintOrder, Subject
from kribbeln_desktop.printing.paper import Paper
from kribbeln_desktop.widgets.new_game_page import NewGame
from kribbeln_desktop.widgets.print_dialog import PrintDialog
from kribbeln_desktop.widgets.print_fields import Marks, Ticks

OpenPage = Callable[[Program, str], PrintDialog]
SaveAs = Callable[[Path], list[str]]
UNUSUAL = PrintOrder(Subject.PAD, "kniffel", (), 7, 2, Paper.A5, True, True, 12)


@pytest.fixture
def page(qtbot: QtBot) -> OpenPage:
    """The print page as an action opens it."""

    def opened(program: Program, action_id: str) -> PrintDialog:
        program.window.actions_by_id[action_id].trigger()
        dialog = program.in_view.print_dialog
        assert isinstance(dialog, PrintDialog)
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return opened


def ticked(dialog: PrintDialog, *sheets: str) -> None:
    """Tick these sheets alone."""
    field = dialog.choices.fields["sheets"]
    assert isinstance(field, Ticks)
    for wanted in (True, False):
        for name, box in field.boxes.items():
            if box.isChecked() != (name in sheets) and (name in sheets) is wanted:
                box.click()


@pytest.fixture
def save_as(monkeypatch: pytest.MonkeyPatch) -> SaveAs:
    """Answers every file dialog with one path; what was proposed is added to what is returned."""

    def answer(path: Path) -> list[str]:
        proposed: list[str] = []

        def ask(_window: object, _title: str, proposal: str, kinds: str) -> tuple[str, str]:
            proposed.append(Path(proposal).name)
            return str(path), kinds.split(";;")[0]

        monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
        return proposed

    return answer


# -- what it opens with


def test_while_a_game_is_played_its_sheet_is_there_to_be_printed(begin: Begin, page: OpenPage) -> None:
    program = begin()
    lay(program, "Anna", "Ben", sheet="4")
    press(program, "R")
    dialog = page(program, "print")
    order = dialog.choices.order()
    assert (order.subject, order.game, order.paper) == (Subject.SHEET, "kribbeln", usual_paper())
    assert dialog.view.accessibleDescription() == "Page 1 of 1: Kribbeln Sheet 4"
    dialog.close()
    pad = page(program, "pad").choices.order()
    assert (pad.subject, pad.game, pad.sheets, pad.seats) == (Subject.PAD, "kribbeln", ("4",), 4)


def test_without_a_game_there_are_pads(begin: Begin, page: OpenPage) -> None:
    program = begin()
    program.window.new_game_page.set_proposal(NewGame("dice-duel", (SeatEntry("Anna"), SeatEntry("Ben")), {}))
    dialog = page(program, "print")
    assert dialog.choices.order() == PrintOrder(Subject.PAD, "dice-duel", (), 4, paper=usual_paper())
    subjects = dialog.choices.fields["subject"]
    assert isinstance(subjects, Marks)
    assert Subject.SHEET not in subjects.buttons
    assert not program.window.actions_by_id["export"].isEnabled()


@pytest.mark.parametrize(
    ("subject", "what"),
    [(Subject.RULES, "Rules and symbols"), (Subject.SAMPLE, "How this sheet was scored")],
    ids=lambda value: str(value),
)
def test_rules_and_a_sample_of_every_game_can_be_printed(
    begin: Begin, page: OpenPage, subject: Subject, what: str
) -> None:
    dialog = page(begin(), "print")
    subjects, games = dialog.choices.fields["subject"], dialog.choices.fields["game"]
    assert isinstance(subjects, Marks)
    subjects.buttons[subject].click()
    for game in GAMES:
        document = dialog.document()
        assert document is not None
        assert document.title == f"{say(game.title)}: {what}"
        assert len(document.pages) == 1
        assert dialog.view.accessibleDescription() == f"Page 1 of 1: {document.title}"
        QTest.keyClick(games, Qt.Key.Key_Down)


def test_paper_too_small_for_the_rules_is_told_where_the_page_would_be(begin: Begin, page: OpenPage) -> None:
    dialog = page(begin(), "print")
    subjects, papers = dialog.choices.fields["subject"], dialog.choices.fields["paper"]
    assert isinstance(subjects, Marks)
    subjects.buttons[Subject.RULES].click()
    for key in (Qt.Key.Key_Home, *[Qt.Key.Key_Down] * tuple(Paper).index(Paper.A6)):
        QTest.keyClick(papers, key)
    assert dialog.choices.order().paper is Paper.A6
    assert dialog.document() is None
    assert "smaller than 7 points" in dialog.view.accessibleDescription()
    assert not dialog.print.isEnabled()


def test_options_of_the_game_in_view_are_on_its_pad(
    begin: Begin, page: OpenPage, tmp_path: Path, save_as: SaveAs
) -> None:
    """The beginners' variant of Kribbeln has no arrows that ask for rising totals."""
    program = begin()
    drawings = []
    for rising in (True, False):
        lay(program, "Anna", "Ben", sheet="1", rising=rising)
        file = tmp_path / f"{rising}.svg"
        save_as(file)
        dialog = page(program, "pad")
        dialog.picture.click()
        dialog.close()
        drawings.append(file.read_bytes().count(b"<p"))
    assert drawings[0] > drawings[1]


def test_one_childs_block_of_the_evening_is_printed_as_it_is_shown(begin: Begin, page: OpenPage) -> None:
    program = begin()
    program.start(NewGame("kniffel-kids", (SeatEntry("Anna"), SeatEntry("Ben")), {}))
    program.window.game_page.show_block(1)
    picture = program.in_view.picture()
    assert picture is not None
    assert [heading.name for heading in picture.headings] == ["1", "2", "3", "4", "5"]
    dialog = page(program, "print")
    assert dialog.view.accessibleDescription() == "Page 1 of 1: Ben Kniffel Kids"


def test_the_end_of_a_game_leads_to_its_sheet(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    table = lay(program, "Ada", "Bob", level="beginner")
    qtbot.waitUntil(lambda: table.state.is_over(), timeout=20_000)
    program.window.game_page.panel.end.print.click()
    dialog = program.in_view.print_dialog
    assert isinstance(dialog, PrintDialog)
    assert dialog.choices.order().subject is Subject.SHEET


# -- what is remembered


def test_what_was_chosen_is_there_at_the_next_start(begin: Begin, page: OpenPage) -> None:
    program = begin()
    dialog = page(program, "pad")
    fields = dialog.choices.fields
    for name in ("subject", "game", "seats", "per_page", "paper", "landscape", "grey", "copies"):
        fields[name].set_value(getattr(UNUSUAL, name))
        fields[name].changed.emit()
    dialog.choices.resolution.setValue(600)
    assert dialog.choices.order() == UNUSUAL
    dialog.close()
    again = begin()
    lay(again, "Anna", "Ben")
    again.window.actions_by_id["new"].trigger()
    again.window.new_game_page.set_proposal(NewGame("kniffel", (SeatEntry("Anna"),), {}))
    dialog = page(again, "pad")
    assert dialog.choices.order() == UNUSUAL
    assert dialog.choices.resolution.value() == 600


def test_ticked_sheets_are_remembered_for_their_game(begin: Begin, page: OpenPage) -> None:
    program = begin()
    lay(program, "Anna", "Ben", sheet="2")
    dialog = page(program, "pad")
    ticked(dialog, "1", "5", "6")
    dialog.close()
    assert page(program, "pad").choices.order().sheets == ("1", "5", "6")


def test_a_sheet_that_is_played_is_printed_once_however_many_pads_were(begin: Begin, page: OpenPage) -> None:
    program = begin()
    program.use(replace(program.settings, print_order=order_text(replace(UNUSUAL, game="kribbeln", sheets=("1",)))))
    lay(program, "Anna", "Ben")
    dialog = page(program, "print")
    order = dialog.choices.order()
    assert (order.subject, order.copies, order.paper, order.grey) == (Subject.SHEET, 1, Paper.A5, True)
    document = dialog.document()
    assert document is not None
    assert len(document.pages) == 1
    dialog.close()
    assert page(program, "pad").choices.order() == replace(UNUSUAL, game="kribbeln", sheets=("1",), seats=5)


def test_what_a_played_sheet_is_printed_on_is_remembered_and_nothing_about_pads(begin: Begin, page: OpenPage) -> None:
    program = begin()
    program.use(replace(program.settings, print_order=order_text(UNUSUAL)))
    lay(program, "Anna", "Ben", sheet="4")
    dialog = page(program, "print")
    QTest.keyClick(dialog.choices.fields["paper"], Qt.Key.Key_Down)
    QTest.keyClick(dialog.choices.fields["copies"], Qt.Key.Key_Up)
    dialog.close()
    assert remembered_order(program.settings.print_order) == replace(UNUSUAL, paper=Paper.A6)


def test_five_pages_of_rules_make_no_five_pads(begin: Begin, page: OpenPage) -> None:
    program = begin()
    dialog = page(program, "pad")
    subjects = dialog.choices.fields["subject"]
    assert isinstance(subjects, Marks)
    subjects.buttons[Subject.RULES].click()
    dialog.choices.fields["copies"].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(dialog.choices.fields["copies"], "5")
    assert dialog.choices.order().copies == 5
    dialog.close()
    assert page(program, "pad").choices.order().copies == 1


@pytest.mark.parametrize(
    ("name", "nonsense"),
    [
        ("subject", "poster"),
        ("game", "chess"),
        ("sheets", "123"),
        ("seats", 0),
        ("seats", True),
        ("per_page", 3),
        ("per_page", [1]),
        ("paper", "A3"),
        ("landscape", "yes"),
        ("grey", 1),
        ("grey", None),
        ("copies", 1000),
    ],
)
def test_what_is_nonsense_counts_as_never_chosen(name: str, nonsense: object) -> None:
    kept = json.loads(order_text(UNUSUAL))
    usual = remembered_order("")
    found = remembered_order(json.dumps({**kept, name: nonsense}))
    assert found == replace(UNUSUAL, **{name: getattr(usual, name)})


def test_an_order_is_read_as_it_was_written() -> None:
    assert remembered_order(order_text(UNUSUAL)) == UNUSUAL
    several = PrintOrder(Subject.SHEET, "kribbeln", ("6", "2"), 1, 4, Paper.LETTER, None, False, 99)
    assert remembered_order(order_text(several)) == several


# -- where the pages go


@pytest.mark.parametrize(("name", "start"), [("p.pdf", b"%PDF"), ("p.PNG", b"\x89PNG"), ("p.svg", b"<?xml")])
def test_pages_are_saved_by_the_ending_of_the_name(
    begin: Begin, page: OpenPage, tmp_path: Path, save_as: SaveAs, name: str, start: bytes
) -> None:
    program = begin()
    dialog = page(program, "pad")
    proposed = save_as(tmp_path / name)
    (dialog.pdf if name == "p.pdf" else dialog.picture).click()
    assert (tmp_path / name).read_bytes().startswith(start)
    assert dialog.notice.sentence() == f"{tmp_path / name} is written."
    assert proposed == ["Kribbeln Sheet 1.pdf" if name == "p.pdf" else "Kribbeln Sheet 1.png"]
    assert dialog.isVisible()


def test_a_picture_has_the_resolution_that_was_chosen(
    begin: Begin, page: OpenPage, tmp_path: Path, save_as: SaveAs
) -> None:
    program = begin()
    dialog = page(program, "pad")
    save_as(tmp_path / "p.png")
    for resolution in (72, 300):
        dialog.choices.resolution.setValue(resolution)
        dialog.picture.click()
        image = QImage(str(tmp_path / "p.png"))
        assert image.width() == round(usual_paper().size().width() / 25.4 * resolution)
        assert round(image.dotsPerMeterX() * 0.0254) == resolution


def test_several_pages_are_several_pictures_and_none_is_replaced_unasked(
    begin: Begin, page: OpenPage, tmp_path: Path, save_as: SaveAs, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    dialog = page(program, "pad")
    ticked(dialog, "1", "2", "3")
    save_as(tmp_path / "p.svg")
    (tmp_path / "p-3.svg").write_bytes(b"mine")
    asked: list[str] = []
    answers = [QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes]

    def question(_window: object, _title: str, text: str, **_more: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return answers.pop(0)

    monkeypatch.setattr(QMessageBox, "question", question)
    dialog.picture.click()
    assert [file.name for file in tmp_path.glob("p*")] == ["p-3.svg"]
    assert (tmp_path / "p-3.svg").read_bytes() == b"mine"
    dialog.picture.click()
    assert asked == ["These are there already: p-3.svg. Replace them?"] * 2
    assert sorted(file.name for file in tmp_path.glob("p*")) == ["p-2.svg", "p-3.svg", "p.svg"]
    assert dialog.notice.sentence() == f"The pages are written, from {tmp_path / 'p.svg'} to p-3.svg."


def test_copies_are_for_printers_and_a_file_has_each_page_once(
    begin: Begin, page: OpenPage, tmp_path: Path, save_as: SaveAs
) -> None:
    program = begin()
    dialog = page(program, "pad")
    ticked(dialog, "1", "2")
    QTest.keyClick(dialog.choices.fields["copies"], Qt.Key.Key_Up)
    save_as(tmp_path / "p.pdf")
    dialog.pdf.click()
    assert (tmp_path / "p.pdf").read_bytes().count(b"/Type /Page\n") == 2


def test_the_page_in_view_is_copied_as_a_picture(begin: Begin, page: OpenPage) -> None:
    program = begin()
    dialog = page(program, "pad")
    ticked(dialog, "1", "2")
    dialog.choices.resolution.setValue(1200)
    assert dialog.document() is not None
    pictures = []
    for _ in range(2):
        dialog.copy.click()
        pictures.append(QGuiApplication.clipboard().image())
        dialog.turner.on.click()
    assert dialog.notice.sentence() == "The page is on the clipboard as a picture."
    assert pictures[0] != pictures[1]
    assert pictures[0].width() == round(usual_paper().size().width() / 25.4 * 300), "a clipboard is not for posters"


# -- printing


@pytest.fixture
def printers(monkeypatch: pytest.MonkeyPatch) -> list[QPrintDialog]:
    """One printer, gone when it is looked for; the system's dialog is accepted at once, and added to this list."""
    shown: list[QPrintDialog] = []

    def accept(dialog: QPrintDialog) -> int:
        shown.append(dialog)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["Office"])
    monkeypatch.setattr(QPrinterInfo, "printerInfo", lambda _name: QPrinterInfo())
    monkeypatch.setattr(QPrintDialog, "exec", accept)
    return shown


def test_printing_closes_the_page(
    begin: Begin, page: OpenPage, printers: list[QPrintDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    printed: list[tuple[int, int]] = []
    monkeypatch.setattr(
        "kribbeln_desktop.printing.dialogs.print_where_chosen",
        lambda printer, document: printed.append((len(document.pages), printer.copyCount())),
    )
    program = begin()
    dialog = page(program, "pad")
    QTest.keyClick(dialog.choices.fields["copies"], Qt.Key.Key_Up)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert printed == [(1, 2)]
    assert len(printers) == 1
    assert not dialog.isVisible()


def test_who_calls_the_printing_off_is_back_at_the_page(
    begin: Begin, page: OpenPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["Office"])
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: QDialog.DialogCode.Rejected)
    dialog = page(begin(), "pad")
    dialog.print.click()
    assert dialog.isVisible()
    assert dialog.notice.sentence() == ""


def test_without_a_printer_the_next_key_saves_a_pdf(
    begin: Begin, page: OpenPage, tmp_path: Path, save_as: SaveAs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    dialog = page(begin(), "pad")
    dialog.print.click()
    assert dialog.notice.sentence().startswith("This computer knows no printer.")
    save_as(tmp_path / "p.pdf")
    focused = QApplication.focusWidget()
    assert focused is dialog.pdf
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert (tmp_path / "p.pdf").is_file()


def test_a_printer_that_vanishes_is_one_sentence(begin: Begin, page: OpenPage, printers: list[QPrintDialog]) -> None:
    """It is chosen in the system's dialog, and gone when its page would be printed."""
    dialog = page(begin(), "pad")
    dialog.print.click()
    assert len(printers) == 1
    assert "is not there any more" in dialog.notice.sentence()
    assert QApplication.focusWidget() is dialog.pdf
    assert dialog.isVisible()


@needs_limits
@pytest.mark.parametrize("kind", ["pdf", "png", "svg"])
def test_a_full_disk_is_one_sentence_and_keeps_the_older_file(
    begin: Begin, page: OpenPage, tmp_path: Path, save_as: SaveAs, kind: str
) -> None:
    program = begin()
    dialog = page(program, "pad")
    file = tmp_path / f"p.{kind}"
    file.write_bytes(b"before")
    save_as(file)
    with small_files(2000):
        (dialog.pdf if kind == "pdf" else dialog.picture).click()
    assert dialog.notice.sentence().startswith(f"{file} could not be written (")
    assert file.read_bytes() == b"before"
    assert [path.name for path in tmp_path.glob(".*.tmp")] == []
    assert QGuiApplication.overrideCursor() is None, "nothing waits any more"


def test_a_folder_that_is_not_there_is_one_sentence(
    begin: Begin, page: OpenPage, tmp_path: Path, save_as: SaveAs
) -> None:
    dialog = page(begin(), "pad")
    save_as(tmp_path / "nowhere" / "p.pdf")
    dialog.pdf.click()
    assert "could not be written" in dialog.notice.sentence()
    save_as(tmp_path / "p.pdf")
    dialog.pdf.click()
    assert (tmp_path / "p.pdf").is_file(), "another place is taken"


def test_the_sheet_is_exported_on_the_paper_that_was_chosen_last(begin: Begin, tmp_path: Path, save_as: SaveAs) -> None:
    program = begin()
    program.use(replace(program.settings, print_order=order_text(UNUSUAL)))
    lay(program, "Anna", "Ben")
    save_as(tmp_path / "p.pdf")
    program.window.actions_by_id["export"].trigger()
    content = (tmp_path / "p.pdf").read_bytes()
    assert content.count(b"/Type /Page\n") == 1
    assert b"/MediaBox [0 0 595" in content, "A5 on its side"
