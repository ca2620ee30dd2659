"""Records of Kniffel: the highest game, what is refused with its line and its rule, undo as it is written."""

from __future__ import annotations

import pytest
from kniffel_play import header, lines_of, record, written
from played_records import damage, refused

from kribbeln_desktop.core.record import GameRecord, read_record
from kribbeln_desktop.games import find_game

HIGHEST = [
    "11111 five-of-a-kind",
    "11111 ones",
    "22222 twos",
    "33333 threes",
    "44444 fours",
    "55555 fives",
    "66666 sixes",
    "66666 three-of-a-kind",
    "66666 four-of-a-kind",
    "11111 full-house",
    "22222 small-straight",
    "33333 large-straight",
    "66666 chance",
]
"""Thirteen times five alike: 50 + 105 + 35 + (30 + 30 + 25 + 30 + 40 + 30) + 12 × 50."""


def read(*lines: str, first: str = "") -> GameRecord:
    """What a file with these lines holds."""
    return read_record("".join(f"{line}\n" for line in (first or header(), *lines)).encode(), find_game)


def test_the_highest_game_has_975_points() -> None:
    state = read(*lines_of(*HIGHEST)).state
    assert state.is_over()
    assert state.totals() == (975,)
    assert (written(state, "upper-bonus"), written(state, "further-fives")) == (35, 600)


@pytest.mark.parametrize(("further", "total"), [(50, 975), (100, 1575), (0, 375)])
def test_the_option_for_further_five_alike_stands_in_the_header(further: int, total: int) -> None:
    state = read(*lines_of(*HIGHEST), first=header(further_five=further)).state
    assert state.totals() == (total,)


def test_options_left_out_are_the_usual_ones() -> None:
    assert read().header.options == {"undo": "strict", "further-five": 50, "start": 0}


@pytest.mark.parametrize("further", [25, "50", 50.0, True, None])
def test_another_value_for_further_five_alike_is_refused(further: object) -> None:
    line, why = damage(header(further_five=further))
    assert line == 1
    assert "further-five" in why


def test_a_box_that_is_filled_already_is_refused_with_its_line() -> None:
    line, why = damage(header(), *lines_of("12345 chance", "11123 chance"))
    assert line == 7
    assert "The box “Chance” is filled already." in why
    assert "score ones" in why


def test_a_joker_in_another_box_is_refused_with_the_rule() -> None:
    line, why = damage(header(), *lines_of("11111 five-of-a-kind", "44444 full-house"))
    assert line == 7
    assert "Joker: five fours go to “Fours” first." in why


def test_a_joker_that_strikes_too_early_is_refused_with_the_rule() -> None:
    line, why = damage(header(), *lines_of("11111 five-of-a-kind", "44444 fours", "44444 ones"))
    assert line == 10
    assert "Joker: “Fours” is filled, so a free lower box comes first." in why


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        (["roll 1 2 3 4 5 6"], 2),
        (["roll 1 2 3 4"], 2),
        (["score chance"], 2),
        (["enter"], 2),
        (["roll 1 2 3 4 5", "show 1 2 3 4"], 3),
        (["roll 1 2 3 4 5", "show 1 2 3 4 7"], 3),
        (["roll 1 2 3 4 5", "show 1k 2g 3b 4o 5y"], 3),
        (["roll 1 2 3 4 5", "show duck lion mouse cat dog"], 3),
        (["roll 1 2 3 4 5", "score chance"], 3),
        (["roll 1 2 3 4 5", "show 1 2 3 4 5", "score two-pairs"], 4),
        (["roll 1 2 3 4 5", "show 1 2 3 4 5", "take flush"], 4),
        (["roll 1 2 3 4 5", "show 1 2 3 4 5", "undo"], 4),
        (["roll-off 1"], 2),
        ([*lines_of(*HIGHEST), "roll 1 2 3 4 5"], 41),
    ],
)
def test_a_line_that_cannot_follow_is_refused_with_its_number(lines: list[str], wrong: int) -> None:
    refused(record(*lines[:-1]), lines[-1])
    assert damage(header(), *lines)[0] == wrong


def test_a_game_of_animals_is_none_of_numbers() -> None:
    lines = ["roll 1 2 3 4 5", "show duck lion mouse cat dog", "score five-different"]
    assert read(*lines, first=header(("Anna",), "kniffel-kids")).state.totals() == (5,)
    assert damage(header(), *lines)[0] == 3


def test_a_start_that_is_rolled_for_stands_first() -> None:
    first = header(("Anna", "Ben"), start="roll-off")
    assert read("roll-off 3 5", first=first).state.current_player() == 1
    assert damage(first, "roll 1 2 3 4 5")[0] == 2
    assert damage(header(("Anna", "Ben")), "roll-off 3 5")[0] == 2


@pytest.mark.parametrize("line", ["score fours", "score chance", "roll 1 2 3 4 5 6", "show 1", "undo", "fly"])
def test_a_refused_line_changes_nothing(line: str) -> None:
    lines = [*lines_of("11111 five-of-a-kind", "44444 fours", "44123 chance"), "roll 1 2 3 4 5", "show 4 4 4 4 4"]
    played = record(*lines)
    refused(played, line)
    assert played.followed_by("score full-house").state.totals() == (50 + 20 + 50 + 14 + 25 + 50,)


def test_what_was_read_is_written_again_undo_and_all() -> None:
    lines = [*lines_of("12345 chance"), "undo", "roll 5", "show 4", "score five-of-a-kind"]
    played = read(*lines)
    assert played.text().splitlines() == [header(), *lines]
    assert (written(played.state, "five-of-a-kind"), written(played.state, "chance")) == (0, None)


def test_undo_and_redo_of_every_entry_lead_back_to_the_same_state() -> None:
    played = record()
    for line in lines_of(*HIGHEST):
        before, played = played, played.followed_by(line)
        if line.startswith("score "):
            taken = played.followed_by("undo")
            assert taken.state == before.state
            assert taken.redo_lines() == (line,)
            assert taken.followed_by(line).state == played.state
