"""English, German and back while everything is open: each word follows, and nothing that is kept changes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from scenes import NAMES, PLAYTHROUGHS, SEATS
from seen_words import seen
from window_play import Begin, lay, play_turn, press

from kribbeln_desktop.app import games_desk
from kribbeln_desktop.app.licences import parts
from kribbeln_desktop.app.program import Program
from kribbeln_desktop.app.settings_dialog import SettingsDialog
from kribbeln_desktop.table.refusals import REAL_DICE
from kribbeln_desktop.widgets.help_dialog import TABS
from kribbeln_desktop.widgets.new_game_page import NewGame
from kribbeln_desktop.widgets.new_game_proposal import COMPUTER_NAMES

_NAMES = re.compile(
    rf"\b({'|'.join((*NAMES, *COMPUTER_NAMES))}"
    r"|A4|A5|A6|Letter|mm"
    r"|Kribbeln|Kniffel|Kids|Dice|Duel|Desktop|English|Deutsch|PDF|OK|Ctrl|Tab|Return · Enter|F\d+|[A-Z])\b"
)
"""Names, keys and what else is written alike in both languages."""
_PARTS = {words for part in parts() for words in (part.name, part.licence)}
"""Names of what the program is made of, and of the licences."""


def speak(program: Program, language: str, qtbot: QtBot) -> None:
    program.use(replace(program.settings, language=language))
    qtbot.wait(2)
    QCoreApplication.processEvents()


def follows(program: Program, window: QWidget, qtbot: QtBot) -> dict[str, str]:
    """Switch there and back; the German words, after every word was found to change both ways."""
    english = seen(window)
    speak(program, "de", qtbot)
    german = seen(window)
    stayed = [(place, said) for place, said in english.items() if german.get(place) == said and has_words(said)]
    assert stayed == []
    assert english.keys() == german.keys()
    speak(program, "en", qtbot)
    back = seen(window)
    assert {place: said for place, said in back.items() if english[place] != said} == {}
    return german


def has_words(said: str) -> bool:
    return said not in _PARTS and re.search("[A-Za-z]", _NAMES.sub("", said)) is not None


def test_the_new_game_page_follows(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    program.window.new_game_page.set_proposal(NewGame("kribbeln", SEATS, {"start": 1}))
    german = set(follows(program, program.window, qtbot).values())
    expected = {"Wer spielt?", "&Los", "Platz 2: Computer: Locker", "Platz 3: Computer: Anfänger", "Blatt 1", "&Spiel"}
    assert expected <= german
    assert {"Kein Orange", "kein Orange"} & {line for said in german for line in said.split("\n")}, "a sheet's tooltip"


def test_a_running_game_follows_and_is_not_touched(begin: Begin, qtbot: QtBot, tmp_path: Path) -> None:
    program = begin()
    program.start(NewGame("kribbeln", SEATS, {"sheet": "1", "start": 0, "rising": False}))
    table = program.desk.table
    assert table is not None
    press(program, "R", "1", "3")
    kept = (table.record.text(), table.state, table.set_aside, files(tmp_path))
    german = set(follows_but(program, qtbot, "MainWindow title").values())
    assert {"Kein Orange", "4 Würfel würfeln", "Rückgängig", "Computer: Locker", "Zwischensumme", "Endsumme"} <= german
    assert {said for said in german if re.fullmatch(r"(Nicht erfüllt|Erfüllt): .*\. Summe \d+\.", said)}
    assert {said for said in german if re.fullmatch(r"Würfel 1: \w+ \d, beiseitegelegt", said)}
    assert (table.record.text(), table.state, table.set_aside, files(tmp_path)) == kept


def follows_but(program: Program, qtbot: QtBot, *stale: str) -> dict[str, str]:
    """As ``follows``, for the window; places that have one of the words in ``stale`` have a test of their own."""
    english = seen(program.window)
    speak(program, "de", qtbot)
    german = seen(program.window)
    stayed = [(place, said) for place, said in english.items() if german.get(place) == said and has_words(said)]
    assert [(place, said) for place, said in stayed if not any(word in place for word in stale)] == []
    speak(program, "en", qtbot)
    assert seen(program.window) == english
    return german


def files(folder: Path) -> dict[str, bytes]:
    """All records and seeds below ``folder``."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.suffix in (".kribbeln", ".seed")}


