"""What every level costs and does: how soon it is ready, how long it thinks, how often it rolls.

``python tests/benchmarks/bench_levels.py [GAMES [GAME]]``; two seats of the same level, 20 games of each unless said
otherwise. "Ready" is the first preparation in this process, so a level that shares its tables with the one before finds
them there.
"""

from __future__ import annotations

import hashlib
import sys
import time

from kribbeln_desktop.core.actions import Roll
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.game import Game, State
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.players import LEVELS, Level
from kribbeln_desktop.players.player import Choice
from kribbeln_desktop.players.simulation import play_game

SEATS = 2
DECISION_MS, READY_SECONDS = 50, 3
"""What is promised for the 95th percentile, and for what is shipped."""


class Timed:
    """A level's player whose decisions are timed and whose rolls are counted."""

    def __init__(self, level: Level, game: Game) -> None:
        started = time.perf_counter()
        self._player = level.make()
        self._player.prepare(game.initial_state(SEATS, {}))
        self.ready = time.perf_counter() - started
        self.seconds: list[float] = []
        self.rolls = self.attempts = 0

    def prepare(self, state: State) -> None:
        """See ``Player``: done."""

    def choose(self, state: State) -> Choice:
        """See ``Player``."""
        started = time.perf_counter()
        choice = self._player.choose(state)
        self.seconds.append(time.perf_counter() - started)
        self.rolls += isinstance(choice.action, Roll)
        self.attempts += state.tray().rolls_used == 0
        return choice

    def percentile(self, share: float) -> float:
        """Milliseconds that so many of the decisions do not exceed."""
        return 1000 * sorted(self.seconds)[round(share * (len(self.seconds) - 1))]


def bench(game: Game, level: Level, games: int) -> str:
    """One line of figures."""
    player = Timed(level, game)
    started = time.perf_counter()
    for number in range(games):
        dice = DrawnDice(hashlib.sha256(str(number).encode()).digest())
        play_game(game.initial_state(SEATS, {}), (player, player), dice)
    rate = games / (time.perf_counter() - started)
    return (
        f"{game.id:12} {level.id:9} ready {player.ready:6.2f} s   decision {player.percentile(0.5):7.2f} ms, "
        f"95 % {player.percentile(0.95):7.2f} ms, longest {player.percentile(1):7.1f} ms   "
        f"{player.rolls / player.attempts:.2f} rolls an attempt   {rate:6.1f} games/s"
    )


def main() -> None:
    """Print all figures."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    print(f"wanted: ready within {READY_SECONDS} s, 95 % of the decisions within {DECISION_MS} ms (Kribbeln best 150)")
    for game in GAMES:
        if game.id in sys.argv[2:] or not sys.argv[2:]:
            for level in LEVELS[game.id]:
                print(bench(game, level, games), flush=True)


if __name__ == "__main__":
    main()
