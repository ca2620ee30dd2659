"""A moment of a Kribbeln game: rows, switching, the rising bar, rank points, who begins. Rulings R1 to R47."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from kribbeln_desktop.core.dice import PLAIN_DIE, SIDES, Die, Face
from kribbeln_desktop.core.game import (
    CHANCE,
    NOBODY,
    Action,
    Decision,
    IllegalActionError,
    Offer,
    Prompt,
    Roll,
    RollOff,
    Show,
    Standings,
    State,
    Tray,
    TrayDie,
)
from kribbeln_desktop.core.sheet import Sheet
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.games import kribbeln_sheet as eyes
from kribbeln_desktop.games.kribbeln_refusals import ALL_ROLLS, HIGHEST_TOTAL, refusal
from kribbeln_desktop.games.kribbeln_scores import leaders, rank_points, standings
from kribbeln_desktop.games.kribbeln_sheet import (
    AREAS,
    CROSS,
    ENTER,
    KRIBBEL_ROWS,
    OVER,
    ROLLS,
    SWITCH,
    TASK_OF_ROW,
    Rows,
    X,
)
from kribbeln_desktop.games.kribbeln_tasks import DICE, FACES, Task, colour_counts


@dataclass(frozen=True, slots=True)
class Setup:
    """What stays the same for a whole game."""

    seats: int
    sheet: str
    tasks: tuple[Task, ...]
    dice: tuple[Die, ...]
    rising: bool
    start: int
    free_undo: bool

    def task(self, row: int) -> Task | None:
        """The task of a row; None for a Kribbel row."""
        place = TASK_OF_ROW.get(row)
        return None if place is None else self.tasks[place]


@dataclass(frozen=True, slots=True)
class KribbelnState(State):
    """A moment of a Kribbeln game."""

    setup: Setup
    entries: Rows
    row: int = -1
    """The row being played; ``OVER`` at the end."""
    waiting: tuple[int, ...] = ()
    """Seats without an entry in the row, in the order they play; the first is playing."""
    tied: tuple[int, ...] = ()
    """Seats that must roll off for the start of the row."""
    faces: tuple[Face, ...] = ()
    """What the six dice show; empty before the first roll of an attempt."""
    rolls: int = 0
    rolling: tuple[int, ...] = ()
    """Positions of the dice that are falling now."""
    fresh: tuple[int, ...] = ()
    """Positions of the dice in the newest roll."""
    roll_off: tuple[tuple[int, int], ...] = ()
    """The newest roll-off for the start, as pairs of seat and value, until the next roll."""

    # -- what is so

    def current_player(self) -> int:
        """See ``State``."""
        if self.row == OVER:
            return NOBODY
        return CHANCE if self.tied or self.rolling else self.waiting[0]

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

    # -- what may be done

    def legal_actions(self) -> Iterator[Action]:
        """See ``State``."""
        if self.tied:
            yield from map(RollOff, product(range(1, SIDES + 1), repeat=len(self.tied)))
        elif self.rolling:
            yield from (Show(tuple(face.text for face in faces)) for faces in product(*self.chance_dice()))
        elif self.row != OVER:
            yield from (action for action in _DECISIONS_AND_ROLLS if self.refusal(action) is None)

    def refusal(self, action: Action) -> Text | None:
        """See ``State``."""
        return refusal(self, action)

    def needs_no_roll(self) -> bool:
        """A Kribbel space that no total can win any more (R23)."""
        return self.task() is None and self.bar(self.waiting[0]) == HIGHEST_TOTAL

    def automatic_action(self) -> Action | None:
        """See ``State``; the X of R7 and R23."""
        if self.current_player() < 0 or self.refusal(CROSS) is not None:
            return None
        is_forced = self.needs_no_roll() or (self.rolls == ROLLS and self.refusal(SWITCH) is not None)
        return CROSS if is_forced else None

    # -- what follows

    def apply_action(self, action: Action) -> KribbelnState:
        """See ``State``."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        match action:
            case Roll(positions):
                return replace(self, rolling=positions, roll_off=())
            case Show(faces):
                return self._shown(faces)
            case RollOff(values):
                return self._rolled_off(values)
            case Decision("enter"):
                return self._entered(self.row, self.total())._turn_ended()
            case Decision("cross"):
                return self._entered(self.row, X)._turn_ended()
            case _:
                return self._switched()

    def _shown(self, texts: tuple[str, ...]) -> KribbelnState:
        shown = dict(zip(self.rolling, map(FACES.__getitem__, texts), strict=True))
        faces = tuple(shown.get(p) or self.faces[p - 1] for p in range(1, DICE + 1))
        return replace(self, faces=faces, rolls=self.rolls + 1, rolling=(), fresh=self.rolling)

    def _entered(self, row: int, entry: int) -> KribbelnState:
        seat = self.waiting[0]
        cells = (*self.entries[row][:seat], entry, *self.entries[row][seat + 1 :])
        return replace(self, entries=(*self.entries[:row], cells, *self.entries[row + 1 :]))

    def _switched(self) -> KribbelnState:
        row = self.kribbel_row()
        assert row is not None
        return self._entered(row, self.total())._attempt_begun()

    def _attempt_begun(self) -> KribbelnState:
        return replace(self, faces=(), rolls=0, fresh=())

    def _turn_ended(self) -> KribbelnState:
        after = replace(self, waiting=self.waiting[1:])._attempt_begun()
        return after if after.waiting else after.row_begun(self.row + 1)

    def row_begun(self, row: int) -> KribbelnState:
        """The state at the start of ``row``, or of the first after it that somebody must play (R19)."""
        while row < OVER and None not in self.entries[row]:
            row += 1
        if row == OVER:
            return replace(self, row=OVER, waiting=())
        begun = replace(self, row=row)
        tied = leaders(begun.row_above())
        missing = self.entries[row].count(None)
        if len(tied) > 1 and missing > 1:
            return replace(begun, tied=tied)
        return begun._begins(tied[0])

    def row_above(self) -> tuple[int, ...]:
        """Each seat's value in the printed row above, subtotals included (R25); the first row knows its start (R28)."""
        if self.row == 0:
            return tuple(int(seat == self.setup.start) for seat in range(self.setup.seats))
        if any(self.row == end for _first, end in AREAS):
            return self.totals_until(self.row)
        return tuple(entry or X for entry in self.entries[self.row - 1])

    def _begins(self, starter: int) -> KribbelnState:
        """The row's order: clockwise from ``starter``, without those that have an entry (R21)."""
        order = [(starter + i) % self.setup.seats for i in range(self.setup.seats)]
        return replace(self, waiting=tuple(s for s in order if self.entries[self.row][s] is None), tied=())

    def _rolled_off(self, values: tuple[int, ...]) -> KribbelnState:
        rolled = replace(self, roll_off=tuple(zip(self.tied, values, strict=True)))
        best = tuple(seat for seat, value in rolled.roll_off if value == max(values))
        return replace(rolled, tied=best) if len(best) > 1 else rolled._begins(best[0])

    # -- scores

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

    # -- for chance

    def chance_dice(self) -> tuple[Die, ...]:
        """See ``State``."""
        if self.tied:
            return (PLAIN_DIE,) * len(self.tied)
        return tuple(self.setup.dice[position - 1] for position in self.rolling)

    def chance_action(self, values: Sequence[int]) -> Action:
        """See ``State``."""
        if self.tied:
            return RollOff(tuple(values))
        dice = self.chance_dice()
        return Show(tuple(die[value - 1].text for die, value in zip(dice, values, strict=True)))

    # -- for eyes

    def tray(self) -> Tray:
        """See ``State``."""
        faces = self.faces or (None,) * DICE
        dice = (TrayDie(d, f, p in self.fresh) for p, (d, f) in enumerate(zip(self.setup.dice, faces, strict=True), 1))
        return Tray(
            tuple(dice), self.rolls, ROLLS, bool(self.faces) and self.rolls < ROLLS and not self.rolling, self.roll_off
        )

    def sheet(self) -> Sheet:
        """See ``State``."""
        return eyes.sheet(self)

    def prompt(self) -> Prompt:
        """See ``State``."""
        return eyes.prompt(self)

    def offers(self) -> tuple[Offer, ...]:
        """See ``State``."""
        return eyes.offers(self)

    def narration(self, action: Action) -> Text:
        """See ``State``."""
        return eyes.narration(self, action)


_DECISIONS_AND_ROLLS: tuple[Action, ...] = (ENTER, CROSS, SWITCH, *ALL_ROLLS)
