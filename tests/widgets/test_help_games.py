"""What the help of every game has: the same in both languages, rolls that can be, keys that work, exact chances."""

from __future__ import annotations

import re

import pytest
from help_tables import LANGUAGES, each_language, missing, rolls, tables, words
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QKeySequence

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.resources import resource_root
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.players.odds import box_odds
from kribbeln_desktop.widgets.actions import SPECS
from kribbeln_desktop.widgets.help_page import TASKS, help_text

FIVE_DICE = ("kniffel", "kniffel-kids", "dice-duel")
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_five_dice_game = pytest.mark.parametrize("game", [find_game(game_id) for game_id in FIVE_DICE], ids=FIVE_DICE)


def test_no_help_text_is_forgotten() -> None:
    found = {path.name for path in (resource_root() / "help").iterdir()}
    pages = [name for game in GAMES for name in (game.id, f"{game.id}_tips")]
    assert found == {f"{page}_{language}.md" for page in pages for language in LANGUAGES}


@each_game
@pytest.mark.parametrize("page", ["", "_tips"], ids=["rules", "tips"])
def test_both_languages_have_the_same_chapters_and_rolls(game: Game, page: str) -> None:
    texts = [help_text(game.id + page, language) for language in LANGUAGES]
    marks = [re.findall(r"^(#+|\||- |\d\.|    \S)|(roll:[\w-]+)", text, re.MULTILINE) for text in texts]
    assert marks[0] == marks[1]


@each_game
@each_language
def test_rules_have_one_table_of_what_can_be_rolled_for(game: Game, language: str) -> None:
    assert help_text(game.id, language).count(f"\n\n{TASKS}\n") == 1
    assert TASKS not in help_text(f"{game.id}_tips", language)


@each_game
@each_language
def test_the_number_of_players_is_told(game: Game, language: str) -> None:
    between = {"en": "to", "de": "bis"}[language]
    assert game.seats[0] == 1
    assert f"2 {between} {game.seats[-1]} " in words(game.id, language)


@each_five_dice_game
@each_language
def test_rolls_that_are_shown_can_be_rolled(game: Game, language: str) -> None:
    shown = [roll for table in tables(game.id, language) for row in table for cell in row for roll in rolls(cell)]
    assert len(shown) >= 6
    for called, faces in shown:
        assert len(faces) == game.dice
        assert set(faces) <= set(game.faces)
        if language == "en" or faces[0].isdigit():
            assert called.split() == faces


@pytest.mark.parametrize(
    ("game_id", "context", "table"),
    [
        ("kniffel", "Kniffel", 0),
        ("kniffel-kids", "KniffelKids", 0),
        ("dice-duel", "DiceDuel", 1),
        ("dice-duel_tips", "DiceDuel", 0),
    ],
)
def test_boxes_chips_and_bonuses_are_called_as_in_the_program(game_id: str, context: str, table: int) -> None:
    """In German as the catalogue calls what the English help names; a chip's value follows its name."""
    catalogue = QTranslator()
    assert catalogue.load(str(resource_root() / "i18n" / "kribbeln_de.qm"))
    rows = zip(*(tables(game_id, language)[table] for language in LANGUAGES), strict=True)
    for english, german in ((one[0].rstrip(" 0123456789"), other[0].rstrip(" 0123456789")) for one, other in rows):
        source = (english[0].upper() + english[1:]).replace("Full stack", "Full stacks")
        assert str(catalogue.translate(context, source)).replace("Volle Stapel", "Voller Stapel") == german


@each_game
def test_chances_are_exact(game: Game) -> None:
    """Told for three rolls; Kribbeln's are compared beside its tasks, a Kniffel has no box of its own in the duel."""
    told = [example.chance for example in game.examples() if example.chance is not None]
    exact = [box_odds(game, box).three_rolls for box in game.yes_or_no]
    assert told[: len(exact)] == pytest.approx(exact, abs=0.0000006)
    assert len(told) - len(exact) == {"kribbeln": 16, "dice-duel": 1}.get(game.id, 0)


KEYS = {
    "roll": ("R", "Space"),
    "aside-all": ("0", "A"),
    "undo": ("Z",),
    "block": ("B",),
    "help": ("F1", "?"),
}
GERMAN = {"Space": "Leertaste"}


@pytest.mark.usefixtures("qapp")
@each_five_dice_game
@each_language
def test_keys_that_are_told_are_those_of_the_program(game: Game, language: str) -> None:
    specs = {spec.id: [QKeySequence(key).toString() for key in spec.keys] for spec in SPECS}
    told = " ".join(row[-1] for row in tables(game.id, language)[-1])
    either = {"en": "or", "de": "oder"}[language]
    for action, keys in KEYS.items():
        assert set(keys) <= set(specs[action])
        named = f" {either} ".join(GERMAN.get(key, key) if language == "de" else key for key in keys)
        if action not in LEFT_OUT[game.id]:
            assert named in told
    assert f"1 {'to' if language == 'en' else 'bis'} {game.dice}" in told


LEFT_OUT = {"kniffel": (), "kniffel-kids": ("aside-all",), "dice-duel": ("block",)}
"""What a game's table does not tell: few keys for children, no block where there is none."""


@each_five_dice_game
@each_language
def test_what_holds_for_every_game_is_told(game: Game, language: str) -> None:
    sentences = {
        "en": (
            "You may stop after any roll" if game.id != "kniffel-kids" else "you may stop sooner",
            "clockwise",
            "until any die is rolled after it",
            "The same dice fall again",
            "commitment",
            "kribbeln verify FILE",
        ),
        "de": (
            "Aufhören darfst du nach jedem Wurf" if game.id != "kniffel-kids" else "darfst du früher aufhören",
            "im Uhrzeigersinn",
            "bis danach irgendwer würfelt",
            "wieder dieselben Würfel",
            "Commitment",
            "kribbeln verify DATEI",
        ),
    }
    assert missing(sentences[language], game.id, language) == []


@each_game
@each_language
def test_tips_tell_how_games_are_left_and_resumed(game: Game, language: str) -> None:
    sentences = {"en": "at any time. ", "de": "Aufhören kannst du jederzeit."}
    assert sentences[language] in words(f"{game.id}_tips", language)
