"""Where dice lie, that they tumble, and that only what changed is painted."""

from __future__ import annotations

from itertools import combinations

import pytest
from page_play import Key, Painted, Play
from PySide6.QtCore import QCoreApplication, QEvent, QSizeF
from table_play import lay

from kribbeln_desktop.table.dice_model import DiceModel
from kribbeln_desktop.widgets.dice_places import DiceRooms, places
from kribbeln_desktop.widgets.tumble import PICKED_UP, pose

every_number_of_dice = pytest.mark.parametrize("dice", [5, 6])


def bodies_overlap(rooms: DiceRooms, dice: int, thrown: tuple[int, ...]) -> bool:
    """Whether two dice would cover each other: a body is about three quarters of its room, and may be turned."""
    boxes = [rooms.on_felt(place) for place in places(dice, thrown)]
    edge = boxes[0].width() * 0.8
    apart = [
        max(abs(a.center().x() - b.center().x()), abs(a.center().y() - b.center().y()))
        for a, b in combinations(boxes, 2)
    ]
    return min(apart) < edge


@every_number_of_dice
@pytest.mark.parametrize("count", range(7))
@pytest.mark.parametrize("size", [(369, 330), (620, 400), (1100, 700), (500, 240)])
def test_dice_never_cover_each_other_whichever_were_thrown(dice: int, count: int, size: tuple[int, int]) -> None:
    rooms = DiceRooms(QSizeF(*size), dice, 250)
    for thrown in combinations(range(1, dice + 1), min(count, dice)):
        assert not bodies_overlap(rooms, dice, thrown), thrown


@every_number_of_dice
@pytest.mark.parametrize("size", [(369, 330), (620, 400), (1100, 700)])
def test_every_die_lies_inside(dice: int, size: tuple[int, int]) -> None:
    rooms = DiceRooms(QSizeF(*size), dice, 250)
    for count in range(dice + 1):
        for place in places(dice, range(1, count + 1)):
            assert rooms.free.adjusted(-1, -1, 1, 1).contains(rooms.on_felt(place).toRectF())
    for position in range(1, dice + 1):
        assert rooms.tray.adjusted(-1, -1, 1, 1).contains(rooms.in_tray(position).toRectF())


def test_no_die_moves_because_another_is_set_aside(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R)
    before = [die.geometry() for die in shown.dice.buttons()]
    shown.press(Key.Key_2, Key.Key_5)
    after = [die.geometry() for die in shown.dice.buttons()]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True, True, False, True]
    shown.press(Key.Key_2, Key.Key_5)
    assert [die.geometry() for die in shown.dice.buttons()] == before


def test_only_the_die_that_changed_is_painted_again(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R)
    shown.press(Key.Key_6)
    painted = Painted(*shown.dice.buttons())
    shown.settle()
    painted.take()
    shown.press(Key.Key_1)
    counts = painted.take()
    assert counts[0] >= 1
    assert counts[5] == 0, "far from the first die"
    assert sum(count > 0 for count in counts) <= 3, "only dice that the moved one crossed"


def test_a_roll_tumbles_for_its_time_and_then_lies_still(play: Play) -> None:
    shown = play("Anna", "Ben", animation_ms=250)
    shown.press(Key.Key_R)
    assert shown.dice.is_tumbling()
    shown.qtbot.waitUntil(lambda: not shown.dice.is_tumbling(), timeout=2000)
    faces = [die.face for die in shown.table.state.tray().dice]
    assert [die.face for die in shown.dice.buttons()] == faces
    assert all(die.lift == 0.0 and die.is_fresh for die in shown.dice.buttons())


def test_without_animation_nothing_tumbles(play: Play) -> None:
    shown = play("Anna", "Ben", animation_ms=0)
    shown.press(Key.Key_R)
    assert not shown.dice.is_tumbling()


def test_a_wish_for_less_motion_is_respected(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play("Anna", "Ben", animation_ms=600)
    monkeypatch.setattr("kribbeln_desktop.widgets.dice_area.is_motion_reduced", lambda: True)
    shown.press(Key.Key_R)
    assert not shown.dice.is_tumbling()
    assert "Total" in shown.status()


def test_nothing_is_told_before_the_dice_lie(play: Play) -> None:
    shown = play("Anna", "Ben", animation_ms=400)
    shown.press(Key.Key_R)
    assert shown.dice.is_tumbling()
    assert "Total" not in shown.status()
    picture = shown.sheet.picture()
    assert picture is not None
    assert not any(cell.action for row in picture.sheet.rows for cell in row.cells)
    assert shown.said[-1:] == ["Anna: No orange die"]
    shown.press(Key.Key_R)
    assert "Total" in shown.status()
    picture = shown.sheet.picture()
    assert picture is not None
    assert any(cell.action for row in picture.sheet.rows for cell in row.cells)


def test_a_fresh_die_stays_marked_until_the_next_action(play: Play) -> None:
    shown = play("Anna", "Ben")
    shown.press(Key.Key_R, Key.Key_1, Key.Key_2)
    assert all(die.is_fresh for die in shown.dice.buttons())
    shown.press(Key.Key_R)
    assert [die.is_fresh for die in shown.dice.buttons()] == [False, False, True, True, True, True]


def test_the_fall_ends_where_it_should() -> None:
    from kribbeln_desktop.core.dice import PLAIN_DIE

    start, end = pose(0.0, 1, PLAIN_DIE, PLAIN_DIE[3]), pose(1.0, 1, PLAIN_DIE, PLAIN_DIE[3])
    assert start.way == 0
    assert (end.way, end.spin, end.face) == (2.0, 0.0, PLAIN_DIE[3])
    assert pose(PICKED_UP, 1, PLAIN_DIE, PLAIN_DIE[3]).way == pytest.approx(1.0, abs=0.05)
    ways = [pose(step / 50, 4, PLAIN_DIE, PLAIN_DIE[0]).way for step in range(51)]
    assert ways == sorted(ways)


def test_dice_keep_their_order_for_readers(play: Play) -> None:
    shown = play("Anna", "Ben", animation_ms=60)
    shown.press(Key.Key_R)
    shown.qtbot.waitUntil(lambda: not shown.dice.is_tumbling())
    shown.press(Key.Key_1, Key.Key_R)
    shown.qtbot.waitUntil(lambda: not shown.dice.is_tumbling())
    children = [child for child in shown.dice.children() if child in shown.dice.buttons()]
    assert children == shown.dice.buttons()


def test_games_with_other_numbers_of_dice_follow_each_other(play: Play) -> None:
    """A die that was moving goes with its game, the sixth too where the next game has five."""
    shown = play("Anna", "Ben")
    shown.dice.move_ms = 60
    shown.press(Key.Key_R, Key.Key_6)
    tables = [lay("Anna", "Ben", game_id=game_id).table for game_id in ("kniffel", "kribbeln")]
    for table in tables:
        shown.dice.set_model(DiceModel(table, table))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert len(shown.dice.buttons()) == 6
