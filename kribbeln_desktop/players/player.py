"""What a player is, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from kribbeln_desktop.core.actions import Action
from kribbeln_desktop.core.game import State


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the best few actions as a player sees them: what a hint shows."""

    action: Action
    value: float
    """The expected total of what is being played; 0 where it fails."""
    chance: float
    """The chance to fulfil what is being played, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The action chosen, and the best alternatives in the player's own ranking, the best first (never empty).

    The action is the first of them unless the player errs on purpose.
    """

    action: Action
    alternatives: tuple[Alternative, ...]


class Player(Protocol):
    """A decider. It is handed no source of chance: the same state is answered by the same choice."""

    def choose(self, state: State) -> Choice:
        """The choice at a state whose current player is a seat; its action is legal there."""
        ...
