"""The program's words: one word for one thing in texts and help, one manner of writing, keys that lead somewhere."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot
from scenes import SEATS, scenes
from window_play import Begin

from kribbeln_desktop.app import games_desk
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.games import kribbeln_refusals
from kribbeln_desktop.table import refusals
from kribbeln_desktop.table.words import words
from kribbeln_desktop.widgets.actions import SPECS
from kribbeln_desktop.widgets.new_game_page import NewGame

ROOT = Path(__file__).resolve().parents[2]
CATALOGUE = ROOT / "resources" / "i18n" / "kribbeln_de.ts"
HELP = sorted((ROOT / "resources" / "help").glob("*.md"))
Message = tuple[str, str, str]
"""Context, English, German."""


def messages() -> list[Message]:
    return [
        (context.findtext("name", ""), message.findtext("source", ""), message.findtext("translation", ""))
        for context in ElementTree.parse(CATALOGUE).getroot().findall("context")
        for message in context.findall("message")
    ]


def english() -> list[str]:
    """Every English text: the program's, and the help's."""
    pages = [path.read_text(encoding="utf-8") for path in HELP if path.stem.endswith("_en")]
    return [*(source for _context, source, _german in messages()), *pages]


def german() -> list[str]:
    """Every German text."""
    pages = [path.read_text(encoding="utf-8") for path in HELP if path.stem.endswith("_de")]
    return [*(said for _context, _source, said in messages()), *pages]


# -- one word for one thing

TERMS = {
    r"Kribbel spaces?": r"Kribbeln-Feld(er|ern)?",
    r"Subtotal": r"Zwischensumme",
    r"Final score": r"Endsumme",
    r"(?<!prints its )record(?!s? \()": r"ufzeichnung",
    r"revealed seed": r"Startwert",
    r"Roll-off": r"Stechen",
    r"cross(ed)? out": r"[Ss]treich|gestrichen",
    r"set aside": r"beiseite|Beiseite",
    r"Beginners’ variant": r"Anfängervariante",
    r"Practice alone": r"Allein üben",
    r"Free undo": r"Freies Zurücknehmen",
    r"\btask\b(?! is not)": r"Aufgabe",
    r"\blevel\b": r"Stärke",
    r"bug reports?": r"Fehlerbericht",
}
"""Where English says the one, German says the other."""


@pytest.mark.parametrize("term", TERMS)
def test_german_has_one_word_for_it(term: str) -> None:
    places = re.compile(r"\{\w+\}|--\w+")
    other = [
        (source, said)
        for _context, source, said in messages()
        if re.search(term, places.sub("", source), re.IGNORECASE) and not re.search(TERMS[term], said)
    ]
    assert other == []


NOT_SAID = {
    "de": r"Kribbel-?[Ff]eld|Kribbeln-feld|\bSeed\b|Auswürfeln|zur Seite|Gelegenheitsspieler|Fehlermeldung|Zelle",
    "en": r"Kribbeln? [Ff]ield|Kribbeln [Ss]pace|\bcolor|\bdices\b",
}


@pytest.mark.parametrize("language", NOT_SAID)
def test_other_words_for_it_are_not_used(language: str) -> None:
    texts = german() if language == "de" else english()
    assert [text[:80] for text in texts if re.search(NOT_SAID[language], text)] == []


def test_the_same_text_is_the_same_in_german_too() -> None:
    """But for the key Enter, and for the choice of how far undo goes."""
    said: dict[str, set[str]] = defaultdict(set)
    for _context, source, translation in messages():
        said[source].add(translation)
    assert {source for source, translations in said.items() if len(translations) > 1} <= {"Enter", "Undo"}


def test_variants_and_undo_are_called_the_same_in_program_and_help() -> None:
    pages = {path.stem: path.read_text(encoding="utf-8") for path in HELP}
    for word in ("Beginners’ variant", "Practice alone", "Free undo", "roll-off"):
        assert word in pages["kribbeln_en"]
    for word in ("Anfängervariante", "Allein üben", "Freies Zurücknehmen", "Stechen", "Startwert", "Aufzeichnung"):
        assert word in pages["kribbeln_de"]


# -- the manner


def test_german_says_du() -> None:
    """„Sie“ stands only at a sentence's start, as the word for several things."""
    formal = re.compile(r"(?<![.!?:*] )(?<!^)(?<!\*)\b(Sie|Ihr|Ihre[mnrs]?|Ihnen)\b", re.MULTILINE)
    assert [(text[:60], formal.findall(text)) for text in german() if formal.search(text)] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_signs_are_the_printers(language: str) -> None:
    """Curved quotation marks and apostrophes, one sign for an ellipsis with a space before it, no double spaces."""
    wrong = re.compile(r"(?<![=\w`])[\"']|['](?=\w)|\.\.\.|(?<=\w)…|(?<=[^\s|]) {2,}(?=\S)")
    strange = "„" if language == "en" else "“(?=[A-ZÄÖÜa-zäöü{])|”"
    texts = german() if language == "de" else english()
    assert [(text[:60], wrong.search(text)) for text in texts if wrong.search(text) or re.search(strange, text)] == []


