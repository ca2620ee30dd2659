"""Every ruling of every game has a test that names it."""

import ast
import re
from pathlib import Path

import pytest

from kribbeln_desktop.games import GAMES

RULINGS = {"kribbeln": ("r", 47), "kniffel": ("n", 19), "kniffel-kids": ("c", 12), "dice-duel": ("d", 24)}
"""The letter of each game's rulings, and how many there are."""


def test_every_game_has_rulings() -> None:
    assert RULINGS.keys() == {game.id for game in GAMES}


@pytest.mark.parametrize("game_id", RULINGS)
def test_every_ruling_has_a_test_that_names_it(game_id: str) -> None:
    letter, last = RULINGS[game_id]
    named = {
        int(number)
        for path in Path(__file__).parent.glob(f"test_{game_id.replace('-', '_')}_rulings*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for number in re.findall(rf"^test_{letter}(\d+)_", node.name)
    }
    assert named == set(range(1, last + 1))
