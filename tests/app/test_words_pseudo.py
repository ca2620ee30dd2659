"""In a language with longer words and accents, also from right to left: everything fits, and nothing stays English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from pseudo_language import SIGNS, PseudoLanguage, stretched
from PySide6.QtCore import QObject, QSize, QTranslator
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from scenes import NAMES, scenes
from seen_words import seen
from window_play import Begin

from kribbeln_desktop.app import games_desk, languages
from kribbeln_desktop.app.licences import parts
from kribbeln_desktop.app.program import Program
from kribbeln_desktop.widgets.main_window import FRAME
from kribbeln_desktop.widgets.new_game_proposal import COMPUTER_NAMES

ROOM = QSize(1024, 768) - FRAME
"""What a window has on the smallest screen."""
_KEYS = ("Space", "Return", "Enter", "Ctrl", "Shift", "Strg", "Umschalt", "Leertaste", r"F\d+", "[A-Z]")
_PAPERS = (r"A\d", "Letter", r"mmø*")
_KNOWN = re.compile(rf"\b({'|'.join((*NAMES, *COMPUTER_NAMES, *_KEYS, *_PAPERS, 'English', 'Deutsch', 'ms'))})\b")
"""Names, keys and paper are the same in every language."""
_PARTS = {words for part in parts() for words in (part.name, part.licence)}
"""So are the names of what the program is made of, and of their licences."""


@pytest.fixture(params=[False, True], ids=["left-to-right", "right-to-left"])
def program(
    request: pytest.FixtureRequest, begin: Begin, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> Iterator[Program]:
    """The program on the smallest screen; this language stands in for German."""

    def loaded(name: str, _folder: object, parent: QObject | None) -> QTranslator | None:
        return PseudoLanguage(request.param, parent) if name == "kribbeln_de" else None

    monkeypatch.setattr(games_desk, "new_seed", lambda: bytes(range(32)))
    program = begin()
    program.window.resize(ROOM)
    monkeypatch.setattr(languages, "_loaded", loaded)
    speak(program, "de", qtbot)
    qtbot.waitUntil(lambda: QApplication.isRightToLeft() is request.param)
    yield program
    speak(program, "en", qtbot)
    qtbot.waitUntil(lambda: not QApplication.isRightToLeft())


def speak(program: Program, language: str, qtbot: QtBot) -> None:
    program.use(replace(program.settings, language=language))
    qtbot.wait(1)


def is_of_it(said: str) -> bool:
    """The words have a letter of this language, unless there are none but names and keys."""
    return bool(SIGNS & set(said)) or said in _PARTS or not re.search("[A-Za-z]", _KNOWN.sub("", said))


def test_texts_become_longer_and_keep_their_places() -> None:
    assert stretched("&Roll {number} dice") == "&Rööľľ {number} ðîîçëëø"
    assert stretched("Page %1 of %n: <b>x</b> (*.pdf);;{a}{b}").count("%") == 2
    for text in ("Roll all", "no {a} die and no {b} die", "PDF (*.pdf)", "X", "1 – 6", "Print a &blank pad …"):
        words = re.sub(r"\{.\}|\(.*\)|&.", "", text)
        assert len(stretched(text)) - len(text) == round(len(words) * 0.4)


def test_every_page_and_dialog_fits_and_speaks_it(program: Program, qtbot: QtBot, qtlog: Any) -> None:
    too_large, english = [], []
    for name, window in scenes(program, qtbot):
        too_large += [(name, *fault) for fault in misfits(window)]
        english += [(name, place, said) for place, said in seen(window).items() if not is_of_it(said)]
    assert too_large == []
    assert english == []
    assert [record.message for record in qtlog.records if "propagateSizeHints" not in record.message] == []


def misfits(window: QWidget) -> Iterator[tuple[str, object, object]]:
    """What needs more room than it has: the window, what it scrolls, labels and buttons."""
    least = window.minimumSizeHint()
    if not is_within(least, ROOM) or not is_within(window.size(), ROOM):
        yield type(window).__name__, least, window.size()
    for area in window.findChildren(QScrollArea):
        inner = area.widget()
        if area.isVisible() and inner is not None and not is_within(inner.minimumSizeHint(), area.viewport().size()):
            yield type(area.parent()).__name__, inner.minimumSizeHint(), area.viewport().size()
    for widget in window.findChildren(QWidget):
        if type(widget) in (QLabel, QPushButton) and widget.isVisible() and not is_whole(widget):
            yield f"{type(widget.parent()).__name__}: {widget.text()}", widget.minimumSizeHint(), widget.size()  # type: ignore[attr-defined]


def is_whole(widget: QWidget) -> bool:
    """Nothing of a standard label or button is cut."""
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) <= widget.height()
    return is_within(widget.minimumSizeHint(), widget.size())


def is_within(size: QSize, room: QSize) -> bool:
    return size.boundedTo(room) == size
