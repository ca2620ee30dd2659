"""Solved tables that are missing, damaged or made for other rules are named in one sentence, and the game goes on."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kribbeln_desktop.core.resources import resource_root
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.players import LEVELS

HERE = Path(__file__).parent
TABLES = "*.table"

Damage = Callable[[Path], object]


def _for_other_rules(file: Path) -> None:
    line, _, rest = file.read_bytes().partition(b"\n")
    header = json.loads(line)
    header["rules"]["game"] = "halma"
    file.write_bytes(json.dumps(header).encode() + b"\n" + rest)


DAMAGES: dict[str, tuple[Damage, str]] = {
    "missing": (Path.unlink, "cannot be read"),
    "truncated": (lambda file: file.write_bytes(file.read_bytes()[:2000]), "is damaged"),
    "for other rules": (_for_other_rules, "was made for other rules"),
}
"""What is done to every table, and what is said of it."""

PLAYED: list[tuple[str, int, dict[str, object]]] = [
    ("kniffel", 2, {"further-five": 50}),
    ("kniffel", 2, {"further-five": 100}),
    ("dice-duel", 1, {}),
    ("dice-duel", 2, {}),
    ("kribbeln", 2, {}),
    ("kribbeln", 4, {"sheet": "3", "rising": False}),
]
"""Games whose strongest level reads a table: seats and options."""


def has_tables(game_id: str) -> bool:
    """Whether the game's strongest level reads any."""
    return LEVELS[game_id][-1].needs_preparation and any((resource_root() / game_id.replace("-", "_")).glob(TABLES))


every_game = pytest.mark.parametrize(
    ("game_id", "seats", "options"),
    [pytest.param(*played, id=f"{played[0]} {played[1]} {played[2]}") for played in PLAYED if has_tables(played[0])],
)


def damaged_resources(folder: Path, damage: Damage) -> Path:
    """The program's resources with all tables damaged."""
    root = folder / "resources"
    shutil.copytree(resource_root(), root)
    for file in root.rglob(TABLES):
        damage(file)
    return root


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    tests = os.pathsep.join([str(HERE.parent / "table"), str(HERE.parents[1])])
    variables = {**os.environ, "PYTHONPATH": tests, "PYTHONUTF8": "1"}
    command = [sys.executable, str(HERE / "other_resources.py"), str(root), *arguments]
    return subprocess.run(command, env=variables, capture_output=True, encoding="utf-8", timeout=120, check=False)


def test_tables_are_tried() -> None:
    assert [played for played in PLAYED if has_tables(played[0])]


@every_game
def test_tables_as_they_are_shipped_are_right(game_id: str, seats: int, options: dict[str, object]) -> None:
    done = run(resource_root(), "table", game_id, str(seats), json.dumps(options))
    assert json.loads(done.stdout)["failed"] == []


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("game_id", [game_id for game_id in LEVELS if has_tables(game_id)])
def test_simulating_says_so_and_ends_with_status_1(game_id: str, damage: str, tmp_path: Path) -> None:
    root = damaged_resources(tmp_path, DAMAGES[damage][0])
    done = run(root, "simulate", "--game", game_id, "--seats", f"{LEVELS[game_id][-1].id},beginner", "--games", "1")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert f"The program’s file {game_id.replace('-', '_')}/" in done.stderr
    assert DAMAGES[damage][1] in done.stderr


@every_game
def test_at_the_table_a_weaker_level_plays_and_the_file_is_named(
    game_id: str, seats: int, options: dict[str, object], tmp_path: Path
) -> None:
    root = damaged_resources(tmp_path, DAMAGES["truncated"][0])
    done = run(root, "table", game_id, str(seats), json.dumps(options))
    answer = json.loads(done.stdout)
    assert answer["decided"] >= 3
    (told,) = answer["failed"]
    assert told.startswith(f"The program’s file {game_id.replace('-', '_')}/")
    titles = [say(level.title) for level in LEVELS[game_id]]
    assert told.endswith(f"plays for Berta in place of “{titles[-1]}”.")
    assert any(f"Until then “{title}” plays" in told for title in titles[1:-1])
