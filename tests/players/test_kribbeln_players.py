"""Kribbeln's two levels: legal, the same at the same position, and as strong as they should be."""

import os
import random
import secrets
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest

from kribbeln_desktop.core.actions import Action, Decision, Roll
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.game import CHANCE, Standings, State
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.players import find_level
from kribbeln_desktop.players.kribbeln import known
from kribbeln_desktop.players.player import Choice, Player
from kribbeln_desktop.players.simulation import play_game, simulate

GAME = find_game("kribbeln")
LEVELS = ("beginner", "casual")
ALL = "roll 1 2 3 4 5 6"


def made(level: str) -> Player:
    return find_level("kribbeln", level).make()


def play(state: State, *lines: str) -> State:
    for line in lines:
        state = state.apply_action(GAME.parse_action(line))
    return state


def random_positions(seed: int, seats: int, **options: object) -> Iterator[State]:
    """Every position of a seat's in a game of random legal actions."""
    generator = random.Random(seed)
    state = GAME.initial_state(seats, options)
    while not state.is_over():
        if state.current_player() == CHANCE:
            action = state.chance_action([generator.randint(1, 6) for _ in state.chance_dice()])
        else:
            yield state
            action = generator.choice(list(state.legal_actions()))
        state = state.apply_action(action)


class Watcher:
    """A player that remembers what another chose, and where."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seen: list[tuple[State, Action]] = []

    def choose(self, state: State) -> Choice:
        choice = self.player.choose(state)
        self.seen.append((state, choice.action))
        return choice


def watched_game(levels: tuple[str, ...], seed: int = 0, **options: object) -> tuple[list[Watcher], Standings]:
    players = [Watcher(made(level)) for level in levels]
    dice = DrawnDice(bytes([seed]) * 32)
    return players, play_game(GAME.initial_state(len(levels), options), players, dice)


def watched_decisions(level: str, games: int) -> list[tuple[KribbelnState, Action]]:
    """All that a level does in some games of two of its kind."""
    watchers = [watcher for seed in range(games) for watcher in watched_game((level, level), seed)[0]]
    return [(known(state), action) for watcher in watchers for state, action in watcher.seen]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "rising"), [(1, True), (2, False), (3, True), (5, True)])
def test_choice_is_legal_and_the_same_again_at_every_random_position(level: str, seats: int, rising: bool) -> None:
    player, again = made(level), made(level)
    for state in random_positions(seats, seats, sheet=str(seats), rising=rising):
        choice = player.choose(state)
        for action in (choice.action, *(alternative.action for alternative in choice.alternatives)):
            assert state.refusal(action) is None, f"{action} at {state}"
        assert again.choose(state) == choice


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("rising", [True, False])
def test_whole_games_end_with_a_winner(seats: int, rising: bool) -> None:
    levels = tuple(LEVELS[seat % 2] for seat in range(seats))
    _watchers, standings = watched_game(levels, seats, rising=rising, sheet="6")
    assert standings.winners


def test_own_sheets_are_played() -> None:
    tasks = ["most r", "all-different g o r", "two-pairs", "equal y b", "exactly-1-without y g", "no-2"]
    assert watched_game(LEVELS, sheet="own", tasks=tasks)[1].winners


@pytest.mark.parametrize("level", LEVELS)
def test_no_source_of_chance_is_used(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = list(random_positions(9, 2))
    before = [made(level).choose(state) for state in positions]

    def spy(*_arguments: object) -> None:
        raise AssertionError("a player drew from a source of chance")

    for module, name in ((os, "urandom"), (secrets, "token_bytes"), (random, "random"), (np.random, "default_rng")):
        monkeypatch.setattr(module, name, spy)
    assert [made(level).choose(state) for state in positions] == before


@pytest.mark.parametrize("salt", ["1", "2"])
def test_another_process_chooses_the_same(salt: str) -> None:
    """Python salts its own hash in every process; the beginner's errors must not depend on that."""
    lines = (
        "from kribbeln_desktop.games import find_game",
        "from kribbeln_desktop.players.simulation import simulate",
        "print(simulate(find_game('kribbeln'), ['beginner', 'casual'], 6, 'salt').seats)",
    )
    environment = {**os.environ, "PYTHONHASHSEED": salt}
    command = [sys.executable, "-c", "\n".join(lines)]
    printed = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    assert printed.strip() == str(simulate(GAME, LEVELS, 6, "salt").seats)


def test_casual_beats_the_beginner() -> None:
    casual, beginner = simulate(GAME, ("casual", "beginner"), 500, "band").seats
    assert 0.58 < casual.wins / 500 < 0.72  # 4 000 games: .652, half-width for 500 games .042
    assert casual.mean > beginner.mean + 1


def test_levels_roll_again_some_dice_in_most_attempts() -> None:
    for level, rerolls in (("casual", 1.2), ("beginner", 0.7)):
        rolls = [action for _state, action in watched_decisions(level, 6) if isinstance(action, Roll)]
        firsts = sum(len(action.positions) == 6 for action in rolls)
        assert (len(rolls) - firsts) / firsts > rerolls


def test_casual_switches_whenever_it_may_and_only_after_the_third_roll() -> None:
    seen = watched_decisions("casual", 20)
    switch, cross = Decision("switch"), Decision("cross")
    assert any(action == switch for _state, action in seen)
    for state, action in seen:
        if action == switch:
            assert state.rolls == 3
        if action == cross:
            assert state.refusal(switch) is not None


def test_beginner_sometimes_forgets_to_switch_and_sometimes_gives_up() -> None:
    seen = watched_decisions("beginner", 40)
    switch, cross = Decision("switch"), Decision("cross")
    might = [(state, action) for state, action in seen if state.rolls == 3 and state.refusal(switch) is None]
    forgot = sum(action == cross for _state, action in might)
    assert 0.15 < forgot / len(might) < 0.45
    assert any(action in (switch, cross) and state.rolls < 3 for state, action in seen)


def test_beginner_often_keeps_a_six_that_spoils_the_task_and_casual_never() -> None:
    state = GAME.initial_state(2, NO_BLACK)
    thrown = [play(state, ALL, f"show {first} 6k {third} 1o 4g 3g") for first in FIRST for third in THIRD]
    kept = {level: sum(2 not in rolled(made(level), state) for state in thrown) / len(thrown) for level in LEVELS}
    assert kept["casual"] == 0
    assert 0.2 < kept["beginner"] < 0.6


def rolled(player: Player, state: State) -> tuple[int, ...]:
    """The positions rolled next; position 2 where the player rolls none."""
    action = player.choose(state).action
    return action.positions if isinstance(action, Roll) else (2,)


FIRST, THIRD = ("1k", "2g", "3b", "4o", "5y", "6r"), ("1b", "2o", "3y", "4r", "5k", "6g")
NO_BLACK: dict[str, object] = {"sheet": "own", "tasks": ["none k"] * 6}
