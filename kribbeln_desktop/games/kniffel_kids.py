"""Kniffel Kids: five dice with animals, eleven boxes, no bonus (C5 to C11)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from kribbeln_desktop.core.boxes import BoxState
from kribbeln_desktop.core.game import FREE_UNDO, PRACTICE, Game, Option
from kribbeln_desktop.core.patterns import Pattern
from kribbeln_desktop.core.sheet import Cell, CellKind, Sheet
from kribbeln_desktop.core.texts import Text, TextList, mark, plain
from kribbeln_desktop.core.three_rolls import Attempt
from kribbeln_desktop.core.views import Example
from kribbeln_desktop.games.kniffel_kids_boxes import ANIMALS, BOXES, COMBINATIONS, FACES, TOTAL

if TYPE_CHECKING:
    from kribbeln_desktop.core.reference import Reference, Sample

DICE = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class KidsState(BoxState):
    """A moment of a game of Kniffel Kids."""

    boxes = BOXES
    plan = (*BOXES, TOTAL)

    def sums(self, seat: int) -> dict[str, Cell]:
        """See ``BoxState``."""
        entered = [entry for entry in self.entries[seat] if entry is not None]
        return {TOTAL.id: Cell(CellKind.ENTERED, sum(entered)) if entered else Cell()}

    def status(self) -> Text | None:
        """See ``BoxState``: the animals that lie there, those that are most first."""
        values = self.values()
        counts = sorted((-values.count(value), value) for value in set(values))
        found = tuple(ANIMALS[value - 1].counted(-number) for number, value in counts)
        return _FOUND(animals=TextList(found)) if values else None

    def sheet(self) -> Sheet:
        """See ``State``."""
        seats = len(self.entries)
        flags = ((self.free_undo, FREE_UNDO), (seats == 1, PRACTICE))
        notes = tuple(text for holds, text in flags if holds)
        return Sheet(KniffelKids.title, _SUBTITLE, tuple(self.rows()), seats, notes=notes)


class KniffelKids(Game):
    """The game; see ``core.game.Game``."""

    id = "kniffel-kids"
    title = mark("KniffelKids", "Kniffel Kids")
    seats = range(1, 7)
    options: tuple[Option, ...] = (Option("start", mark("KniffelKids", "Who begins"), (), 0, is_seat=True),)
    dice = DICE
    faces = FACES
    moves = tuple(box.decision for box in BOXES)
    emblem = (FACES["duck"], FACES["lion"], FACES["elephant"])
    games_on_a_sheet = 5
    yes_or_no: Mapping[str, Pattern] = MappingProxyType({c.id: c.fits for c in COMBINATIONS})

    def initial_state(self, seats: int, options: Mapping[str, object]) -> KidsState:
        """See ``Game``."""
        checked = self.checked_options(seats, options)
        return KidsState(
            attempt=Attempt((tuple(FACES.values()),) * DICE),
            entries=((None,) * len(BOXES),) * seats,
            first=int(str(checked["start"])),
            free_undo=checked["undo"] == "free",
        )

    def examples(self) -> tuple[Example, ...]:
        """See ``Game``: every box."""
        return tuple(thing.example() for thing in (*ANIMALS, *COMBINATIONS))

    def reference(self) -> Reference:
        """See ``Game``."""
        from kribbeln_desktop.games.kniffel_kids_reference import reference

        return reference(self.dice, self.seats[-1], self.games_on_a_sheet)

    def sample(self) -> Sample:
        """See ``Game``."""
        from kribbeln_desktop.games.kniffel_kids_sample import sample

        return sample(self)

    def pad_sheet(self, seats: int, options: Mapping[str, object]) -> Sheet:
        """See ``Game``: a child's own sheet, with a column for each of five games."""
        own = self.initial_state(seats, options).sheet()
        games = range(1, self.games_on_a_sheet + 1)
        rows = tuple(replace(row, cells=(Cell(),) * len(games)) for row in own.rows)
        headings = tuple(plain(str(number)) for number in games)
        return self.adorned(Sheet(own.title, _FIVE_GAMES, rows, len(games), headings=headings))


_FOUND = mark("KniffelKids", "{animals}.")
_SUBTITLE = mark("KniffelKids", "Five animal dice")
_FIVE_GAMES = mark("KniffelKids", "Five games in a row")
