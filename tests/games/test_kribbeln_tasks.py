"""Sixteen kinds of task against a second reading of the rule text, over every throw."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, permutations
from math import factorial, prod
from random import Random

import pytest
from kribbeln_play import ALL, decisions, new, play
from kribbeln_spec import COLOURS, FREE, NAMED, all_throws, coloured, fulfils, shape

from kribbeln_desktop.core.errors import InvalidOptionError
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games.kribbeln_tasks import FACES, KINDS, colour_counts, read_task

ONE_ROLL = {
    "none o": 0.335,
    "none k b": 0.088,
    "exactly-1 g": 0.402,
    "exactly-2 r": 0.201,
    "exactly-1-without y g": 0.132,
    "any-3": 0.309,
    "no-3": 0.685,
    "two-pairs": 0.347,
    "any-4": 0.048,
    "three-colours": 0.231,
    "no-2": 0.219,
    "more b g": 0.358,
    "equal y b": 0.284,
    "different r k": 0.716,
    "all-different g o r": 0.323,
    "most r": 0.099,
}
"""The sixteen kinds, each with its chance in one roll as the table of the rules states it."""

EXAMPLES = {
    "none y": "rrggbk",
    "none y b": "rrggok",
    "exactly-1 g": "grrbbk",
    "exactly-2 g": "ggrbyk",
    "exactly-1-without y g": "yrrbbk",
    "any-3": "bbbygr",
    "no-3": "bbbbgr",
    "two-pairs": "bbyygr",
    "any-4": "ggggyy",
    "three-colours": "rrgbbb",
    "no-2": "bbbryg",
    "more b r": "bbrggg",
    "equal g o": "yyyrrb",
    "different y o": "yyyorb",
    "all-different o r y": "oyybgg",
    "most y": "yyybrr",
}
"""The rulebook's examples of what fulfils each kind (the first five in our own dice: it gives none)."""

PATTERNS = ["".join(dice) for dice in combinations_with_replacement(COLOURS, 6)]
"""The 462 ways in which six dice can be coloured, their order aside."""


def test_there_are_sixteen_kinds() -> None:
    assert len(KINDS) == len(ONE_ROLL) == len(EXAMPLES) == 16
    assert {(kind.word, kind.colours) for kind in KINDS} == {(t.split()[0], len(t.split()) - 1) for t in ONE_ROLL}


@pytest.mark.parametrize("task", EXAMPLES)
def test_the_rulebooks_example_fulfils_its_task(task: str) -> None:
    assert "enter" in decisions(play(new(1, task), ALL, f"show {coloured(EXAMPLES[task])}"))


@pytest.mark.parametrize("task", ONE_ROLL)
def test_every_throw_is_judged_as_the_rule_text_says(task: str) -> None:
    """All 46 656 throws of the real dice, and the published share of them."""
    read = read_task(task)
    met = 0
    for pips, dice in all_throws():
        shown = [FACES[f"{pip}{colour}"] for pip, colour in zip(pips, dice, strict=True)]
        is_met = read.is_met(colour_counts(shown))
        assert is_met == fulfils(task, dice), dice
        met += is_met
    assert met / 46_656 == pytest.approx(ONE_ROLL[task], abs=0.0005)


@pytest.mark.parametrize("task", ONE_ROLL)
def test_the_table_of_the_game_agrees_for_every_colouring_in_any_order(task: str) -> None:
    start, random = new(1, task), Random(task)
    share = Fraction(0)
    for pattern in PATTERNS:
        dice = "".join(random.sample(pattern, 6))
        met = "enter" in decisions(play(start, ALL, f"show {coloured(dice)}"))
        assert met == fulfils(task, dice), dice
        ways = factorial(6) // prod(map(factorial, Counter(dice).values()))
        share += Fraction(met * ways, 6**6)
    assert float(share) == pytest.approx(ONE_ROLL[task], abs=0.0005)


def test_every_choice_of_colours_is_judged_as_the_rule_text_says() -> None:
    tasks = [" ".join([k.word, *named]) for k in KINDS for named in permutations(COLOURS, k.colours)]
    assert len(tasks) == 4 * 6 + 5 * 30 + 120 + 6  # four kinds name a colour, five two, one three, six none
    for task in tasks:
        read = read_task(task)
        for dice in PATTERNS:
            counts = tuple(Counter(dice)[colour] for colour in "roygbk")
            assert read.is_met(counts) == fulfils(task, dice), f"{task}: {dice}"


def test_the_shapes_of_six_dice_are_eleven() -> None:
    """The hand-sorted table of free tasks knows every shape."""
    shapes = set(map(shape, PATTERNS))
    assert shapes == {"6", "51", "42", "411", "33", "321", "3111", "222", "2211", "21111", "111111"}
    assert all(free < shapes for free in FREE.values())
    assert FREE.keys() | NAMED.keys() == {kind.word for kind in KINDS}


@pytest.mark.parametrize("task", [*ONE_ROLL, *EXAMPLES])
def test_a_task_that_is_read_prints_as_it_was_written(task: str) -> None:
    assert str(read_task(task)) == task


@pytest.mark.parametrize(
    "task",
    [
        "",
        "none",
        "none x",
        "none o o",
        "none o b k",
        "none ok",
        "none  o",
        " none o",
        "none o ",
        "None o",
        "exactly-1",
        "exactly-3 r",
        "any-3 r",
        "more b",
        "more b b",
        "all-different g o",
        "all-different g o g",
        "most",
        "most r g",
        "no orange",
    ],
)
def test_what_is_no_task_is_refused_with_a_sentence_that_quotes_it(task: str) -> None:
    with pytest.raises(InvalidOptionError) as caught:
        read_task(task)
    assert f"“{task}”" in str(caught.value)


@pytest.mark.parametrize("task", ONE_ROLL)
def test_a_tasks_words_and_symbol_name_its_colours(task: str) -> None:
    names = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "k": "black"}
    read, named = read_task(task), task.split(" ")[1:]
    words = say(read.words()).replace(",", "").split()
    assert [word for word in words if word in names.values()] == [names[colour] for colour in named]
    assert [glyph.value for glyph in read.symbol() if glyph.kind in ("tile", "no-tile")] == named
