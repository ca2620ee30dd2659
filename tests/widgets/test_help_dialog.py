"""The help window: its tabs, its pictures, its languages and looks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QImage, QTextBlock, QTextDocument, QTextFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.texts import mark, say
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.games.kribbeln_examples import examples
from kribbeln_desktop.games.kribbeln_tasks import KINDS
from kribbeln_desktop.printing.palette import DARK, HIGH_CONTRAST, LIGHT, Look
from kribbeln_desktop.widgets.help_dialog import TABS, AboutFacts, HelpDialog, Licence
from kribbeln_desktop.widgets.help_page import HelpPage

KEYS = [("R · Space", "Roll"), ("Z · Ctrl+Z", "Undo")]
ABOUT = AboutFacts(
    version="1.2.3",
    games=tuple(game.title for game in GAMES),
    made_with=("Qt 6.5", "Python 4"),
    data_folder="/data/of/anna",
    settings_file="/settings/of/anna.ini",
    log_file="/data/of/anna/kribbeln.log",
)
LICENCES = [
    Licence("Own", "MIT", "", None, lambda: "Permission is hereby granted"),
    Licence("Dice", "OFL-1.1", "https://dice.example", mark("Test", "A notice."), lambda: "Line 1\n  line 2\n" * 200),
]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def dialog(qtbot: QtBot) -> HelpDialog:
    return opened(find_game("kribbeln"), qtbot)


def opened(game: Game, qtbot: QtBot) -> HelpDialog:
    dialog = HelpDialog(game)
    qtbot.addWidget(dialog)
    dialog.set_keys(KEYS)
    dialog.set_about(ABOUT)
    dialog.set_licences(LICENCES)
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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_picture_is_drawn(game: Game, qtbot: QtBot) -> None:
    """One for each symbol, and five dice in a row for each roll; what it shows is told in words as well."""
    dialog = opened(game, qtbot)
    image = QTextDocument.ResourceType.ImageResource.value
    for page in (dialog.rules, dialog.tips):
        document = page.document()
        names = [
            fragment.charFormat().toImageFormat().name()
            for block in iter_blocks(document)
            for fragment in iter_fragments(block)
            if fragment.charFormat().isImageFormat()
        ]
        assert document.toPlainText().count("\ufffc") == len(names)
        for name in names:
            picture = page.loadResource(image, name)
            assert isinstance(picture, QImage)
            assert not picture.isNull()
            assert is_painted(picture)
            if name.startswith("roll:"):
                assert picture.width() > 5 * picture.height()
    assert game.id == "kribbeln" or "roll:" in dialog.rules.toMarkdown()


def iter_blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def iter_fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    place = block.begin()
    while not place.atEnd():
        yield place.fragment()
        place += 1


def is_painted(picture: QImage) -> bool:
    colours = {picture.pixelColor(x, y).rgba() for x in range(0, picture.width(), 3) for y in range(picture.height())}
    return len(colours) > 2


def test_other_games_have_their_own_title_and_rules(qtbot: QtBot) -> None:
    for game in GAMES:
        dialog = opened(game, qtbot)
        title = say(game.title)
        assert dialog.windowTitle() == f"{title} – Help"
        assert dialog.rules.toPlainText().startswith(title)


def test_what_has_no_chance_has_a_dash(qtbot: QtBot) -> None:
    dialog = opened(find_game("kniffel"), qtbot)
    text = dialog.rules.toPlainText().splitlines()
    assert text.count("–") == 7 + 1  # Ones to Sixes, and Chance; the mouse cannot set all dice aside at once
    assert "74 %" in text
    assert "Wanted" in text
    assert "Points" in text


def test_nothing_but_symbols_and_rolls_is_ever_loaded(dialog: HelpDialog) -> None:
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


def test_about_names_version_licences_and_places(dialog: HelpDialog) -> None:
    assert "1.2.3" in dialog.about.title.text()
    places = ("/data/of/anna", "/settings/of/anna.ini", "/data/of/anna/kribbeln.log")
    for word in ("MIT", "Lesser General Public License", "Qt 6.5, Python 4", *places, *(say(g.title) for g in GAMES)):
        assert word in dialog.about.words.toPlainText()


def test_about_says_whether_the_files_stay_or_are_carried_along(dialog: HelpDialog) -> None:
    assert "stay where they are when the program is updated or removed" in dialog.about.words.toPlainText()
    dialog.set_about(replace(ABOUT, is_portable=True))
    assert "Portable: your games and settings lie beside the program" in dialog.about.words.toPlainText()
    assert "stay where they are" not in dialog.about.words.toPlainText()


def test_the_folder_can_be_asked_for_by_keyboard_and_a_fault_is_told(dialog: HelpDialog, qtbot: QtBot) -> None:
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.show_tab("about")
    dialog.about.open_folder.setFocus()
    with qtbot.waitSignal(dialog.about.folder_requested):
        QTest.keyClick(dialog.about.open_folder, Qt.Key.Key_Space)
    assert not dialog.about.told.isVisible()
    dialog.about.tell(mark("Test", "It could not be shown."))
    assert dialog.about.told.isVisible()
    assert dialog.about.told.text() == "It could not be shown."


def test_licences_are_listed_and_the_chosen_one_is_read(dialog: HelpDialog, qtbot: QtBot) -> None:
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.show_tab("licences")
    page = dialog.licences
    model = page.parts.model()
    rows = [[model.index(row, column).data() for column in (0, 1)] for row in range(model.rowCount())]
    assert rows == [["Own", "MIT"], ["Dice", "OFL-1.1"]]
    assert page.text.toPlainText().splitlines() == ["Own", "Licence: MIT", "Permission is hereby granted"]
    QTest.keyClick(page.parts, Qt.Key.Key_Down)
    assert page.text.toPlainText().splitlines()[:6] == [
        "Dice",
        "Licence: OFL-1.1",
        "https://dice.example",
        "A notice.",
        "Line 1",
        "  line 2",
    ]
    assert page.text.verticalScrollBar().value() == 0
    QTest.keyClick(page.text, Qt.Key.Key_PageDown)
    assert page.text.verticalScrollBar().value() > 0


def test_no_licence_is_read_before_the_page_is_shown(qtbot: QtBot) -> None:
    read: list[str] = []

    def text() -> str:
        read.append("it")
        return "text"

    dialog = HelpDialog(find_game("kribbeln"))
    qtbot.addWidget(dialog)
    dialog.set_licences([Licence("Own", "MIT", "", None, text)])
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert read == []
    dialog.show_tab("licences")
    assert read != []


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
    page = HelpPage("no-such-game")
    qtbot.addWidget(page)
    page.reload()
    assert "no-such-game_en.md is missing" in page.toPlainText()
