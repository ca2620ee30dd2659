"""The page of a running game: every key, and clicks of the impatient."""

from __future__ import annotations

import pytest
from page_play import CONTROL, SHIFT, SLOW, Key, Play
from PySide6.QtCore import QAbstractAnimation, QPropertyAnimation, Qt, QTimer
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit


def test_the_halves_stay_where_they_are_whoever_plays(play: Play) -> None:
    """A name as long as may be takes no room from the sheet while it is the seat's turn."""
    shown = play("W" * 24, "Ben", "C", "D", "E", "F", "G", "H", game_id="kniffel", size=(1000, 700))
    shares = []
    for _ in range(3):
        shares.append(shown.page.splitter.sizes())
        shown.press(Key.Key_Space, Key.Key_Down, Key.Key_Return)
    shown.laid.play_to_the_end()
    shown.settle()
    assert [*shares, shown.page.splitter.sizes()] == [shares[0]] * 4
    panel = shown.panel
    assert panel._parts.name.geometry().right() < panel._parts.turn.geometry().left()


def test_beside_a_short_name_its_turn_stands_as_close_as_beside_a_long_one(play: Play) -> None:
    shown = play("Jo", "Friederike")
    parts, gaps = shown.panel._parts, []
    for _ in range(2):
        shown.press(Key.Key_Space)
        written = QFontMetricsF(parts.name.font()).horizontalAdvance(parts.name.text())
        gaps.append(parts.turn.x() - parts.name.x() - written)
        shown.laid.play_turn()
        shown.settle()
    assert gaps == [pytest.approx(12, abs=2)] * 2


def test_numbers_set_dice_aside_and_bring_them_back(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R, Key.Key_1, Key.Key_3, Key.Key_6)
    assert shown.kept() == [1, 3, 6]
    shown.press(Key.Key_3)
    assert shown.kept() == [1, 6]
    assert shown.panel.main_button.text() == "Roll 4 dice"


@pytest.mark.parametrize("key", [Key.Key_0, Key.Key_A])
def test_all_are_set_aside_and_brought_back(play: Play, key: Key) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R, key)
    assert shown.kept() == [1, 2, 3, 4, 5, 6]
    assert not shown.panel.main_button.isEnabled()
    shown.press(key)
    assert shown.kept() == []
    assert shown.panel.main_button.text() == "Roll all"


def test_shift_and_a_number_name_the_dice_to_roll(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R)
    shown.press(Key.Key_2, modifier=SHIFT)
    assert shown.kept() == [1, 3, 4, 5, 6]
    shown.press(Key.Key_4, modifier=SHIFT)
    assert shown.kept() == [1, 3, 5, 6]


def test_numbers_can_mean_roll(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.page.numbers_mean_roll = True
    shown.press(Key.Key_R)
    assert shown.kept() == [1, 2, 3, 4, 5, 6], "all lie aside until a number names them"
    shown.press(Key.Key_2, Key.Key_5)
    assert shown.kept() == [1, 3, 4, 6]
    shown.press(Key.Key_R)
    assert shown.kept() == [1, 2, 3, 4, 5, 6]
    shown.press(Key.Key_4, modifier=SHIFT)
    assert shown.kept() == [4], "with Shift a number keeps its die"
    shown.press(Key.Key_R)
    assert shown.kept() == [4], "no roll is left"


def test_space_rolls_until_no_roll_is_left_and_then_does_what_the_button_says(play: Play) -> None:
    shown = play("Anna", "Ben")
    for rolls in (1, 2, 3):
        shown.press(Key.Key_Space)
        assert shown.table.state.tray().rolls_used == rolls
    said = shown.panel.main_button.text()
    assert said.startswith(("Enter ", "Cross out")) or "Kribbel" in said
    shown.press(Key.Key_Space)
    assert shown.table.state.tray().rolls_used == 0


def test_a_held_key_does_its_work_once(play: Play) -> None:
    shown = play("Anna", "Ben")
    assert not any(shown.action(name).autoRepeat() for name in ("roll", "enter", "cross", "switch", "undo"))


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_R, Key.Key_1, Key.Key_Return, Key.Key_Q, Key.Key_Escape])
def test_any_key_lets_falling_dice_lie_and_does_nothing_else(play: Play, key: Key) -> None:
    shown = play("Anna", "Ben", animation_ms=600)
    shown.press(Key.Key_R)
    assert shown.dice.is_tumbling()
    lines = shown.table.record.lines
    shown.press(key)
    assert not shown.dice.is_tumbling()
    assert shown.table.record.lines == lines
    assert shown.kept() == []
    shown.press(Key.Key_1)
    assert shown.kept() == [1], "the next key works"


