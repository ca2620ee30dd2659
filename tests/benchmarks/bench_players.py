"""How fast computers think and play: figures, each beside something known that is measured in the same run.

``python tests/benchmarks/bench_players.py``; a ratio to a known thing says more than a time on a busy machine.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from itertools import product

import numpy as np

from kribbeln_desktop.core.dice import SIDES
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.game import CHANCE, Game, State
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.games.kribbeln_tasks import load_dice, load_sheets
from kribbeln_desktop.players import (
    LEVELS,
    dice_duel,
    find_level,
    five_dice,
    kniffel,
    kniffel_kids,
    kribbeln,
    turn_solver,
)
from kribbeln_desktop.players.kribbeln_payoffs import ENTRIES, met, totals
from kribbeln_desktop.players.kribbeln_totals import solve_totals
from kribbeln_desktop.players.player import Choice, Player
from kribbeln_desktop.players.simulation import play_game

DICE = load_dice()["1"]
TURN_MS, FIVE_DICE_MS, DECISION_MS, GAMES_A_SECOND = 12, 0.5, 50, 40
"""What is promised; the games a second are Kribbeln's."""

FORGET: dict[str, Callable[[], None]] = {
    "kribbeln": kribbeln.solve_attempt.cache_clear,
    "kniffel": kniffel.solve_turn.cache_clear,
    "kniffel-kids": kniffel_kids.solve_turn.cache_clear,
    "dice-duel": dice_duel.solve_turn.cache_clear,
}
"""What lets each game's players forget all that they have solved."""


class FirstLegal:
    """Does the first thing the rules allow: what a game costs without thinking."""

    def prepare(self, state: State) -> None:
        """See ``Player``: nothing."""

    def choose(self, state: State) -> Choice:
        """See ``Player``."""
        return Choice(next(iter(state.legal_actions())), ())


def main() -> None:
    """Print all figures."""
    bench_turn()
    bench_many_turns()
    bench_five_dice()
    for game in GAMES:
        print(f"\n{game.id}")
        bench_decision(game)
        bench_games(game, 100)


def bench_turn() -> None:
    """A solved turn beside twelve means and twelve maxima that numpy takes over the whole lattice."""
    payoff = (totals(DICE) * met(DICE, load_sheets()["1"][0])).astype(np.float32)
    lattice = np.zeros((7,) * 6, dtype=np.float32)
    turn = best_ms(lambda: turn_solver.solve(payoff), 30)
    passes = best_ms(lambda: [(lattice.mean(axis=axis), lattice.max(axis=axis)) for axis in (*range(6), *range(6))], 30)
    print(f"turn of six dice      {turn:8.2f} ms   {turn / passes:6.2f} x numpy's own passes   (at most {TURN_MS} ms)")


def bench_many_turns() -> None:
    """Many payoffs, what each costs beside a turn alone: of dice that are told apart, and where totals alone count."""
    every = np.arange(ENTRIES)
    by_total = np.where(every > every[:, np.newaxis], every, 0)
    payoffs = [payoff[totals(DICE)].astype(np.float32) for payoff in by_total]
    alone = best_ms(lambda: turn_solver.solve(payoffs[0]), 30)
    for name, work in (
        ("turns, values only", lambda: turn_solver.values(payoffs)),
        ("turns, totals only", lambda: solve_totals(by_total)),
    ):
        each = best_ms(work, 10) / ENTRIES
        print(f"{ENTRIES} {name} {each:8.2f} ms each, {each / alone:6.2f} x a turn alone")


def bench_five_dice() -> None:
    """A solved turn of five like dice beside the same turn of five dice that are told apart."""
    payoff = np.random.Generator(np.random.PCG64(1)).random(len(five_dice.ROLLS))
    ways = product(range(1, SIDES + 1), repeat=five_dice.DICE)
    told_apart = payoff[[five_dice.roll_index(way) for way in ways]].reshape((SIDES,) * five_dice.DICE)
    alike = best_ms(lambda: five_dice.solve(payoff), 300)
    apart = best_ms(lambda: turn_solver.solve(told_apart), 100)
    print(f"turn of five alike    {alike:8.2f} ms   {alike / apart:6.2f} x told apart   (at most {FIVE_DICE_MS} ms)")


def bench_decision(game: Game) -> None:
    """A decision with nothing solved yet and with all solved, beside one look at the legal actions."""
    state = rolled(game)
    player = find_level(game.id, "casual").make()

    def cold() -> None:
        FORGET[game.id]()
        player.choose(state)

    look = best_ms(lambda: list(state.legal_actions()), 200)
    for name, decide in (("cold", cold), ("warm", lambda: player.choose(state))):
        taken = best_ms(decide, 30)
        print(
            f"decision, {name}        {taken:8.2f} ms   {taken / look:6.2f} x listing its actions"
            f"   (at most {DECISION_MS} ms)"
        )


def rolled(game: Game) -> State:
    """The first roll of a game of two."""
    state = game.initial_state(2, {})
    while not state.tray().rolls_used:
        is_chance = state.current_player() == CHANCE
        values = (1, 2, 4, 2, 1, 3)[: len(state.chance_dice())]
        state = state.apply_action(state.chance_action(values) if is_chance else next(iter(state.legal_actions())))
    return state


def bench_games(game: Game, games: int) -> None:
    """Games of two seats beside the same dice played by the first legal action."""
    levels = {level.id: level.make() for level in LEVELS[game.id]}
    for player in levels.values():
        player.prepare(game.initial_state(2, {}))
    bare = games_a_second(game, (FirstLegal(), FirstLegal()), games)
    for level, player in levels.items():
        rate = games_a_second(game, (player, player), games)
        wanted = f"   (at least {GAMES_A_SECOND})" if game.id == "kribbeln" else ""
        print(f"two {level:8} seats   {rate:8.0f} games/s {rate / bare:5.2f} x the first legal action{wanted}")


def games_a_second(game: Game, players: Sequence[Player], games: int) -> float:
    """The rate on one core, solving included."""
    FORGET[game.id]()
    started = time.perf_counter()
    for number in range(games):
        dice = DrawnDice(hashlib.sha256(str(number).encode()).digest())
        play_game(game.initial_state(len(players), {}), players, dice)
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
