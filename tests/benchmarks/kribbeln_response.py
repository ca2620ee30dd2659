"""What a player gains at Kribbeln for two who knows how *best* plays, found by games and not only within the model.

``python tests/benchmarks/kribbeln_response.py`` plays *best* against itself and counts how its attempts end, by row and
standing; makes the best response to that; and lets who plays so, informed as *best* is, play against *best*. Who begins
goes round with the seats. Sheets and numbers of games can be chosen.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.actions import Action, Decision
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.game import CHANCE, NOBODY
from kribbeln_desktop.core.views import Standings
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kribbeln_rows import OVER, SWITCH
from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.players import find_level
from kribbeln_desktop.players.kribbeln import known
from kribbeln_desktop.players.kribbeln_far import DUEL, Farsighted, sees_the_win
from kribbeln_desktop.players.kribbeln_futures import STANDINGS, Behaviour, futures
from kribbeln_desktop.players.kribbeln_outlook import standing
from kribbeln_desktop.players.kribbeln_payoffs import ENTRIES, Floats
from kribbeln_desktop.players.kribbeln_people import People, ground_of
from kribbeln_desktop.players.kribbeln_population import rewards_among
from kribbeln_desktop.players.kribbeln_shipped import shipped
from kribbeln_desktop.players.kribbeln_sweep import best_response
from kribbeln_desktop.players.player import Player
from kribbeln_desktop.players.simulation import dice_of, play_game

GAME = find_game("kribbeln")
PRESUMED = 10
"""A standing is taken to have been seen so often before, with good players in it."""


def _counters(*shape: int) -> NDArray[np.int64]:
    return np.zeros((OVER, *STANDINGS, *shape), np.int64)


@dataclass(frozen=True, slots=True)
class Seen:
    """How attempts ended, by row and standing as in ``Behaviour``."""

    endings: NDArray[np.int64] = field(default_factory=partial(_counters, 2, ENTRIES))
    switches: NDArray[np.int64] = field(default_factory=partial(_counters, ENTRIES))

    def add(self, state: KribbelnState, decision: Decision) -> None:
        """One more: the seat decides so."""
        at = state.row, *standing(state, state.current_player(), state.row)
        self.endings[(*at, int(state.fulfilled()), state.total())] += 1
        self.switches[(*at, state.total())] += decision == SWITCH

    def behaviour(self, presumed: Behaviour) -> Behaviour:
        """The behaviour seen, and ``presumed`` as far as little was seen."""
        ends = self.endings + PRESUMED * presumed.endings
        whole = np.maximum(ends.sum(axis=(3, 4), keepdims=True), 1e-9)
        switches = (self.switches + presumed.switches) / (self.endings[..., 0, :] + 1)
        return Behaviour((ends / whole).astype(np.float32), switches.astype(np.float32))


def main() -> None:
    """Print a line for each sheet."""
    arguments = _parser().parse_args()
    for sheet in arguments.sheets.split(","):
        started = time.process_time()
        seen = watched(sheet, arguments.level, arguments.watched)
        responder, gain = response(sheet, seen)
        results = list(match(sheet, arguments.level, responder, arguments.games))
        taken = time.process_time() - started
        print(f"sheet {sheet}: within the model {gain:+.2f} points; {_told(results)}; {taken:.0f} s", flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sheets", default="1,3")
    parser.add_argument("--level", default="best", help="whom the response is for")
    parser.add_argument("--watched", type=int, default=2000, help="games in which it is watched")
    parser.add_argument("--games", type=int, default=3000, help="games against it")
    return parser


def watched(sheet: str, level: str, games: int) -> Seen:
    """How ``level`` plays with its like."""
    seen, player = Seen(), find_level("kribbeln", level).make()
    player.prepare(_start(sheet, 0))
    for number in range(games):
        for state, decision in _decisions(_start(sheet, number), player, dice_of("watched", number)):
            seen.add(state, decision)
    return seen


def _start(sheet: str, number: int) -> KribbelnState:
    return known(GAME.initial_state(DUEL, {"sheet": sheet, "start": number % DUEL}))


def _decisions(state: KribbelnState, player: Player, dice: DrawnDice) -> Iterator[tuple[KribbelnState, Decision]]:
    """Where attempts end in a game of the player with itself, and how."""
    drawn = 0
    while (seat := state.current_player()) != NOBODY:
        if seat == CHANCE:
            needed = len(state.chance_dice())
            action: Action = state.chance_action([dice.value(drawn + i) for i in range(needed)])
            drawn += needed
        else:
            action = state.automatic_action() or player.choose(state).action
        if isinstance(action, Decision):
            yield state, action
        state = state.apply_action(action)


def response(sheet: str, seen: Seen) -> tuple[Player, float]:
    """Who plays best against those that were seen, and the points it gains on them within the model."""
    ground = ground_of(_start(sheet, 0))
    presumed = shipped(ground, DUEL)
    assert presumed is not None
    manner = seen.behaviour(presumed)
    others = futures(manner, ground.rising)
    earned = rewards_among(DUEL, others[0, 0, 0])
    plan = best_response(ground, earned)
    people = People((manner, manner), others, others, futures(plan.behaviour, ground.rising))
    return Farsighted(partial(sees_the_win, people=people)), plan.values[0, 0, 0] - _worth(others, earned)


def _worth(ahead: Floats, earned: Floats) -> float:
    return float((ahead[0, 0, 0] * earned).sum())


def match(sheet: str, level: str, responder: Player, games: int) -> Iterator[tuple[float, int]]:
    """Of each game the responder's share in the victory, and how many points it is ahead."""
    other = find_level("kribbeln", level).make()
    for number in range(games):
        own = number // DUEL % DUEL
        players = [responder, other] if own == 0 else [other, responder]
        standings = play_game(_start(sheet, number), players, dice_of("response", number))
        yield _share(standings, own), standings.points[own] - standings.points[1 - own]


def _share(standings: Standings, seat: int) -> float:
    return (seat in standings.winners) / len(standings.winners)


def _told(results: Sequence[tuple[float, int]]) -> str:
    shares, ahead = np.array(results, float).T
    error = 1 / math.sqrt(len(results))
    share = f"{100 * shares.mean():.1f} ± {100 * error * shares.std():.1f} % of the victories in {len(results)} games"
    return f"{share}, {ahead.mean():+.2f} ± {error * ahead.std():.2f} points ahead"


if __name__ == "__main__":
    main()
