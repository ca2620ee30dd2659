"""Patterns that the games of five dice share. A roll is a sequence of values 1 to 6, in any order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kribbeln_desktop.core.dice import SIDES

Values = Sequence[int]
Pattern = Callable[[Values], bool]


def groups(values: Values) -> tuple[int, ...]:
    """How many dice show the same, the most first: (3, 2) for a full house."""
    return tuple(sorted(filter(None, map(values.count, range(1, SIDES + 1))), reverse=True))


def alike(dice: int) -> Pattern:
    """At least ``dice`` dice show the same."""
    return lambda values: groups(values)[0] >= dice


def is_two_pairs(values: Values) -> bool:
    """Two different values stand there at least twice each: four alike are no two pairs (D2, C2), 3 + 2 are (C3)."""
    return sum(group >= 2 for group in groups(values)) >= 2


def is_full_house(values: Values) -> bool:
    """Three of one value and two of another."""
    return groups(values) == (3, 2)


def straight(dice: int) -> Pattern:
    """At least ``dice`` values in a row."""
    runs = [set(range(start, start + dice)) for start in range(1, SIDES - dice + 2)]
    return lambda values: any(run <= set(values) for run in runs)


def is_one_parity(values: Values) -> bool:
    """All even or all odd."""
    return len({value % 2 for value in values}) == 1


def are_all_different(values: Values) -> bool:
    """No value stands there twice."""
    return len(set(values)) == len(values)
