"""The dice and the sixteen tasks, written a second time from the rule text and by other means than the program's.

Dice are strings of colour letters here: ``"bbbygr"`` are three blue dice, a yellow, a green and a red one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import groupby, product

COLOURS = ("r", "o", "y", "g", "b", "k")

DICE_MAP = """
    black  green  blue   orange yellow red
    green  blue   orange yellow red    black
    blue   orange yellow red    black  green
    orange yellow red    black  green  blue
    yellow red    black  green  blue   orange
    red    black  green  blue   orange yellow
"""
"""One die a line, the colours of its 1 to 6: the table that hobby source and reviews agree on."""

LETTERS = {"red": "r", "orange": "o", "yellow": "y", "green": "g", "blue": "b", "black": "k"}
MAP = [[LETTERS[name] for name in line.split()] for line in DICE_MAP.strip().splitlines()]


def shape(dice: str) -> str:
    """How the dice fall into colours, largest group first: ``"bbbygr"`` has the shape ``3111``."""
    return "".join(sorted((str(len(list(group))) for _, group in groupby(sorted(dice))), reverse=True))


FREE = {
    "any-3": {"321", "3111"},
    "no-3": {"6", "51", "42", "411", "222", "2211", "21111", "111111"},
    "two-pairs": {"2211"},
    "any-4": {"42", "411"},
    "three-colours": {"411", "321", "222"},
    "no-2": {"6", "51", "411", "33", "3111", "111111"},
}
"""The eleven shapes of six dice, sorted by hand into what fulfils each free task."""


def without(dice: str, colour: str) -> str:
    return dice.replace(colour, "")


def taken(dice: str, colour: str) -> int:
    """How many dice go when all of one colour are taken away."""
    return len(dice) - len(without(dice, colour))


NAMED: dict[str, Callable[..., bool]] = {
    "none": lambda dice, *named: set(dice).isdisjoint(named),
    "exactly-1": lambda dice, a: sorted(dice).count(a) == 1,
    "exactly-2": lambda dice, a: a in dice and a in dice.replace(a, "", 1) and a not in dice.replace(a, "", 2),
    "exactly-1-without": lambda dice, a, b: b not in dice and len(without(dice, a)) == 5,
    "more": lambda dice, a, b: taken(dice, a) - taken(dice, b) > 0,
    "equal": lambda dice, a, b: taken(dice, a) - taken(dice, b) == 0,
    "different": lambda dice, a, b: len(without(dice, a)) != len(without(dice, b)),
    "all-different": lambda dice, a, b, c: (
        taken(dice, a) != taken(dice, b) and taken(dice, b) != taken(dice, c) and taken(dice, a) != taken(dice, c)
    ),
    "most": lambda dice, a: all(taken(dice, a) > taken(dice, other) for other in "roygbk" if other != a),
}


def fulfils(task: str, dice: str) -> bool:
    """Whether dice of these colours fulfil the task as it is written on the sheets."""
    word, *named = task.split(" ")
    return shape(dice) in FREE[word] if word in FREE else NAMED[word](dice, *named)


@cache
def all_throws() -> tuple[tuple[tuple[int, ...], str], ...]:
    """All 46 656 throws of the six dice: their pips and their colours."""
    return tuple(
        (pips, "".join(MAP[die][pip - 1] for die, pip in enumerate(pips))) for pips in product(range(1, 7), repeat=6)
    )


def faces(pips: tuple[int, ...], dice: str) -> str:
    return " ".join(f"{pip}{colour}" for pip, colour in zip(pips, dice, strict=True))


@cache
def throw(task: str, total: int, met: bool | None = None) -> str:
    """Faces that the six dice can show, with this total, that fulfil the task, fail it, or (None) either."""
    for pips, dice in all_throws():
        if sum(pips) == total and met in (None, fulfils(task, dice)):
            return faces(pips, dice)
    raise LookupError(f"no throw of {total} makes {task} {met}")


def coloured(dice: str) -> str:
    """The faces that show these colours, die by die: each die has each colour once."""
    return faces(tuple(MAP[die].index(colour) + 1 for die, colour in enumerate(dice)), dice)


def pips_of(shown: str) -> int:
    """The total of faces such as ``3k 1b``."""
    return sum(int(face[0]) for face in shown.split())
