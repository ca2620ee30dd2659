"""The window: its pages, its notice, its place on the screen."""

from __future__ import annotations

from page_play import Key, Play
from PySide6.QtWidgets import QApplication


def test_the_window_is_never_larger_than_its_screen(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.window.hide()
    shown.window.resize(5000, 4000)
    with shown.qtbot.waitExposed(shown.window):
        shown.window.show()
    room = shown.window.screen().availableGeometry()
    assert shown.window.width() <= room.width()
    assert shown.window.height() <= room.height() - 30, "its frame needs room, too"


def test_the_keyboard_is_where_the_page_is(play: Play) -> None:
    shown = play("Anna", "Ben")
    assert QApplication.focusWidget() is shown.page
    shown.window.show_new_game_page()
    shown.settle()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert shown.window.new_game_page.isAncestorOf(focused)
    shown.window.show_game_page("again")
    shown.press(Key.Key_R)
    assert shown.table.state.tray().rolls_used == 1


def test_a_notice_stops_nothing(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.window.notice.tell("The disk is full.")
    shown.settle()
    assert shown.window.notice.isVisible()
    shown.press(Key.Key_R)
    assert shown.table.state.tray().rolls_used == 1
    assert shown.window.notice.sentence() == "The disk is full."
    shown.window.notice._close.click()
    assert shown.window.notice.sentence() == ""


def test_full_screen_and_back(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.window.toggle_full_screen()
    assert shown.window.isFullScreen()
    shown.window.toggle_full_screen()
    assert not shown.window.isFullScreen()
