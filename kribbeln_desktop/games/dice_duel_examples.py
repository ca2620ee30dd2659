"""What Kniffel Dice Duel can be rolled for, for the help, with its chances."""

from __future__ import annotations

from types import MappingProxyType

from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.core.views import Example
from kribbeln_desktop.games.dice_duel_kinds import KINDS

CHANCES = MappingProxyType(
    {
        "two-pairs": 0.742419,
        "three-of-a-kind": 0.743195,
        "small-straight": 0.615442,
        "flush": 0.648438,
        "full-house": 0.362883,
        "four-of-a-kind": 0.290794,
        "large-straight": 0.261095,
        "kniffel": 0.046029,
    }
)
"""The exact chance within three rolls, playing for nothing else."""


def examples() -> tuple[Example, ...]:
    """A row for each kind of chips in ascending order of their value, then the Kniffel."""
    kinds = (
        Example(
            kind.pattern,
            _KIND(kind=kind.label, rule=kind.words),
            _POINTS(points=kind.value),
            CHANCES[kind.id],
        )
        for kind in KINDS
    )
    return (*kinds, Example((Glyph("alike", "aaaaa"),), _KNIFFEL, _ANY_CHIP, CHANCES["kniffel"]))


_KIND = mark("DiceDuel", "{kind}: {rule}")
_POINTS = mark("DiceDuel", "{points} points")
_KNIFFEL = mark("DiceDuel", "Kniffel: all five alike")
_ANY_CHIP = mark("DiceDuel", "any chip, and another turn")
