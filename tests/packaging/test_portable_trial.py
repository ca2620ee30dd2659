"""The trial of a portable program, with scripts in the place of the program."""

import importlib
import os
from pathlib import Path

import portable_trial
import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="scripts stand in for the program")


def trial(script: str, tmp_path: Path) -> list[str]:
    beside, home = tmp_path / "program", tmp_path / "home"
    beside.mkdir(exist_ok=True)
    home.mkdir(exist_ok=True)
    program = beside / "kribbeln-desktop"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return portable_trial.faults(program, beside, {"HOME": str(home), "PATH": os.environ["PATH"]}, home)


def test_a_program_that_keeps_its_data_beside_it_is_right(tmp_path: Path) -> None:
    script = 'cd "$(dirname "$0")"; test -f portable && mkdir data; exec sleep 60'
    assert trial(script, tmp_path) == []
    assert [path.name for path in (tmp_path / "program").iterdir()] == ["kribbeln-desktop"]


def test_a_program_that_keeps_them_elsewhere_is_told(tmp_path: Path) -> None:
    found = trial('mkdir "$HOME/kribbeln-desktop"', tmp_path)
    assert [fault.partition(":")[2].split()[0] for fault in found] == ["no", "left"]


def test_games_that_lie_there_are_not_touched(tmp_path: Path) -> None:
    kept = tmp_path / "program" / "data" / "games"
    kept.mkdir(parents=True)
    assert len(trial("exit 1", tmp_path)) == 1
    assert kept.is_dir()


def test_no_build_replaces_a_folder_with_games(tmp_path: Path) -> None:
    kept = tmp_path / "kribbeln-desktop" / "data" / "games"
    kept.mkdir(parents=True)
    with pytest.raises(SystemExit, match="move it away first"):
        importlib.import_module("build").freeze(tmp_path, tmp_path / "work")
    assert kept.is_dir()
    assert not (tmp_path / "work").exists()
