"""Whole games as they were recorded, replayed line by line against what stands beside each.

``NAME.json`` holds, for ``NAME.kribbeln``: the final sheet (row by row, an entry and points for each seat), totals and
winners; whose each line is (a seat, null for chance, or the line's own word); totals after the lines that changed them.
None of it was made by the program: Kribbeln's was reckoned by the referee in ``tests/games/kribbeln_twin.py``.
"""

from __future__ import annotations

from pathlib import Path

from recorded_games import FOLDER, every, expected, records

from kribbeln_desktop.core.game import CHANCE, State
from kribbeln_desktop.core.header import read_header
from kribbeln_desktop.core.record import GameRecord, new_record, read_record
from kribbeln_desktop.core.sheet import Cell, CellKind
from kribbeln_desktop.core.verification import verify
from kribbeln_desktop.games import GAMES, find_game

RECORDS = records()
every_record = every(RECORDS)


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def entry(cell: Cell) -> dict[str, object]:
    is_x = cell.kind is CellKind.STRUCK and cell.entry is None
    return {"entry": "X" if is_x else cell.entry, "points": cell.points}


def test_every_game_has_a_playthrough() -> None:
    recorded = {read_header(lines_of(path)[0], find_game).game.id for path in RECORDS}
    assert recorded == {game.id for game in GAMES}


def test_every_playthrough_has_its_expectation_and_every_expectation_its_playthrough() -> None:
    assert RECORDS
    expectations = FOLDER.glob("*.json")
    assert {path.stem for path in RECORDS} == {path.stem for path in expectations}


@every_record
def test_a_playthrough_reads_to_its_end_and_writes_as_it_was(path: Path) -> None:
    record = read_record(path.read_bytes(), find_game)
    assert record.state.is_over()
    assert record.text().encode() == path.read_bytes()


@every_record
def test_every_line_is_its_seats_and_totals_change_where_they_should(path: Path) -> None:
    first, *lines = lines_of(path)
    milestones, acting = expected(path)["totals-after-line"], expected(path)["acting"]
    record = new_record(first, find_game)
    totals = [0] * len(record.header.seats)
    for number, (line, actor) in enumerate(zip(lines, acting, strict=True), 2):
        assert acts(record, line) == actor, f"line {number}"
        record = record.followed_by(line)
        totals = milestones.get(str(number), totals)
        assert list(record.state.totals()) == totals, f"line {number}"


def acts(record: GameRecord, line: str) -> int | str | None:
    word = line.split(" ")[0]
    if word in ("undo", "seed", "reseed"):
        return word
    seat = record.state.current_player()
    return None if seat == CHANCE else seat


@every_record
def test_the_sheet_ends_as_expected(path: Path) -> None:
    state: State = read_record(path.read_bytes(), find_game).state
    sheet = {row.id: [entry(cell) for cell in row.cells] for row in state.sheet().rows}
    assert sheet == expected(path)["rows"]
    assert list(state.totals()) == expected(path)["totals"]
    assert list(state.final_standings().winners) == expected(path)["winners"]


@every_record
def test_drawn_dice_of_a_playthrough_are_those_of_its_seed(path: Path) -> None:
    record = read_record(path.read_bytes(), find_game)
    assert verify(record).verified == (record.header.commitment is not None)


def test_some_playthrough_has_drawn_dice() -> None:
    assert any(read_record(path.read_bytes(), find_game).header.commitment for path in RECORDS)
