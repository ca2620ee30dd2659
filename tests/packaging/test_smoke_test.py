"""The smoke test's own judgement, without a frozen program."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
import smoke_test
from smoke_test import Result

HINT = "This plugin does not support propagateSizeHints()\n"


def test_silent_window_is_right() -> None:
    assert smoke_test.window_faults(Result(0, "", ""), "offscreen") == []


def test_only_the_listed_note_may_be_said() -> None:
    assert smoke_test.window_faults(Result(0, "", HINT + HINT), "offscreen") == []
    faults = smoke_test.window_faults(Result(0, "hello\n", HINT + "QPainter::begin: twice\n"), "Xvfb")
    assert faults == ["window on Xvfb said: hello", "window on Xvfb said: QPainter::begin: twice"]


def test_unfinished_game_is_a_fault() -> None:
    assert smoke_test.window_faults(Result(1, "", ""), "Xvfb") == ["window on Xvfb ended with status 1"]


def answers(pdf: Path, games: object) -> smoke_test.Run:
    def run(program: str, arguments: list[str], variables: Mapping[str, str]) -> Result:
        assert program == "kribbeln"
        assert "--json" in arguments
        if arguments[0] == "pad":
            pdf.write_bytes(b"%PDF-1.4")
        answer = {"games": games, "simulate": {"games": 1}, "pad": {"pages": 1}}[arguments[0]]
        return Result(0, json.dumps(answer), "")

    return run


def test_right_answers_of_the_command_line_are_no_fault(tmp_path: Path) -> None:
    pdf = tmp_path / "pad.pdf"
    assert smoke_test.check_console(answers(pdf, {"games": [{"id": "kribbeln"}]}), pdf) == []


@pytest.mark.parametrize("games", [{"games": []}, {"games": "kribbeln"}, [], None, {"games": [3]}])
def test_wrong_answers_are_a_fault(games: object, tmp_path: Path) -> None:
    pdf = tmp_path / "pad.pdf"
    assert len(smoke_test.check_console(answers(pdf, games), pdf)) == 1


def test_answers_that_are_not_json_are_a_fault() -> None:
    assert smoke_test.console_faults("games", Result(0, "kribbeln\n", ""), bool) == [
        "kribbeln games answered: 'kribbeln\\n'"
    ]


def test_clean_environment_has_nothing_of_this_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("PYTHONPATH", "here")
    assert smoke_test.clean_variables(tmp_path) == {"HOME": str(tmp_path), "LANG": "C.UTF-8"}


def test_contents_are_looked_through(tmp_path: Path) -> None:
    (tmp_path / "_internal" / "numpy").mkdir(parents=True)
    (tmp_path / "_internal" / "numpy" / "version.py").touch()
    for name, words in smoke_test.LICENCES.items():
        file = tmp_path / "_internal" / "licences" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(words)
    assert smoke_test.check_contents(tmp_path) == []
    (tmp_path / "_internal" / "libQt6Quick.so.6").touch()
    assert smoke_test.check_contents(tmp_path) == ["in the bundle, but not used: _internal/libQt6Quick.so.6"]


def test_programs_of_an_app_lie_well_inside(tmp_path: Path) -> None:
    assert smoke_test.programs(tmp_path / "K.app") == tmp_path / "K.app" / "Contents" / "MacOS"
    assert smoke_test.programs(tmp_path) == tmp_path
