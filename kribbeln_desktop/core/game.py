"""The contract: what a game, its states and its actions are.

A ``State`` is frozen; applying an action gives the next one. Rules never roll: at a chance node somebody supplies the
faces, and applying them is deterministic.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from kribbeln_desktop.core.actions import Action, Decision
from kribbeln_desktop.core.dice import Die, Face
from kribbeln_desktop.core.sheet import Sheet
from kribbeln_desktop.core.texts import Text, mark

CHANCE = -1
"""``State.current_player()`` where faces have to be supplied."""
NOBODY = -2
"""``State.current_player()`` at the end of the game."""

OptionValue = str | int | bool


@dataclass(frozen=True, slots=True)
class Option:
    """A named choice of a game, its default first among ``choices``; no choices at all means: a seat."""

    id: str
    title: Text
    choices: tuple[tuple[OptionValue, Text], ...]
    default: OptionValue


@dataclass(frozen=True, slots=True)
class DecisionKind:
    """A decision that has a button of its own: its verb, its title before there are dice, and its key."""

    verb: str
    title: Text
    key: str


@dataclass(frozen=True, slots=True)
class Standings:
    """The end as a value: each seat's place (from 1, ties share one), its points and how it was decided."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    reason: Text | None
    """What decided it; None where the points speak for themselves."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place, in seat order."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@dataclass(frozen=True, slots=True)
class TrayDie:
    """A die as it lies on the table."""

    faces: Die
    face: Face | None
    """What it shows; None before the first roll."""
    fresh: bool
    """It was in the newest roll."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The dice on the table."""

    dice: tuple[TrayDie, ...]
    rolls_used: int
    rolls_allowed: int
    may_choose: bool
    """Dice may be set aside now; False where a roll takes all or none."""
    roll_off: tuple[tuple[int, int], ...] = ()
    """The newest roll-off for the start, as pairs of seat and value, until the next roll."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A decision shown as a button: possible now, or refused for a reason."""

    action: Decision
    label: Text
    refusal: Text | None
    row: str
    """The id of the sheet's row it fills."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is asked of the current player, and how the dice stand to it."""

    headline: Text
    status: Text | None
    fulfilled: bool | None
    """Whether the dice fulfil it; None where that question does not arise."""


class State(ABC):
    """A moment of a game: frozen and hashable."""

    __slots__ = ()

    @abstractmethod
    def current_player(self) -> int:
        """The seat that acts, ``CHANCE``, or ``NOBODY`` at the end."""

    @abstractmethod
    def legal_actions(self) -> Iterator[Action]:
        """Every action possible now; lazily, as a chance node may have thousands. None at the end."""

    @abstractmethod
    def refusal(self, action: Action) -> Text | None:
        """Why ``action`` is not possible now, in one sentence; None where it is."""

    @abstractmethod
    def apply_action(self, action: Action) -> State:
        """The state after ``action``; ``IllegalActionError`` with the refusal where it is not possible."""

    @abstractmethod
    def automatic_action(self) -> Action | None:
        """The strike that the rules leave nothing but, entered without asking; else None."""

    @abstractmethod
    def chance_dice(self) -> tuple[Die, ...]:
        """At a chance node one die for each face to draw, in order; empty elsewhere."""

    @abstractmethod
    def chance_action(self, values: Sequence[int]) -> Action:
        """The chance action that these drawn values (1 to 6, one for each of ``chance_dice``) mean."""

    @abstractmethod
    def totals(self) -> tuple[int, ...]:
        """Each seat's score so far."""

    @abstractmethod
    def final_standings(self) -> Standings:
        """The result; only at the end."""

    @abstractmethod
    def tray(self) -> Tray:
        """The dice, for eyes."""

    @abstractmethod
    def sheet(self) -> Sheet:
        """The score sheet, for eyes: entries, and previews of what could be entered now."""

    @abstractmethod
    def prompt(self) -> Prompt:
        """The sentence that says what is asked."""

    @abstractmethod
    def offers(self) -> tuple[Offer, ...]:
        """The current player's decisions, possible or refused, the usual one first; empty at chance and at the end."""

    @abstractmethod
    def narration(self, action: Action) -> Text:
        """What ``action``, done now, is in a sentence of the table's log."""

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.current_player() == NOBODY


class Game(ABC):
    """A game: how it is set up and how its actions are read. One instance each, in ``games.GAMES``."""

    id: str
    title: Text
    seats: range
    """How many seats it takes; practice alone counts."""
    options: tuple[Option, ...]
    decisions: tuple[DecisionKind, ...]
    """The usual one first; a game whose decisions are all made in the sheet has none."""

    @abstractmethod
    def checked_options(self, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        """All options with their defaults; ``InvalidOptionError`` for a value that is none, or a wrong seat count."""

    @abstractmethod
    def initial_state(self, seats: int, options: Mapping[str, object]) -> State:
        """The first state; checks like ``checked_options``."""

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """The action that a record's line means; ``InvalidActionError`` where the game has no such action."""


GAME_IS_OVER = mark("Game", "The game is over.")
DICE_ARE_FALLING = mark("Game", "The dice are still falling.")
NOTHING_TO_DRAW = mark("Game", "No dice are falling now.")
