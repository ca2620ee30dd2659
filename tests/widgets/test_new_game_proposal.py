"""The proposal of the new-game page: text and back, and nonsense mended."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.games.kniffel import Kniffel
from kribbeln_desktop.games.kribbeln import Kribbeln
from kribbeln_desktop.widgets.new_game_proposal import (
    LONGEST_NAME,
    RANDOM,
    LevelTitle,
    NewGame,
    default_proposal,
    distinct_names,
    fitting,
    merged,
    repeated_name,
    resolved,
    switched,
)

KRIBBELN, KNIFFEL = Kribbeln(), Kniffel()
LEVELS = {"kribbeln": [LevelTitle("casual", mark("Test", "casual")), LevelTitle("beginner", mark("Test", "beginner"))]}
DEFAULT = default_proposal(KRIBBELN, LEVELS["kribbeln"])

names = st.text(max_size=30)
seats = st.builds(SeatEntry, names, st.none() | st.sampled_from(["casual", "beginner", "wizard", ""]))
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=12,
)
option_values = st.none() | st.booleans() | st.integers(-2, 7) | st.text(max_size=3) | st.just(RANDOM)
option_names = st.sampled_from(["sheet", "rising", "start", "dice-map", "undo", "tasks", "nonsense"])
proposals = st.builds(
    NewGame,
    st.sampled_from(["kribbeln", "chess"]),
    st.lists(seats, max_size=8).map(tuple),
    st.dictionaries(option_names, option_values),
    st.dictionaries(st.sampled_from(["kniffel", "chess"]), st.dictionaries(option_names, option_values), max_size=2),
)


def standard_name(index: int) -> str:
    return f"Player {index + 1}"


@given(proposals)
def test_text_reads_back_as_the_same_proposal(proposal: NewGame) -> None:
    assert NewGame.from_text(proposal.to_text()) == proposal


@given(st.text(max_size=40) | json_values.map(json.dumps))
def test_any_text_is_read_without_a_fault(text: str) -> None:
    assert fitting(NewGame.from_text(text), GAMES, LEVELS).seats


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "null",
        '"kribbeln"',
        "{}",
        '{"game": "kribbeln"}',
        '{"game": "kribbeln", "seats": "Anna", "options": {}}',
        '{"game": "kribbeln", "seats": [{"name": 7}], "options": {}}',
        '{"game": "kribbeln", "seats": [{"name": "A", "level": 7}], "options": {}}',
        '{"game": "kribbeln", "seats": [["name"]], "options": {}}',
        '{"game": "kribbeln", "seats": [], "options": 7}',
        '{"game": "kribbeln", "seats": [{"name": "A"}], "options": {}, "others": 7}',
        '{"game": "kribbeln", "seats": [{"name": "A"}], "options": {}, "others": {"kniffel": 7}}',
        "[" * 100_000,
    ],
)
def test_nonsense_gives_sensible_seats(text: str) -> None:
    assert NewGame.from_text(text) is None
    assert fitting(NewGame.from_text(text), GAMES, LEVELS) == DEFAULT


def test_a_text_from_before_other_games_were_remembered_still_reads() -> None:
    text = '{"game": "kribbeln", "seats": [{"name": "Anna", "level": null}], "options": {"sheet": "4", "start": 0}}'
    assert NewGame.from_text(text) == NewGame("kribbeln", (SeatEntry("Anna"),), {"sheet": "4", "start": 0}, {})


def test_default_is_a_person_and_two_computers_with_the_games_defaults() -> None:
    assert [seat.level for seat in DEFAULT.seats] == [None, "casual", "beginner"]
    assert DEFAULT.seats[0].name == ""
    assert DEFAULT.options == {"sheet": "1", "rising": True, "start": 0, "dice-map": "1", "undo": "strict"}


@example(NewGame("kribbeln", (SeatEntry("x" * (LONGEST_NAME - 1) + " y"),)))
@given(proposals)
def test_what_is_mended_fits_and_stays(proposal: NewGame) -> None:
    mended = fitting(proposal, GAMES, LEVELS)
    assert fitting(mended, GAMES, LEVELS) == mended
    assert len(mended.seats) in KRIBBELN.seats
    assert all(len(seat.name) <= LONGEST_NAME for seat in mended.seats)


@given(proposals)
def test_what_is_resolved_can_be_played(proposal: NewGame) -> None:
    game = resolved(fitting(proposal, GAMES, LEVELS), KRIBBELN, standard_name, lambda choices: choices[0])
    KRIBBELN.initial_state(len(game.seats), game.options)
    names = [seat.name for seat in game.seats]
    assert all(names)
    assert len(set(names)) == len(names)


def test_too_many_seats_lose_the_last_ones() -> None:
    crowd = NewGame("kribbeln", tuple(SeatEntry(name) for name in "ABCDEFG"), {"start": 6})
    mended = fitting(crowd, GAMES, LEVELS)
    assert [seat.name for seat in mended.seats] == list("ABCDE")
    assert mended.options["start"] == 0


def test_a_number_is_no_truth_and_a_truth_no_number() -> None:
    mended = fitting(NewGame("kribbeln", DEFAULT.seats, {"rising": 0, "start": True}), GAMES, LEVELS)
    assert mended.options["rising"] is True
    assert mended.options["start"] == 0


def test_an_unknown_level_becomes_the_usual_one() -> None:
    mended = fitting(NewGame("kribbeln", (SeatEntry("Berta", "wizard"),)), GAMES, LEVELS)
    assert mended.seats == (SeatEntry("Berta", "casual"),)


def test_the_level_nearest_in_strength_stands_for_one_of_another_game() -> None:
    more = {**LEVELS, "kniffel": [LevelTitle(name, mark("Test", name)) for name in ("weak", "usual", "strong")]}
    seats = tuple(SeatEntry(name, name) for name in ("weak", "usual", "strong", "beginner"))
    levels = [seat.level for seat in fitting(NewGame("kribbeln", seats), GAMES, more).seats]
    assert levels == ["casual", "beginner", "beginner", "beginner"], "as Kribbeln has them here in this order"


def test_a_random_sheet_stays_open_until_the_game_starts() -> None:
    proposal = fitting(NewGame("kribbeln", DEFAULT.seats, {"sheet": RANDOM}), GAMES, LEVELS)
    assert proposal.options["sheet"] == RANDOM
    assert resolved(proposal, KRIBBELN, standard_name, lambda sheets: sheets[-1]).options["sheet"] == "6"


def test_equal_names_are_told_apart() -> None:
    assert distinct_names(["Anna", "Ben", "Anna", "Anna"]) == ["Anna", "Ben", "Anna 2", "Anna 3"]
    assert distinct_names(["Anna 2", "Anna", "Anna"]) == ["Anna 2", "Anna", "Anna 3"]
    assert repeated_name(["Anna", "Ben", "Anna"]) == "Anna"
    assert repeated_name(["Anna", "Ben"]) is None


@given(st.lists(seats, max_size=8), st.integers(0, 8), st.data())
def test_unchanged_seats_are_the_wanted_ones_again(wanted: list[SeatEntry], most: int, data: st.DataObject) -> None:
    shown = data.draw(st.lists(seats, min_size=len(wanted[:most]), max_size=len(wanted[:most])))
    assert merged(wanted, shown, shown) == tuple(wanted)


A, B, C, D, E = (SeatEntry(name) for name in "ABCDE")
STRONG, MAPPED = SeatEntry("F", "expert"), SeatEntry("F", "casual")


@pytest.mark.parametrize(
    ("wanted", "shown", "now", "result"),
    [
        ([A, B, C, D], [A, B], [A, E], [A, E, C, D]),
        ([A, B, C, D], [A, B], [B, A], [B, A, C, D]),
        ([A, B, C, D], [A, B], [A], [A]),
        ([A, B], [A, B], [A, B, C], [A, B, C]),
        ([A], [A, SeatEntry("")], [A, SeatEntry("")], [A]),
        ([A], [A, SeatEntry("")], [A, B], [A, B]),
        ([A, STRONG, C], [A, MAPPED], [B, MAPPED], [B, STRONG, C]),
    ],
)
def test_what_a_person_changed_holds_and_what_a_game_could_not_show_comes_back(
    wanted: list[SeatEntry], shown: list[SeatEntry], now: list[SeatEntry], result: list[SeatEntry]
) -> None:
    assert merged(wanted, shown, now) == tuple(result)


def test_a_game_met_first_takes_over_what_games_share_and_afterwards_has_its_own() -> None:
    here = NewGame("kribbeln", DEFAULT.seats, {"sheet": "4", "start": 1, "undo": "free"})
    there = switched(here, KNIFFEL)
    assert (there.game_id, there.seats, there.others) == ("kniffel", here.seats, {"kribbeln": here.options})
    assert (there.options["start"], there.options["undo"]) == (1, "free")
    there = NewGame("kniffel", here.seats, {"start": "roll-off", "undo": "strict"}, there.others)
    back = switched(there, KRIBBELN)
    assert back.options == {**here.options, "start": 1} | {"undo": "free"}
    assert back.others == {"kniffel": there.options}
    assert switched(back, KNIFFEL).options["start"] == "roll-off"
