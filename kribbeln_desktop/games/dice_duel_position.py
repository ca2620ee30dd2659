"""What is so at a moment of Kniffel Dice Duel: chips, bonuses, whose turn, what the dice allow. Rulings D1 to D24."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.game import NOBODY
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.core.three_rolls import ROLL_FIRST, ThreeRollState
from kribbeln_desktop.core.views import Standings, ranked
from kribbeln_desktop.games.dice_duel_kinds import (
    CHIPS_OF_A_KIND,
    FULL_STACK,
    GOLD,
    KINDS,
    LAST_CHIP,
    MARK,
    MOVES,
    PASS,
    PLACES,
    SILVER,
    Kind,
    is_kniffel,
    kind_of,
    shown,
)

Chips = tuple[int, ...]
"""How many of each kind."""
NO_CHIPS: Chips = (0,) * len(KINDS)
ALL_CHIPS: Chips = (CHIPS_OF_A_KIND,) * len(KINDS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(ThreeRollState):
    """The facts of a moment; what follows is asked of ``DiceDuelState``."""

    owned: tuple[Chips, ...]
    """Each seat's chips."""
    in_tray: Chips = ALL_CHIPS
    aside: Chips = NO_CHIPS
    first: int = 0
    """The seat that began: rounds are counted from it (D10)."""
    turns: int = 0
    """How many turns are over; an extra turn belongs to the one before it (D7)."""
    was_taken: bool = False
    """Somebody took a chip in this round."""
    is_extra: bool = False
    """This turn follows a Kniffel."""
    owes_second: bool = False
    """Alone: the second chip of a Kniffel is still to be taken (D22)."""
    last_chip: int = NOBODY
    """The seat that took the last chip out of the tray."""
    free_undo: bool = False

    # -- chips

    @property
    def is_alone(self) -> bool:
        """The solo game."""
        return len(self.owned) == 1

    def bonuses(self, seat: int) -> dict[str, int]:
        """What the seat has earned besides its chips so far, by the sheet's row."""
        missing = self.owned[seat].count(0)
        return {
            "gold": GOLD if missing == 0 else 0,
            "silver": SILVER if missing == 1 else 0,
            "stacks": FULL_STACK * self.owned[seat].count(CHIPS_OF_A_KIND),
            "last-chip": LAST_CHIP if self.last_chip == seat else 0,
        }

    def totals(self) -> tuple[int, ...]:
        """See ``State``."""
        return tuple(
            sum(n * kind.value for n, kind in zip(chips, KINDS, strict=True)) + sum(self.bonuses(seat).values())
            for seat, chips in enumerate(self.owned)
        )

    def final_standings(self) -> Standings:
        """See ``State``; alone, the score beside the mark (D23)."""
        result = ranked(self.totals())
        return replace(result, reason=_ALONE(points=result.points[0], mark=MARK)) if self.is_alone else result

    # -- turns

    def playing(self) -> int:
        """See ``ThreeRollState``; at once nobody when the tray is empty (D13), but for a second chip (D22)."""
        if not any(self.in_tray) and not self.owes_second:
            return NOBODY
        return (self.first + self.turns) % len(self.owned)

    def round_number(self) -> int:
        """The number of the round, from 1."""
        return self.turns // len(self.owned) + 1

    # -- what the dice allow

    def has_kniffel(self) -> bool:
        """The dice show a Kniffel, which gives any chip (D4)."""
        return bool(self.attempt.faces) and is_kniffel(self.values())

    def shown(self) -> tuple[Kind, ...]:
        """The kinds that the dice fit, whether a chip is left or not (D1, D3)."""
        return shown(self.values()) if self.attempt.faces else ()

    def fitting(self) -> tuple[Kind, ...]:
        """The kinds that the dice fit and that are left in the tray (D8)."""
        return tuple(kind for kind in self.shown() if self.in_tray[PLACES[kind.id]])

    def gives_chip(self) -> bool:
        """The dice give a chip: then one must be taken (D9). There is always one for a Kniffel."""
        return self.has_kniffel() or bool(self.fitting())

    def decisions(self) -> Sequence[Decision]:
        """See ``ThreeRollState``."""
        return MOVES

    def decision_refusal(self, decision: Decision) -> Text | None:
        """See ``ThreeRollState``."""
        if decision == PASS:
            return self._pass_refusal()
        kind = kind_of(decision)
        return self._take_refusal(kind) if decision == kind.take else self._take_aside_refusal(kind)

    def _pass_refusal(self) -> Text | None:
        if not self.attempt.faces:
            return ROLL_FIRST
        return _TAKE_ONE if self.gives_chip() else None

    def _take_refusal(self, kind: Kind) -> Text | None:
        if not self.in_tray[PLACES[kind.id]]:
            return _NONE_LEFT(kind=kind.label)
        if not self.attempt.faces:
            return ROLL_FIRST
        return None if self.has_kniffel() or kind in self.shown() else kind.missing

    def _take_aside_refusal(self, kind: Kind) -> Text | None:
        if not self.aside[PLACES[kind.id]]:
            return _NONE_ASIDE(kind=kind.label)
        if not self.attempt.faces:
            return ROLL_FIRST
        return None if self.has_kniffel() else _ONLY_KNIFFEL

    def roll_refusal(self) -> Text | None:
        """See ``ThreeRollState``."""
        return _SECOND_FIRST if self.owes_second else None


_ALONE = mark("DiceDuel", "Alone: {points} of {mark} possible points.")
_TAKE_ONE = mark("DiceDuel", "A chip fits: take one.")
_NONE_LEFT = mark("DiceDuel", "No “{kind}” chip is left in the tray.")
_NONE_ASIDE = mark("DiceDuel", "No “{kind}” chip lies aside.")
_ONLY_KNIFFEL = mark("DiceDuel", "Only a Kniffel takes a chip from aside.")
_SECOND_FIRST = mark("DiceDuel", "First take the second chip for the Kniffel.")
