"""What a picture of a review shows: plain values and words, for the screen, the page and the terminal alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import nlargest

from kribbeln_desktop.core.dice import Face
from kribbeln_desktop.core.texts import Argument, Translate, mark, say

Number = Callable[[float, int], str]
"""``(value, decimal places) -> words`` in the person's language."""
SMALL = 20.0
"""Points below this are told with two decimal places, as in advice."""
COSTLY = 0.05
"""What costs less counts as good; in points or percent."""
HEAVY = 0.5
"""What costs at least that much stands out; in points or percent."""
MINUS = "−"


@dataclass(frozen=True, slots=True)
class ReviewedSeat:
    """How a seat came to its result; start, dice, others and skill add up to it."""

    name: str
    start: float
    dice: float
    others: float
    skill: float
    """Never above 0."""
    result: float


@dataclass(frozen=True, slots=True)
class Weighed:
    """Something that could be done, and what it is worth."""

    words: Argument
    """As an order: “Keep 3, 3”."""
    kept: tuple[int, ...]
    """The positions of the dice that are not rolled; all of them for an entry."""
    value: float
    chance: float
    """The chance of its aim, 0 to 1."""
    aim: Argument | None
    """The name of the row that it aims at; None where there is none, and for an entry."""


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """What was decided, and what would have been best."""

    seat: int
    line: int
    """Where it stands in the record; the header is 1."""
    turn: int
    """The seat's how many-th, from 1."""
    attempt: int
    """The how many-th of that turn, from 1."""
    roll: int
    """After which roll, from 1."""
    dice: tuple[Face, ...]
    chosen: Weighed
    best: Weighed

    @property
    def loss(self) -> float:
        """What it gave away."""
        return self.best.value - self.chosen.value


@dataclass(frozen=True, slots=True)
class CoursePoint:
    """What each seat could expect after something was done."""

    line: int
    seat: int | None
    """Who did it; None at the start and for a roll-off."""
    words: Argument
    """What was done; empty at the start and for a roll-off."""
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Turning:
    """A large change in the course of the game."""

    place: int
    """The point of the course that it led to."""
    seat: int
    """Whose value changed most."""
    change: float


