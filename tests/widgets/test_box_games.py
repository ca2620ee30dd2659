"""Games whose decisions are made in the sheet, and games with chips, on the page."""

from __future__ import annotations

from dataclasses import replace

import pytest
from page_play import CONTROL, Key, PageInWindow, Painted, Play
from PySide6.QtCore import QPoint, Qt

from kribbeln_desktop.core.actions import Roll
from kribbeln_desktop.table.sheet_model import CELL_ROLE, SheetModel
from kribbeln_desktop.widgets.chip_tray import ChipStack


def chosen_action(shown: PageInWindow) -> str:
    return str(shown.sheet.currentIndex().data(CELL_ROLE).action)


def block(shown: PageInWindow) -> int | None:
    return shown.page.block


def names(shown: PageInWindow) -> tuple[str, ...]:
    model = shown.sheet.model()
    assert isinstance(model, SheetModel)
    return model.names


# -- choosing in the sheet


def test_after_the_last_roll_the_big_button_leads_to_the_best_cell_of_the_sheet(play: Play) -> None:
    shown = play("Anna", "Ben", game_id="kniffel")
    shown.press(Key.Key_R, Key.Key_R, Key.Key_R)
    assert shown.panel.main_button.text() == "Choose in the sheet"
    shown.press(Key.Key_Space)
    best = max((o for o in shown.table.state.offers() if o.refusal is None), key=lambda offer: offer.worth)
    assert chosen_action(shown) == str(best.action)
    assert len(shown.table.record.lines) == 6, "nothing was entered by itself"
    shown.press(Key.Key_Space, Key.Key_Space)
    assert len(shown.table.record.lines) == 6, "a child may go on pressing"
    shown.press(Key.Key_Return)
    assert shown.table.record.lines[-1] == str(best.action)
    assert shown.table.current_seat == 1


def test_a_game_whose_decisions_are_all_in_the_sheet_has_no_buttons_for_them(play: Play) -> None:
    shown = play("Anna", "Ben", game_id="kniffel")
    assert not shown.panel.enter_button.isVisible()
    assert shown.panel.buttons.others == []


def test_the_only_decision_left_is_the_big_button_itself(play: Play) -> None:
    shown = play("Anna", game_id="kniffel-kids")
    for _turn in range(10):
        shown.press(Key.Key_R)
        shown.table.decide(str(next(o.action for o in shown.table.state.offers() if o.refusal is None)))
        shown.settle()
    shown.press(Key.Key_R, Key.Key_R, Key.Key_R)
    (last,) = (offer for offer in shown.table.state.offers() if offer.refusal is None)
    assert last.action.objects == ("five-of-a-kind",)
    shown.press(Key.Key_Space)
    assert shown.table.state.is_over()


def test_five_dice_have_five_number_keys(play: Play) -> None:
    shown = play("Anna", "Ben", game_id="kniffel")
    shown.press(Key.Key_R, Key.Key_5)
    assert shown.kept() == [5]
    shown.press(Key.Key_6)
    assert shown.kept() == [5]
    assert shown.event_line() == "There is no die 6."


# -- one seat's block


def test_one_key_goes_through_the_blocks_from_the_seat_that_plays(play: Play) -> None:
    shown = play("Anna", "Ben", "Cleo", game_id="kniffel")
    shown.table.roll()
    shown.table.decide("score chance")
    shown.settle()
    seen = []
    for _press in range(4):
        shown.press(Key.Key_B)
        seen.append(block(shown))
    assert seen == [1, 2, 0, None]


def test_a_seats_number_shows_its_block_and_again_all(play: Play) -> None:
    shown = play("Anna", "Ben", game_id="kniffel")
    shown.press(Key.Key_2, modifier=CONTROL)
    assert names(shown) == ("Ben",)
    shown.press(Key.Key_1, modifier=CONTROL)
    assert names(shown) == ("Anna",)
    shown.press(Key.Key_1, modifier=CONTROL)
    assert names(shown) == ("Anna", "Ben")
    shown.press(Key.Key_3, modifier=CONTROL)
    assert names(shown) == ("Anna", "Ben"), "there is no third seat"