def test_a_sentence_after_a_colon_begins_large_in_german() -> None:
    """As it has a verb of its own; a list or a phrase stays small."""
    verbs = r"(ist|sind|geht|bleibt|bleiben|wird|werden|kann|kannst|wurde|darf|hol|nimm|nenne|schreibe|heißt|war)"
    small = re.compile(rf": (?=[a-zäöü])[\w ]{{0,18}}\b{verbs}\b")
    assert [said for _context, _source, said in messages() if small.search(said)] == []


def test_faults_are_whole_sentences() -> None:
    """What went wrong is a sentence with its end, in both languages."""
    faults = re.compile(r"\b(could not|cannot|is missing|is damaged|was left|could be)\b")
    told = [(source, said) for context, source, said in messages() if faults.search(source) and context != "Sheet"]
    assert len(told) > 15
    assert [pair for pair in told if not all(text.endswith((".", "?", ". {reason}")) for text in pair)] == []


# -- marks of keys


@pytest.mark.parametrize("language", ["en", "de"])
def test_marks_of_keys_differ_where_they_meet(language: str) -> None:
    """In each menu; and in the bar together with the buttons of the new-game page."""
    texts = {(context, source): said if language == "de" else source for context, source, said in messages()}
    menus: dict[str, list[str]] = defaultdict(list)
    for spec in SPECS:
        menus[spec.menu.source] += marked(texts["Actions", spec.title.source])
    menus["bar"] = [key for (context, _source), text in texts.items() for key in marked(text) if context == "Menus"]
    menus["bar"] += [key for (context, _s), text in texts.items() for key in marked(text) if context == "SeatsPanel"]
    menus["help"] = [
        key for (context, _source), text in texts.items() for key in marked(text) if context == "HelpDialog"
    ]
    assert {menu: keys for menu, keys in menus.items() if len(keys) != len(set(keys))} == {}
    assert len(menus) == 6


def marked(text: str) -> list[str]:
    return [letter.lower() for letter in re.findall(r"&(\w)", text)]


# -- room for them


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is painted with an ellipsis at its end, instead of its own words."""
    found: list[str] = []
    paint = QPainter.drawText

    def drawn(painter: QPainter, *arguments: object) -> object:
        found.extend(text for text in arguments if isinstance(text, str) and text.endswith("…"))
        return paint(painter, *arguments)  # type: ignore[call-overload]

    monkeypatch.setattr(QPainter, "drawText", drawn)
    return found


SIZES = {"small": QSize(1020, 732), "larger": QSize(1276, 764)}


@pytest.mark.parametrize(("language", "size"), [("en", "small"), ("de", "larger"), ("de", "small")])
def test_no_word_is_cut(
    language: str, size: str, begin: Begin, qtbot: QtBot, cut: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for long reports of what computers did, which stand in a tooltip too."""
    monkeypatch.setattr(games_desk, "new_seed", lambda: bytes(range(32)))
    program = begin()
    program.window.resize(SIZES[size])
    program.use(replace(program.settings, language=language))
    events = program.window.game_page.panel.verdict.event_line
    faults = []
    for name, window in scenes(program, qtbot):
        cut.clear()
        window.grab()
        faults += [(name, text) for text in cut if text[:-1] not in events.text()]
    assert faults == []


SPREAD = "Nicht erfüllt: 1 Rot, 1 Orange, 1 Gelb, 1 Grün, 1 Blau, 1 Schwarz. Summe 21."
"""The longest that is said of dice; it leaves one line for a reason."""


def test_every_reason_fits_beside_the_longest_state_of_the_dice(begin: Begin, qtbot: QtBot, cut: list[str]) -> None:
    """In German, in the narrowest card: with five seats on the smallest screen."""
    program = begin()
    program.window.resize(SIZES["small"])
    program.use(replace(program.settings, language="de"))
    program.start(NewGame("kribbeln", SEATS, {"start": 0}))
    qtbot.wait(5)
    card = program.window.game_page.panel.verdict
    known = [*vars(kribbeln_refusals).values(), *vars(refusals).values()]
    texts = [text for text in known if isinstance(text, Text) and text != refusals.REAL_DICE]
    assert len(texts) > 15
    for text in texts:
        card.say(SPREAD, False)
        card.tell(words(text(seat="Wilhelmine", number=7, space=4, bar=36, action="enter")))
        card.grab()
    assert cut == []
