"""``kribbeln pad`` and ``print``: one page, and nothing written where something is wrong."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from record_texts import played

from kribbeln_desktop.app.command_line import main

Capture = pytest.CaptureFixture[str]
PAD = ["pad", "--game", "kribbeln"]

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.kribbeln"
    path.write_bytes(played().text().encode())
    return path


def answer(arguments: list[str], capsys: Capture) -> Any:
    assert main([*arguments, "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return json.loads(printed.out)


def refusal(arguments: list[str], status: int, capsys: Capture) -> str:
    assert main(arguments) == status
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err.rstrip("\n")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--sheet", "6", "--paper", "Letter", "--players", "2"],
        ["--paper", "a5", "--players", "3"],
        ["--per-page", "2"],
        ["--per-page", "4", "--players", "2"],
        ["--players", "1", "--paper", "A6"],
    ],
    ids=" ".join,
)
def test_pad_is_one_page(arguments: list[str], tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "pad.pdf"
    assert answer([*PAD, *arguments, "--out", str(out)], capsys) == {"pages": 1}
    content = out.read_bytes()
    assert content.startswith(b"%PDF")
    assert content.count(b"/Type /Page\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        "kniffel",
        "kniffel --paper A6 --players 8",
        "kniffel --per-page 4",
        "kniffel-kids",
        "kniffel-kids --players 3",
        "kniffel-kids --per-page 4",
        "kniffel-kids --paper A6",
        "dice-duel --per-page 2 --paper Letter",
    ],
)
def test_pads_of_all_games_are_one_page(arguments: str, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "pad.pdf"
    assert answer(["pad", "--game", *arguments.split(), "--out", str(out)], capsys) == {"pages": 1}
    assert out.read_bytes().count(b"/Type /Page\n") == 1


def test_children_too_many_for_a_page_are_refused(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "pad.pdf"
    arguments = ["pad", "--game", "kniffel-kids", "--paper", "A6", "--players", "6", "--out", str(out)]
    assert "5 mm" in refusal(arguments, 2, capsys)
    assert not out.exists()


def test_sheet_of_a_record_is_one_page(record: Path, tmp_path: Path, capsys: Capture) -> None:
    before = record.read_bytes()
    out = tmp_path / "sheet.pdf"
    assert answer(["print", str(record), "--out", str(out)], capsys) == {"pages": 1}
    assert out.read_bytes().startswith(b"%PDF")
    assert main(["print", str(record), "--paper", "A5", "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"{out} is written, 1 page.\n"
    assert record.read_bytes() == before


BAD_ARGUMENTS = {
    "pad": "kribbeln pad needs --game, --out.",
    "pad --game go --out x.pdf": "There is no game “go”.",
    "pad --game kribbeln --out x.pdf --sheet 7": (
        "The option “sheet” cannot be “7”; choose one of 1, 2, 3, 4, 5, 6, own."
    ),
    "pad --game kribbeln --out x.pdf --sheet own": "An own sheet needs a list of six tasks.",
    "pad --game kribbeln --out x.pdf --paper A3": "There is no paper “A3”; there are A4, A5, A6, Letter.",
    "pad --game kribbeln --out x.pdf --per-page 3": "--per-page must be one of 1, 2, 4, not “3”.",
    "pad --game kribbeln --out x.pdf --players 6": "Kribbeln is for 1 to 5 seats, not 6.",
    "pad --game kribbeln --out x.pdf --players 0": "--players must be a whole number from 1 on, not “0”.",
    "print": "kribbeln print needs FILE, --out.",
    "print game.kribbeln": "kribbeln print needs --out.",
}


@pytest.mark.parametrize("arguments", BAD_ARGUMENTS)
def test_bad_arguments_write_nothing(
    arguments: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refusal(arguments.split(), 2, capsys) == BAD_ARGUMENTS[arguments]
    assert list(tmp_path.iterdir()) == []


def test_cells_too_small_to_write_in_are_refused(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "pad.pdf"
    sentence = refusal([*PAD, "--paper", "A6", "--per-page", "4", "--out", str(out)], 2, capsys)
    assert "5 mm" in sentence
    assert not out.exists()


@pytest.mark.parametrize("command", ["pad", "print"])
def test_file_that_cannot_be_written_is_refused(command: str, record: Path, tmp_path: Path, capsys: Capture) -> None:
    words = PAD if command == "pad" else ["print", str(record)]
    for out in (tmp_path / "missing" / "x.pdf", tmp_path, tmp_path / f"{'x' * 300}.pdf", Path("/")):
        assert str(out) in refusal([*words, "--out", str(out)], 1, capsys)
    assert [path.name for path in tmp_path.iterdir()] == [record.name]


def test_record_is_never_written_over(record: Path, capsys: Capture) -> None:
    before = record.read_bytes()
    refusal(["print", str(record), "--out", str(record)], 2, capsys)
    assert record.read_bytes() == before


def test_record_that_is_no_good_is_refused(record: Path, tmp_path: Path, capsys: Capture) -> None:
    record.write_bytes(b"no record")
    refusal(["print", str(record), "--out", str(tmp_path / "x.pdf")], 1, capsys)
    refusal(["print", str(tmp_path / "missing"), "--out", str(tmp_path / "x.pdf")], 1, capsys)
    assert not (tmp_path / "x.pdf").exists()


def test_no_display_is_needed(tmp_path: Path) -> None:
    hidden = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")}
    command = [sys.executable, "-m", "kribbeln_desktop.app.command_line", *PAD, "--out", str(tmp_path / "pad.pdf")]
    printed = subprocess.run([*command, "--json"], env=hidden, capture_output=True, text=True, check=False)
    assert (printed.returncode, printed.stdout, printed.stderr) == (0, '{"pages": 1}\n', "")


def test_a_level_nobody_knows_is_printed_by_its_id(tmp_path: Path) -> None:
    record = tmp_path / "game.kribbeln"
    seats = '[{"name": "A", "level": "genius"}, {"name": "B"}]'
    record.write_text(f'{{"kribbeln-record": 1, "game": "kribbeln", "seats": {seats}, "dice": "real"}}\n', "utf-8")
    out = tmp_path / "game.pdf"
    assert main(["print", str(record), "--out", str(out)]) == 0
    assert out.read_bytes().startswith(b"%PDF")
