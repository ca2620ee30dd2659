"""Kniffel Dice Duel a second time: a referee that follows the rule text step by step and reads a record's lines.

Nothing of the program is used. Chips are words that are moved between the tray, the side and their owners; each line is
asked for with the seat whose turn it is and what it may do, so that the program can be compared before every line.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass

from dice_duel_spec import VALUES, fits, is_kniffel


@dataclass(frozen=True)
class Ask:
    """What may come next: the seat (None for chance), its decisions, whether it may roll, or how many dice fall."""

    seat: int | None
    decisions: frozenset[str] = frozenset()
    rolls: str = ""
    """``all`` for all dice alone, ``some`` for any of them."""
    falling: str = ""
    """``show`` or ``roll-off``."""
    dice: int = 0


class Foul(Exception):  # noqa: N818 (a word of the game)
    """A line that the rules forbid."""


Asking = Generator[Ask, str, None]


class Referee:
    """One game; ``play`` asks for its lines."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.tray = [kind for kind in VALUES for _ in range(4)]
        self.side: list[str] = []
        self.owned: list[list[str]] = [[] for _ in range(seats)]
        self.last: int | None = None
        self.dice = ""
        self.ask: Ask | None = None
        """What may come next, where ``referee`` watched; None at the end."""

    # the score

    def bonus(self, seat: int) -> dict[str, int]:
        kinds = set(self.owned[seat])
        whole = [kind for kind in kinds if self.owned[seat].count(kind) == 4]
        return {
            "gold": 50 if len(kinds) == 7 else 0,
            "silver": 20 if len(kinds) == 6 else 0,
            "stacks": 30 * len(whole),
            "last-chip": 20 if self.last == seat else 0,
        }

    def scores(self) -> list[int]:
        return [
            sum(VALUES[chip] for chip in self.owned[seat]) + sum(self.bonus(seat).values())
            for seat in range(self.seats)
        ]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def rows(self) -> dict[str, list[int]]:
        """The sheet: each seat's entry in every row."""
        seats = range(self.seats)
        kinds = {kind: [self.owned[seat].count(kind) for seat in seats] for kind in VALUES}
        bonuses = {row: [self.bonus(seat)[row] for seat in seats] for row in ("gold", "silver", "stacks", "last-chip")}
        return {**kinds, **bonuses, "total": self.scores()}

    # the game

    def play(self) -> Asking:
        order = yield from self.starters()
        while self.tray:
            any_chip = False
            for seat in order:
                any_chip = (yield from self.turn(seat)) or any_chip
                if not self.tray:
                    return
            if not any_chip:
                dearest = max(self.tray, key=VALUES.__getitem__)
                self.tray.remove(dearest)
                self.side.append(dearest)

    def starters(self) -> Generator[Ask, str, list[int]]:
        tied = list(range(self.seats))
        while len(tied) > 1:
            line = yield Ask(None, falling="roll-off", dice=len(tied))
            values = dict(zip(tied, line.split()[1:], strict=True))
            tied = [seat for seat in tied if values[seat] == max(values.values())]
        return [*range(tied[0], self.seats), *range(tied[0])]

    def turn(self, seat: int) -> Generator[Ask, str, bool]:
        """Up to three rolls and a chip, and with a Kniffel another turn (alone another chip); whether one was taken."""
        line = yield from self.attempt(seat)
        if line == "pass":
            return False
        kniffel = is_kniffel(self.dice)
        self.take(line, seat)
        if kniffel and self.seats == 1 and (self.tray or self.side):
            self.take((yield Ask(seat, frozenset(self.free_choice()))), seat)
        if kniffel and self.seats > 1 and self.tray:
            yield from self.turn(seat)
        return True

    def take(self, line: str, seat: int) -> None:
        _take, kind, *aside = line.split()
        (self.side if aside else self.tray).remove(kind)
        self.owned[seat].append(kind)
        if not aside and not self.tray:
            self.last = seat

    def free_choice(self) -> set[str]:
        return {f"take {kind}" for kind in self.tray} | {f"take {kind} aside" for kind in self.side}

    def attempt(self, seat: int) -> Generator[Ask, str, str]:
        """Up to three rolls; the decision at their end."""
        self.dice = "....."
        for rolls in (0, 1, 2, 3):
            decisions = frozenset(self.choices()) if rolls else frozenset()
            line = yield Ask(seat, decisions, ("all", "some", "some", "")[rolls])
            verb, *places = line.split()
            if verb != "roll":
                return line
            shown = yield Ask(None, falling="show", dice=len(places))
            fallen = dict(zip(map(int, places), shown.split()[1:], strict=True))
            self.dice = "".join(fallen.get(place, self.dice[place - 1]) for place in range(1, 6))
        raise AssertionError("a fourth roll")

    def choices(self) -> set[str]:
        if is_kniffel(self.dice):
            return self.free_choice()
        return {f"take {kind}" for kind in self.tray if fits(kind, self.dice)} or {"pass"}


def allowed(ask: Ask, line: str) -> bool:
    """Whether ``line`` is one that was asked for."""
    verb, *words = line.split()
    if ask.seat is None:
        return verb == ask.falling and len(words) == ask.dice and set("".join(words)) <= set("123456")
    if verb == "roll":
        is_all = words == list("12345")
        return is_all if ask.rolls == "all" else ask.rolls == "some"
    return line in ask.decisions


def without_undone(lines: Iterable[str]) -> list[str]:
    """The lines that count: an ``undo`` takes the newest decision with it, and all that followed it."""
    kept: list[str] = []
    for line in lines:
        if line == "undo":
            while not kept.pop().startswith(("take", "pass")):
                pass
        elif not line.startswith(("seed ", "reseed ")):
            kept.append(line)
    return kept


def referee(seats: int, lines: Iterable[str]) -> Referee:
    """The game of these lines, watched; ``Foul`` where a line is not one that was asked for."""
    watched = Referee(seats)
    asking = watched.play()
    watched.ask = next(asking)
    for line in without_undone(lines):
        if watched.ask is None or not allowed(watched.ask, line):
            raise Foul(line)
        try:
            watched.ask = asking.send(line)
        except StopIteration:
            watched.ask = None
    return watched
