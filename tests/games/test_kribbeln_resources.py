"""Kribbeln's data: six sheets, six dice, and the loader that refuses wrong ones."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from kribbeln_play import ALL, GAME, legal, new, option, play
from kribbeln_spec import COLOURS, FREE, MAP, all_throws, faces

from kribbeln_desktop.core import resources
from kribbeln_desktop.core.errors import InvalidOptionError, ResourceError
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games import kribbeln_tasks
from kribbeln_desktop.games.kribbeln_tasks import load_dice, load_sheets, read_task

SHEETS = {
    "1": "no orange · 1x green | yellow = blue · any colour 3x | blue > green · any colour 4x",
    "2": "red ≠ black · 1x orange | 1x yellow & no green · exactly 3 colours | no colour 2x · red > every other",
    "3": "no colour 3x · red > yellow | 2x + 2x · green, orange, red all different | no black & no blue · 2x red",
    "4": "no yellow · green = orange | any colour 3x · black > blue | exactly 3 colours · 2x green",
    "5": "green ≠ yellow · 1x black | 2x + 2x · no red & no orange | no colour 2x · blue > every other",
    "6": "no colour 3x · red = black | yellow, blue, black all different · 1x blue & no red"
    " | 2x orange · any colour 4x",
}
"""The table of the rules, area by area, in its own words."""

WORDS = {
    "no {0}": "none {0}",
    "1x {0}": "exactly-1 {0}",
    "2x {0}": "exactly-2 {0}",
    "{0} = {1}": "equal {0} {1}",
    "{0} > {1}": "more {0} {1}",
    "{0} ≠ {1}": "different {0} {1}",
    "{0} > every other": "most {0}",
    "1x {0} & no {1}": "exactly-1-without {0} {1}",
    "no {0} & no {1}": "none {0} {1}",
    "{0}, {1}, {2} all different": "all-different {0} {1} {2}",
    "any colour 3x": "any-3",
    "any colour 4x": "any-4",
    "no colour 3x": "no-3",
    "no colour 2x": "no-2",
    "exactly 3 colours": "three-colours",
    "2x + 2x": "two-pairs",
}
COLOUR_WORDS = {"red": "r", "orange": "o", "yellow": "y", "green": "g", "blue": "b", "black": "k"}


def as_task(words: str) -> str:
    """``1x yellow & no green`` as ``exactly-1-without y g``."""
    found: list[str] = []
    parts = []
    for word in words.split(" "):
        bare = word.rstrip(",")
        if bare in COLOUR_WORDS:
            parts.append(f"{{{len(found)}}}{word[len(bare) :]}")
            found.append(COLOUR_WORDS[bare])
        else:
            parts.append(word)
    return WORDS[" ".join(parts)].format(*found)


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_six_sheets_are_those_of_the_rules(sheet: str) -> None:
    expected = [as_task(words) for area in SHEETS[sheet].split(" | ") for words in area.split(" · ")]
    assert [str(task) for task in load_sheets()[sheet]] == expected
    rows = {row.id: row for row in GAME.initial_state(2, {"sheet": sheet}).sheet().rows}
    shown = [say(rows[f"t{number}"].words) for number in range(1, 7)]
    assert shown == [say(read_task(task).words()) for task in expected]
    assert [rows[f"t{n}"].area for n in range(1, 7)] == ["red", "red", "yellow", "yellow", "blue", "blue"]


def test_each_sheet_has_two_tasks_of_each_group_and_each_kind_stands_on_2_or_3_sheets() -> None:
    groups = dict.fromkeys(FREE, "free") | dict.fromkeys(
        ("more", "equal", "different", "all-different", "most"), "comparison"
    )
    kinds: Counter[tuple[str, int]] = Counter()
    colours: Counter[str] = Counter()
    for tasks in load_sheets().values():
        words = [str(task).split(" ") for task in tasks]
        assert Counter(groups.get(word, "specified") for word, *_ in words) == dict.fromkeys(
            ("specified", "free", "comparison"), 2
        )
        kinds.update((word, len(named)) for word, *named in words)
        colours.update(colour for _, *named in words for colour in named)
    assert len(kinds) == 16
    assert set(kinds.values()) <= {2, 3}
    assert set(colours.values()) <= {6, 7, 8}
    assert len(colours) == 6


def test_an_own_sheet_has_any_six_tasks() -> None:
    tasks = ["any-4", "any-4", "most k", "none r o", "equal y b", "no-2"]
    state = GAME.initial_state(3, {"sheet": "own", "tasks": tasks})
    rows = {row.id: row for row in state.sheet().rows}
    assert [say(rows[f"t{n}"].words) for n in range(1, 7)] == [say(read_task(task).words()) for task in tasks]


@pytest.mark.parametrize(
    "tasks", [None, [], "none o", ["none o"] * 5, ["none o"] * 7, ["none o"] * 5 + ["none x"], [None] * 6, {"1": 2}]
)
def test_an_own_sheet_of_nonsense_is_refused(tasks: object) -> None:
    with pytest.raises(InvalidOptionError):
        GAME.initial_state(2, {"sheet": "own", "tasks": tasks})


# -- dice


def test_the_dice_are_those_of_the_rules() -> None:
    state = play(new(1), ALL)
    dice = state.chance_dice()
    assert [[face.motif for face in die] for die in dice] == MAP
    assert [[face.pips for face in die] for die in dice] == [[1, 2, 3, 4, 5, 6]] * 6
    assert [face.text for face in dice[0]] == ["1k", "2g", "3b", "4o", "5y", "6r"]


def test_every_pair_of_pips_and_colour_stands_once_on_the_six_dice() -> None:
    pairs = Counter(face.text for die in play(new(1), ALL).chance_dice() for face in die)
    assert pairs == dict.fromkeys((f"{pip}{colour}" for pip in range(1, 7) for colour in "roygbk"), 1)


@pytest.mark.parametrize("pip", range(1, 7))
def test_six_equal_pips_show_all_six_colours(pip: int) -> None:
    state = play(new(1), ALL)
    state = play(state, str(state.chance_action([pip] * 6)))
    assert sorted(die.face.motif for die in state.tray().dice if die.face) == sorted("roygbk")
    assert sum(die.face.pips for die in state.tray().dice if die.face) == 6 * pip


@pytest.mark.parametrize("colour", COLOURS)
def test_six_dice_of_one_colour_total_21(colour: str) -> None:
    shown = [face for die in play(new(1), ALL).chance_dice() for face in die if face.motif == colour]
    assert sorted(face.pips for face in shown) == [1, 2, 3, 4, 5, 6]
    assert sum(face.pips for face in shown) == 21


def test_chance_may_show_what_the_dice_have_and_nothing_else() -> None:
    """All 46 656 throws, as lines of a record."""
    assert legal(play(new(1), ALL)) == {f"show {faces(pips, dice)}" for pips, dice in all_throws()}


# -- the loader

GOOD_SHEET = ["none o", "exactly-1 g", "equal y b", "any-3", "more b g", "any-4"]
GOOD_DICE = ["kgboyr", "gboyrk", "boyrkg", "oyrkgb", "yrkgbo", "rkgboy"]
GOOD_SHEETS = {str(number): GOOD_SHEET for number in range(1, 7)}


@pytest.fixture
def stored(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Any], None]]:
    """Lets the data file be read as something else."""

    def store(content: Any) -> None:
        monkeypatch.setattr(kribbeln_tasks, "read_json", lambda *_parts: content)

    load_sheets.cache_clear()
    load_dice.cache_clear()
    yield store
    load_sheets.cache_clear()
    load_dice.cache_clear()


def refused(load: Callable[[], object], file: str) -> str:
    """Why a file is refused that ``load`` reads; its name is said."""
    with pytest.raises(ResourceError) as caught:
        load()
    assert f"kribbeln/{file}" in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(
    ("content", "key", "fault"),
    [
        (None, "1", ""),
        ([], "1", ""),
        ("sheets", "1", ""),
        ({}, "1", ""),
        ({**GOOD_SHEETS, "1": None}, "1", "Six tasks"),
        ({**GOOD_SHEETS, "2": []}, "2", "Six tasks"),
        ({**GOOD_SHEETS, "3": GOOD_SHEET[:5]}, "3", "Six tasks"),
        ({**GOOD_SHEETS, "4": [*GOOD_SHEET, "any-3"]}, "4", "Six tasks"),
        ({**GOOD_SHEETS, "5": "abcdef"}, "5", "Six tasks"),
        ({**GOOD_SHEETS, "6": [*GOOD_SHEET[:5], "any-5"]}, "6", "any-5"),
        ({**GOOD_SHEETS, "2": [*GOOD_SHEET[:5], 4]}, "2", "4"),
        (dict.fromkeys("12345", GOOD_SHEET), "6", ""),
        (dict.fromkeys("12456", GOOD_SHEET), "3", ""),
    ],
)
def test_wrong_sheets_are_refused_by_file_key_and_fault(
    stored: Callable[[Any], None], content: Any, key: str, fault: str
) -> None:
    stored(content)
    sentence = refused(load_sheets, "sheets.json")
    assert f"“{key}”" in sentence
    assert fault in sentence


@pytest.mark.parametrize(
    ("content", "key", "fault"),
    [
        (None, "1", ""),
        ({}, "1", ""),
        ({"2": GOOD_DICE}, "1", ""),
        ({"1": GOOD_DICE[:5]}, "1", "Six dice"),
        ({"1": [*GOOD_DICE, "kgboyr"]}, "1", "Six dice"),
        ({"1": [*GOOD_DICE[:5], "rkgbo"]}, "1", "each colour"),
        ({"1": [*GOOD_DICE[:5], "rkgboo"]}, "1", "each colour"),
        ({"1": [*GOOD_DICE[:5], "rkgbox"]}, "1", "each colour"),
        ({"1": [*GOOD_DICE[:5], list("rkgboy")]}, "1", "each colour"),
        ({"1": [*GOOD_DICE[:5], 5]}, "1", "each colour"),
        ({"1": GOOD_DICE, "other": [*GOOD_DICE[:5], GOOD_DICE[0]]}, "other", "Each number"),
        ({"1": [*GOOD_DICE[:4], "rkgbyo", "yrkgob"]}, "1", "Each number"),
    ],
)
def test_wrong_dice_are_refused_by_file_key_and_fault(
    stored: Callable[[Any], None], content: Any, key: str, fault: str
) -> None:
    stored(content)
    sentence = refused(load_dice, "dice.json")
    assert f"“{key}”" in sentence
    assert fault in sentence


def test_another_map_of_the_dice_can_stand_beside_the_first(stored: Callable[[Any], None]) -> None:
    stored({"1": GOOD_DICE, "mirrored": GOOD_DICE[::-1]})
    assert "".join(face.motif for face in load_dice()["mirrored"][0]) == "rkgboy"
    assert load_dice()["1"] == load_dice()["mirrored"][::-1]


def test_the_map_of_the_rules_is_named_1_and_an_unknown_one_is_refused() -> None:
    assert option("dice-map").default == "1"
    for unknown in ("2", "", 1, None):
        with pytest.raises(InvalidOptionError):
            GAME.initial_state(2, {"dice-map": unknown})


@pytest.mark.parametrize(("content", "fault"), [(b"{", "Expecting"), (b"\xff\xfe", "utf-8"), (None, "No such file")])
@pytest.mark.parametrize(("load", "file"), [(load_sheets, "sheets.json"), (load_dice, "dice.json")])
def test_a_file_that_cannot_be_read_is_named_with_its_fault(
    stored: object,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    load: Callable[[], object],
    file: str,
    content: bytes | None,
    fault: str,
) -> None:
    monkeypatch.setattr(resources, "resource_root", lambda: tmp_path)
    (tmp_path / "kribbeln").mkdir()
    if content is not None:
        (tmp_path / "kribbeln" / file).write_bytes(content)
    assert fault in refused(load, file)
