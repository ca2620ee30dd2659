"""Which game lies on the table: begin one, resume one, open a file, leave it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, Qt, Signal

from kribbeln_desktop.core.dice_source import DrawnDice, new_seed
from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.files import fault_of, read_start
from kribbeln_desktop.core.header import Header, SeatEntry, write_header
from kribbeln_desktop.core.record import LARGEST_RECORD, GameRecord, new_record, read_record
from kribbeln_desktop.core.texts import Text, TextList, mark, say
from kribbeln_desktop.games import find_game
from kribbeln_desktop.players import LEVELS, find_level
from kribbeln_desktop.storage.evenings import earlier_games, evening_keys
from kribbeln_desktop.storage.journal import RUNNING, SUFFIX, Journal, StorageError, load, running
from kribbeln_desktop.table.computers import Computers
from kribbeln_desktop.table.jobs import JobRunner
from kribbeln_desktop.table.pace import Pace
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.new_game_page import NewGame


class GamesDesk(QObject):
    """Keeps the one table and the folder of running games."""

    table_laid = Signal(object)
    """A ``GameTable`` that has not begun yet."""

    def __init__(self, data: Path, pace: Pace, tell: Callable[[Text], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.data = data
        self._tell = tell
        self._runner = JobRunner(parent=self)
        self._preparing = JobRunner(parent=self)
        self.pace = pace
        self.table: GameTable | None = None
        self._journal_path: Path | None = None
        """Where the game on the table is kept; None where it could not be."""
        self._lines_elsewhere = 0
        """How many of its lines are in the file it was opened from."""

    # -- ways to a table

    def begin(self, new_game: NewGame, before: Header | None = None) -> None:
        """Lay a new game; the running one is kept and can be resumed. ``before`` is the game that it goes on from."""
        game = find_game(new_game.game_id)
        dice = DrawnDice(new_seed())
        now = QDateTime.currentDateTime()
        game_id = f"{now.toString('yyyyMMdd-HHmmss')}-{os.urandom(4).hex()}"
        created = now.toOffsetFromUtc(now.offsetFromUtc()).toString(Qt.DateFormat.ISODate)
        more = {"id": game_id, "created": created, **evening_keys(game, game_id, before)}
        header = write_header(game, new_game.seats, new_game.options, dice.commitment, more)
        journal = self._journal(header, game_id, dice.seed)
        self._lay(new_record(header, find_game), dice, journal)

    def resumable(self) -> Path | None:
        """The newest running game that can go on; finished ones found there are put away."""
        try:
            for path in running(self.data):
                if self._can_resume(path):
                    return path
        except StorageError as error:
            self._tell(error.text)
        return None

    def _can_resume(self, path: Path) -> bool:
        try:
            loaded = load(path, find_game)
            if not loaded.record.state.is_over():
                return True
            finished = self._table(loaded.record, loaded.seed, loaded.journal)
        except KribbelnError as error:
            self._tell(_DAMAGED_GAME(file=str(path), reason=error.text))
            return False
        finished.failed.connect(self._tell)
        finished.leave()
        finished.deleteLater()
        return False

    def resume(self, path: Path) -> None:
        """Go on with a running game; the one on the table just goes on."""
        if self.table is not None and path == self._journal_path:
            return
        try:
            loaded = load(path, find_game)
        except KribbelnError as error:
            self._tell(error.text)
            return
        self._lay(loaded.record, DrawnDice(loaded.seed) if loaded.seed else None, loaded.journal)

    def open(self, path: Path) -> None:
        """Lay the game in a file: one of ours goes on, of another a copy; the file itself is never written."""
        if path.parent.resolve() == (self.data / RUNNING).resolve() and path.suffix == SUFFIX:
            self.resume(self.data / RUNNING / path.name)
            return
        try:
            record = read_record(read_start(path, LARGEST_RECORD + 1), find_game)
        except OSError as error:
            self._tell(_NOT_OPENED(file=str(path), fault=fault_of(error)))
        except KribbelnError as error:
            self._tell(_REFUSED(file=path.name, reason=error.text))
        else:
            is_played_on = bool(record.commitments) and not record.state.is_over()
            self._lay(record, None, self._copy(record) if is_played_on else None, len(record.lines))

    def _copy(self, record: GameRecord) -> Journal | None:
        game_id = str(record.header.more.get("id", "copy"))
        return self._journal(record.header.text, game_id, None, record.lines)

    def _journal(self, header: str, game_id: str, seed: bytes | None, lines: tuple[str, ...] = ()) -> Journal | None:
        try:
            return Journal.create(self.data, header, game_id, seed, lines)
        except StorageError as error:
            self._tell(error.text)
            return None

    # -- the table itself

    def _lay(
        self, record: GameRecord, dice: DrawnDice | None, journal: Journal | None, lines_elsewhere: int = 0
    ) -> None:
        try:
            table = self._table(record, dice.seed if dice else None, journal)
        except KribbelnError as error:
            self._tell(error.text)
            return
        self.leave()
        self.table = table
        self._journal_path = journal.path if journal else None
        self._lines_elsewhere = lines_elsewhere
        self.table_laid.emit(table)
        table.start()

    def _table(self, record: GameRecord, seed: bytes | None, journal: Journal | None) -> GameTable:
        game_id = record.header.game.id
        for seat in record.header.seats:
            if seat.level is not None:
                find_level(game_id, seat.level)
        computers = Computers(LEVELS.get(game_id, ()), self._preparing)
        dice = DrawnDice(seed) if seed else None
        return GameTable(record, dice, journal, computers, self._runner, self.pace, self)

    def leave(self) -> None:
        """Let go of the table: a finished game reveals its seed, a running one waits on the disk."""
        if self.table is not None:
            self.table.leave()
            self.table.deleteLater()
            self.table = None

    def earlier(self, record: GameRecord) -> tuple[GameRecord | None, ...]:
        """The games before ``record`` on its sheet; None for one that is not there any more."""
        return earlier_games(self.data, record, find_game)

    def has_unsaved_game(self) -> bool:
        """Whether leaving the table would lose something that was played."""
        table = self.table
        if table is None:
            return False
        if self._journal_path is None:
            return len(table.record.lines) > self._lines_elsewhere
        return not table.is_saved

    def close(self) -> None:
        """The program ends."""
        self.leave()
        for runner in (self._runner, self._preparing):
            runner.shut_down()

    def described(self, path: Path) -> str:
        """The game of a journal in a few words: its players and when it was played last."""
        record = load(path, find_game).record
        when = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime))
        played = QLocale().toString(when, QLocale.FormatType.ShortFormat)
        return _translated(_DESCRIBED(game=record.header.game.title, names=TextList(record.names), when=played))


def same_again(header: Header) -> NewGame:
    """The same seats and options once more; the next seat begins."""
    options, seats = dict(header.options), tuple(SeatEntry(seat.name, seat.level) for seat in header.seats)
    if type(options.get("start")) is int:
        options["start"] = (int(str(options["start"])) + 1) % len(seats)
    return NewGame(header.game.id, seats, options)


def _translated(text: Text) -> str:
    return say(text, QCoreApplication.translate)


_DESCRIBED = mark("Table", "{game}: {names} ({when})")
_NOT_OPENED = mark("Files", "{file} cannot be opened ({fault}). The game on the table goes on.")
_REFUSED = mark("Files", "{file}: {reason}")
_DAMAGED_GAME = mark("Files", "A game in {file} cannot be resumed. {reason}")
