"""The help of Kniffel says what the rules engine does, in both languages."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product

from help_tables import each_language, last_number, missing, rolls, tables, words

from kribbeln_desktop.core.actions import Decision, Roll, Show
from kribbeln_desktop.core.dice import PLAIN_DIE
from kribbeln_desktop.core.patterns import Pattern, alike, is_full_house, straight
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.core.three_rolls import Attempt
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kniffel_boxes import BOXES, LOWER, UPPER
from kribbeln_desktop.games.kniffel_state import KniffelState
from kribbeln_desktop.players.five_dice import payoff_of, solve

GAME = find_game("kniffel")
PLACES = {box.id: place for place, box in enumerate(BOXES)}
UPPER_IDS, LOWER_IDS = ([box.id for box in part] for part in (UPPER, LOWER))


def position(value: int, **entries: int) -> KniffelState:
    """Five dice show ``value``, and these boxes are filled; ``_`` stands in their names for ``-``."""
    filled = {box_id.replace("_", "-"): entry for box_id, entry in entries.items()}
    own = tuple(filled.get(box.id) for box in BOXES)
    attempt = Attempt((PLAIN_DIE,) * 5, (PLAIN_DIE[value - 1],) * 5, 3)
    return KniffelState(attempt=attempt, entries=(own,), further_fives=(0,))


def brings(state: KniffelState, box_id: str) -> int:
    return state.apply_action(Decision("score", (box_id,))).totals()[0] - state.totals()[0]


def allowed(state: KniffelState) -> set[str]:
    return {offer.row for offer in state.offers() if offer.refusal is None}


# -- rules


@each_language
def test_rolls_give_what_the_table_says(language: str) -> None:
    rows = tables("kniffel", language)[0]
    ids = ["fours", *LOWER_IDS]
    assert len(rows) == len(ids)
    for (name, roll, points), box_id in zip(rows, ids, strict=True):
        box = BOXES[PLACES[box_id]]
        if language == "en":
            assert name == say(box.label)
        ((_called, faces),) = rolls(roll)
        assert last_number(points) == box.score(tuple(map(int, faces)))
        if "=" in points:
            assert sum(map(int, re.findall(r"\d+", points.partition("=")[0]))) == last_number(points)


ALL_LOWER = {box_id.replace("-", "_"): 0 for box_id in LOWER_IDS if box_id != "five-of-a-kind"}
JOKERS = (
    (position(4, five_of_a_kind=50), "fours", {"fours"}),
    (position(4, five_of_a_kind=50, fours=0), "full-house", set(LOWER_IDS) - {"five-of-a-kind"}),
    (position(4, five_of_a_kind=0, fours=0), "large-straight", set(LOWER_IDS) - {"five-of-a-kind"}),
    (position(4, five_of_a_kind=50, fours=0, **ALL_LOWER), "ones", set(UPPER_IDS) - {"fours"}),
    (position(4), "full-house", set(PLACES)),
)
"""The rows of the table of jokers: the position, the box that is named, and every box that is allowed."""


@each_language
def test_jokers_go_and_give_what_the_table_says(language: str) -> None:
    rows = tables("kniffel", language)[1]
    for (_five, _others, _goes, points), (state, box_id, boxes) in zip(rows, JOKERS, strict=True):
        assert allowed(state) == boxes
        assert brings(state, box_id) == sum(map(int, points.split(" + ")))


def test_the_rows_of_jokers_name_their_boxes() -> None:
    for (_five, _others, goes, _points), (_state, box_id, _boxes) in zip(
        tables("kniffel", "en")[1], JOKERS, strict=True
    ):
        label = say(BOXES[PLACES[box_id]].label)
        assert goes == "a free upper box" if box_id == "ones" else goes.startswith(label)


def test_the_most_is_thirteen_kniffels() -> None:
    """13 Kniffel = 50 + 105 + 35 + (30 + 30 + 25 + 30 + 40 + 30) + 12 x 50."""
    state = GAME.initial_state(1, {})
    numbers = [6, *range(1, 7), *[6] * 6]
    boxes = ["five-of-a-kind", *UPPER_IDS, *(box_id for box_id in LOWER_IDS if box_id != "five-of-a-kind")]
    for number, box_id in zip(numbers, boxes, strict=True):
        for action in (Roll((1, 2, 3, 4, 5)), Show((str(number),) * 5), Decision("score", (box_id,))):
            state = state.apply_action(action)
    assert state.is_over()
    assert state.totals() == (975,)
    for language in ("en", "de"):
        assert " 975" in words("kniffel", language)


def test_the_bonus_begins_at_63_and_is_not_helped_by_extra_points() -> None:
    three_of_each = dict(zip(UPPER_IDS, (3, 6, 9, 12, 15, 18), strict=True))
    assert sum(three_of_each.values()) == 63
    without_sixes = {box_id: n for box_id, n in three_of_each.items() if box_id != "sixes"}
    assert position(6, **three_of_each).bonus(0) == 35
    assert position(6, **{**without_sixes, "sixes": 17}).bonus(0) == 0
    joker = position(1, five_of_a_kind=50, **{**three_of_each, "sixes": 17})
    assert joker.apply_action(Decision("score", ("chance",))).totals()[0] - joker.totals()[0] == 5 + 50


def test_the_small_number_beside_the_sum_says_how_far_ahead() -> None:
    small = position(1, fours=16).sums(0)["upper-sum"].small
    assert small is not None
    assert say(small) == "+4"


def test_a_0_in_the_box_gives_a_joker_without_extra_points() -> None:
    state = position(4, five_of_a_kind=0)
    assert allowed(state) == {"fours"}
    assert brings(state, "fours") == 20


@each_language
def test_every_ruling_a_player_meets_is_told(language: str) -> None:
    sentences = {
        "en": (
            "thirteen rounds, thirteen boxes",
            "You may strike a box even though the roll fits another one",
            "nor roll without a free die",
            "four alike are three of a kind, too",
            "five in a row are a small straight, too",
            "two different numbers. Five alike are none, except as a joker",
            "**63 or more**, you get **35 points** besides, as soon as they do",
            "While your box Five of a kind is free, you may enter a Kniffel wherever you like",
            "so 0 in Full house and in the straights",
            "be it with 50 or with 0, every further Kniffel is a **joker**",
            "it must be that one",
            "An upper box is not allowed",
            "strike a free upper box",
            "wherever the joker goes, even for a struck box",
            "Extra points do not count towards the 63",
            "in the same order in every round",
            "those who tie roll again",
            "the victory is shared",
            "may give 100 extra points",
            "A computer waits a moment before its first roll",
        ),
        "de": (
            "dreizehn Runden, dreizehn Felder",
            "auch dann streichen, wenn der Wurf in ein anderes passt",
            "ohne einen freien Würfel lässt sich nicht würfeln",
            "Vier gleiche sind auch ein Dreierpasch",
            "fünf in Folge sind auch eine Kleine Straße",
            "zwei verschiedene Zahlen. Fünf gleiche sind keines, außer als Joker",
            "**63 oder mehr**, so bekommst du **35 Punkte** dazu, sobald es so weit ist",
            "Ist dein Feld Fünf Gleiche noch frei, darfst du einen Kniffel eintragen, wo du willst",
            "also 0 im Full House und in den Straßen",
            "ob mit 50 oder mit 0, so ist jeder weitere Kniffel ein **Joker**",
            "muss es dieses sein",
            "Ein oberes Feld ist dann nicht erlaubt",
            "streichst du ein freies oberes Feld",
            "wohin der Joker auch kommt, selbst für ein gestrichenes Feld",
            "Zusatzpunkte zählen nicht für die 63",
            "in jeder Runde in derselben Reihenfolge",
            "wer gleichauf liegt, wirft wieder",
            "ist der Sieg geteilt",
            "können 100 Zusatzpunkte geben",
            "Ein Computer wartet vor seinem ersten Wurf",
        ),
    }
    assert missing(sentences[language], "kniffel", language) == []


def test_the_variant_is_one_that_can_be_chosen() -> None:
    (further,) = (option for option in GAME.options if option.id == "further-five")
    assert {value for value, _title in further.choices} == {50, 100, 0}
    assert further.default == 50


# -- tips


def within(pattern: Pattern, kept: tuple[int, ...], times: int) -> str:
    """The chance, in per cent, that the other dice, rolled so many times, make it."""
    every = list(product(range(1, 7), repeat=5 - len(kept)))
    once = Fraction(sum(pattern((*kept, *rest)) for rest in every), len(every))
    return f"{round(100 * (1 - (1 - once) ** times))} %"


PROSPECTS: tuple[tuple[Pattern, tuple[int, ...]], ...] = (
    (straight(5), (2, 3, 4, 5)),
    (straight(5), (1, 2, 3, 4)),
    (is_full_house, (2, 2, 5, 5)),
    (alike(4), (6, 6, 6)),
)
"""In the order in which the tips tell their chances."""


@each_language
def test_chances_of_the_tips_are_exact(language: str) -> None:
    exact = [within(pattern, kept, times) for pattern, kept in PROSPECTS for times in (1, 2)]
    assert re.findall(r"\d+ %", words("kniffel_tips", language)) == exact
    assert within(straight(5), (2, 3, 5, 6), 2) == within(straight(5), (1, 2, 3, 4), 2)


def test_one_turn_in_22_that_aims_at_a_kniffel_has_one() -> None:
    assert round(1 / solve(payoff_of(alike(5))).value) == 22
    assert "only 1 of 22 turns" in words("kniffel_tips", "en")
    assert "nur in 1 von 22 Zügen" in words("kniffel_tips", "de")
