"""The running game on the disk: its record, appended and synced, and its secret seed beside it.

``<data>/running/<id>.kribbeln`` is the record, ``<id>.seed`` the seed; ``<data>/games`` keeps the finished games.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from kribbeln_desktop.core.dice_source import SEED_BYTES, commitment_of
from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.files import (
    PRIVATE,
    fault_of,
    make_folder,
    open_for_writing,
    read_start,
    replace_file,
    sync_folder,
    write_all,
    write_new,
)
from kribbeln_desktop.core.header import FindGame
from kribbeln_desktop.core.record import LARGEST_RECORD, GameRecord, read_record
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.storage.free_names import move_to_free, names, write_free

SUFFIX = ".kribbeln"
SEED_SUFFIX = ".seed"
RUNNING = "running"
GAMES = "games"


class StorageError(KribbelnError):
    """The disk did not do what was asked: one sentence on what happened, what was kept and what to do."""


class Journal:
    """The file of one running game. What it has appended survives a killed process and a power cut."""

    def __init__(self, path: Path, content: bytes, torn: int = 0, elsewhere: int = 0) -> None:
        """A journal that goes on after ``content``, behind which ``torn`` bytes of a broken line may lie.

        ``elsewhere`` bytes of it stand in another file, too: a copy was opened.
        """
        self.path = path
        self._elsewhere = max(elsewhere, content.find(b"\n") + 1)
        self._synced = content
        self._pending = b""
        self._torn = torn

    @classmethod
    def create(
        cls, folder: Path, header_text: str, game_id: str, seed: bytes | None, lines: Sequence[str] = ()
    ) -> Journal:
        """The journal of a new game in the data folder ``folder``, its seed (None: not at hand) beside it.

        ``lines`` are those of a game that was opened from another file.

        Where another game has that id, the name gets a number: no file is ever overwritten.
        """
        content = "".join(f"{line}\n" for line in (header_text, *lines)).encode()
        try:
            make_folder(folder / RUNNING)
            free = (p for p in names(folder / RUNNING, game_id, SUFFIX) if not p.with_suffix(SEED_SUFFIX).exists())
            path = write_free(free, content)
            if seed is not None:
                _write_seed(path, seed)
        except OSError as error:
            raise StorageError(_NOT_CREATED(folder=str(folder), fault=fault_of(error))) from error
        return cls(path, content, elsewhere=len(content))

    @property
    def is_untouched(self) -> bool:
        """Nothing was done in it that does not stand elsewhere; a new seed is not counted."""
        own = self._synced[self._elsewhere :].splitlines()
        return not self._pending and all(line.startswith(b"reseed ") for line in own)

    @property
    def has_pending(self) -> bool:
        """Lines wait that could not be written yet."""
        return bool(self._pending)

    @property
    def _seed_path(self) -> Path:
        return self.path.with_suffix(SEED_SUFFIX)

    def append(self, lines: Sequence[str]) -> None:
        """Add ``lines`` and wait for the disk; ``StorageError`` where it failed.

        Then the lines are kept, and the next ``append`` (with no line, too) tries again.
        """
        self._pending += "".join(f"{line}\n" for line in lines).encode()
        if not self._pending:
            return
        try:
            self._write()
        except OSError as error:
            raise StorageError(_NOT_APPENDED(folder=str(self.path.parent), fault=fault_of(error))) from error

    def _write(self) -> None:
        descriptor = open_for_writing(self.path)
        try:
            self._write_to(descriptor)
        finally:
            os.close(descriptor)
        self._synced += self._pending
        self._pending = b""
        self._torn = 0

    def _write_to(self, descriptor: int) -> None:
        size = os.fstat(descriptor).st_size
        if size > len(self._synced) + self._torn:
            raise StorageError(_CHANGED(file=str(self.path)))
        start = len(self._synced) if size >= len(self._synced) else 0  # somebody removed it: write it all again
        self._torn = len(self._pending)
        try:
            os.ftruncate(descriptor, start)
            os.lseek(descriptor, start, os.SEEK_SET)
            write_all(descriptor, (self._synced + self._pending)[start:])
        except OSError:
            os.ftruncate(descriptor, start)
            raise

    def keep_seed(self, seed: bytes) -> None:
        """Put a new secret seed in the place of the old one, before the record commits to it."""
        try:
            make_folder(self.path.parent)
            replace_file(self._seed_path, f"{seed.hex()}\n".encode(), PRIVATE)
        except OSError as error:
            raise StorageError(_NOT_APPENDED(folder=str(self.path.parent), fault=fault_of(error))) from error

    def finish(self) -> Path:
        """Move the finished record to the games kept, remove the secret seed; where the record lies now."""
        self.append(())
        games = self.path.parent.parent / GAMES
        try:
            make_folder(games)
            target = move_to_free(self.path, names(games, self.path.stem, SUFFIX))
            self._remove_seed()
        except OSError as error:
            raise StorageError(_NOT_FINISHED(file=str(self.path), fault=fault_of(error))) from error
        self.path = target
        return target

    def discard(self) -> None:
        """Remove an untouched game; ``ValueError`` for any other.

        Where another program has gone on with it, it stays.
        """
        if not self.is_untouched:
            raise ValueError("a game that has begun is never removed")
        try:
            if self.path.exists() and self.path.stat().st_size > len(self._synced):
                return
            self.path.unlink(missing_ok=True)
            self._remove_seed()
        except OSError as error:
            raise StorageError(_NOT_DISCARDED(file=str(self.path), fault=fault_of(error))) from error

    def _remove_seed(self) -> None:
        self._seed_path.unlink(missing_ok=True)
        sync_folder(self.path.parent)

    def seed_for(self, commitment: str) -> bytes | None:
        """The secret seed that was committed to; None where it is not at hand."""
        try:
            seed = bytes.fromhex(self._seed_path.read_text(encoding="ascii").strip())
        except (OSError, ValueError):
            return None
        return seed if len(seed) == SEED_BYTES and commitment_of(seed) == commitment else None


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A running game as it lay on the disk."""

    record: GameRecord
    seed: bytes | None
    """None where the seed is not at hand, or dice are real."""
    journal: Journal


