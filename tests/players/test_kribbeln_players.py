"""What is Kribbeln's own in its two levels: its sheets, its switches and the beginner's errors."""

from watcher import Watcher

from kribbeln_desktop.core.actions import Action, Decision, Roll
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.views import Standings
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.players import find_level
from kribbeln_desktop.players.kribbeln import known
from kribbeln_desktop.players.player import Player
from kribbeln_desktop.players.simulation import play_game

GAME = find_game("kribbeln")
LEVELS = ("beginner", "casual")
ALL = "roll 1 2 3 4 5 6"


def made(level: str) -> Player:
    return find_level("kribbeln", level).make()


def play(state: State, *lines: str) -> State:
    for line in lines:
        state = state.apply_action(GAME.parse_action(line))
    return state


def watched_game(levels: tuple[str, ...], seed: int = 0, **options: object) -> tuple[list[Watcher], Standings]:
    players = [Watcher(made(level)) for level in levels]
    dice = DrawnDice(bytes([seed]) * 32)
    return players, play_game(GAME.initial_state(len(levels), options), players, dice)


def watched_decisions(level: str, games: int) -> list[tuple[KribbelnState, Action]]:
    """All that a level does in some games of two of its kind."""
    watchers = [watcher for seed in range(games) for watcher in watched_game((level, level), seed)[0]]
    return [(known(state), action) for watcher in watchers for state, action in watcher.seen]


def test_own_sheets_are_played() -> None:
    tasks = ["most r", "all-different g o r", "two-pairs", "equal y b", "exactly-1-without y g", "no-2"]
    assert watched_game(LEVELS, sheet="own", tasks=tasks)[1].winners


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
