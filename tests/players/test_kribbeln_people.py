"""Whom Kribbeln's stronger players expect: what is shipped, what entries tell of a manner, what is certain."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kribbeln_rows import Entry
from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.games.kribbeln_tasks import SHEETS, load_dice, load_sheets, read_task
from kribbeln_desktop.players import kribbeln_shipped
from kribbeln_desktop.players.kribbeln import known
from kribbeln_desktop.players.kribbeln_far import JUDGE
from kribbeln_desktop.players.kribbeln_futures import Behaviour, futures, no_behaviour
from kribbeln_desktop.players.kribbeln_manner import casual_share
from kribbeln_desktop.players.kribbeln_outlook import expected_entries
from kribbeln_desktop.players.kribbeln_payoffs import ENTRIES
from kribbeln_desktop.players.kribbeln_people import ground_of, people_at
from kribbeln_desktop.players.kribbeln_population import good_behaviour, rewards_among
from kribbeln_desktop.players.kribbeln_shipped import SEATS, shipped
from kribbeln_desktop.players.kribbeln_sweep import best_response, make_ground

GAME = find_game("kribbeln")
DICE = load_dice()["1"]


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_sheet_is_shipped_for_every_table(sheet: str) -> None:
    for seats in SEATS:
        for rising in (True, False):
            found = shipped(make_ground(DICE, load_sheets()[sheet], rising), seats)
            assert found is not None
            assert futures(found, rising)[0, 0, 0].sum(axis=1) == pytest.approx(np.ones(10), abs=1e-4)


def test_shipped_are_those_that_are_reckoned() -> None:
    ground = make_ground(DICE, load_sheets()["4"], False)
    found, reckoned = shipped(ground, 3), good_behaviour(ground, 3)
    assert found is not None
    assert np.abs(found.endings - reckoned.endings).max() < 1e-3
    assert np.abs(found.switches - reckoned.switches).max() < 5e-3


def test_alone_the_shipped_play_is_the_optimum() -> None:
    """What it earns is what backward induction finds, and the judge says so."""
    ground, earned = make_ground(DICE, load_sheets()["1"], True), rewards_among(1, np.empty(0, np.float32))
    optimum = best_response(ground, earned).values[0, 0, 0]
    found = shipped(ground, 1)
    assert found is not None
    assert (futures(found, True)[0, 0, 0] * earned).sum() == pytest.approx(optimum, abs=0.02)
    assert JUDGE.value(GAME.initial_state(1, {}), 0) == pytest.approx(optimum, abs=0.02)


def test_other_sheets_and_other_dice_are_not_shipped() -> None:
    own = (read_task("most r"),) * 6
    assert shipped(make_ground(DICE, own, True), 2) is None
    assert shipped(make_ground((DICE[1], DICE[0], *DICE[2:]), load_sheets()["1"], True), 2) is None


@pytest.mark.parametrize("content", [b"", b"{}\n", b"nothing"])
def test_damaged_file_is_named(content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kribbeln").mkdir()
    (tmp_path / "kribbeln" / "population-2.table").write_bytes(content)
    monkeypatch.setattr("kribbeln_desktop.core.resources.resource_root", lambda: tmp_path)
    with pytest.raises(ResourceError) as caught:
        shipped(make_ground(DICE, load_sheets()["2"], True), 2)
    assert "kribbeln/population-2.table" in str(caught.value)


def test_file_for_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kribbeln_shipped, "ROUNDS", 99)
    with pytest.raises(ResourceError, match="other rules"):
        shipped(make_ground(DICE, load_sheets()["1"], True), 2)


def certain(task: int, kribbel: int) -> Behaviour:
    """Always ends with these totals."""
    found = no_behaviour()
    for row in range(10):
        found.endings[row, :, :, 1, kribbel if row in (2, 5, 8, 9) else task] = 1
    return found


def column(*entries: Entry) -> tuple[Entry, ...]:
    return (*entries, *[None] * (10 - len(entries)))


def test_entries_tell_the_manner_by_bayes_rule() -> None:
    manners = certain(20, 30), certain(20, 24)
    assert casual_share(column(), 0, manners, True) == 0.5
    assert casual_share(column(20, 20), 2, manners, True) == pytest.approx(0.5), "both enter 20 in tasks"
    strange = 0.02 / ENTRIES  # what a manner enters now and then without reason
    expected = (0.98 + strange) / (0.98 + 2 * strange)
    assert casual_share(column(20, 20, 30), 3, manners, True) == pytest.approx(expected, abs=2e-3)
    assert casual_share(column(20, 20, 24), 3, manners, True) == pytest.approx(1 - expected, abs=2e-3)
    assert casual_share(column(20, 20, 27), 3, manners, True) == pytest.approx(0.5), "neither would"


def test_a_space_that_is_filled_early_was_filled_by_a_switch() -> None:
    """One manner fails with 30 in the first row and switches, and then enters 20; the other never fails."""
    fails = certain(20, 24)
    fails.endings[0, 0, 0] = 0
    fails.endings[0, 0, 0, 0, 30] = 1
    fails.switches[0, 0, 0, 30] = 1
    share = casual_share(column(20, None, 30), 1, (fails, certain(20, 24)), True)
    assert share > 0.99


def at(**changes: object) -> KribbelnState:
    return replace(known(GAME.initial_state(3, {})), **changes)  # type: ignore[arg-type]


def test_what_stands_in_the_sheet_is_certain_and_the_rest_adds_up() -> None:
    entries = (*((20, 21, None),), (None, 22, None), (None, 25, 30), *((None, None, None),) * 7)
    state = at(entries=entries, waiting=(2,))
    people = people_at(ground_of(state), 3)
    chances = expected_entries(state, 1, people)
    for row, entry in ((0, 21), (1, 22), (2, 25)):
        assert chances[row, entry] == chances[row].sum() == 1
    assert chances[3:].sum(axis=1) == pytest.approx(np.ones(7), abs=1e-4)
    assert expected_entries(state, 2, people)[0].sum() == pytest.approx(1, abs=1e-4), "it has not played yet"
