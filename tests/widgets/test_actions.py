"""Actions: every one reachable, no key twice, and the list of keys made from them."""

from __future__ import annotations

from collections import Counter

from page_play import Play
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from kribbeln_desktop.widgets.actions import SPECS, fill_menus, key_list


def menus(play: Play) -> tuple[list[QMenu], dict[str, object]]:
    shown = play("Anna", "Ben")
    bar = shown.window.menuBar()
    return [menu for menu in bar.findChildren(QMenu) if menu.actions()], dict(shown.window.actions_by_id)


def test_every_action_is_in_a_menu(play: Play) -> None:
    shown, actions = menus(play)
    listed = {action.objectName() for menu in shown for action in menu.actions()}
    assert {spec.id for spec in SPECS} == set(actions)
    assert set(actions) <= listed


def test_no_key_is_given_twice(play: Play) -> None:
    shown = play("Anna", "Ben")
    keys = [key.toString() for action in shown.window.actions_by_id.values() for key in action.shortcuts()]
    keys += [*map(str, range(1, 7)), *(f"Shift+{number}" for number in range(1, 7))]
    assert [key for key, count in Counter(keys).items() if count > 1] == []


def test_mnemonics_are_unique_in_every_menu(play: Play) -> None:
    shown, _actions = menus(play)
    for menu in shown:
        letters = [QKeySequence.mnemonic(action.text()).toString() for action in menu.actions() if action.text()]
        assert all(letters), [action.text() for action in menu.actions()]
        assert len(letters) == len(set(letters)), letters


def test_single_letters_work_on_the_table_only(play: Play) -> None:
    shown = play("Anna", "Ben")
    for spec in SPECS:
        action = shown.window.actions_by_id[spec.id]
        single = [key.toString() for key in action.shortcuts() if "+" not in key.toString()]
        if spec.on_table:
            assert action.shortcutContext() == Qt.ShortcutContext.WidgetWithChildrenShortcut
        else:
            assert all(key.startswith("F") or key == "?" for key in single), spec.id


def test_the_list_of_keys_is_made_from_the_real_actions(play: Play) -> None:
    shown = play("Anna", "Ben")
    rows = {title: keys for keys, title in key_list(shown.window.actions_by_id, 6)}
    for spec in SPECS:
        action = shown.window.actions_by_id[spec.id]
        if action.shortcuts():
            keys = rows[action.text().replace("&", "")]
            assert keys.split(" · ")[0] == action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    shown.window.actions_by_id["cross"].setShortcut("W")
    assert ("W", "Cross out") in key_list(shown.window.actions_by_id, 6)


def test_menus_that_were_built_anew_leave_none_behind(play: Play) -> None:
    shown = play("Anna", "Ben")
    bar, actions = shown.window.menuBar(), shown.window.actions_by_id
    before = len(bar.findChildren(QMenu))
    for _ in range(3):
        fill_menus(bar, actions)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert len(bar.findChildren(QMenu)) == before
    assert all(menu.actions() for menu in bar.findChildren(QMenu) if menu.title())


def test_actions_of_the_table_are_possible_only_where_there_is_one(play: Play) -> None:
    shown = play("Anna", "Ben")
    assert shown.action("roll").isEnabled()
    shown.window.show_new_game_page()
    assert not any(shown.action(spec.id).isEnabled() for spec in SPECS if spec.on_table)
    shown.window.show_game_page("again")
    assert shown.action("roll").isEnabled()


def test_menus_can_be_filled_again_in_another_language(play: Play) -> None:
    shown = play("Anna", "Ben")
    before = [action.text() for action in shown.window.menuBar().actions()]
    fill_menus(shown.window.menuBar(), shown.window.actions_by_id)
    assert [action.text() for action in shown.window.menuBar().actions()] == before
