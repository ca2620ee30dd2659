"""H: the card with advice, the marks on the dice, and what the keyboard and readers get of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from fake_adviser import FakeAdviser
from page_play import SLOW, Key, PageInWindow, Play
from pseudo_language import SIGNS, PseudoLanguage
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from table_play import AtOnce, WhenTold

from kribbeln_desktop.players.player import Unit
from kribbeln_desktop.printing.palette import DARK, LIGHT
from kribbeln_desktop.table.advisor import Advisor
from kribbeln_desktop.table.coach import Coach, Limit
from kribbeln_desktop.table.jobs import JobRunner
from kribbeln_desktop.widgets.advice_row import AdviceRow, RowWords, columns
from kribbeln_desktop.widgets.advice_view import AdviceView

VALUES = {"roll 4 5": 231.4, "roll 4": 230.1, "score chance": 228.0, "score ones": 227.0, "roll 1 2 3 4 5": 226.0}
ALL = {"roll 1 2 3 4 5": 250.0}


class Advised:
    """A page on which H works."""

    def __init__(self, page: PageInWindow, values: dict[str, float], unit: Unit, executor: Any = None) -> None:
        self.page, self.table = page, page.table
        self.adviser = FakeAdviser(values, unit)
        self.runner = JobRunner(executor or AtOnce())
        advisor = Advisor(page.table, lambda _game: self.adviser, self.runner, page.table)
        self.coach = Coach(page.table, advisor, page.table)
        self.view = AdviceView(page.page, LIGHT)
        self.view.follow(page.table, advisor, self.coach)
        page.action("advice").triggered.connect(self.view.toggle)
        self.card = self.view.card

    def press(self, *keys: Key) -> None:
        self.page.press(*keys)

    def is_shown(self) -> bool:
        return self.card.isVisible()

    def marked(self) -> list[int]:
        return [die.position for die in self.page.dice.buttons() if die.is_advised]


Advise = Callable[..., Advised]


@pytest.fixture
def advise(play: Play) -> Iterator[Advise]:
    """Anna has rolled once, and may press H."""
    made: list[Advised] = []

    def begin(
        *, values: dict[str, float] = VALUES, unit: Unit = Unit.POINTS, executor: Any = None, **more: Any
    ) -> Advised:
        page = play("Anna", "Ben", **{"game_id": "kniffel", "start": 0, **more})
        made.append(Advised(page, values, unit, executor))
        made[-1].press(Key.Key_R)
        return made[-1]

    yield begin
    for advised in made:
        advised.runner.shut_down()


def test_h_shows_a_sentence_five_choices_and_what_values_mean(advise: Advise) -> None:
    shown = advise()
    shown.press(Key.Key_H)
    assert shown.is_shown()
    assert shown.card.sentence.text().startswith("Keep ")
    assert shown.card.sentence.text().endswith(" too would cost 1.3 points.")
    assert shown.card.meaning.text() == "Value: the points expected at the end of the game"
    assert len(shown.card.rows()) == 5
    assert shown.marked() == [1, 2, 3]


def test_the_chance_to_win_is_called_so(advise: Advise) -> None:
    shown = advise(values={"score chance": 0.6, "score ones": 0.5}, unit=Unit.WIN)
    shown.press(Key.Key_H)
    assert shown.card.meaning.text() == "Value: the chance to win the game"
    assert "10.0\u00a0% chance to win" in shown.card.sentence.text()


def test_h_again_or_escape_or_the_cross_hides_it(advise: Advise) -> None:
    shown = advise()
    for key in (Key.Key_H, Key.Key_Escape, None):
        shown.press(Key.Key_H)
        assert shown.is_shown()
        if key is None:
            shown.page.click(shown.card.close_button)
        else:
            shown.press(key)
        assert not shown.is_shown()
        assert shown.marked() == []


@pytest.mark.parametrize("key", [Key.Key_R, Key.Key_Z])
def test_any_action_hides_it(advise: Advise, key: Key) -> None:
    shown = advise()
    shown.table.decide("score chance")
    shown.press(Key.Key_H)
    assert shown.is_shown()
    shown.press(key)
    assert not shown.is_shown()
    assert shown.marked() == []


def test_setting_dice_aside_leaves_it(advise: Advise) -> None:
    shown = advise()
    shown.press(Key.Key_H, Key.Key_1)
    assert shown.is_shown()
    assert shown.marked() == [1, 2, 3]


def test_while_it_is_prepared_it_says_so(advise: Advise) -> None:
    executor = WhenTold()
    shown = advise(executor=executor)
    shown.press(Key.Key_H)
    assert shown.card.sentence.text() == "The advice for these rules is being worked out …"
    assert shown.card.rows() == []
    executor.drain()
    assert len(shown.card.rows()) == 5
    shown.page.settle()
    assert all(row.isVisible() and row.height() > 10 for row in shown.card.rows())


def test_advice_that_comes_too_late_is_not_shown(advise: Advise) -> None:
    executor = WhenTold()
    shown = advise(executor=executor)
    shown.press(Key.Key_H, Key.Key_R)
    executor.drain()
    assert not shown.is_shown()
    assert shown.marked() == []


def test_during_a_computers_turn_it_says_who_is_playing(play: Play) -> None:
    page = play("Anna", "cpu", game_id="kniffel", start=1, pace=SLOW)
    shown = Advised(page, VALUES, Unit.POINTS)
    shown.press(Key.Key_H)
    assert not shown.is_shown()
    assert page.event_line() == "It is cpu’s turn. Please wait a moment."
    assert not page.panel.buttons.advice.isEnabled()
    shown.runner.shut_down()


def test_pressing_a_choice_sets_exactly_those_dice_aside(advise: Advise) -> None:
    shown = advise()
    shown.press(Key.Key_5, Key.Key_H)
    shown.page.click(shown.card.rows()[0])
    assert shown.page.kept() == [1, 2, 3]
    shown.page.click(shown.card.rows()[1])
    assert shown.page.kept() == [1, 2, 3, 5]
    assert shown.is_shown()


def test_pressing_an_entry_leads_to_its_cell_and_enters_nothing(advise: Advise) -> None:
    shown = advise()
    before = shown.table.record
    shown.press(Key.Key_H)
    shown.page.click(shown.card.rows()[2])
    assert shown.page.sheet.hasFocus()
    assert shown.page.sheet.currentIndex().data(257).action == "score chance"
    assert shown.table.record is before


def test_tab_reaches_the_choices_and_enter_takes_one(advise: Advise) -> None:
    shown = advise()
    shown.press(Key.Key_H, Key.Key_Tab)
    assert QApplication.focusWidget() is shown.card.rows()[0]
    shown.press(Key.Key_Down)
    assert QApplication.focusWidget() is shown.card.rows()[1]
    shown.press(Key.Key_Return)
    assert shown.page.kept() == [1, 2, 3, 5]
    shown.press(Key.Key_Escape)
    assert QApplication.focusWidget() is shown.page.page


def test_the_keys_of_the_table_still_work_while_it_is_shown(advise: Advise) -> None:
    shown = advise()
    shown.press(Key.Key_H, Key.Key_Tab, Key.Key_4)
    assert shown.page.kept() == [4]


def test_readers_hear_the_sentence_and_find_each_choice(advise: Advise) -> None:
    shown = advise()
    shown.press(Key.Key_H)
    assert shown.page.said[-1] == shown.card.sentence.text()
    spoken = [
        found.text(QAccessible.Text.Name)
        for row in shown.card.rows()
        if (found := QAccessible.queryAccessibleInterface(row)) is not None
    ]
    assert spoken[2].startswith("Chance: ")
    assert spoken[2].endswith("; value 228.0, difference −3.4")
    assert "set aside" not in spoken[0]
    assert shown.page.die(1).accessibleDescription() == "Better kept"
    assert shown.page.die(4).accessibleDescription() == ""


def test_the_button_asks_too(advise: Advise) -> None:
    shown = advise()
    shown.page.panel.advice_requested.connect(shown.view.toggle)
    shown.page.click(shown.page.panel.buttons.advice)
    assert shown.is_shown()


def test_nothing_else_moves(advise: Advise) -> None:
    shown = advise()

    def where() -> list[QRect]:
        parts = [*shown.page.dice.buttons(), *shown.page.panel.buttons.all(), shown.page.panel.verdict]
        return [QRect(part.mapTo(shown.page.window, part.rect().topLeft()), part.size()) for part in parts]

    before = where()
    shown.press(Key.Key_H)
    assert where() == before


@pytest.mark.parametrize(("row", "is_low"), [("score ones", True), ("score chance", False)])
def test_the_card_leaves_the_advised_row_free(advise: Advise, row: str, is_low: bool) -> None:
    shown = advise(values={row: 10.0})
    shown.press(Key.Key_H)
    sheet = shown.page.sheet
    card = QRect(shown.card.mapTo(shown.page.window, shown.card.rect().topLeft()), shown.card.size())
    room = QRect(sheet.mapTo(shown.page.window, sheet.rect().topLeft()), sheet.size())
    assert room.contains(card)
    assert (card.center().y() > room.center().y()) == is_low
    (cell,) = [index for index in sheet.choices() if index.data(257).action == row]
    rect = sheet.visualRect(cell)
    assert not card.intersects(QRect(sheet.viewport().mapTo(shown.page.window, rect.topLeft()), rect.size()))


def test_it_goes_along_with_the_window_and_scrolls_in_a_small_one(advise: Advise) -> None:
    shown = advise()
    shown.press(Key.Key_H)
    for size in ((1600, 1000), (760, 560)):
        shown.page.window.resize(*size)
        shown.page.settle()
        sheet = shown.page.sheet
        assert shown.card.width() < sheet.width()
        assert shown.card.height() < sheet.height() * 0.7


def test_the_advice_of_the_first_roll_is_to_roll(advise: Advise) -> None:
    shown = advise(values=ALL)
    shown.table.decide("score chance")
    shown.press(Key.Key_H)
    assert shown.card.sentence.text() == "Roll all dice. There is no other choice."
    assert shown.marked() == []


def test_other_colours_and_the_end_of_the_game(advise: Advise) -> None:
    shown = advise()
    shown.press(Key.Key_H)
    shown.view.set_look(DARK)
    assert len(shown.card.rows()) == 5
    assert shown.is_shown()
    while not shown.table.state.is_over():
        shown.table.roll()
        shown.table.decide(next(str(a) for a in shown.table.state.legal_actions() if str(a).startswith("score")))
        QCoreApplication.processEvents()
    shown.press(Key.Key_H)
    assert not shown.is_shown()
    assert not shown.page.panel.buttons.advice.isVisible()


def test_the_cell_of_an_advised_entry_is_marked(advise: Advise) -> None:
    shown = advise(values={"score fours": 10.0})
    (cell,) = [index for index in shown.page.sheet.choices() if index.data(257).action == "score fours"]
    corner = shown.page.sheet.visualRect(cell).adjusted(2, 4, 0, 0).topLeft()

    def look() -> list[QColor]:
        picture = shown.page.sheet.viewport().grab().toImage()
        return [picture.pixelColor(corner + QPoint(step, step)) for step in range(10)]

    before = look()
    shown.press(Key.Key_H)
    assert look().count(QColor(LIGHT.accent)) > before.count(QColor(LIGHT.accent))
    shown.press(Key.Key_H)
    assert look() == before


def test_it_is_told_anew_in_another_language(advise: Advise) -> None:
    shown = advise()
    shown.press(Key.Key_H)
    strange = PseudoLanguage()
    application = QCoreApplication.instance()
    assert application is not None
    application.installTranslator(strange)
    shown.page.settle()
    told = [shown.card.meaning.text(), shown.card.sentence.text(), shown.card.rows()[2].text()]
    application.removeTranslator(strange)
    assert [SIGNS.isdisjoint(words) for words in told] == [False, False, False]


def test_the_coach_speaks_in_the_line_of_events_and_marks_the_dice(advise: Advise) -> None:
    shown = advise()
    shown.coach.set_limit(Limit(2))
    shown.page.settle()
    shown.table.decide("score chance")
    assert shown.page.event_line().startswith("That gives away 3.4 points: better keep ")
    assert shown.page.said[-1] == shown.page.event_line()
    assert shown.marked() == [1, 2, 3]
    shown.press(Key.Key_1)
    assert shown.marked() == [1, 2, 3]
    shown.table.decide("score ones")
    shown.table.decide("score ones")
    assert shown.marked() == []


def test_words_of_a_choice_are_not_broken_for_what_it_aims_at(qtbot: QtBot) -> None:
    """In a window of 800 pixels the card is 290 wide; the first roll is the only choice there."""
    words = RowWords("Alle würfeln", (), "12 % Kleine Straße", "239,2", "")
    row = AdviceRow(words, True, LIGHT)
    qtbot.addWidget(row)
    heads = RowWords("", (), "Chance", "Wert", "Abstand")
    for width in (260, 290, 400):
        row.set_columns(columns([words], heads, row.font(), width))
        assert set(" ".join(row._title_lines()).split()) == {"Alle", "würfeln"}
        assert " ".join(row._aim_lines()) == words.aim
