"""Languages: the system's or a chosen one, switched while everything is open, and nothing is lost on the way."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from kribbeln_desktop.app.languages import LanguageSwitch, own_translator, spoken_language
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games import find_game


@pytest.fixture
def switch(qapp: QApplication) -> Iterator[LanguageSwitch]:
    before = QLocale()
    made = LanguageSwitch(qapp)
    yield made
    made.remove()
    made.deleteLater()
    QLocale.setDefault(before)


class Ear(QWidget):
    """Hears of a language change, as every window does."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = 0

    def changeEvent(self, event: QEvent) -> None:
        self.heard += event.type() == QEvent.Type.LanguageChange


@pytest.mark.parametrize(
    ("choice", "system", "spoken"),
    [
        ("de", ["en-GB"], "de"),
        ("en", ["de-AT"], "en"),
        ("system", ["de-Latn-AT", "de"], "de"),
        ("system", ["fr-FR", "fr", "de-CH"], "de"),
        ("system", ["en_US", "de"], "en"),
        ("system", ["fr-FR"], "en"),
        ("system", ["C"], "en"),
        ("system", [], "en"),
        ("tlh", ["de"], "de"),
    ],
)
def test_spoken_language_follows_choice_and_system(choice: str, system: list[str], spoken: str) -> None:
    assert spoken_language(choice, system) == spoken


def first_words(state: State) -> str:
    return say(state.sheet().rows[0].words, QCoreApplication.translate)


def test_switching_there_and_back_changes_words_and_numbers_only(switch: LanguageSwitch) -> None:
    state = find_game("kribbeln").initial_state(2, {})
    before = state.sheet()
    heard = []
    for choice, word, number in (
        ("de", "kein Orange", "1,5"),
        ("en", "no orange die", "1.5"),
        ("de", "kein Orange", "1,5"),
    ):
        heard.append(switch.use(choice))
        assert first_words(state) == word
        assert QLocale().toString(1.5, "f", 1) == number
    assert heard == ["de", "en", "de"]
    assert state.sheet() == before


def test_windows_hear_of_it(switch: LanguageSwitch, qtbot: QtBot) -> None:
    ear = Ear()
    qtbot.addWidget(ear)
    switch.use("de")
    qtbot.waitUntil(lambda: ear.heard > 0)


def test_buttons_of_qt_speak_german_too(switch: LanguageSwitch, qtbot: QtBot) -> None:
    switch.use("de")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == "Abbrechen"


def test_texts_as_written_need_no_translator(qapp: QApplication) -> None:
    assert own_translator("en") is None
    assert own_translator("de") is not None


def test_missing_translation_is_no_reason_to_stop(
    switch: LanguageSwitch, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("kribbeln_desktop.app.languages._loaded", lambda *_arguments: None)
    assert switch.use("de") == "de"
    assert first_words(find_game("kribbeln").initial_state(2, {})) == "no orange die"
