"""A moment of Kniffel: where a joker may go, what it gives, the bonus, and how this is said."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.boxes import Box, BoxState, Sum
from kribbeln_desktop.core.game import FREE_UNDO
from kribbeln_desktop.core.sheet import Cell, CellKind, Sheet
from kribbeln_desktop.core.texts import Text, mark, plain
from kribbeln_desktop.games.kniffel_boxes import (
    BONUS,
    BONUS_FROM,
    BOXES,
    FIVE_OF_A_KIND,
    FOR_THE_BONUS,
    IN_FULL,
    LOWER,
    PLAN,
    UPPER,
    is_five_of_a_kind,
)

USUAL_FURTHER_FIVE = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class KniffelState(BoxState):
    """See ``core.boxes.BoxState``."""

    further_fives: tuple[int, ...]
    """How many five alike of each seat gave extra points."""
    further_five: int = USUAL_FURTHER_FIVE
    """What each of them gave."""

    boxes: ClassVar[tuple[Box, ...]] = BOXES
    plan: ClassVar[tuple[Box | Sum, ...]] = PLAN

    # -- the joker

    def is_joker(self) -> bool:
        """The dice are five alike, and the player's box for them is filled, be it with 0 (N2)."""
        if not self.attempt.faces or not is_five_of_a_kind(self.values()):
            return False
        return self.entry(self.playing(), "five-of-a-kind") is not None

    def extra_points(self) -> int:
        """What the roll gives besides its box, whichever that is (N3)."""
        scored = self.is_joker() and self.entry(self.playing(), "five-of-a-kind") == FIVE_OF_A_KIND
        return self.further_five if scored else 0

    def _is_free(self, box: Box) -> bool:
        return self.entry(self.playing(), box.id) is None

    def _own_upper(self) -> Box:
        """The upper box of the number that all dice show."""
        return UPPER[self.values()[0] - 1]

    def box_refusal(self, box: Box) -> Text | None:
        """See ``BoxState``: a joker goes to its number, else to a lower box, else it strikes an upper one (N4-N6)."""
        if not self.is_joker():
            return None
        own = self._own_upper()
        if self._is_free(own):
            return None if box is own else _FIRST(number=_number(own), box=own.label)
        return _LOWER_FIRST(box=own.label) if box in UPPER and any(map(self._is_free, LOWER)) else None

    def points(self, box: Box) -> int:
        """See ``BoxState``; a joker counts in full in the lower part."""
        if self.is_joker() and box.id in IN_FULL:
            return IN_FULL[box.id]
        return box.score(self.values())

    def decided(self, decision: Decision) -> Self:
        """See ``ThreeRollState``."""
        after = BoxState.decided(self, decision)
        if not self.extra_points():
            return after
        counts = (count + (seat == self.playing()) for seat, count in enumerate(self.further_fives))
        return replace(after, further_fives=tuple(counts))

    # -- sums

    def upper_sum(self, seat: int) -> int:
        """What the upper boxes of a seat hold."""
        return sum(self.entries[seat][place] or 0 for place in range(len(UPPER)))

    def bonus(self, seat: int) -> int:
        """The bonus of a seat, as soon as it is reached (N9)."""
        return BONUS if self.upper_sum(seat) >= BONUS_FROM else 0

    def pace(self, seat: int) -> int | None:
        """How far the filled upper boxes are ahead of what makes the bonus; None where that is not open (any more)."""
        filled = [number for number in range(1, len(UPPER) + 1) if self.entries[seat][number - 1] is not None]
        free = sum(range(1, len(UPPER) + 1)) - sum(filled)
        points = self.upper_sum(seat)
        is_open = filled and points < BONUS_FROM <= points + len(self.attempt.dice) * free
        return points - FOR_THE_BONUS * sum(filled) if is_open else None

    def sums(self, seat: int) -> dict[str, Cell]:
        """See ``BoxState``."""
        pace = self.pace(seat)
        small, note = (None, None) if pace is None else (_signed(pace), _pace_words(pace))
        values = {"upper-bonus": self.bonus(seat), "further-fives": self.further_five * self.further_fives[seat]}
        total = sum(entry or 0 for entry in self.entries[seat]) + sum(values.values())
        return {
            "upper-sum": Cell(CellKind.ENTERED, self.upper_sum(seat), note=note, small=small),
            **{row: Cell(CellKind.ENTERED, value) for row, value in values.items()},
            "total": Cell(CellKind.ENTERED, total),
        }

    # -- for eyes

    def sheet(self) -> Sheet:
        """See ``State``."""
        further = _FURTHER(points=self.further_five) if self.further_five else _NO_FURTHER
        flags = ((self.further_five != USUAL_FURTHER_FIVE, further), (self.free_undo, FREE_UNDO))
        notes = tuple(text for holds, text in flags if holds)
        return Sheet(_TITLE, _SUBTITLE, tuple(self.rows()), len(self.entries), notes=notes)

    def headline(self) -> Text:
        """See ``BoxState``; a joker says where it goes."""
        if not self.is_joker():
            return BoxState.headline(self)
        own = self._own_upper()
        if self._is_free(own):
            return _JOKER_UPPER(number=_number(own), box=own.label)
        return _JOKER_LOWER if any(map(self._is_free, LOWER)) else _JOKER_STRIKES

    def status(self) -> Text | None:
        """See ``BoxState``: the pips, extra points, and the pace of the upper boxes while the bonus is open."""
        if not self.attempt.faces:
            return None
        told = _PIPS(pips=sum(self.values()))
        extra, pace = self.extra_points(), self.pace(self.playing())
        told = _AND(first=told, second=_EXTRA(points=extra)) if extra else told
        return told if pace is None else _AND(first=told, second=_pace_words(pace))

    def decision_narration(self, decision: Decision) -> Text:
        """See ``ThreeRollState``; extra points and the bonus are told with the entry that brings them."""
        told = BoxState.decision_narration(self, decision)
        extra, seat = self.extra_points(), self.playing()
        told = _AND(first=told, second=_EXTRA(points=extra)) if extra else told
        has_reached = self.decided(decision).bonus(seat) > self.bonus(seat)
        return _AND(first=told, second=_REACHED(points=BONUS)) if has_reached else told


