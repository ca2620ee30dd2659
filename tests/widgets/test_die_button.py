"""A die as a button: its name, its face in every look, its lock and number."""

from __future__ import annotations

import pytest
from page_play import Key, Painted, Play
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kribbeln_desktop.core.dice import PLAIN_DIE
from kribbeln_desktop.printing.palette import DARK, HIGH_CONTRAST, LIGHT, Look
from kribbeln_desktop.widgets.die_button import DieButton, die_pixmap

LOOKS = [LIGHT, DARK, HIGH_CONTRAST]


def shown_die(qtbot: QtBot, look: Look = LIGHT) -> DieButton:
    die = DieButton(3, look)
    qtbot.addWidget(die)
    die.resize(140, 140)
    die.show_face(PLAIN_DIE[4], 0.0)
    with qtbot.waitExposed(die):
        die.show()
    return die


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
@pytest.mark.parametrize("is_aside", [False, True])
def test_it_is_painted_in_every_look(qtbot: QtBot, look: Look, is_aside: bool) -> None:
    die = shown_die(qtbot, look)
    plain = die.grab().toImage()
    die.setChecked(is_aside)
    die.set_fresh(True)
    marked = die.grab().toImage()
    assert marked != plain


def test_pictures_of_dice_are_kept(qtbot: QtBot) -> None:
    assert die_pixmap(PLAIN_DIE[0], 80, 2.0, LIGHT) is die_pixmap(PLAIN_DIE[0], 80, 2.0, LIGHT)
    assert die_pixmap(PLAIN_DIE[0], 80, 2.0, LIGHT).width() == 160
    assert die_pixmap(PLAIN_DIE[0], 80, 2.0, LIGHT).cacheKey() != die_pixmap(PLAIN_DIE[1], 80, 2.0, LIGHT).cacheKey()


def test_the_lock_covers_no_pip(qtbot: QtBot) -> None:
    """A die that is set aside shows the same face, pixel for pixel; the lock is beside its number."""
    die = shown_die(qtbot)
    free = die.grab().toImage()
    die.setChecked(True)
    aside = die.grab().toImage()
    face = die.rect().adjusted(0, 0, 0, -20)
    assert free.copy(face) == aside.copy(face)
    assert free != aside


def test_a_click_only_asks(qtbot: QtBot) -> None:
    die = shown_die(qtbot)
    with qtbot.waitSignal(die.clicked):
        die.click()
    assert not die.isChecked()


def test_a_reason_takes_the_hand_away(qtbot: QtBot) -> None:
    die = shown_die(qtbot)
    die.set_why_not("")
    assert die.cursor().shape() == Qt.CursorShape.PointingHandCursor
    die.set_why_not("Roll the dice first.")
    assert die.cursor().shape() == Qt.CursorShape.ArrowCursor
    assert die.toolTip() == "Roll the dice first."


def test_it_rises_under_the_pointer_only_where_it_can_be_taken(qtbot: QtBot) -> None:
    die = shown_die(qtbot)
    die.set_why_not("No.")
    lying = die.grab().toImage()
    QApplication.sendEvent(die, QEnterEvent(QPointF(9, 9), QPointF(9, 9), QPointF(9, 9)))
    die.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert die.grab().toImage() == lying
    die.set_why_not("")
    assert die.grab().toImage() != lying
    QApplication.sendEvent(die, QEvent(QEvent.Type.Leave))


def test_nothing_is_repainted_for_nothing(qtbot: QtBot) -> None:
    die = shown_die(qtbot)
    qtbot.wait(30)
    painted = Painted(die)
    die.show_face(PLAIN_DIE[4], 0.0)
    die.set_fresh(False)
    qtbot.wait(30)
    assert painted.take() == [0]
    die.set_fresh(True)
    qtbot.wait(30)
    assert painted.take() == [1]


def test_names_tell_number_face_and_whether_it_is_aside(play: Play) -> None:
    shown = play("Anna", "Ben")
    assert shown.die(2).accessibleName() == "Die 2: not rolled yet"
    shown.press(Key.Key_R)
    face = shown.table.state.tray().dice[1].face
    assert face is not None
    pips, colour = face.text[0], {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "k": "black"}
    words = f"Die 2: {colour[face.text[1]]} {pips}"
    assert shown.die(2).accessibleName() == words
    shown.press(Key.Key_2)
    assert shown.die(2).accessibleName() == f"{words}, set aside"