def running(folder: Path) -> list[Path]:
    """The journals in the data folder ``folder``, the newest first."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in (folder / RUNNING).glob(f"*{SUFFIX}")]
    except OSError as error:
        raise StorageError(_NOT_READ(file=str(folder / RUNNING), fault=fault_of(error))) from error
    return [path for _time, path in sorted(found, reverse=True)]


def load(path: Path, find_game: FindGame) -> LoadedGame:
    """The running game of a journal; a torn last line is dropped, and cut off before anything is appended.

    ``RecordError`` where the record is damaged (it is left as it is), ``StorageError`` where it cannot be read.
    """
    try:
        content = read_start(path, LARGEST_RECORD + 1)
    except OSError as error:
        raise StorageError(_NOT_READ(file=str(path), fault=fault_of(error))) from error
    record = read_record(content, find_game)
    good = content[: content.rfind(b"\n") + 1]
    journal = Journal(path, good, len(content) - len(good))
    seed = journal.seed_for(record.commitments[-1]) if record.commitments else None
    return LoadedGame(record, seed, journal)


def save_copy(path: Path, record: GameRecord) -> None:
    """Write ``record`` to a file of the user's choice, whole or not at all; a running game's seed is not in it."""
    try:
        make_folder(path.parent)
        replace_file(path, record.text().encode())
    except OSError as error:
        raise StorageError(_NOT_COPIED(file=str(path), fault=fault_of(error))) from error


def _write_seed(journal: Path, seed: bytes) -> None:
    try:
        write_new(journal.with_suffix(SEED_SUFFIX), f"{seed.hex()}\n".encode(), PRIVATE)
    except OSError:
        journal.unlink(missing_ok=True)
        raise


_NOT_CREATED = mark(
    "Storage",
    "The game’s file could not be made in {folder} ({fault}): it can be played, but is not kept when the program ends, "
    "so please make the folder writable, make room on the disk, or save a copy elsewhere.",
)
_NOT_APPENDED = mark(
    "Storage",
    "The game could not be saved in {folder} ({fault}): it goes on in memory and is saved with the next action that "
    "succeeds, so please make room on the disk or save a copy elsewhere.",
)
_CHANGED = mark(
    "Storage",
    "Another program has changed {file}, which was left as it is: the game goes on in memory, so please save a copy "
    "elsewhere.",
)
_NOT_FINISHED = mark(
    "Storage",
    "The finished game could not be put with the others ({fault}): it is kept as {file}, and the next start tries "
    "again.",
)
_NOT_DISCARDED = mark(
    "Storage",
    "The unplayed game {file} could not be removed ({fault}): nothing is lost, and you can remove it yourself.",
)
_NOT_READ = mark("Storage", "{file} could not be read ({fault}): it was left as it is, so please check the disk.")
_NOT_COPIED = mark(
    "Storage",
    "The copy {file} could not be written ({fault}): the game itself is kept, so please choose another place.",
)
