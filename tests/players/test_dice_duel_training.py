"""Games of Kniffel Dice Duel in step, and what is learned from them: weights that are known are found again."""

import numpy as np
import pytest

from kribbeln_desktop.players.dice_duel_lockstep import Results, Turns, play
from kribbeln_desktop.players.dice_duel_positions import at_start
from kribbeln_desktop.players.dice_duel_training import LeastSquares, greedy, seen_in, sureness
from kribbeln_desktop.players.dice_duel_turn import VALUES


def random(seed: int) -> np.random.Generator:
    return np.random.Generator(np.random.PCG64(seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_is_played_to_its_end(seats: int) -> None:
    results = play(60, [greedy] * seats, random(seats), keep_turns=True)
    assert results.shares.sum(axis=1) == pytest.approx(1)
    assert (results.points.sum(axis=1) <= 720 + seats * 50 + 7 * 30 + 20).all()
    assert (results.points.sum(axis=1) >= 300).all()
    assert [*results.turns[0].seats[: 2 * seats]] == [*range(seats)] * 2
    for turns in results.turns:
        chips = turns.before.owned.sum(axis=1) + turns.before.tray + turns.before.aside
        assert (chips == 4).all()
        assert turns.before.tray.any(axis=1).all()


def test_same_seed_gives_the_same_games() -> None:
    first, second = (play(30, [greedy] * 2, random(9)).points for _time in range(2))
    assert (first == second).all()


def test_first_turn_brings_on_average_what_is_expected_of_it() -> None:
    first, second = play(4000, [greedy] * 2, random(1), keep_turns=True).turns[:2]
    again = second.seats == first.seats
    assert again.mean() < 0.046  # solvers 4.2, who plays for nothing else
    chips = second.before.owned.sum(axis=1) @ VALUES
    assert first.worth == pytest.approx(26.86 - 26.86 * again.mean(), abs=0.2)  # solvers 4.2, with another turn
    assert chips.mean() == pytest.approx(first.worth[0], abs=3 * chips.std() / 4000**0.5)


def test_weights_are_found_again() -> None:
    generator = random(2)
    cases = np.stack([generator.integers(0, 3, 500), 3 + generator.integers(0, 3, 500)], axis=1)  # 5 means nothing
    number = generator.normal(size=500)
    weights = np.array([1.0, -2.0, 0.5, 3.0, 7.0])
    fit = LeastSquares.of(5)
    fit.see(cases, number, np.append(weights, 0)[cases].sum(axis=1) + 1.5 * number)
    assert fit.weights(1e-6) == pytest.approx([*weights, 1.5], abs=1e-3)


def test_caution_keeps_down_what_was_never_seen() -> None:
    fit = LeastSquares.of(2)
    fit.see(np.zeros((10, 1), np.int64), np.zeros(10), np.full(10, 4.0))
    assert fit.weights(10) == pytest.approx([2, 0, 0])  # 40 / (10 + 10)
    fit.fade(0)
    assert not fit.weights(10).any()


def test_slope_of_a_curve_is_found_again() -> None:
    lead = np.linspace(-3, 3, 61)
    assert sureness(lead, 1 / (1 + np.exp(-1.7 * lead))) == pytest.approx(1.7)


def test_lead_in_the_end_and_what_was_expected_are_mixed() -> None:
    """One game of two turns: seat 1 began, seat 0 won by 10; before its turn it had expected to be 20 ahead."""
    turns = tuple(
        Turns(at_start(1, 2), np.array([0]), np.array([seat]), np.array([worth]))
        for seat, worth in ((1, 4.0), (0, 20.0))
    )
    results = Results(np.array([[1.0, 0.0]]), np.array([[110.0, 100.0]]), turns)
    assert seen_in(results, 1).leads.tolist() == [[10, -10], [-10, 10]]
    half = seen_in(results, 0.5)
    assert half.leads.tolist() == [[15, -15], [-5.5, 5.5]]  # (10 + 20) / 2, then (-15 + 4) / 2
    assert half.shares.tolist() == [[1, 0], [0, 1]]
