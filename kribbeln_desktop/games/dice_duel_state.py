"""What follows at a moment of Kniffel Dice Duel: chips change hands, turns and rounds end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from kribbeln_desktop.core.actions import Action, Decision
from kribbeln_desktop.core.sheet import Sheet
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.core.three_rolls import ROLLS
from kribbeln_desktop.core.views import Offer, Prompt, Stack
from kribbeln_desktop.games import dice_duel_eyes as eyes
from kribbeln_desktop.games import dice_duel_words as words
from kribbeln_desktop.games.dice_duel_kinds import PASS, PLACES, kind_of
from kribbeln_desktop.games.dice_duel_position import Chips, Position


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceDuelState(Position):
    """A moment of Kniffel Dice Duel, and what may follow."""

    def automatic_action(self) -> Action | None:
        """See ``State``: to pass, where after the third roll nothing fits."""
        return PASS if self.attempt.rolls == ROLLS and self.refusal(PASS) is None else None

    def begun_by(self, seat: int) -> Self:
        """See ``ThreeRollState``."""
        return replace(self, first=seat)

    def decided(self, decision: Decision) -> Self:
        """See ``ThreeRollState``; who has a Kniffel goes on: with a second chip alone (D22), else with a turn (D7)."""
        if decision == PASS:
            return self._turn_ended()
        after = self._took(decision)
        if not self.has_kniffel():
            return after._turn_ended()
        if not self.is_alone:
            return replace(after, is_extra=True, attempt=self.attempt.again())
        is_more = any(after.in_tray) or any(after.aside)
        return replace(after, owes_second=True) if is_more and not self.owes_second else after._turn_ended()

    def _took(self, decision: Decision) -> Self:
        kind, seat = kind_of(decision), self.playing()
        place = PLACES[kind.id]
        owned = (*self.owned[:seat], _changed(self.owned[seat], place, 1), *self.owned[seat + 1 :])
        after = replace(self, owned=owned, was_taken=True)
        if decision == kind.take_aside:
            return replace(after, aside=_changed(self.aside, place, -1))
        left = _changed(self.in_tray, place, -1)
        return replace(after, in_tray=left, last_chip=self.last_chip if any(left) else seat)

    def _turn_ended(self) -> Self:
        turn = replace(self, turns=self.turns + 1, is_extra=False, owes_second=False, attempt=self.attempt.again())
        return turn if turn.turns % len(self.owned) else turn._round_ended()

    def _round_ended(self) -> Self:
        """After a round without a chip one of the highest kind in the tray is put aside (D10, D12); alone each turn is
        a round (D21).
        """
        if self.was_taken:
            return replace(self, was_taken=False)
        highest = max(place for place, left in enumerate(self.in_tray) if left)
        return replace(self, in_tray=_changed(self.in_tray, highest, -1), aside=_changed(self.aside, highest, 1))

    # -- for eyes

    def chips(self) -> tuple[Stack, ...]:
        """See ``State``."""
        return eyes.stacks(self)

    def sheet(self) -> Sheet:
        """See ``State``."""
        return eyes.sheet(self)

    def offers(self) -> tuple[Offer, ...]:
        """See ``State``."""
        return eyes.offers(self)

    def asked(self) -> Prompt:
        """See ``ThreeRollState``."""
        return words.asked(self)

    def decision_narration(self, decision: Decision) -> Text:
        """See ``ThreeRollState``; what follows by itself is told with it."""
        return words.narration(self, decision, self.decided(decision))


def _changed(chips: Chips, place: int, by: int) -> Chips:
    return (*chips[:place], chips[place] + by, *chips[place + 1 :])
