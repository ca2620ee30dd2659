"""The help of Kniffel Dice Duel says what the rules engine does, in both languages, and its tips hold."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from help_tables import each_language, last_number, missing, rolls, tables, words

from kribbeln_desktop.core.texts import say
from kribbeln_desktop.core.three_rolls import Attempt
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.dice_duel_kinds import CHIPS_OF_A_KIND, DIE, KINDS
from kribbeln_desktop.games.dice_duel_state import DiceDuelState
from kribbeln_desktop.players.five_dice import payoff_of, solve

GAME = find_game("dice-duel")
BY_VALUE = {kind.value: kind for kind in KINDS}


def owning(chips: list[int], is_last: bool = False) -> DiceDuelState:
    """Two seats; the first owns chips of these values."""
    owned = tuple(chips.count(kind.value) for kind in KINDS)
    last_chip = 0 if is_last else -2
    return DiceDuelState(attempt=Attempt((DIE,) * 5), owned=(owned, (0,) * 7), last_chip=last_chip)


# -- rules


def test_there_are_28_chips_of_seven_kinds() -> None:
    assert len(KINDS) * CHIPS_OF_A_KIND == 28
    assert "28 chips that lie in the tray for all: seven kinds, four of each" in words("dice-duel", "en")
    assert "28 Chips, die für alle im Würfelteller liegen: sieben Sorten zu je vier" in words("dice-duel", "de")


@each_language
def test_rolls_fit_the_chips_that_the_table_says(language: str) -> None:
    rows = tables("dice-duel", language)[0]
    assert len(rows) == 6
    for roll, numbers, chips in rows:
        ((called, faces),) = rolls(roll)
        assert numbers == called
        values = tuple(map(int, faces))
        fitting = [kind for kind in KINDS if kind.fits(values)]
        told = [chip for chip in chips.split(" · ") if chip[-1].isdigit()]
        assert [last_number(chip) for chip in told] == [kind.value for kind in fitting]
        if language == "en":
            assert told == [f"{say(kind.label).lower()} {kind.value}" for kind in fitting]


def test_a_straight_is_never_a_flush_and_a_kniffel_always_is() -> None:
    flush, small = BY_VALUE[25].fits, BY_VALUE[20].fits
    every = [(a, b, c, d, e) for a in S for b in S for c in S for d in S for e in S]
    assert not any(flush(roll) and small(roll) for roll in every)
    assert all(flush((value,) * 5) for value in S)


S = range(1, 7)


@each_language
def test_bonuses_are_worth_what_the_table_says(language: str) -> None:
    all_kinds = [kind.value for kind in KINDS]
    earned = (
        owning(all_kinds).bonuses(0)["gold"],
        owning(all_kinds[1:]).bonuses(0)["silver"],
        owning([5, 5, 5, 5]).bonuses(0)["stacks"],
        owning([5], is_last=True).bonuses(0)["last-chip"],
    )
    assert [int(points) for _bonus, points, _for in tables("dice-duel", language)[1]] == list(earned)
    assert owning(all_kinds).bonuses(0)["silver"] == 0


@each_language
def test_reckonings_are_the_engines(language: str) -> None:
    rows = tables("dice-duel", language)[2]
    assert len(rows) == 4
    for chips, points in rows:
        values = [int(value) for value in re.findall(r"\d+", chips)]
        assert last_number(points) == owning(values, is_last="," in chips).totals()[0]
        first, second = map(int, re.findall(r"\d+", points.partition("=")[0]))
        assert first == sum(values)
        assert first + second == last_number(points)


def test_1000_is_all_that_there_is() -> None:
    everything = owning([kind.value for kind in KINDS] * CHIPS_OF_A_KIND, is_last=True)
    assert everything.totals()[0] == 1000
    chips = sum(kind.value for kind in KINDS) * CHIPS_OF_A_KIND
    stacks = everything.bonuses(0)["stacks"]
    assert f"all chips {chips}, gold 50, seven full stacks {stacks}, last chip 20" in words("dice-duel", "en")
    assert f"alle Chips {chips}, Gold 50, sieben volle Stapel {stacks}, Letzter Chip 20" in words("dice-duel", "de")


@each_language
def test_every_ruling_a_player_meets_is_told(language: str) -> None:
    sentences = {
        "en": (
            "If they fit several kinds, you choose one. One chip a turn, and one must be taken",
            "you get nothing",
            "even numbers are red, odd numbers are black",
            "a full house is three of a kind and two pairs, too, four alike are three, "
            "and a large straight is a small one",
            "**Two pairs are two different numbers**: four alike are not enough",
            "from the tray or from those that lie aside, but never from another player",
            "with three fresh rolls; after another Kniffel once more",
            "It counts when you stop",
            "one of the most valuable chips in the tray is put aside",
            "only a Kniffel can fetch it",
            "A chip that was fetched from aside counts as taken",
            "**at once when the tray is empty**, even in the middle of a round; an extra turn is lost then",
            "What lies aside is nobody’s",
            "If the last chip is put aside, nobody gets that bonus",
            "taking the last chip out of the tray, with a Kniffel, too",
            "the victory is shared",
            "those who tie roll again",
            "whether you stopped early or not",
            "**a Kniffel gives two chips**, each from the tray or from aside, but no extra turn",
            "Gold and silver do not add up",
            "if only one chip is left, it is one",
        ),
        "de": (
            "Passen sie zu mehreren Sorten, wählst du eine. Ein Chip je Zug, und einer muss es sein",
            "Du gehst leer aus",
            "Gerade Zahlen sind rot, ungerade schwarz",
            "Ein Full House ist auch ein Dreierpasch und 2 Paare, ein Viererpasch auch ein Dreierpasch, "
            "eine Große Straße auch eine Kleine",
            "**2 Paare sind zwei verschiedene Zahlen**: Vier gleiche genügen nicht",
            "aus dem Würfelteller oder von denen, die beiseiteliegen, aber nie von anderen",
            "mit drei neuen Würfen; nach einem weiteren Kniffel wieder",
            "Er gilt, wenn du aufhörst",
            "kommt einer der wertvollsten Chips aus dem Würfelteller beiseite",
            "nur ein Kniffel kann ihn holen",
            "Ein Chip, der von dort geholt wurde, gilt als genommen",
            "**sofort, wenn der Würfelteller leer ist**, auch mitten in einer Runde; "
            "ein zusätzlicher Zug verfällt dann",
            "Was beiseiteliegt, gehört niemandem",
            "Kommt der letzte Chip beiseite, so bekommt diesen Bonus niemand",
            "den letzten Chip aus dem Würfelteller nehmen, auch mit einem Kniffel",
            "ist der Sieg geteilt",
            "wer gleichauf liegt, wirft wieder",
            "ob du vorher aufgehört hast oder nicht",
            "**ein Kniffel gibt zwei Chips**, jeden aus dem Würfelteller oder von den beiseitegelegten, "
            "aber keinen zusätzlichen Zug",
            "Gold und Silber gibt es nicht zusammen",
            "ist nur noch einer da, bleibt es bei einem",
        ),
    }
    assert missing(sentences[language], "dice-duel", language) == []


# -- tips


@each_language
def test_what_one_aim_brings_is_exact(language: str) -> None:
    rows = tables("dice-duel_tips", language)[0]
    told = []
    for chip, chance, brings in rows:
        kind = BY_VALUE[last_number(chip)]
        exact = solve(payoff_of(kind.fits)).value
        assert chance == f"{100 * exact:.0f} %"
        told.append(float(brings.replace(",", ".")))
        assert told[-1] == pytest.approx(exact * kind.value, abs=0.05)
    assert len(rows) == len(KINDS)
    assert told == sorted(told, reverse=True)


@each_language
def test_chances_of_a_flush_are_exact(language: str) -> None:
    """Each die that is left has the colour in half of its rolls, and is kept then."""
    in_two = Fraction(3, 4)
    percent = [f"{round(100 * float(in_two**dice))} %" for dice in (2, 1)]
    assert percent == ["56 %", "75 %"]
    joined = {"en": "{} with two rolls, with four dice {}", "de": "in zwei Würfen {}, mit vieren {}"}[language]
    assert joined.format(*percent) in words("dice-duel_tips", language)
    assert {"en": "in 65 % of the turns", "de": "in 65 % der Züge"}[language] in words("dice-duel_tips", language)
    assert f"{100 * solve(payoff_of(BY_VALUE[25].fits)).value:.0f}" == "65"
