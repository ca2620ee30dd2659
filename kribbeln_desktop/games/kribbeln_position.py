"""What is so at a moment of a Kribbeln game: entries, dice, whose turn, the bar, points. Rulings R1 to R34."""

from __future__ import annotations

from dataclasses import dataclass

from kribbeln_desktop.core.dice import SIDES, Face
from kribbeln_desktop.core.game import NOBODY
from kribbeln_desktop.core.three_rolls import ThreeRollState
from kribbeln_desktop.core.views import Standings
from kribbeln_desktop.games.kribbeln_rows import AREAS, KRIBBEL_ROWS, OVER, TASK_OF_ROW, Rows, X
from kribbeln_desktop.games.kribbeln_scores import rank_points, standings
from kribbeln_desktop.games.kribbeln_tasks import DICE, Task, colour_counts

HIGHEST_TOTAL = DICE * SIDES


@dataclass(frozen=True, slots=True)
class Setup:
    """What stays the same for a whole game."""

    seats: int
    sheet: str
    tasks: tuple[Task, ...]
    rising: bool
    start: int
    free_undo: bool

    def task(self, row: int) -> Task | None:
        """The task of a row; None for a Kribbel row."""
        place = TASK_OF_ROW.get(row)
        return None if place is None else self.tasks[place]


@dataclass(frozen=True, slots=True)
class Position(ThreeRollState):
    """The facts of a moment; what may follow is asked of ``KribbelnState``."""

    setup: Setup
    entries: Rows
    row: int = -1
    """The row being played; ``OVER`` at the end."""
    waiting: tuple[int, ...] = ()
    """Seats without an entry in the row, in the order they play; the first is playing."""

    @property
    def faces(self) -> tuple[Face, ...]:
        """What the six dice show; empty before the first roll of an attempt."""
        return self.attempt.faces

    @property
    def rolls(self) -> int:
        """How many of the attempt are used."""
        return self.attempt.rolls

    def playing(self) -> int:
        """See ``ThreeRollState``."""
        return NOBODY if self.row == OVER else self.waiting[0] if self.waiting else self.tied[0]

    def task(self) -> Task | None:
        """The task being played; None in a Kribbel row and at the end."""
        return self.setup.task(self.row)

    def total(self) -> int:
        """The pips of all six dice; 0 before the first roll."""
        return sum(face.pips for face in self.faces)

    def bar(self, seat: int) -> int:
        """What a total in a Kribbel space must exceed: the seat's highest so far (R14, R15), 0 for beginners (R35)."""
        return max(self.entries[row][seat] or 0 for row in KRIBBEL_ROWS) if self.setup.rising else 0

    def fulfilled(self) -> bool:
        """Whether the dice may be entered in the row being played."""
        task = self.task()
        if not self.faces:
            return False
        if task is None:
            return self.total() > self.bar(self.waiting[0])
        return task.is_met(colour_counts(self.faces))

    def kribbel_row(self) -> int | None:
        """The row of the current player's first empty Kribbel space in the area (R11 to R13); None if none is."""
        first, end = next((first, end) for first, end in AREAS if self.row < end)
        free = (row for row in KRIBBEL_ROWS if first <= row < end and self.entries[row][self.waiting[0]] is None)
        return next(free, None)

    def needs_no_roll(self) -> bool:
        """A Kribbel space that no total can win any more (R23)."""
        return self.task() is None and self.bar(self.waiting[0]) == HIGHEST_TOTAL

    def points(self, row: int) -> tuple[int, ...] | None:
        """Each seat's points for a row; None before the row's turn is over (R24)."""
        return rank_points([entry or X for entry in self.entries[row]]) if row < self.row else None

    def totals_until(self, end: int) -> tuple[int, ...]:
        """Running totals of the rows before ``end``: points of those scored (R29), alone all dice totals (R46)."""
        if self.setup.seats == 1:
            return (sum(row[0] or X for row in self.entries[:end]),)
        rows = [points for row in range(end) if (points := self.points(row)) is not None]
        return tuple(sum(column) for column in zip(*rows, strict=True)) if rows else (0,) * self.setup.seats

    def totals(self) -> tuple[int, ...]:
        """See ``State``."""
        return self.totals_until(OVER)

    def final_standings(self) -> Standings:
        """See ``State``."""
        return standings(self.totals(), self.entries[KRIBBEL_ROWS[-1]])
