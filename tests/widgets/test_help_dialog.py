"""The help window: its tabs, its pictures, its languages and looks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games.kribbeln_examples import examples
from kribbeln_desktop.games.kribbeln_tasks import KINDS
from kribbeln_desktop.printing.palette import DARK, HIGH_CONTRAST, LIGHT, Look
from kribbeln_desktop.widgets.help_dialog import TABS, AboutFacts, HelpDialog

KEYS = [("R · Space", "Roll"), ("Z · Ctrl+Z", "Undo")]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def dialog(qtbot: QtBot) -> HelpDialog:
    dialog = HelpDialog("kribbeln")
    qtbot.addWidget(dialog)
    dialog.set_examples(examples())
    dialog.set_keys(KEYS)
    dialog.set_about(AboutFacts("1.2.3", "/data/of/anna", "/data/of/anna/kribbeln.log"))
    return dialog


def test_rules_show_every_task_with_its_symbol_and_words(dialog: HelpDialog) -> None:
    text = dialog.rules.toPlainText()
    for index, task in enumerate(examples()):
        picture = dialog.rules.loadResource(QTextDocument.ResourceType.ImageResource.value, f"symbol:{index}")
        assert picture is not None
        words = say(task.words)
        assert words in text
    assert dialog.rules.toPlainText().count("\ufffc") == len(KINDS)
    assert "{" not in text


def test_nothing_but_symbols_is_ever_loaded(dialog: HelpDialog) -> None:
    image = QTextDocument.ResourceType.ImageResource.value
    assert dialog.rules.loadResource(image, "file:///etc/hostname") is None
    assert dialog.rules.loadResource(image, "https://example.org/a.png") is None


def test_keys_are_those_that_were_handed_in(dialog: HelpDialog) -> None:
    model = dialog.keys.model()
    shown = [[str(model.index(row, column).data()).strip() for column in (0, 1)] for row in range(model.rowCount())]
    assert shown == [list(pair) for pair in KEYS]


def test_a_long_line_of_the_keys_is_as_high_as_its_words(dialog: HelpDialog, qtbot: QtBot) -> None:
    dialog.set_keys([*KEYS, ("⇧ 1–6", "so many words that they never fit into one line " * 6)])
    dialog.show_tab("keys")
    with qtbot.waitExposed(dialog):
        dialog.show()
    for width in (900, 500):
        dialog.resize(width, 500)
        qtbot.wait(5)
        assert dialog.keys.rowHeight(2) >= dialog.keys.sizeHintForRow(2) > dialog.keys.sizeHintForRow(0)


def test_about_names_version_licence_and_places(dialog: HelpDialog) -> None:
    assert "1.2.3" in dialog.about.title.text()
    for word in ("MIT", "/data/of/anna", "/data/of/anna/kribbeln.log"):
        assert word in dialog.about.words.text()


@pytest.mark.parametrize("tab", TABS)
def test_each_tab_can_be_turned_to_and_takes_the_keyboard(dialog: HelpDialog, qtbot: QtBot, tab: str) -> None:
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.activateWindow()
    dialog.show_tab(tab)
    page = dialog.tabs.currentWidget()
    assert TABS[dialog.tabs.currentIndex()] == tab
    qtbot.waitUntil(lambda: (focused := QApplication.focusWidget()) is not None and dialog.isAncestorOf(focused))
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused is page or page.isAncestorOf(focused)


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
def test_it_opens_in_every_look(dialog: HelpDialog, look: Look) -> None:
    dialog.set_look(look)
    for tab in TABS:
        dialog.show_tab(tab)
        assert not dialog.grab().isNull()


def test_another_language_is_read_at_once_and_the_place_kept(dialog: HelpDialog, qtbot: QtBot) -> None:
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.rules.verticalScrollBar().setValue(300)
    QLocale.setDefault(QLocale("de_DE"))
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert "Dein Zug" in dialog.rules.toPlainText()
    assert "Für bessere Summen" in dialog.tips.toPlainText()
    assert dialog.rules.verticalScrollBar().value() == 300


def test_mnemonics_of_the_tabs_differ(dialog: HelpDialog) -> None:
    letters = [dialog.tabs.tabText(index).partition("&")[2][0].lower() for index in range(len(TABS))]
    assert len(set(letters)) == len(TABS)


def test_a_missing_text_is_told_in_a_sentence(qtbot: QtBot) -> None:
    dialog = HelpDialog("no-such-game")
    qtbot.addWidget(dialog)
    assert "no-such-game_en.md is missing" in dialog.rules.toPlainText()
