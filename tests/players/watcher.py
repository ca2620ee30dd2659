"""A player that is watched."""

from __future__ import annotations

from kribbeln_desktop.core.actions import Action
from kribbeln_desktop.core.game import State
from kribbeln_desktop.players.player import Choice, Player


class Watcher:
    """A player that remembers what another chose, and where."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seen: list[tuple[State, Action]] = []

    def prepare(self, state: State) -> None:
        """See ``Player``: nothing."""

    def choose(self, state: State) -> Choice:
        choice = self.player.choose(state)
        self.seen.append((state, choice.action))
        return choice
