"""A table for tests: fake computers, an executor that works when told, and everything that was told, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QElapsedTimer

from kribbeln_desktop.core.actions import Decision, Roll
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.header import SeatEntry, write_header
from kribbeln_desktop.core.record import GameRecord, new_record
from kribbeln_desktop.core.texts import Text, plain, say
from kribbeln_desktop.games import find_game
from kribbeln_desktop.players import Level
from kribbeln_desktop.players.player import Alternative, Choice, Player
from kribbeln_desktop.storage.journal import Journal
from kribbeln_desktop.table.computers import Computers
from kribbeln_desktop.table.due import Due, due
from kribbeln_desktop.table.jobs import JobRunner
from kribbeln_desktop.table.pace import INSTANT, Pace
from kribbeln_desktop.table.table import GameTable

SEED = bytes(range(32))
EVERY = (1, 2, 3, 4, 5, 6)
SIGNALS = (
    "state_changed",
    "set_aside_changed",
    "narrated",
    "dice_rolled",
    "game_ended",
    "busy_changed",
    "refused",
    "informed",
    "failed",
)


class Enterer:
    """A computer that rolls once and takes the first decision possible."""

    def prepare(self, state: State) -> None:
        """See ``Player``: nothing."""

    def choose(self, state: State) -> Choice:
        action = next(state.legal_actions())  # decisions come first, then the roll of all dice
        return Choice(action, (Alternative(action, 0.0, 0.0),))


class Roller:
    """A computer that rolls all dice as often as it may."""

    def prepare(self, state: State) -> None:
        """See ``Player``: nothing."""

    def choose(self, state: State) -> Choice:
        rolls = [a for a in state.legal_actions() if isinstance(a, Roll)]
        action = rolls[0] if rolls else next(state.legal_actions())
        return Choice(action, (Alternative(action, 0.0, 0.0),))


class AtOnce(Executor):
    """Works as soon as it is asked to."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class WhenTold(Executor):
    """Works when ``drain`` is called."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, lambda: fn(*args, **kwargs)))
        return future

    def drain(self) -> None:
        """Do all work that waits, and let its outcomes be delivered."""
        self.do_next(len(self.waiting))

    def do_next(self, pieces: int = 1) -> None:
        """Do the oldest work that waits, and let its outcomes be delivered."""
        waiting, self.waiting = self.waiting[:pieces], self.waiting[pieces:]
        for future, work in waiting:
            future.set_result(work())
        QCoreApplication.processEvents()


def begun(*seats: str, seed: bytes | None = SEED, game_id: str = "kribbeln", **options: Any) -> GameRecord:
    """A record in which a seat called ``cpu…`` is a computer."""
    entries = [SeatEntry(name, "fake" if name.startswith("cpu") else None) for name in seats]
    commitment = DrawnDice(seed).commitment if seed else None
    return new_record(write_header(find_game(game_id), entries, options, commitment), find_game)


def played(record: GameRecord, *lines: str) -> GameRecord:
    """The record with these lines; ``roll…`` alone is followed by what the seed shows."""
    for line in lines:
        record = record.followed_by(line)
    return record


def simple_level(level: str, make_player: Callable[[str], Player] | None = None) -> Level:
    """A level that needs no preparation; an ``Enterer`` if nothing else is said."""
    return Level(level, plain(level), plain(""), partial(make_player or (lambda _level: Enterer()), level))


class Laid:
    """A table and all that it tells."""

    def __init__(
        self,
        record: GameRecord,
        *,
        dice: DrawnDice | None = None,
        journal: Journal | None = None,
        make_player: Callable[[str], Player] | None = None,
        levels: Sequence[Level] = (),
        executor: Executor | None = None,
        preparing: Executor | None = None,
        pace: Pace = INSTANT,
    ) -> None:
        self.told: list[tuple[str, Any]] = []
        self.runner = JobRunner(executor or AtOnce())
        known = levels or (simple_level("fake", make_player),)
        self.preparing = JobRunner(preparing or AtOnce())
        self.table = GameTable(record, dice, journal, Computers(known, self.preparing), self.runner, pace)
        for name in SIGNALS:
            getattr(self.table, name).connect(lambda *values, name=name: self._heard(name, *values))

    def _heard(self, name: str, *values: Any) -> None:
        value = values[0] if values else None
        self.told.append((name, say(value, names=self.table.names) if isinstance(value, Text) else value))

    def heard(self, name: str) -> list[Any]:
        """What a signal told so far."""
        return [value for told, value in self.told if told == name]

    def names_told(self) -> list[str]:
        """The signals since the last question, in order."""
        told, self.told = self.told, []
        return [name for name, _value in told]

    def start(self) -> Laid:
        return self.start_only().settle()

    def start_only(self) -> Laid:
        """Start, and wait for nothing; that there is a state now is told first, and not kept in ``told``."""
        self.table.start()
        if self.table.state.is_over() or self.table.record.commitments:
            assert self.told.pop(0)[0] == "state_changed"
        return self

    def process(self) -> None:
        """Let everything happen that is due."""
        QCoreApplication.processEvents()

    def settle(self) -> Laid:
        """Wait until a person has to act, or the game is over."""
        clock = QElapsedTimer()
        clock.start()
        while due(self.table.record) not in (Due.PERSON, Due.END):
            QCoreApplication.processEvents()
            assert clock.elapsed() < 20_000, "the table hangs"
        return self

    def play_turn(self) -> None:
        """The person's turn: one roll and the first decision possible, until the turn is over."""
        seat = self.table.current_seat
        self.table.roll()
        decision = next(a for a in self.table.state.legal_actions() if isinstance(a, Decision))
        self.table.decide(str(decision))
        self.settle()
        if self.table.current_seat == seat and str(decision) == "switch":
            self.play_turn()

    def play_to_the_end(self) -> Laid:
        while not self.table.state.is_over():
            self.play_turn()
        return self

    def close(self) -> None:
        self.table.leave()
        self.runner.shut_down()
        self.preparing.shut_down()


def lay(*seats: str, folder: Path | None = None, pace: Pace = INSTANT, **options: Any) -> Laid:
    """A new game with seats as in ``begun``, its journal in ``folder``."""
    record = begun(*seats, **options)
    journal = Journal.create(folder, record.header.text, "game", SEED) if folder else None
    return Laid(record, dice=DrawnDice(SEED), journal=journal, pace=pace)


@contextmanager
def at_table(*seats: str, **options: Any) -> Iterator[Laid]:
    """A table that has started, and is left afterwards."""
    laid = lay(*seats, **options).start()
    try:
        yield laid
    finally:
        laid.close()
