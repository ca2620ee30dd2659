"""The model of advice: what it tells and when, and what it drops."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from fake_adviser import FakeAdviser
from PySide6.QtCore import QCoreApplication
from table_play import SEED, Laid, WhenTold, begun

from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.core.texts import Text, plain, say
from kribbeln_desktop.players.player import Advice
from kribbeln_desktop.table.advice_words import Told
from kribbeln_desktop.table.advisor import Advisor
from kribbeln_desktop.table.jobs import JobRunner


class Asked:
    """An advisor at a table, whose work is done when told."""

    def __init__(self, *seats: str, make: Callable[[str], Any] | None = None) -> None:
        self.adviser = FakeAdviser({"roll 1 2 3 4 5": 9.0})
        self.games: list[str] = []
        self.executor = WhenTold()
        record = begun(*seats, game_id="kniffel", start=0)
        self.laid = Laid(record, dice=DrawnDice(SEED))
        self.table = self.laid.table
        self.runner = JobRunner(self.executor)
        self.advisor = Advisor(self.table, make or self._make, self.runner)
        self.changes = 0
        self.advisor.changed.connect(self._on_changed)

    def _make(self, game_id: str) -> FakeAdviser:
        self.games.append(game_id)
        return self.adviser

    def _on_changed(self) -> None:
        self.changes += 1

    def close(self) -> None:
        self.laid.close()
        self.runner.shut_down()


@pytest.fixture
def asked(qapp: QCoreApplication) -> Iterator[Asked]:
    made = Asked("Anna", "Ben")
    made.laid.start()
    yield made
    made.close()


def test_asked_nothing_it_does_nothing(asked: Asked) -> None:
    asked.table.roll()
    assert asked.executor.waiting == []
    assert (asked.games, asked.changes) == ([], 0)


def test_what_is_found_is_told_once(asked: Asked) -> None:
    asked.advisor.ask()
    assert asked.advisor.is_preparing
    told = asked.advisor.told()
    assert isinstance(told, Text)
    assert say(told) == "The advice for these rules is being worked out …"
    asked.executor.drain()
    assert isinstance(asked.advisor.answer, Advice)
    assert isinstance(asked.advisor.told(), Told)
    assert (asked.changes, asked.games) == (1, ["kniffel"])
    assert not asked.advisor.is_preparing


def test_the_adviser_is_made_and_prepared_once(asked: Asked) -> None:
    for _ in range(3):
        asked.advisor.ask()
        asked.executor.drain()
        asked.table.roll()
    assert (asked.games, asked.adviser.prepared, asked.adviser.advised) == (["kniffel"], 1, 3)


def test_once_prepared_it_does_not_say_that_it_takes_a_while(asked: Asked) -> None:
    asked.advisor.ask()
    asked.executor.drain()
    asked.table.roll()
    asked.advisor.ask()
    assert asked.advisor.told() is None


def test_asking_twice_is_asking_once(asked: Asked) -> None:
    asked.advisor.ask()
    asked.advisor.ask()
    assert len(asked.executor.waiting) == 1
    asked.executor.drain()
    asked.advisor.ask()
    assert asked.executor.waiting == []


def test_advice_for_what_is_over_is_dropped_and_not_worked_out(asked: Asked) -> None:
    asked.advisor.ask()
    asked.table.roll()
    asked.executor.drain()
    assert asked.advisor.answer is None
    assert (asked.changes, asked.adviser.advised) == (0, 0)


def test_an_action_takes_the_answer_away(asked: Asked) -> None:
    asked.advisor.ask()
    asked.executor.drain()
    asked.table.roll()
    assert asked.advisor.answer is None
    assert asked.changes == 2


def test_undo_takes_the_answer_away(asked: Asked) -> None:
    asked.table.roll()
    asked.table.decide("score chance")
    asked.advisor.ask()
    asked.executor.drain()
    asked.table.undo()
    assert asked.advisor.answer is None


def test_a_missing_table_is_told_in_its_own_words_and_sought_again(asked: Asked) -> None:
    def fail() -> None:
        raise ResourceError(plain("The file x is missing."))

    asked.adviser.before = fail
    asked.advisor.ask()
    asked.executor.drain()
    told = asked.advisor.told()
    assert isinstance(told, Text)
    assert say(told) == "The file x is missing."
    asked.adviser.before = lambda: None
    asked.advisor.ask()
    asked.executor.drain()
    assert isinstance(asked.advisor.answer, Advice)


def test_a_mistake_is_told_and_logged(asked: Asked, caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise ZeroDivisionError("so it is")

    asked.adviser.before = fail
    asked.advisor.ask()
    asked.executor.drain()
    told = asked.advisor.told()
    assert isinstance(told, Text)
    assert say(told) == (
        "The advice could not be worked out (ZeroDivisionError: so it is). The game goes on without it."
    )
    assert [record.message for record in caplog.records] == ["no advice"]


def test_nobody_advises_a_computer(qapp: QCoreApplication) -> None:
    made = Asked("cpu", "Ben")
    made.laid.start_only()
    made.advisor.ask()
    assert made.executor.waiting == []
    made.close()


def test_a_table_that_goes_takes_what_is_sought_along(qapp: QCoreApplication) -> None:
    made = Asked("Anna", "Ben")
    made.laid.start()
    made.advisor.ask()
    made.laid.close()
    made.table.deleteLater()
    QCoreApplication.sendPostedEvents(made.table, 52)
    made.executor.drain()
    assert made.changes == 0
    made.runner.shut_down()
