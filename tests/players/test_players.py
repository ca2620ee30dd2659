"""All levels of all games: legal, the same at the same position, without chance, each stronger than the one before."""

import os
import random
import secrets
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice

import numpy as np
import pytest
from watcher import Watcher

from kribbeln_desktop.core.actions import Roll
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.game import CHANCE, Game, State
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.players import LEVELS, find_level
from kribbeln_desktop.players.player import Player
from kribbeln_desktop.players.simulation import play_game, simulate

LEVELS_OF_GAMES = [
    pytest.param(game, level.id, id=f"{game.id}-{level.id}") for game in GAMES for level in LEVELS[game.id]
]
every_level = pytest.mark.parametrize(("game", "level"), LEVELS_OF_GAMES)
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def made(game: Game, level: str, seats: int = 2, **options: object) -> Player:
    """The level, prepared for a game of so many seats."""
    player = find_level(game.id, level).make()
    player.prepare(game.initial_state(seats, options))
    return player


def random_positions(game: Game, seats: int, seed: int, **options: object) -> Iterator[State]:
    """Every position of a seat's in a game of random legal actions; dice now and then all alike."""
    generator = random.Random(seed)
    state = game.initial_state(seats, options)
    while not state.is_over():
        if state.current_player() == CHANCE:
            fixed = generator.choice([None, None, None, generator.randint(1, 6)])
            action = state.chance_action([fixed or generator.randint(1, 6) for _ in state.chance_dice()])
        else:
            yield state
            action = generator.choice(list(state.legal_actions()))
        state = state.apply_action(action)


def settings(game: Game) -> Iterator[dict[str, object]]:
    """The defaults, then every other choice of every option."""
    yield {}
    for option in game.options:
        for value, _title in option.choices:
            if value != option.default:
                yield {option.id: value}


@every_level
def test_choice_is_legal_and_the_same_again_at_every_random_position(game: Game, level: str) -> None:
    counts = (1, 2, game.seats[-1])
    for number, options in enumerate(settings(game)):
        seats = counts[number % 3]
        player, again = (made(game, level, seats, **options) for _ in range(2))
        for state in random_positions(game, seats, number, **options):
            choice = player.choose(state)
            for action in (choice.action, *(alternative.action for alternative in choice.alternatives)):
                assert state.refusal(action) is None, f"{action} at {state}"
            assert again.choose(state) == choice


@every_level
def test_alternatives_are_ranked_and_chances_are_chances(game: Game, level: str) -> None:
    player = made(game, level)
    for state in random_positions(game, 2, 77):
        alternatives = player.choose(state).alternatives
        values = [alternative.value for alternative in alternatives]
        assert values == pytest.approx(sorted(values, reverse=True), abs=2e-4)  # alike values prefer fewer dice
        assert len({alternative.action for alternative in alternatives}) == len(alternatives)
        assert all(-1e-6 <= alternative.chance <= 1 + 1e-6 for alternative in alternatives)


@every_game
def test_casual_chooses_the_first_of_its_alternatives(game: Game) -> None:
    player = made(game, "casual")
    for state in random_positions(game, 2, 78):
        choice = player.choose(state)
        assert choice.action == choice.alternatives[0].action


def _around(game: Game, seats: int) -> list[str]:
    """The game's levels in turn, one for each seat."""
    return [level.id for level in islice(cycle(LEVELS[game.id]), seats)]


@every_game
def test_whole_games_end_with_a_winner(game: Game) -> None:
    cases = [(seats, dict[str, object]()) for seats in game.seats] + [(3, options) for options in settings(game)]
    for seats, options in cases:
        players = [made(game, level, seats, **options) for level in _around(game, seats)]
        assert play_game(game.initial_state(seats, options), players, DrawnDice(bytes([seats]) * 32)).winners


@every_level
def test_no_source_of_chance_is_used(game: Game, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = list(random_positions(game, 2, 9))
    player = made(game, level)
    before = [player.choose(state) for state in positions]

    def spy(*_arguments: object) -> None:
        raise AssertionError("a player drew from a source of chance")

    for module, name in ((os, "urandom"), (secrets, "token_bytes"), (random, "random"), (np.random, "default_rng")):
        monkeypatch.setattr(module, name, spy)
    again = made(game, level)
    assert [again.choose(state) for state in positions] == before


@pytest.mark.parametrize("salt", ["1", "2"])
def test_another_process_chooses_the_same(salt: str) -> None:
    """Python salts its own hash in every process; the beginner's errors must not depend on that."""
    lines = (
        "from kribbeln_desktop.games import GAMES",
        "from kribbeln_desktop.players import LEVELS",
        "from kribbeln_desktop.players.simulation import simulate",
        "print([simulate(game, [level.id for level in LEVELS[game.id]], 1, 'salt').seats for game in GAMES])",
    )
    environment = {**os.environ, "PYTHONHASHSEED": salt}
    command = [sys.executable, "-c", "\n".join(lines)]
    printed = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    seats = [simulate(game, [level.id for level in LEVELS[game.id]], 1, "salt").seats for game in GAMES]
    assert printed.strip() == str(seats)


CASUAL_WINS = {  # games of each order of the seats, the least and the most that casual wins alone
    "kribbeln": (250, 0.58, 0.72),  # 4 000 games: .652, half-width for 500 games .042
    "kniffel": (75, 0.62, 0.84),
    "kniffel-kids": (100, 0.64, 0.84),
    "dice-duel": (30, 0.70, 0.98),
}


@every_game
def test_casual_beats_the_beginner_wherever_it_sits(game: Game) -> None:
    games, least, most = CASUAL_WINS[game.id]
    casual, beginner = simulate(game, ("casual", "beginner"), games, "band").seats
    other, casual_again = simulate(game, ("beginner", "casual"), games, "again").seats
    assert least < (casual.wins + casual_again.wins) / (2 * games) < most
    assert casual.mean > beginner.mean
    assert casual_again.mean > other.mean


REROLLS = {  # rolls after the first in an attempt, at least: who knows odds, beginner
    "kribbeln": (1.2, 0.7),
    "kniffel": (1.5, 1.1),
    "kniffel-kids": (1.5, 1.1),
    "dice-duel": (1.4, 1.1),
}


@every_game
def test_levels_roll_some_dice_again_in_most_attempts(game: Game) -> None:
    for level in LEVELS[game.id]:
        least = REROLLS[game.id][level.id == "beginner"]
        watchers = [Watcher(made(game, level.id)) for _ in range(2)]
        for seed in range(4):
            play_game(game.initial_state(2, {}), watchers, DrawnDice(bytes([seed]) * 32))
        seen = [moment for watcher in watchers for moment in watcher.seen]
        rolls = [state.tray().rolls_used for state, action in seen if isinstance(action, Roll)]
        assert (len(rolls) - rolls.count(0)) / rolls.count(0) > least
