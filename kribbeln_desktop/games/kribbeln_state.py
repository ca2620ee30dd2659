"""What may be done at a moment of a Kribbeln game, and what follows: entries, switching, rows, who begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from kribbeln_desktop.core.actions import Action, Decision
from kribbeln_desktop.core.dice import Face
from kribbeln_desktop.core.sheet import Sheet
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.core.three_rolls import ROLLS, leaders
from kribbeln_desktop.core.views import Offer, Prompt
from kribbeln_desktop.games import kribbeln_refusals as refusals
from kribbeln_desktop.games import kribbeln_sheet as eyes
from kribbeln_desktop.games.kribbeln_position import Position
from kribbeln_desktop.games.kribbeln_rows import AREAS, CROSS, ENTER, OVER, SWITCH, X
from kribbeln_desktop.games.kribbeln_tasks import FACES


@dataclass(frozen=True, slots=True)
class KribbelnState(Position):
    """A moment of a Kribbeln game, and what may follow."""

    def decisions(self) -> Sequence[Decision]:
        """See ``ThreeRollState``."""
        return (ENTER, CROSS, SWITCH)

    def decision_refusal(self, decision: Decision) -> Text | None:
        """See ``ThreeRollState``."""
        return refusals.refusal(self, decision)

    def roll_refusal(self) -> Text | None:
        """See ``ThreeRollState``."""
        return refusals.roll_refusal(self)

    def known_face(self, text: str) -> Face | None:
        """See ``ThreeRollState``; any die may lie at a position where dice are real."""
        return FACES.get(text)

    def automatic_action(self) -> Action | None:
        """See ``State``; the X of R7 and R23."""
        if self.current_player() < 0 or self.refusal(CROSS) is not None:
            return None
        is_forced = self.needs_no_roll() or (self.rolls == ROLLS and self.refusal(SWITCH) is not None)
        return CROSS if is_forced else None

    # -- what follows

    def decided(self, decision: Decision) -> Self:
        """See ``ThreeRollState``."""
        if decision == SWITCH:
            return self._switched()
        return self._entered(self.row, X if decision == CROSS else self.total())._turn_ended()

    def _entered(self, row: int, entry: int) -> Self:
        seat = self.waiting[0]
        cells = (*self.entries[row][:seat], entry, *self.entries[row][seat + 1 :])
        return replace(self, entries=(*self.entries[:row], cells, *self.entries[row + 1 :]))

    def _switched(self) -> Self:
        row = self.kribbel_row()
        assert row is not None
        return self._entered(row, self.total())._attempt_begun()

    def _attempt_begun(self) -> Self:
        return replace(self, attempt=self.attempt.again())

    def _turn_ended(self) -> Self:
        after = replace(self, waiting=self.waiting[1:])._attempt_begun()
        return after if after.waiting else after.row_begun(self.row + 1)

    def row_begun(self, row: int) -> Self:
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
        return begun.begun_by(tied[0])

    def row_above(self) -> tuple[int, ...]:
        """Each seat's value in the printed row above, subtotals included (R25); the first row knows its start (R28)."""
        if self.row == 0:
            return tuple(int(seat == self.setup.start) for seat in range(self.setup.seats))
        if any(self.row == end for _first, end in AREAS):
            return self.totals_until(self.row)
        return tuple(entry or X for entry in self.entries[self.row - 1])

    def begun_by(self, seat: int) -> Self:
        """See ``ThreeRollState``; the row's order: clockwise, without those that have an entry (R21)."""
        order = [(seat + i) % self.setup.seats for i in range(self.setup.seats)]
        return replace(self, waiting=tuple(s for s in order if self.entries[self.row][s] is None))

    # -- for eyes

    def sheet(self) -> Sheet:
        """See ``State``."""
        return eyes.sheet(self)

    def asked(self) -> Prompt:
        """See ``ThreeRollState``."""
        return eyes.asked(self)

    def offers(self) -> tuple[Offer, ...]:
        """See ``State``."""
        return eyes.offers(self)

    def decision_narration(self, decision: Decision) -> Text:
        """See ``ThreeRollState``."""
        return eyes.narration(self, decision)
