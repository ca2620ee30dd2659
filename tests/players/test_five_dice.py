"""The exact solver for five like dice: published figures, arithmetic, and the solver that tells all dice apart."""

import itertools
import math

import numpy as np
import pytest

from kribbeln_desktop.core.patterns import (
    Pattern,
    Values,
    alike,
    are_all_different,
    is_full_house,
    is_one_parity,
    is_two_pairs,
    straight,
)
from kribbeln_desktop.players import turn_solver
from kribbeln_desktop.players.five_dice import (
    KEEPS,
    ROLLS,
    best,
    best_keeps,
    expanded,
    follow,
    kept_by_position,
    payoff_of,
    roll_index,
    solve,
)
from kribbeln_desktop.players.turn_solver import Floats, rolled_sets

ALL_WAYS = list(itertools.product(range(1, 7), repeat=5))


def is_haphazard(values: Values) -> bool:
    """A pattern without any structure, for twins."""
    return (7 * sum(values) + 3 * max(values) + math.prod(values)) % 5 < 2


PATTERNS: dict[Pattern, tuple[float, float, float]] = {  # solvers 4.2 and 3: in one, two and three rolls
    alike(5): (0.000772, 0.012631, 0.046029),
    straight(5): (0.030864, 0.129747, 0.261095),
    straight(4): (0.154321, 0.411788, 0.615442),
    is_full_house: (0.038580, 0.191222, 0.362883),
    alike(4): (0.020062, 0.132302, 0.290794),
    alike(3): (0.212963, 0.541324, 0.743195),
    is_two_pairs: (0.270062, 0.560592, 0.742419),
    is_one_parity: (0.0625, 0.375, 0.648438),
}
NAMES = ["five alike", "large", "small", "full house", "four", "three", "two pairs", "flush"]


def within(payoff: Floats) -> tuple[float, float, float]:
    """What the payoff comes to in one, two and three rolls."""
    one_left = expanded(payoff)
    return float(one_left[0]), float(expanded(best(one_left))[0]), solve(payoff).value


@pytest.mark.parametrize("pattern", PATTERNS, ids=NAMES)
def test_chances_are_the_published_ones(pattern: Pattern) -> None:
    assert within(payoff_of(pattern)) == pytest.approx(PATTERNS[pattern], abs=6e-7)


def test_five_different_in_three_rolls() -> None:
    one, _two, three = within(payoff_of(are_all_different))
    assert one == pytest.approx(6 * 5 * 4 * 3 * 2 / 6**5)
    assert three == pytest.approx(0.525139, abs=6e-7)  # solvers 3


def test_payoffs_that_follow_by_arithmetic() -> None:
    ducks = np.array([roll.count(1) for roll in ROLLS], dtype=np.float64)
    assert within(ducks) == pytest.approx([5 * (1 - (5 / 6) ** rolls) for rolls in (1, 2, 3)])
    assert solve(ducks).value == pytest.approx(2.106481, abs=6e-7)  # solvers 3
    pips = np.array([sum(roll) for roll in ROLLS], dtype=np.float64)
    assert within(pips) == pytest.approx([5 * 3.5, 5 * 4.25, 5 * 14 / 3])  # kept at last from 4 on, before from 5 on
    assert solve(payoff_of(is_one_parity)).value == pytest.approx(83 / 128)  # solvers 4.2
    assert solve(np.ones(252)).value == pytest.approx(1)


def test_there_are_252_rolls_and_462_keeps() -> None:
    assert len(set(ROLLS)) == len(ROLLS) == math.comb(10, 5) == 252
    assert len(set(KEEPS)) == len(KEEPS) == sum(math.comb(5 + n, n) for n in range(6)) == 462
    assert [ROLLS[roll_index(way)] for way in ALL_WAYS] == [tuple(sorted(way)) for way in ALL_WAYS]


def told_apart(payoff: Floats) -> Floats:
    """The same payoff for dice with positions; shape ``(6,) * 5``."""
    return np.array([payoff[roll_index(way)] for way in ALL_WAYS]).reshape((6,) * 5)


@pytest.fixture(scope="module")
def noise() -> Floats:
    """A payoff without any structure, and without ties."""
    return np.random.Generator(np.random.PCG64(5)).random(252)


@pytest.mark.parametrize("rolls_left", [1, 2])
def test_every_set_of_dice_to_roll_is_worth_what_dice_with_positions_say(noise: Floats, rolls_left: int) -> None:
    lattice = solve(noise).lattice(rolls_left)
    twin = turn_solver.solve(told_apart(noise)).lattice(rolls_left)
    for way in ALL_WAYS[::7]:
        assert lattice[kept_by_position(way)] == pytest.approx(turn_solver.keep_values(twin, way), abs=1e-12)


@pytest.mark.parametrize("pattern", [*PATTERNS, are_all_different, is_haphazard])
def test_turn_is_worth_what_dice_with_positions_say(pattern: Pattern) -> None:
    payoff = payoff_of(pattern)
    assert solve(payoff).value == pytest.approx(turn_solver.solve(told_apart(payoff)).value, abs=1e-12)


def test_another_payoff_follows_the_keeps_of_the_first(noise: Floats) -> None:
    turn, other = solve(noise), payoff_of(is_haphazard)
    twin = turn_solver.follow(turn_solver.solve(told_apart(noise)), told_apart(other))
    followed = follow(turn, other)
    assert followed.value == pytest.approx(twin.value, abs=1e-12)
    way = (4, 1, 4, 6, 2)
    two_left = followed.two_left[kept_by_position(way)]
    assert two_left == pytest.approx(turn_solver.keep_values(twin.two_left, way), abs=1e-12)
    assert follow(turn, noise).value == pytest.approx(turn.value, abs=1e-12)


def test_best_keep_lies_within_the_roll_and_is_the_most_that_it_is_worth(noise: Floats) -> None:
    lattice = solve(noise).one_left
    keeps = best_keeps(lattice)
    assert lattice[keeps] == pytest.approx(best(lattice), abs=0)
    for roll, keep in zip(ROLLS, keeps, strict=True):
        assert all(KEEPS[keep].count(value) <= roll.count(value) for value in range(1, 7))


def test_of_equal_keeps_the_one_with_most_dice_is_best() -> None:
    assert [KEEPS[keep] for keep in best_keeps(np.zeros(462))] == list(ROLLS)


def test_positions_say_which_dice_are_kept() -> None:
    kept = dict(zip(rolled_sets(5), kept_by_position((6, 1, 6, 3, 2)), strict=True))
    assert KEEPS[kept[()]] == (1, 2, 3, 6, 6)
    assert KEEPS[kept[1, 3, 4]] == (6, 6)
    assert KEEPS[kept[0, 2]] == (1, 2, 3)
    assert KEEPS[kept[0, 1, 2, 3, 4]] == ()


def test_many_payoffs_at_once_are_what_they_are_alone(noise: Floats) -> None:
    several = np.stack([noise, payoff_of(is_full_house), noise**2], axis=1)
    values = expanded(best(expanded(best(expanded(several)))))[0]
    assert values == pytest.approx([solve(several[:, column]).value for column in range(3)], abs=1e-15)
