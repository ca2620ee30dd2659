"""Rulings R36 to R44: what fulfils a task, with the rulebook's own examples."""

import pytest
from kribbeln_play import ALL, decisions, new, play
from kribbeln_spec import coloured


def is_met(task: str, dice: str) -> bool:
    """Whether dice of these colours may be entered; the prompt must say the same."""
    state = play(new(1, task), ALL, f"show {coloured(dice)}")
    met = "enter" in decisions(state)
    assert state.prompt().fulfilled == met
    assert ("cross" in decisions(state)) != met
    return met


def test_r36_two_colours_3_times_do_not_fulfil_any_colour_3_times() -> None:
    assert is_met("any-3", "bbbygr")  # the rulebook: 3 blue, 1 yellow, 1 green, 1 red
    assert is_met("any-3", "bbbyyr")
    assert not is_met("any-3", "bbbyyy")
    assert not is_met("any-3", "bbbbyy")


def test_r37_two_pairs_are_exactly_two_colours_exactly_twice() -> None:
    assert is_met("two-pairs", "bbyygr")  # the rulebook: 2 blue, 2 yellow, 1 green, 1 red
    assert not is_met("two-pairs", "bbyygg")
    assert not is_met("two-pairs", "bbbbyy")
    assert not is_met("two-pairs", "bbgryk")


@pytest.mark.parametrize(("dice", "met"), [("ggggyy", True), ("ggggyr", True), ("gggggy", False), ("gggggg", False)])
def test_r38_4_of_a_colour_are_exactly_4_whatever_the_rest(dice: str, met: bool) -> None:
    assert is_met("any-4", dice) == met


@pytest.mark.parametrize("dice", ["bbbbgr", "bbbbgg", "bbbbbg", "bbbbbb"])  # the first is the rulebook's
def test_r39_more_than_3_of_a_colour_fulfil_no_colour_3_times(dice: str) -> None:
    assert is_met("no-3", dice)


def test_r39_one_or_two_colours_3_times_fail_no_colour_3_times() -> None:
    assert not is_met("no-3", "bbbgrk")
    assert not is_met("no-3", "bbbggg")


@pytest.mark.parametrize("dice", ["bbbryg", "bbbrrr", "bbbbrg", "bbbbbr", "bbbbbb"])  # the first is the rulebook's
def test_r39_3_or_more_of_a_colour_fulfil_no_colour_twice(dice: str) -> None:
    assert is_met("no-2", dice)


@pytest.mark.parametrize("dice", ["bbbbrr", "bbbrry", "bbrryy", "bbrygk"])
def test_r39_a_pair_fails_no_colour_twice(dice: str) -> None:
    assert not is_met("no-2", dice)


@pytest.mark.parametrize(
    ("dice", "met"),
    [
        ("oyybgg", True),  # the rulebook: 1 orange, 0 red, 2 yellow
        ("oooyyr", True),
        ("ooyybr", False),  # neighbours orange = yellow
        ("oybbrr", False),  # neighbours orange = yellow, red apart
        ("ooybrr", False),  # not neighbours: orange = red
        ("bbbbgg", False),  # all three 0
        ("ooobbb", False),  # red and yellow both 0
        ("oyyrrr", True),
    ],
)
def test_r40_three_colours_differ_in_all_three_pairs_and_none_is_a_number(dice: str, met: bool) -> None:
    assert is_met("all-different o y r", dice) == met


@pytest.mark.parametrize(
    ("dice", "met"),
    [
        ("yyybrr", True),  # the rulebook: 3 yellow, 1 blue, 2 red
        ("yybrgk", True),
        ("yybbrg", False),
        ("yyykkk", False),  # black is a colour like others
        ("yykkkr", False),
        ("yykrgo", True),
        ("yrgbko", False),
    ],
)
def test_r41_more_than_every_other_is_strict_and_counts_black(dice: str, met: bool) -> None:
    assert is_met("most y", dice) == met


@pytest.mark.parametrize(
    ("dice", "met"), [("bbrggg", True), ("byyggg", True), ("bbrrgg", False), ("yyyggg", False), ("rrrggg", False)]
)
def test_r42_more_of_one_than_of_another_needs_only_one_where_the_other_is_missing(dice: str, met: bool) -> None:
    assert is_met("more b r", dice) == met


@pytest.mark.parametrize(
    ("dice", "met"),
    [("rrgbbb", True), ("rrrrgb", True), ("rrggbb", True), ("rrrggg", False), ("rrggbk", False), ("rrrrrr", False)],
)
def test_r43_three_colours_may_be_split_in_any_way(dice: str, met: bool) -> None:
    assert is_met("three-colours", dice) == met


@pytest.mark.parametrize(
    ("dice", "met"),
    [("ybbbbb", True), ("yrobkk", True), ("yyrobk", False), ("ygrobk", False), ("rrobkk", False)],
)
def test_r44_one_of_a_colour_and_none_of_another_leaves_all_other_colours_free(dice: str, met: bool) -> None:
    assert is_met("exactly-1-without y g", dice) == met
