"""Kniffel: how the game is set up, and what its help shows."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from kribbeln_desktop.core.dice import PLAIN_DIE
from kribbeln_desktop.core.game import Game, Option
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.core.three_rolls import Attempt
from kribbeln_desktop.core.views import Example
from kribbeln_desktop.games.kniffel_boxes import BOXES, worth
from kribbeln_desktop.games.kniffel_state import USUAL_FURTHER_FIVE, KniffelState

if TYPE_CHECKING:
    from kribbeln_desktop.core.reference import Reference, Sample

ROLL_OFF = "roll-off"

CHANCES = MappingProxyType(
    {
        "three-of-a-kind": 0.743195,
        "four-of-a-kind": 0.290794,
        "full-house": 0.362883,
        "small-straight": 0.615442,
        "large-straight": 0.261095,
        "five-of-a-kind": 0.046029,
    }
)
"""The exact chances within three rolls, playing for one box alone; a test compares them with ``players.odds``."""


class Kniffel(Game):
    """The game; see ``core.game.Game``."""

    id = "kniffel"
    title = mark("Kniffel", "Kniffel")
    seats = range(1, 9)
    options: tuple[Option, ...] = (
        Option(
            "further-five",
            mark("Kniffel", "Further five alike"),
            (
                (USUAL_FURTHER_FIVE, mark("Kniffel", "50 extra points")),
                (100, mark("Kniffel", "100 extra points")),
                (0, mark("Kniffel", "no extra points")),
            ),
            USUAL_FURTHER_FIVE,
        ),
        Option("start", mark("Kniffel", "Who begins"), ((ROLL_OFF, mark("Kniffel", "the highest die")),), 0, True),
    )
    dice = 5
    faces = tuple(face.text for face in PLAIN_DIE)
    moves = tuple(box.decision for box in BOXES)
    emblem = (PLAIN_DIE[4], PLAIN_DIE[4], PLAIN_DIE[4])
    yes_or_no = MappingProxyType({box.id: box.fits for box in BOXES if box.fits})

    def examples(self) -> tuple[Example, ...]:
        """See ``Game``: every box."""
        return tuple(Example(box.symbol, box.words, worth(box), CHANCES.get(box.id)) for box in BOXES)

    def reference(self) -> Reference:
        """See ``Game``."""
        from kribbeln_desktop.games.kniffel_reference import reference

        return reference(self.dice, self.seats[-1])

    def sample(self) -> Sample:
        """See ``Game``."""
        from kribbeln_desktop.games.kniffel_sample import sample

        return sample(self)

    def initial_state(self, seats: int, options: Mapping[str, object]) -> KniffelState:
        """See ``Game``; alone, nobody rolls for the start."""
        checked = self.checked_options(seats, options)
        start = checked["start"]
        return KniffelState(
            attempt=Attempt((PLAIN_DIE,) * self.dice),
            tied=tuple(range(seats)) if start == ROLL_OFF and seats > 1 else (),
            entries=((None,) * len(BOXES),) * seats,
            first=0 if start == ROLL_OFF else int(str(start)),
            free_undo=checked["undo"] == "free",
            further_fives=(0,) * seats,
            further_five=int(str(checked["further-five"])),
        )