def _number(box: Box) -> Text:
    return _NUMBERS[UPPER.index(box)]


def _signed(pace: int) -> Text:
    return plain(f"{'±' if pace == 0 else '−' if pace < 0 else '+'}{abs(pace)}")


def _pace_words(pace: int) -> Text:
    if pace == 0:
        return _ON_PACE(sum=BONUS_FROM)
    return (_OVER_PACE if pace > 0 else _BEHIND_PACE)(points=abs(pace), sum=BONUS_FROM)


_TITLE = mark("Kniffel", "Kniffel")
_SUBTITLE = mark("Kniffel", "Score sheet")
_FURTHER = mark("Kniffel", "Further five alike: {points} points each")
_NO_FURTHER = mark("Kniffel", "Further five alike: no extra points")
_NUMBERS = (
    mark("Kniffel", "ones"),
    mark("Kniffel", "twos"),
    mark("Kniffel", "threes"),
    mark("Kniffel", "fours"),
    mark("Kniffel", "fives"),
    mark("Kniffel", "sixes"),
)
_FIRST = mark("Kniffel", "Joker: five {number} go to “{box}” first.")
_LOWER_FIRST = mark("Kniffel", "Joker: “{box}” is filled, so a free lower box comes first.")
_JOKER_UPPER = mark("Kniffel", "Joker! Five {number} go to “{box}”.")
_JOKER_LOWER = mark("Kniffel", "Joker! Choose a lower box, each counts in full.")
_JOKER_STRIKES = mark("Kniffel", "Joker, but the lower part is full: strike an upper box.")
_PIPS = mark("Kniffel", "{pips} pips.")
_EXTRA = mark("Kniffel", "{points} extra points.")
_REACHED = mark("Kniffel", "The bonus of {points} is reached.")
_OVER_PACE = mark("Kniffel", "{points} over the pace to {sum}.")
_BEHIND_PACE = mark("Kniffel", "{points} behind the pace to {sum}.")
_ON_PACE = mark("Kniffel", "Exactly on the pace to {sum}.")
_AND = mark("Kniffel", "{first} {second}")
