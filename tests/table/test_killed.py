"""A killed program loses nothing that it had shown, and the game goes on from there."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from table_play import SEED

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.verification import verify
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.storage.journal import load

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def shown_before_it_was_killed(folder: Path, game_id: str, seconds: float) -> list[str]:
    """Let the program play for a while, kill it without warning, and return what it had shown."""
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join([str(ROOT), str(HERE)]))
    command = [sys.executable, str(HERE / "playing.py"), str(folder), game_id]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as program:
        assert program.stdout is not None
        try:
            assert program.stdout.readline() == b"ready\n"
            time.sleep(seconds)
        finally:
            program.kill()
        content = program.stdout.read()
    complete = content[: content.rfind(b"\n") + 1]
    return complete.decode().splitlines()


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_what_was_shown_before_the_kill_is_on_the_disk(tmp_path: Path, game: Game) -> None:
    chance = random.Random(game.id)
    path = tmp_path / "running" / "game.kribbeln"
    shown: list[str] = []
    for _ in range(4):
        shown_now = shown_before_it_was_killed(tmp_path, game.id, chance.uniform(0.0, 0.4))
        loaded = load(path, find_game)
        on_disk = list(loaded.record.lines)
        assert on_disk[: len(shown)] == shown, "nothing of earlier is lost"
        assert on_disk[len(shown) :][: len(shown_now)] == shown_now, "nothing that was shown is lost"
        assert loaded.seed == SEED
        assert loaded.record.reseeds == (), "the same dice go on"
        shown = on_disk
    assert len(shown) > 30
    assert not verify(load(path, find_game).record).verified, "the seed is not revealed"
