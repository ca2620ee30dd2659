"""What Kniffel Kids has on its dice and on its sheet: six animals and five combinations (C1 to C4, C12)."""

from __future__ import annotations

from dataclasses import dataclass

from kribbeln_desktop.core.boxes import Box, Sum
from kribbeln_desktop.core.dice import Face
from kribbeln_desktop.core.patterns import Pattern, Values, alike, are_all_different, is_full_house, is_two_pairs
from kribbeln_desktop.core.sheet import Glyph, RowKind
from kribbeln_desktop.core.texts import Text, mark, plain
from kribbeln_desktop.core.views import Example

_EACH = mark("KniffelKids", "{animals}: 1 point each")
_WORTH_EACH = mark("KniffelKids", "1 each")
_COMBINATION = mark("KniffelKids", "{combination}. {points} points")


@dataclass(frozen=True, slots=True, eq=False)
class Animal:
    """An animal: a face of the dice, and its box."""

    id: str
    word: Text
    label: Text
    kind: Text
    one: Text
    several: Text

    @property
    def face(self) -> Face:
        """As a die shows it."""
        return Face(self.id, 0, self.word, self.id)

    @property
    def symbol(self) -> tuple[Glyph, ...]:
        """Its picture."""
        return (Glyph("picture", self.id),)

    def box(self, value: int) -> Box:
        """Its box on the sheet, where dice show it as ``value``."""

        def score(values: Values) -> int:
            return values.count(value)

        return Box(self.id, "yellow", self.label, _EACH(animals=self.kind), self.symbol, score)

    def counted(self, number: int) -> Text:
        """So many of it, in words."""
        return self.one if number == 1 else self.several(number=number)

    def example(self) -> Example:
        """Its line in the help."""
        return Example(self.symbol, self.kind, _WORTH_EACH, None)


ANIMALS = (
    Animal(
        "duck",
        mark("Animals", "duck"),
        mark("KniffelKids", "Duck"),
        mark("KniffelKids", "Ducks"),
        mark("KniffelKids", "1 duck"),
        mark("KniffelKids", "{number} ducks"),
    ),
    Animal(
        "lion",
        mark("Animals", "lion"),
        mark("KniffelKids", "Lion"),
        mark("KniffelKids", "Lions"),
        mark("KniffelKids", "1 lion"),
        mark("KniffelKids", "{number} lions"),
    ),
    Animal(
        "mouse",
        mark("Animals", "mouse"),
        mark("KniffelKids", "Mouse"),
        mark("KniffelKids", "Mice"),
        mark("KniffelKids", "1 mouse"),
        mark("KniffelKids", "{number} mice"),
    ),
    Animal(
        "cat",
        mark("Animals", "cat"),
        mark("KniffelKids", "Cat"),
        mark("KniffelKids", "Cats"),
        mark("KniffelKids", "1 cat"),
        mark("KniffelKids", "{number} cats"),
    ),
    Animal(
        "dog",
        mark("Animals", "dog"),
        mark("KniffelKids", "Dog"),
        mark("KniffelKids", "Dogs"),
        mark("KniffelKids", "1 dog"),
        mark("KniffelKids", "{number} dogs"),
    ),
    Animal(
        "elephant",
        mark("Animals", "elephant"),
        mark("KniffelKids", "Elephant"),
        mark("KniffelKids", "Elephants"),
        mark("KniffelKids", "1 elephant"),
        mark("KniffelKids", "{number} elephants"),
    ),
)
"""In the order of the values 1 to 6 that are drawn for them."""

FACES = {animal.id: animal.face for animal in ANIMALS}


@dataclass(frozen=True, slots=True, eq=False)
class Combination:
    """A box that gives all its points or none."""

    id: str
    symbol: tuple[Glyph, ...]
    fits: Pattern
    points: int
    chance: float
    """Within three rolls, playing for nothing else."""
    label: Text
    words: Text

    def box(self) -> Box:
        """Its box on the sheet."""

        def score(values: Values) -> int:
            return self.points if self.fits(values) else 0

        words = _COMBINATION(combination=self.words, points=self.points)
        return Box(self.id, "blue", self.label, words, self.symbol, score, self.fits)

    def example(self) -> Example:
        """Its line in the help."""
        return Example(self.symbol, self.words, plain(str(self.points)), self.chance)


COMBINATIONS = (
    Combination(
        "three-of-a-kind",
        (Glyph("alike", "aaa"),),
        alike(3),
        2,
        0.743195,
        mark("KniffelKids", "Three alike"),
        mark("KniffelKids", "Three alike: at least three animals of a kind"),
    ),
    Combination(
        "two-pairs",
        (Glyph("alike", "aabb"),),
        is_two_pairs,
        3,
        0.742419,
        mark("KniffelKids", "Two pairs"),
        mark("KniffelKids", "Two pairs: two of one animal and two of another"),
    ),
    Combination(
        "full-house",
        (Glyph("alike", "aaabb"),),
        is_full_house,
        4,
        0.362883,
        mark("KniffelKids", "Triplet and pair"),
        mark("KniffelKids", "Triplet and pair: three of one animal and two of another"),
    ),
    Combination(
        "five-different",
        (Glyph("alike", "abcde"),),
        are_all_different,
        5,
        0.525139,
        mark("KniffelKids", "Five different"),
        mark("KniffelKids", "Five different: no animal twice"),
    ),
    Combination(
        "five-of-a-kind",
        (Glyph("alike", "aaaaa"),),
        alike(5),
        10,
        0.046029,
        mark("KniffelKids", "Animal Kniffel"),
        mark("KniffelKids", "Animal Kniffel: five animals alike"),
    ),
)

BOXES = (*(animal.box(n) for n, animal in enumerate(ANIMALS, 1)), *(c.box() for c in COMBINATIONS))
TOTAL = Sum(
    "total", RowKind.TOTAL, "plain", mark("KniffelKids", "Total"), mark("KniffelKids", "Total: the sum of all boxes")
)
