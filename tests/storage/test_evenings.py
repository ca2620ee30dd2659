"""Games in a row on one sheet: their header keys, and how the earlier ones are found again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kribbeln_desktop.core.header import SeatEntry, write_header
from kribbeln_desktop.core.record import GameRecord, new_record
from kribbeln_desktop.games import find_game
from kribbeln_desktop.storage.evenings import column_of, earlier_games, evening_keys

KIDS = find_game("kniffel-kids")


def record(is_over: bool = True, **more: Any) -> GameRecord:
    """A game of two: with real dice, all ducks, every box in its order."""
    begun = new_record(write_header(KIDS, [SeatEntry("Anna"), SeatEntry("Ben")], {}, None, more), find_game)
    for box in KIDS.yes_or_no if is_over else ():
        begun = turn(turn(begun, box), box)
    for animal in KIDS.faces if is_over else ():
        begun = turn(turn(begun, animal), animal)
    return begun


def turn(begun: GameRecord, box: str) -> GameRecord:
    for line in ("roll 1 2 3 4 5", "show" + " duck" * 5, f"score {box}"):
        begun = begun.followed_by(line)
    return begun


def keep(data: Path, name: str, game: GameRecord) -> None:
    (data / "games").mkdir(exist_ok=True)
    (data / "games" / f"{name}.kribbeln").write_text(game.text(), encoding="utf-8")


def test_a_game_whose_sheet_takes_one_has_no_evening() -> None:
    assert evening_keys(find_game("kniffel"), "g1", None) == {}


def test_the_first_game_begins_an_evening_and_five_fill_it() -> None:
    """S3: one sheet is sufficient for five games."""
    more = evening_keys(KIDS, "g1", None)
    assert more == {"evening": "g1", "column": 1}
    for column in (2, 3, 4, 5):
        more = evening_keys(KIDS, "g9", record(is_over=False, **more).header)
        assert more == {"evening": "g1", "column": column}
    assert evening_keys(KIDS, "g9", record(is_over=False, **more).header) == {"evening": "g9", "column": 1}


def test_a_game_without_or_with_other_keys_stands_alone() -> None:
    for more in ({}, {"evening": "e"}, {"column": 2}, {"evening": 3, "column": 1}, {"evening": "e", "column": "1"}):
        assert column_of(record(is_over=False, **more).header) == 0
    for column in (0, 6, -1, True, 1.0):
        assert column_of(record(is_over=False, evening="e", column=column).header) == 0


def test_the_games_before_are_found_by_column(tmp_path: Path) -> None:
    first, third = record(evening="e", column=1), record(evening="e", column=3)
    keep(tmp_path, "b", third)
    keep(tmp_path, "a", first)
    now = record(is_over=False, evening="e", column=4)
    assert earlier_games(tmp_path, now, find_game) == (first, None, third)
    assert earlier_games(tmp_path, record(is_over=False, evening="e", column=1), find_game) == ()


def test_other_games_and_damaged_files_are_passed_over(tmp_path: Path) -> None:
    now = record(is_over=False, evening="e", column=2)
    assert earlier_games(tmp_path, now, find_game) == (None,)
    keep(tmp_path, "other", record(evening="f", column=1))
    keep(tmp_path, "unfinished", record(is_over=False, evening="e", column=1))
    keep(tmp_path, "later", record(evening="e", column=5))
    (tmp_path / "games" / "bad.kribbeln").write_bytes(b'{"evening": "e"}\n\xff\xfe')
    assert earlier_games(tmp_path, now, find_game) == (None,)
    keep(tmp_path, "right", record(evening="e", column=1))
    assert earlier_games(tmp_path, now, find_game) == (record(evening="e", column=1),)
