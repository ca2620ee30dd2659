"""Kniffel Kids a second time: a referee that reads a record's lines. Nothing of the program is used.

It knows at every moment whose line comes next and every line that may come, keeps each child's sheet as a dictionary,
and takes back what ``undo`` takes back by going back to what stood there before.
"""

from __future__ import annotations

from collections.abc import Collection
from copy import deepcopy
from dataclasses import dataclass, field

from asking_referee import Foul, rolls
from kniffel_kids_spec import ANIMALS, BOXES, worth

CHANCE, OVER = "chance", "over"


@dataclass
class Table:
    """What lies and stands there."""

    sheets: list[dict[str, int]]
    turn: int = 0
    dice: list[str] = field(default_factory=list)
    rolls: int = 0
    falling: list[int] = field(default_factory=list)


class Referee:
    """One game; ``follow`` takes its lines. ``computers`` are seats whose decisions nobody takes back."""

    def __init__(self, seats: int, start: int = 0, free_undo: bool = False, computers: Collection[int] = ()) -> None:
        self.seats, self.start = seats, start
        self.free_undo, self.computers = free_undo, computers
        self.table = Table([{} for _ in range(seats)])
        self.undoable: list[Table] = []
        """How the table was before each decision that undo can take back."""

    def seat(self) -> int:
        """Whose turn it is."""
        return (self.start + self.table.turn) % self.seats

    def actor(self) -> int | str:
        """Who acts: a seat, chance, or nobody any more."""
        if self.table.turn == self.seats * len(BOXES):
            return OVER
        return CHANCE if self.table.falling else self.seat()

    def allowed(self) -> set[str]:
        """Every line of the player whose turn it is; none for chance and at the end."""
        table = self.table
        if self.actor() in (OVER, CHANCE):
            return set()
        scores = {f"score {box}" for box in BOXES if table.rolls and box not in table.sheets[self.seat()]}
        return scores | rolls(5, table.rolls + 1)

    def follow(self, line: str) -> None:
        """The line is done; ``Foul`` where it may not be."""
        verb, *words = line.split()
        if verb == "undo":
            self.undo()
        elif verb == "show":
            self.show(words)
        elif line not in self.allowed():
            raise Foul(line)
        elif verb == "roll":
            self.table.falling = list(map(int, words))
        else:
            self.score(words[0])

    def show(self, faces: list[str]) -> None:
        """The falling dice lie."""
        table = self.table
        if not table.falling or len(faces) != len(table.falling) or not set(faces) <= set(ANIMALS):
            raise Foul(" ".join(faces))
        table.dice = table.dice or [""] * 5
        for place, face in zip(table.falling, faces, strict=True):
            table.dice[place - 1] = face
        table.rolls += 1
        table.falling = []
        if not self.free_undo:
            self.undoable = []

    def score(self, box: str) -> None:
        """The roll is entered, and the next child's turn begins."""
        if self.seat() not in self.computers:
            self.undoable.append(deepcopy(self.table))
        self.table.sheets[self.seat()][box] = worth(box, self.table.dice)
        self.table.turn += 1
        self.table.dice, self.table.rolls = [], 0

    def undo(self) -> None:
        """The newest decision of a person never was."""
        if not self.undoable:
            raise Foul("undo")
        self.table = self.undoable.pop()

    def totals(self) -> list[int]:
        """Each child's points."""
        return [sum(sheet.values()) for sheet in self.table.sheets]

    def winners(self) -> list[int]:
        """All who have the most."""
        return [seat for seat, total in enumerate(self.totals()) if total == max(self.totals())]