def test_the_end_follows(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    program.open(PLAYTHROUGHS / "kribbeln-5-drawn-dice.kribbeln")
    table = program.desk.table
    assert table is not None
    lines = table.record.lines
    german = set(follows_but(program, qtbot, "MainWindow title").values())
    assert {"Noch einmal", "Neues Spiel", "Drucken"} <= german
    assert [said for said in german if "gewinn" in said]
    assert table.record.lines == lines


def test_open_dialogs_follow(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    dialog = SettingsDialog(program.settings, program.window)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert {"Einstellungen", "&Aussehen", "Hoher Kontrast", "sofort"} <= set(follows(program, dialog, qtbot).values())
    dialog.close()
    program.window.actions_by_id["pad"].trigger()
    assert program.in_view.print_dialog is not None
    assert {"ein leerer Block", "&Drucken …", "Seite 1 von 1"} <= set(
        follows(program, program.in_view.print_dialog, qtbot).values()
    )
    program.in_view.print_dialog.close()
    for tab in set(TABS) - {"keys"}:
        program.in_view.help(tab)
        help_dialog = program.in_view.help_dialog
        assert help_dialog is not None
        qtbot.wait(2)
        assert {"Kribbeln – Hilfe", "&Regeln"} <= set(follows(program, help_dialog, qtbot).values())
        help_dialog.close()


@pytest.mark.parametrize("part", ["notice", "refusal", "narration", "rolls used"])
def test_what_was_said_is_said_again(part: str, begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    panel = program.window.game_page.panel
    said: dict[str, Callable[[], str]] = {
        "notice": program.window.notice.sentence,
        "refusal": panel.verdict.event_line.text,
        "narration": panel.verdict.event_line.text,
        "rolls used": panel._parts.dots.accessibleName,
    }
    lay(program, "Anna", "Ben")
    press(program, "R")
    if part == "notice":
        program.tell(REAL_DICE)
    elif part == "refusal":
        press(program, "Return", "R", "Return", "X", "X")
    elif part == "narration":
        play_turn(program)
    qtbot.wait(2)
    english = said[part]()
    assert english
    speak(program, "de", qtbot)
    german = said[part]()
    speak(program, "en", qtbot)
    assert german != english
    assert said[part]() == english


def test_the_open_list_of_keys_follows(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    program.in_view.help("keys")
    assert program.in_view.help_dialog is not None
    qtbot.wait(2)
    assert "Rückgängig" in follows(program, program.in_view.help_dialog, qtbot).values()


def test_records_and_settings_are_the_same_in_every_language(
    begin: Begin, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games_desk, "new_seed", lambda: bytes(range(32)))
    kept = []
    for language in ("en", "de"):
        monkeypatch.setenv("KRIBBELN_DATA", str(tmp_path / language))
        program = begin()
        speak(program, language, qtbot)
        program.window.new_game_page.set_proposal(NewGame("kribbeln", SEATS[:2], {"sheet": "2", "start": 0}))
        press(program, "Return")
        table = program.desk.table
        assert table is not None
        for _ in range(2):
            qtbot.waitUntil(partial(getattr, table, "is_persons_turn"), timeout=20_000)
            play_turn(program)
        header, *lines = table.record.text().splitlines()
        told = {key: value for key, value in json.loads(header).items() if key not in ("id", "created")}
        kept.append((told, lines[:12], replace(program.settings, language="", geometry=b"", splitter=b"")))
        speak(program, "en", qtbot)
    assert kept[0] == kept[1]
    assert len(kept[0][1]) == 12
