"""Kniffel Dice Duel's dice, its seven kinds of chips and what is paid besides."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.dice import SIDES, Die, Face
from kribbeln_desktop.core.patterns import (
    Pattern,
    alike,
    is_full_house,
    is_one_parity,
    is_two_pairs,
    straight,
)
from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.core.texts import Text, mark

DICE = 5
CHIPS_OF_A_KIND = 4

GOLD = 50
"""For chips of all kinds; it replaces silver (D16)."""
SILVER = 20
"""For chips of all kinds but one."""
FULL_STACK = 30
"""For all chips of a kind, each kind again (D17)."""
LAST_CHIP = 20
"""For taking the last chip out of the tray (D14, D15)."""
MARK = 1000
"""What a single player can reach at most (D23)."""

TAKE = "take"
ASIDE = "aside"
PASS = Decision("pass")

_RED = mark("DiceDuel", "red {number}")
_BLACK = mark("DiceDuel", "black {number}")


def _face(number: int) -> Face:
    words, motif = (_BLACK, "k") if number % 2 else (_RED, "r")
    return Face(str(number), number, words(number=number), motif)


DIE: Die = tuple(_face(number) for number in range(1, SIDES + 1))
"""All five dice are alike: even numbers are red, odd ones black (D20)."""


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """A kind of chips, and the dice that it is taken for."""

    id: str
    value: int
    fits: Pattern
    label: Text
    words: Text
    """What the dice must show."""
    missing: Text
    """The dice do not show it, as a sentence."""
    pattern: tuple[Glyph, ...]

    @property
    def symbol(self) -> tuple[Glyph, ...]:
        """The chip, and what it is taken for."""
        return (Glyph("chip", str(self.value)), *self.pattern)

    @property
    def take(self) -> Decision:
        """To take one from the tray."""
        return Decision(TAKE, (self.id,))

    @property
    def take_aside(self) -> Decision:
        """To take one that was put aside."""
        return Decision(TAKE, (self.id, ASIDE))


KINDS: tuple[Kind, ...] = (
    Kind(
        "two-pairs",
        5,
        is_two_pairs,
        mark("DiceDuel", "Two pairs"),
        mark("DiceDuel", "two pairs of different numbers"),
        mark("DiceDuel", "The dice do not show two pairs."),
        (Glyph("alike", "aabb"),),
    ),
    Kind(
        "three-of-a-kind",
        10,
        alike(3),
        mark("DiceDuel", "Three of a kind"),
        mark("DiceDuel", "at least three alike"),
        mark("DiceDuel", "The dice do not show three of a kind."),
        (Glyph("alike", "aaa"),),
    ),
    Kind(
        "small-straight",
        20,
        straight(4),
        mark("DiceDuel", "Small straight"),
        mark("DiceDuel", "at least four in a row"),
        mark("DiceDuel", "The dice do not show a small straight."),
        (Glyph("steps", "4"),),
    ),
    Kind(
        "flush",
        25,
        is_one_parity,
        mark("DiceDuel", "Flush"),
        mark("DiceDuel", "all red (even) or all black (odd)"),
        mark("DiceDuel", "The dice do not show a flush."),
        (Glyph("tile", "r"), Glyph("word", "/"), Glyph("tile", "k")),
    ),
    Kind(
        "full-house",
        30,
        is_full_house,
        mark("DiceDuel", "Full house"),
        mark("DiceDuel", "three alike and two others alike"),
        mark("DiceDuel", "The dice do not show a full house."),
        (Glyph("alike", "aaabb"),),
    ),
    Kind(
        "four-of-a-kind",
        40,
        alike(4),
        mark("DiceDuel", "Four of a kind"),
        mark("DiceDuel", "at least four alike"),
        mark("DiceDuel", "The dice do not show four of a kind."),
        (Glyph("alike", "aaaa"),),
    ),
    Kind(
        "large-straight",
        50,
        straight(5),
        mark("DiceDuel", "Large straight"),
        mark("DiceDuel", "five in a row"),
        mark("DiceDuel", "The dice do not show a large straight."),
        (Glyph("steps", "5"),),
    ),
)
"""In ascending order of their value. What two pairs are (D2) is said by ``is_two_pairs`` alone."""

PLACES = {kind.id: place for place, kind in enumerate(KINDS)}
MOVES: tuple[Decision, ...] = (
    *(kind.take for kind in KINDS),
    *(kind.take_aside for kind in KINDS),
    PASS,
)
"""Every decision that there is."""

is_kniffel = cache(alike(DICE))


@cache
def shown(values: tuple[int, ...]) -> tuple[Kind, ...]:
    """The kinds that the dice fit, in ascending order of their value."""
    return tuple(kind for kind in KINDS if kind.fits(values))


def kind_of(take: Decision) -> Kind:
    """The kind that a decision takes."""
    return KINDS[PLACES[take.objects[0]]]
