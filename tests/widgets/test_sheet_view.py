"""The sheet on the screen: chosen by mouse and keyboard, read cell by cell, zoomed."""

from __future__ import annotations

import pytest
from page_play import CONTROL, Key, Play
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kribbeln_desktop.printing.layout import SheetLayout
from kribbeln_desktop.widgets.sheet_view import SheetView


def layout(sheet: SheetView) -> SheetLayout:
    assert sheet._layout is not None
    return sheet._layout


def middle_of_cell(sheet: SheetView, row: int, seat: int) -> QPoint:
    """Where the picture has the cell, in the viewport."""
    place = layout(sheet).cell_rect(row, seat).center()
    return QPoint(
        round(place.x()) + sheet._margin() - sheet.horizontalOffset(), round(place.y()) - sheet.verticalOffset()
    )


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("zooms", [0, 2])
def test_every_cell_is_hit_where_it_is_painted(play: Play, seats: int, zooms: int) -> None:
    shown = play(*"ABCDE"[:seats])
    for _ in range(zooms):
        shown.action("zoom-in").trigger()
    shown.settle()
    sheet = shown.sheet
    if zooms:
        sheet.verticalScrollBar().setValue(40)
        sheet.horizontalScrollBar().setValue(30)
    for row in range(len(layout(sheet).rows)):
        for seat in range(seats):
            index = sheet.indexAt(middle_of_cell(sheet, row, seat))
            assert (index.row(), index.column()) == (row + 1, seat + 1)
            assert sheet.visualRect(index).contains(middle_of_cell(sheet, row, seat))


def test_the_sheet_is_the_same_from_right_to_left(play: Play, qapp: QApplication) -> None:
    shown = play("Anna", "Ben")
    sheet = shown.sheet
    before = sheet.viewport().grab().toImage()
    size = sheet.viewport().size()
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        shown.settle()
        index = sheet.indexAt(middle_of_cell(sheet, 1, 0))
        assert (index.row(), index.column()) == (2, 1)
        assert sheet.viewport().size() == size
        assert sheet.viewport().grab().toImage() == before
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_a_click_on_a_cell_enters_it(play: Play) -> None:
    shown = play("Anna", "Ben", sheet="6")
    shown.press(Key.Key_R)
    index = shown.sheet.choices()[0]
    action = index.data(Qt.ItemDataRole.UserRole + 1).action
    shown.click(shown.sheet.viewport(), middle_of_cell(shown.sheet, index.row() - 1, index.column() - 1))
    assert shown.table.record.lines[-1] == action


def test_a_click_on_a_cell_that_cannot_be_filled_tells_why(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.click(shown.sheet.viewport(), middle_of_cell(shown.sheet, 0, 0))
    assert shown.event_line() == "Roll the dice first."
    assert shown.table.record.lines == ()
    shown.click(shown.sheet.viewport(), middle_of_cell(shown.sheet, 4, 1))
    assert shown.event_line().startswith("Ben, ")


def test_a_rows_words_are_told_on_hover_and_on_a_click(play: Play) -> None:
    shown = play("Anna", "Ben")
    index = shown.sheet.model().index(1, 0)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "no orange die"
    box = layout(shown.sheet).rows[0].symbol.center().toPoint()
    assert shown.sheet.indexAt(box + QPoint(shown.sheet._margin(), 0)) == index
    shown.click(shown.sheet.viewport(), box + QPoint(shown.sheet._margin(), 0))
    assert shown.event_line() == "no orange die"


def test_a_double_click_enters_once(play: Play) -> None:
    shown = play("Anna", "Ben", sheet="6")
    shown.press(Key.Key_R)
    index = shown.sheet.choices()[0]
    at = middle_of_cell(shown.sheet, index.row() - 1, index.column() - 1)
    lines = len(shown.table.record.lines)
    QTest.mouseDClick(shown.sheet.viewport(), Qt.MouseButton.LeftButton, pos=at)
    shown.settle()
    assert len(shown.table.record.lines) <= lines + 1


def test_the_whole_sheet_can_be_read_with_control_and_arrows(play: Play) -> None:
    shown = play("Anna", "Ben", "Clara")
    shown.press(Key.Key_R)
    shown.sheet.setFocus()
    for _ in range(20):
        shown.press(Key.Key_Down, modifier=CONTROL)
    for _ in range(5):
        shown.press(Key.Key_Right, modifier=CONTROL)
    index = shown.sheet.currentIndex()
    assert (index.row(), index.column()) == (13, 3)
    assert "Clara" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    shown.press(Key.Key_1)
    assert shown.sheet.currentIndex() == index, "reading goes on while dice are set aside"
    lines = shown.table.record.lines
    shown.press(Key.Key_Return)
    assert shown.table.record.lines == lines
    assert shown.event_line().startswith("Clara")


def test_tab_goes_through_the_choices_and_on(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R)
    shown.sheet.setFocus(Qt.FocusReason.TabFocusReason)
    for index in shown.sheet.choices():
        assert shown.sheet.currentIndex() == index
        shown.press(Key.Key_Tab)
    assert QApplication.focusWidget() is shown.die(1)


def test_zoom_by_keys_and_wheel(play: Play) -> None:
    shown = play("Anna", "Ben")
    sheet = shown.sheet
    fitted = layout(sheet).unit
    shown.action("zoom-in").trigger()
    assert layout(sheet).unit > fitted
    wheel = QWheelEvent(
        QPointF(50, 50),
        QPointF(50, 50),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        CONTROL,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    for _ in range(3):
        QApplication.sendEvent(sheet.viewport(), wheel)
    shown.settle()
    assert sheet.verticalScrollBar().maximum() > 0
    shown.action("zoom-fit").trigger()
    shown.settle()
    assert layout(sheet).unit == fitted
    assert sheet.verticalScrollBar().maximum() == 0


def test_the_picture_is_made_once_for_one_action(play: Play) -> None:
    shown = play("Anna", "Ben", "Clara")
    made = []
    shown.sheet.picture_changed.connect(lambda: made.append(1))
    shown.press(Key.Key_R)
    assert len(made) == 1


def test_setting_dice_aside_leaves_the_sheet_alone(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R)
    made = []
    shown.sheet.picture_changed.connect(lambda: made.append(1))
    shown.press(Key.Key_1)
    assert made == []


def test_the_hand_is_shown_over_what_can_be_entered(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R)
    index = shown.sheet.choices()[0]
    QTest.mouseMove(shown.sheet.viewport(), middle_of_cell(shown.sheet, index.row() - 1, index.column() - 1))
    shown.settle()
    assert shown.sheet.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(shown.sheet.viewport(), middle_of_cell(shown.sheet, 9, 1))
    shown.settle()
    assert shown.sheet.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_the_printer_gets_what_is_shown(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.table.roll()
    picture = shown.sheet.picture()
    assert picture is not None
    assert picture.sheet == shown.table.state.sheet()
    assert [heading.name for heading in picture.headings] == ["Anna", "Ben"]
