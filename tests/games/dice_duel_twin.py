"""Kniffel Dice Duel a second time: a referee that follows the rule text step by step and reads a record's lines.

Nothing of the program is used. Chips are words that are moved between the tray, the side and their owners; each line is
asked for with the seat whose turn it is and what it may do, so that the program can be compared before every line.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import ClassVar

from asking_referee import Ask, Asking, AskingReferee
from dice_duel_spec import VALUES, fits, is_kniffel


class Referee(AskingReferee):
    """One game; ``play`` asks for its lines."""

    decisions: ClassVar = ("take", "pass")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.tray = [kind for kind in VALUES for _ in range(4)]
        self.side: list[str] = []
        self.owned: list[list[str]] = [[] for _ in range(seats)]
        self.last: int | None = None

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

    def totals(self) -> list[int]:
        return [
            sum(VALUES[chip] for chip in self.owned[seat]) + sum(self.bonus(seat).values())
            for seat in range(self.seats)
        ]

    def rows(self) -> dict[str, list[int]]:
        """The sheet: each seat's entry in every row."""
        seats = range(self.seats)
        kinds = {kind: [self.owned[seat].count(kind) for seat in seats] for kind in VALUES}
        bonuses = {row: [self.bonus(seat)[row] for seat in seats] for row in ("gold", "silver", "stacks", "last-chip")}
        return {**kinds, **bonuses, "total": self.totals()}

    # the game

    def play(self) -> Asking:
        first = yield from self.roll_off(list(range(self.seats)))
        order = [*range(first, self.seats), *range(first)]
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

    def turn(self, seat: int) -> Generator[Ask, str, bool]:
        """Up to three rolls and a chip, and with a Kniffel another turn (alone another chip); whether one was taken."""
        line = yield from self.attempt(seat, self.choices)
        if line == "pass":
            return False
        kniffel = is_kniffel(self.fallen())
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

    def fallen(self) -> str:
        return "".join(self.dice)

    def choices(self) -> set[str]:
        if is_kniffel(self.fallen()):
            return self.free_choice()
        return {f"take {kind}" for kind in self.tray if fits(kind, self.fallen())} or {"pass"}
