"""Kribbeln's recorded games: between them all of the game, and their expectations are the second referee's."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from asking_referee import Foul, heard
from kribbeln_twin import CROSSED, Referee
from recorded_games import FOLDER, check_lines, every, expected, read, records, shown

RECORDS = records("kribbeln-*")
SHEETS = json.loads((Path(__file__).parents[2] / "resources/kribbeln/sheets.json").read_text(encoding="utf-8"))
ROWS = ("t1", "t2", "k1", "t3", "t4", "k2", "t5", "t6", "k3", "k4")
every_record = every(RECORDS)


def begun(header: dict[str, Any]) -> Referee:
    options = header["options"]
    tasks = options.get("tasks") or SHEETS[options["sheet"]]
    return Referee(len(header["seats"]), tasks, options.get("rising", True), options.get("start", 0))


def watched(path: Path) -> Referee:
    header, lines = read(path)
    return begun(header).watch(lines)


@every_record
def test_the_expected_sheet_is_the_referees(path: Path) -> None:
    game, told = watched(path), expected(path)
    seats, scored = range(game.seats), game.seats > 1
    assert game.ask is None
    for row in ROWS:
        assert told["rows"][row] == [
            {
                "entry": "X" if game.written[row, seat] == CROSSED else game.written[row, seat],
                "points": game.points[row, seat] if scored else None,
            }
            for seat in seats
        ]
    if scored:
        sums = [[cell["entry"] for cell in told["rows"][row]] for row in ("subtotal-1", "subtotal-2", "final")]
        assert sums == game.subtotals
    assert told["totals"] == game.totals()
    assert told["winners"] == game.winners()


@every_record
def test_whose_line_it_is_and_the_totals_are_the_referees(path: Path) -> None:
    header, lines = read(path)
    check_lines(path, heard(lambda: begun(header), lines))


def test_the_playthroughs_show_all_of_the_game() -> None:
    """Seats, variants, two switches in a task, roll-offs that tie again, an X without a roll, undo, ties at the end."""
    between = shown(RECORDS)
    games = [(*read(path), watched(path)) for path in RECORDS]
    assert between.seats == {1, 2, 3, 4, 5}
    assert {header["options"].get("rising", True) for header, _, _ in games} == {True, False}
    assert between.undo == {"strict", "free"}
    assert between.real_dice == {True, False}
    assert between.winners > {1}
    assert True in between.computers
    ties = [game for _, _, game in games if game.totals().count(max(game.totals())) > len(game.winners())]
    assert ties  # decided by Kribbel space 4
    assert ("roll-off", "roll-off") in between.successive
    assert {("cross", "cross"), ("cross", "undo"), ("switch", "undo"), ("enter", "undo")} <= between.successive
    assert any(blue_was_filled_in_one_turn(lines) for _, lines, _ in games)


def blue_was_filled_in_one_turn(lines: list[str]) -> bool:
    decisions = [line for line in lines if line in ("enter", "cross", "switch", "undo")]
    return ("switch", "switch") in pairwise(decisions)


def test_the_referee_calls_a_foul() -> None:
    """It can disagree: a line too many, a line left out, an X in place of an entry."""
    header, lines = read(FOLDER / "kribbeln-2-shared-victory.kribbeln")
    place = lines.index("enter")
    for wrong in ([*lines, "cross"], lines[:3] + lines[4:], [*lines[:place], "cross", *lines[place + 1 :]]):
        with pytest.raises(Foul):
            begun(header).watch(wrong)
