"""Faces and dice. Dice have positions, counted from 1, in every game."""

from __future__ import annotations

from dataclasses import dataclass

from kribbeln_desktop.core.texts import Text, plain

SIDES = 6


@dataclass(frozen=True, slots=True)
class Face:
    """One face of a die: its form in records, its pips (0 where it has none) and what is drawn on it."""

    text: str
    pips: int
    words: Text
    """Its name for people and screen readers, such as “green 3”."""
    motif: str = ""
    """A colour's letter in Kribbeln, an animal in Kniffel Kids, nothing on a plain die."""

    def __str__(self) -> str:
        return self.text

    def __hash__(self) -> int:
        """Quick, as players look up by dice what they have solved."""
        return hash(self.text)


Die = tuple[Face, ...]
"""The six faces of a die, in the order of the values 1 to 6 that are drawn for it."""

PLAIN_DIE: Die = tuple(Face(str(value), value, plain(str(value))) for value in range(1, SIDES + 1))
