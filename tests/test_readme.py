"""What the README says is so."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kribbeln_desktop.app.command_line import COMMANDS, main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_it_begins_with_the_two_commands() -> None:
    assert README.splitlines()[2:4] == [
        "    python3 packaging/run.py          # opens the game",
        "    python3 packaging/run.py test     # runs all tests",
    ]


def test_its_example_answers_what_it_shows(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r'\$ python3 packaging/run.py kribbeln odds --task "(.+)" --json\n +(\{.+\})', README)
    assert example is not None
    assert main(["odds", "--task", example[1], "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == pytest.approx(json.loads(example[2]))


def test_it_names_every_command() -> None:
    assert all(f"`{command.name}`" in README for command in COMMANDS)


def test_its_map_names_every_room() -> None:
    packages = {path.parent.name for path in (ROOT / "kribbeln_desktop").glob("*/__init__.py")}
    assert packages == set(re.findall(r"^\| `(\w+)/` \|", README, re.MULTILINE))


def test_files_it_names_exist() -> None:
    named = set(re.findall(r"`((?:packaging|tests|resources)/[\w./]+\.\w+)`", README))
    assert named
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []
