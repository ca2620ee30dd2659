"""The record of the game in progress and its journal: written first, shown afterwards."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from kribbeln_desktop.core.actions import Action, Show
from kribbeln_desktop.core.dice_source import DrawnDice, new_seed
from kribbeln_desktop.core.game import CHANCE, State
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.core.verification import drawn_values
from kribbeln_desktop.storage.journal import Journal, StorageError
from kribbeln_desktop.table.due import is_roll_off

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Written:
    """An action that was written, and the state it was done in."""

    state: State
    action: Action


class Book:
    """The record, its dice and its journal. What cannot be saved is kept and tried again with the next line."""

    def __init__(self, record: GameRecord, dice: DrawnDice | None, journal: Journal | None) -> None:
        self.record = record
        self.journal = journal
        fits = dice is not None and record.commitments[-1:] == (dice.commitment,)
        self._dice = dice if fits else None
        self._faults: list[Text] = []
        self._notes: list[Text] = []
        self._is_behind = False

    @property
    def is_saved(self) -> bool:
        """The journal holds everything; so it is where there never was one."""
        return not self._is_behind

    def news(self) -> tuple[list[Text], list[Text]]:
        """What went wrong with saving, and what is good again; each is told once."""
        news = self._faults, self._notes
        self._faults, self._notes = [], []
        return news

    def has_dice_fallen(self) -> bool:
        """The newest action showed faces."""
        return bool(self.record.steps) and isinstance(self.record.steps[-1].action, Show)

    def play(self, line: str) -> list[Written]:
        """Write an action, and what its dice show; ``KribbelnError`` where it cannot follow, then nothing happened."""
        after = self.record.followed_by(line)
        lines = [line]
        if after.state.current_player() == CHANCE and not is_roll_off(after.state):
            lines.append(self._drawn(after))
        return self.write(*lines)

    def fall(self) -> list[Written]:
        """Let the dice fall that are due."""
        return self.write(self._drawn(self.record))

    def write(self, *lines: str) -> list[Written]:
        """Write lines; ``KribbelnError`` where one cannot follow, then nothing happened."""
        record = self.record
        written = []
        for line in lines:
            after = record.followed_by(line)
            if len(after.steps) > len(record.steps):
                written.append(Written(record.state, after.steps[-1].action))
            record = after
        self._save(lines)
        self.record = record
        return written

    def find_dice(self) -> None:
        """Make sure there are dice to draw: a secret seed that is not at hand is replaced by a new one."""
        if self._dice is not None:
            return
        dice = DrawnDice(new_seed())
        try:
            if self.journal is not None:
                self.journal.keep_seed(dice.seed)
        except StorageError as error:
            self._fall_behind(error)
        self.write(f"reseed {dice.commitment}")
        self._dice = dice

    def close(self) -> None:
        """Let go: a finished game reveals its seed and is put with the others, a running one waits on the disk.

        A game in which nothing was done, new or a copy, is gone: it would stand before the one that is to be resumed.
        """
        record = self.record
        if record.state.is_over() and self._dice and len(record.commitments) == 1 and not record.is_sealed:
            self.write(f"seed {self._dice.seed.hex()}")
        try:
            if self.journal is not None:
                self._let_go_of(self.journal)
        except StorageError as error:
            self._faults.append(error.text)
        self.journal = None

    def _let_go_of(self, journal: Journal) -> None:
        if self.record.state.is_over():
            journal.finish()
        elif journal.is_untouched:
            journal.discard()
        else:
            journal.append(())

    def _drawn(self, record: GameRecord) -> str:
        assert self._dice is not None
        return str(record.state.chance_action(drawn_values(record, self._dice)))

    def _save(self, lines: tuple[str, ...]) -> None:
        if self.journal is None:
            return
        try:
            self.journal.append(lines)
        except StorageError as error:
            self._fall_behind(error)
            return
        if self._is_behind:
            self._notes.append(_SAVED_AGAIN)
        self._is_behind = False

    def _fall_behind(self, error: StorageError) -> None:
        LOG.warning("not saved: %s", error)
        if not self._is_behind:
            self._faults.append(error.text)
        self._is_behind = True


_SAVED_AGAIN = mark("Table", "The game is saved again.")
