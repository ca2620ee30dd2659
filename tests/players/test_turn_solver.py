"""The exact solver against twins that know nothing of its lattice."""

import itertools
from collections.abc import Iterator

import numpy as np
import pytest

from kribbeln_desktop.games.kribbeln_tasks import load_dice
from kribbeln_desktop.players.kribbeln_payoffs import above, totals
from kribbeln_desktop.players.turn_solver import TIE, Floats, Turn, follow, keep_values, ranking, rolled_sets, solve

DICE = load_dice()["1"]
Roll = tuple[int, ...]


def outcomes(roll: Roll, rolled: tuple[int, ...]) -> Iterator[Roll]:
    """Every roll that follows when the dice at these axes are rolled."""
    for values in itertools.product(range(1, 7), repeat=len(rolled)):
        after = list(roll)
        for axis, value in zip(rolled, values, strict=True):
            after[axis] = value
        yield tuple(after)


def subsets(dice: int) -> list[tuple[int, ...]]:
    """Every set of dice to roll, by bit patterns, so in another order than the solver's."""
    return [tuple(axis for axis in range(dice) if bits >> axis & 1) for bits in range(2**dice)]


def cell(payoff: Floats, roll: Roll) -> float:
    return float(payoff[tuple(value - 1 for value in roll)])


def mean(values: Iterator[float] | list[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


def played_out(payoff: Floats, dice: int, rolls_left: int) -> dict[Roll, float]:
    """What every roll is worth, by trying each of its keeps and each outcome."""
    rolls = list(itertools.product(range(1, 7), repeat=dice))
    if rolls_left == 0:
        return {roll: cell(payoff, roll) for roll in rolls}
    later = played_out(payoff, dice, rolls_left - 1)
    return {
        roll: max(
            cell(payoff, roll) if not rolled else mean(later[after] for after in outcomes(roll, rolled))
            for rolled in subsets(dice)
        )
        for roll in rolls
    }


@pytest.fixture(scope="module")
def noise() -> tuple[Floats, Turn]:
    """A payoff without any structure on six dice, and its turn."""
    payoff = np.random.Generator(np.random.PCG64(7)).random((6,) * 6)
    return payoff, solve(payoff)


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_value_is_that_of_a_twin_which_plays_every_turn_out(dice: int) -> None:
    payoff = np.random.Generator(np.random.PCG64(dice)).random((6,) * dice)
    twin = played_out(payoff, dice, 2)
    assert solve(payoff).value == pytest.approx(mean(list(twin.values())), abs=1e-12)


def test_keeps_with_two_rolls_left_are_the_twins() -> None:
    payoff = np.random.Generator(np.random.PCG64(3)).random((6,) * 2)
    later, lattice = played_out(payoff, 2, 1), solve(payoff).two_left
    for roll in itertools.product(range(1, 7), repeat=2):
        expected = [mean(later[after] for after in outcomes(roll, rolled)) for rolled in rolled_sets(2)]
        assert keep_values(lattice, roll) == pytest.approx(expected, abs=1e-12)


def test_every_keep_of_six_dice_is_the_mean_of_its_outcomes(noise: tuple[Floats, Turn]) -> None:
    payoff, turn = noise
    generator = np.random.Generator(np.random.PCG64(11))
    for _ in range(60):
        roll: Roll = tuple(int(value) for value in generator.integers(1, 7, 6))
        expected = []
        for rolled in rolled_sets(6):
            cells = tuple(slice(None) if axis in rolled else roll[axis] - 1 for axis in range(6))
            expected.append(float(payoff[cells].mean()))
        assert keep_values(turn.one_left, roll) == pytest.approx(expected, abs=1e-12)


def test_best_keep_of_six_dice_is_the_best_of_all_64(noise: tuple[Floats, Turn]) -> None:
    _payoff, turn = noise
    full_rolls = turn.two_left[(slice(1, None),) * 6]
    generator = np.random.Generator(np.random.PCG64(12))
    for _ in range(2000):
        roll: Roll = tuple(int(value) for value in generator.integers(1, 7, 6))
        best = max(
            float(turn.one_left[tuple(0 if axis in rolled else roll[axis] for axis in range(6))])
            for rolled in subsets(6)
        )
        assert cell(full_rolls, roll) == best


def test_dice_are_told_apart() -> None:
    payoff = np.zeros((6, 6))
    payoff[5, 0] = 1  # a six on the first die and a one on the second, not the other way round
    turn = solve(payoff)
    assert keep_values(turn.one_left, (6, 1))[0] == 1
    assert keep_values(turn.one_left, (1, 6)).max() == pytest.approx(1 / 36)


def test_another_payoff_follows_the_keeps_of_the_first() -> None:
    sixes = np.fromfunction(lambda a, b: (a == 5) * 1.0 + (b == 5), (6, 6))
    turn = solve(sixes)
    assert follow(turn, sixes).value == pytest.approx(turn.value, abs=1e-12)
    both = follow(turn, (sixes == 2).astype(float))
    assert both.value == pytest.approx((1 - (5 / 6) ** 3) ** 2, abs=1e-12)  # each die rolls until it is a six


def test_free_roll_of_six_dice_is_worth_28_exactly() -> None:
    payoff = totals(DICE).astype(np.float64)
    turn = solve(payoff)
    assert turn.value == pytest.approx(28, abs=1e-12)  # issue 2; solvers 5.2: 6 x 14/3
    spread = follow(turn, payoff**2).value - turn.value**2
    assert spread == pytest.approx(12, abs=1e-9)  # solvers 5.2: sd sqrt 12


P_ABOVE = {  # solvers 5.3: max P(total > k) in a Kribbel row
    20: 0.988,
    22: 0.954,
    24: 0.870,
    25: 0.801,
    26: 0.715,
    27: 0.611,
    28: 0.498,
    29: 0.382,
    30: 0.273,
    31: 0.179,
    32: 0.103,
    33: 0.050,
    34: 0.020,
    35: 0.006,
}


@pytest.mark.parametrize(("bar", "chance"), P_ABOVE.items())
def test_chance_to_pass_a_bar(bar: int, chance: float) -> None:
    assert solve(above(DICE, bar).astype(np.float64)).value == pytest.approx(
        chance, abs=6e-4
    )  # .61150 is printed as .611


def test_of_equal_keeps_the_one_that_rolls_fewest_dice_is_best() -> None:
    best = ranking(np.zeros(64), 6)[0]
    assert rolled_sets(6)[best] == ()
    values = np.zeros(64)
    values[[9, 40]] = 1
    assert list(ranking(values, 6)[:2]) == [9, 40]
    assert len(rolled_sets(6)[9]) < len(rolled_sets(6)[40])
    values[40] += TIE / 2
    assert list(ranking(values, 6)[:2]) == [9, 40], "what single precision cannot tell apart is equal"
    values[40] += 9 * TIE
    assert list(ranking(values, 6)[:2]) == [40, 9]


def test_single_precision_is_as_good_as_double_for_playing() -> None:
    payoff = totals(DICE) * above(DICE, 20)
    exact = solve(payoff.astype(np.float64))
    quick = solve(payoff.astype(np.float32))
    assert quick.one_left.dtype == np.float32
    assert float(np.abs(quick.two_left - exact.two_left).max()) < 2e-5
