"""Kniffel's boxes, written a second time from the rule text and by other means than the program's.

A roll is a string of five digits here: ``"33355"`` is a full house.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations_with_replacement, product

UPPER = {"ones": "1", "twos": "2", "threes": "3", "fours": "4", "fives": "5", "sixes": "6"}
LOWER = (
    "three-of-a-kind",
    "four-of-a-kind",
    "full-house",
    "small-straight",
    "large-straight",
    "five-of-a-kind",
    "chance",
)
BOXES = (*UPPER, *LOWER)
FIVE = "five-of-a-kind"
JOKER_WORTH = {"full-house": 25, "small-straight": 30, "large-straight": 40}

LOOKS_LIKE = {
    "three-of-a-kind": r".*(.)\1\1.*",
    "four-of-a-kind": r".*(.)\1\1\1.*",
    "full-house": r"(.)\1\1(?!\1)(.)\2|(.)\3(?!\3)(.)\4\4",
    "small-straight": r"11?22?33?44?.?|.?22?33?44?55?|.?33?44?55?66?",
    "large-straight": r"12345|23456",
    "five-of-a-kind": r"(.)\1\1\1\1",
}
"""What the sorted dice of each box look like, read from left to right."""

FIXED = {"full-house": 25, "small-straight": 30, "large-straight": 40, "five-of-a-kind": 50}


def fits(box: str, roll: str) -> bool:
    """Whether a roll is what the box asks for."""
    return re.fullmatch(LOOKS_LIKE[box], "".join(sorted(roll))) is not None


def pips(roll: str) -> int:
    return sum(map(int, roll))


def score(box: str, roll: str) -> int:
    """What a roll gives in a box, jokers aside."""
    if box in UPPER:
        return pips("".join(re.findall(UPPER[box], roll)))
    if box == "chance":
        return pips(roll)
    return FIXED.get(box, pips(roll)) if fits(box, roll) else 0


def all_rolls() -> tuple[str, ...]:
    """All 7 776 rolls."""
    return tuple(map("".join, product("123456", repeat=5)))


@cache
def chance(box: str, rolls: int, kept: str = "") -> float:
    """The chance that ``rolls`` rolls bring the box, the first of all dice but ``kept``, playing for nothing else."""
    falls = ["".join(sorted(kept + "".join(fallen))) for fallen in product("123456", repeat=5 - len(kept))]
    return sum(best(box, rolls - 1, fallen) for fallen in falls) / len(falls)


@cache
def best(box: str, rolls: int, roll: str) -> float:
    """The chance with this (sorted) roll and so many rolls left, keeping what is best."""
    if rolls == 0:
        return float(fits(box, roll))
    keeps = {"".join(die for die, is_kept in zip(roll, mask, strict=True) if is_kept) for mask in MASKS}
    return max(chance(box, rolls, keep) if len(keep) < 5 else best(box, rolls - 1, roll) for keep in keeps)


MASKS = tuple(product((True, False), repeat=5))
SORTED_ROLLS = tuple(map("".join, combinations_with_replacement("123456", 5)))
"""The 252 rolls that differ when dice are alike."""
