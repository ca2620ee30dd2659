"""Levels that get ready in the background: never waited for too long, never replaced in silence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

import pytest
from pytestqt.qtbot import QtBot
from table_play import SEED, Enterer, Laid, WhenTold, begun

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.texts import mark, plain
from kribbeln_desktop.players import Level
from kribbeln_desktop.players.player import Choice
from kribbeln_desktop.table import computers
from kribbeln_desktop.table.pace import SLOW

pytestmark = pytest.mark.usefixtures("qtbot")

STRENGTHS = ("casual", "strong", "fake")
"""The seats of these tables want the last, whose title is Best."""
TITLES = dict(zip(STRENGTHS, ("Casual", "Strong", "Best"), strict=True))
NOT_READY = "“Best” is still working out its tables: until it is ready, “{}” plays for cpu."
READY = "“Best” is ready and plays for cpu from now on."


@dataclass
class Levels:
    """Three levels that remember who prepared and who chose; what ``faults`` has for one, its preparation raises."""

    faults: dict[str, Exception] = field(default_factory=dict)
    prepared: list[str] = field(default_factory=list)
    chose: list[str] = field(default_factory=list)

    def all(self) -> tuple[Level, ...]:
        return tuple(
            Level(id_, plain(TITLES[id_]), plain(""), partial(Noted, self, id_), id_ != "casual") for id_ in STRENGTHS
        )


class Noted(Enterer):
    """An ``Enterer`` whose doings are noted."""

    def __init__(self, levels: Levels, level: str) -> None:
        self._levels, self._level = levels, level

    def prepare(self, state: State) -> None:
        self._levels.prepared.append(self._level)
        if self._level in self._levels.faults:
            raise self._levels.faults[self._level]

    def choose(self, state: State) -> Choice:
        assert self._level in self._levels.prepared
        self._levels.chose.append(self._level)
        return super().choose(state)


Lay = Callable[..., tuple[Laid, Levels, WhenTold]]


@pytest.fixture
def lay() -> Iterator[Lay]:
    """Lays a table whose levels are prepared when told."""
    tables = []

    def laid(*seats: str, **faults: Exception) -> tuple[Laid, Levels, WhenTold]:
        levels, executor = Levels(faults), WhenTold()
        record = begun(*(seats or ("cpu", "Anna")))
        tables.append(Laid(record, dice=DrawnDice(SEED), levels=levels.all(), preparing=executor))
        return tables[-1], levels, executor

    yield laid
    for table in tables:
        table.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "PATIENCE_MS", 0)


def person_plays(laid: Laid) -> None:
    laid.table.roll()
    laid.table.decide(next(str(a) for a in laid.table.state.legal_actions() if isinstance(a, Decision)))


def choosers(laid: Laid, levels: Levels) -> set[str]:
    """Who chooses in the computer's next turn."""
    levels.chose.clear()
    while not levels.chose:
        laid.play_turn()
    return set(levels.chose)


def test_a_level_that_is_ready_soon_plays_from_its_first_decision_and_nothing_is_said(lay: Lay) -> None:
    laid, levels, executor = lay()
    laid.start_only()
    for _ in range(5):
        laid.process()
    assert levels.chose == [], "the table waits"
    assert laid.table._loop.is_waiting
    executor.drain()
    laid.settle()
    assert levels.prepared == ["strong", "fake"], "the weaker one first"
    assert set(levels.chose) == {"fake"}
    assert laid.heard("informed") == laid.heard("failed") == []


@pytest.mark.usefixtures("impatient")
def test_a_weaker_level_plays_until_the_wanted_one_is_ready_and_both_is_said_once(lay: Lay) -> None:
    laid, levels, executor = lay()
    laid.start()
    assert set(levels.chose) == {"casual"}
    assert laid.heard("informed") == [NOT_READY.format("Casual")]
    executor.do_next()
    assert choosers(laid, levels) == {"strong"}
    assert laid.heard("informed") == [NOT_READY.format("Casual"), NOT_READY.format("Strong")]
    executor.drain()
    assert choosers(laid, levels) == {"fake"}
    assert laid.heard("informed")[2:] == [READY]
    assert laid.heard("failed") == []


