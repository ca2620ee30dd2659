"""The coach: one word before a choice that gives away too much, and nothing that stands in the way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fake_adviser import FakeAdviser, advice
from PySide6.QtCore import QCoreApplication
from table_play import SEED, AtOnce, Laid, WhenTold, begun, played

from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.players.player import Unit
from kribbeln_desktop.table.advisor import Advisor
from kribbeln_desktop.table.coach import Coach, Limit, Objection
from kribbeln_desktop.table.jobs import JobRunner

ALL = "roll 1 2 3 4 5"
VALUES = {ALL: 250.0, "roll 4 5": 247.0, "roll 5": 249.5, "score chance": 240.0, "score ones": 249.0}


class Coached:
    """A table of Kniffel with a coach."""

    def __init__(self, *seats: str, at_once: bool = True, limit: Limit | None = None) -> None:
        self.adviser = FakeAdviser(VALUES)
        self.executor = WhenTold()
        self.runner = JobRunner(AtOnce() if at_once else self.executor)
        self.laid = Laid(begun(*seats, game_id="kniffel", start=0), dice=DrawnDice(SEED))
        self.table = self.laid.table
        self.advisor = Advisor(self.table, lambda _game: self.adviser, self.runner)
        self.coach = Coach(self.table, self.advisor)
        self.coach.set_limit(limit)
        self.said: list[Objection] = []
        self.coach.spoke.connect(self.said.append)
        self.laid.start()
        self.settle()

    def settle(self) -> None:
        QCoreApplication.processEvents()

    def lines(self) -> list[str]:
        """What is written, without what dice show."""
        return [line for line in self.table.record.lines if not line.startswith("show")]

    def keep(self, *positions: int) -> None:
        self.table.set_aside_only(positions)

    def roll(self) -> None:
        self.table.roll()
        self.settle()

    def close(self) -> None:
        self.laid.close()
        self.runner.shut_down()


@pytest.fixture
def coached(qapp: QCoreApplication) -> Iterator[Coached]:
    """Anna has rolled once; the coach speaks from one point on."""
    made = Coached("Anna", "Ben", limit=Limit(1))
    made.roll()
    assert made.said == []
    yield made
    made.close()


def test_a_costly_roll_is_held_back_once(coached: Coached) -> None:
    coached.keep(1, 2, 3)
    coached.roll()
    assert coached.lines() == [ALL]
    (objection,) = coached.said
    assert say(objection.text) == (
        "That gives away 3.0 points: better roll all dice. Do it again to do it all the same."
    )
    coached.roll()
    assert coached.lines() == [ALL, "roll 4 5"]
    assert len(coached.said) == 1


def test_a_cheap_choice_passes_without_a_word(coached: Coached) -> None:
    coached.keep(1, 2, 3, 4)
    coached.roll()
    coached.table.decide("score ones")
    assert coached.lines() == [ALL, "roll 5", "score ones"]
    assert coached.said == []


def test_a_costly_entry_is_held_back_once(coached: Coached) -> None:
    coached.table.decide("score chance")
    assert coached.lines() == [ALL]
    coached.table.decide("score chance")
    assert coached.lines() == [ALL, "score chance"]


def test_the_word_names_the_dice_that_are_better_kept(coached: Coached) -> None:
    coached.adviser.values = {"roll 2 5": 250.0}
    coached.roll()
    coached.table.decide("score chance")
    assert [(objection.kept, objection.decision) for objection in coached.said] == [((1, 3, 4), "")]


def test_the_word_names_the_entry_that_is_better(coached: Coached) -> None:
    coached.adviser.values = {"score ones": 250.0}
    coached.roll()
    coached.table.decide("score chance")
    assert [(objection.kept, objection.decision) for objection in coached.said] == [((), "score ones")]


def test_anything_else_in_between_starts_afresh(coached: Coached) -> None:
    coached.table.decide("score chance")
    coached.keep(1, 2, 3)
    coached.roll()
    coached.table.decide("score chance")
    assert coached.lines() == [ALL]
    assert len(coached.said) == 3


def test_setting_dice_aside_in_between_starts_afresh(coached: Coached) -> None:
    coached.table.decide("score chance")
    coached.table.toggle_set_aside(1)
    coached.table.decide("score chance")
    assert coached.lines() == [ALL]


def test_what_is_not_possible_is_refused_as_ever(coached: Coached) -> None:
    coached.table.decide("enter")
    coached.table.decide("nonsense")
    assert len(coached.laid.heard("refused")) == 2
    assert coached.said == []


def test_undo_works_as_ever(coached: Coached) -> None:
    coached.table.decide("score chance")
    coached.table.decide("score chance")
    coached.settle()
    coached.table.undo()
    assert coached.table.record.state.tray().rolls_used == 1
    coached.settle()
    coached.table.decide("score chance")
    assert len(coached.said) == 2, "the moment is a new one"


def test_off_asks_nobody(qapp: QCoreApplication) -> None:
    made = Coached("Anna", "Ben")
    made.roll()
    made.table.decide("score chance")
    assert (made.lines(), made.adviser.prepared, made.said) == ([ALL, "score chance"], 0, [])
    made.close()


def test_it_can_be_turned_on_and_off_within_a_turn(coached: Coached) -> None:
    coached.table.decide("score chance")
    coached.coach.set_limit(None)
    coached.table.decide("score chance")
    assert coached.lines() == [ALL, "score chance"]


def test_a_choice_waits_for_advice_and_is_carried_out(qapp: QCoreApplication) -> None:
    made = Coached("Anna", "Ben", at_once=False, limit=Limit(1))
    made.roll()
    assert made.lines() == [ALL], "nothing else is possible, so nothing is to be waited for"
    made.table.decide("score ones")
    assert made.lines() == [ALL]
    made.executor.drain()
    assert made.lines() == [ALL, "score ones"]
    made.close()


def test_a_costly_choice_waits_and_is_held_back(qapp: QCoreApplication) -> None:
    made = Coached("Anna", "Ben", at_once=False, limit=Limit(1))
    made.executor.drain()
    made.roll()
    made.table.decide("score chance")
    made.table.decide("score chance")
    assert made.said == [], "pressed twice while it waits, it is not carried out unseen"
    made.executor.drain()
    assert (made.lines(), len(made.said)) == ([ALL], 1)
    made.table.decide("score chance")
    assert made.lines() == [ALL, "score chance"]
    made.close()


def test_after_a_second_it_is_carried_out_without(qapp: QCoreApplication) -> None:
    made = Coached("Anna", "Ben", at_once=False, limit=Limit(1))
    made.executor.drain()
    made.roll()
    made.table.decide("score chance")
    assert made.coach._timer.isActive()
    assert made.coach._timer.interval() <= 1000
    made.coach._timer.timeout.emit()
    assert (made.lines(), made.said) == ([ALL, "score chance"], [])
    made.executor.drain()
    assert made.said == []
    made.close()


def test_a_choice_that_waits_is_given_up_where_the_table_is_left(qapp: QCoreApplication) -> None:
    made = Coached("Anna", "Ben", at_once=False, limit=Limit(1))
    made.executor.drain()
    made.roll()
    made.table.decide("score chance")
    made.table.leave()
    made.coach._timer.timeout.emit()
    made.executor.drain()
    assert made.lines() == [ALL]
    made.close()


def test_another_choice_takes_the_place_of_the_one_that_waits(qapp: QCoreApplication) -> None:
    made = Coached("Anna", "Ben", at_once=False, limit=Limit(1))
    made.executor.drain()
    made.roll()
    made.table.decide("score chance")
    made.table.decide("score ones")
    made.executor.drain()
    assert (made.lines(), made.said) == ([ALL, "score ones"], [])
    made.close()


def test_computers_are_never_held_back(qapp: QCoreApplication) -> None:
    made = Coached("Anna", "cpu", limit=Limit(0.5))
    made.roll()
    for _ in range(2):
        made.table.decide("score ones")
    made.laid.settle()
    assert made.lines() == [ALL, "score ones", ALL, "score ones"]
    assert len(made.said) == 1
    made.close()


GAME = played(begun("Anna", "Ben", game_id="kniffel", start=0), ALL, "show 5 5 5 2 6")


@pytest.mark.parametrize(
    ("limit", "unit", "best", "other", "is_exceeded"),
    [
        (Limit(2), Unit.POINTS, 200.0, 197.9, True),
        (Limit(2), Unit.POINTS, 200.0, 198.1, False),
        (Limit(2), Unit.TURN, 20.0, 17.9, True),
        (Limit(5, is_percent=True), Unit.POINTS, 200.0, 189.0, True),
        (Limit(5, is_percent=True), Unit.POINTS, 200.0, 191.0, False),
        (Limit(5, is_percent=True), Unit.WIN, 0.5, 0.44, True),
        (Limit(5, is_percent=True), Unit.WIN, 0.5, 0.46, False),
        (Limit(2), Unit.WIN, 0.5, 0.47, True),
        (Limit(2), Unit.WIN, 0.5, 0.49, False),
    ],
)
def test_limits_are_points_or_per_cent(limit: Limit, unit: Unit, best: float, other: float, is_exceeded: bool) -> None:
    found = advice(GAME, {ALL: best, "score chance": other}, unit)
    action = GAME.header.game.parse_action("score chance")
    assert limit.is_exceeded(found, action) == is_exceeded
