"""Kniffel's players: what a turn brings by the rules, by hand and as published; ties; how strong they are."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

from kribbeln_desktop.core.actions import Roll
from kribbeln_desktop.core.dice import PLAIN_DIE
from kribbeln_desktop.core.game import State
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kniffel_boxes import BOXES
from kribbeln_desktop.games.kniffel_state import KniffelState
from kribbeln_desktop.players import find_level
from kribbeln_desktop.players.five_dice import ROLLS, roll_index
from kribbeln_desktop.players.kniffel import plan
from kribbeln_desktop.players.player import Choice
from kribbeln_desktop.players.simulation import simulate

GAME = find_game("kniffel")
ALL = "roll 1 2 3 4 5"
UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")


def position(free: tuple[str, ...], further_five: int = 50, **entered: int) -> KniffelState:
    """One seat's game in which all boxes but the ``free`` ones are filled, with 0 where nothing is said."""
    written = {name.replace("_", "-"): points for name, points in entered.items()}
    state = GAME.initial_state(1, {"further-five": further_five})
    assert isinstance(state, KniffelState)
    entries = tuple(None if box.id in free else written.get(box.id, 0) for box in BOXES)
    return replace(state, entries=(entries,), turns=len(BOXES) - len(free))


def lying(state: KniffelState, values: str, rolls: int = 3) -> KniffelState:
    """The dice show ``values`` after so many rolls."""
    faces = tuple(PLAIN_DIE[int(value) - 1] for value in values)
    return replace(state, attempt=replace(state.attempt, faces=faces, rolls=rolls))


def chosen(state: State, level: str = "casual") -> str:
    return str(find_level("kniffel", level).make().choose(state).action)


def alternatives(state: State) -> dict[str, float]:
    choice: Choice = find_level("kniffel", "casual").make().choose(state)
    return {str(alternative.action): alternative.value for alternative in choice.alternatives}


# -- what a turn brings


def moments(further_five: int) -> Iterator[KniffelState]:
    """Sheets filled haphazardly: with and without joker, near the bonus and beyond it."""
    generator = random.Random(further_five)
    for turn in range(16):
        state = GAME.initial_state(2, {"further-five": further_five})
        assert isinstance(state, KniffelState)
        sheets = [[generator.choice([None, *ENTRIES.get(box.id, (0, 20))]) for box in BOXES] for _seat in range(2)]
        sheets[turn % 2][generator.randrange(len(BOXES))] = None
        yield replace(state, entries=tuple(map(tuple, sheets)), turns=turn % 2)


ENTRIES: dict[str, tuple[int, ...]] = {
    **{box: (3 * number, 4 * number) for number, box in enumerate(UPPER, 1)},
    "five-of-a-kind": (0, 50),
}


@pytest.mark.parametrize("further_five", [50, 100, 0])
def test_every_roll_brings_in_every_box_what_the_rules_give(further_five: int) -> None:
    seen = dict.fromkeys(("bonus", "joker"), 0)
    for state in moments(further_five):
        seat, gains = state.current_player(), plan(state).gains
        for roll in (*ROLLS[::5], *((value,) * 5 for value in range(1, 7))):
            shown = lying(state, "".join(map(str, roll)))
            for box, gain in zip(BOXES, gains[:, roll_index(roll)], strict=True):
                if shown.refusal(box.decision) is not None:
                    assert gain == -np.inf
                    continue
                after = shown.apply_action(box.decision)
                assert gain == after.totals()[seat] - state.totals()[seat]
                seen["bonus"] += after.bonus(seat) > state.bonus(seat)
                seen["joker"] += shown.is_joker()
    assert all(number > 20 for number in seen.values())


def test_last_box_is_worth_what_arithmetic_says() -> None:
    def worth(free: str, **entered: int) -> float:
        return plan(position((free,), **entered)).worth.value

    assert worth("chance") == pytest.approx(5 * 14 / 3, abs=1e-9)
    assert worth("sixes") == pytest.approx(6 * 2.106481, abs=1e-5)  # solvers 3: one given face
    assert worth("five-of-a-kind") == pytest.approx(50 * 0.046029, abs=3e-5)  # solvers 4.2, as the next ones
    assert worth("large-straight") == pytest.approx(40 * 0.265319, abs=3e-5)  # Kniffel counts too: a joker
    assert worth("full-house") == pytest.approx(25 * 0.366145, abs=3e-5)


def test_joker_and_extra_points_are_reckoned_with() -> None:
    struck, scored = (plan(position(("full-house",), five_of_a_kind=points)) for points in (0, 50))
    fives = roll_index((2,) * 5)
    assert struck.gains[:, fives].max() == 25
    assert scored.gains[:, fives].max() == 75
    assert struck.chances.value == pytest.approx(0.366145, abs=6e-7)  # solvers 4.2
    assert struck.worth.value + 50 * 0.0007 < scored.worth.value < struck.worth.value + 50 * 0.046029


