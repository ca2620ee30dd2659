"""Computer players among themselves: many games, and the figures of each seat."""

from __future__ import annotations

import hashlib
import math
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from itertools import chain
from multiprocessing import get_context
from typing import NamedTuple

from kribbeln_desktop.core.actions import Roll
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.errors import InvalidOptionError
from kribbeln_desktop.core.game import CHANCE, NOBODY, Game, State
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.core.three_rolls import ThreeRollState
from kribbeln_desktop.core.views import Standings
from kribbeln_desktop.players import LOCKSTEPS, find_level
from kribbeln_desktop.players.player import Player

_MOST_JOBS = 61
"""Windows cannot wait for more processes."""
_SHARES_A_JOB = 4
"""Each process takes its games in about this many shares, so that none waits long for the last."""


_TOGETHER = 1024
"""So many games are played in lockstep, where they can be."""


class Stage(NamedTuple):
    """How far a game has come."""

    state: State
    drawn: int
    """How many dice have been drawn."""
    rolls: tuple[int, ...]
    """How often each seat has rolled."""
    attempts: tuple[int, ...]
    """How often each seat has begun to roll."""


class Played(NamedTuple):
    """A game that is over."""

    standings: Standings
    rolls: tuple[int, ...]
    attempts: tuple[int, ...]
    """As in ``Stage``."""


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
    """The figures of all games."""

    games: int
    seats: tuple[SeatFigures, ...]
    seconds: float
    rolls: tuple[float, ...]
    """How often each seat rolled in an attempt, on average."""

    def answer(self) -> dict[str, object]:
        """The answer of ``kribbeln simulate --json``."""
        return {"games": self.games, "seats": list(map(asdict, self.seats)), "seconds": self.seconds}


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
    standings = [result.standings for result in results]
    seats = tuple(_figures(level, seat, standings) for seat, level in enumerate(levels))
    rolls = tuple(_mean_rolls(seat, results) for seat in range(len(levels)))
    return Simulation(games, seats, time.perf_counter() - started, rolls)


def _all_results(play: partial[list[Played]], games: int, jobs: int) -> list[Played]:
    """The results in the order of the games. Processes are spawned, as Windows and a frozen program need it."""
    if jobs <= 1:
        return play(range(games))
    share = math.ceil(games / (jobs * _SHARES_A_JOB))
    shares = [range(first, min(first + share, games)) for first in range(0, games, share)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(chain.from_iterable(pool.map(play, shares)))


def _play_games(
    game: Game, levels: Sequence[str], options: Mapping[str, object], seed: str, numbers: range
) -> list[Played]:
    made = {level: find_level(game.id, level).make() for level in dict.fromkeys(levels)}
    for player in made.values():
        player.prepare(game.initial_state(len(levels), options))
    players = [made[level] for level in levels]
    results: list[Played] = []
    for first in range(0, len(numbers), _TOGETHER):
        some = numbers[first : first + _TOGETHER]
        dice = [dice_of(seed, number) for number in some]
        stages = _stages(game, levels, [_start(game, len(levels), options, number) for number in some], dice)
        results.extend(play_on(stage, players, own) for stage, own in zip(stages, dice, strict=True))
    return results


def dice_of(seed: str, number: int) -> DrawnDice:
    """The dice of one of the games."""
    return DrawnDice(hashlib.sha256(f"{seed}:{number}".encode()).digest())


def _start(game: Game, seats: int, options: Mapping[str, object], number: int) -> State:
    begins = any(option.id == "start" for option in game.options)
    return game.initial_state(seats, {**options, "start": number % seats} if begins else options)


def _stages(game: Game, levels: Sequence[str], starts: Sequence[State], dice: Sequence[DrawnDice]) -> Iterable[Stage]:
    """Where the games are to be played on one by one."""
    lockstep = LOCKSTEPS[game.id]() if game.id in LOCKSTEPS else None
    if lockstep is None or not set(levels) <= set(lockstep.levels):
        return (begun(start, len(levels)) for start in starts)
    return lockstep.play(starts, levels, dice)


def begun(state: State, seats: int) -> Stage:
    """A game of which nothing has been played."""
    return Stage(state, 0, (0,) * seats, (0,) * seats)


def play_game(state: State, players: Sequence[Player], dice: DrawnDice) -> Standings:
    """The result of the game played on from ``state``; ``players`` by seat, dice drawn from the first on."""
    return play_on(begun(state, len(players)), players, dice).standings


def play_on(stage: Stage, players: Sequence[Player], dice: DrawnDice) -> Played:
    """The game played to its end; ``players`` by seat."""
    state, drawn = stage.state, stage.drawn
    rolls, attempts = list(stage.rolls), list(stage.attempts)
    while (seat := state.current_player()) != NOBODY:
        if seat == CHANCE:
            needed = len(state.chance_dice())
            action = state.chance_action([dice.value(drawn + i) for i in range(needed)])
            drawn += needed
        else:
            action = state.automatic_action() or players[seat].choose(state).action
            if isinstance(action, Roll):
                rolls[seat] += 1
                attempts[seat] += isinstance(state, ThreeRollState) and state.attempt.rolls == 0
        state = state.apply_action(action)
    return Played(state.final_standings(), tuple(rolls), tuple(attempts))


def _figures(level: str, seat: int, results: Sequence[Standings]) -> SeatFigures:
    """Sums are whole numbers until the end, so that their order cannot matter."""
    points = [result.points[seat] for result in results]
    games, total = len(points), sum(points)
    spread = games * sum(value * value for value in points) - total * total
    won = [len(result.winners) for result in results if seat in result.winners]
    wins = won.count(1)
    return SeatFigures(level, total / games, math.sqrt(spread) / games, min(points), max(points), wins, len(won) - wins)


def _mean_rolls(seat: int, results: Sequence[Played]) -> float:
    return sum(result.rolls[seat] for result in results) / sum(result.attempts[seat] for result in results)


_NO_GAMES = mark("Levels", "At least one game must be played.")
