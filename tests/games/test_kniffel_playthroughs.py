"""Kniffel's recorded games: between them all of the game, and their expectations are the second referee's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from asking_referee import Foul, heard
from kniffel_spec import BOXES
from kniffel_twin import Referee
from recorded_games import FOLDER, check_lines, every, expected, read, records, shown

RECORDS = records("kniffel-[0-9]*")
every_record = every(RECORDS)


def begun(header: dict[str, Any]) -> Referee:
    start = header["options"].get("start", 0)
    further = header["options"].get("further-five", 50)
    return Referee(len(header["seats"]), None if start == "roll-off" else start, further)


def watched(path: Path) -> Referee:
    header, lines = read(path)
    return begun(header).watch(lines)


@every_record
def test_the_expected_sheet_is_the_referees(path: Path) -> None:
    game, rows = watched(path), expected(path)["rows"]
    seats = range(game.seats)
    assert game.ask is None
    shown = {row: [cell["entry"] for cell in cells] for row, cells in rows.items()}
    assert shown == {
        **{box: [game.written[box, seat] for seat in seats] for box in BOXES},
        "upper-sum": list(map(game.upper_sum, seats)),
        "upper-bonus": list(map(game.bonus, seats)),
        "further-fives": game.extra,
        "total": game.totals(),
    }
    assert expected(path)["totals"] == game.totals()
    assert expected(path)["winners"] == game.winners()


@every_record
def test_whose_line_it_is_and_the_totals_are_the_referees(path: Path) -> None:
    header, lines = read(path)
    check_lines(path, heard(lambda: begun(header), lines))


def test_the_playthroughs_show_all_of_the_game() -> None:
    """Seats, options, jokers of all kinds, roll-offs that tie again, undo, strikes, ties and bonus at the end."""
    between = shown(RECORDS)
    games = [(*read(path), watched(path)) for path in RECORDS]
    options = [header["options"] for header, _, _ in games]
    assert between.seats == {1, 2, 3, 8}
    assert {found.get("further-five", 50) for found in options} == {50, 100, 0}
    assert between.undo == {"strict", "free"}
    assert {found.get("start", 0) for found in options} == {0, 1, 2, "roll-off"}
    assert between.real_dice == {True, False}
    assert between.winners == {1, 2}
    assert True in between.computers
    jokers = {joker for _, _, game in games for joker in game.jokers}
    assert jokers == {(where, paid) for where in ("own", "lower", "struck") for paid in (True, False)}
    assert {game.bonus(seat) for _, _, game in games for seat in range(game.seats)} == {0, 35}
    assert {("roll-off", "roll-off"), ("score", "undo"), ("roll", "undo"), ("undo", "undo")} <= between.successive


def test_the_highest_playthrough_has_975_points() -> None:
    assert max(max(watched(path).totals()) for path in RECORDS) == 975


def test_the_referee_calls_a_foul() -> None:
    """It can disagree: a line too many, a line left out, a box twice, a joker elsewhere."""
    header, lines = read(FOLDER / "kniffel-1-the-highest-game.kribbeln")
    twice = [*lines[:5], "score five-of-a-kind", *lines[6:]]
    elsewhere = [*lines[:5], "score full-house", *lines[6:]]
    for wrong in ([*lines, "roll 1 2 3 4 5"], [*lines[:3], *lines[4:]], twice, elsewhere):
        with pytest.raises(Foul):
            begun(header).watch(wrong)
