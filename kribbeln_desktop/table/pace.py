"""How long the table waits before it acts by itself, so that people can follow."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """Pauses in milliseconds; 0 still goes through the event loop."""

    before_computer: int
    """Before a computer's first roll of a turn: time to take the last entry back (rules 5.0)."""
    between_steps: int
    """Before each further step of a computer."""
    automatic: int
    """Before an X that the rules leave nothing but is entered (R7)."""
    roll_off: int
    """Before each roll-off for the start (R27)."""


SLOW = Pace(before_computer=2500, between_steps=2000, automatic=2500, roll_off=2500)
NORMAL = Pace(before_computer=1500, between_steps=1000, automatic=1500, roll_off=1500)
FAST = Pace(before_computer=600, between_steps=350, automatic=600, roll_off=600)
INSTANT = Pace(before_computer=0, between_steps=0, automatic=0, roll_off=0)

PACES: dict[str, Pace] = {"slow": SLOW, "normal": NORMAL, "fast": FAST, "instant": INSTANT}
"""The paces by the ids that settings keep."""
