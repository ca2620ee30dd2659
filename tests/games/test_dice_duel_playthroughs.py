"""Kniffel Dice Duel's recorded games: between them all of the game, and their expectations are the second referee's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from asking_referee import Foul, heard
from dice_duel_spec import VALUES
from dice_duel_twin import Referee
from recorded_games import FOLDER, check_lines, every, expected, read, records, shown

RECORDS = records("dice-duel-*")
every_record = every(RECORDS)


def begun(header: dict[str, Any]) -> Referee:
    return Referee(len(header["seats"]))


def watched(path: Path, count: int | None = None) -> Referee:
    """The first lines of a record, or all."""
    header, lines = read(path)
    return begun(header).watch(lines[:count])


@every_record
def test_the_expected_sheet_is_the_referees(path: Path) -> None:
    game, wanted = watched(path), expected(path)
    assert game.ask is None
    rows = {row: [{"entry": entry, "points": None} for entry in entries] for row, entries in game.rows().items()}
    assert wanted["rows"] == rows
    assert wanted["totals"] == game.totals()
    assert wanted["winners"] == game.winners()


@every_record
def test_whose_line_it_is_and_the_totals_are_the_referees(path: Path) -> None:
    header, lines = read(path)
    check_lines(path, heard(lambda: begun(header), lines))


def test_the_playthroughs_show_all_of_the_game() -> None:
    """Alone or not, drawn and real dice, both undos, a tie, chips from aside, a last chip and none, the mark."""
    between = shown(RECORDS)
    games = [(*read(path), watched(path)) for path in RECORDS]
    assert between.seats == {1, 2, 4}
    assert between.undo == {"strict", "free"}
    assert between.real_dice == {True, False}
    assert between.winners == {1, 2}
    assert {game.last is None for _, _, game in games} == {True, False}
    assert [1000] in [game.totals() for _, _, game in games]
    bonuses = {row for _, _, game in games for row, entries in game.rows().items() if any(entries)}
    assert {"gold", "silver", "stacks", "last-chip"} <= bonuses
    assert {line for _, lines, game in games for line in game.without_undone(lines) if line.endswith("aside")}
    assert {
        ("take", "take"),
        ("take", "undo"),
        ("roll", "undo"),
        ("undo", "undo"),
        ("roll-off", "roll-off"),
    } <= between.successive


def test_some_undo_brings_back_a_chip_that_was_put_aside() -> None:
    path = FOLDER / "dice-duel-2-drawn-dice-and-undo.kribbeln"
    _header, lines = read(path)
    undos = [number for number, line in enumerate(lines) if line == "undo"]
    assert any(len(watched(path, number).side) > len(watched(path, number + 1).side) for number in undos)


def test_the_referee_calls_a_foul_in_a_record() -> None:
    """It can disagree: a line too many, a line left out, a chip that does not fit."""
    header, lines = read(FOLDER / "dice-duel-4-shared-victory.kribbeln")
    place = next(number for number, line in enumerate(lines) if line.startswith("take"))
    fitting = lines[place].split()[1]
    others = [f"take {kind} aside" for kind in VALUES if kind != fitting]
    for wrong in ([*lines, "pass"], lines[:3] + lines[4:], [*lines[:place], others[0], *lines[place + 1 :]]):
        with pytest.raises(Foul):
            begun(header).watch(wrong)
