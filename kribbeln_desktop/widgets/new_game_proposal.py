"""What the new-game page proposes: game, seats and options as a value, its text form, and how nonsense is mended."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any

from kribbeln_desktop.core.game import UNDO_OPTION, Game, Option, OptionValue
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.core.texts import Text, plain

RANDOM = "random"
"""Stands for a choice that is drawn when the game starts."""
LONGEST_NAME = 24
COMPUTER_NAMES = ("Berta", "Ben", "Clara", "Emil", "Frieda", "Anton", "Hanna", "Jakob")
MANY_CHOICES = 4
"""From so many choices on, one can be left to chance."""

_FIRST_SEATS = 3

NOT_MEASURED = plain("")


@dataclass(frozen=True, slots=True)
class LevelTitle:
    """A computer's strength: its id in records, its name for people, and a sentence that measures it."""

    id: str
    title: Text
    strength: Text = NOT_MEASURED


Levels = Mapping[str, Sequence[LevelTitle]]
"""The strengths of each game, the weakest first, by the game’s id."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game to start: the names may be empty and a choice ``RANDOM`` while it is only proposed."""

    game_id: str
    seats: tuple[SeatEntry, ...]
    options: dict[str, object] = field(default_factory=dict)
    others: dict[str, dict[str, object]] = field(default_factory=dict)
    """The options that other games had last, by the games' ids."""

    def to_text(self) -> str:
        """One line of JSON; ``from_text`` reads it."""
        seats = [{"name": seat.name, "level": seat.level} for seat in self.seats]
        content = {"game": self.game_id, "seats": seats, "options": self.options, "others": self.others}
        return json.dumps(content, ensure_ascii=False)

    @staticmethod
    def from_text(text: str) -> NewGame | None:
        """What ``to_text`` wrote; None for anything that is no proposal."""
        try:
            content = json.loads(text)
            seats, options = tuple(map(_seat, content["seats"])), dict(content["options"])
            others = {game: dict(known) for game, known in dict(content.get("others", {})).items()}
            return NewGame(str(content["game"]), seats, options, others)
        except (ValueError, KeyError, TypeError, RecursionError):
            return None


def _seat(content: Any) -> SeatEntry:
    name, level = content["name"], content.get("level")
    if not isinstance(name, str) or not (level is None or isinstance(level, str)):
        raise ValueError
    return SeatEntry(name, level)


def default_proposal(game: Game, levels: Sequence[LevelTitle]) -> NewGame:
    """A person and two computers of the weaker strengths, with the game's own defaults."""
    computers = [SeatEntry(name, level.id) for name, level in zip(COMPUTER_NAMES, levels, strict=False)]
    seats = (SeatEntry(""), *computers)[: min(_FIRST_SEATS, game.seats[-1])]
    return fitting(NewGame(game.id, seats), (game,), {game.id: levels})


def fitting(proposal: NewGame | None, games: Sequence[Game], levels: Levels) -> NewGame:
    """``proposal`` with all that its game does not know replaced; the default one where nothing of it fits."""
    game = next((game for game in games if proposal and game.id == proposal.game_id), None)
    if proposal is None or game is None or not proposal.seats:
        return default_proposal(games[0], levels.get(games[0].id, ()))
    seats = tuple(_fitting_seat(seat, game.id, levels) for seat in proposal.seats[: game.seats[-1]])
    seats += (SeatEntry(""),) * (game.seats[0] - len(seats))
    known_options = (*game.options, UNDO_OPTION)
    options: dict[str, object] = {o.id: _fitting_choice(o, proposal.options, len(seats)) for o in known_options}
    return NewGame(game.id, seats, options, proposal.others)


def _fitting_seat(seat: SeatEntry, game_id: str, levels: Levels) -> SeatEntry:
    name = " ".join(seat.name.split())[:LONGEST_NAME].rstrip()
    if seat.level is None:
        return SeatEntry(name)
    known = [level.id for level in levels.get(game_id, ())]
    if not known:
        return SeatEntry("" if name in COMPUTER_NAMES else name)
    return SeatEntry(name, seat.level if seat.level in known else known[min(_rank(seat.level, levels), len(known) - 1)])


def _rank(level_id: str, levels: Levels) -> int:
    """How strong a level of any game is, from 0; the usual one where no game has it."""
    ranks = (rank for known in levels.values() for rank, level in enumerate(known) if level.id == level_id)
    return max(ranks, default=0)


def _fitting_choice(option: Option, options: Mapping[str, object], seats: int) -> object:
    value = options.get(option.id, option.default)
    if value == RANDOM and may_be_random(option):
        return RANDOM
    return value if option.allows(value, seats) else option.default


def switched(proposal: NewGame, game: Game) -> NewGame:
    """The same seats at another game, with the options that it had last; what it has not met yet stays as it is.

    Who begins goes with the seats, unless that game leaves it to something else.
    """
    own = proposal.others.get(game.id, {})
    options = {**proposal.options, **own}
    for option in game.options:
        now = proposal.options.get(option.id)
        if option.is_seat and type(now) is int and type(options[option.id]) is int:
            options[option.id] = now
    others = {**proposal.others, proposal.game_id: proposal.options}
    others.pop(game.id, None)
    return NewGame(game.id, proposal.seats, options, others)


def merged(wanted: Sequence[SeatEntry], shown: Sequence[SeatEntry], now: Sequence[SeatEntry]) -> tuple[SeatEntry, ...]:
    """The seats that a person wants who saw ``shown`` in place of the ``wanted`` ones and made ``now`` of it.

    What did not fit into a game (seats beyond its most, levels it does not have) comes back in one where it does.
    """
    if len(now) != len(shown):
        return tuple(now)
    beside = zip_longest(wanted, shown, now)
    seats = (old if seen == new else new for old, seen, new in beside)
    return tuple(seat for seat in seats if seat is not None)


def may_be_random(option: Option) -> bool:
    """Whether a choice of ``option`` may be left to chance."""
    return len(option.choices) >= MANY_CHOICES


def resolved(
    proposal: NewGame,
    game: Game,
    standard_name: Callable[[int], str],
    choose: Callable[[Sequence[OptionValue]], OptionValue],
) -> NewGame:
    """The game to start: every seat has a name of its own (``standard_name`` of its index) and no choice is open."""
    names = distinct_names([seat.name or standard_name(index) for index, seat in enumerate(proposal.seats)])
    seats = tuple(replace(seat, name=name) for seat, name in zip(proposal.seats, names, strict=True))
    options = dict(proposal.options)
    for option in game.options:
        if option.choices and options.get(option.id) == RANDOM:
            options[option.id] = choose([value for value, _title in option.choices])
    return NewGame(proposal.game_id, seats, options)


def distinct_names(names: Sequence[str]) -> list[str]:
    """``names`` in order, a number behind each that stands there already: Anna, Anna 2, Anna 3."""
    found: list[str] = []
    for name in names:
        candidates = (name if number == 1 else f"{name} {number}" for number in range(1, len(names) + 2))
        found.append(next(candidate for candidate in candidates if candidate not in found))
    return found


def repeated_name(names: Sequence[str]) -> str | None:
    """The first name that stands there twice."""
    return next((name for index, name in enumerate(names) if name in names[:index]), None)
