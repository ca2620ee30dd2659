"""Games whose sheet has boxes: seats take turns, and each turn fills one box that the seat has not filled yet."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import ClassVar, Self

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.game import NOBODY
from kribbeln_desktop.core.patterns import Pattern, Values
from kribbeln_desktop.core.sheet import Cell, CellKind, Glyph, Row, RowKind
from kribbeln_desktop.core.texts import Seat, Text, mark
from kribbeln_desktop.core.three_rolls import ROLL_FIRST, ROLLS, ThreeRollState
from kribbeln_desktop.core.views import Offer, Prompt, Standings, ranked

SCORE = "score"


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """One box of the sheet."""

    id: str
    area: str
    label: Text
    words: Text
    symbol: tuple[Glyph, ...]
    score: Callable[[Values], int]
    """What a roll gives there by its dice alone."""
    fits: Pattern | None = None
    """Whether a roll is what the box asks for; None where any roll counts."""

    decision: Decision = field(init=False)
    """To enter a roll there."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "decision", Decision(SCORE, (self.id,)))


@dataclass(frozen=True, slots=True, eq=False)
class Sum:
    """A row that is reckoned from others."""

    id: str
    kind: RowKind
    area: str
    label: Text
    words: Text


Entries = tuple[tuple[int | None, ...], ...]
"""For each seat one entry a box, in the order of the boxes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxState(ThreeRollState):
    """A moment of such a game; the dice show the values 1 to 6 by the place of their faces."""

    entries: Entries
    first: int = 0
    """The seat that began."""
    turns: int = 0
    """How many turns are over."""
    free_undo: bool = False

    boxes: ClassVar[tuple[Box, ...]]
    plan: ClassVar[tuple[Box | Sum, ...]]
    """The rows of the sheet, from top to bottom."""

    # -- what a game may say

    @abstractmethod
    def sums(self, seat: int) -> dict[str, Cell]:
        """The cells of the rows that are reckoned, by id; ``total`` among them."""

    def box_refusal(self, box: Box) -> Text | None:
        """Why the roll cannot be entered in a free box; None where it can."""
        return None

    def points(self, box: Box) -> int:
        """What the roll would give in a free box."""
        return box.score(self.values())

    def status(self) -> Text | None:
        """How the dice stand."""
        return None

    # -- facts

    def entry(self, seat: int, box_id: str) -> int | None:
        """A seat's entry in a box."""
        return self.entries[seat][_places(self.boxes)[box_id]]

    def box_of(self, decision: Decision) -> Box:
        """The box that ``decision`` fills."""
        return self.boxes[_places(self.boxes)[decision.objects[0]]]

    def playing(self) -> int:
        """See ``ThreeRollState``."""
        seats = len(self.entries)
        return NOBODY if self.turns == seats * len(self.boxes) else (self.first + self.turns) % seats

    def decisions(self) -> Collection[Decision]:
        """See ``ThreeRollState``."""
        return _decisions(self.boxes)

    def decision_refusal(self, decision: Decision) -> Text | None:
        """See ``ThreeRollState``."""
        box = self.box_of(decision)
        if self.entry(self.playing(), box.id) is not None:
            return _FILLED(box=box.label)
        return self.box_refusal(box) if self.attempt.faces else ROLL_FIRST

    def decided(self, decision: Decision) -> Self:
        """See ``ThreeRollState``."""
        seat, place = self.playing(), _places(self.boxes)[decision.objects[0]]
        own = self.entries[seat]
        filled = (*own[:place], self.points(self.boxes[place]), *own[place + 1 :])
        entries = (*self.entries[:seat], filled, *self.entries[seat + 1 :])
        return replace(self, entries=entries, turns=self.turns + 1, attempt=self.attempt.again())

    def begun_by(self, seat: int) -> Self:
        """See ``ThreeRollState``."""
        return replace(self, first=seat)

    def totals(self) -> tuple[int, ...]:
        """See ``State``."""
        return tuple(self.sums(seat)["total"].entry or 0 for seat in range(len(self.entries)))

    def final_standings(self) -> Standings:
        """See ``State``."""
        return ranked(self.totals())

    # -- for eyes

    def rows(self) -> Iterator[Row]:
        """The rows of the sheet, with what could be entered now."""
        seats = range(len(self.entries))
        sums = [self.sums(seat) for seat in seats]
        current = self.current_player()
        for part in self.plan:
            if isinstance(part, Box):
                cells = tuple(self._cell(part, seat, seat == current) for seat in seats)
                yield Row(part.id, RowKind.BOX, part.area, part.label, part.words, part.symbol, cells)
            else:
                cells = tuple(sums[seat][part.id] for seat in seats)
                yield Row(part.id, part.kind, part.area, part.label, part.words, (), cells)

    def _cell(self, box: Box, seat: int, is_current: bool) -> Cell:
        entry = self.entry(seat, box.id)
        if entry is not None:
            return Cell(CellKind.ENTERED if entry else CellKind.STRUCK, entry)
        if not is_current:
            return Cell()
        refusal = self.decision_refusal(box.decision)
        if refusal is not None:
            return Cell(note=refusal)
        points = self.points(box)
        return Cell(CellKind.PREVIEW, points, None, str(box.decision), self._label(box, points))

    def _label(self, box: Box, points: int) -> Text:
        return _ENTER(box=box.label, points=points) if points else _STRIKE(box=box.label)

    def offers(self) -> tuple[Offer, ...]:
        """See ``State``."""
        seat = self.current_player()
        if seat < 0:
            return ()
        return tuple(self._offer(box) for box in self.boxes)

    def _offer(self, box: Box) -> Offer:
        refusal = self.decision_refusal(box.decision)
        if refusal is not None:
            return Offer(box.decision, box.label, refusal, box.id)
        points = self.points(box)
        return Offer(box.decision, self._label(box, points), None, box.id, points)

    def asked(self) -> Prompt:
        """See ``ThreeRollState``."""
        return Prompt(self.headline(), self.status(), None)

    def headline(self) -> Text:
        """What is asked."""
        if not self.attempt.faces:
            return _ROUND(number=self.turns // len(self.entries) + 1, all=len(self.boxes))
        return _CHOOSE if self.attempt.rolls == ROLLS else _ROLL_OR_CHOOSE

    def decision_narration(self, decision: Decision) -> Text:
        """See ``ThreeRollState``."""
        box = self.box_of(decision)
        points = self.points(box)
        told = _ENTERED if points else _STRUCK
        return told(seat=Seat(self.playing()), box=box.label, points=points)


@cache
def _decisions(boxes: tuple[Box, ...]) -> dict[Decision, None]:
    """For their order and their speed."""
    return dict.fromkeys(box.decision for box in boxes)


@cache
def _places(boxes: tuple[Box, ...]) -> dict[str, int]:
    return {box.id: place for place, box in enumerate(boxes)}


_FILLED = mark("Boxes", "The box “{box}” is filled already.")
_ENTER = mark("Boxes", "{box}: {points}")
_STRIKE = mark("Boxes", "Strike {box}")
_ENTERED = mark("Boxes", "{seat} entered {points} in the box “{box}”.")
_STRUCK = mark("Boxes", "{seat} struck the box “{box}”.")
_ROUND = mark("Boxes", "Round {number} of {all}")
_CHOOSE = mark("Boxes", "Choose a box for this roll.")
_ROLL_OR_CHOOSE = mark("Boxes", "Roll again, or enter this roll in a box.")
