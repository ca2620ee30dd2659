"""The odds of the dice being kept: published figures, arithmetic, and a twin that tries every way the dice can fall."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from recorded_games import every, records

from kribbeln_desktop.core.actions import Roll, Show
from kribbeln_desktop.core.boxes import BoxState
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.record import read_record
from kribbeln_desktop.core.three_rolls import ThreeRollState
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.dice_duel_state import DiceDuelState
from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.players.table_odds import RowOdds, table_odds

Success = Callable[[tuple[int, ...]], bool]

PUBLISHED = {  # solvers 4.2 and 3: within three rolls
    "three-of-a-kind": 0.743195,
    "four-of-a-kind": 0.290794,
    "full-house": 0.362883,
    "small-straight": 0.615442,
    "large-straight": 0.261095,
    "five-of-a-kind": 0.046029,
    "two-pairs": 0.742419,
    "five-different": 0.525139,
}
THREE_OF_A_NUMBER = 1 - sum(
    [(125 / 216) ** 5, 5 * (91 / 216) * (125 / 216) ** 4, 10 * (91 / 216) ** 2 * (125 / 216) ** 3]
)
"""Each die shows the number within three rolls with chance 91/216, and whoever wants it keeps it."""

GROUPS: dict[str, Success] = {
    "three-of-a-kind": lambda roll: max(Counter(roll).values()) >= 3,
    "full-house": lambda roll: sorted(Counter(roll).values()) == [2, 3],
    "small-straight": lambda roll: any({n, n + 1, n + 2, n + 3} <= set(roll) for n in (1, 2, 3)),
    "fours": lambda roll: roll.count(4) >= 3,
}


def chances(state: State, *kept: int) -> dict[str, float]:
    return {row: odds.chance for row, odds in table_odds(state, kept).items()}


def rolled(state: State, *faces: object) -> ThreeRollState:
    """All dice of ``faces`` fall; where dice lie already, those that are another."""
    assert isinstance(state, ThreeRollState)
    texts = tuple(map(str, faces))
    lying = [face.text for face in state.attempt.faces] or [""] * len(texts)
    places = [place for place, (old, new) in enumerate(zip(lying, texts, strict=True)) if old != new]
    state = state.apply_action(Roll(tuple(place + 1 for place in places)))
    return state.apply_action(Show(tuple(texts[place] for place in places)))


def first_roll(game_id: str, *faces: object, seats: int = 1, **options: object) -> ThreeRollState:
    return rolled(find_game(game_id).initial_state(seats, options), *faces)


def with_entries(state: State, **entries: int) -> BoxState:
    """Seat 0 has filled these boxes."""
    assert isinstance(state, BoxState)
    own = tuple(entries.get(box.id.replace("-", "_")) for box in state.boxes)
    return replace(state, entries=(own, *state.entries[1:]))


def twin(success: Success, kept: tuple[int, ...], rolls_left: int) -> float:
    """The chance by trying everything: every way the dice fall, and after each every set of them to keep."""

    @cache
    def after(kept: tuple[int, ...], rolls_left: int) -> float:
        falls = itertools.product(range(1, 7), repeat=5 - len(kept))
        ways = Counter(tuple(sorted((*kept, *fall))) for fall in falls)
        return sum(n * best(roll, rolls_left) for roll, n in ways.items()) / ways.total()

    @cache
    def best(roll: tuple[int, ...], rolls_left: int) -> float:
        if rolls_left == 0 or success(roll):
            return float(success(roll))
        keeps = {keep for n in range(5) for keep in itertools.combinations(roll, n)}
        return max(after(keep, rolls_left - 1) for keep in keeps)

    return after(tuple(sorted(kept)), rolls_left - 1)


# -- the whole turn


@pytest.mark.parametrize("game_id", ["kniffel", "kniffel-kids"])
def test_before_the_first_roll_stand_the_published_chances_of_the_turn(game_id: str) -> None:
    game = find_game(game_id)
    odds = table_odds(game.initial_state(2, {}), ())
    assert {row: round(odds[row].chance, 6) for row in game.yes_or_no} == {
        row: PUBLISHED[row] for row in game.yes_or_no
    }
    numbers = odds.keys() - game.yes_or_no.keys()
    assert {odds[row].least for row in numbers} == {3}
    assert [odds[row].chance for row in numbers] == pytest.approx([THREE_OF_A_NUMBER] * 6, abs=1e-12)


def test_the_box_that_takes_every_roll_has_no_odds() -> None:
    boxes = [box.id for box in cast(BoxState, find_game("kniffel").initial_state(1, {})).boxes]
    assert list(table_odds(find_game("kniffel").initial_state(1, {}), ())) == [box for box in boxes if box != "chance"]


def test_where_only_that_box_is_left_there_are_no_odds() -> None:
    state = first_roll("kniffel", 1, 2, 3, 4, 4)
    assert isinstance(state, BoxState)
    filled = {box.id.replace("-", "_"): 0 for box in state.boxes if box.id != "chance"}
    assert table_odds(with_entries(state, **filled), (1,)) == {}


def test_dice_set_aside_before_the_first_roll_do_not_count() -> None:
    state = find_game("kniffel").initial_state(1, {})
    assert table_odds(state, (1, 2)) == table_odds(state, ())


# -- kept dice


def test_four_sixes_are_kept() -> None:
    two_left = first_roll("kniffel", 6, 6, 1, 6, 6)
    one_left = rolled(two_left, 6, 6, 2, 6, 6)
    assert chances(one_left, 1, 2, 4, 5)["five-of-a-kind"] == pytest.approx(1 / 6, abs=1e-15)
    assert chances(two_left, 1, 2, 4, 5)["five-of-a-kind"] == pytest.approx(11 / 36, abs=1e-15)
    assert chances(two_left, 1, 2, 4, 5)["sixes"] == 1
    assert chances(two_left, 1, 2, 4, 5)["four-of-a-kind"] == 1
    assert chances(one_left, 1, 2, 4, 5)["large-straight"] == 0
    assert chances(two_left, 1, 2, 4, 5)["large-straight"] > 0, "the sixes can be rolled after all"


@pytest.mark.parametrize("row", GROUPS)
@pytest.mark.parametrize("kept", [(), (3,), (1, 2), (2, 3, 4), (1, 3, 4, 5), (2, 3, 4, 5)])
def test_the_chances_of_a_keep_are_those_of_a_twin_that_tries_everything(row: str, kept: tuple[int, ...]) -> None:
    two_left = first_roll("kniffel", 5, 4, 2, 3, 4)
    one_left = rolled(two_left, 4, 4, 2, 3, 6)
    for state, rolls_left in ((two_left, 2), (one_left, 1)):
        values = tuple(state.values()[position - 1] for position in kept)
        assert chances(state, *kept)[row] == pytest.approx(twin(GROUPS[row], values, rolls_left), abs=1e-12)


def test_where_nothing_is_rolled_the_dice_fit_or_do_not() -> None:
    state = first_roll("kniffel", 1, 2, 3, 4, 4)
    everything = chances(state, 1, 2, 3, 4, 5)
    assert {row for row, chance in everything.items() if chance == 1} == {"small-straight"}
    assert set(everything.values()) == {0, 1}
    last = rolled(rolled(state, 2, 2, 3, 4, 4), 2, 2, 4, 4, 4)
    assert {row for row, chance in chances(last).items() if chance == 1} == {"three-of-a-kind", "full-house", "fours"}


def test_there_are_none_while_dice_fall_and_at_the_end() -> None:
    state = find_game("kniffel").initial_state(1, {})
    assert table_odds(state.apply_action(Roll((1, 2, 3, 4, 5))), ()) == {}
    assert table_odds(find_game("dice-duel").initial_state(2, {}), ()) == {}, "a roll-off"
    boxes = cast(BoxState, state).boxes
    assert table_odds(replace(cast(BoxState, state), turns=len(boxes)), ()) == {}


# -- rules that a pattern does not know


def test_filled_boxes_have_no_odds_whoever_else_has_them_free() -> None:
    state = with_entries(first_roll("kniffel", 1, 2, 3, 4, 4, seats=2), full_house=25, fours=0)
    assert not {"full-house", "fours"} & table_odds(state, (1,)).keys()


def test_a_joker_is_a_full_house_where_its_own_number_is_filled() -> None:
    state = with_entries(first_roll("kniffel", 6, 6, 6, 1, 2), five_of_a_kind=50, sixes=18)
    with_sixes = twin(lambda roll: GROUPS["full-house"](roll) or roll == (6,) * 5, (6, 6, 6), 2)
    assert chances(state, 1, 2, 3)["full-house"] == pytest.approx(with_sixes, abs=1e-12)
    assert with_sixes > twin(GROUPS["full-house"], (6, 6, 6), 2)


def test_five_alike_must_go_to_their_own_number_first() -> None:
    state = with_entries(first_roll("kniffel", 6, 6, 6, 6, 2), five_of_a_kind=50)
    one_left = replace(state, attempt=replace(state.attempt, rolls=2))
    assert chances(one_left, 1, 2, 3, 4)["four-of-a-kind"] == pytest.approx(5 / 6, abs=1e-15)
    assert chances(one_left, 1, 2, 3, 4)["sixes"] == 1


def test_in_the_duel_a_kniffel_takes_any_chip() -> None:
    state = rolled(rolled(find_game("dice-duel").initial_state(1, {}), 6, 6, 6, 6, 2), 6, 6, 6, 6, 3)
    odds = chances(state, 1, 2, 3, 4)
    assert odds["large-straight"] == odds["two-pairs"] == odds["full-house"] == pytest.approx(1 / 6, abs=1e-15)
    assert odds["flush"] == pytest.approx(1 / 2, abs=1e-15)
    assert odds["four-of-a-kind"] == 1


def test_in_the_duel_a_chip_aside_needs_a_kniffel_and_one_that_is_gone_has_no_odds() -> None:
    state = cast(DiceDuelState, rolled(find_game("dice-duel").initial_state(1, {}), 6, 6, 6, 6, 2))
    state = replace(state, in_tray=(4, 4, 4, 4, 4, 0, 0), aside=(0, 0, 0, 0, 0, 0, 1))
    odds = chances(state, 1, 2, 3, 4)
    assert "four-of-a-kind" not in odds
    assert odds["large-straight"] == pytest.approx(11 / 36, abs=1e-15)


def test_the_second_chip_of_a_kniffel_can_be_any() -> None:
    state = cast(DiceDuelState, rolled(find_game("dice-duel").initial_state(1, {}), 6, 6, 6, 6, 6))
    second = state.apply_action(next(state.legal_actions()))
    assert second.owes_second
    assert set(chances(second).values()) == {1}


# -- Kribbeln


def kribbeln(*faces: str, task: str = "none o") -> KribbelnState:
    tasks = [task, "any-3", "any-4", "no-3", "no-2", "two-pairs"]
    state = find_game("kribbeln").initial_state(1, {"sheet": "own", "tasks": tasks})
    return cast(KribbelnState, rolled(state, *faces) if faces else state)


@pytest.mark.parametrize(  # solvers 5.3, Pmax
    ("task", "chance"), [("none o", 0.9725), ("any-4", 0.4565), ("equal y b", 0.8990), ("most r", 0.5812)]
)
def test_a_task_has_its_published_chance_before_the_first_roll(task: str, chance: float) -> None:
    odds = table_odds(kribbeln(task=task), ())
    assert list(odds) == ["t1"]
    assert round(odds["t1"].chance, 4) == chance
    assert odds["t1"].least == 0


def test_one_orange_die_is_left_to_roll() -> None:
    two_left = kribbeln("1k", "1g", "1b", "1o", "1y", "1r")
    kept = (1, 2, 3, 5, 6)
    assert chances(two_left, *kept) == {"t1": pytest.approx(35 / 36, abs=1e-15)}
    one_left = rolled(two_left, "1k", "1g", "1b", "6g", "1y", "1r")
    assert chances(one_left, *kept) == {"t1": pytest.approx(5 / 6, abs=1e-15)}
    assert chances(one_left, *range(1, 7)) == {"t1": 1}
    assert chances(two_left, *range(1, 7)) == {"t1": 0}


def test_real_dice_may_lie_in_any_order() -> None:
    """A face stands for the die that has it."""
    in_order, shuffled = ("1k", "1g", "1b", "1o", "1y", "1r"), ("1o", "1k", "1g", "1r", "1b", "1y")
    kept = [place for place, face in enumerate(shuffled, 1) if face in ("1k", "1g")]
    assert chances(kribbeln(*shuffled), *kept) == chances(kribbeln(*in_order), 1, 2)


def in_a_kribbel_row(bar: int) -> KribbelnState:
    state = kribbeln()
    return replace(state, entries=tuple((bar,) if row == 2 else (None,) for row in range(10)), row=5, waiting=(0,))


@pytest.mark.parametrize(  # solvers 5.3
    ("bar", "chance"), [(20, 0.988), (24, 0.870), (27, 0.611), (30, 0.273), (35, 0.006)]
)
def test_a_kribbel_space_has_its_published_chance(bar: int, chance: float) -> None:
    odds = table_odds(in_a_kribbel_row(bar), ())
    assert list(odds) == ["k2"]
    assert odds["k2"].chance == pytest.approx(chance, abs=6e-4)


def test_a_kribbel_space_that_takes_any_total_has_no_odds_and_one_above_all_totals_no_chance() -> None:
    assert table_odds(in_a_kribbel_row(0), ()) == {}
    assert table_odds(in_a_kribbel_row(36), ()) == {"k2": RowOdds(0.0)}


def test_what_is_nearly_sure_is_not_sure() -> None:
    """More than 6 in two rolls of six dice: only six ones twice in a row fail."""
    state = in_a_kribbel_row(6)
    lying = rolled(state, *(str(die[0].text) for die in state.attempt.dice))
    chance = chances(lying)["k2"]
    assert chance < 1
    assert chance == pytest.approx(1 - 1 / 46656**2, abs=1e-15)


# -- whole games


@every(records())
def test_in_recorded_games_the_impossible_never_happens_and_what_is_sure_always_does(path: Path) -> None:
    record = read_record(path.read_bytes(), find_game)
    states = [record.start, *(step.state for step in record.steps)]
    turns = 0
    for before, rolled_at, after in zip(states, record.steps, states[2:], strict=False):
        if not isinstance(rolled_at.action, Roll):
            continue
        every_die = set(range(1, len(before.tray().dice) + 1))
        hoped = chances(before, *(every_die - set(rolled_at.action.positions)))
        fits = chances(after, *every_die)
        assert hoped.keys() == fits.keys() <= {row.id for row in before.sheet().rows}
        assert set(fits.values()) <= {0, 1}
        assert all(fits[row] == 0 for row, chance in hoped.items() if chance == 0)
        if after.tray().rolls_used == after.tray().rolls_allowed:
            assert all(fits[row] == 1 for row, chance in hoped.items() if chance == 1)
        turns += 1
    assert turns > 10
