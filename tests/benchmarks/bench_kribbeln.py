"""How long Kribbeln's levels think, and what could be gained against good players who are known for it.

``python tests/benchmarks/bench_kribbeln.py`` prints all; times are those of the processor, not of a clock on the wall.
"""

from __future__ import annotations

import time

import numpy as np

from kribbeln_desktop.core.game import State
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kribbeln_tasks import SHEETS, load_dice, load_sheets
from kribbeln_desktop.players import find_level
from kribbeln_desktop.players.kribbeln_futures import futures
from kribbeln_desktop.players.kribbeln_payoffs import Floats
from kribbeln_desktop.players.kribbeln_people import people_at, reckoned_people
from kribbeln_desktop.players.kribbeln_population import good_behaviour, mixture, rewards_among
from kribbeln_desktop.players.kribbeln_shipped import shipped
from kribbeln_desktop.players.kribbeln_sweep import Ground, best_response, casual_behaviour, make_ground
from kribbeln_desktop.players.player import Choice, Player
from kribbeln_desktop.players.simulation import dice_of, play_game

GAME = find_game("kribbeln")
GAMES = 20


class Timed:
    """A player whose thinking is timed."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.seconds: list[float] = []

    def prepare(self, state: State) -> None:
        """See ``Player``."""
        self._player.prepare(state)

    def choose(self, state: State) -> Choice:
        """See ``Player``."""
        started = time.process_time()
        choice = self._player.choose(state)
        self.seconds.append(time.process_time() - started)
        return choice


def main() -> None:
    """Print all figures."""
    bench_preparing()
    for seats in (2, 5):
        bench_thinking(seats)
    for sheet in SHEETS:
        print_gains(sheet)


def bench_preparing() -> None:
    """What has to be ready before *strong* and *best* play."""
    reckoned_people.cache_clear()
    started = time.process_time()
    people_at(_ground("1"), 2)
    read = time.process_time() - started
    started = time.process_time()
    good_behaviour(_ground("1"), 2)
    print(f"ready for a sheet of the program {read:.2f} s, for another {time.process_time() - started:.1f} s")


def bench_thinking(seats: int) -> None:
    """Every decision of some games between all levels."""
    players = {level: Timed(find_level("kribbeln", level).make()) for level in ("casual", "strong", "best")}
    around = [players[("best", "strong", "casual")[seat % 3]] for seat in range(seats)]
    for player in players.values():
        player.prepare(GAME.initial_state(seats, {}))
    for number in range(GAMES):
        play_game(GAME.initial_state(seats, {"start": number % seats}), around, dice_of("thinking", number))
    for level, player in players.items():
        if player.seconds:
            middle, late, latest = np.quantile(player.seconds, (0.5, 0.95, 1)) * 1000
            print(
                f"{seats} seats, {level:6}: half of all decisions in {middle:.1f} ms, 95 % {late:.1f}, all {latest:.0f}"
            )


def print_gains(sheet: str) -> None:
    """The points a game that the best response earns above what good players earn in its place.

    Among the population that they were trained in (others are casual or good with equal chances), and among good ones.
    """
    ground = _ground(sheet)
    casual = futures(casual_behaviour(ground), ground.rising)[0, 0, 0]
    for seats in range(2, 6):
        behaviour = shipped(ground, seats)
        assert behaviour is not None
        good = futures(behaviour, ground.rising)[0, 0, 0]
        among_all, among_good = (_gain(ground, seats, good, others) for others in (mixture(casual, good), good))
        print(f"sheet {sheet}, {seats} seats: gain {among_all:.3f} among all, {among_good:.3f} among good")


def _gain(ground: Ground, seats: int, good: Floats, others: Floats) -> float:
    earned = rewards_among(seats, others)
    return float(best_response(ground, earned).values[0, 0, 0] - (good * earned).sum())


def _ground(sheet: str) -> Ground:
    return make_ground(load_dice()["1"], load_sheets()[sheet], True)


if __name__ == "__main__":
    main()
