"""``kribbeln review``: exact answers, and what people read."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest
from judges import OnesJudge

from kribbeln_desktop.app import command_review
from kribbeln_desktop.app.command_answers import Voice
from kribbeln_desktop.app.command_line import main
from kribbeln_desktop.core.header import SeatEntry, write_header
from kribbeln_desktop.games import find_game
from kribbeln_desktop.players import JUDGES
from kribbeln_desktop.players.player import Advice, Unit

Capture = pytest.CaptureFixture[str]
LINES = ("roll 1 2 3 4 5", "show 1 1 3 4 5", "roll 3 4", "show 1 6", "score ones", "roll 1 2 3 4 5")


class AlwaysOnes(OnesJudge):
    """The other boxes are worth nothing to it, and its values are shown as a chance where it is told so."""

    unit = Unit.POINTS

    def advise(self, state: Any) -> Advice:
        return Advice(self.unit, super().advise(state).alternatives)


class Chances(AlwaysOnes):
    unit = Unit.WIN


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Two people begin a game of Kniffel; the first one stops early."""
    monkeypatch.setitem(JUDGES, "kniffel", AlwaysOnes)
    header = write_header(find_game("kniffel"), [SeatEntry("Anna"), SeatEntry("Jörg")], {}, None)
    path = tmp_path / "game.kribbeln"
    path.write_text("\n".join([header, *LINES, ""]), encoding="utf-8")
    return str(path)


def test_decisions_are_told_with_their_lines_and_losses(file: str, capsys: Capture) -> None:
    assert main(["review", file, "--json"]) == 0
    content = json.loads(capsys.readouterr().out)
    assert list(content) == ["decisions", "loss", "unit"]
    assert content["unit"] == "points"
    assert content["decisions"] == [
        {"seat": 0, "line": 4, "chosen": "roll 3 4", "best": "roll 3 4 5", "loss": pytest.approx(5 / 36)},
        {"seat": 0, "line": 6, "chosen": "score ones", "best": "roll 4 5", "loss": pytest.approx(1 / 3)},
    ]
    assert content["loss"] == [pytest.approx(5 / 36 + 1 / 3), 0]


def test_people_read_where_the_points_come_from(file: str, capsys: Capture) -> None:
    assert main(["review", file]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Kniffel"
    assert lines[3].split() == ["Start", "Dice", "Decisions", "Now"]
    assert lines[4].split() == ["Anna", "2.11", "+1.37", "−0.47", "3.00"]
    assert lines[-2:] == [
        "−0.33: line 6, Anna, 1, 1, 1, 6, 5: “Ones: 3”. Better: “Keep 1, 1, 1”.",
        "−0.14: line 4, Anna, 1, 1, 3, 4, 5: “Keep 1, 1, 5”. Better: “Keep 1, 1”.",
    ]
    assert max(map(len, lines)) <= 100


def test_chances_are_percent(file: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(JUDGES, "kniffel", Chances)
    assert main(["review", file, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["unit"] == "win probability"
    assert main(["review", file]) == 0
    assert "−33.3 %: line 6" in capsys.readouterr().out


def test_numbers_are_written_as_the_language_does(file: str) -> None:
    answer = command_review.run_review(Namespace(file=Path(file)))
    assert any(line.startswith("−0,33: ") for line in answer.lines(Voice("de")))


def test_a_game_that_nobody_judges_is_refused(file: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(JUDGES, "kniffel")
    assert main(["review", file]) == 1
    assert capsys.readouterr().err == "Games of Kniffel cannot be reviewed.\n"
