"""Actions: small frozen values whose text form serves journals, saves, logs and bug reports alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kribbeln_desktop.core.errors import InvalidActionError
from kribbeln_desktop.core.texts import mark


@dataclass(frozen=True, slots=True)
class Roll:
    """A player rolls the dice at these positions (from 1, ascending)."""

    positions: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["roll", *map(str, self.positions)])


@dataclass(frozen=True, slots=True)
class Show:
    """Chance: the rolled dice show these faces (their texts), in the order of their positions."""

    faces: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(["show", *self.faces])


@dataclass(frozen=True, slots=True)
class RollOff:
    """Chance: one die (1 to 6) for each seat still tied for the start, in seat order."""

    values: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["roll-off", *map(str, self.values)])


@dataclass(frozen=True, slots=True)
class Decision:
    """A player's decision that undo takes back: ``enter``, ``cross``, ``switch``, ``score``, ``take``, ``pass``."""

    verb: str
    objects: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.verb, *self.objects])


Action = Roll | Show | RollOff | Decision


def read_action(text: str) -> Action:
    """An action by its form alone, whatever the game; a game checks its words and faces."""
    verb, *words = text.split(" ")
    if not all(words) or not verb:
        raise InvalidActionError(NO_SUCH_ACTION(action=text))
    match verb:
        case "roll":
            return Roll(_ascending(text, words))
        case "show":
            return Show(tuple(words))
        case "roll-off":
            return RollOff(_numbers(text, words))
        case _:
            return Decision(verb, tuple(words))


def _numbers(text: str, words: Sequence[str]) -> tuple[int, ...]:
    if not words or not all(len(word) == 1 and word in "123456" for word in words):
        raise InvalidActionError(NO_SUCH_ACTION(action=text))
    return tuple(map(int, words))


def _ascending(text: str, words: Sequence[str]) -> tuple[int, ...]:
    positions = _numbers(text, words)
    if list(positions) != sorted(set(positions)):
        raise InvalidActionError(NO_SUCH_ACTION(action=text))
    return positions


NO_SUCH_ACTION = mark("Game", "“{action}” is no action of this game.")