def test_clicks_while_dice_fall_only_let_them_lie(play: Play) -> None:
    shown = play("Anna", "Ben", animation_ms=600)
    for widget in (shown.panel.main_button, shown.panel.enter_button, shown.die(3), shown.panel.undo_button):
        shown.press(Key.Key_R)
        assert shown.dice.is_tumbling()
        lines = shown.table.record.lines
        shown.click(widget)
        shown.dice.finish()
        assert shown.table.record.lines == lines
        assert shown.kept() == []
        shown.press(Key.Key_Z)
        shown.table.decide("enter")
        shown.table.decide("cross")


def test_keys_and_clicks_during_a_computers_turn_are_harmless(play: Play) -> None:
    shown = play("cpu", "Anna", pace=SLOW)
    lines = shown.table.record.lines
    keys = (Key.Key_1, Key.Key_A, Key.Key_Return, Key.Key_X, Key.Key_K, Key.Key_Z)
    shown.press(*keys)
    for widget in (shown.panel.enter_button, *shown.panel.buttons.others, shown.die(2), shown.sheet.viewport()):
        shown.click(widget)
    assert shown.table.record.lines == lines
    assert shown.event_line()
    assert shown.panel.main_button.text() == "Go on"
    assert shown.panel.main_button.is_calm


def test_space_skips_a_computers_pause(play: Play) -> None:
    shown = play("cpu", "Anna", pace=SLOW)
    shown.press(Key.Key_Space)
    shown.qtbot.waitUntil(lambda: len(shown.table.record.lines) > 0)


def test_what_computers_did_stays_readable_until_the_person_has_acted(play: Play) -> None:
    shown = play("Anna", "cpu", "cpu2")
    shown.press(Key.Key_R)
    shown.table.decide("enter")
    shown.table.decide("cross")
    shown.laid.settle()
    shown.settle()
    told = shown.event_line()
    assert {"cpu", "cpu2"} <= set(told.split())
    shown.press(Key.Key_X)
    assert shown.event_line() == "Roll the dice first."
    shown.press(Key.Key_R)
    assert shown.event_line() == told, "a refusal goes when something happens"


