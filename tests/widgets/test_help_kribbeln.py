"""The help of Kribbeln says what the rules engine does, in both languages."""

from __future__ import annotations

import re
from statistics import mean

import pytest
from help_tables import each_language

from kribbeln_desktop.core.three_rolls import ROLLS
from kribbeln_desktop.games.kribbeln_examples import CHANCES, examples
from kribbeln_desktop.games.kribbeln_position import HIGHEST_TOTAL
from kribbeln_desktop.games.kribbeln_rows import KRIBBEL_ROWS
from kribbeln_desktop.games.kribbeln_scores import rank_points
from kribbeln_desktop.games.kribbeln_tasks import FACES, KINDS, SHEETS, colour_counts, load_dice, read_task
from kribbeln_desktop.players.odds import task_odds
from kribbeln_desktop.widgets.help_page import help_text


def rules(language: str) -> str:
    return help_text("kribbeln", language)


@each_language
def test_examples_of_points_are_what_the_engine_gives(language: str) -> None:
    rows = re.findall(r"^\| ([\dX· ]+) \| ([\d· ]+) \|$", rules(language), re.MULTILINE)
    assert len(rows) == 5
    for entries, points in rows:
        totals = [0 if entry == "X" else int(entry) for entry in entries.split(" · ")]
        assert list(rank_points(totals)) == [int(word) for word in points.split(" · ")]


def test_every_kind_of_task_stands_in_the_table_with_its_exact_chance() -> None:
    assert [read_task(text).kind for text in CHANCES] == list(KINDS)
    for text, chance in CHANCES.items():
        assert task_odds(text).three_rolls == pytest.approx(chance, abs=0.00006)
    for row, text in zip(examples(), CHANCES, strict=True):
        assert row.symbol == read_task(text).symbol()
        assert row.words == read_task(text).words()


@each_language
def test_numbers_of_the_game_are_told(language: str) -> None:
    text = rules(language)
    assert {"en": "three rolls", "de": "drei Würfe"}[language] in text
    assert ROLLS == 3
    assert f"after a {HIGHEST_TOTAL}" in text or f"nach einer {HIGHEST_TOTAL}" in text
    assert {"en": "Kribbel space 4", "de": "Kribbeln-Feld 4"}[language] in text
    assert len(KRIBBEL_ROWS) == 4
    assert len(SHEETS) == 6


@each_language
def test_what_is_said_of_the_dice_holds(language: str) -> None:
    dice = load_dice()["1"]
    assert all(len({face.motif for face in die}) == 6 for die in dice)
    greens = [face.pips for die in dice for face in die if face.motif == "g"]
    assert sorted(greens) == [1, 2, 3, 4, 5, 6]
    assert len({die[5].motif for die in dice}) == 6
    words = {"en": f"six of a colour are {sum(greens)} pips", "de": f"Sechs einer Farbe sind {sum(greens)} Augen"}
    assert words[language] in rules(language)


@pytest.mark.parametrize(
    ("task", "counts", "is_met"),
    [
        ("any-3", "rrrggg", False),
        ("two-pairs", "rrggbb", False),
        ("two-pairs", "rrrrgg", False),
        ("any-4", "rrrrgg", True),
        ("any-4", "rrrrgb", True),
        ("any-4", "rrrrrg", False),
        ("no-3", "rrrrgb", True),
        ("no-2", "rrrgby", True),
        ("equal y b", "rrrggg", True),
        ("all-different g o r", "kkkkkr", False),
        ("all-different g o r", "kkkgrr", True),
        ("more b g", "rrrrrb", True),
        ("most r", "rrkkgb", False),
        ("three-colours", "rrrrgb", True),
        ("three-colours", "rrggbb", True),
        ("exactly-1-without y g", "ykkkkk", True),
        ("exactly-2 r", "rrrkkk", False),
    ],
)
def test_what_is_said_of_the_tasks_holds(task: str, counts: str, is_met: bool) -> None:
    faces = [FACES[f"{number}{colour}"] for number, colour in enumerate(counts, 1)]
    assert read_task(task).is_met(colour_counts(faces)) is is_met


@each_language
def test_every_ruling_a_player_meets_is_told(language: str) -> None:
    text = " ".join(rules(language).split())
    words = {
        "en": (
            "spoil it by rolling again",
            "after whichever roll",
            "It must: no X and no Kribbel space",
            "equal is not enough",
            "after 18 and an X you need more than 18",
            "never gets an X",
            "without a roll",
            "lowest place they share",
            "first empty Kribbel space of that colour",
            "six fresh dice",
            "the leader begins the yellow and the blue area",
            "an X is lower than any number",
            "those still tied roll again",
            "the victory is shared",
            "sum of all totals",
            "need not rise",
            "until any die is rolled after it",
            "The same dice fall again",
            "commitment",
            "kribbeln verify FILE",
        ),
        "de": (
            "durch Weiterwürfeln verderben",
            "ganz gleich nach welchem Wurf",
            "kein X und kein Kribbeln-Feld",
            "gleich viel genügt nicht",
            "Nach 18 und einem X brauchst du mehr als 18",
            "dort steht also nie ein X",
            "ohne Wurf",
            "niedrigsten Platzes, den sie teilen",
            "erstes leeres Kribbeln-Feld dieser Farbe",
            "sechs frischen Würfeln",
            "den gelben und den blauen Bereich beginnt also, wer führt",
            "ein X ist niedriger als jede Zahl",
            "wer noch gleichauf liegt, wirft wieder",
            "ist der Sieg geteilt",
            "Summe aller eingetragenen Summen",
            "müssen nicht steigen",
            "bis danach irgendwer würfelt",
            "wieder dieselben Würfel",
            "Commitment",
            "kribbeln verify DATEI",
        ),
    }
    assert [sentence for sentence in words[language] if sentence not in text] == []


def test_the_rule_of_thumb_for_totals_is_the_best_one() -> None:
    """Keep what is above the average that further rolls bring."""
    left, kept = mean(range(1, 7)), []
    for _roll in range(ROLLS - 1):
        kept.append({pip for pip in range(1, 7) if pip > left})
        left = mean(max(pip, left) for pip in range(1, 7))
    assert kept == [{4, 5, 6}, {5, 6}]
    assert round(6 * left, 9) == 28
    assert "28" in help_text("kribbeln_tips", "en")
    assert "28" in help_text("kribbeln_tips", "de")


def test_an_unknown_language_gets_english() -> None:
    assert help_text("kribbeln", "fr") == help_text("kribbeln", "en")
