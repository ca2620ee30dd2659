"""Kniffel Dice Duel's combinations as the rule text states them: which dice must be among the five.

Nothing of the program is used. Dice are written as a word of digits, such as ``24462``.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

VALUES = {
    "two-pairs": 5,
    "three-of-a-kind": 10,
    "small-straight": 20,
    "flush": 25,
    "full-house": 30,
    "four-of-a-kind": 40,
    "large-straight": 50,
}
RED, BLACK = "246", "135"
"""Even numbers are printed red, odd ones black."""

WANTED: dict[str, list[str]] = {
    "two-pairs": [f"{a}{a}{b}{b}" for a in "123456" for b in "123456" if a != b],
    "three-of-a-kind": [a * 3 for a in "123456"],
    "small-straight": ["1234", "2345", "3456"],
    "flush": ["".join(dice) for colour in (RED, BLACK) for dice in product(colour, repeat=5)],
    "full-house": [f"{a}{a}{a}{b}{b}" for a in "123456" for b in "123456" if a != b],
    "four-of-a-kind": [a * 4 for a in "123456"],
    "large-straight": ["12345", "23456"],
}
"""Dice that must be among the five for a kind; those besides are free."""
_MULTISETS = {
    kind: list({tuple(sorted(dice)): Counter(dice) for dice in some}.values()) for kind, some in WANTED.items()
}

ROLLS = ["".join(dice) for dice in product("123456", repeat=5)]
"""All 7,776."""


def fits(kind: str, dice: str) -> bool:
    """Whether five dice give the chip, a Kniffel left out."""
    return kind in _found("".join(sorted(dice)))


@cache
def _found(dice: str) -> set[str]:
    lying = Counter(dice)
    return {kind for kind, some in _MULTISETS.items() if any(wanted <= lying for wanted in some)}


def is_kniffel(dice: str) -> bool:
    return dice[0] * 5 == dice


def given(dice: str) -> set[str]:
    """The kinds that may be taken from a full tray."""
    return {kind for kind in VALUES if is_kniffel(dice) or fits(kind, dice)}
