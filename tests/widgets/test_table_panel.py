"""The felt: the sentence, the verdict, the big button, roll-offs, in every look and size."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from page_play import SLOW, Key, PageInWindow, Play
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kribbeln_desktop.printing.palette import DARK, HIGH_CONTRAST, LIGHT, Look
from kribbeln_desktop.widgets.felt import light_pixmap
from kribbeln_desktop.widgets.table_button import Rank, TableButton
from kribbeln_desktop.widgets.table_words import FixedWords, broken, newest
from kribbeln_desktop.widgets.verdict import Verdict

LONG = "Donaudampfschifffahrtsgesellschaftskapitänspatent " * 6


def places(shown: PageInWindow) -> list[tuple[int, int]]:
    """Where everything below the dice lies."""
    panel = shown.panel
    parts: list[QWidget] = [shown.dice, panel.verdict, panel.main_button, panel.undo_button]
    return [(part.y(), part.height()) for part in parts]


def test_the_big_button_says_what_it_will_do(play: Play) -> None:
    shown = play("Anna", "Ben")
    said = [shown.panel.main_button.text()]
    for keys in ((Key.Key_R,), (Key.Key_1,), (Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5)):
        shown.press(*keys)
        said.append(shown.panel.main_button.text())
    assert said == ["Roll all", "Roll all", "Roll 5 dice", "Roll 1 die"]
    shown.press(Key.Key_R, Key.Key_R)
    assert shown.panel.main_button.text() in ("Enter 6", *(f"Enter {n}" for n in range(7, 37)), "Cross out") or (
        "Kribbel space" in shown.panel.main_button.text()
    )


def test_one_thing_is_never_offered_on_two_large_buttons(play: Play) -> None:
    shown = play("Anna", "Ben")
    for _ in range(3):
        shown.press(Key.Key_R)
        large = [shown.panel.main_button, shown.panel.enter_button]
        titles = [button.text() for button in large if button.isVisible()]
        assert len(titles) == len(set(titles))


def test_the_task_and_how_far_the_dice_are(play: Play) -> None:
    shown = play("Anna", "Ben")
    assert shown.panel._parts.headline.text() == "No orange die"
    shown.press(Key.Key_R)
    assert shown.status().startswith(("Fulfilled: ", "Not fulfilled: "))
    assert "Total" in shown.status()


def test_nothing_moves_whatever_is_said(play: Play) -> None:
    shown = play("Anna", "Ben")
    before = places(shown)
    shown.press(Key.Key_R)
    assert places(shown) == before
    shown.panel.verdict.tell(LONG)
    shown.panel._parts.headline.setText(LONG)
    shown.settle()
    assert places(shown) == before
    shown.panel.verdict.say(LONG, True)
    shown.settle()
    assert places(shown) == before


def test_a_resized_window_comes_back_to_the_same_picture(play: Play) -> None:
    shown = play("Anna", "Ben", "Clara")
    shown.press(Key.Key_R)
    before = (places(shown), [die.geometry() for die in shown.dice.buttons()], shown.sheet.width())
    shown.window.resize(800, 640)
    shown.settle()
    shown.window.resize(1180, 760)
    shown.settle()
    assert (places(shown), [die.geometry() for die in shown.dice.buttons()], shown.sheet.width()) == before


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
def test_every_look_is_painted(play: Play, look: Look) -> None:
    shown = play("Anna", "Ben", "Clara")
    shown.press(Key.Key_R, Key.Key_2)
    light = shown.window.grab().toImage()
    shown.window.set_look(look)
    shown.settle()
    assert (shown.window.grab().toImage() == light) == (look is LIGHT)


def test_the_light_on_the_felt_is_painted_once_for_a_size(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.window.grab()
    before = light_pixmap.cache_info().misses
    for key in (Key.Key_R, Key.Key_1, Key.Key_2, Key.Key_R):
        shown.press(key)
        shown.window.grab()
    assert light_pixmap.cache_info().misses == before


@pytest.mark.parametrize("points", [9, 14, 20, 28])
@pytest.mark.parametrize("size", [(1024, 720), (1366, 700), (700, 620)])
def test_large_fonts_leave_the_dice_their_room_and_cut_nothing(
    play: Play, points: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    font = QApplication.font()
    usual = QApplication.font()
    font.setPointSize(points)
    QApplication.setFont(font)
    try:
        shown = play("Anna", "Ben", "Clara", size=size)
        shown.press(Key.Key_R)
        panel = shown.panel
        assert shown.dice.height() >= 190
        assert panel.undo_button.geometry().bottom() <= panel.height()
        for button in panel.buttons.all():
            if button.isVisible():
                assert button.height() >= QFontMetricsF(button.font()).height() * 1.2
    finally:
        QApplication.setFont(usual)


def roll_off(play: Play) -> PageInWindow:
    """A page where two seats have just rolled for the start."""
    shown = play("Anna", "Ben")
    for _ in range(300):
        state = shown.table.state
        if state.tray().roll_off:
            return shown
        shown.table.roll()
        for verb in ("enter", "cross"):
            if not shown.table.state.tray().roll_off and shown.table.state.tray().rolls_used:
                shown.table.decide(verb)
        shown.laid.settle()
    raise AssertionError("no roll-off in this game")


def test_a_roll_off_shows_names_and_dice_and_tells_who_begins(play: Play) -> None:
    shown = roll_off(play)
    shown.settle()
    strip = shown.panel._parts.roll_off
    assert strip.isVisible()
    assert not any(die.isVisible() for die in shown.dice.buttons())
    values = dict(shown.table.state.tray().roll_off)
    best = shown.table.names[max(values, key=lambda seat: values[seat])]
    assert shown.status() == f"{best} begins."
    assert shown.event_line().startswith("Roll-off for the start: ")
    assert all(f"{shown.table.names[seat]} {value}" in strip.accessibleName() for seat, value in values.items())
    shown.press(Key.Key_R)
    assert not strip.isVisible()
    assert all(die.isVisible() for die in shown.dice.buttons())


def test_a_roll_off_waits_long_enough_to_be_seen(play: Play) -> None:
    shown = play("Anna", "Ben", pace=SLOW)
    assert shown.panel._parts.name.text() == "Anna"


def test_the_first_player_is_told_to_begin(play: Play) -> None:
    assert play("Anna", "Ben", start=1).status() == "Ben begins."


def test_the_language_can_change_at_any_time(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R)
    for widget in (shown.window, shown.panel, shown.sheet, shown.dice):
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
    assert shown.status()


# -- words


def test_words_are_broken_and_shortened(qapp: QApplication) -> None:
    font = QApplication.font()
    assert broken("", font, 100, 2) == []
    assert broken("short", font, 1000, 1) == ["short"]
    lines = broken(LONG, font, 200, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert all(QFontMetricsF(font).horizontalAdvance(line) <= 202 for line in lines)


def test_of_many_reports_the_newest_are_kept(qapp: QApplication) -> None:
    font = QApplication.font()
    told = [f"Computer {number} entered {number}." for number in (11, 12, 13, 14)]
    width = QFontMetricsF(font).horizontalAdvance("… " + " ".join(told[2:])) + 2
    assert newest(told, font, width, 1) == [f"… {told[2]} {told[3]}"]
    assert newest(told, font, width * 3, 1) == [" ".join(told)]
    assert newest([LONG], font, width, 1)[0].startswith(LONG[:9]), "one sentence alone keeps its start"
    assert newest([], font, width, 1) == []


def test_what_is_cut_stands_in_the_tooltip(qtbot: QtBot) -> None:
    label = FixedWords()
    qtbot.addWidget(label)
    label.set_font(QApplication.font())
    label.setText("short")
    label.resize(300, label.height())
    label.grab()
    assert label.toolTip() == ""
    label.setText(LONG)
    label.grab()
    assert label.toolTip() == LONG


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
@pytest.mark.parametrize("fulfilled", [True, False, None])
def test_the_verdict_says_it_with_a_sign_as_well(qtbot: QtBot, look: Look, fulfilled: bool | None) -> None:
    card = Verdict(look)
    qtbot.addWidget(card)
    card.set_scale(10)
    card.resize(400, card.height())
    height = card.height()
    card.say("Same words.", None)
    plain = card.grab().toImage()
    card.say("Same words.", fulfilled)
    card.tell("And what happened.")
    card.grab()
    assert card.height() == height
    card.tell("")
    assert (card.grab().toImage() == plain) == (fulfilled is None)


def test_a_disabled_button_says_why_when_clicked(qtbot: QtBot) -> None:
    button = TableButton(Rank.QUIET, "X", LIGHT)
    qtbot.addWidget(button)
    button.say("Cross out", "Roll the dice first.")
    with qtbot.waitExposed(button):
        button.show()
    with qtbot.waitSignal(button.refused) as told:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told.args == ["Roll the dice first."]
    assert not button.isEnabled()


@pytest.mark.parametrize("rank", Rank)
def test_long_titles_take_two_lines_before_anything_is_cut(qtbot: QtBot, rank: Rank) -> None:
    button = TableButton(rank, "X", LIGHT)
    qtbot.addWidget(button)
    metrics = QFontMetricsF(button.font())
    button.say("Wonderful letters")
    for width in (metrics.horizontalAdvance("Wonderful") * part for part in (1.0, 0.85, 0.7)):
        assert button._two_lines(width)[1] == ["Wonderful", "letters"]
    button.say("Wonderful letters and more of them")
    assert button._two_lines(metrics.horizontalAdvance("Wonderful"))[1][-1].endswith("…")


SHARP = """
import sys
sys.path += ["tests/table", "tests/widgets"]
from PySide6.QtWidgets import QApplication
from kribbeln_desktop.printing.palette import DARK, HIGH_CONTRAST, LIGHT
from kribbeln_desktop.table.dice_model import DiceModel
from kribbeln_desktop.table.sheet_model import SheetModel
from kribbeln_desktop.widgets.game_page import GamePage
from table_play import lay
application = QApplication([])
laid = lay("Anna", "Ben", "Clara").start()
page = GamePage(LIGHT)
page.set_table(laid.table, DiceModel(laid.table, laid.table), SheetModel(laid.table, (), laid.table))
page.resize(900, 640)
page.show()
def shown():
    for look in (LIGHT, DARK, HIGH_CONTRAST):
        page.set_look(look)
        application.processEvents()
        picture = page.grab()
        print(picture.width(), picture.height(), picture.devicePixelRatio())
laid.table.roll()
laid.table.toggle_set_aside(2)
shown()
laid.play_to_the_end()
shown()
laid.close()
"""


def test_everything_is_painted_sharply_at_200_per_cent_without_a_warning() -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": "offscreen"}
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", SHARP], capture_output=True, text=True, env=environment, cwd=root
    )
    complaints = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert complaints == []
    assert done.stdout.splitlines() == ["1800 1280 2.0"] * 6
