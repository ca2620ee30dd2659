"""Odds at the table: for whom, when, and never those of a moment that has passed."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest
from table_play import Laid, WhenTold, lay

from kribbeln_desktop.core.texts import say
from kribbeln_desktop.players.table_odds import RowOdds, table_odds
from kribbeln_desktop.table.jobs import JobRunner
from kribbeln_desktop.table.odds import TableOdds
from kribbeln_desktop.table.odds_words import percent, shown_odds

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.mark.parametrize(
    ("chance", "shown"),
    [
        (0.0, "0\u00a0%"),
        (1e-12, "<1\u00a0%"),
        (0.0049, "<1\u00a0%"),
        (0.0051, "1\u00a0%"),
        (0.312, "31\u00a0%"),
        (0.5, "50\u00a0%"),
        (0.9949, "99\u00a0%"),
        (0.9951, ">99\u00a0%"),
        (1 - 1e-12, ">99\u00a0%"),
        (1.0, "100\u00a0%"),
    ],
)
def test_only_what_is_sure_is_100_percent_and_only_what_is_impossible_is_0(chance: float, shown: str) -> None:
    assert say(percent(chance)) == shown


def test_it_is_said_what_the_chance_is_of_where_a_box_takes_any_number_of_dice() -> None:
    assert shown_odds(RowOdds(0.355, least=3)).heard == "chance of at least 3 of them 36\u00a0%"


class Watched:
    """The odds of a table, reckoned when told, and how often they were others."""

    def __init__(self, laid: Laid) -> None:
        self.laid, self.executor = laid, WhenTold()
        self.odds = TableOdds(laid.table, JobRunner(self.executor))
        self.changes = 0
        self.odds.odds_changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        self.changes += 1

    def drain(self) -> dict[str, RowOdds]:
        self.executor.drain()
        return dict(self.odds.odds)

    def wanted(self) -> dict[str, RowOdds]:
        return table_odds(self.laid.table.state, self.laid.table.set_aside)


Watch = Callable[..., Watched]


@pytest.fixture
def watch() -> Any:
    """A table that has started: ``watch("Anna", "Ben", game_id="kniffel")``."""
    watched: list[Watched] = []

    def begin(*seats: str, **options: Any) -> Watched:
        watched.append(Watched(lay(*seats, **options).start()))
        return watched[-1]

    yield begin
    for each in watched:
        each.laid.close()


def test_they_follow_every_roll_and_every_die_set_aside(watch: Watch) -> None:
    watched = watch("Anna", "Ben")
    table = watched.laid.table
    assert watched.odds.odds == {}, "nothing is reckoned in the thread of the window"
    assert watched.drain() == watched.wanted()
    before = watched.odds.played
    assert before is not None
    table.roll()
    assert watched.drain() == watched.wanted() != {}
    table.toggle_set_aside(1)
    table.toggle_set_aside(2)
    assert watched.drain() == watched.wanted()
    table.roll()
    assert watched.drain() == watched.wanted()
    table.set_aside_all()
    assert watched.drain()["t1"].chance in (0, 1)


def test_what_was_asked_before_is_not_shown_any_more(watch: Watch) -> None:
    watched = watch("Anna", game_id="kniffel")
    table = watched.laid.table
    table.roll()
    watched.drain()
    watched.changes = 0
    for position in (1, 2, 3):
        table.toggle_set_aside(position)
    assert watched.drain() == watched.wanted()
    assert watched.changes == 1, "only the newest question was answered"


def test_another_seat_does_not_see_the_odds_of_the_one_before(watch: Watch) -> None:
    watched = watch("Anna", "Ben", game_id="kniffel")
    table = watched.laid.table
    table.roll()
    assert watched.drain()
    table.decide("score chance")
    assert watched.odds.odds == {}
    assert watched.drain() == watched.wanted() != {}


def test_there_are_none_after_the_last_roll(watch: Watch) -> None:
    watched = watch("Anna", game_id="kniffel")
    for _ in range(3):
        watched.laid.table.roll()
        watched.drain()
    assert watched.odds.odds == {}
    assert watched.executor.waiting == []


def test_nothing_is_reckoned_for_computers_and_at_the_end(watch: Watch) -> None:
    watched = watch("cpu", "cpu 2", game_id="kniffel")
    assert watched.laid.table.state.is_over()
    assert watched.executor.waiting == []
    assert watched.odds.odds == {}


def test_the_row_that_is_played_has_its_odds_and_where_any_may_be_none_has(watch: Watch) -> None:
    kribbeln, kniffel = watch("Anna", "Ben"), watch("Anna", game_id="kniffel")
    kribbeln.drain()
    kniffel.drain()
    assert kribbeln.odds.played == shown_odds(kribbeln.odds.odds["t1"])
    assert kribbeln.odds.played.percent == "97\u00a0%", "solvers 5.3: no orange .9725"
    assert kniffel.odds.played is None


def test_who_has_seen_enough_gets_no_more(watch: Watch) -> None:
    watched = watch("Anna", game_id="kniffel")
    watched.laid.table.roll()
    watched.odds.stop()
    assert watched.drain() == {}
    watched.laid.table.toggle_set_aside(1)
    assert watched.drain() == {}


def test_a_fault_is_logged_and_the_game_goes_on(
    watch: Watch, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    watched = watch("Anna", game_id="kniffel")

    def fail(*_anything: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("kribbeln_desktop.players.table_odds.table_odds", fail)
    watched.laid.table.roll()
    with caplog.at_level(logging.ERROR):
        assert watched.drain() == {}
    assert "odds" in caplog.text
    monkeypatch.undo()
    watched.laid.table.toggle_set_aside(1)
    assert watched.drain() == watched.wanted()
