"""What Kribbeln's entries earn and its turns come to, against brute force and published figures."""

import itertools
import math

import numpy as np
import pytest

from kribbeln_desktop.games.kribbeln_scores import rank_points
from kribbeln_desktop.games.kribbeln_tasks import load_dice, load_sheets
from kribbeln_desktop.players.kribbeln_payoffs import ENTRIES, endings_of, met, rank_rewards, totals
from kribbeln_desktop.players.kribbeln_sweep import solved
from kribbeln_desktop.players.kribbeln_totals import multisets, solve_totals
from kribbeln_desktop.players.turn_solver import endings, follow, solve, values

DICE = load_dice()["1"]
SOME = np.random.Generator(np.random.PCG64(5))


def test_entries_earn_what_all_that_the_others_may_enter_gives_on_average() -> None:
    entered = (0, 12, 12, 20, 31)  # what others may enter
    shares = SOME.dirichlet(np.ones(5), (3, 1))
    chances = np.zeros((3, 1, ENTRIES), np.float32)
    for other, place in itertools.product(range(3), range(5)):
        chances[other, 0, entered[place]] += shares[other, 0, place]
    earned = rank_rewards(chances)[0]
    for own in (0, 6, 12, 20, 21, 31, 36):
        expected = 0.0
        for places in itertools.product(range(5), repeat=3):
            chance = math.prod(shares[other, 0, place] for other, place in enumerate(places))
            expected += chance * rank_points([own, *(entered[place] for place in places)])[0]
        assert earned[own] == pytest.approx(expected, abs=1e-5)


def test_endings_say_total_and_success() -> None:
    task = load_sheets()["1"][3]
    codes = endings_of(DICE, task)
    assert np.array_equal(codes % ENTRIES, totals(DICE))
    assert np.array_equal(codes // ENTRIES, met(DICE, task))


def test_many_payoffs_are_worth_what_each_alone_is() -> None:
    payoffs = SOME.random((3, *(6,) * 6))
    assert values(payoffs) == pytest.approx([solve(payoff).value for payoff in payoffs], abs=1e-12)


def test_final_rolls_are_as_probable_as_the_values_say() -> None:
    payoff, other = SOME.random((2, *(6,) * 6))
    turn = solve(payoff)
    probable = endings(turn)
    assert probable.min() >= 0
    assert probable.sum() == pytest.approx(1, abs=1e-12)
    assert (probable * payoff).sum() == pytest.approx(turn.value, abs=1e-12)
    assert (probable * other).sum() == pytest.approx(follow(turn, other).value, abs=1e-12)


def test_there_are_462_rolls_and_924_keeps_of_alike_dice() -> None:  # solvers 5.2
    known = multisets()
    assert len(known.totals) == 462
    assert sum(map(len, known.added)) + 462 == 924
    assert known.ways.sum() == pytest.approx(1, abs=1e-12)


def test_alike_dice_are_worth_what_dice_with_places_are() -> None:
    payoffs = SOME.random((4, ENTRIES))
    worth, chances = solve_totals(payoffs)
    for payoff, value, probable in zip(payoffs, worth, chances, strict=True):
        twin, twins_chances = solved(endings_of(DICE, None), payoff)
        assert value == pytest.approx(twin, abs=2e-6)
        assert probable @ payoff == pytest.approx(value, abs=1e-12)
        assert probable == pytest.approx(twins_chances, abs=2e-5)


def test_totals_alone_give_28_with_the_published_spread() -> None:
    worth, chances = solve_totals(np.arange(ENTRIES, dtype=float)[np.newaxis])
    assert worth[0] == pytest.approx(28, abs=1e-12)  # solvers 5.2
    assert chances[0] @ np.arange(ENTRIES) ** 2 - 28**2 == pytest.approx(12, abs=1e-9)  # sd sqrt 12
