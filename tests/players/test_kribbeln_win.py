"""The chance to win a game of two against all the ways in which its last rows can end."""

import itertools

import numpy as np
import pytest

from kribbeln_desktop.games.kribbeln_scores import rank_points, standings
from kribbeln_desktop.games.kribbeln_tasks import load_dice, load_sheets
from kribbeln_desktop.players.kribbeln_futures import FILLED
from kribbeln_desktop.players.kribbeln_payoffs import ENTRIES, Floats
from kribbeln_desktop.players.kribbeln_sweep import make_ground
from kribbeln_desktop.players.kribbeln_win import WinOutlook, moves_against

GROUND = make_ground(load_dice()["1"], load_sheets()["1"], True)
GENERATOR = np.random.Generator(np.random.PCG64(21))
ENTERED = (0, 22, 28, 33)
"""What somebody may enter."""


def spread(rows: range) -> Floats:
    """Chances of those entries in these rows, shape ``(10, 37)``."""
    found = np.zeros((10, ENTRIES), np.float32)
    for row in rows:
        found[row, list(ENTERED)] = GENERATOR.dirichlet(np.ones(len(ENTERED)))
    return found


def outlook(own: Floats, others: Floats, written: dict[int, int], ahead: int) -> WinOutlook:
    futures = np.broadcast_to(own, (11, ENTRIES, FILLED, 10, ENTRIES))
    return WinOutlook(GROUND, futures, moves_against(others), written, ahead)


def shared_out(own: dict[int, int], others: dict[int, int], ahead: int) -> float:
    """The own share in the victory when the rows end like this."""
    totals = [100 + ahead, 100]
    for row in own:
        for seat, points in enumerate(rank_points([own[row], others[row]])):
            totals[seat] += points
    winners = standings((totals[0], totals[1]), (own[9], others[9])).winners
    return (0 in winners) / len(winners)


def played_out(own: Floats, others: Floats, first: int, ahead: int) -> float:
    """The share by trying every way the rows from ``first`` on can end."""
    rows, expected = range(first, 10), 0.0
    for mine in itertools.product(np.flatnonzero(own.any(axis=0)), repeat=len(rows)):
        for theirs in itertools.product(ENTERED, repeat=len(rows)):
            chance = np.prod([own[row, at] for row, at in zip(rows, mine, strict=True)])
            chance *= np.prod([others[row, at] for row, at in zip(rows, theirs, strict=True)])
            if chance:
                sheet = dict(zip(rows, map(int, mine), strict=True)), dict(zip(rows, theirs, strict=True))
                expected += chance * shared_out(*sheet, ahead)
    return expected


@pytest.mark.parametrize("ahead", [-4, -2, -1, 0, 1, 3])
def test_share_is_that_of_all_ways_to_end(ahead: int) -> None:
    own, others = spread(range(8, 10)), spread(range(8, 10))
    found = outlook(own, others, {}, ahead).expected(8, 25, 0)
    assert found == pytest.approx(played_out(own, others, 8, ahead), abs=1e-5)


def test_own_entries_that_stand_there_count() -> None:
    own, others = spread(range(7, 9)), spread(range(7, 10))
    found = outlook(own, others, {9: 28}, -1).expected(7, 28, 2)
    own[9, 28] = 1
    assert found == pytest.approx(played_out(own, others, 7, -1), abs=1e-5)


def test_an_own_entry_in_a_row_that_is_not_over_counts() -> None:
    own, others = spread(range(8, 10)), spread(range(8, 10))
    found = outlook(own, others, {8: 22}, 0).expected(9, 28, 0)
    own[8] = np.arange(ENTRIES) == 22
    assert found == pytest.approx(played_out(own, others, 8, 0), abs=1e-5)


def test_a_lead_that_cannot_be_caught_is_a_victory() -> None:
    own, others = spread(range(8, 10)), spread(range(8, 10))
    assert outlook(own, others, {}, 5).expected(8, 25, 0) == pytest.approx(1, abs=1e-6)
    assert outlook(own, others, {}, -5).expected(8, 25, 0) == pytest.approx(0, abs=1e-6)
    lost = outlook(own, others, {}, -5).attempt(9, 25, 1)
    assert np.abs(lost.payoff).max() == 0, "nothing that is entered helps"
