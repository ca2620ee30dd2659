"""Who decides for the computers of a table: their levels, or weaker ones while those are not ready or cannot be."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import Text, TextList, mark
from kribbeln_desktop.players import Level
from kribbeln_desktop.players.player import Choice, Player
from kribbeln_desktop.table.jobs import Job, JobRunner

LOG = logging.getLogger(__name__)

PATIENCE_MS = 3_000
"""How long the table waits for levels that are not ready yet, from ``prepare`` on."""


class Computers(QObject):
    """Prepares levels in the background, the weaker ones first, so that they can stand in for the stronger."""

    changed = Signal()
    """Who waits may ask again: a level is ready, or cannot be, or is not waited for any longer."""
    informed = Signal(object, bool)
    """A ``Text`` and whether it lasts: a weaker level plays for now (True), or the wanted one does again (False)."""
    failed = Signal(object)
    """A ``Text``: a level cannot play at all, and which one does instead."""

    def __init__(self, levels: Sequence[Level], runner: JobRunner, parent: QObject | None = None) -> None:
        """``levels`` of the game, the weakest first; ``runner`` is not the one in which they think."""
        super().__init__(parent)
        self._levels = {level.id: level for level in levels}
        self._runner = runner
        self._names: dict[str, list[str]] = {}
        """Who sits there, by their level."""
        self._players: dict[str, Player] = {}
        self._faults: dict[str, Exception] = {}
        self._jobs: list[Job] = []
        self._stand_ins: dict[str, str] = {}
        """Who was said to play, by the level that is not ready."""
        self._is_stopped = False
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self.changed)

    def prepare(self, record: GameRecord) -> None:
        """Begin to prepare whoever sits there, and those who may have to stand in."""
        for seat, name in zip(record.header.seats, record.names, strict=True):
            if seat.level is not None:
                self._names.setdefault(seat.level, []).append(name)
        wanted = [level for level in self._levels.values() if level.needs_preparation and self._may_play(level)]
        for level in wanted:
            work = partial(self._prepared, level, record.state)
            self._jobs.append(self._runner.submit(work, partial(self._on_prepared, level)))
        if wanted:
            self._patience.start()

    def stop(self) -> None:
        """Prepare nobody any more; what has begun ends unheard."""
        self._is_stopped = True
        self._patience.stop()
        for job in self._jobs:
            job.cancel()

    def level_for(self, wanted: str) -> Level | None:
        """Who decides for a seat of this level now; None while it is worth waiting. Tells of a stand-in."""
        for level in self._from(wanted):
            if self._is_ready(level) or (level.id == wanted and self._is_broken(level)):
                break
            if level.id not in self._faults and self._patience.isActive():
                return None
        if level.id != wanted and wanted not in self._faults and self._stand_ins.get(wanted) != level.id:
            self._stand_ins[wanted] = level.id
            self.informed.emit(self._told(_NOT_READY, wanted, level), True)
        return level

    def choice(self, level: Level, state: State) -> Choice:
        """What ``level`` chooses; called outside the GUI thread. Raises what its preparation ran into."""
        if level.id in self._faults:
            raise self._faults[level.id]
        if level.id not in self._players:
            self._players[level.id] = _made(level, state)
        return self._players[level.id].choose(state)

    # -- preparing

    def _may_play(self, level: Level) -> bool:
        """Whether a seat wants this level or a stronger one."""
        return any(level in self._from(wanted) for wanted in self._names)

    def _from(self, wanted: str) -> list[Level]:
        """This level and all that are weaker, the strongest first."""
        ids = list(self._levels)
        return [self._levels[id_] for id_ in reversed(ids[: ids.index(wanted) + 1])]

    def _is_ready(self, level: Level) -> bool:
        return level.id in self._players or not level.needs_preparation

    def _is_broken(self, level: Level) -> bool:
        """Whether its preparation failed by a fault of its own, not of a file."""
        return level.id in self._faults and not isinstance(self._faults[level.id], ResourceError)

    def _prepared(self, level: Level, state: State) -> Player | None:
        """Outside the GUI thread; None where nobody waits any more."""
        return None if self._is_stopped else _made(level, state)

    def _on_prepared(self, level: Level, outcome: Player | Exception | None) -> None:
        if isinstance(outcome, Exception):
            LOG.error("the level %s cannot play", level.id, exc_info=outcome)
            self._faults[level.id] = outcome
        elif outcome is not None:
            self._players[level.id] = outcome
        if isinstance(outcome, ResourceError) and level.id in self._names:
            self.failed.emit(self._told(_CANNOT_PLAY, level.id, self._stand_in(level.id), reason=outcome.text))
        elif self._stand_ins.pop(level.id, None):
            self.informed.emit(self._told(_READY, level.id, level), False)
        self.changed.emit()

    def _stand_in(self, wanted: str) -> Level:
        weaker = self._from(wanted)[1:]
        return next((level for level in weaker if self._is_ready(level)), weaker[-1])

    def _told(self, sentence: Text, wanted: str, playing: Level, **more: Text) -> Text:
        names = TextList(tuple(self._names[wanted]))
        return sentence(names=names, wanted=self._levels[wanted].title, playing=playing.title, **more)


def _made(level: Level, state: State) -> Player:
    player = level.make()
    player.prepare(state)
    return player


_NOT_READY = mark(
    "Table", "“{wanted}” is still working out its tables: until it is ready, “{playing}” plays for {names}."
)
_READY = mark("Table", "“{wanted}” is ready and plays for {names} from now on.")
_CANNOT_PLAY = mark("Table", "{reason} Until then “{playing}” plays for {names} in place of “{wanted}”.")
