"""What the table does by itself: it waits, lets computers decide, and says when chance has to act."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from kribbeln_desktop.core.actions import Action, Decision, Roll
from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import Text, mark, plain, say
from kribbeln_desktop.players import Level
from kribbeln_desktop.players.player import Alternative
from kribbeln_desktop.table.computers import Computers
from kribbeln_desktop.table.due import Due, due, pause
from kribbeln_desktop.table.jobs import Job, JobRunner
from kribbeln_desktop.table.pace import Pace

LOG = logging.getLogger(__name__)

PATIENCE_MS = 30_000
"""How long a computer may think before the table plays for it."""

Chosen = tuple[str, Alternative | None]


class TurnLoop(QObject):
    """Follows a record: after a pause it asks for the next action, unless a person has to act."""

    dice_due = Signal()
    """Dice have to fall now."""
    action_chosen = Signal(str, object)
    """An action to be played, as a record writes it: a computer's, or one that is automatic; and what the computer
    knows of it: an ``Alternative``, or None."""
    computer_failed = Signal(object)
    """A ``Text``: why the computer whose turn it is has given no answer."""

    def __init__(self, computers: Computers, runner: JobRunner, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._computers = computers
        self._runner = runner
        self._pace = pace
        self._record: GameRecord | None = None
        self._has_given_up = False
        """The computer whose turn it is has failed: the table ends its turn."""
        self._job: Job | None = None
        self._awaits_level = False
        """The computer whose turn it is cannot play yet."""
        computers.changed.connect(self._on_computers_changed)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time_out)

    @property
    def is_waiting(self) -> bool:
        """A pause runs, or a computer thinks or gets ready to."""
        return self._timer.isActive() or self._awaits_level

    def follow(self, record: GameRecord) -> None:
        """Forget what was due; go on from ``record``."""
        self.stop()
        self._record = record
        wait = pause(due(record), self._pace)
        if wait is not None:
            self._timer.start(wait)

    def stop(self) -> None:
        """Wait for nothing any more."""
        self._timer.stop()
        self._record = None
        self._awaits_level = False
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def skip(self) -> None:
        """End the pause that runs now."""
        if self._timer.isActive() and self._job is None:
            self._timer.start(0)

    def set_pace(self, pace: Pace) -> None:
        """Use other pauses, now as well."""
        self._pace = pace
        if self._timer.isActive() and self._job is None and self._record is not None:
            self.follow(self._record)

    def _on_time_out(self) -> None:
        record = self._record
        assert record is not None
        if self._job is not None:
            self._job.cancel()
            self._job = None
            self._runner.abandon()
            self._fail(_TOO_SLOW)
            return
        match due(record):
            case Due.ROLL_OFF | Due.FALL:
                self.dice_due.emit()
            case Due.AUTOMATIC:
                self.action_chosen.emit(str(record.state.automatic_action()), None)
            case _:
                self._ask(record)

    def _ask(self, record: GameRecord) -> None:
        if self._has_given_up:
            self._choose_for(record)
            return
        wanted = record.header.seats[record.state.current_player()].level
        assert wanted is not None
        level = self._computers.level_for(wanted)
        self._awaits_level = level is None
        if level is not None and self._record is record:  # nobody has left the table meanwhile
            self._timer.start(PATIENCE_MS)
            self._job = self._runner.submit(partial(self._chosen, level, record.state), self._on_chosen)

    def _on_computers_changed(self) -> None:
        if self._awaits_level and self._record is not None:
            self._ask(self._record)

    def _chosen(self, level: Level, state: State) -> Chosen:
        """Outside the GUI thread: the computer's action, and what it knows of it."""
        choice = self._computers.choice(level, state)
        return str(choice.action), next((a for a in choice.alternatives if a.action == choice.action), None)

    def _on_chosen(self, outcome: Chosen | Exception) -> None:
        self._job = None
        self._timer.stop()
        record = self._record
        assert record is not None
        action, why = (outcome, None) if isinstance(outcome, Exception) else outcome
        reason = fault_of(record, action)
        if reason is None:
            self.action_chosen.emit(str(action), why)
        else:
            self._fail(reason, outcome)

    def _fail(self, reason: Text, outcome: object = None) -> None:
        record = self._record
        assert record is not None
        self._has_given_up = True
        LOG.error("a computer failed: %s", say(reason), exc_info=outcome if isinstance(outcome, Exception) else None)
        self.computer_failed.emit(_FAILED(seat=record.names[record.state.current_player()], reason=reason))
        if self._record is record:  # nobody has left the table meanwhile
            self._choose_for(record)

    def _choose_for(self, record: GameRecord) -> None:
        action = fallback(record.state)
        self._has_given_up = isinstance(action, Roll)
        self.action_chosen.emit(str(action), None)


def fault_of(record: GameRecord, outcome: str | Exception) -> Text | None:
    """Why a computer's answer is none; None where it is an action that is possible."""
    if isinstance(outcome, KribbelnError):
        return outcome.text
    if isinstance(outcome, Exception):
        return plain(f"{type(outcome).__name__}: {outcome}")
    try:
        action = record.header.game.parse_action(outcome)
    except KribbelnError as error:
        return error.text
    return record.state.refusal(action)


def fallback(state: State) -> Action:
    """A legal action that ends the turn, or else leads on to its end."""
    legal = list(state.legal_actions())
    return next((action for action in legal if isinstance(action, Decision)), legal[0])


_TOO_SLOW = mark("Table", "it took too long")
_FAILED = mark(
    "Table",
    "The computer {seat} made a mistake ({reason}): nothing is lost, and the game goes on, because the table "
    "ends its turn by the rules.",
)
