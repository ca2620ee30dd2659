"""Players over any state of a game, without Qt. A level's strategy, and numpy with it, is imported when it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.players.player import Player


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


def _kribbeln_beginner() -> Player:
    from kribbeln_desktop.players.kribbeln_beginner import Beginner

    return Beginner()


def _kribbeln_casual() -> Player:
    from kribbeln_desktop.players.kribbeln import Casual

    return Casual()


_NO_LEVEL = mark("Levels", "There is no level “{level}” for the game “{game}”.")

LEVELS: dict[str, tuple[Level, ...]] = {
    "kribbeln": (
        Level("beginner", mark("Levels", "Beginner"), _kribbeln_beginner),
        Level("casual", mark("Levels", "Casual"), _kribbeln_casual),
    ),
}
"""The levels of each game by its id, the weakest first."""
