"""Kniffel a second time: a referee that follows the rule text step by step and reads a record's lines.

Nothing of the program is used. Each line is asked for with the seat whose turn it is and the lines it may be, so that
the program can be compared before every line, and the sheet is kept as a dictionary.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass

from kniffel_spec import BOXES, FIVE, JOKER_WORTH, LOWER, UPPER, score

ROLL = "roll"


@dataclass(frozen=True)
class Ask:
    """What may come next: the seat (None for chance), the lines (``roll`` alone for any), how many dice fall."""

    seat: int | None
    lines: frozenset[str]
    dice: int = 0


class Foul(Exception):  # noqa: N818 (a word of the game)
    """A line that the rules forbid."""


Asking = Generator[Ask, str, None]


class Referee:
    """One game; ``play`` asks for its lines. ``start`` None means that the highest die begins."""

    def __init__(self, seats: int, start: int | None = 0, further_five: int = 50) -> None:
        self.seats = seats
        self.start = start
        self.further_five = further_five
        self.written: dict[tuple[str, int], int] = {}
        """What stands in a box for a seat."""
        self.extra = [0] * seats
        """What further five alike gave each seat."""
        self.jokers: set[tuple[str, bool]] = set()
        """The kinds of joker that were entered: where (``own``, ``lower``, ``struck``), and whether 50 stood there."""
        self.dice: list[str] = []
        self.ask: Ask | None = None
        """What may come next, where ``referee`` watched; None at the end."""

    # the sheet

    def upper_sum(self, seat: int) -> int:
        return sum(self.written.get((box, seat), 0) for box in UPPER)

    def bonus(self, seat: int) -> int:
        return 35 if self.upper_sum(seat) > 62 else 0

    def total(self, seat: int) -> int:
        entered = sum(points for (_box, owner), points in self.written.items() if owner == seat)
        return entered + self.bonus(seat) + self.extra[seat]

    def totals(self) -> list[int]:
        return [self.total(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.total(seat) == max(self.totals())]

    # the game

    def play(self) -> Asking:
        first = (yield from self.highest()) if self.start is None else self.start
        for _round in BOXES:
            for step in range(self.seats):
                yield from self.turn((first + step) % self.seats)

    def highest(self) -> Generator[Ask, str, int]:
        """The seat that rolls the highest die; those who tie roll again."""
        best = list(range(self.seats))
        while len(best) > 1:
            line = yield Ask(None, frozenset({"roll-off"}), len(best))
            values = dict(zip(best, line.split()[1:], strict=True))
            best = [seat for seat in best if values[seat] == max(values.values())]
        return best[0]

    def turn(self, seat: int) -> Asking:
        self.dice = []
        for rolls in (0, 1, 2, 3):
            boxes = self.boxes(seat) if rolls else []
            line = yield Ask(seat, frozenset({f"score {box}" for box in boxes} | ({ROLL} if rolls < 3 else set())))
            verb, *words = line.split()
            if verb != ROLL:
                self.enter(words[0], seat)
                return
            if rolls == 0 and words != list("12345"):
                raise Foul(line)
            shown = yield Ask(None, frozenset({"show"}), len(words))
            fallen = dict(zip(map(int, words), shown.split()[1:], strict=True))
            self.dice = [fallen.get(place) or self.dice[place - 1] for place in range(1, 6)]
        raise AssertionError("a fourth roll")

    def is_joker(self, seat: int) -> bool:
        return len(set(self.dice)) == 1 and (FIVE, seat) in self.written

    def boxes(self, seat: int) -> list[str]:
        """Where the roll may go: a joker first to its number, then below, then above."""
        free = [box for box in BOXES if (box, seat) not in self.written]
        if not self.is_joker(seat):
            return free
        own = [box for box in free if UPPER.get(box) == self.dice[0]]
        below = [box for box in free if box in LOWER]
        return own or below or free

    def enter(self, box: str, seat: int) -> None:
        points = score(box, "".join(self.dice))
        if self.is_joker(seat):
            points = JOKER_WORTH.get(box, points)
            is_paid = self.written[FIVE, seat] == 50
            self.extra[seat] += self.further_five if is_paid else 0
            where = "lower" if box in LOWER else "own" if UPPER[box] == self.dice[0] else "struck"
            self.jokers.add((where, is_paid))
        self.written[box, seat] = points


def without_undone(lines: Iterable[str]) -> list[str]:
    """The lines that count: an ``undo`` takes the newest entry with it, and all that followed it."""
    kept: list[str] = []
    for line in lines:
        if line == "undo":
            while not kept.pop().startswith("score "):
                pass
        elif not line.startswith(("seed ", "reseed ")):
            kept.append(line)
    return kept


def is_asked_for(ask: Ask, line: str) -> bool:
    verb = line.split()[0]
    return (line if verb == "score" else verb) in ask.lines


def referee(seats: int, lines: Iterable[str], start: int | None = 0, further_five: int = 50) -> Referee:
    """The game of these lines, watched; ``Foul`` where a line is not one that was asked for."""
    watched = Referee(seats, start, further_five)
    asking = watched.play()
    watched.ask = next(asking)
    for line in without_undone(lines):
        if watched.ask is None or not is_asked_for(watched.ask, line):
            raise Foul(line)
        try:
            watched.ask = asking.send(line)
        except StopIteration:
            watched.ask = None
    return watched
