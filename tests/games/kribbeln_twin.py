"""Kribbeln a second time: a referee that follows the rules' summary step by step and reads a record's lines.

Nothing of the program is used. Each line is asked for with the seat whose turn it is and what it may do, so that the
program can be compared before every line, and the sheet is kept as a dictionary.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import ClassVar

from asking_referee import Ask, Asking, AskingReferee
from kribbeln_spec import fulfils, pips_of

CROSSED = -1
"""An X."""
PLAN = "t1 t2 k1 | t3 t4 k2 | t5 t6 k3 k4"


class Referee(AskingReferee):
    """One game; ``play`` asks for its lines."""

    dice_thrown = 6
    decisions: ClassVar = ("enter", "cross", "switch")

    def __init__(self, seats: int, tasks: list[str], rising: bool = True, start: int = 0) -> None:
        super().__init__(seats)
        self.tasks = dict(zip(["t1", "t2", "t3", "t4", "t5", "t6"], tasks, strict=True))
        self.rising = rising
        self.start = start
        self.written: dict[tuple[str, int], int] = {}
        """What stands in a row for a seat."""
        self.points: dict[tuple[str, int], int] = {}
        self.subtotals: list[list[int]] = []

    # the sheet

    def bar(self, seat: int) -> int:
        own = [self.written.get((space, seat), CROSSED) for space in ("k1", "k2", "k3", "k4")]
        return max([*own, 0]) if self.rising else 0

    def running(self, seat: int) -> int:
        return sum(points for (_row, owner), points in self.points.items() if owner == seat)

    def score_row(self, row: str) -> None:
        """Place by place from the top: m seats on places p to p+m-1 all get n-p-m+2; an X nothing."""
        totals = {seat: self.written[row, seat] for seat in range(self.seats)}
        place = 1
        for total in sorted(set(totals.values()), reverse=True):
            sharing = [seat for seat in totals if totals[seat] == total]
            for seat in sharing:
                self.points[row, seat] = 0 if total == CROSSED else self.seats - place - len(sharing) + 2
            place += len(sharing)

    def totals(self) -> list[int]:
        if self.seats == 1:
            return [sum(total for total in self.written.values() if total != CROSSED)]
        return [self.running(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        totals = self.totals()
        first = [seat for seat in range(self.seats) if totals[seat] == max(totals)]
        fourth = max(self.written["k4", seat] for seat in first)
        return [seat for seat in first if self.written["k4", seat] == fourth]

    # the game

    def play(self) -> Asking:
        above: list[int] = [int(seat == self.start) for seat in range(self.seats)]
        for area in PLAN.split(" | "):
            rows = area.split(" ")
            for row in rows:
                yield from self.row(row, rows, above)
                self.score_row(row)
                above = [self.written[row, seat] for seat in range(self.seats)]
            above = [self.running(seat) for seat in range(self.seats)]
            self.subtotals.append(above)

    def row(self, row: str, area: list[str], above: list[int]) -> Asking:
        to_play = [seat for seat in range(self.seats) if (row, seat) not in self.written]
        if not to_play:
            return
        best = [seat for seat in range(self.seats) if above[seat] == max(above)]
        first = (yield from self.roll_off(best)) if len(to_play) > 1 else best[0]
        for step in range(self.seats):
            seat = (first + step) % self.seats
            if seat in to_play:
                yield from self.turn(row, area, seat)

    def turn(self, row: str, area: list[str], seat: int) -> Asking:
        while (row, seat) not in self.written:
            verb = yield from self.decision(row, area, seat)
            total = sum(map(pips_of, self.dice))
            if verb == "switch":
                self.written[self.spaces(area, seat)[0], seat] = total
            else:
                self.written[row, seat] = total if verb == "enter" else CROSSED

    def spaces(self, area: list[str], seat: int) -> list[str]:
        """The area's Kribbel spaces that the seat has still to fill."""
        return [space for space in area if space.startswith("k") and (space, seat) not in self.written]

    def decision(self, row: str, area: list[str], seat: int) -> Generator[Ask, str, str]:
        """What the seat decides after up to three rolls; an X without one where the bar is full."""
        if row.startswith("k") and self.bar(seat) == 36:
            return (yield Ask(seat, frozenset({"cross"})))
        return (yield from self.attempt(seat, lambda: self.choices(row, area, seat)))

    def choices(self, row: str, area: list[str], seat: int) -> set[str]:
        total = sum(map(pips_of, self.dice))
        is_higher = total > self.bar(seat)
        if row.startswith("k"):
            return {"enter"} if is_higher else {"cross"}
        if fulfils(self.tasks[row], "".join(face[1] for face in self.dice)):
            return {"enter"}
        return {"cross", "switch"} if is_higher and self.spaces(area, seat) else {"cross"}
