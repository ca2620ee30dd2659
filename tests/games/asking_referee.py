"""What the referees have in common that ask for every line: turns of up to three rolls, roll-offs, undo.

Nothing of the program is used, and nothing is said here of what a roll is worth. Each line is asked for with the seat
whose turn it is and every line that it may be, so that the program can be compared before each.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import ClassVar, Self

FACE = re.compile("[1-6][roygbk]?")
NOT_PLAYED = ("seed", "reseed")
"""What a line begins with that is no part of the game."""


@dataclass(frozen=True)
class Ask:
    """What may come next: the seat and its lines; for chance (None) the word that its line begins with, and how many
    dice fall.
    """

    seat: int | None
    lines: frozenset[str]
    dice: int = 0

    def allows(self, line: str) -> bool:
        if self.seat is not None:
            return line in self.lines
        verb, *faces = line.split()
        return verb in self.lines and len(faces) == self.dice and all(map(FACE.fullmatch, faces))


class Foul(Exception):  # noqa: N818 (a word of the game)
    """A line that the rules forbid."""


Asking = Generator[Ask, str, None]


class AskingReferee(ABC):
    """One game; ``play`` asks for its lines."""

    dice_thrown: ClassVar[int] = 5
    decisions: ClassVar[tuple[str, ...]]
    """The words that a decision begins with."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.dice: list[str] = []
        self.ask: Ask | None = None
        """What may come next; None at the end."""

    # what each game says itself

    @abstractmethod
    def play(self) -> Asking:
        """The whole game."""

    @abstractmethod
    def totals(self) -> list[int]:
        """Each seat's score."""

    def winners(self) -> list[int]:
        return [seat for seat, total in enumerate(self.totals()) if total == max(self.totals())]

    # parts of a game

    def attempt(self, seat: int, choices: Callable[[], Iterable[str]]) -> Generator[Ask, str, str]:
        """Up to three rolls, the first of all dice; the decision at their end, which ``choices`` allows."""
        self.dice = [""] * self.dice_thrown
        for number in (1, 2, 3, 4):
            decisions = frozenset(choices() if number > 1 else ())
            line = yield Ask(seat, decisions | rolls(self.dice_thrown, number))
            verb, *places = line.split()
            if verb != "roll":
                return line
            shown = yield Ask(None, frozenset({"show"}), len(places))
            for place, face in zip(map(int, places), shown.split()[1:], strict=True):
                self.dice[place - 1] = face
        raise AssertionError("a fourth roll")

    def roll_off(self, seats: list[int]) -> Generator[Ask, str, int]:
        """The seat that rolls the highest die; those who tie roll again."""
        while len(seats) > 1:
            line = yield Ask(None, frozenset({"roll-off"}), len(seats))
            values = dict(zip(seats, line.split()[1:], strict=True))
            seats = [seat for seat in seats if values[seat] == max(values.values())]
        return seats[0]

    # lines

    def begin(self) -> Self:
        """Ask for the first line."""
        self._asking = self.play()
        self.ask = next(self._asking)
        return self

    def hear(self, line: str) -> None:
        """Go on after this line; ``Foul`` where it is not one that was asked for."""
        if self.ask is None or not self.ask.allows(line):
            raise Foul(line)
        try:
            self.ask = self._asking.send(line)
        except StopIteration:
            self.ask = None

    def watch(self, lines: Iterable[str]) -> Self:
        """The game of these lines from its beginning, as far as they go."""
        self.begin()
        for line in self.without_undone(lines):
            self.hear(line)
        return self

    def without_undone(self, lines: Iterable[str]) -> list[str]:
        """The lines that count: an ``undo`` takes the newest decision with it, and all that followed it."""
        kept: list[str] = []
        for line in lines:
            if line == "undo":
                while kept.pop().split()[0] not in self.decisions:
                    pass
            elif line.split()[0] not in NOT_PLAYED:
                kept.append(line)
        return kept


@cache
def rolls(dice: int, number: int) -> frozenset[str]:
    """The lines of a first roll (all dice), a second or a third (any of them); none of a fourth."""
    sizes = {1: [dice], 2: range(1, dice + 1), 3: range(1, dice + 1), 4: ()}[number]
    places = [str(place) for place in range(1, dice + 1)]
    return frozenset(" ".join(["roll", *chosen]) for size in sizes for chosen in combinations(places, size))


def heard(new: Callable[[], AskingReferee], lines: list[str]) -> Iterator[tuple[int | None, list[int]]]:
    """For each line the seat that was asked for it (None for chance), and the totals after it."""
    game = new().begin()
    for number, line in enumerate(lines):
        seat = game.ask.seat if game.ask else None
        if line == "undo":
            game = new().watch(lines[: number + 1])
        elif line.split()[0] not in NOT_PLAYED:
            game.hear(line)
        yield seat, game.totals()
