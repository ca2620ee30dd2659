"""What a screen reader gets: names, roles, states, and what is announced."""

from __future__ import annotations

import re

from page_play import Key, PageInWindow, Play
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget


def interface(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def name(widget: QWidget) -> str:
    return interface(widget).text(QAccessible.Text.Name)


def test_dice_are_check_boxes_that_tell_whether_they_are_set_aside(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R, Key.Key_2)
    for position, die in enumerate(shown.dice.buttons(), 1):
        found = interface(die)
        assert found.role() == QAccessible.Role.CheckBox
        assert re.fullmatch(rf"Die {position}: [a-z]+ [1-6](, set aside)?", name(die))
        assert bool(found.state().checked) == (position == 2)


def test_buttons_say_what_they_do_and_why_they_do_not(play: Play) -> None:
    shown = play("Anna", "Ben")
    assert name(shown.panel.main_button) == "Roll all"
    assert interface(shown.panel.main_button).text(QAccessible.Text.Description) == "Space"
    assert interface(shown.panel.enter_button).text(QAccessible.Text.Description) == "Roll the dice first."


def test_the_sheet_is_a_table_whose_cells_are_sentences_for_every_seat(play: Play) -> None:
    shown = play("Anna", "Ben", "Clara")
    shown.press(Key.Key_R)
    table = interface(shown.sheet)
    assert table.role() == QAccessible.Role.Table
    assert name(shown.sheet) == "Score sheet"
    assert table.childCount() == (1 + 14) * (1 + 4), "Qt counts its hidden headers"
    for row in range(1, 14):
        for column, seat in enumerate(("Anna", "Ben", "Clara"), 1):
            cell = table.child((1 + row) * (1 + 4) + 1 + column)
            assert cell is not None
            assert cell.text(QAccessible.Text.Name).startswith(f"{seat}, ")


def test_a_roll_announces_only_the_new_dice_and_how_all_stand(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R, Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4)
    shown.said.clear()
    shown.press(Key.Key_R)
    (announced,) = shown.said
    rolled = re.match(r"Rolled: ([^.]*)\.", announced)
    assert rolled is not None
    assert len(rolled[1].split(", ")) == 2
    assert shown.status() in announced


def test_a_roll_is_announced_when_it_lies(play: Play) -> None:
    shown = play("Anna", "Ben", animation_ms=400)
    shown.said.clear()
    shown.press(Key.Key_R)
    assert shown.said == []
    shown.press(Key.Key_Space)
    assert shown.said[0].startswith("Rolled: ")


def test_refusals_and_turns_are_announced_in_the_order_they_happen(play: Play) -> None:
    shown = play("Anna", "Ben", sheet="6")
    shown.said.clear()
    shown.press(Key.Key_X)
    assert shown.said == ["Roll the dice first."]
    shown.press(Key.Key_R)
    shown.said.clear()
    lines = len(shown.table.record.lines)
    shown.press(Key.Key_Return)
    if len(shown.table.record.lines) == lines:
        shown.said.clear()
        shown.press(Key.Key_X)
    assert re.fullmatch(r"Anna (entered \d+|crossed out)\.", shown.said[0])
    assert shown.said[1].startswith("Ben: ")


def test_computers_are_heard_by_what_they_do(play: Play) -> None:
    shown = play("Anna", "cpu")
    shown.press(Key.Key_R)
    shown.said.clear()
    shown.table.decide("enter")
    shown.table.decide("cross")
    shown.laid.settle()
    shown.settle()
    assert any(sentence.startswith("cpu rolls all") for sentence in shown.said)
    assert any(re.match(r"cpu (entered|crossed)", sentence) for sentence in shown.said)
    assert not any(sentence.startswith("Rolled:") for sentence in shown.said)


def standing(shown: PageInWindow) -> list[str]:
    return [row.text() for row in shown.panel.end._rows]


def test_the_end_can_be_read(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.laid.play_to_the_end()
    shown.settle()
    assert shown.panel.end.title.text()
    assert all(re.fullmatch(r"[12]\. (Anna|Ben), \d+ points", line) for line in standing(shown))


def test_everything_that_can_have_the_keyboard_has_a_name(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R)
    for widget in shown.page.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            assert name(widget), widget


def test_no_label_hides_its_text_behind_a_name(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R)
    for label in (shown.panel.verdict.status, shown.panel._parts.headline, shown.panel._parts.turn):
        assert name(label) == label.text()
