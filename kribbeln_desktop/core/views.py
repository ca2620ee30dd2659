"""What a state answers with, besides its sheet: dice, offers, what is asked, chips, the result. All of it is values."""

from __future__ import annotations

from dataclasses import dataclass

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.dice import Die, Face
from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.core.texts import Text, mark


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
    worth: int = 0
    """What it brings at once, where decisions of one kind compare by that."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is asked of the current player, and how the dice stand to it."""

    headline: Text
    status: Text | None
    fulfilled: bool | None
    """Whether the dice fulfil it; None where that question does not arise."""


@dataclass(frozen=True, slots=True)
class Stack:
    """Chips of one kind on the table."""

    kind: str
    value: int
    words: Text
    """Their name."""
    in_tray: int
    aside: int
    """Put aside, owned by nobody."""
    take: Offer | None
    """Take one from the tray; None while nobody decides."""
    take_aside: Offer | None


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


def ranked(points: tuple[int, ...]) -> Standings:
    """The result where the most points win and a tie stays one."""
    places = tuple(1 + sum(other > own for other in points) for own in points)
    if len(points) == 1:
        return Standings(places, points, None)
    return Standings(places, points, _SHARED if places.count(1) > 1 else None)


@dataclass(frozen=True, slots=True)
class Example:
    """A thing that can be rolled for, as the help shows it."""

    symbol: tuple[Glyph, ...]
    words: Text
    worth: Text | None
    """What it gives; None where the help need not say it."""
    chance: float | None
    """The exact chance within three rolls, playing for nothing else; None where any roll gives something."""


_SHARED = mark("Game", "A tie: the victory is shared.")
