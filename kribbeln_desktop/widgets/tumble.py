"""What a die does while it tumbles: pure functions of how far the roll has come."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint

from kribbeln_desktop.core.dice import Die, Face

FACES_SHOWN = 8
"""How many faces flash by."""
PICKED_UP = 0.22
"""The part of the time that dice take to be gathered."""
TURN = 430.0
"""Degrees of turning while a die falls."""


@dataclass(frozen=True, slots=True)
class Pose:
    """A die at one moment of its fall."""

    way: float
    """0 where it lay, 1 in the hand, 2 where it comes to lie."""
    spin: float
    """Degrees beyond how it will lie."""
    lift: float
    """How high above the felt, as a part of its edge; above 0 while it falls."""
    face: Face | None

    def between(self, start: QPoint, hand: QPoint, goal: QPoint) -> QPoint:
        """Its middle on the way from ``start`` by the ``hand`` to its ``goal``."""
        one, other, part = (start, hand, self.way) if self.way < 1 else (hand, goal, self.way - 1)
        return one + (other - one) * part


def pose(progress: float, position: int, faces: Die, face: Face | None) -> Pose:
    """The die at ``position`` when ``progress`` (0 to 1) of the roll is over; it will show ``face``."""
    if progress < PICKED_UP:
        part = progress / PICKED_UP
        return Pose(part * part, 40.0 * part, 0.02, _flash(faces, position, part * 2))
    late = PICKED_UP + 0.03 * (position % 3)
    part = min(max((progress - late) / (1 - late), 0.0), 1.0)
    left = (1 - part) ** 3
    bounce = abs(2 * ((part * 2.4) % 1) - 1)
    lift = max(0.001, 0.14 * bounce * left)
    shown = face if left < 0.06 else _flash(faces, position, 2 + part * FACES_SHOWN)
    return Pose(2 - left, (1, -1)[position % 2] * TURN * left, lift, shown)


def _flash(faces: Die, position: int, count: float) -> Face:
    return faces[(int(count) * 5 + position) % len(faces)]
