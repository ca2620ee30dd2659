"""The filled sheets that explain the scoring are whole games, scored as the second referees score them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import dice_duel_twin
import kniffel_kids_twin
import kniffel_twin
import kribbeln_twin
import pytest
from kniffel_kids_spec import BOXES as KIDS_BOXES
from kniffel_spec import BOXES as KNIFFEL_BOXES
from recorded_games import read

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.reference import Note, Sample
from kribbeln_desktop.core.samples import cell_at
from kribbeln_desktop.core.sheet import CellKind
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games import GAMES, find_game

RESOURCES = Path(__file__).parents[2] / "resources"
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def sample(game_id: str) -> Sample:
    return find_game(game_id).sample()


def record(name: str) -> tuple[dict[str, Any], list[str]]:
    return read(RESOURCES / "samples" / f"{name}.kribbeln")


def row(told: Sample, row_id: str) -> list[int | None]:
    """The entries of a row; X as None."""
    (found,) = (each for each in told.sheet.rows if each.id == row_id)
    return [cell.entry for cell in found.cells]


def said(told: Sample, note: Note) -> str:
    return say(note.words, names=[say(heading) for heading in told.headings])


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@every_game
def test_three_to_five_notes_speak_of_cells_and_say_what_stands_there(game: Game) -> None:
    told = game.sample()
    assert 3 <= len(told.notes) <= 5
    order = [each.id for each in told.sheet.rows]
    assert [order.index(note.row) for note in told.notes] == sorted(order.index(note.row) for note in told.notes)
    for note in told.notes:
        cell = cell_at(told.sheet, note.row, note.column)
        assert cell.kind is not CellKind.FREE
        shown = {cell.entry, cell.points} - {None}
        is_crossed = cell.entry is None and "X" in said(told, note)
        assert is_crossed or shown & set(numbers(said(told, note))), said(told, note)
        assert not set("{}") & set(said(told, note))


@every_game
def test_nothing_but_entries_stands_on_the_sheet(game: Game) -> None:
    told = game.sample()
    assert len(told.headings) == told.sheet.columns
    assert told.sheet.notes == ()
    for each in told.sheet.rows:
        assert not each.played
        for cell in each.cells:
            assert cell.kind is not CellKind.PREVIEW
            assert cell.action == ""


def test_kribbelns_sample_is_the_referees_game() -> None:
    header, lines = record("kribbeln")
    sheets = json.loads((RESOURCES / "kribbeln/sheets.json").read_text(encoding="utf-8"))
    game = kribbeln_twin.Referee(4, sheets[header["options"]["sheet"]]).watch(lines)
    told = sample("kribbeln")
    assert game.ask is None
    for row_id in ("t1", "t2", "k1", "t3", "t4", "k2", "t5", "t6", "k3", "k4"):
        crossed = [None if game.written[row_id, seat] == kribbeln_twin.CROSSED else True for seat in range(4)]
        written = [game.written[row_id, seat] if real else None for seat, real in enumerate(crossed)]
        assert row(told, row_id) == written
        cells = [cell_at(told.sheet, row_id, seat) for seat in range(4)]
        assert [cell.points for cell in cells] == [game.points[row_id, seat] for seat in range(4)]
    assert row(told, "final") == game.totals()


def test_kribbelns_notes_are_true() -> None:
    """The highest total, a tie, an X, a switch, and a Kribbel space that was too low."""
    told = sample("kribbeln")
    highest, tie, crossed, switched, too_low = (said(told, note) for note in told.notes)
    first = [entry or 0 for entry in row(told, "t1")]
    assert highest.startswith("Ben")
    assert numbers(highest) == [max(first), len(first)] == [first[1], cell_at(told.sheet, "t1", 1).points]
    assert tie.startswith("Anna and David tie")
    assert first[0] == first[3] == numbers(tie)[0]
    assert numbers(tie)[1] == 4 - sum(entry > first[0] for entry in first) - 1
    assert crossed.startswith("Anna did not fulfil")
    assert row(told, "t2")[0] is None
    assert switched.startswith("David")
    assert numbers(switched) == [row(told, "k1")[3], row(told, "t2")[3]]
    assert "switch" in record("kribbeln")[1]
    assert too_low.startswith("Anna needed more than 23")
    assert (row(told, "k1")[0], row(told, "k2")[0]) == (23, None)


def test_kniffels_sample_is_the_referees_game_and_its_notes_are_true() -> None:
    game = kniffel_twin.Referee(3).watch(record("kniffel")[1])
    told = sample("kniffel")
    assert game.ask is None
    for box in KNIFFEL_BOXES:
        assert row(told, box) == [game.written[box, seat] for seat in range(3)]
    assert row(told, "upper-sum") == list(map(game.upper_sum, range(3)))
    assert row(told, "upper-bonus") == list(map(game.bonus, range(3)))
    assert row(told, "further-fives") == game.extra
    assert row(told, "total") == game.totals()
    notes = [said(told, note) for note in told.notes]
    assert [numbers(note) for note in notes] == [[3, 4, 12], [68, 63, 35], [22], [0], [50, 50]]
    assert game.jokers == {("own", True)}
    assert notes[4].endswith("into the box Sixes.")
    assert game.written["sixes", 1] == 30


def test_the_childs_sample_is_the_referees_games_and_its_notes_are_true() -> None:
    told = sample("kniffel-kids")
    for column in range(3):
        header, lines = record(f"kniffel-kids-{column + 1}")
        game = kniffel_kids_twin.Referee(2, header["options"]["start"])
        for line in lines:
            game.follow(line)
        assert game.actor() == kniffel_kids_twin.OVER
        assert [row(told, box)[column] for box in KIDS_BOXES] == [game.table.sheets[0][box] for box in KIDS_BOXES]
        assert row(told, "total")[column] == game.totals()[0]
    assert all(row(told, box)[3:] == [None, None] for box in (*KIDS_BOXES, "total"))
    assert told.owner == header["seats"][0]["name"]
    assert [numbers(said(told, note)) for note in told.notes] == [[1, 3], [4], [0], [10], [28]]


def test_the_duels_sample_is_the_referees_game_and_its_notes_are_true() -> None:
    game = dice_duel_twin.Referee(2).watch(record("dice-duel")[1])
    told = sample("dice-duel")
    assert game.ask is None
    for row_id, entries in game.rows().items():
        assert row(told, row_id) == entries
    assert row(told, "total") == game.totals()
    assert all(any(row(told, bonus)) for bonus in ("gold", "silver", "stacks", "last-chip"))
    assert [numbers(said(told, note)) for note in told.notes] == [[4, 30], [2, 20, 40], [7, 50], [6, 20], [20]]
    assert "none of “Two pairs”" in said(told, told.notes[3])
    assert row(told, "two-pairs") == [0, 4]
