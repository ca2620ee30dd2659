"""Computer players among themselves: many games, and the figures of each seat."""

from __future__ import annotations

import hashlib
import math
import secrets
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain
from multiprocessing import get_context

from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.errors import InvalidOptionError
from kribbeln_desktop.core.game import CHANCE, NOBODY, Game, State
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.core.views import Standings
from kribbeln_desktop.players import find_level
from kribbeln_desktop.players.player import Player

_MOST_JOBS = 61
"""Windows cannot wait for more processes."""
_SHARES_A_JOB = 4
"""Each process takes its games in about this many shares, so that none waits long for the last."""


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """How one seat fared; points as the game's standings count them."""

    level: str
    mean: float
    sd: float
    """Of the games played (divided by their number), not an estimate for others."""
    min: int
    max: int
    wins: int
    """Won alone."""
    shared: int
    """Won together with others."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """The figures of all games; ``dataclasses.asdict`` is the answer of ``kribbeln simulate --json``."""

    games: int
    seats: tuple[SeatFigures, ...]
    seconds: float


def simulate(
    game: Game,
    levels: Sequence[str],
    games: int,
    seed: str | int | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
) -> Simulation:
    """The figures of ``games`` games between ``levels``, a seat each; begun by seat *g* mod *n* where the game asks.

    The same ``seed`` gives the same figures whatever ``jobs`` (processes) is; None draws one. ``UnknownLevelError`` for
    a level, ``InvalidOptionError`` for an option, a number of seats or of games that does not exist, ``ResourceError``
    where a level cannot be prepared.
    """
    started = time.perf_counter()
    for level in levels:
        find_level(game.id, level)
    game.checked_options(len(levels), options or {})
    if games < 1:
        raise InvalidOptionError(_NO_GAMES)
    seed_text = secrets.token_hex(16) if seed is None else str(seed)
    play = partial(_play_games, game, tuple(levels), dict(options or {}), seed_text)
    results = _all_results(play, games, min(jobs, games, _MOST_JOBS))
    seats = tuple(_figures(level, seat, results) for seat, level in enumerate(levels))
    return Simulation(games, seats, time.perf_counter() - started)


def _all_results(play: partial[list[Standings]], games: int, jobs: int) -> list[Standings]:
    """The results in the order of the games. Processes are spawned, as Windows and a frozen program need it."""
    if jobs <= 1:
        return play(range(games))
    share = math.ceil(games / (jobs * _SHARES_A_JOB))
    shares = [range(first, min(first + share, games)) for first in range(0, games, share)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(chain.from_iterable(pool.map(play, shares)))


def _play_games(
    game: Game, levels: Sequence[str], options: Mapping[str, object], seed: str, numbers: range
) -> list[Standings]:
    made = {level: find_level(game.id, level).make() for level in dict.fromkeys(levels)}
    for player in made.values():
        player.prepare(game.initial_state(len(levels), options))
    players = [made[level] for level in levels]
    begins = any(option.id == "start" for option in game.options)
    results = []
    for number in numbers:
        start = {"start": number % len(levels)} if begins else {}
        state = game.initial_state(len(levels), {**options, **start})
        results.append(play_game(state, players, dice_of(seed, number)))
    return results


def dice_of(seed: str, number: int) -> DrawnDice:
    """The dice of one of the games."""
    return DrawnDice(hashlib.sha256(f"{seed}:{number}".encode()).digest())


def play_game(state: State, players: Sequence[Player], dice: DrawnDice) -> Standings:
    """The result of the game played on from ``state``; ``players`` by seat, dice drawn from the first on."""
    drawn = 0
    while (seat := state.current_player()) != NOBODY:
        if seat == CHANCE:
            needed = len(state.chance_dice())
            action = state.chance_action([dice.value(drawn + i) for i in range(needed)])
            drawn += needed
        else:
            action = state.automatic_action() or players[seat].choose(state).action
        state = state.apply_action(action)
    return state.final_standings()


def _figures(level: str, seat: int, results: Sequence[Standings]) -> SeatFigures:
    """Sums are whole numbers until the end, so that their order cannot matter."""
    points = [result.points[seat] for result in results]
    games, total = len(points), sum(points)
    spread = games * sum(value * value for value in points) - total * total
    won = [len(result.winners) for result in results if seat in result.winners]
    wins = won.count(1)
    return SeatFigures(level, total / games, math.sqrt(spread) / games, min(points), max(points), wins, len(won) - wins)


_NO_GAMES = mark("Levels", "At least one game must be played.")
