"""The coach: holds a choice back once that gives away too much, and says what is better."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice

from PySide6.QtCore import QObject, QTimer, Signal

from kribbeln_desktop.core.actions import Action
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.players.player import Advice, Unit
from kribbeln_desktop.table.advice_words import objection, told
from kribbeln_desktop.table.advisor import Advisor
from kribbeln_desktop.table.table import GameTable

PATIENCE_MS = 1000
"""So long a choice waits for advice that is not there yet; then it is carried out without."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How much a choice may give away: points, or per cent of what the best one is worth.

    Where values are chances to win, either is so many per cent of winning.
    """

    number: float
    is_percent: bool = False

    def is_exceeded(self, advice: Advice, action: Action) -> bool:
        """Whether ``action`` gives away more."""
        loss = advice.best.value - advice.of(action).value
        if advice.unit is Unit.WIN:
            return 100 * loss > self.number
        return loss > (self.number / 100 * abs(advice.best.value) if self.is_percent else self.number)


@dataclass(frozen=True, slots=True)
class Objection:
    """What the coach says, and what is better."""

    text: Text
    kept: tuple[int, ...]
    """The dice that are better kept."""
    decision: str
    """What is better entered, as a record writes it; empty where rolling is better."""


class Coach(QObject):
    """Watches what people are about to do at a table. Without a limit it lets everything pass and asks nobody."""

    spoke = Signal(object)
    """An ``Objection``: the choice was held back."""

    def __init__(self, table: GameTable, advisor: Advisor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table, self._advisor = table, advisor
        self._limit: Limit | None = None
        self._held: Action | None = None
        self._waiting: tuple[Action, Callable[[], None]] | None = None
        self._timer = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._timer.timeout.connect(self._on_time_out)
        advisor.changed.connect(self._on_found)
        table.state_changed.connect(self._on_state_changed)
        table.set_aside_changed.connect(self._forget)
        table.may_do = self.may_do

    def set_limit(self, limit: Limit | None) -> None:
        """Speak from now on where a choice gives away more; None never speaks."""
        self._limit = limit
        self._on_state_changed()

    def may_do(self, action: Action, go: Callable[[], None]) -> bool:
        """Whether a legal ``action`` of a person can be carried out at once.

        If not, it was held back and the coach has spoken; or it waits for advice, and ``go`` is called unless that is
        against it.
        """
        if self._limit is None or action == self._held or self._is_forced():
            self._forget()
            return True
        if self._waiting is not None and self._waiting[0] == action:
            return False
        self._forget()
        if self._advisor.answer is not None:
            return self._lets(action)
        self._waiting = action, go
        self._timer.start()
        self._advisor.ask()
        return False

    def _is_forced(self) -> bool:
        """Whether nothing else is possible."""
        return len(list(islice(self._table.state.legal_actions(), 2))) == 1

    def _lets(self, action: Action) -> bool:
        advice, state = self._advisor.answer, self._table.state
        if self._limit is None or not isinstance(advice, Advice) or not self._limit.is_exceeded(advice, action):
            return True
        self._held = action
        best = told(state, advice, self._table.set_aside).lines[0]
        decision = "" if best.is_roll else str(best.action)
        self.spoke.emit(Objection(objection(state, advice, action), best.kept, decision))
        return False

    def _forget(self) -> None:
        self._held = self._waiting = None
        self._timer.stop()

    def _on_state_changed(self) -> None:
        """Advice is sought early, so that it is there when somebody acts."""
        self._forget()
        if self._limit is not None:
            self._advisor.ask()

    def _on_found(self) -> None:
        if self._waiting is None or self._advisor.answer is None:
            return
        action, go = self._waiting
        self._forget()
        if self._table.is_persons_turn and self._lets(action):
            go()

    def _on_time_out(self) -> None:
        waiting = self._waiting
        self._forget()
        if waiting is not None and self._table.is_persons_turn:
            waiting[1]()
