"""Kniffel a second time: a referee that follows the rule text step by step and reads a record's lines.

Nothing of the program is used. Each line is asked for with the seat whose turn it is and the lines it may be, so that
the program can be compared before every line, and the sheet is kept as a dictionary.
"""

from __future__ import annotations

from typing import ClassVar

from asking_referee import Asking, AskingReferee
from kniffel_spec import BOXES, FIVE, JOKER_WORTH, LOWER, UPPER, score


class Referee(AskingReferee):
    """One game; ``play`` asks for its lines. ``start`` None means that the highest die begins."""

    decisions: ClassVar = ("score",)

    def __init__(self, seats: int, start: int | None = 0, further_five: int = 50) -> None:
        super().__init__(seats)
        self.start = start
        self.further_five = further_five
        self.written: dict[tuple[str, int], int] = {}
        """What stands in a box for a seat."""
        self.extra = [0] * seats
        """What further five alike gave each seat."""
        self.jokers: set[tuple[str, bool]] = set()
        """The kinds of joker that were entered: where (``own``, ``lower``, ``struck``), and whether 50 stood there."""

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

    # the game

    def play(self) -> Asking:
        first = (yield from self.roll_off(list(range(self.seats)))) if self.start is None else self.start
        for _round in BOXES:
            for step in range(self.seats):
                yield from self.turn((first + step) % self.seats)

    def turn(self, seat: int) -> Asking:
        decided = yield from self.attempt(seat, lambda: (f"score {box}" for box in self.boxes(seat)))
        self.enter(decided.removeprefix("score "), seat)

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
