"""What Kniffel's and Kniffel Kids' tables, advice and simulated games cost, each beside what is promised.

``python tests/benchmarks/bench_kniffel.py``; all times are the processor's, which other work changes less.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from kribbeln_desktop.games import find_game
from kribbeln_desktop.players import five_dice, kniffel_far
from kribbeln_desktop.players.kniffel_kids_best import exact_values
from kribbeln_desktop.players.kniffel_positions import COLUMNS, ROWS, free_boxes
from kribbeln_desktop.players.kniffel_table import AT_ONCE, payoffs
from kribbeln_desktop.players.kniffel_values import values
from kribbeln_desktop.players.simulation import simulate

_SOLVE = """
import resource, time
from kribbeln_desktop.players.kniffel_table import solved
started = time.process_time()
worth = solved({further_five})[0, 0]
print(worth, time.process_time() - started, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""

RISK = 1e-5
"""A liking for risk, per point, that changes hardly any decision."""


def main() -> None:
    """Print all figures."""
    bench_tables()
    bench_spread()
    bench_many_payoffs()
    bench_advice()
    for game, levels, wanted in (
        ("kniffel", ("best",), 500),
        ("kniffel-kids", ("best",), 1000),
        ("kniffel", ("strong", "optimum"), None),
        ("kniffel", ("best", "optimum"), None),
    ):
        bench_games(game, levels, wanted)


def bench_tables() -> None:
    """Each table of Kniffel in a process of its own; what reading one and reckoning Kids' takes.

    Without jokers (None) Kniffel is worth 245.87077451 (solvers 1.1; published 245.87).
    """
    for further_five in (50, 100, 0, None):
        code = _SOLVE.format(further_five=further_five)
        made = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
        worth, seconds, memory = map(float, made.stdout.split())
        known = f"{worth:.8f} points {seconds:5.1f} s (at most 12) {memory:3.0f} MB (at most 60)"
        print(f"table for {further_five!s:4} {known}")
    print(f"table read     {1000 * cpu_seconds(partial(values, 50)):8.1f} ms")
    print(f"Kids reckoned  {1000 * cpu_seconds(exact_values):8.1f} ms")


def bench_spread() -> None:
    """The standard deviation of games played for points: 47.18, without jokers 39.82 as published (solvers 1.1).

    To who likes risk by ``r`` a game is worth its mean + r / 2 × its variance + what is of the order of r².
    """
    for further_five in (50, None):
        more, less = (worth_to_who_likes(risk, further_five) for risk in (RISK, -RISK))
        print(f"games for {further_five!s:4} {((more - less) / RISK) ** 0.5:8.2f} points standard deviation")


def worth_to_who_likes(risk: float, further_five: int | None) -> float:
    """The sure points that are as dear as a game to who plays for the mean of exp(risk × points)."""
    worth, sign = np.zeros((ROWS, COLUMNS)), np.sign(risk)
    for free in range(1, free_boxes().max() + 1):
        rows, columns = np.nonzero(free_boxes() == free)
        for first in range(0, len(rows), AT_ONCE):
            row, column = rows[first : first + AT_ONCE], columns[first : first + AT_ONCE]
            liking = sign * np.exp(risk * payoffs(worth, row, column, further_five))
            worth[row, column] = np.log(sign * five_dice.worth_at_start(liking)) / risk
    return float(worth[0, 0])


def bench_many_payoffs() -> None:
    """A turn for one payoff, and what each costs among many."""
    payoffs = np.random.Generator(np.random.PCG64(1)).random((252, 256))
    for number in (1, 16, 64, 256):
        solve = partial(five_dice.worth_at_start, np.ascontiguousarray(payoffs[:, :number]))
        seconds = min(cpu_seconds(solve) for _ in range(50))
        print(f"{number:4} payoffs at once {1e6 * seconds / number:8.1f} µs each")


def bench_advice() -> None:
    """What every keep and box is worth at the first roll of a turn that has not been solved yet."""
    game = find_game("kniffel")
    state = game.initial_state(1, {})
    state = state.apply_action(next(iter(state.legal_actions())))
    state = state.apply_action(state.chance_action((3, 1, 3, 6, 2)))
    taken = []
    for _ in range(200):
        kniffel_far.solve_turn.cache_clear()
        taken.append(1000 * cpu_seconds(partial(kniffel_far.OPTIMUM.advise, state)))
    print(f"all keeps and boxes {np.median(taken):6.2f} ms, quickest {min(taken):.2f} ms (at most 1)")


def bench_games(game_id: str, levels: Sequence[str], wanted: int | None) -> None:
    """Simulated games a second of the processor, after start-up."""
    game, games = find_game(game_id), 2000 if wanted else 300
    simulate(game, levels, 1, "warm")
    rate = games / cpu_seconds(lambda: simulate(game, levels, games, "bench"))
    promise = f"   (at least {wanted})" if wanted else ""
    print(f"{game_id} {','.join(levels):16} {rate:6.0f} games/s{promise}")


def cpu_seconds(work: Callable[[], object]) -> float:
    """What the processor works for it."""
    started = time.process_time()
    work()
    return time.process_time() - started


if __name__ == "__main__":
    main()
