"""Kniffel's sheet: its boxes with what a roll gives in each, and the rows that are reckoned from them."""

from __future__ import annotations

from collections.abc import Callable

from kribbeln_desktop.core.boxes import Box, Sum
from kribbeln_desktop.core.patterns import Pattern, Values, alike, is_full_house, straight
from kribbeln_desktop.core.sheet import Glyph, RowKind
from kribbeln_desktop.core.texts import Text, mark, plain

FULL_HOUSE, SMALL_STRAIGHT, LARGE_STRAIGHT, FIVE_OF_A_KIND = 25, 30, 40, 50
BONUS, BONUS_FROM = 35, 63
FOR_THE_BONUS = 3
"""So many dice in every upper box make exactly ``BONUS_FROM``."""

is_five_of_a_kind = alike(5)
"""All dice show the same."""


def _only(number: int) -> Callable[[Values], int]:
    return lambda values: number * values.count(number)


def _all_if(pattern: Pattern) -> Callable[[Values], int]:
    return lambda values: sum(values) if pattern(values) else 0


def _fixed(points: int, pattern: Pattern) -> Callable[[Values], int]:
    return lambda values: points if pattern(values) else 0


def _upper(number: int, box_id: str, label: Text) -> Box:
    words = _ONLY(box=label, number=number)
    return Box(box_id, "yellow", label, words, (Glyph("die", str(number)),), _only(number))


def _sum_box(box_id: str, dice: int, label: Text, words: Text) -> Box:
    pattern = alike(dice)
    return Box(box_id, "blue", label, words, (Glyph("alike", "a" * dice),), _all_if(pattern), pattern)


def _fixed_box(box_id: str, glyph: Glyph, points: int, pattern: Pattern, texts: tuple[Text, Text]) -> Box:
    label, words = texts
    return Box(box_id, "blue", label, words(points=points), (glyph,), _fixed(points, pattern), pattern)


_ONLY = mark("Kniffel", "{box}: the sum of all dice that show {number}")
_FIVE = mark("Kniffel", "Five of a kind")

UPPER = (
    _upper(1, "ones", mark("Kniffel", "Ones")),
    _upper(2, "twos", mark("Kniffel", "Twos")),
    _upper(3, "threes", mark("Kniffel", "Threes")),
    _upper(4, "fours", mark("Kniffel", "Fours")),
    _upper(5, "fives", mark("Kniffel", "Fives")),
    _upper(6, "sixes", mark("Kniffel", "Sixes")),
)
"""The upper boxes, in the order of their numbers."""

LOWER = (
    _sum_box(
        "three-of-a-kind",
        3,
        mark("Kniffel", "Three of a kind"),
        mark("Kniffel", "Three of a kind: at least three dice alike, the sum of all dice"),
    ),
    _sum_box(
        "four-of-a-kind",
        4,
        mark("Kniffel", "Four of a kind"),
        mark("Kniffel", "Four of a kind: at least four dice alike, the sum of all dice"),
    ),
    _fixed_box(
        "full-house",
        Glyph("alike", "aaabb"),
        FULL_HOUSE,
        is_full_house,
        (
            mark("Kniffel", "Full house"),
            mark("Kniffel", "Full house: three dice alike and the two others alike, {points} points"),
        ),
    ),
    _fixed_box(
        "small-straight",
        Glyph("steps", "4"),
        SMALL_STRAIGHT,
        straight(4),
        (
            mark("Kniffel", "Small straight"),
            mark("Kniffel", "Small straight: at least four numbers in a row, {points} points"),
        ),
    ),
    _fixed_box(
        "large-straight",
        Glyph("steps", "5"),
        LARGE_STRAIGHT,
        straight(5),
        (mark("Kniffel", "Large straight"), mark("Kniffel", "Large straight: five numbers in a row, {points} points")),
    ),
    _fixed_box(
        "five-of-a-kind",
        Glyph("alike", "aaaaa"),
        FIVE_OF_A_KIND,
        is_five_of_a_kind,
        (_FIVE, mark("Kniffel", "Five of a kind: all five dice alike, {points} points")),
    ),
    Box(
        "chance",
        "blue",
        mark("Kniffel", "Chance"),
        mark("Kniffel", "Chance: the sum of all dice, whatever they show"),
        (Glyph("word", "Σ"),),
        sum,
    ),
)
"""The lower boxes, from top to bottom."""

BOXES = (*UPPER, *LOWER)

IN_FULL = {"full-house": FULL_HOUSE, "small-straight": SMALL_STRAIGHT, "large-straight": LARGE_STRAIGHT}
"""What a joker gives where five alike would not count otherwise."""


def worth(box: Box) -> Text:
    """What a box gives, in few words."""
    if box in UPPER:
        return _FOR_EACH(points=UPPER.index(box) + 1)
    fixed = {**IN_FULL, "five-of-a-kind": FIVE_OF_A_KIND}
    return plain(str(fixed[box.id])) if box.id in fixed else _ALL_PIPS


_FOR_EACH = mark("Kniffel", "{points} for each die")
_ALL_PIPS = mark("Kniffel", "sum of all dice")

PLAN: tuple[Box | Sum, ...] = (
    *UPPER,
    Sum(
        "upper-sum",
        RowKind.SUBTOTAL,
        "plain",
        mark("Kniffel", "Sum"),
        mark("Kniffel", "Sum of Ones to Sixes; three of each number make {points}")(points=BONUS_FROM),
    ),
    Sum(
        "upper-bonus",
        RowKind.BONUS,
        "plain",
        mark("Kniffel", "Bonus"),
        mark("Kniffel", "Bonus: {points} points from a sum of {sum} on")(points=BONUS, sum=BONUS_FROM),
    ),
    *LOWER,
    Sum(
        "further-fives",
        RowKind.BONUS,
        "plain",
        mark("Kniffel", "Further five alike"),
        mark("Kniffel", "Further five alike: extra points for each once {points} stands in the box “{box}”")(
            points=FIVE_OF_A_KIND, box=_FIVE
        ),
    ),
    Sum("total", RowKind.TOTAL, "plain", mark("Kniffel", "Total"), mark("Kniffel", "Total of all points so far")),
)
"""The rows of the sheet, from top to bottom."""
