"""The print page: its choices are an order, its view shows the very pages, and what is refused cannot be printed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QAccessible, QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from kribbeln_desktop.app.languages import LanguageSwitch
from kribbeln_desktop.app.looks import apply_look
from kribbeln_desktop.core.texts import plain
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.printing.document import ordered_document
from kribbeln_desktop.printing.export import page_image
from kribbeln_desktop.printing.order import PrintOrder, Subject
from kribbeln_desktop.printing.palette import DARK, HIGH_CONTRAST, LIGHT, Look
from kribbeln_desktop.printing.paper import Document, Paper
from kribbeln_desktop.widgets.page_view import PageView
from kribbeln_desktop.widgets.print_choices import PAGE_FIELDS, SHEET_FIELDS, PrintOffer
from kribbeln_desktop.widgets.print_dialog import PrintDialog
from kribbeln_desktop.widgets.print_fields import Marks, Number, Ticks

Key = Qt.Key
PAD = PrintOrder(Subject.PAD, "kribbeln", ("1", "3"), 4)
Fields = Mapping[Subject, Sequence[str]]
ONLY_PADS = {Subject.PAD: SHEET_FIELDS[Subject.PAD]}


@pytest.fixture
def switch(qapp: QApplication) -> Iterator[LanguageSwitch]:
    before = QLocale()
    switch = LanguageSwitch(qapp)
    switch.use("en")
    yield switch
    switch.remove()
    QLocale.setDefault(before)


class Drawn:
    """Draws pads, and remembers what was ordered."""

    def __init__(self) -> None:
        self.orders: list[PrintOrder] = []

    def __call__(self, order: PrintOrder) -> Document:
        self.orders.append(order)
        return ordered_document(
            replace(order, subject=Subject.PAD), find_game(order.game), translate=QCoreApplication.translate
        )


@pytest.fixture
def drawn() -> Drawn:
    return Drawn()


Opened = Callable[..., PrintDialog]


@pytest.fixture
def opened(qtbot: QtBot, switch: LanguageSwitch, drawn: Drawn) -> Opened:
    def begin(order: PrintOrder = PAD, fields: Fields = SHEET_FIELDS, look: Look = LIGHT) -> PrintDialog:
        offer = PrintOffer(fields, plain("this sheet"), range(72, 1201), GAMES)
        dialog = PrintDialog(offer, order, drawn, look)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return begin


def shown(dialog: PrintDialog) -> set[str]:
    """The names of the fields that can be seen."""
    return {name for name, field in dialog.choices.fields.items() if field.isVisible()}


def settle(dialog: PrintDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not dialog._later.isActive())


# -- choices


def test_it_shows_the_order_and_opening_changes_nothing(opened: Opened) -> None:
    order = PrintOrder(Subject.PAD, "kribbeln", ("2", "6"), 3, 4, Paper.LETTER, True, True, 7)
    dialog = opened(order)
    assert dialog.choices.order() == order
    assert {name: field.value() for name, field in dialog.choices.fields.items()} == {
        "subject": Subject.PAD,
        "game": "kribbeln",
        "sheets": ("2", "6"),
        "seats": 3,
        "per_page": 4,
        "paper": Paper.LETTER,
        "landscape": True,
        "grey": True,
        "copies": 7,
    }


def test_every_choice_changes_the_order(opened: Opened) -> None:
    dialog = opened()
    fields = dialog.choices.fields
    ticks, per_page, grey = fields["sheets"], fields["per_page"], fields["grey"]
    assert isinstance(ticks, Ticks)
    assert isinstance(per_page, Marks)
    assert isinstance(grey, Marks)
    ticks.boxes["5"].click()
    ticks.boxes["1"].click()
    per_page.buttons[2].click()
    grey.buttons[True].click()
    for name, key in (("paper", Key.Key_Down), ("landscape", Key.Key_End), ("seats", Key.Key_Up)):
        QTest.keyClick(fields[name], key)
    fields["copies"].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(fields["copies"], "12")
    wanted = PrintOrder(Subject.PAD, "kribbeln", ("3", "5"), 5, 2, Paper.A5, True, True, 12)
    assert dialog.choices.order() == wanted


def test_one_sheet_at_least_is_printed(opened: Opened) -> None:
    dialog = opened(replace(PAD, sheets=("4",)))
    ticks = dialog.choices.fields["sheets"]
    assert isinstance(ticks, Ticks)
    ticks.boxes["4"].click()
    assert dialog.choices.order().sheets == ("4",)
    assert ticks.boxes["4"].isChecked()


def test_another_game_has_its_own_sheets_and_seats_and_the_wish_stays(opened: Opened) -> None:
    dialog = opened(replace(PAD, seats=5))
    assert "sheets" in shown(dialog)
    games = dialog.choices.fields["game"]
    for _ in range(3):
        QTest.keyClick(games, Key.Key_Down)
    assert dialog.choices.order() == replace(PAD, game="dice-duel", sheets=(), seats=4)
    assert "sheets" not in shown(dialog)
    seats = dialog.choices.fields["seats"]
    assert isinstance(seats, Number)
    assert (seats.minimum(), seats.maximum()) == (1, 4)
    QTest.keyClick(games, Key.Key_Home)
    assert dialog.choices.order() == replace(PAD, seats=5)


def test_only_what_means_something_is_asked(opened: Opened) -> None:
    dialog = opened()
    subjects = dialog.choices.fields["subject"]
    assert isinstance(subjects, Marks)
    assert shown(dialog) == set(dialog.choices.fields)
    subjects.buttons[Subject.SHEET].click()
    assert shown(dialog) == {"subject", "paper", "landscape", "grey", "copies"}
    subjects.buttons[Subject.RULES].click()
    assert shown(dialog) == {"subject", "game", "paper", "landscape", "grey", "copies"}
    assert shown(opened(PAD, ONLY_PADS)) == set(dialog.choices.fields) - {"subject"}, "one subject is no choice"
    assert shown(opened(replace(PAD, subject=Subject.SHEET), {Subject.SHEET: PAGE_FIELDS})) == set(PAGE_FIELDS)


# -- the view


def test_the_view_shows_the_page_as_it_is_printed(opened: Opened, drawn: Drawn) -> None:
    dialog = opened()
    document = dialog.document()
    assert document is not None
    view = dialog.view.grab().toImage()
    page = page_image(document.pages[0], dialog.view._resolution)
    assert page.height() > 300
    corner = (view.width() - page.width()) // 2, (view.height() - 4 - page.height()) // 2
    assert any(part(view, corner, page, x, y) == page for x in (0, 1) for y in (0, 1))


def part(view: QImage, corner: tuple[int, int], page: QImage, x: int, y: int) -> QImage:
    cut = view.copy(corner[0] + x, corner[1] + y, page.width(), page.height())
    return cut.convertToFormat(page.format())


def test_it_is_drawn_anew_a_moment_after_the_last_change(opened: Opened, drawn: Drawn, qtbot: QtBot) -> None:
    dialog = opened()
    drawn.orders.clear()
    seats = dialog.choices.fields["seats"]
    assert isinstance(seats, Number)
    for _ in range(3):
        QTest.keyClick(seats, Key.Key_Down)
    assert drawn.orders == [], "nothing while somebody types"
    qtbot.waitUntil(lambda: bool(drawn.orders))
    assert drawn.orders == [replace(PAD, seats=1)]


def test_copies_need_no_other_picture_and_no_other_pages(opened: Opened, drawn: Drawn, qtbot: QtBot) -> None:
    dialog = opened()
    drawn.orders.clear()
    QTest.keyClick(dialog.choices.fields["copies"], Key.Key_Up)
    assert dialog.document() is not None
    assert drawn.orders == []
    assert dialog.choices.order().copies == 2
    document = dialog.document()
    assert document is not None
    assert len(document.pages) == 2


def test_who_prints_at_once_gets_what_was_chosen_last(opened: Opened, drawn: Drawn) -> None:
    dialog = opened()
    QTest.keyClick(dialog.choices.fields["paper"], Key.Key_Down)
    document = dialog.document()
    assert document is not None
    assert {page.paper for page in document.pages} == {Paper.A5}


def test_pages_are_turned_by_keys_and_by_arrows(opened: Opened) -> None:
    dialog = opened(replace(PAD, sheets=tuple("123456")))
    view, turner = dialog.view, dialog.turner
    assert turner.number.text() == "Page 1 of 6"
    assert not turner.back.isEnabled()
    view.setFocus()
    for key, number in (
        (Key.Key_Right, 2),
        (Key.Key_PageDown, 3),
        (Key.Key_Left, 2),
        (Key.Key_End, 6),
        (Key.Key_Down, 6),
        (Key.Key_PageUp, 5),
        (Key.Key_Home, 1),
    ):
        QTest.keyClick(view, key)
        assert turner.number.text() == f"Page {number} of 6"
    turner.on.click()
    turner.on.click()
    turner.back.click()
    page = view.page()
    assert page is not None
    assert (view.place(), page.title) == (1, "Kribbeln Sheet 2")


def test_a_page_that_is_not_there_any_more_is_left(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    dialog.turner.on.click()
    ticks = dialog.choices.fields["sheets"]
    assert isinstance(ticks, Ticks)
    ticks.boxes["3"].click()
    settle(dialog, qtbot)
    assert dialog.turner.number.text() == "Page 1 of 1"
    assert not dialog.turner.on.isVisible()


# -- refusals


def test_what_would_be_too_small_is_refused_where_the_page_would_be(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened(replace(PAD, seats=5, per_page=4, paper=Paper.A6))
    outlets = (dialog.print, dialog.pdf, dialog.picture, dialog.copy)
    assert dialog.document() is None
    assert dialog.view.refusal().startswith("On this paper the spaces would be less than 5 mm high or wide.")
    assert not any(button.isEnabled() for button in outlets)
    assert dialog.leave.isEnabled()
    assert dialog.view.accessibleDescription() == dialog.view.refusal()
    per_page = dialog.choices.fields["per_page"]
    assert isinstance(per_page, Marks)
    per_page.buttons[1].click()
    settle(dialog, qtbot)
    assert dialog.document() is not None
    assert all(button.isEnabled() for button in outlets)
    assert dialog.view.refusal() == ""


def test_what_is_wished_is_told_to_others(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    told: list[str] = []
    for name in ("print", "pdf", "picture", "copy"):
        getattr(dialog, f"{name}_requested").connect(lambda name=name: told.append(name))
    for button, key in ((dialog.pdf, Key.Key_Space), (dialog.picture, Key.Key_Return), (dialog.copy, Key.Key_Enter)):
        button.setFocus()
        QTest.keyClick(button, key)
    fields = dialog.choices.fields
    QTest.keyClick(fields["paper"], Key.Key_Return)
    assert told == ["pdf", "picture", "copy", "print"], "Enter presses the button it is on, elsewhere the main one"
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_fault_is_told_in_the_page_and_a_pdf_is_the_next_key(opened: Opened) -> None:
    dialog = opened()
    dialog.offer_pdf()
    dialog.tell(plain("There is no printer."))
    assert dialog.notice.sentence() == "There is no printer."
    assert QApplication.focusWidget() is dialog.pdf


# -- keys, names, sizes


@pytest.mark.parametrize("language", ["en", "de"])
def test_letters_differ_and_lead_to_their_fields(opened: Opened, switch: LanguageSwitch, language: str) -> None:
    switch.use(language)
    dialog = opened()
    labels = [label for label in dialog.findChildren(QLabel) if label.buddy() and label.isVisible()]
    buttons = (dialog.print, dialog.pdf, dialog.picture, dialog.copy, dialog.leave)
    texts = [*(label.text() for label in labels), *(button.text() for button in buttons)]
    letters = [found[1].lower() for text in texts if (found := re.search("&(.)", text))]
    assert len(letters) == len(texts) == 15
    assert len(set(letters)) == 15, sorted(letters)
    assert all(label.buddy().focusPolicy() & Qt.FocusPolicy.TabFocus for label in labels)


def test_tab_goes_through_everything(opened: Opened) -> None:
    dialog = opened()
    reached: list[QWidget] = []
    while (focused := QApplication.focusWidget()) not in reached:
        assert focused is not None
        reached.append(focused)
        QTest.keyClick(focused, Key.Key_Tab)
    assert dialog.view in reached
    assert dialog.turner.on in reached
    fields = dialog.choices.fields.values()
    assert all(field.reached() in reached for field in fields)
    assert {dialog.print, dialog.pdf, dialog.picture, dialog.copy, dialog.leave} <= set(reached)
    for widget in reached:
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface is not None
        assert interface.text(QAccessible.Text.Name), widget
        assert focus_is_seen(dialog, widget), widget


def focus_is_seen(dialog: PrintDialog, widget: QWidget) -> bool:
    """The picture of ``widget`` changes with the focus."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    with_focus = widget.grab().toImage()
    other = dialog.leave if widget is not dialog.leave else dialog.print
    other.setFocus(Qt.FocusReason.TabFocusReason)
    return widget.grab().toImage() != with_focus