def test_a_refused_click_tells_why(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.click(shown.panel.enter_button)
    assert shown.event_line() == "Roll the dice first."
    shown.click(shown.die(1))
    assert "first roll" in shown.event_line()
    shown.click(shown.panel.undo_button)
    assert shown.event_line() == "There is nothing to take back now."


def test_tab_arrows_and_enter_go_through_what_can_be_entered(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R)
    shown.press(Key.Key_Down)
    choices = shown.sheet.choices()
    assert shown.sheet.currentIndex() == choices[0]
    for index in (*choices[1:], choices[0]):
        shown.press(Key.Key_Down)
        assert shown.sheet.currentIndex() == index
    shown.press(Key.Key_Return)
    assert shown.table.current_seat == 1 or shown.table.state.tray().rolls_used == 0


def test_the_keyboard_goes_round_and_never_leaves_the_page(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R)
    visited = []
    for _ in range(14):
        shown.press(Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert shown.page.isAncestorOf(focused)
        visited.append(focused)
    assert set(shown.dice.buttons()) <= set(visited)
    assert shown.sheet in visited
    assert shown.panel.main_button in visited


def test_the_focus_stays_after_a_roll(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.panel.main_button.setFocus()
    shown.press(Key.Key_Space, Key.Key_Space)
    assert QApplication.focusWidget() is shown.panel.main_button
    shown.die(2).setFocus()
    shown.press(Key.Key_R)
    assert QApplication.focusWidget() is shown.die(2)


def test_a_button_that_goes_leaves_the_keyboard_on_the_page(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R)
    shown.panel.main_button.setFocus()
    shown.press(Key.Key_A)
    assert not shown.panel.main_button.isEnabled()
    assert QApplication.focusWidget() is shown.page
    shown.press(Key.Key_1)
    assert shown.kept() == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_a_die_reached_by_tab_is_pressed_by_space_and_enter(play: Play, key: Key) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R)
    shown.die(4).setFocus()
    shown.press(key)
    assert shown.kept() == [4]
    assert shown.table.state.tray().rolls_used == 1


def test_letters_do_not_play_while_text_is_typed(play: Play) -> None:
    shown = play("Anna", "Ben")
    field = QLineEdit(shown.page)
    field.show()
    field.setFocus()
    QTest.keyClicks(field, "rx1 a0kz")
    assert field.text() == "rx1 a0kz"
    assert shown.table.record.lines == ()


def test_undo_and_redo_by_key(play: Play) -> None:
    shown = play("Anna", "Ben", sheet="6")
    shown.press(Key.Key_R)
    shown.press(Key.Key_Return, Key.Key_X)
    assert shown.table.current_seat == 1
    shown.press(Key.Key_Z)
    assert shown.table.current_seat == 0
    assert shown.event_line() == "The last decision was taken back."
    shown.press(Key.Key_Z, modifier=CONTROL | SHIFT)
    assert shown.table.current_seat == 1


def test_free_undo_goes_back_across_computers_turns(play: Play) -> None:
    shown = play("Anna", "cpu", undo="free")
    for _ in range(2):
        shown.press(Key.Key_R)
        shown.table.decide("enter")
        shown.table.decide("cross")
        shown.laid.settle()
    shown.press(Key.Key_Z, Key.Key_Z)
    assert shown.table.state.tray().rolls_used == 1
    assert len([line for line in shown.table.record.lines if line == "undo"]) == 2
    assert shown.die(1).face is not None


def test_nothing_runs_while_nothing_moves(play: Play) -> None:
    shown = play("Anna", "Ben", animation_ms=80)
    shown.dice.move_ms = 60
    shown.press(Key.Key_R)
    shown.qtbot.waitUntil(lambda: not shown.dice.is_tumbling())
    shown.press(Key.Key_1)
    shown.qtbot.wait(200)
    animations = shown.window.findChildren(QPropertyAnimation)
    assert not [a for a in animations if a.state() == QAbstractAnimation.State.Running]
    assert not [timer for timer in shown.window.findChildren(QTimer) if timer.isActive()]


def test_the_sheet_takes_what_its_seats_need_unless_the_person_moved_the_handle(play: Play) -> None:
    two, five = play("A", "B", size=(1280, 800)), play("A", "B", "C", "D", "E", size=(1280, 800))
    assert two.sheet.width() < five.sheet.width()
    assert two.page.splitter.saveState().isEmpty()
    handle = two.page.splitter.handle(1)
    QTest.mousePress(handle, Qt.MouseButton.LeftButton)
    QTest.mouseMove(handle, handle.rect().center() + handle.pos() * 0)
    two.page.splitter.splitterMoved.emit(700, 1)
    state = two.page.splitter.saveState()
    assert not state.isEmpty()
    width = two.sheet.width()
    two.window.resize(1281, 800)
    two.settle()
    assert abs(two.sheet.width() - width) <= 2
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton)
    assert five.page.splitter.restoreState(state)
    assert not five.page.splitter.saveState().isEmpty()


@pytest.mark.parametrize("size", [(1024, 768), (1366, 700), (1920, 1000)])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_both_halves_fit_every_window(play: Play, size: tuple[int, int], seats: int) -> None:
    shown = play(*"ABCDE"[:seats], size=size)
    assert not shown.page.scroller.verticalScrollBar().isVisible()
    assert not shown.page.scroller.horizontalScrollBar().isVisible()
    assert shown.panel.width() >= 380
    assert shown.sheet.width() >= 330
    assert not shown.sheet.horizontalScrollBar().isVisible()


def test_a_window_that_is_too_small_scrolls(play: Play) -> None:
    shown = play("A", "B", size=(560, 360))
    assert shown.window.width() <= 600
    assert shown.page.scroller.verticalScrollBar().isVisible()
