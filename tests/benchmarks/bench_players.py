"""How fast computers think and play: figures, each beside something known that is measured in the same run.

``python tests/benchmarks/bench_players.py``; a ratio to a known thing says more than a time on a busy machine.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence

import numpy as np

from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.game import State
from kribbeln_desktop.games.kribbeln import Kribbeln
from kribbeln_desktop.games.kribbeln_tasks import load_dice, load_sheets
from kribbeln_desktop.players import find_level
from kribbeln_desktop.players.kribbeln import solve_attempt
from kribbeln_desktop.players.kribbeln_payoffs import met, totals
from kribbeln_desktop.players.player import Choice, Player
from kribbeln_desktop.players.simulation import play_game
from kribbeln_desktop.players.turn_solver import solve

GAME = Kribbeln()
DICE = load_dice()["1"]
TURN_MS, DECISION_MS, GAMES_A_SECOND = 12, 50, 40
"""What is promised."""


class FirstLegal:
    """Does the first thing the rules allow: what a game costs without thinking."""

    def choose(self, state: State) -> Choice:
        """See ``Player``."""
        return Choice(next(iter(state.legal_actions())), ())


def main() -> None:
    """Print all figures."""
    bench_turn()
    bench_decision()
    bench_games()


def bench_turn() -> None:
    """A solved turn beside twelve means and twelve maxima that numpy takes over the whole lattice."""
    payoff = (totals(DICE) * met(DICE, load_sheets()["1"][0])).astype(np.float32)
    lattice = np.zeros((7,) * 6, dtype=np.float32)
    turn = best_ms(lambda: solve(payoff), 30)
    passes = best_ms(lambda: [(lattice.mean(axis=axis), lattice.max(axis=axis)) for axis in (*range(6), *range(6))], 30)
    print(f"turn solved           {turn:8.2f} ms   {turn / passes:6.2f} x numpy's own passes   (at most {TURN_MS} ms)")


def bench_decision() -> None:
    """A decision with nothing solved yet and with all solved, beside one look at the legal actions."""
    state: State = GAME.initial_state(2, {})
    for line in ("roll 1 2 3 4 5 6", "show 1k 2b 4b 2y 1y 3g"):
        state = state.apply_action(GAME.parse_action(line))
    player = find_level("kribbeln", "casual").make()

    def cold() -> None:
        solve_attempt.cache_clear()
        player.choose(state)

    look = best_ms(lambda: list(state.legal_actions()), 200)
    for name, decide in (("cold", cold), ("warm", lambda: player.choose(state))):
        taken = best_ms(decide, 30)
        print(
            f"decision, {name}        {taken:8.2f} ms   {taken / look:6.2f} x listing its actions"
            f"   (at most {DECISION_MS} ms)"
        )


def bench_games() -> None:
    """Games of two seats beside the same dice played by the first legal action."""
    levels = {level: find_level("kribbeln", level).make() for level in ("casual", "beginner")}
    bare = games_a_second((FirstLegal(), FirstLegal()), 200)
    for level, player in levels.items():
        rate = games_a_second((player, player), 200)
        print(
            f"two {level:8} seats   {rate:8.0f} games/s {rate / bare:5.2f} x the first legal action"
            f"   (at least {GAMES_A_SECOND})"
        )


def games_a_second(players: Sequence[Player], games: int) -> float:
    """The rate on one core, solving included."""
    solve_attempt.cache_clear()
    started = time.perf_counter()
    for number in range(games):
        start = GAME.initial_state(len(players), {"start": number % len(players)})
        play_game(start, players, DrawnDice(hashlib.sha256(str(number).encode()).digest()))
    return games / (time.perf_counter() - started)


def best_ms(work: Callable[[], object], times: int) -> float:
    """The quickest of several runs, in milliseconds."""
    taken = []
    for _ in range(times):
        started = time.perf_counter()
        work()
        taken.append(time.perf_counter() - started)
    return 1000 * min(taken)


if __name__ == "__main__":
    main()