def test_a_screen_reader_hears_the_field_and_the_page(opened: Opened) -> None:
    dialog = opened()
    fields = dialog.choices.fields
    ticks, per_page = fields["sheets"], fields["per_page"]
    assert isinstance(ticks, Ticks)
    assert isinstance(per_page, Marks)
    assert ticks.boxes["2"].accessibleName() == "Sheets: Sheet 2"
    assert per_page.buttons[4].accessibleName() == "On a page: 4"
    assert fields["paper"].accessibleName() == "Paper"
    assert dialog.choices.resolution.accessibleDescription() == "Of pictures that are saved or copied"
    assert dialog.view.accessibleName() == "Preview"
    assert dialog.view.accessibleDescription() == "Page 1 of 2: Kribbeln Sheet 1"


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
@pytest.mark.parametrize("points", [9.0, 13.5])
def test_it_fits_a_small_screen_and_scrolls_before_it_clips(
    opened: Opened, qapp: QApplication, switch: LanguageSwitch, look: Look, points: float
) -> None:
    before = qapp.font()
    font = QFont(before)
    font.setPointSizeF(points)
    qapp.setFont(font)
    apply_look(qapp, look)
    try:
        switch.use("de")
        dialog = opened(PAD, look=look)
        dialog.resize(1000, 690)
        qapp.processEvents()
        assert dialog.minimumSizeHint().width() <= 1000
        assert dialog.minimumSizeHint().height() <= 690
        buttons = (dialog.print, dialog.pdf, dialog.picture, dialog.copy, dialog.leave)
        for button in buttons:
            assert button.width() >= button.sizeHint().width()
            assert dialog.rect().contains(button.mapTo(dialog, button.rect().bottomRight()))
        area = dialog._scrolled
        assert dialog.choices.width() >= dialog.choices.minimumSizeHint().width()
        assert dialog.choices.height() <= area.viewport().height() or area.verticalScrollBar().maximum() > 0
        assert dialog.grab().toImage().pixelColor(3, dialog.height() - 4).name() == look.window
    finally:
        qapp.setFont(before)
        apply_look(qapp, LIGHT)


def test_another_language_is_spoken_while_it_is_open(opened: Opened, switch: LanguageSwitch, qtbot: QtBot) -> None:
    dialog = opened()
    switch.use("de")
    qtbot.waitUntil(lambda: dialog.view.accessibleDescription().endswith("Kribbeln Blatt 1"))
    ticks = dialog.choices.fields["sheets"]
    assert isinstance(ticks, Ticks)
    assert ticks.boxes["1"].text() == "Blatt 1"


def test_the_view_is_empty_without_pages(qtbot: QtBot) -> None:
    view = PageView(LIGHT)
    qtbot.addWidget(view)
    view.turn(1)
    assert (view.page(), view.count(), view.place()) == (None, 0, 0)
    assert not view.grab().isNull()
