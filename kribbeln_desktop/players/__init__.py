"""Players over any state of a game, without Qt. A level's strategy, and numpy with it, is imported when it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.players.player import Adviser, Player
from kribbeln_desktop.players.strengths import STRENGTHS, TITLES

if TYPE_CHECKING:
    from kribbeln_desktop.players.lockstep import Lockstep


class UnknownLevelError(KribbelnError):
    """A strength of computer player that the game does not have."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength of computer player."""

    id: str
    title: Text
    strength: Text
    """One sentence with a measured figure."""
    make: Callable[[], Player]
    needs_preparation: bool = False
    """Whether ``prepare`` may take long or fail."""


def find_level(game_id: str, level_id: str) -> Level:
    """The game's level with this id; ``UnknownLevelError`` where there is none."""
    levels = LEVELS.get(game_id, ())
    for level in levels:
        if level.id == level_id:
            return level
    known = ", ".join(level.id for level in levels)
    raise UnknownLevelError(_NO_LEVEL(game=game_id, level=level_id, known=known))


class NoAdviceError(KribbelnError):
    """Nobody advises in the game."""


def make_adviser(game_id: str) -> Adviser:
    """The game's adviser, not prepared yet; ``NoAdviceError`` where there is none."""
    if game_id not in ADVISERS:
        raise NoAdviceError(_NO_ADVICE)
    return ADVISERS[game_id]()


def _kribbeln(level: str) -> Player:
    if level not in _SIMPLE:
        from kribbeln_desktop.players.kribbeln_far import PLAYERS

        return PLAYERS[level]
    from kribbeln_desktop.players.kribbeln import Casual
    from kribbeln_desktop.players.kribbeln_beginner import Beginner

    return Beginner() if level == "beginner" else Casual()


def _kribbeln_adviser() -> Adviser:
    from kribbeln_desktop.players.kribbeln_far import PLAYERS

    return PLAYERS["best"]


def _kribbeln_judge() -> Adviser:
    from kribbeln_desktop.players.kribbeln_far import JUDGE

    return JUDGE


def _kniffel(level: str) -> Player:
    from kribbeln_desktop.players import kniffel, kniffel_far, kniffel_win

    return kniffel.PLAYERS.get(level) or kniffel_far.PLAYERS.get(level) or kniffel_win.PLAYERS[level]


def _kniffel_adviser() -> Adviser:
    from kribbeln_desktop.players.kniffel_win import PLAYERS

    return PLAYERS["best"]


def _kniffel_judge() -> Adviser:
    from kribbeln_desktop.players.kniffel_far import PLAYERS

    return PLAYERS["optimum"]


def _kniffel_kids(level: str) -> Player:
    from kribbeln_desktop.players import kniffel_kids, kniffel_kids_best

    return kniffel_kids.PLAYERS.get(level) or kniffel_kids_best.PLAYERS[level]


def _kniffel_kids_adviser() -> Adviser:
    from kribbeln_desktop.players.kniffel_kids_best import PLAYERS

    return PLAYERS["best"]


def _kniffel_lockstep() -> Lockstep:
    from kribbeln_desktop.players.kniffel_lockstep import LOCKSTEP

    return LOCKSTEP


def _kniffel_kids_lockstep() -> Lockstep:
    from kribbeln_desktop.players.kniffel_kids_lockstep import LOCKSTEP

    return LOCKSTEP


def _dice_duel(level: str) -> Player:
    from kribbeln_desktop.players import dice_duel, dice_duel_best

    return dice_duel.PLAYERS.get(level) or dice_duel_best.PLAYERS[level]


def _dice_duel_adviser() -> Adviser:
    from kribbeln_desktop.players.dice_duel_best import ADVISER

    return ADVISER


def _levels(game_id: str, make: Callable[[str], Player], *ids: str) -> tuple[Level, ...]:
    """The game's levels with these ids, the weakest first; ``strengths`` has their words."""
    strengths = STRENGTHS[game_id]
    return tuple(Level(id_, TITLES[id_], strengths[id_], partial(make, id_), id_ not in _SIMPLE) for id_ in ids)


_SIMPLE = ("beginner", "casual")
"""Who looks no further than the turn has nothing to prepare."""


_NO_LEVEL = mark("Levels", "There is no level “{level}” for the game “{game}”; it has {known}.")
_NO_ADVICE = mark("Levels", "There is no advice for this game yet.")

LEVELS: dict[str, tuple[Level, ...]] = {
    "kribbeln": _levels("kribbeln", _kribbeln, "beginner", "casual", "strong", "best"),
    "kniffel": _levels("kniffel", _kniffel, "beginner", "casual", "strong", "optimum", "best"),
    "kniffel-kids": _levels("kniffel-kids", _kniffel_kids, "beginner", "casual", "strong", "best"),
    "dice-duel": _levels("dice-duel", _dice_duel, "beginner", "casual", "strong", "best"),
}
"""The levels of each game by its id, the weakest first."""

ADVISERS: dict[str, Callable[[], Adviser]] = {
    "kribbeln": _kribbeln_adviser,
    "kniffel": _kniffel_adviser,
    "kniffel-kids": _kniffel_kids_adviser,
    "dice-duel": _dice_duel_adviser,
}
"""Who advises in each game, by its id: what *best* knows."""
JUDGES: dict[str, Callable[[], Adviser]] = {
    "kribbeln": _kribbeln_judge,
    "kniffel": _kniffel_judge,
    "kniffel-kids": _kniffel_kids_adviser,
    "dice-duel": _dice_duel_adviser,
}
"""Who judges a game that is over: as ``ADVISERS``, but its unit is the same from the first roll to the last."""

LOCKSTEPS: dict[str, Callable[[], Lockstep]] = {"kniffel": _kniffel_lockstep, "kniffel-kids": _kniffel_kids_lockstep}
"""How many games are played at once, where levels of a game are tables."""
