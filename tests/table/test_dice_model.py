"""The dice as a model: each change tells exactly what changed."""

from __future__ import annotations

import pytest
from model_spy import Spy, check_model
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot
from table_play import at_table, lay

from kribbeln_desktop.core.dice import PLAIN_DIE
from kribbeln_desktop.core.views import Tray, TrayDie
from kribbeln_desktop.table.dice_model import DiceModel, DieRole

pytestmark = pytest.mark.usefixtures("qtbot")

WORDS = Qt.ItemDataRole.DisplayRole.value
SPOKEN = Qt.ItemDataRole.AccessibleTextRole.value
SHOWN = {DieRole.DIE, DieRole.FACE, DieRole.FRESH, WORDS, SPOKEN}


def tray(*values: int, fresh: tuple[int, ...] = (), may_choose: bool = True) -> Tray:
    """Plain dice that show these values; 0 is no face yet."""
    dice = (TrayDie(PLAIN_DIE, PLAIN_DIE[v - 1] if v else None, p in fresh) for p, v in enumerate(values, 1))
    return Tray(tuple(dice), 1, 3, may_choose)


def test_the_model_is_well_behaved_in_a_whole_game(qtmodeltester: ModelTester) -> None:
    laid = lay("Anna", "cpu")
    model = DiceModel(laid.table)
    check_model(qtmodeltester, model)
    laid.start().play_to_the_end()
    check_model(qtmodeltester, model)
    laid.close()


def test_an_empty_model_is_well_behaved(qtmodeltester: ModelTester) -> None:
    model = DiceModel()
    check_model(qtmodeltester, model)
    assert model.rowCount() == 0
    assert model.data(QModelIndex()) is None


def test_a_die_says_all_about_itself() -> None:
    model = DiceModel()
    model.show_dice(tray(3, 0, fresh=(1,)), frozenset({1}), False)
    first, second = model.index(0), model.index(1)
    assert first.data(DieRole.DIE) == TrayDie(PLAIN_DIE, PLAIN_DIE[2], True)
    assert first.data(DieRole.FACE) == PLAIN_DIE[2]
    assert first.data(DieRole.SET_ASIDE) is True
    assert first.data(DieRole.FRESH) is True
    assert first.data(DieRole.MAY_CHOOSE) is False
    assert first.data() == "3"
    assert first.data(SPOKEN) == "Die 1: 3, set aside"
    assert second.data(DieRole.FACE) is None
    assert second.data() == ""
    assert second.data(SPOKEN) == "Die 2: not rolled yet"
    assert first.data(Qt.ItemDataRole.DecorationRole) is None


def test_a_change_tells_its_dice_and_roles_and_nothing_else() -> None:
    model = DiceModel()
    model.show_dice(tray(1, 2, 3), frozenset(), True)
    spy = Spy(model)
    model.show_dice(tray(1, 2, 3), frozenset(), True)
    assert spy.take() == [], "nothing changed"
    model.show_dice(tray(1, 2, 3), frozenset({2}), True)
    assert spy.take() == [(1, 0, {DieRole.SET_ASIDE, SPOKEN})]
    model.show_dice(tray(4, 2, 3, fresh=(1, 3)), frozenset({2}), True)
    assert spy.take() == [(0, 0, SHOWN), (2, 0, {DieRole.DIE, DieRole.FRESH})], "die 3 shows what it showed"
    model.show_dice(tray(4, 2, 3, fresh=(1, 3)), frozenset({2}), False)
    assert spy.take() == [(row, 0, {DieRole.MAY_CHOOSE}) for row in range(3)]
    model.retranslate()
    assert spy.take() == []


def test_other_dice_are_another_game() -> None:
    model = DiceModel()
    spy = Spy(model)
    model.show_dice(tray(1, 2, 3, 4, 5), frozenset(), True)
    assert spy.take() == ["reset"]
    model.show_dice(tray(1, 2, 3, 4, 5, 6), frozenset(), True)
    assert spy.take() == ["reset"]


def test_at_the_table_only_what_happened_is_told() -> None:
    with at_table("Anna", "Ben") as laid:
        model = DiceModel(laid.table)
        spy = Spy(model)
        laid.table.roll()
        assert spy.take() == [(row, 0, SHOWN | {DieRole.MAY_CHOOSE}) for row in range(6)]
        laid.table.toggle_set_aside(4)
        assert spy.take() == [(3, 0, {DieRole.SET_ASIDE, SPOKEN})]
        laid.table.toggle_set_aside(9)
        assert spy.take() == []
        laid.table.roll()
        told = spy.take_cells()
        assert told[3, 0] == {DieRole.DIE, DieRole.FRESH}, "it was kept"
        assert all(roles <= SHOWN for roles in told.values())


def test_dice_of_a_computer_cannot_be_chosen() -> None:
    with at_table("cpu", "Anna") as laid:
        model = DiceModel(laid.table)
        laid.table.roll()
        assert all(model.index(row).data(DieRole.MAY_CHOOSE) for row in range(6))
        laid.table.leave()
        model = DiceModel(laid.table)
        assert not any(model.index(row).data(DieRole.MAY_CHOOSE) for row in range(6))


def test_faces_have_words(qtbot: QtBot) -> None:
    with at_table("Anna") as laid:
        model = DiceModel(laid.table)
        laid.table.roll()
        face = laid.table.state.tray().dice[0].face
        assert face is not None
        assert str(model.index(0).data()).split(" ")[-1] == str(face.pips)
        assert model.index(0).data(SPOKEN) == f"Die 1: {model.index(0).data()}"
