"""Games in lockstep are the very games that the same levels play one by one."""

import pytest

from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.games import find_game
from kribbeln_desktop.players import LOCKSTEPS, find_level, simulation
from kribbeln_desktop.players.simulation import begun, play_on, simulate

GAMES = [
    ("kniffel", ("best",), {}),
    ("kniffel", ("strong", "optimum"), {"further-five": 100}),
    ("kniffel", ("best", "strong", "optimum"), {"further-five": 0}),
    ("kniffel-kids", ("best",), {}),
    ("kniffel-kids", ("strong", "best", "strong"), {"undo": "free"}),
]


@pytest.mark.parametrize(("game_id", "levels", "options"), GAMES)
def test_games_are_those_played_one_by_one(game_id: str, levels: tuple[str, ...], options: dict[str, object]) -> None:
    game = find_game(game_id)
    starts = [game.initial_state(len(levels), {**options, "start": number % len(levels)}) for number in range(9)]
    dice = [DrawnDice(bytes([number]) * 32) for number in range(9)]
    players = [find_level(game_id, level).make() for level in levels]
    for player in players:
        player.prepare(starts[0])
    together = LOCKSTEPS[game_id]().play(starts, levels, dice)
    for stage, start, own in zip(together, starts, dice, strict=True):
        assert stage.drawn > 60 * len(levels)
        assert play_on(stage, players, own) == play_on(begun(start, len(levels)), players, own)


@pytest.mark.parametrize(("game_id", "levels", "options"), GAMES[1:4])
def test_figures_are_the_same_however_the_games_are_played(
    game_id: str, levels: tuple[str, ...], options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game(game_id)
    found = simulate(game, levels, 8, "s", options)
    assert simulate(game, levels, 8, "s", options, jobs=2).seats == found.seats
    monkeypatch.setattr(simulation, "_TOGETHER", 3)
    assert simulate(game, levels, 8, "s", options).seats == found.seats
    monkeypatch.setattr(simulation, "LOCKSTEPS", {})
    alone = simulate(game, levels, 8, "s", options)
    assert alone.seats == found.seats
    assert alone.rolls == found.rolls


def test_games_with_jokers_are_those_played_one_by_one() -> None:
    game, player = find_game("kniffel"), find_level("kniffel", "optimum").make()
    starts = [game.initial_state(1, {})] * 300
    dice = [DrawnDice(number.to_bytes(32, "big")) for number in range(300)]
    player.prepare(starts[0])
    stages = zip(LOCKSTEPS["kniffel"]().play(starts, ("optimum",), dice), dice, strict=True)
    jokers = [(stage, own) for stage, own in stages if "further_fives=(0,)" not in repr(stage.state)]
    assert len(jokers) > 10
    for stage, own in jokers:
        assert play_on(stage, [player], own) == play_on(begun(starts[0], 1), [player], own)