def test_a_click_on_a_name_shows_its_block_and_again_all(play: Play) -> None:
    shown = play("Anna", "Ben", game_id="kniffel")
    shown.click(shown.sheet.viewport(), heading(shown, 2))
    assert names(shown) == ("Ben",)
    shown.click(shown.sheet.viewport(), heading(shown, 1))
    assert names(shown) == ("Anna", "Ben")


def heading(shown: PageInWindow, column: int) -> QPoint:
    return shown.sheet.visualRect(shown.sheet.model().index(0, column)).center()


# -- chips


def stacks(shown: PageInWindow) -> list[ChipStack]:
    return shown.panel.chips.stacks()


def until_a_chip_fits(shown: PageInWindow) -> ChipStack:
    """Roll and end turns until a chip can be taken from the tray."""
    for _ in range(60):
        shown.press(Key.Key_R)
        able = [stack for stack in stacks(shown) if stack.isEnabled()]
        if able:
            return able[0]
        shown.press(Key.Key_Return)
    pytest.fail("no chip in sixty rolls")


def test_chips_lie_there_only_in_a_game_with_chips(play: Play) -> None:
    assert not play("Anna", game_id="kniffel").panel.chips.isVisible()
    shown = play("Anna", game_id="dice-duel")
    assert shown.panel.chips.isVisible()
    assert len(stacks(shown)) == 14
    assert [stack.accessibleName() for stack in stacks(shown)][:2] == [
        "Two pairs, 5 points: 4 in the tray",
        "Three of a kind, 10 points: 4 in the tray",
    ]


def test_a_chip_is_taken_by_a_click_on_its_stack(play: Play) -> None:
    shown = play("Anna", game_id="dice-duel")
    stack = until_a_chip_fits(shown)
    assert stack.offer is not None
    action = str(stack.offer.action)
    shown.click(stack)
    assert shown.table.record.lines[-1] == action
    assert "3 in the tray" in stack.accessibleName()


def test_a_chip_is_taken_by_keys_alone(play: Play) -> None:
    shown = play("Anna", game_id="dice-duel")
    stack = until_a_chip_fits(shown)
    stack.setFocus(Qt.FocusReason.TabFocusReason)
    lines = len(shown.table.record.lines)
    shown.press(Key.Key_Return)
    assert len(shown.table.record.lines) == lines + 1
    assert shown.table.record.lines[-1].startswith("take ")


def test_a_stack_that_cannot_be_taken_from_says_why(play: Play) -> None:
    shown = play("Anna", game_id="dice-duel")
    before = shown.table.record.lines
    shown.click(stacks(shown)[0])
    assert shown.event_line() == "Roll the dice first."
    assert shown.table.record.lines == before


def test_the_cell_of_the_sheet_takes_the_same_chip(play: Play) -> None:
    shown = play("Anna", game_id="dice-duel")
    stack = until_a_chip_fits(shown)
    assert stack.offer is not None
    action = str(stack.offer.action)
    (index,) = (index for index in shown.sheet.choices() if index.data(CELL_ROLE).action == action)
    assert "one more can be taken" in str(index.data(Qt.ItemDataRole.AccessibleTextRole))
    shown.click(shown.sheet.viewport(), shown.sheet.visualRect(index).center())
    assert shown.table.record.lines[-1] == action


def test_chips_are_painted_anew_only_where_they_change(play: Play) -> None:
    shown = play("Anna", game_id="dice-duel")
    shown.press(Key.Key_R)
    painted = Painted(*stacks(shown))
    shown.press(Key.Key_1)
    assert painted.take() == [0] * 14
    stacks(shown)[2].show_stack(replace(shown.table.state.chips()[2], in_tray=3), shown.table)
    shown.settle()
    _, _, changed, *_, far_away = painted.take()
    assert (changed, far_away) == (1, 0)


def test_a_roll_of_some_dice_leaves_the_others(play: Play) -> None:
    shown = play("Anna", game_id="dice-duel")
    shown.press(Key.Key_R, Key.Key_1, Key.Key_4, Key.Key_R)
    assert shown.table.record.lines[2] == str(Roll((2, 3, 5)))


def test_a_reader_of_the_sheet_hears_how_many_chips_are_left(play: Play) -> None:
    shown = play("Anna", game_id="dice-duel")
    label = shown.sheet.model().index(1, 0)
    spoken = str(label.data(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken == "Two pairs, 5 points: two pairs of different numbers, 4 in the tray, 0 put aside"
