"""The recorded games of Kniffel Kids: between them all of the game, and their expectations are the second referee's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from asking_referee import NOT_PLAYED, Foul
from kniffel_kids_spec import BOXES
from kniffel_kids_twin import OVER, Referee
from recorded_games import FOLDER, check_lines, every, expected, read, records, shown

RECORDS = records("kniffel-kids-*")
every_record = every(RECORDS)


def begun(path: Path) -> Referee:
    header, _lines = read(path)
    return Referee(len(header["seats"]), header["options"].get("start", 0), header["options"].get("undo") == "free")


def heard(game: Referee, lines: list[str]) -> Iterator[tuple[int | None, list[int]]]:
    """For each line whose it is (None for chance), and the totals after it."""
    for line in lines:
        actor = game.actor()
        followed(game, [line])
        yield actor if isinstance(actor, int) else None, game.totals()


def followed(game: Referee, lines: list[str]) -> Referee:
    for line in lines:
        if line.split()[0] not in NOT_PLAYED:
            game.follow(line)
    return game


@every_record
def test_whose_line_it_is_and_the_totals_are_the_referees(path: Path) -> None:
    game = begun(path)
    check_lines(path, heard(game, read(path)[1]))
    assert game.actor() == OVER


@every_record
def test_the_expected_sheet_is_the_referees(path: Path) -> None:
    game, told = followed(begun(path), read(path)[1]), expected(path)
    sheets = game.table.sheets
    rows = {box: [{"entry": sheet[box], "points": None} for sheet in sheets] for box in BOXES}
    rows["total"] = [{"entry": total, "points": None} for total in game.totals()]
    assert told["rows"] == rows
    assert told["totals"] == game.totals()
    assert told["winners"] == game.winners()


def test_the_playthroughs_show_all_of_the_game() -> None:
    """Few and many seats, drawn and real dice, undo at once and after a throw, a die taken back, a Kniffel, a tie."""
    between = shown(RECORDS)
    games = [(*read(path), expected(path)) for path in RECORDS]
    assert between.seats == {2, 6}
    assert between.real_dice == {True, False}
    assert between.winners == {1, 2}
    assert all(header["options"]["start"] for header, _, _ in games)
    followed_by_undo = {one for one, two in between.successive if two == "undo"}
    assert followed_by_undo == {"score", "roll"}
    entries = {(box, cell["entry"]) for _, _, told in games for box in BOXES for cell in told["rows"][box]}
    assert {("five-of-a-kind", 10), ("five-of-a-kind", 0), ("full-house", 4), ("five-different", 5)} <= entries
    assert any(takes_back_a_die(lines) for _, lines, _ in games)


def takes_back_a_die(lines: list[str]) -> bool:
    """A die is rolled in the third roll that lay aside in the second."""
    rolls = [set(line.split()[1:]) if line.startswith("roll ") else set() for line in lines]
    return any(0 < len(second) < 5 and third - second for second, third in zip(rolls, rolls[2:], strict=False))


def test_the_referee_calls_a_foul_in_a_changed_record() -> None:
    """A line too many, a line left out, a box twice."""
    path = FOLDER / "kniffel-kids-6-shared-victory.kribbeln"
    _header, lines = read(path)
    boxes = [place for place, line in enumerate(lines) if line.startswith("score")]
    for wrong in (
        [*lines, "roll 1 2 3 4 5"],
        [*lines[:2], *lines[3:]],
        [*lines[: boxes[-1]], lines[boxes[0]]],
    ):
        with pytest.raises(Foul):
            followed(begun(path), wrong)
