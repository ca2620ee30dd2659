"""The settings dialog: every change at once, Cancel takes all back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from kribbeln_desktop.app.languages import LanguageSwitch
from kribbeln_desktop.app.settings import LONGEST_ANIMATION, LOOKS, PACES, Settings
from kribbeln_desktop.app.settings_dialog import SettingsDialog

CHOSEN = Settings(
    language="de",
    look="contrast",
    animation_ms=150,
    pace="instant",
    coach="5%",
    numbers_mean_roll=True,
    shows_odds=True,
    geometry=b"place",
)


@pytest.fixture
def dialog(qtbot: QtBot) -> SettingsDialog:
    return opened(qtbot, Settings())


def opened(qtbot: QtBot, settings: Settings) -> SettingsDialog:
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


@pytest.fixture
def english_numbers() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("english_numbers")
def test_the_coach_is_chosen_in_words(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    titles = [dialog.coach.itemText(place) for place in range(dialog.coach.count())]
    assert titles == [
        "says nothing",
        "warns before more than 0.5 points are given away",
        "warns before more than 1 point is given away",
        "warns before more than 2 points are given away",
        "warns before more than 5 points are given away",
        "warns before more than 1 % of the value is given away",
        "warns before more than 2 % of the value is given away",
        "warns before more than 5 % of the value is given away",
        "warns before more than 10 % of the value is given away",
    ]
    QTest.keyClick(dialog.coach, Qt.Key.Key_End)
    assert dialog.result_settings() == Settings(coach="10%")


@pytest.mark.parametrize("settings", [Settings(), CHOSEN], ids=["first", "chosen"])
def test_it_shows_the_settings_and_opening_changes_nothing(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    assert dialog.result_settings() == settings
    assert dialog.language.currentData() == settings.language
    assert dialog.looks[settings.look].isChecked()
    assert dialog.pace.currentData() == settings.pace
    assert dialog.odds.currentData() == settings.shows_odds
    assert dialog.coach.currentData() == settings.coach
    assert dialog.numbers[settings.numbers_mean_roll].isChecked()
    with qtbot.assertNotEmitted(dialog.settings_changed):
        dialog.accept()


def test_each_change_is_told_at_once(dialog: SettingsDialog, qtbot: QtBot) -> None:
    told: list[Settings] = []
    dialog.settings_changed.connect(told.append)
    dialog.looks["dark"].click()
    dialog.numbers[True].click()
    dialog.animation.setValue(0)
    dialog.pace.setFocus()
    QTest.keyClick(dialog.pace, Qt.Key.Key_End)
    QTest.keyClick(dialog.language, Qt.Key.Key_End)
    QTest.keyClick(dialog.odds, Qt.Key.Key_End)
    assert told[0] == Settings(look="dark")
    assert told[-1] == dialog.result_settings()
    assert told[-1] == Settings(
        language="de", look="dark", animation_ms=0, pace=PACES[-1], numbers_mean_roll=True, shows_odds=True
    )
    assert len(told) == 6


def test_arrows_choose_at_once_from_what_is_chosen(qtbot: QtBot) -> None:
    dialog = opened(qtbot, CHOSEN)
    dialog.language.setFocus()
    QTest.keyClick(dialog.language, Qt.Key.Key_Tab)
    assert dialog.looks["contrast"].hasFocus()
    QTest.keyClick(dialog.looks["contrast"], Qt.Key.Key_Left)
    assert dialog.result_settings().look == "dark"
    QTest.keyClick(dialog.looks["dark"], Qt.Key.Key_Tab)
    QTest.keyClick(dialog.animation, Qt.Key.Key_Tab)
    QTest.keyClick(dialog.pace, Qt.Key.Key_Tab)
    QTest.keyClick(dialog.odds, Qt.Key.Key_Tab)
    QTest.keyClick(dialog.coach, Qt.Key.Key_Tab)
    assert dialog.numbers[True].hasFocus()
    QTest.keyClick(dialog.numbers[True], Qt.Key.Key_Up)
    assert not dialog.result_settings().numbers_mean_roll


def test_ok_keeps_and_cancel_takes_everything_back(dialog: SettingsDialog, qtbot: QtBot) -> None:
    dialog.looks["light"].click()
    dialog.animation.setValue(3)
    with qtbot.waitSignal(dialog.settings_changed) as told:
        dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel).click()
    assert told.args == [Settings()]
    assert dialog.result_settings() == Settings()


def test_escape_is_cancel(dialog: SettingsDialog, qtbot: QtBot) -> None:
    dialog.looks["light"].click()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result_settings() == Settings()
    assert not dialog.isVisible()


def test_ok_keeps(dialog: SettingsDialog) -> None:
    dialog.looks["light"].click()
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    assert dialog.result_settings() == Settings(look="light")


def test_what_it_does_not_show_stays(qtbot: QtBot) -> None:
    dialog = opened(qtbot, CHOSEN)
    dialog.looks["light"].click()
    assert dialog.result_settings().geometry == CHOSEN.geometry


def test_animation_goes_from_none_to_the_longest(dialog: SettingsDialog) -> None:
    dialog.animation.setValue(dialog.animation.maximum())
    assert dialog.result_settings().animation_ms == LONGEST_ANIMATION
    assert dialog.duration.text() == f"{LONGEST_ANIMATION} ms"
    dialog.animation.setValue(dialog.animation.minimum())
    assert dialog.result_settings().animation_ms == 0
    assert dialog.duration.text() == "not at all"


def test_languages_call_themselves_by_their_own_names(dialog: SettingsDialog) -> None:
    assert [dialog.language.itemText(i) for i in range(3)] == ["As the system", "English", "Deutsch"]


def test_another_language_is_spoken_while_it_is_open(dialog: SettingsDialog, qapp: QApplication, qtbot: QtBot) -> None:
    switch = LanguageSwitch(qapp)
    before = words(dialog)
    try:
        switch.use("de")
        qtbot.waitUntil(lambda: words(dialog) != before)
        assert dialog.language.itemText(1) == "English"
    finally:
        switch.use("en")
        switch.remove()
    qtbot.waitUntil(lambda: words(dialog) == before)


def words(dialog: QWidget) -> list[str]:
    return [dialog.windowTitle(), *(label.text() for label in dialog.findChildren(QLabel))]


@pytest.mark.parametrize("look", LOOKS)
def test_it_opens_in_every_look(qtbot: QtBot, look: str) -> None:
    assert not opened(qtbot, Settings(look=look)).grab().isNull()


def test_mnemonics_differ_and_lead_to_their_fields(dialog: SettingsDialog) -> None:
    labels = [label for label in dialog.findChildren(QLabel) if label.buddy()]
    letters = [found[1].lower() for label in labels if (found := re.search("&(.)", label.text()))]
    assert len(labels) == len(letters) == len(set(letters)) == 7
    assert all(label.buddy().focusPolicy() for label in labels)
