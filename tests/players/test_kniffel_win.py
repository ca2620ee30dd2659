"""Kniffel's best: the chance to win at the last boxes by arithmetic, and points everywhere else."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from kribbeln_desktop.core.actions import Roll
from kribbeln_desktop.core.dice import PLAIN_DIE
from kribbeln_desktop.core.game import CHANCE, State
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kniffel_boxes import BOXES
from kribbeln_desktop.games.kniffel_state import KniffelState
from kribbeln_desktop.players import ADVISERS
from kribbeln_desktop.players.kniffel_far import OPTIMUM
from kribbeln_desktop.players.kniffel_last import next_turn, sheet_of, to_come
from kribbeln_desktop.players.kniffel_positions import position_of
from kribbeln_desktop.players.kniffel_values import values
from kribbeln_desktop.players.player import Unit

GAME = find_game("kniffel")
PLACES = {box.id: place for place, box in enumerate(BOXES)}
BEST = ADVISERS["kniffel"]()
BEST.prepare(GAME.initial_state(2, {}))
TASTE = 2e-5
"""So much of a chance to win goes to points at most."""


def entries(*free: str, **written: int) -> list[int | None]:
    """A sheet in which all but the free boxes hold 0, or what is written."""
    return [None if box.id in free else written.get(box.id.replace("-", "_"), 0) for box in BOXES]


def game(*sheets: Sequence[int | None]) -> KniffelState:
    """Seat 0 begins, and plays if no sheet has more free boxes than its own."""
    state = GAME.initial_state(len(sheets), {})
    assert isinstance(state, KniffelState)
    filled = sum(entry is not None for sheet in sheets for entry in sheet)
    return replace(state, entries=tuple(map(tuple, sheets)), turns=filled)


def lying(state: KniffelState, digits: str, rolls: int) -> KniffelState:
    faces = tuple(PLAIN_DIE[int(digit) - 1] for digit in digits)
    return replace(state, attempt=replace(state.attempt, faces=faces, rolls=rolls))


def exactly(sixes: int) -> float:
    """The chance of so many sixes in three rolls that keep each."""
    chance = 1 - (5 / 6) ** 3
    return comb(5, sixes) * chance**sixes * (1 - chance) ** (5 - sixes)


def test_last_turn_of_all_is_worth_the_chance_to_overtake() -> None:
    """Seat 1 has finished 18 points ahead: three sixes tie, four win."""
    state = game(entries(chance=30), entries("sixes", chance=12))
    assert state.current_player() == 1
    expected = exactly(3) / 2 + exactly(4) + exactly(5)
    assert BEST.value(state, 1) == pytest.approx(expected, abs=TASTE)
    assert BEST.advise(state).best.value == pytest.approx(expected, abs=TASTE)
    assert BEST.advise(state).unit is Unit.WIN
    assert BEST.value(state, 0) == pytest.approx(1 - expected, abs=TASTE)


def test_what_an_opponent_may_still_score_is_reckoned_with() -> None:
    """Both are level; each has one box that gives all or nothing (published chances, the joker with its own)."""
    mine, theirs = 0.265319, 0.046029
    state = game(entries("large-straight"), entries("five-of-a-kind"))
    expected = mine * (1 - theirs) + (1 - mine) * (1 - theirs) / 2
    assert BEST.value(state, 0) == pytest.approx(expected, abs=TASTE)
    assert BEST.value(state, 1) == pytest.approx(1 - expected, abs=TASTE)


def test_three_seats_share_by_how_many_they_are() -> None:
    """All are level, each has the box for five alike: one of n who hit, or all three who miss, share."""
    hit = 0.046029
    state = game(*[entries("five-of-a-kind")] * 3)
    expected = hit * ((1 - hit) ** 2 + hit * (1 - hit) + hit**2 / 3) + (1 - hit) ** 3 / 3
    assert [BEST.value(state, seat) for seat in range(3)] == pytest.approx([expected] * 3, abs=TASTE)
    assert expected == pytest.approx(1 / 3, abs=1e-9)


def test_who_is_behind_rolls_what_is_good_for_points() -> None:
    """28 points are needed in the box for any dice; 26 lie there, which is more than a roll would bring."""
    state = lying(game(entries(twos=27), entries("chance")), "44666", 2)
    assert str(OPTIMUM.advise(state).best.action) == "score chance"
    best = BEST.advise(state).best
    assert str(best.action) == "roll 1"
    assert best.value == pytest.approx((1 / 6) / 2 + 1 / 6, abs=TASTE)  # a 5 ties, a 6 wins
    both = BEST.advise(state).of(Roll((1, 2)))
    assert both.value == pytest.approx((4 / 36) / 2 + 6 / 36, abs=TASTE)  # 9 ties, 10 to 12 win


def test_who_has_lost_or_won_in_any_case_plays_for_points() -> None:
    for other in (0, 300):
        state = lying(game(entries(sixes=other), entries("chance")), "14666", 2)
        assert BEST.advise(state).best.action == OPTIMUM.advise(state).best.action
        assert BEST.advise(state).best.value == pytest.approx(float(other == 0), abs=TASTE)


def test_result_is_the_value_at_the_end() -> None:
    state = game(entries(chance=20), entries(chance=20), entries(chance=5))
    assert [BEST.value(state, seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert BEST.value(game(entries(chance=20)), 0) == 20


@pytest.mark.parametrize("free", [1, 3])
def test_alone_and_before_the_last_rounds_best_is_optimum(free: int) -> None:
    names = [box.id for box in BOXES]
    alone = game(entries(*names[:free]))
    early = game(entries(*names[:4]), entries(*names[:3]))
    for state in (alone, early, GAME.initial_state(2, {}), lying(alone, "12456", 1)):
        assert isinstance(state, KniffelState)
        assert BEST.advise(state) == OPTIMUM.advise(state)
        assert BEST.value(state, 0) == OPTIMUM.value(state, 0)


def reachable(random: Random, free: Sequence[int]) -> list[int | None]:
    """A sheet that play can bring about."""
    filled = [(place + 1) * random.randint(1, 4) if place < 6 else random.choice((0, 20)) for place in range(13)]
    filled[PLACES["five-of-a-kind"]] = random.choice((0, 50))
    return [None if place in free else entry for place, entry in enumerate(filled)]


@pytest.mark.parametrize("number", range(12))
def test_scores_to_come_and_turns_for_points_are_those_of_the_table(number: int) -> None:
    random = Random(number)
    sheet = reachable(random, random.sample(range(13), 3))
    state = game(sheet)
    table = values(50)[position_of(sheet)]
    chances = to_come(sheet_of(state, 0))
    assert chances.min() >= 0
    assert chances.sum() == pytest.approx(1)
    assert chances @ np.arange(len(chances)) == pytest.approx(table, abs=1e-4)
    assert next_turn(sheet_of(state, 0), np.arange(600.0)).worth.value == pytest.approx(table, abs=1e-4)


def test_every_pair_of_sheets_with_one_or_two_free_boxes_is_played_to_its_end() -> None:
    random = Random(1)
    for free in (*combinations(range(13), 1), *combinations(range(13), 2)):
        state: State = game(reachable(random, free), reachable(random, random.sample(range(13), len(free))))
        while not state.is_over():
            if state.current_player() == CHANCE:
                action = state.chance_action([random.randint(1, 6) for _die in state.chance_dice()])
            else:
                advice = BEST.advise(state)
                assert advice.unit is Unit.WIN
                assert -1e-9 <= advice.alternatives[-1].value <= advice.best.value <= 1
                action = advice.best.action
            state = state.apply_action(action)
