"""``kribbeln replay`` and ``verify``: exact answers, and every kind of file that is refused."""

import json
from pathlib import Path
from typing import Any

import pytest
from record_texts import played, revealed

from kribbeln_desktop.app.command_line import main
from kribbeln_desktop.core.record import GameRecord

Capture = pytest.CaptureFixture[str]
ROWS = ["t1", "t2", "k1", "t3", "t4", "k2", "t5", "t6", "k3", "k4"]


def stored(record: GameRecord, folder: Path) -> str:
    path = folder / "game.kribbeln"
    path.write_bytes(record.text().encode())
    return str(path)


def answer(arguments: list[str], capsys: Capture) -> dict[str, Any]:
    assert main([*arguments, "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert printed.out.count("\n") == 1
    content = json.loads(printed.out)
    assert isinstance(content, dict)
    return content


def refusal(arguments: list[str], status: int, capsys: Capture) -> str:
    assert main(arguments) == status
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.endswith("\n")
    assert printed.err.count("\n") == 1
    return printed.err.rstrip("\n")


def test_a_finished_game_is_read_whole(tmp_path: Path, capsys: Capture) -> None:
    record = played()
    content = answer(["replay", stored(record, tmp_path)], capsys)
    assert list(content) == ["game", "over", "seats", "rows", "totals", "winners"]
    assert content["game"] == "kribbeln"
    assert content["over"] is True
    assert content["seats"] == ["Anna", "Jörg"]
    assert list(content["rows"]) == ROWS
    points = [[cell["points"] for cell in cells] for cells in content["rows"].values()]
    assert content["totals"] == [sum(column) for column in zip(*points, strict=True)]
    assert content["winners"] == list(record.state.final_standings().winners)


def test_cells_are_numbers_crosses_or_nothing(tmp_path: Path, capsys: Capture) -> None:
    lines = ["roll 1 2 3 4 5 6", "show 1k 1g 1b 1y 1r 2k", "enter", "roll 1 2 3 4 5 6", "show 1k 1g 1b 1o 1y 1r"]
    record = played(lines=0)
    header = record.text().replace(json.dumps(json.loads(record.text())["dice"]), '"real"')
    path = tmp_path / "real.kribbeln"
    path.write_text(header + "\n".join([*lines, "cross", "roll 1 2 3 4 5 6", ""]), encoding="utf-8")
    rows = answer(["replay", str(path)], capsys)["rows"]
    assert rows["t1"] == [{"entry": 7, "points": 2}, {"entry": "X", "points": 0}]
    assert rows["t2"] == [{"entry": None, "points": None}] * 2


def test_points_wait_until_the_row_is_scored(tmp_path: Path, capsys: Capture) -> None:
    record = played()
    short = next(n for n, line in enumerate(record.lines, 1) if line in ("enter", "cross"))
    content = answer(["replay", stored(played(lines=short), tmp_path)], capsys)
    assert content["over"] is False
    assert content["winners"] is None
    assert content["totals"] == [0, 0]
    assert [cell["points"] for cell in content["rows"]["t1"]] == [None, None]
    assert content["rows"]["t1"][0]["entry"] is not None
    assert content["rows"]["t1"][1] == {"entry": None, "points": None}


def test_practice_has_totals_but_no_points(tmp_path: Path, capsys: Capture) -> None:
    content = answer(["replay", stored(played(("Solo",)), tmp_path)], capsys)
    cells = [cells[0] for cells in content["rows"].values()]
    assert {cell["points"] for cell in cells} == {None}
    assert content["totals"] == [sum(cell["entry"] for cell in cells if cell["entry"] != "X")]


def test_people_read_a_table(tmp_path: Path, capsys: Capture) -> None:
    record = played(("Anna", "A name\nthat is \x1b[31mlong"), rising=False)
    assert main(["replay", stored(record, tmp_path)]) == 0
    out = capsys.readouterr().out
    lines = out.splitlines()
    assert lines[0] == "Kribbeln, Sheet 1"
    assert lines[1].startswith("Beginners")
    assert lines[3].split() == ["Anna", "A", "name", "that…"]
    assert any(line.startswith("Final score") for line in lines)
    assert "\x1b" not in out
    assert max(map(len, lines)) <= 80


def test_the_dice_are_verified(tmp_path: Path, capsys: Capture) -> None:
    record = revealed(played())
    path = stored(record, tmp_path)
    content = answer(["verify", path], capsys)
    assert list(content) == ["verified", "draws", "reason"]
    assert content["verified"] is True
    assert content["draws"] == sum(step.draws for step in record.steps)
    assert main(["verify", path]) == 0
    assert capsys.readouterr().out.startswith(f"Verified, {content['draws']} faces: ")


def test_a_seed_not_revealed_is_no_fault(tmp_path: Path, capsys: Capture) -> None:
    path = stored(played(lines=2), tmp_path)
    content = answer(["verify", path], capsys)
    assert (content["verified"], content["draws"]) == (False, 0)
    assert main(["verify", path]) == 0


HEADER = played(lines=0).text()
REFUSED = {
    "empty": b"",
    "torn header": HEADER[:40].encode(),
    "foreign": b"%PDF-1.7\n1 0 obj\n",
    "foreign json": b'{"a": 1}\n',
    "binary": bytes(range(256)) * 40,
    "newer": HEADER.replace('"kribbeln-record": 1', '"kribbeln-record": 2').encode(),
    "another game": HEADER.replace('"game": "kribbeln"', '"game": "chess"').encode(),
    "no seats": HEADER.replace('"name"', '"nobody"').encode(),
    "a sheet there is not": HEADER.replace('"options": {}', '"options": {"sheet": "7"}').encode(),
    "not the next action": (HEADER + "enter\n").encode(),
    "no action": (HEADER + "roll 1 2 3 4 5 6\nshow 9z\n").encode(),
    "letters of another code": HEADER.replace("Jörg", "J\xf6rg").encode("latin-1"),
    "a line without end": (HEADER + "enter" * 100_000 + "\n").encode(),
    "nested deeply": b"[" * 100_000 + b"\n",
}


@pytest.mark.parametrize("command", ["replay", "review", "verify"])
@pytest.mark.parametrize("fault", REFUSED)
def test_a_file_that_is_no_good_is_refused_and_left_alone(
    command: str, fault: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "bad.kribbeln"
    path.write_bytes(REFUSED[fault])
    for extra in ([], ["--json"]):
        sentence = refusal([command, str(path), *extra], 1, capsys)
        assert "Traceback" not in sentence
        assert len(sentence) < 1000
    assert path.read_bytes() == REFUSED[fault]


@pytest.mark.parametrize("command", ["replay", "review", "verify"])
def test_a_file_that_is_not_there_or_a_folder_is_refused(command: str, tmp_path: Path, capsys: Capture) -> None:
    missing = tmp_path / "missing.kribbeln"
    assert refusal([command, str(missing)], 1, capsys) == f"There is no file “{missing}”."
    assert refusal([command, str(tmp_path)], 1, capsys) == f"“{tmp_path}” is a folder, not a game record."


def test_a_line_torn_by_a_crash_is_dropped(tmp_path: Path, capsys: Capture) -> None:
    record = played(lines=3)
    path = tmp_path / "torn.kribbeln"
    path.write_bytes(record.text().encode() + b"roll 1 2")
    assert answer(["replay", str(path)], capsys) == answer(["replay", stored(record, tmp_path)], capsys)


def test_the_damaged_line_is_named(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "bad.kribbeln"
    path.write_text(HEADER + "roll 1 2 3 4 5 6\n\x1b[2Jshow\n", encoding="utf-8")
    sentence = refusal(["replay", str(path)], 1, capsys)
    assert "line 3" in sentence
    assert "“show” with 6 faces" in sentence
    assert "\x1b" not in sentence
