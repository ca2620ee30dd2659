"""Kniffel Dice Duel: how the game is set up, and what it consists of."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from kribbeln_desktop.core.game import DecisionKind, Game, Option
from kribbeln_desktop.core.sheet import Sheet
from kribbeln_desktop.core.three_rolls import Attempt
from kribbeln_desktop.core.views import Example
from kribbeln_desktop.games.dice_duel_eyes import NO_CHIP, TITLE, evening
from kribbeln_desktop.games.dice_duel_kinds import DICE, DIE, KINDS, MOVES, PASS
from kribbeln_desktop.games.dice_duel_position import NO_CHIPS
from kribbeln_desktop.games.dice_duel_state import DiceDuelState

if TYPE_CHECKING:
    from kribbeln_desktop.core.reference import Reference, Sample


class DiceDuel(Game):
    """The game; see ``core.game.Game``."""

    id = "dice-duel"
    title = TITLE
    seats = range(1, 5)
    options: tuple[Option, ...] = ()
    dice = DICE
    faces = tuple(face.text for face in DIE)
    moves = MOVES
    decisions = (DecisionKind(PASS.verb, NO_CHIP, "⏎"),)
    emblem = (DIE[1], DIE[2], DIE[5])
    yes_or_no = MappingProxyType({kind.id: kind.fits for kind in KINDS})

    def initial_state(self, seats: int, options: Mapping[str, object]) -> DiceDuelState:
        """See ``Game``; several seats roll for the start."""
        checked = self.checked_options(seats, options)
        return DiceDuelState(
            attempt=Attempt((DIE,) * DICE),
            tied=tuple(range(seats)) if seats > 1 else (),
            owned=(NO_CHIPS,) * seats,
            free_undo=checked["undo"] == "free",
        )

    def examples(self) -> tuple[Example, ...]:
        """See ``Game``: each kind of chips, and the Kniffel."""
        from kribbeln_desktop.games.dice_duel_examples import examples

        return examples()

    def reference(self) -> Reference:
        """See ``Game``."""
        from kribbeln_desktop.games.dice_duel_reference import reference

        return reference(self.seats[-1])

    def sample(self) -> Sample:
        """See ``Game``."""
        from kribbeln_desktop.games.dice_duel_sample import sample

        return sample(self)

    def pad_sheet(self, seats: int, options: Mapping[str, object]) -> Sheet:
        """See ``Game``: for the scores of an evening, as the game itself needs no paper."""
        self.checked_options(seats, options)
        return self.adorned(evening(seats))
