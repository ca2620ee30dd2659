"""The plan for a whole game of Kribbeln: its last rows by hand, its value against how it behaves."""

import numpy as np
import pytest

from kribbeln_desktop.games.kribbeln_tasks import load_dice, load_sheets, read_task
from kribbeln_desktop.players.kribbeln_futures import filled_after, futures, is_played, spaces
from kribbeln_desktop.players.kribbeln_payoffs import ENTRIES
from kribbeln_desktop.players.kribbeln_population import mixture, rewards_among
from kribbeln_desktop.players.kribbeln_sweep import Ground, Plan, best_response, casual_behaviour

DICE = load_dice()["1"]
GROUND = Ground(DICE, load_sheets()["2"], True)
FREE = Ground(DICE, load_sheets()["2"], False)
NOTHING = np.zeros((10, ENTRIES), np.float32)
ENTERED = (np.arange(ENTRIES) > 0).astype(np.float32)
"""A point for any entry."""


def earning(*rows: int) -> np.ndarray:
    """A point for any entry in these rows, nothing elsewhere."""
    earned = NOTHING.copy()
    earned[list(rows)] = ENTERED
    return earned


@pytest.fixture(scope="module")
def plan() -> Plan:
    """Against a population of casual players at a table of three."""
    field = futures(casual_behaviour(GROUND), True)[0, 0, 0]
    return best_response(GROUND, rewards_among(3, field))


@pytest.mark.parametrize(("bar", "chance"), {20: 0.988, 27: 0.611, 30: 0.273, 35: 0.006}.items())
def test_last_row_is_the_chance_to_pass_the_bar(bar: int, chance: float) -> None:  # solvers 5.3
    worth = best_response(GROUND, earning(9)).values
    assert worth[9, bar, 1] == pytest.approx(chance, abs=6e-4)
    assert worth[9, bar, 2] == 0, "nothing is left to play"


def test_without_rising_every_kribbel_space_is_filled() -> None:
    worth = best_response(FREE, earning(2, 5, 8, 9)).values
    assert worth[0, 0, 0] == pytest.approx(4, abs=1e-5)


def test_a_second_attempt_is_worth_what_the_first_leaves() -> None:
    ground = Ground(DICE, (read_task("any-4"),) * 6, False)
    worth = best_response(ground, earning(7)).values
    missed = 1 - 0.4565  # solvers 5.3: Pmax of any-4
    for filled in range(3):
        assert worth[7, 0, filled] == pytest.approx(1 - missed ** (3 - filled), abs=3e-4)


def test_alone_the_free_kribbel_rows_bring_28_each() -> None:
    earned = NOTHING.copy()
    earned[[8, 9]] = np.arange(ENTRIES)
    assert best_response(FREE, earned).values[8, 0, 0] == pytest.approx(56, abs=1e-4)  # solvers 5.2


def test_what_a_plan_is_worth_is_what_its_behaviour_earns(plan: Plan) -> None:
    field = futures(casual_behaviour(GROUND), True)[0, 0, 0]
    earned = rewards_among(3, field)
    ahead = futures(plan.behaviour, True)
    for row, bar, filled in ((0, 0, 0), (3, 24, 0), (4, 28, 1), (6, 27, 0), (7, 30, 1), (8, 26, 0), (9, 33, 1)):
        assert np.tensordot(ahead[row, bar, filled], earned, 2) == pytest.approx(
            plan.values[row, bar, filled], abs=2e-4
        )


def test_nobody_gains_on_the_plan(plan: Plan) -> None:
    field = futures(casual_behaviour(GROUND), True)[0, 0, 0]
    assert (field * rewards_among(3, field)).sum() < plan.values[0, 0, 0]


def test_futures_write_every_row_once(plan: Plan) -> None:
    ahead = futures(plan.behaviour, True)
    assert ahead[0, 0, 0].sum(axis=1) == pytest.approx(np.ones(10), abs=1e-5)
    late = ahead[7, 25, 1].sum(axis=1)
    assert late == pytest.approx([0] * 7 + [1, 0, 1], abs=1e-5), "Kribbel space 3 is filled"


def test_mixture_is_half_of_each(plan: Plan) -> None:
    zero = np.zeros(3, np.float32)
    assert mixture(zero, zero + 1) == pytest.approx(0.5)


def test_spaces_fill_in_order() -> None:
    assert (spaces(0), spaces(4), spaces(7)) == ((2,), (5,), (8, 9))
    assert [is_played(8, filled) for filled in range(3)] == [True, False, False]
    assert [is_played(9, filled) for filled in range(3)] == [True, True, False]
    assert [filled_after(row, 0) for row in (0, 2, 5, 7, 8, 9)] == [0, 0, 0, 0, 1, 0]
    assert filled_after(8, 2) == 2
