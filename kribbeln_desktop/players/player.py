"""What a player is, and what it answers; who knows what every action is worth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from kribbeln_desktop.core.actions import Action, Decision
from kribbeln_desktop.core.game import State


class Unit(Enum):
    """What a value counts."""

    TURN = "turn"
    """What the turn is expected to bring, in points (in Kribbeln: the total, 0 where it fails)."""
    POINTS = "points"
    """The points that are expected in the end."""
    WIN = "win probability"
    """The chance to win, 0 to 1; a victory that n share counts 1/n."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """An action, and what is expected after it."""

    action: Action
    value: float
    """In the unit of the choice or advice it belongs to."""
    chance: float
    """The chance that the turn succeeds: that it ends with ``aim`` and fits there; 0 to 1."""
    aim: Decision | None = None
    """The decision that most probably ends the turn with success; None where nothing can succeed, or nobody asked."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The action chosen, and the best alternatives in the player's own ranking, the best first (never empty).

    The action is the first of them unless the player errs on purpose.
    """

    action: Action
    alternatives: tuple[Alternative, ...]


class Player(Protocol):
    """A decider. It is handed no source of chance: the same state is answered by the same choice."""

    def prepare(self, state: State) -> None:
        """Read or reckon whatever games like this one need; may take seconds, so not in the GUI thread.

        ``ResourceError`` where a file of the program is missing, damaged or made for other rules: then this player
        cannot play, and the next weaker one has to.
        """
        ...

    def choose(self, state: State) -> Choice:
        """The choice at a state whose current player is a seat; its action is legal there. After ``prepare``."""
        ...


@dataclass(frozen=True, slots=True)
class Advice:
    """What every action is worth at a seat's node."""

    unit: Unit
    alternatives: tuple[Alternative, ...]
    """Every legal action, the best first (never empty). Of equals the one that rolls fewer dice comes first."""

    @property
    def best(self) -> Alternative:
        """The first of them."""
        return self.alternatives[0]

    def of(self, action: Action) -> Alternative:
        """The alternative with this action; ``KeyError`` where it is not legal."""
        found = {alternative.action: alternative for alternative in self.alternatives}
        return found[action]


class Adviser(Protocol):
    """Knows what is worth what. All of it holds for play that is the best the adviser knows, by everybody."""

    def prepare(self, state: State) -> None:
        """See ``Player``."""
        ...

    def advise(self, state: State) -> Advice:
        """At a state whose current player is a seat, for that seat. After ``prepare``."""
        ...

    def value(self, state: State, seat: int) -> float:
        """What ``seat`` can expect where no dice of an attempt lie, in the unit of ``advise``; at the end what it got.

        At the first roll of a seat's own turn it is the value of that roll.
        """
        ...
