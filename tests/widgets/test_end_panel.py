"""The end of a game: who won, ties told as ties, what now."""

from __future__ import annotations

import pytest
from page_play import Key, Play
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetricsF, QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kribbeln_desktop.core.texts import plain
from kribbeln_desktop.core.views import Standings
from kribbeln_desktop.printing.palette import LIGHT
from kribbeln_desktop.widgets.actions import SPECS
from kribbeln_desktop.widgets.end_panel import CALM_MS, EndPanel
from kribbeln_desktop.widgets.table_button import TableButton


def panel_of(qtbot: QtBot, places: tuple[int, ...], points: tuple[int, ...], names: str) -> EndPanel:
    panel = EndPanel(LIGHT)
    qtbot.addWidget(panel)
    panel.show_standings(Standings(places, points, plain("")), tuple(names.split()), "Because.")
    panel.resize(500, 600)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def lines(panel: EndPanel) -> list[str]:
    return [row.text() for row in panel._rows]


def test_the_winner_comes_first(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, (3, 1, 2), (10, 30, 20), "Anna Ben Clara")
    assert panel.title.text() == "Ben wins!"
    assert panel.reason.text() == "Because."
    assert lines(panel) == ["1. Ben, 30 points", "2. Clara, 20 points", "3. Anna, 10 points"]


def test_a_tie_is_told_as_a_tie(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, (1, 3, 1, 3), (30, 20, 30, 20), "Anna Ben Clara Dora")
    assert panel.title.text() == "Anna and Clara win together!"
    assert lines(panel) == ["1. Anna, 30 points", "1. Clara, 30 points", "3. Ben, 20 points", "3. Dora, 20 points"]
    assert [row.has_won for row in panel._rows] == [True, True, False, False]


def test_three_can_win_together(qtbot: QtBot) -> None:
    assert panel_of(qtbot, (1, 1, 1), (9, 9, 9), "A B C").title.text() == "A, B and C win together!"


def test_practice_has_no_places(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, (1,), (203,), "Anna")
    assert panel.title.text() == "Well played, Anna!"
    assert lines(panel) == ["Anna, 203"]


def test_one_point_is_one_point(qtbot: QtBot) -> None:
    assert lines(panel_of(qtbot, (2, 1), (1, 2), "A B")) == ["1. B, 2 points", "2. A, 1 point"]


def test_the_button_tells_the_key_of_the_action(qtbot: QtBot) -> None:
    again = next(spec for spec in SPECS if spec.id == "again")
    key = panel_of(qtbot, (1, 2), (2, 1), "A B").again.key
    assert key == QKeySequence(again.keys[0]).toString(QKeySequence.SequenceFormat.NativeText)


def test_the_second_click_of_a_double_click_on_the_last_entry_asks_for_nothing(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, (1, 2), (9, 8), "A B")
    asked: list[str] = []
    panel.again_requested.connect(lambda: asked.append("again"))
    panel.new_requested.connect(lambda: asked.append("new"))
    QTest.mouseClick(panel.again, Qt.MouseButton.LeftButton)
    QTest.mouseClick(panel.new, Qt.MouseButton.LeftButton)
    assert asked == []
    qtbot.wait(CALM_MS + 100)
    QTest.mouseClick(panel.again, Qt.MouseButton.LeftButton)
    QTest.mouseClick(panel.new, Qt.MouseButton.LeftButton)
    assert asked == ["again", "new"]


def test_five_long_names_fit_a_small_felt(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, (1, 2, 3, 4, 5), (5, 4, 3, 2, 1), "A" * 24 + " B C D E")
    panel.resize(370, 430)
    qtbot.wait(20)
    assert panel.again.geometry().bottom() <= panel.height()
    assert all(row.geometry().bottom() < panel.again.geometry().top() for row in panel._rows)


def in_german(panel: EndPanel) -> tuple[TableButton, ...]:
    """The lesser buttons with their longest words, on the felt of five seats in a window 800 pixels wide."""
    for button, words in ((panel.new, "Neues Spiel"), (panel.review, "Rückblick"), (panel.print, "Drucken")):
        button.setText(words)
    panel.resize(300, 500)
    return panel.new, panel.review, panel.print


def test_the_lesser_buttons_have_letters_of_one_size_that_can_be_read(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, (1, 2, 3, 4, 5), (5, 4, 3, 2, 1), "A B C D E")
    buttons = in_german(panel)
    qtbot.wait(20)
    (points,) = {button.font().pointSizeF() for button in buttons}
    assert points >= 0.7 * panel.again.font().pointSizeF() / 1.45
    for button in buttons:
        margins = 1.2 * QFontMetricsF(button.font()).height()
        assert QFontMetricsF(button.font()).horizontalAdvance(button.text()) <= button.width() - margins


def test_luck_and_skill_are_not_cut_on_a_small_felt_and_move_nothing(qtbot: QtBot) -> None:
    """Names are painted in the upper part of their lines before more is known, so that they stay where they are."""
    panel = panel_of(qtbot, (1, 2), (38, 31), "A B")
    panel.resize(300, 500)
    qtbot.wait(20)
    row = panel._rows[1]
    name = QRect(row.height(), 0, row.width() // 3, row.height() // 2 - 2)
    before = row.grab(name).toImage()
    panel.show_details((plain("Glück −38,8 · Können −13,2"),) * 2)
    qtbot.wait(20)
    assert row.grab(name).toImage() == before
    whole = row.grab().toImage()
    row.show_detail("Glück −38,8 · Können −13,9")
    assert row.grab().toImage() != whole  # its last figure is painted


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_R, Key.Key_Return, Key.Key_X])
def test_at_the_end_keys_explain_and_undo_takes_the_last_entry_back(play: Play, key: Key) -> None:
    shown = play("Anna")
    shown.laid.play_to_the_end()
    shown.settle()
    assert shown.panel.end.isVisible()
    assert not shown.dice.isVisible()
    assert not shown.panel.main_button.isVisible()
    shown.press(key)
    assert shown.table.state.is_over()
    assert shown.panel.undo_button.isEnabled()
    shown.press(Key.Key_Z)
    assert not shown.table.state.is_over()
    assert shown.dice.isVisible()
    assert not shown.panel.end.isVisible()
    assert shown.event_line() == "The last decision was taken back."
