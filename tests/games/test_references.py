"""The pages of rules say what the specs say: every symbol, every number, beside each thing a roll that fits it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import dice_duel_spec
import kniffel_kids_spec
import kniffel_spec
import kribbeln_spec
import pytest

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.reference import Grid, Line, Reference
from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.core.texts import Text, say
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.games.kribbeln_tasks import KINDS, load_sheets, read_task

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def lines(reference: Reference) -> Iterator[Line]:
    sections = (*reference.rules, *reference.symbols)
    return (part for section in sections for part in section.parts if isinstance(part, Line))


def bands(game_id: str, area: str | None = None) -> list[Line]:
    """What can be rolled for."""
    found = (line for line in lines(find_game(game_id).reference()) if line.area)
    return [line for line in found if area in (None, line.area)]


def words(text: Text | None) -> str:
    return say(text) if text is not None else ""


def told(game_id: str) -> str:
    """All sentences."""
    return " ".join(f"{words(line.lead)} {words(line.words)}" for line in lines(find_game(game_id).reference()))


def worths(found: list[Line]) -> dict[str, str]:
    return {words(line.lead): words(line.worth) for line in found}


def values(glyphs: tuple[Glyph, ...]) -> list[str]:
    return [glyph.value for glyph in glyphs]


# -- every game


@every_game
def test_a_page_has_an_aim_and_sections_with_words(game: Game) -> None:
    reference = game.reference()
    assert str(game.dice) in say(reference.aim)
    assert re.search(rf"[12]–{game.seats[-1]} (players|children)", say(reference.aim))
    assert reference.rules
    assert reference.symbols
    for section in (*reference.rules, *reference.symbols):
        assert say(section.heading)
        assert section.parts
    for line in lines(reference):
        assert words(line.words) or words(line.lead)
        assert not set("{}") & set(words(line.words) + words(line.lead) + words(line.worth))


@every_game
def test_all_symbols_of_its_sheet_are_on_the_page(game: Game) -> None:
    """A row's whole symbol, or its parts: a chip stands beside its dice there."""
    shown = {line.symbol for line in lines(game.reference())}
    parts = {glyph for symbol in shown for glyph in symbol}
    for row in game.initial_state(2, {}).sheet().rows:
        kinds = {glyph.kind for glyph in row.symbol}
        if kinds & {"die", "picture", "alike", "steps", "disc"} and "chip" not in kinds:
            assert row.symbol in shown or set(row.symbol) <= parts, row.id
        elif "chip" in kinds:
            assert row.symbol[0] in parts, row.id


# -- Kribbeln


def tasks() -> list[tuple[Line, str]]:
    """The lines of tasks, and each task as records write it."""
    found = [line for line in bands("kribbeln", "plain") if line.example]
    names = [str(read_task(text)) for text in TASKS]
    assert [line.symbol for line in found] == [read_task(text).symbol() for text in TASKS]
    return list(zip(found, names, strict=True))


TASKS = (
    *("none o", "none k b", "exactly-1 g", "exactly-2 r", "exactly-1-without y g"),
    *("any-3", "no-3", "two-pairs", "any-4", "three-colours", "no-2"),
    *("more b g", "equal y b", "different r k", "all-different g o r", "most r"),
)
"""One task of each of the sixteen kinds of the rules, in their order."""


def test_all_sixteen_kinds_of_task_are_there_with_their_symbols_and_words() -> None:
    assert len(tasks()) == 16
    assert {read_task(text).kind for _line, text in tasks()} == set(KINDS)
    for line, text in tasks():
        assert line.words == read_task(text).words()


def test_symbols_are_drawn_as_on_the_sheets() -> None:
    """Whatever task stands on a sheet: its kinds of glyphs are those of a line of the page."""
    shown = {tuple((g.kind, g.value * (g.kind == "word")) for g in line.symbol) for line, _text in tasks()}
    for sheet in load_sheets().values():
        for task in sheet:
            assert tuple((g.kind, g.value * (g.kind == "word")) for g in task.symbol()) in shown


def test_six_dice_beside_a_task_fulfil_it() -> None:
    for line, text in tasks():
        dice = "".join(values(line.example))
        assert len(dice) == 6
        assert kribbeln_spec.fulfils(text, dice), text
        assert {glyph.kind for glyph in line.example} == {"tile"}


