"""Kniffel Kids on one page: its rules in short, its animals and combinations."""

from __future__ import annotations

from kribbeln_desktop.core.reference import THE_END, Line, Reference, Section
from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.core.three_rolls import ROLLS
from kribbeln_desktop.core.views import Example
from kribbeln_desktop.games.kniffel_kids_boxes import ANIMALS, BOXES, COMBINATIONS

EXAMPLES = {
    "duck": ("duck", "duck", "duck", "cat", "dog"),
    "lion": ("lion", "lion", "duck", "mouse", "cat"),
    "mouse": ("mouse", "mouse", "mouse", "mouse", "dog"),
    "cat": ("cat", "cat", "cat", "lion", "lion"),
    "dog": ("dog", "dog", "dog", "elephant", "mouse"),
    "elephant": ("elephant", "elephant", "lion", "cat", "duck"),
    "three-of-a-kind": ("cat", "cat", "cat", "duck", "lion"),
    "two-pairs": ("dog", "dog", "mouse", "mouse", "elephant"),
    "full-house": ("duck", "duck", "duck", "lion", "lion"),
    "five-different": ("duck", "lion", "mouse", "dog", "elephant"),
    "five-of-a-kind": ("elephant",) * 5,
}
"""A roll for each box."""


def reference(dice: int, most: int, games: int) -> Reference:
    """The page for up to ``most`` children, whose sheet has room for so many games."""
    rules = (_turn(), _end(games), _grown_ups())
    return Reference(_AIM(dice=dice, animals=len(ANIMALS), most=most), rules, (_animals(), _combinations()))


def _turn() -> Section:
    steps = (_ROLL_ALL, _ROLL_AGAIN(rolls=ROLLS), _CHOOSE, _NEXT)
    lines = (Line(text, symbol=(Glyph("disc", str(number)),)) for number, text in enumerate(steps, 1))
    return Section(_TURN, (*lines, Line(_ZERO_RULE, _ZERO)))


def _end(games: int) -> Section:
    return Section(THE_END, (Line(_END_RULE(turns=len(BOXES))), Line(_GAMES(games=games))))


def _grown_ups() -> Section:
    return Section(_GROWN_UPS, tuple(map(Line, (_YOUNGEST, _ANY_BOX, _MORE_ALIKE, _DIFFERENT, _NO_BONUS))))


def _animals() -> Section:
    lines = (_line(animal.example(), EXAMPLES[animal.id], "yellow", animal.kind) for animal in ANIMALS)
    return Section(_ANIMALS, tuple(lines))


def _combinations() -> Section:
    lines = (_line(c.example(), EXAMPLES[c.id], "blue", c.label, _RULES[c.id]) for c in COMBINATIONS)
    return Section(_COMBINATIONS, tuple(lines))


def _line(shown: Example, roll: tuple[str, ...], area: str, lead: Text, words: Text | None = None) -> Line:
    example = tuple(Glyph("picture", animal) for animal in roll)
    return Line(words, lead, shown.symbol, example, shown.worth, area)


_AIM = mark(
    "KidsPage",
    "2–{most} children, {dice} dice, {animals} animals. Collect animals: whoever has the most points in the end wins.",
)
_TURN = mark("KidsPage", "It is your turn")
_ROLL_ALL = mark("KidsPage", "Roll all the dice.")
_ROLL_AGAIN = mark(
    "KidsPage",
    "Keep the animals you like, and roll the others again. You have {rolls} rolls in all, and you may stop sooner. A "
    "die that you kept may be rolled again, too.",
)
_CHOOSE = mark("KidsPage", "Choose a free box on your sheet and write down its points.")
_NEXT = mark("KidsPage", "The next child’s turn. Each box is filled only once.")
_ZERO = mark("KidsPage", "Nothing fits?")
_ZERO_RULE = mark("KidsPage", "Then one of your free boxes gets a 0. You say which one.")
_END_RULE = mark(
    "KidsPage",
    "After {turns} turns all boxes are full. Add up the points: the most win. If several have as many, they win "
    "together.",
)
_GAMES = mark("KidsPage", "The sheet has {games} columns, one for each game.")
_GROWN_UPS = mark("KidsPage", "For grown-ups")
_YOUNGEST = mark("KidsPage", "The youngest begins; then it goes round clockwise.")
_ANY_BOX = mark("KidsPage", "Any free box may be chosen, also for fewer points or a 0 than another one would give.")
_MORE_ALIKE = mark("KidsPage", "Four or five alike are three alike, too.")
_DIFFERENT = mark(
    "KidsPage",
    "Two pairs, and a triplet and a pair, are always two different animals. A triplet and a pair are two pairs, too.",
)
_NO_BONUS = mark("KidsPage", "There is no bonus, and a second Animal Kniffel gives nothing extra.")
_ANIMALS = mark("KidsPage", "Animals: every one counts")
_COMBINATIONS = mark("KidsPage", "All the points or none")
_RULES = {
    "three-of-a-kind": mark("KidsPage", "at least three of one animal"),
    "two-pairs": mark("KidsPage", "two of one animal, two of another"),
    "full-house": mark("KidsPage", "three of one animal, two of another"),
    "five-different": mark("KidsPage", "no animal twice"),
    "five-of-a-kind": mark("KidsPage", "five of one animal"),
}
