"""What may be done at a moment of a Kribbeln game, and what follows: rolls, switching, rows, who begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from kribbeln_desktop.core.actions import Action, Decision, Roll, RollOff, Show
from kribbeln_desktop.core.dice import PLAIN_DIE, SIDES, Die
from kribbeln_desktop.core.errors import IllegalActionError
from kribbeln_desktop.core.game import Offer, Prompt, State, Tray, TrayDie
from kribbeln_desktop.core.sheet import Sheet
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.games import kribbeln_sheet as eyes
from kribbeln_desktop.games.kribbeln_position import Position
from kribbeln_desktop.games.kribbeln_refusals import ALL_ROLLS, refusal
from kribbeln_desktop.games.kribbeln_rows import AREAS, CROSS, ENTER, OVER, ROLLS, SWITCH, X
from kribbeln_desktop.games.kribbeln_scores import leaders
from kribbeln_desktop.games.kribbeln_tasks import DICE, FACES


@dataclass(frozen=True, slots=True)
class KribbelnState(Position, State):
    """A moment of a Kribbeln game, and what may follow."""

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