def test_points_by_place_are_those_of_the_rules_for_each_number_of_players() -> None:
    grids = [
        [[words(cell) for cell in row] for row in part.rows]
        for section in find_game("kribbeln").reference().rules
        for part in section.parts
        if isinstance(part, Grid)
    ]
    assert grids[0] == [
        ["Place", "1", "2", "3", "4", "5"],
        ["2 players", "2", "1"],
        ["3 players", "3", "2", "1"],
        ["4 players", "4", "3", "2", "1"],
        ["5 players", "5", "4", "3", "2", "1"],
    ]
    assert grids[1] == [["Totals", "30", "30", "20", "10", "X"], ["Points", "4", "4", "3", "2", "0"]]


def test_colours_stand_with_their_marks_and_kribbel_spaces_in_their_areas() -> None:
    assert {line.symbol[0].value: words(line.words) for line in bands("kribbeln") if len(line.symbol) == 1} == {
        **{"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "k": "black"},
        "1": "takes any total",
    }
    spaces = {area: values(line.symbol) for area in ("red", "yellow", "blue") for line in bands("kribbeln", area)}
    assert spaces == {"red": ["1"], "yellow": ["2", "↑"], "blue": ["3", "↑", "4", "↑"]}
    assert "Kribbel space 4" in told("kribbeln")


# -- Kniffel


def test_boxes_of_kniffel_have_what_they_give() -> None:
    numbers = ("Ones", "Twos", "Threes", "Fours", "Fives", "Sixes")
    assert worths(bands("kniffel", "yellow")) == {
        box: f"{number} for each die" for number, box in enumerate(numbers, 1)
    }
    assert worths(bands("kniffel", "blue")) == {
        "Three of a kind": "sum of all dice",
        "Four of a kind": "sum of all dice",
        "Full house": "25",
        "Small straight": "30",
        "Large straight": "40",
        "Five of a kind": "50",
        "Chance": "sum of all dice",
    }
    assert worths(bands("kniffel", "plain")) == {"Bonus": "35"}
    assert "from a sum of 63 on" in told("kniffel")
    assert "if 50 stands in Five of a kind, each joker gives 50 besides" in told("kniffel")


def test_a_roll_beside_a_box_of_kniffel_gives_something_there() -> None:
    found = [*bands("kniffel", "yellow"), *bands("kniffel", "blue")]
    for line, box in zip(found, kniffel_spec.BOXES, strict=True):
        roll = "".join(values(line.example))
        assert len(roll) == 5
        assert kniffel_spec.score(box, roll) > 0, box


# -- Kniffel Kids


def test_boxes_of_the_childrens_game_have_pictures_and_points() -> None:
    animals, combinations = bands("kniffel-kids", "yellow"), bands("kniffel-kids", "blue")
    assert [values(line.symbol) for line in animals] == [[animal] for animal in kniffel_kids_spec.ANIMALS]
    assert {words(line.worth) for line in animals} == {"1 each"}
    points = [int(words(line.worth)) for line in combinations]
    assert points == list(kniffel_kids_spec.COMBINED.values())
    for line, box in zip([*animals, *combinations], kniffel_kids_spec.BOXES, strict=True):
        worth = kniffel_kids_spec.worth(box, values(line.example))
        assert worth == (points.pop(0) if line in combinations else values(line.example).count(box)) > 0
    assert "After 11 turns" in told("kniffel-kids")
    assert "The sheet has 5 columns" in told("kniffel-kids")


# -- Kniffel Dice Duel


def test_chips_of_the_duel_have_their_values_and_a_roll_that_fits() -> None:
    chips = bands("dice-duel", "blue")
    assert [values(line.symbol) for line in chips] == [[str(value)] for value in dice_duel_spec.VALUES.values()]
    for line, kind in zip(chips, dice_duel_spec.VALUES, strict=True):
        dice = "".join(value[0] for value in values(line.example))
        assert len(dice) == 5
        assert dice_duel_spec.fits(kind, dice), kind


def test_dice_of_the_duel_have_the_colour_of_their_number() -> None:
    dice = [value for line in bands("dice-duel") for value in (*values(line.symbol), *values(line.example))]
    coloured = [value for value in dice if len(value) == 2 and value[1] in "rk"]
    assert len(coloured) == 6 + 8 * 5
    assert all((value[0] in dice_duel_spec.RED) == (value[1] == "r") for value in coloured)


def test_bonuses_and_the_mark_are_told() -> None:
    bonuses = {name: worth for name, worth in worths(bands("dice-duel", "plain")).items() if worth}
    assert bonuses == {"Gold": "50", "Silver": "20", "Full stacks": "30", "Last chip": "20"}
    text = told("dice-duel")
    for sentence in ("all 7 kinds", "exactly 6 kinds", "all 4 chips of a kind", "reached are 1000 points"):
        assert sentence in text
