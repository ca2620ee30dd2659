"""The contract's own values: actions and their form, standings, faults."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kribbeln_desktop.core.actions import Action, Decision, Roll, RollOff, Show, read_action
from kribbeln_desktop.core.dice import PLAIN_DIE
from kribbeln_desktop.core.errors import (
    IllegalActionError,
    InvalidActionError,
    InvalidOptionError,
    KribbelnError,
    ResourceError,
)
from kribbeln_desktop.core.texts import Seat, mark, plain, say
from kribbeln_desktop.core.views import Standings


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("roll 1 3 6", Roll((1, 3, 6))),
        ("show 3k 1b 6r", Show(("3k", "1b", "6r"))),
        ("show duck", Show(("duck",))),
        ("roll-off 4 4", RollOff((4, 4))),
        ("enter", Decision("enter")),
        ("score full-house", Decision("score", ("full-house",))),
        ("take flush aside", Decision("take", ("flush", "aside"))),
    ],
)
def test_a_line_is_read_as_the_format_says_and_prints_as_itself(line: str, action: Action) -> None:
    assert read_action(line) == action
    assert str(action) == line


@pytest.mark.parametrize(
    "line",
    [
        *("", " ", "roll", "roll 0", "roll 7", "roll 10", "roll -1", "roll 1.0", "roll ²", "roll 1 1", "roll 3 2"),
        *(
            "roll 1  2",
            " roll 1",
            "roll 1 ",
            "roll a",
            "roll-off",
            "roll-off 7",
            "roll-off 0",
            "roll-off 4,4",
            "enter ",
        ),
    ],
)
def test_a_line_without_the_form_of_an_action_is_refused_and_quoted(line: str) -> None:
    with pytest.raises(InvalidActionError) as caught:
        read_action(line)
    assert f"“{line}”" in str(caught.value)


@given(st.sets(st.integers(1, 6), min_size=1))
def test_any_choice_of_dice_can_be_written(positions: set[int]) -> None:
    roll = Roll(tuple(sorted(positions)))
    assert read_action(str(roll)) == roll


WORDS = st.sampled_from(["roll", "show", "roll-off", "score", "1", "3", "6", "7", "12", "3k", "", "-", "ü", "\n"])


@given(st.one_of(st.lists(WORDS).map(" ".join), st.text()))
def test_what_is_read_prints_as_it_was_written(line: str) -> None:
    printed = line
    with suppress(InvalidActionError):
        printed = str(read_action(line))
    assert printed == line


@pytest.mark.parametrize(
    ("places", "winners"),
    [((1, 2, 3), (0,)), ((3, 1, 2), (1,)), ((2, 1, 1), (1, 2)), ((1, 1, 1), (0, 1, 2)), ((1,), (0,))],
)
def test_the_winners_are_the_seats_on_the_first_place(places: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert Standings(places, places, plain("Won.")).winners == winners


@pytest.mark.parametrize("fault", [InvalidActionError, IllegalActionError, InvalidOptionError, ResourceError])
def test_every_fault_is_one_that_the_program_knows_and_says_its_sentence(fault: type[KribbelnError]) -> None:
    text = mark("Game", "{seat} cannot do that.")(seat=Seat(0))
    with pytest.raises(KribbelnError, match=r"^Player 1 cannot do that\.$") as caught:
        raise fault(text)
    assert caught.value.text == text


def test_a_plain_die_has_1_to_6() -> None:
    assert [face.pips for face in PLAIN_DIE] == [1, 2, 3, 4, 5, 6]
    assert [str(face) for face in PLAIN_DIE] == [say(face.words) for face in PLAIN_DIE] == list("123456")
