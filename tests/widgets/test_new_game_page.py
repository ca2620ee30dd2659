"""The new-game page, by keyboard, in every look and language."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.printing.palette import DARK, HIGH_CONTRAST, LIGHT, Look
from kribbeln_desktop.widgets.new_game_cards import SheetCard
from kribbeln_desktop.widgets.new_game_page import LevelTitle, NewGame, NewGamePage
from kribbeln_desktop.widgets.new_game_proposal import RANDOM

LEVELS = {
    "kribbeln": [
        LevelTitle("casual", mark("Test", "casual"), mark("Test", "Wins 65 %.")),
        LevelTitle("beginner", mark("Test", "beginner"), mark("Test", "Wins 30 %.")),
    ]
}
FIVE = tuple(SeatEntry(name) for name in ("Anna", "Ben", "Clara", "Dora", "Emil"))


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    page = NewGamePage(GAMES, LEVELS)
    qtbot.addWidget(page)
    page.resize(1024, 720)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    page.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    return page


def press(*keys: Qt.Key, alt: bool = False) -> None:
    modifier = Qt.KeyboardModifier.AltModifier if alt else Qt.KeyboardModifier.NoModifier
    for key in keys:
        QTest.keyClick(focused(), key, modifier)


def write(text: str) -> None:
    QTest.keyClicks(focused(), text)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def seats_come_to(qtbot: QtBot, page: NewGamePage, count: int) -> None:
    qtbot.waitUntil(lambda: len(page.seats.rows) == count)


def test_enter_starts_at_once_with_sensible_seats(page: NewGamePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.game_requested) as started:
        press(Qt.Key.Key_Return)
    game = started.args[0]
    assert game.seats == (SeatEntry("Player 1"), SeatEntry("Berta", "casual"), SeatEntry("Ben", "beginner"))
    assert game.options["start"] == 0


def test_five_seats_are_set_up_and_started_by_keyboard_alone(page: NewGamePage, qtbot: QtBot) -> None:
    write("Anna")
    press(Qt.Key.Key_E, alt=True)
    seats_come_to(qtbot, page, 4)
    write("Dora")
    press(Qt.Key.Key_C, alt=True)
    seats_come_to(qtbot, page, 5)
    press(Qt.Key.Key_Tab)
    assert focused() is page.seats.rows[4].kind
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Up, Qt.Key.Key_Up, alt=True)
    assert [row.name.text() for row in page.seats.rows] == ["Anna", "Berta", "Clara", "Ben", "Dora"]
    press(Qt.Key.Key_Tab, Qt.Key.Key_Space)
    page.options.groups[0].buttons["1"].setFocus()
    press(Qt.Key.Key_Right)
    with qtbot.waitSignal(page.game_requested) as started:
        press(Qt.Key.Key_Enter)
    game = started.args[0]
    assert [(seat.name, seat.level) for seat in game.seats] == [
        ("Anna", None),
        ("Berta", "casual"),
        ("Clara", "beginner"),
        ("Ben", "beginner"),
        ("Dora", None),
    ]
    assert (game.options["start"], game.options["sheet"]) == (2, "2")


def test_tab_reaches_everything_once_from_top_to_bottom(page: NewGamePage, qtbot: QtBot) -> None:
    page.set_proposal(NewGame("kribbeln", FIVE[:2]))
    page.seats.rows[0].name.setFocus()
    seen: list[QWidget] = []
    while focused() not in seen:
        seen.append(focused())
        press(Qt.Key.Key_Tab)
    first, second = page.seats.rows
    seats = [first.name, first.kind, first.begins, first.down, first.remove]
    seats += [second.name, second.kind, second.up, second.remove]
    assert seen[: len(seats)] == seats
    assert seen[len(seats) :] == [
        page.seats.add_person,
        page.seats.add_computer,
        page.seats.start,
        page.options.picker.cards[0],
        page.options.groups[0].buttons["1"],
        page.options.groups[1].buttons[True],
        page.options.groups[2].buttons["strict"],
    ]


def test_all_that_can_be_reached_has_a_name(page: NewGamePage) -> None:
    page.set_resumable("Anna and Ben")
    for widget in page.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            named = widget.accessibleName() or (widget.text() if isinstance(widget, QPushButton) else "")
            assert named, widget


def test_mnemonics_differ_and_leave_the_menus_alone(page: NewGamePage) -> None:
    page.set_resumable("Anna & Ben")
    buttons = [button for button in page.findChildren(QPushButton) if button.isVisible()]
    letters = [found[1].lower() for button in buttons if (found := re.search("(?<!&)&([^&])", button.text()))]
    assert len(letters) == len(set(letters)) == 4
    assert not set(letters) & set("gpvh")


def test_the_order_can_be_changed_and_focus_goes_along(page: NewGamePage, qtbot: QtBot) -> None:
    page.set_proposal(NewGame("kribbeln", FIVE, {"start": 1}))
    page.seats.rows[1].name.setFocus()
    press(Qt.Key.Key_Down, alt=True)
    assert [row.name.text() for row in page.seats.rows] == ["Anna", "Clara", "Ben", "Dora", "Emil"]
    assert focused() is page.seats.rows[2].name
    assert page.proposal().options["start"] == 2
    page.seats.rows[0].up.click()
    assert page.seats.rows[0].name.text() == "Anna"


def test_removing_who_begins_lets_the_next_one_begin(page: NewGamePage) -> None:
    page.set_proposal(NewGame("kribbeln", FIVE, {"start": 4}))
    page.seats.rows[4].remove.setFocus()
    page.seats.rows[4].remove.click()
    assert page.proposal().options["start"] == 3
    assert focused() is page.seats.rows[3].name


def test_there_are_never_too_many_or_too_few_seats(page: NewGamePage) -> None:
    page.set_proposal(NewGame("kribbeln", FIVE))
    assert not page.seats.add_person.isEnabled()
    assert not page.seats.add_computer.isEnabled()
    for _ in range(4):
        page.seats.rows[0].remove.click()
    assert len(page.seats.rows) == 1
    assert not page.seats.rows[0].remove.isEnabled()


def test_one_seat_is_told_to_be_practice(page: NewGamePage) -> None:
    assert not page.seats.notice.isVisible()
    page.set_proposal(NewGame("kribbeln", FIVE[:1], {"sheet": RANDOM}))
    assert page.seats.notice.isVisible()
    assert "Practice alone" in page.seats.notice.text()


def test_equal_names_are_told_and_do_not_stop_anyone(page: NewGamePage, qtbot: QtBot) -> None:
    page.set_proposal(NewGame("kribbeln", (SeatEntry("Anna"), SeatEntry("Anna"))))
    assert "Anna 2" in page.seats.notice.text()
    with qtbot.waitSignal(page.game_requested) as started:
        page.seats.start.click()
    assert [seat.name for seat in started.args[0].seats] == ["Anna", "Anna 2"]
    assert [seat.name for seat in page.proposal().seats] == ["Anna", "Anna"]


def test_a_computer_gets_a_name_and_a_person_does_not_keep_it(page: NewGamePage) -> None:
    row = page.seats.rows[0]
    row.kind.setCurrentIndex(1)
    assert row.name.text()
    row.kind.setCurrentIndex(0)
    assert not row.name.text()
    row.name.setText("Anna")
    row.kind.setCurrentIndex(2)
    assert row.entry() == SeatEntry("Anna", "beginner")


def test_how_strong_a_computer_is_can_be_read_and_heard(page: NewGamePage) -> None:
    kind = page.seats.rows[1].kind
    kind.setCurrentIndex(kind.findData("beginner"))
    assert kind.toolTip() == kind.accessibleDescription() == "Wins 30 %."
    kind.setCurrentIndex(kind.findData("casual"))
    assert kind.toolTip() == kind.accessibleDescription() == "Wins 65 %."
    told = [kind.itemData(index, Qt.ItemDataRole.ToolTipRole) for index in range(kind.count())]
    assert told == ["", "Wins 65 %.", "Wins 30 %."]
    kind.setCurrentIndex(0)
    assert kind.toolTip() == ""


def test_a_random_sheet_is_drawn_at_the_start_only(page: NewGamePage, qtbot: QtBot) -> None:
    page.options.groups[0].buttons[RANDOM].click()
    assert page.proposal().options["sheet"] == RANDOM
    with qtbot.waitSignal(page.game_requested) as started:
        page.seats.start.click()
    assert started.args[0].options["sheet"] in "123456"


def test_what_was_proposed_comes_back_from_its_text(page: NewGamePage) -> None:
    options = {"sheet": "4", "rising": False, "start": 3, "dice-map": "1", "undo": "free"}
    proposal = NewGame("kribbeln", (*FIVE[:3], SeatEntry("", "beginner"), SeatEntry("")), options)
    page.set_proposal(NewGame.from_text(proposal.to_text()))
    assert page.proposal() == proposal


def test_options_with_one_choice_are_not_shown(page: NewGamePage) -> None:
    assert [group.option.id for group in page.options.groups] == ["sheet", "rising", "undo"]


def test_sheets_are_pictures_that_say_their_tasks(page: NewGamePage) -> None:
    cards = [button for button in page.options.groups[0].buttons.values() if isinstance(button, SheetCard)]
    assert len(cards) == 6
    assert all(card.accessibleDescription().count(";") == 5 for card in cards)
    assert "no orange die" in cards[0].toolTip()


def test_resuming_is_offered_and_not_forced(page: NewGamePage, qtbot: QtBot) -> None:
    assert not page.seats.resume.isVisible()
    page.set_resumable("Anna & Ben")
    assert "Anna && Ben" in page.seats.resume.text()
    with qtbot.waitSignal(page.game_requested), qtbot.assertNotEmitted(page.resume_requested):
        press(Qt.Key.Key_Return)
    page.seats.resume.setFocus()
    with qtbot.waitSignal(page.resume_requested), qtbot.assertNotEmitted(page.game_requested):
        press(Qt.Key.Key_Return)
    page.set_resumable(None)
    assert not page.seats.resume.isVisible()


class Backwards(QTranslator):
    """Every text backwards, places kept: a language nobody wrote by hand."""

    def translate(self, context: str, source: str, *_more: object) -> str:
        return "".join(f"{{{part[1:-1]}}}" if part[0] == "{" else part[::-1] for part in _parts(source))

    def isEmpty(self) -> bool:
        return False


def _parts(source: str) -> list[str]:
    return [part for part in re.split(r"(\{\w+\})", source) if part][::-1]


def test_another_language_is_spoken_at_once(page: NewGamePage, qapp: QApplication, qtbot: QtBot) -> None:
    page.set_proposal(NewGame("kribbeln", (SeatEntry("Anna"), SeatEntry("Anna", "casual")), {"rising": False}))
    page.set_resumable("Anna")
    before, words = page.proposal(), shown_words(page)
    translator = Backwards()
    qapp.installTranslator(translator)
    try:
        qtbot.waitUntil(lambda: page.seats.heading.text() == "?syalp ohW")
        assert page.proposal() == before
        same = set(words) & set(shown_words(page))
        assert same <= {"Anna", "1", "2", ""}
    finally:
        qapp.removeTranslator(translator)
    qtbot.waitUntil(lambda: shown_words(page) == words)


def shown_words(page: NewGamePage) -> list[str]:
    """Every text on the page, and every name for screen readers."""
    words = []
    for widget in page.findChildren(QWidget):
        if widget.isVisibleTo(page) and not widget.objectName().startswith("qt_"):
            text = getattr(widget, "text", None) or getattr(widget, "currentText", None)
            words += [str(text()) if callable(text) else "", widget.accessibleName(), widget.toolTip()]
    return words


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
@pytest.mark.parametrize("size", [(1024, 720), (1920, 1040)], ids=str)
def test_it_can_be_painted_in_every_look(page: NewGamePage, look: Look, size: tuple[int, int]) -> None:
    page.set_look(look)
    page.resize(*size)
    page.set_proposal(NewGame("kribbeln", FIVE))
    picture = page.grab().toImage()
    colours = {picture.pixelColor(x, y).name() for x in range(0, size[0], 16) for y in range(0, size[1], 16)}
    assert {look.window, look.accent} <= colours


def test_five_seats_fit_a_small_screen_with_everything_visible(page: NewGamePage, qtbot: QtBot) -> None:
    page.set_proposal(NewGame("kribbeln", (*FIVE[:4], SeatEntry("Anna"))))
    page.set_resumable("Anna, Ben, Clara, Dora and Emil")
    page.resize(1024, 700)
    qtbot.waitUntil(lambda: page.seats.start.height() > 0)
    for widget in (*page.seats.rows, page.seats.start, page.options.groups[-1]):
        bottom = widget.mapTo(page, QPoint(0, widget.height())).y()
        assert bottom <= page.height(), widget


def test_words_grow_with_the_page(page: NewGamePage) -> None:
    before = page.seats.heading.font().pointSizeF()
    page.resize(1920, 1080)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    assert page.seats.heading.font().pointSizeF() > before * 1.3


def test_tab_leads_to_the_choice_that_holds_so_that_arrows_choose(page: NewGamePage) -> None:
    group = page.options.groups[0]
    group.set_value("5")
    led_to = [value for value, button in group.buttons.items() if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert led_to == ["5"]
    group.buttons["5"].setFocus()
    QTest.keyClick(group.buttons["5"], Qt.Key.Key_Right)
    assert group.value() == "6"