def test_bonus_is_part_of_the_turn_that_reaches_it() -> None:
    upper = {"twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}
    state = position(("ones", "chance"), **upper)  # 60: three ones are missing
    assert alternatives(lying(state, "11166")) == {"score ones": 38, "score chance": 15}
    assert alternatives(lying(state, "11666")) == {"score chance": 20, "score ones": 2}
    assert alternatives(lying(position(("ones", "chance"), **{**upper, "ones": 0, "sixes": 24}), "11166")) == {
        "score chance": 15,
        "score ones": 3,
    }


def test_first_turn_is_worth_more_than_any_box_alone() -> None:
    alone = max(50 * 0.046029, 40 * 0.261095, 30 * 0.615442, 5 * 14 / 3)
    choice = find_level("kniffel", "casual").make().choose(GAME.initial_state(2, {}))
    assert [str(alternative.action) for alternative in choice.alternatives] == [ALL]
    assert alone < choice.alternatives[0].value < 40
    assert choice.alternatives[0].chance == pytest.approx(1)


# -- what is chosen


def test_of_equal_boxes_the_first_on_the_sheet_is_taken_so_strikes_begin_above() -> None:
    state = position(("twos", "fours", "four-of-a-kind", "large-straight"))
    assert chosen(lying(state, "11366")) == "score twos"
    assert chosen(lying(position(("three-of-a-kind", "chance")), "44466")) == "score three-of-a-kind"


def test_made_thing_that_cannot_be_bettered_is_entered_at_once() -> None:
    state = position(("large-straight", "full-house"))
    assert chosen(lying(state, "23456", rolls=1)) == "score large-straight"
    assert chosen(lying(position(("five-of-a-kind", "chance")), "66666", rolls=1)) == "score five-of-a-kind"


def test_dice_are_named_by_where_they_lie() -> None:
    state = position(("sixes",))
    assert chosen(lying(state, "61626", rolls=1)) == "roll 2 4"
    assert chosen(lying(state, "11666", rolls=2)) == "roll 1 2"
    assert chosen(lying(position(("small-straight",)), "26436", rolls=2)) == "roll 2 5"


def test_one_pip_more_is_worth_a_roll_of_low_dice() -> None:
    choice = find_level("kniffel", "casual").make().choose(lying(position(("chance",)), "34656", rolls=2))
    assert choice.action == Roll((1,))  # a 3 is below 3.5, a 4 is not
    assert choice.alternatives[0].value == pytest.approx(21 + 3.5)
    assert [str(alternative.action) for alternative in choice.alternatives][1:] == ["score chance", "roll 1 2"]


def test_beginner_looks_one_roll_ahead_and_casual_to_the_end() -> None:
    state = lying(position(("chance",)), "34444", rolls=1)
    best = {
        level: find_level("kniffel", level).make().choose(state).alternatives[0] for level in ("beginner", "casual")
    }
    assert str(best["beginner"].action) == "roll 1"
    assert best["beginner"].value == pytest.approx(4 * 4 + 3.5)
    assert str(best["casual"].action) == ALL
    assert best["casual"].value == pytest.approx(5 * 4.25)  # two rolls: 5 and 6 are kept, else 3.5


# -- how strong


def test_casual_alone_scores_what_playing_each_turn_for_itself_scores() -> None:
    (figures,) = simulate(GAME, ("casual",), 600, "mean").seats
    error = 39.6 / 600**0.5
    assert abs(figures.mean - 214.30) < 3 * error  # solvers 2.6
    assert 34 < figures.sd < 46  # solvers 2.6: 39.6


def test_beginner_scores_clearly_less_but_plays_sensibly() -> None:
    (figures,) = simulate(GAME, ("beginner",), 200, "mean").seats
    assert abs(figures.mean - 183.5) < 3 * 40 / 200**0.5  # 2 000 games: 183.5, sd 40


def first_rolls(pattern: str) -> list[KniffelState]:
    """The first roll of a game in all ways that look like ``pattern``, whose letters stand for rising numbers."""
    state = GAME.initial_state(1, {})
    assert isinstance(state, KniffelState)
    letters = sorted(set(pattern))
    numbers = combinations(range(1, 7), len(letters))
    tables = (str.maketrans(dict(zip(letters, map(str, chosen), strict=True))) for chosen in numbers)
    return [lying(state, pattern.translate(table), rolls=1) for table in tables]


def how_often(pattern: str, actions: set[str], level: str = "beginner") -> float:
    """How often one of these actions answers such a first roll."""
    answers = [chosen(state, level) in actions for state in first_rolls(pattern)]
    return sum(answers) / len(answers)


ENTRIES_MADE = {f"score {box.id}" for box in BOXES}


def test_beginner_overlooks_some_of_what_it_has() -> None:
    overlooked = [
        chosen(replace(state, attempt=replace(state.attempt, rolls=3)), "beginner") != "score full-house"
        for state in first_rolls("abaab")
    ]
    assert 0 < sum(overlooked) / len(overlooked) < 0.5


def test_beginner_is_glad_to_enter_what_could_be_bettered() -> None:
    assert how_often("aabca", {"score three-of-a-kind"}, "casual") == 0
    assert 0.1 < how_often("aabca", {"score three-of-a-kind"}) < 0.7


def test_beginner_gives_up_now_and_then() -> None:
    assert how_often("aabbc", ENTRIES_MADE, "casual") == 0
    assert 0 < how_often("aabbc", ENTRIES_MADE) < 0.25


def test_beginner_likes_to_keep_only_the_higher_pair() -> None:
    higher, lower = how_often("aabbc", {"roll 1 2 5"}), how_often("aabbc", {"roll 3 4 5"})
    assert 0.15 < higher < 0.6
    assert lower < 0.1