@dataclass(frozen=True, slots=True)
class ReviewPicture:
    """A review, and how its words and numbers are written."""

    title: Argument
    seats: tuple[ReviewedSeat, ...]
    decisions: tuple[ReviewedDecision, ...]
    course: tuple[CoursePoint, ...]
    is_chance: bool
    """Values are chances to win, 0 to 1; else points."""
    is_over: bool
    translate: Translate
    number: Number
    corner: str = ""
    """Date and time."""
    names: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", tuple(seat.name for seat in self.seats))

    def words(self, text: Argument) -> str:
        """``text`` in the picture's language, seats by their names."""
        return say(text, self.translate, self.names)

    def shown(self, value: float) -> float:
        """``value`` as it is shown: points, or percent."""
        return 100 * value if self.is_chance else value

    def amount(self, value: float, signed: bool = False) -> str:
        """``value`` in figures, with a sign where it is a change."""
        digits = 1 if self.is_chance or max(seat.start for seat in self.seats) >= SMALL else 2
        shown = round(self.shown(value), digits)
        sign = "+" if shown > 0 else "±" if signed and shown == 0 else MINUS if shown < 0 else ""
        figures = self.number(abs(shown), digits)
        return f"{sign if signed or shown < 0 else ''}{figures}{self.unit_sign}"

    def quantity(self, value: float) -> str:
        """The size of ``value`` with its unit, for a sentence."""
        figures = self.amount(abs(value))
        return figures if self.is_chance else self.words(POINTS(number=figures))

    @property
    def unit_sign(self) -> str:
        """What stands behind a figure."""
        return "\u00a0%" if self.is_chance else ""

    @property
    def meaning(self) -> str:
        """What the figures count, in a sentence."""
        return self.words(_WIN if self.is_chance else _POINTS)

    @property
    def has_others(self) -> bool:
        """What others do matters to what a seat can expect."""
        return any(self.shown(abs(seat.others)) >= COSTLY for seat in self.seats)

    def is_costly(self, decision: ReviewedDecision) -> bool:
        """Whether it gave away what can be seen in the figures."""
        return self.shown(decision.loss) >= COSTLY

    def is_heavy(self, decision: ReviewedDecision) -> bool:
        """Whether it gave away enough to stand out."""
        return self.shown(decision.loss) >= HEAVY

    def costliest(self, most: int) -> list[ReviewedDecision]:
        """The decisions that gave something away, the costliest first."""
        return nlargest(most, filter(self.is_costly, self.decisions), key=lambda decision: decision.loss)

    def turnings(self, most: int) -> list[Turning]:
        """The largest changes, the largest first; one for each point of the course at most."""
        pairs = zip(self.course, self.course[1:], strict=False)
        found = (_turning(place, before, after) for place, (before, after) in enumerate(pairs, 1))
        return nlargest(most, (t for t in found if self.shown(abs(t.change)) >= 1), key=lambda t: abs(t.change))

    def story(self, seat: int) -> str:
        """Luck and skill of a seat in a sentence."""
        told = self.seats[seat]
        dice = _USUAL if self.shown(abs(told.dice)) < COSTLY else _MORE if told.dice > 0 else _LESS
        cost = _COST if self.shown(-told.skill) >= COSTLY else _NO_COST
        lucky = dice(name=told.name, quantity=self.quantity(told.dice))
        return self.words(_STORY(luck=lucky, skill=cost(quantity=self.quantity(told.skill))))

    def worth(self, weighed: Weighed) -> str:
        """What can be expected after it, and the chance of its aim."""
        expected = (_WINS if self.is_chance else _EXPECTED)(number=self.amount(weighed.value))
        if weighed.aim is None or weighed.chance <= 0:
            return self.words(expected)
        chance = f"{self.number(100 * weighed.chance, 0)}\u00a0%"
        return self.words(_AIMS(expected=expected, chance=chance, aim=weighed.aim))

    def headings(self) -> list[str]:
        """What the parts of a result are called, as far as they are shown."""
        parts = [START, DICE, *([OTHERS] if self.has_others else []), SKILL, RESULT if self.is_over else NOW]
        return [self.words(part) for part in parts]

    def parts(self, seat: int) -> list[str]:
        """The parts of a seat's result in figures, below ``headings``."""
        told = self.seats[seat]
        others = [self.amount(told.others, True)] if self.has_others else []
        changes = [self.amount(told.dice, True), *others, self.amount(told.skill, True)]
        return [self.amount(told.start), *changes, self.amount(told.result)]


def _turning(place: int, before: CoursePoint, after: CoursePoint) -> Turning:
    changes = [new - old for old, new in zip(before.values, after.values, strict=True)]
    own = after.seat
    seat = max(range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 9), seat == own))
    return Turning(place, seat, changes[seat])


POINTS = mark("Review", "{number} points")
START = mark("Review", "Start")
DICE = mark("Review", "Dice")
OTHERS = mark("Review", "Others")
SKILL = mark("Review", "Decisions")
RESULT = mark("Review", "Result")
NOW = mark("Review", "Now")
_POINTS = mark("Review", "The figures are the points to expect at the end, if everybody plays best from there.")
_WIN = mark("Review", "The figures are the chance to win, if everybody plays best from there.")
_STORY = mark("Review", "{luck} {skill}")
_USUAL = mark("Review", "The dice gave {name} what is usual.")
_MORE = mark("Review", "The dice gave {name} {quantity} more than usual.")
_LESS = mark("Review", "The dice gave {name} {quantity} less than usual.")
_COST = mark("Review", "The decisions cost {quantity}.")
_EXPECTED = mark("Review", "{number} points to expect")
_WINS = mark("Review", "{number} chance to win")
_AIMS = mark("Review", "{expected}, {chance} for “{aim}”")
_NO_COST = mark("Review", "The decisions cost nothing.")
