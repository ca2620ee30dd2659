"""Which dice are set aside, now and at each moment that undo can go back to."""

from __future__ import annotations

from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.views import Tray

Positions = frozenset[int]


class SetAside:
    """The positions of the dice that the next roll leaves alone."""

    def __init__(self, record: GameRecord) -> None:
        self.positions = kept_dice(record.state.tray())
        self._remembered: dict[int, Positions] = {}

    def follow(self, before: GameRecord, after: GameRecord) -> bool:
        """Go along with what happened; whether the positions are others now.

        Dice kept in a roll stay set aside, a new attempt has none, and undo brings the positions of then back.
        """
        old = self.positions
        self._remembered[len(before.steps)] = old
        kept = kept_dice(after.state.tray())
        if len(after.steps) < len(before.steps):
            kept = self._remembered.get(len(after.steps), kept)
        self.positions = kept
        return kept != old

    def change(self, positions: Positions) -> bool:
        """Set exactly these aside; whether that is a change."""
        old, self.positions = self.positions, positions
        return positions != old

    def dice_to_roll(self, tray: Tray) -> tuple[int, ...]:
        """All dice before the first roll, then those not set aside; none after the last."""
        if tray.rolls_used == tray.rolls_allowed:
            return ()
        return tuple(p for p in range(1, len(tray.dice) + 1) if tray.rolls_used == 0 or p not in self.positions)


def kept_dice(tray: Tray) -> Positions:
    """The dice that lie there and were not in the newest roll."""
    return frozenset(p for p, die in enumerate(tray.dice, 1) if die.face is not None and not die.fresh)


def fresh_dice(tray: Tray) -> tuple[int, ...]:
    """The dice of the newest roll."""
    return tuple(position for position, die in enumerate(tray.dice, 1) if die.fresh)
