"""Advice for the moment that a game has reached, worked out off the GUI thread."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.players.player import Advice, Adviser
from kribbeln_desktop.table.advice_words import Told, told
from kribbeln_desktop.table.jobs import Job, JobRunner
from kribbeln_desktop.table.table import GameTable

LOG = logging.getLogger(__name__)


class Advisor(QObject):
    """Finds what every action is worth where a person has to act at a table. Asked nothing, it does nothing."""

    changed = Signal()
    """``answer`` is another one."""

    def __init__(
        self,
        table: GameTable,
        make_adviser: Callable[[str], Adviser],
        runner: JobRunner,
        parent: QObject | None = None,
    ) -> None:
        """``make_adviser`` gets the game's id and is called in ``runner``, as it may take time or fail."""
        super().__init__(parent)
        self._table = table
        self._mind = _Mind(partial(make_adviser, table.record.header.game.id))
        self._runner = runner
        self._job: Job | None = None
        self.answer: Advice | Text | None = None
        """What was found for the state that the table has now, or why nothing was; None while nothing is known."""
        table.state_changed.connect(self._on_state_changed)
        table.destroyed.connect(self._stop)

    @property
    def is_preparing(self) -> bool:
        """Asked, it still reads or reckons what the rules of this game need."""
        return self._job is not None and not self._mind.is_ready

    def ask(self) -> None:
        """Find the advice for the table's state, where a person has to act and it is not known or sought yet.

        What could not be found is sought again.
        """
        if not self._table.is_persons_turn or self._job is not None or isinstance(self.answer, Advice):
            return
        state = self._table.state
        self.answer = None
        self._job = self._runner.submit(partial(self._mind.advice, state, self._is_wanted), self._on_found)

    def told(self) -> Told | Text | None:
        """The answer in words, or why there is none, or that it takes a while; None where it comes in a moment."""
        if isinstance(self.answer, Advice):
            return told(self._table.state, self.answer, self._table.set_aside)
        return _PREPARING if self.is_preparing else self.answer

    def _is_wanted(self, state: State) -> bool:
        """Asked outside the GUI thread, so that no advice is worked out for what is over."""
        return self._table.record.state is state

    def _on_found(self, outcome: Advice | Exception | None) -> None:
        self._job = None
        self.answer = _fault(outcome) if isinstance(outcome, Exception) else outcome
        self.changed.emit()

    def _on_state_changed(self) -> None:
        """What was found or sought is of the state before."""
        self._stop()
        if self.answer is not None:
            self.answer = None
            self.changed.emit()

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None


class _Mind:
    """A game's adviser, made and prepared when it is asked first. Lives in the runner's thread."""

    def __init__(self, make: Callable[[], Adviser]) -> None:
        self._make = make
        self._adviser: Adviser | None = None
        self.is_ready = False

    def advice(self, state: State, is_wanted: Callable[[State], bool]) -> Advice | None:
        """The advice at ``state``; None where nobody wants it any more."""
        if self._adviser is None:
            self._adviser = self._make()
        if not self.is_ready:
            self._adviser.prepare(state)
            self.is_ready = True
        return self._adviser.advise(state) if is_wanted(state) else None


def _fault(error: Exception) -> Text:
    if isinstance(error, KribbelnError):
        return error.text
    LOG.error("no advice", exc_info=error)
    return _FAILED(reason=f"{type(error).__name__}: {error}")


_PREPARING = mark("Advice", "The advice for these rules is being worked out …")
_FAILED = mark("Advice", "The advice could not be worked out ({reason}). The game goes on without it.")
