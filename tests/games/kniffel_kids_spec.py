"""What a roll of five animals is worth in each box, said of the dice themselves; nothing of the program is used."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations

ANIMALS = ("duck", "lion", "mouse", "cat", "dog", "elephant")
COMBINED = {"three-of-a-kind": 2, "two-pairs": 3, "full-house": 4, "five-different": 5, "five-of-a-kind": 10}
BOXES = (*ANIMALS, *COMBINED)
HIGHEST = 54
"""Six animals five times, and every combination: 6 × 5 + 2 + 3 + 4 + 5 + 10."""

BEST = {animal: " ".join([animal] * 5) for animal in ANIMALS} | {
    "three-of-a-kind": "cat dog cat duck cat",
    "two-pairs": "lion mouse duck mouse lion",
    "full-house": "dog duck dog duck dog",
    "five-different": "elephant dog cat mouse lion",
    "five-of-a-kind": "mouse mouse mouse mouse mouse",
}
"""For each box a roll that gives all it can."""
NOTHING = {
    **dict.fromkeys(("mouse", "elephant", *COMBINED), "duck duck lion cat dog"),
    **dict.fromkeys(("duck", "lion", "cat", "dog"), "mouse elephant elephant mouse elephant"),
}
"""For each box a roll that gives nothing there."""


def worth(box: str, dice: Sequence[str]) -> int:
    """The points of five dice in a box."""
    if box in ANIMALS:
        return sum(1 for die in dice if die == box)
    return COMBINED[box] if has(box, dice) else 0


def has(box: str, dice: Sequence[str]) -> bool:
    """Whether some order of the dice is the combination."""
    return _has(box, tuple(sorted(dice)))


@cache
def _has(box: str, dice: tuple[str, ...]) -> bool:
    match box:
        case "three-of-a-kind":
            return any(a == b == c for a, b, c in combinations(dice, 3))
        case "two-pairs":
            return any(a == b != c == d for a, b, c, d, _ in permutations(dice))
        case "full-house":
            return any(a == b == c != d == e for a, b, c, d, e in permutations(dice))
        case "five-different":
            return not any(a == b for a, b in combinations(dice, 2))
        case "five-of-a-kind":
            return all(a == b for a, b in combinations(dice, 2))
    raise KeyError(box)
