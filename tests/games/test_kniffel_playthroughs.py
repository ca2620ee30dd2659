"""Kniffel's recorded games: between them all of the game, and their expectations are the second referee's."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from kniffel_spec import BOXES
from kniffel_twin import Foul, Referee, referee

FOLDER = Path(__file__).parents[1] / "playthroughs"
RECORDS = sorted(FOLDER.glob("kniffel-[0-9]*.kribbeln"))
every_record = pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])


def read(path: Path) -> tuple[dict[str, Any], list[str]]:
    header, *lines = path.read_text(encoding="utf-8").splitlines()
    return json.loads(header), lines


def expected(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    return content


def watched(path: Path, count: int | None = None) -> Referee:
    """The first lines of a record, or all."""
    header, lines = read(path)
    start = header["options"].get("start", 0)
    further = header["options"].get("further-five", 50)
    return referee(len(header["seats"]), lines[:count], None if start == "roll-off" else start, further)


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
def test_whose_line_it_is_says_the_referee(path: Path) -> None:
    _header, lines = read(path)
    for number, (line, actor) in enumerate(zip(lines, expected(path)["acting"], strict=True)):
        if line.split()[0] not in ("undo", "seed", "reseed"):
            ask = watched(path, number).ask
            assert ask is not None
            assert ask.seat == actor


def test_the_playthroughs_show_all_of_the_game() -> None:
    """Seats, options, jokers of all kinds, roll-offs that tie again, undo, strikes, ties and bonus at the end."""
    games = [(*read(path), watched(path)) for path in RECORDS]
    options = [header["options"] for header, _, _ in games]
    assert {len(header["seats"]) for header, _, _ in games} == {1, 2, 3, 8}
    assert {found.get("further-five", 50) for found in options} == {50, 100, 0}
    assert {found.get("undo", "strict") for found in options} == {"strict", "free"}
    assert {found.get("start", 0) for found in options} == {0, 1, 2, "roll-off"}
    assert {header["dice"] == "real" for header, _, _ in games} == {True, False}
    assert {len(game.winners()) for _, _, game in games} == {1, 2}
    assert any("level" in seat for header, _, _ in games for seat in header["seats"])
    jokers = {joker for _, _, game in games for joker in game.jokers}
    assert jokers == {(where, paid) for where in ("own", "lower", "struck") for paid in (True, False)}
    assert {game.bonus(seat) for _, _, game in games for seat in range(game.seats)} == {0, 35}
    successive = {(one.split()[0], two.split()[0]) for _, lines, _ in games for one, two in pairwise(lines)}
    assert {("roll-off", "roll-off"), ("score", "undo"), ("roll", "undo"), ("undo", "undo")} <= successive


def test_the_highest_playthrough_has_975_points() -> None:
    assert max(max(watched(path).totals()) for path in RECORDS) == 975


def test_the_referee_calls_a_foul() -> None:
    """It can disagree: a line too many, a line left out, a box twice, a joker elsewhere."""
    _header, lines = read(FOLDER / "kniffel-1-the-highest-game.kribbeln")
    twice = [*lines[:5], "score five-of-a-kind", *lines[6:]]
    elsewhere = [*lines[:5], "score full-house", *lines[6:]]
    for wrong in ([*lines, "roll 1 2 3 4 5"], [*lines[:3], *lines[4:]], twice, elsewhere):
        with pytest.raises(Foul):
            referee(1, wrong)