def test_waiting_ends_by_itself(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "PATIENCE_MS", 30)
    laid, levels, _executor = lay()
    laid.start_only()
    laid.process()
    assert levels.chose == []
    laid.settle()
    assert levels.chose[0] == "casual"


def missing(file: str) -> ResourceError:
    return ResourceError(mark("Test", "The file {file} is missing.")(file=file))


def test_a_missing_file_is_named_with_the_level_that_plays_instead(lay: Lay) -> None:
    laid, levels, executor = lay(fake=missing("best.npz"))
    laid.start_only()
    executor.drain()
    laid.settle()
    assert set(levels.chose) == {"strong"}
    told = "The file best.npz is missing. Until then “Strong” plays for cpu in place of “Best”."
    assert laid.heard("failed") == [told]
    laid.play_to_the_end()
    assert set(levels.chose) == {"strong"}
    assert laid.heard("failed") == [told]
    assert laid.heard("informed") == []


def test_of_two_missing_files_the_one_of_the_wanted_level_is_told(lay: Lay) -> None:
    laid, levels, executor = lay("cpu", "cpu 2", "Anna", strong=missing("strong.npz"), fake=missing("best.npz"))
    laid.start_only()
    executor.drain()
    laid.settle()
    assert set(levels.chose) == {"casual"}
    told = "The file best.npz is missing. Until then “Casual” plays for cpu, cpu 2 in place of “Best”."
    assert laid.heard("failed") == [told]


@pytest.mark.usefixtures("impatient")
def test_a_file_that_turns_out_to_be_missing_later_is_told_then(lay: Lay) -> None:
    laid, _levels, executor = lay(fake=missing("best.npz"))
    laid.start()
    assert laid.heard("failed") == []
    executor.drain()
    assert [said.startswith("The file best.npz") for said in laid.heard("failed")] == [True]


def test_a_level_that_breaks_while_it_prepares_made_a_mistake_and_the_game_goes_on(lay: Lay) -> None:
    laid, levels, executor = lay(fake=ZeroDivisionError("oops"))
    laid.start_only()
    executor.drain()
    laid.settle()
    assert levels.chose == []
    assert "ZeroDivisionError: oops" in laid.heard("failed")[0]
    assert laid.table.is_persons_turn


def test_nobody_is_prepared_for_a_table_of_people(lay: Lay) -> None:
    laid, _levels, executor = lay("Anna", "Ben")
    laid.start()
    assert executor.waiting == []


def test_undo_takes_the_turn_back_from_a_computer_that_is_not_ready(lay: Lay, qtbot: QtBot) -> None:
    laid, levels, executor = lay("Anna", "cpu")
    laid.start_only()
    waiting = len(executor.waiting)
    person_plays(laid)
    qtbot.waitUntil(lambda: laid.table._loop._awaits_level)
    assert laid.table.can_undo
    laid.table.undo()
    assert laid.table.is_persons_turn
    executor.drain()
    laid.process()
    assert levels.chose == []
    assert waiting == 2


def test_a_table_that_was_left_hears_nothing_and_prepares_no_more(lay: Lay) -> None:
    laid, levels, executor = lay(fake=missing("best.npz"))
    laid.start_only()
    laid.process()
    executor.do_next()
    laid.table.leave()
    laid.told.clear()
    executor.drain()
    laid.process()
    assert levels.prepared == ["strong"]
    assert laid.told == []


@pytest.mark.usefixtures("impatient")
def test_a_table_may_be_left_as_soon_as_it_says_who_plays(lay: Lay, qtbot: QtBot) -> None:
    laid, levels, _executor = lay()
    laid.table.informed.connect(laid.table.leave)
    laid.start_only()
    qtbot.waitUntil(lambda: bool(laid.heard("informed")))
    laid.process()
    assert levels.chose == []


def test_pauses_are_kept_before_a_level_is_awaited() -> None:
    levels, executor = Levels(), WhenTold()
    laid = Laid(begun("cpu", "Anna"), dice=DrawnDice(SEED), levels=levels.all(), preparing=executor, pace=SLOW)
    laid.start_only()
    executor.drain()
    laid.process()
    assert levels.chose == []
    laid.close()
