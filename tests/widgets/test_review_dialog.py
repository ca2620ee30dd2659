"""The window of a review: it waits, then shows results, the course and every decision; keys, languages and looks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from contrast import LEAST_FOR_SHAPES, contrast
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from reviewed import LABEL, flawless, made_up

from kribbeln_desktop.app.languages import LanguageSwitch
from kribbeln_desktop.app.looks import apply_look
from kribbeln_desktop.printing.palette import DARK, HIGH_CONTRAST, LIGHT, Look
from kribbeln_desktop.printing.review_picture import ReviewPicture
from kribbeln_desktop.widgets.review_dialog import ReviewDialog
from kribbeln_desktop.widgets.review_list import CHOSEN, COST, DICE, SEAT, WHEN


@pytest.fixture
def switch(qapp: QApplication) -> Iterator[LanguageSwitch]:
    before = QLocale()
    switch = LanguageSwitch(qapp)
    switch.use("en")
    yield switch
    switch.remove()
    QLocale.setDefault(before)


@pytest.fixture
def dialog(qtbot: QtBot, switch: LanguageSwitch) -> ReviewDialog:
    return opened(qtbot, made_up(2))


def opened(qtbot: QtBot, picture: ReviewPicture, look: Look = LIGHT) -> ReviewDialog:
    dialog = ReviewDialog(picture.title, look)  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    dialog.resize(980, 660)
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.show_picture(picture)
    return dialog


def listed(dialog: ReviewDialog, column: int) -> list[str]:
    items = (dialog.list.item(row, column) for row in range(dialog.list.rowCount()))
    return [item.text() for item in items if item is not None]


def test_it_waits_with_a_bar_and_nothing_to_print(qtbot: QtBot, switch: LanguageSwitch) -> None:
    dialog = ReviewDialog(made_up(1).title, LIGHT)  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.bar.maximum() == 0, "it only tells that something goes on"
    dialog.show_progress(0.25)
    assert dialog.bar.value() == dialog.bar.maximum() // 4
    assert dialog.bar.isVisible()
    assert dialog.windowTitle() == "Kribbeln – Review"
    assert not dialog.print.isEnabled()
    dialog.show_fault("The table is missing.")
    assert (dialog.waiting.text(), dialog.bar.isVisible()) == ("The table is missing.", False)


def test_results_are_a_table(dialog: ReviewDialog) -> None:
    table = dialog.results
    headings = [table.horizontalHeaderItem(column).text() for column in range(5)]  # type: ignore[union-attr]
    assert headings == ["", "Start", "Dice", "Decisions", "Result"]
    rows = [[table.item(row, column).text() for column in range(5)] for row in range(2)]  # type: ignore[union-attr]
    assert rows == [["Anna", "40.0", "+13.0", "−3.0", "50.0"], ["Jörg", "40.0", "+12.0", "−3.0", "49.0"]]
    assert dialog.story.text() == "The dice gave Anna 13.0 points more than usual. The decisions cost 3.0 points."


def test_every_decision_is_listed_with_its_cost(dialog: ReviewDialog) -> None:
    assert listed(dialog, COST)[:3] == ["·", "−0.1", "−0.2"]
    assert listed(dialog, COST)[4:6] == ["−0.4", "▼ −0.5"], "from half a point on it stands out"
    assert listed(dialog, SEAT)[:3] == ["Anna", "Jörg", "Anna"]
    assert listed(dialog, WHEN)[:2] == ["Turn 1, roll 1", "Turn 2, roll 2"]
    assert listed(dialog, DICE)[0].startswith("black 1, ")
    assert listed(dialog, CHOSEN)[0].startswith("Keep ")


def test_keys_step_through_the_decisions(dialog: ReviewDialog) -> None:
    assert dialog.list.hasFocus()
    assert dialog.card.title.text() == "Anna · Turn 1, roll 1"
    assert dialog.card.verdict.text() == "Nothing would have been better."
    assert not dialog.card.best.isVisible()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.card.title.text() == "Jörg · Turn 2, roll 2"
    assert dialog.card.best.words.text() == f"Better: {LABEL}"
    assert dialog.card.best.worth.text() == "30.1 points to expect"
    assert dialog.card.chosen.worth.text() == f"30.0 points to expect, 25\u00a0% for “{LABEL}”"
    assert dialog.card.verdict.text() == "That gave away 0.1 points."
    assert dialog.story.text().startswith("The dice gave Jörg")


def test_only_costly_ones_are_listed_where_asked(dialog: ReviewDialog) -> None:
    dialog.list.selectRow(3)
    dialog.costly_only.setChecked(True)
    assert dialog.list.rowCount() == 13
    selected = dialog.list.selected()
    assert selected is not None
    assert selected.line == 9, "the decision that was selected stays so"
    dialog.costly_only.setChecked(False)
    assert dialog.list.rowCount() == 14


def test_where_nothing_was_given_away_the_list_can_be_empty(qtbot: QtBot, switch: LanguageSwitch) -> None:
    dialog = opened(qtbot, flawless(made_up(2)))
    dialog.costly_only.setChecked(True)
    assert dialog.list.rowCount() == 0
    assert not dialog.card.title.isVisible()
    assert opened(qtbot, made_up(1, 0)).list.rowCount() == 0


def test_paper_is_asked_for_and_escape_closes(qtbot: QtBot, dialog: ReviewDialog) -> None:
    with qtbot.waitSignal(dialog.print_requested):
        dialog.print.click()
    QTest.keyClick(dialog.list, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_language_changes_while_it_is_open(qtbot: QtBot, switch: LanguageSwitch) -> None:
    dialog = opened(qtbot, replace(made_up(2), translate=QCoreApplication.translate))
    assert listed(dialog, DICE)[0].startswith("black 1, ")
    switch.use("de")
    qtbot.waitUntil(lambda: listed(dialog, DICE)[0].startswith("Schwarz 1, "))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
def test_it_fits_a_small_screen_in_every_language_and_look(
    qtbot: QtBot, qapp: QApplication, switch: LanguageSwitch, look: Look, language: str
) -> None:
    switch.use(language)
    apply_look(qapp, look)
    picture = replace(made_up(8, is_chance=True), translate=QCoreApplication.translate)
    dialog = opened(qtbot, picture, look)
    for row in range(3):
        dialog.list.selectRow(row)
        qapp.processEvents()
    assert dialog.minimumSizeHint().width() <= 1000
    assert dialog.minimumSizeHint().height() <= 700
    box = dialog.costly_only.grab().toImage()
    pixels = {box.pixelColor(x, y).name() for x in range(22) for y in range(box.height())}
    assert max(contrast(pixel, look.window) for pixel in pixels) >= LEAST_FOR_SHAPES, "the box is seen"
    ground = dialog.grab().toImage().pixelColor(3, 3).name()
    assert ground == look.window
    apply_look(qapp, LIGHT)


def test_on_a_small_screen_the_last_column_is_shortened_and_not_cut(qtbot: QtBot, switch: LanguageSwitch) -> None:
    """The dialog of a screen 800 pixels wide; names as long as may be leave the dice whole."""
    picture = made_up(2)
    long = replace(picture, seats=tuple(replace(seat, name="Wilhelmine-Charlotte 12") for seat in picture.seats))
    dialog = opened(qtbot, long)
    dialog.resize(776, 540)
    dialog.show_picture(long)
    shown, width = dialog.list, dialog.list.viewport().width()
    assert sum(map(shown.columnWidth, range(5))) == width
    assert shown.columnViewportPosition(CHOSEN) < width
    assert shown.columnWidth(DICE) == shown.sizeHintForColumn(DICE)
