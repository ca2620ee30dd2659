"""Players over any state of a game, without Qt. A level's strategy, and numpy with it, is imported when it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.players.player import Adviser, Player


class UnknownLevelError(KribbelnError):
    """A strength of computer player that the game does not have."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength of computer player."""

    id: str
    title: Text
    make: Callable[[], Player]


def find_level(game_id: str, level_id: str) -> Level:
    """The game's level with this id; ``UnknownLevelError`` where there is none."""
    for level in LEVELS.get(game_id, ()):
        if level.id == level_id:
            return level
    raise UnknownLevelError(_NO_LEVEL(game=game_id, level=level_id))


def _kribbeln(level: str) -> Player:
    from kribbeln_desktop.players.kribbeln import Casual
    from kribbeln_desktop.players.kribbeln_beginner import Beginner

    return Beginner() if level == "beginner" else Casual()


def _kniffel(level: str) -> Player:
    from kribbeln_desktop.players.kniffel import PLAYERS

    return PLAYERS[level]


def _kniffel_kids(level: str) -> Player:
    from kribbeln_desktop.players.kniffel_kids import PLAYERS

    return PLAYERS[level]


def _dice_duel(level: str) -> Player:
    from kribbeln_desktop.players.dice_duel import PLAYERS

    return PLAYERS[level]


def _both(make: Callable[[str], Player]) -> tuple[Level, ...]:
    titles = (("beginner", mark("Levels", "Beginner")), ("casual", mark("Levels", "Casual")))
    return tuple(Level(level, title, partial(make, level)) for level, title in titles)


_NO_LEVEL = mark("Levels", "There is no level “{level}” for the game “{game}”.")

LEVELS: dict[str, tuple[Level, ...]] = {
    "kribbeln": _both(_kribbeln),
    "kniffel": _both(_kniffel),
    "kniffel-kids": _both(_kniffel_kids),
    "dice-duel": _both(_dice_duel),
}
"""The levels of each game by its id, the weakest first."""

ADVISERS: dict[str, Callable[[], Adviser]] = {}
"""Who advises in each game, by its id: what *best* knows."""
JUDGES: dict[str, Callable[[], Adviser]] = {}
"""Who judges a game that is over: as ``ADVISERS``, but its unit is the same from the first roll to the last."""
