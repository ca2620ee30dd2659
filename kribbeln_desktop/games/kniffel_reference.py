"""Kniffel on one page: its rules in short, its boxes and what they give, the joker."""

from __future__ import annotations

from collections.abc import Iterator

from kribbeln_desktop.core.boxes import Box
from kribbeln_desktop.core.reference import (
    HIGHEST_BEGINS,
    ROLLING,
    THE_END,
    WHO_BEGINS,
    YOUR_TURN,
    Line,
    Reference,
    Section,
)
from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.core.texts import Text, mark, plain
from kribbeln_desktop.core.three_rolls import ROLLS
from kribbeln_desktop.games.kniffel_boxes import (
    BONUS,
    BONUS_FROM,
    BOXES,
    FIVE_OF_A_KIND,
    FOR_THE_BONUS,
    LOWER,
    UPPER,
    worth,
)
from kribbeln_desktop.games.kniffel_state import USUAL_FURTHER_FIVE

EXAMPLES = {
    "ones": "11463",
    "twos": "22256",
    "threes": "33314",
    "fours": "44426",
    "fives": "55132",
    "sixes": "66624",
    "three-of-a-kind": "44461",
    "four-of-a-kind": "22225",
    "full-house": "33355",
    "small-straight": "23451",
    "large-straight": "23456",
    "five-of-a-kind": "66666",
    "chance": "65332",
}
"""A roll for each box."""


def reference(dice: int, most: int) -> Reference:
    """The page for a game of so many dice and of up to ``most`` players."""
    rules = (_turn(), _joker(), _start(), _end())
    return Reference(_AIM(dice=dice, boxes=len(BOXES), most=most), rules, (_upper(), _lower()))


def _turn() -> Section:
    return Section(YOUR_TURN, (Line(ROLLING(rolls=ROLLS)), Line(_ENTER_RULE, _ENTER), Line(_STRIKE_RULE, _STRIKE)))


def _upper() -> Section:
    bonus = Line(_BONUS_RULE(sum=BONUS_FROM), _BONUS, worth=plain(str(BONUS)), area="plain")
    return Section(_UPPER, (*map(_box, UPPER), bonus, Line(_PACE(number=FOR_THE_BONUS, sum=BONUS_FROM))))


def _lower() -> Section:
    return Section(_LOWER, (*map(_box, LOWER), Line(_ENOUGH), Line(_TWO_NUMBERS)))


def _box(box: Box) -> Line:
    example = tuple(Glyph("die", pips) for pips in EXAMPLES[box.id])
    return Line(_RULES.get(box.id), box.label, box.symbol, example, worth(box), box.area)


def _joker() -> Section:
    extra = _EXTRA_RULE(points=FIVE_OF_A_KIND, extra=USUAL_FURTHER_FIVE)
    return Section(_JOKER, (Line(_WHEN), *_steps(_OWN_BOX, _ANY_LOWER, _STRIKE_UPPER), Line(extra, _EXTRA)))


def _steps(*texts: Text) -> Iterator[Line]:
    return (Line(text, symbol=(Glyph("disc", str(number)),)) for number, text in enumerate(texts, 1))


def _start() -> Section:
    return Section(WHO_BEGINS, (Line(HIGHEST_BEGINS),))


def _end() -> Section:
    return Section(THE_END, (Line(_END_RULE(rounds=len(BOXES))),))


_AIM = mark(
    "KniffelPage",
    "1–{most} players, {dice} dice, {boxes} boxes. In each round you fill one box of your sheet, with "
    "as many points as you can.",
)
_ENTER = mark("KniffelPage", "Enter:")
_ENTER_RULE = mark("KniffelPage", "choose a free box for what lies there. Each is filled once, in any order.")
_STRIKE = mark("KniffelPage", "Strike:")
_STRIKE_RULE = mark(
    "KniffelPage",
    "where the roll gives nothing, write 0. You may strike any free box, even if the roll fits another one.",
)
_UPPER = mark("KniffelPage", "Upper boxes: one number counts")
_BONUS = mark("KniffelPage", "Bonus")
_BONUS_RULE = mark("KniffelPage", "from a sum of {sum} on")
_PACE = mark("KniffelPage", "{number} dice of every number make {sum} exactly.")
_LOWER = mark("KniffelPage", "Lower boxes")
_RULES = {
    "three-of-a-kind": mark("KniffelPage", "at least three alike"),
    "four-of-a-kind": mark("KniffelPage", "at least four alike"),
    "full-house": mark("KniffelPage", "three alike and two others alike"),
    "small-straight": mark("KniffelPage", "at least four in a row"),
    "large-straight": mark("KniffelPage", "five in a row"),
    "five-of-a-kind": mark("KniffelPage", "all alike: a Kniffel"),
    "chance": mark("KniffelPage", "any roll"),
}
_ENOUGH = mark(
    "KniffelPage",
    "More than enough is enough: four alike are also three of a kind, five in a row also a small straight. The other "
    "dice may show anything.",
)
_TWO_NUMBERS = mark("KniffelPage", "A full house has two different numbers; five alike are one only as a joker.")
_JOKER = mark("KniffelPage", "Another Kniffel: the joker")
_WHEN = mark(
    "KniffelPage",
    "If your box Five of a kind is filled, be it with a 0, further five alike are a joker. It has to go, in this "
    "order:",
)
_OWN_BOX = mark("KniffelPage", "into the upper box of its number, while that is free;")
_ANY_LOWER = mark("KniffelPage", "into any free lower box, where it counts in full, also as full house or straight;")
_STRIKE_UPPER = mark("KniffelPage", "as a 0 into a free upper box.")
_EXTRA = mark("KniffelPage", "Extra points:")
_EXTRA_RULE = mark(
    "KniffelPage",
    "if {points} stands in Five of a kind, each joker gives {extra} besides, wherever it goes. They do not count for "
    "the bonus.",
)
_END_RULE = mark(
    "KniffelPage", "After {rounds} rounds the most points win, bonus and extra points included. A tie is shared."
)
