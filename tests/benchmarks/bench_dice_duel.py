"""Many games of Kniffel Dice Duel in step: the win share of a farsighted level against greedy seats.

    python tests/benchmarks/bench_dice_duel.py SEATS [GAMES]

The greedy seats play as *casual* does. Games take a fraction of the time of ``kribbeln simulate``; a shared victory
counts by its share.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from kribbeln_desktop.players.dice_duel_best import PLAYERS
from kribbeln_desktop.players.dice_duel_lockstep import play
from kribbeln_desktop.players.dice_duel_training import greedy


def main() -> None:
    """Print a line for each of them."""
    seats, games = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 40_000
    for name in ("best", "strong"):
        strategy = PLAYERS[name].several(seats)
        begun = time.process_time()
        results = play(games, [strategy] + [greedy] * (seats - 1), np.random.Generator(np.random.PCG64(78)))
        own = results.shares[:, 0]
        figures = f"{100 * own.mean():.2f} % ± {100 * own.std() / games**0.5:.2f}"
        alone = f"{100 * (own == 1).mean():.1f} % won alone, {100 * (own == 0).mean():.1f} % lost"
        points = ", ".join(f"{mean:.1f}" for mean in results.points.mean(axis=0))
        seconds = time.process_time() - begun
        print(f"{name} with {seats} seats: {figures}; {alone}; points {points}; {seconds:.0f} s of one core")


if __name__ == "__main__":
    main()
