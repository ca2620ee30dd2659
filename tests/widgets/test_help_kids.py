"""The help of Kniffel Kids says what the rules engine does, in both languages, and its tips hold."""

from __future__ import annotations

from functools import cache

import numpy as np
from help_tables import each_language, last_number, missing, rolls, tables, words

from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kniffel_kids_boxes import BOXES, FACES
from kribbeln_desktop.players.five_dice import ROLLS, follow, payoff_of, solve
from kribbeln_desktop.players.turn_solver import Floats

GAME = find_game("kniffel-kids")
VALUES = {animal: value for value, animal in enumerate(FACES, 1)}
SHOWN = ("duck", "elephant", *[box.id for box in BOXES][6:])
BY_ID = {box.id: box for box in BOXES}


# -- rules


@each_language
def test_rolls_give_what_the_table_says(language: str) -> None:
    for (name, roll, points), box_id in zip(tables("kniffel-kids", language)[0], SHOWN, strict=True):
        if language == "en":
            assert name == say(BY_ID[box_id].label)
        ((_called, faces),) = rolls(roll)
        assert last_number(points) == BY_ID[box_id].score([VALUES[face] for face in faces])


def test_54_is_the_most_and_eleven_turns_are_all() -> None:
    assert sum(max(box.score(roll) for roll in ROLLS) for box in BOXES) == 54
    assert len(BOXES) == 11
    for language, number in (("en", "eleven"), ("de", "elf")):
        assert " 54 " in words("kniffel-kids", language)
        assert number in words("kniffel-kids", language)


def test_a_second_animal_kniffel_gives_what_is_told() -> None:
    five_lions = [VALUES["lion"]] * 5
    gives = {box.id: box.score(five_lions) for box in BOXES if box.id != "five-of-a-kind"}
    assert {box_id: points for box_id, points in gives.items() if points} == {"lion": 5, "three-of-a-kind": 2}


def test_four_alike_are_no_two_pairs_but_a_triplet_and_a_pair_are() -> None:
    assert BY_ID["two-pairs"].score((1, 1, 1, 1, 2)) == 0
    assert BY_ID["two-pairs"].score((1, 1, 1, 2, 2)) == 3
    assert BY_ID["three-of-a-kind"].score((1, 1, 1, 1, 2)) == 2


def test_a_sheet_takes_five_games() -> None:
    assert GAME.games_on_a_sheet == 5
    assert "five columns" in words("kniffel-kids", "en")
    assert "fünf Spalten" in words("kniffel-kids", "de")


@each_language
def test_every_ruling_a_player_meets_is_told(language: str) -> None:
    sentences = {
        "en": (
            "You need not be able to read",
            "You fill each box only once",
            "are four or five alike, too",
            "**Four alike are not two pairs**, and five alike are neither two pairs nor a triplet and a pair",
            "A triplet and a pair are two pairs, too",
            "**Any free box may be chosen**, also one that gives less, and also for a 0",
            "gives nothing extra: 5 in the animal’s own box, 2 as three of a kind, or a 0 elsewhere",
            "**There is no bonus** for the six animals, and no joker",
            "the youngest",
            "they win together",
            "**Practice alone**",
        ),
        "de": (
            "Lesen können musst du nicht",
            "In jedes Feld kommt nur einmal etwas",
            "sind auch vier oder fünf gleiche",
            "**Vier gleiche sind nicht zwei Paare**, und fünf gleiche sind weder zwei Paare noch Drilling und Paar",
            "Drilling und Paar sind auch zwei Paare",
            "**Jedes freie Feld darf gewählt werden**, auch eines, das weniger gibt, und auch für eine 0",
            "gibt nichts dazu: 5 im Feld des Tiers, 2 als Drei Gleiche oder anderswo eine 0",
            "**Einen Bonus** für die sechs Tiere gibt es nicht, einen Joker auch nicht",
            "das jüngste Kind",
            "gewinnen sie zusammen",
            "**Allein üben**",
        ),
    }
    assert missing(sentences[language], "kniffel-kids", language) == []


# -- tips: the game of one child, solved backwards over what is filled


@cache
def best_play() -> tuple[Floats, float]:
    """What is to be expected from every set of filled boxes on, and how often the Animal Kniffel ends as a 0."""
    scores = np.array([[box.score(roll) for roll in ROLLS] for box in BOXES], dtype=np.float64)
    strikes = (scores == 0) & np.array([[box.id == "five-of-a-kind"] for box in BOXES])
    expected, struck = np.zeros(2 << 10), np.zeros(2 << 10)
    for filled in range(len(expected) - 2, -1, -1):
        free = [place for place in range(len(BOXES)) if not filled >> place & 1]
        after = [filled | 1 << place for place in free]
        choices = scores[free] + expected[after, np.newaxis]
        chosen = choices.argmax(axis=0)
        payoff = (strikes[free] + struck[after, np.newaxis])[chosen, np.arange(len(ROLLS))]
        turn = solve(choices.max(axis=0))
        expected[filled], struck[filled] = turn.value, follow(turn, payoff).value
    return expected, float(struck[0])


def test_best_play_gets_34_and_loses_the_kniffel_in_two_games_of_three() -> None:
    expected, struck = best_play()
    assert round(expected[0], 6) == 33.931936  # solved before by another program
    assert round(3 * struck) == 2
    assert "gets 34 points on average" in words("kniffel-kids_tips", "en")
    assert "in two games out of three" in words("kniffel-kids_tips", "en")
    assert "im Schnitt 34 Punkte" in words("kniffel-kids_tips", "de")
    assert "in zwei von drei Spielen" in words("kniffel-kids_tips", "de")


def test_three_alike_are_best_in_the_animals_own_box() -> None:
    expected, _struck = best_play()

    def worth(place: int, roll: tuple[int, ...]) -> float:
        return BOXES[place].score(roll) + float(expected[1 << place])

    triplet = next(place for place, box in enumerate(BOXES) if box.id == "three-of-a-kind")
    for animal in range(6):
        roll = (animal + 1, animal + 1, animal + 1, (animal + 1) % 6 + 1, (animal + 2) % 6 + 1)
        assert worth(animal, roll) > worth(triplet, roll)


def test_how_often_is_told_as_it_is() -> None:
    chances = {box_id: solve(payoff_of(fits)).value for box_id, fits in GAME.yes_or_no.items()}
    assert round(2 * chances["five-different"]) == 1
    assert round(1 / chances["five-of-a-kind"]) == 22
    assert "about every second time" in words("kniffel-kids_tips", "en")
    assert "etwa jedes zweite Mal" in words("kniffel-kids_tips", "de")
    assert "about 1 of 22 turns" in words("kniffel-kids_tips", "en")
    assert "in etwa 1 von 22 Zügen" in words("kniffel-kids_tips", "de")
