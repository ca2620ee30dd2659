"""Files that are on the disk when a call returns: written, synced, and never half replaced."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Mapping
from pathlib import Path

_BINARY = getattr(os, "O_BINARY", 0)  # Windows alone turns line ends over without it
PRIVATE = 0o600
ORDINARY = 0o666


def fault_of(error: OSError | ValueError) -> str:
    """What the system says about a file that it refuses; a ``ValueError`` is about its name."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def write_all(descriptor: int, content: bytes) -> None:
    """Write ``content`` to the end and wait until the disk has it."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
    os.fsync(descriptor)


def sync_folder(folder: Path) -> None:
    """Wait until the disk knows the names in ``folder``; nothing happens where the system cannot."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def make_folder(folder: Path) -> None:
    """Make a folder, and those it lies in, where they are missing."""
    if not folder.is_dir():
        folder.mkdir(parents=True)
        sync_folder(folder.parent)


def open_for_writing(path: Path) -> int:
    """A descriptor of the file, which is made, with its folder, where it is missing."""
    make_folder(path.parent)
    return os.open(path, os.O_RDWR | os.O_CREAT | _BINARY, ORDINARY)


def write_new(path: Path, content: bytes, mode: int = ORDINARY) -> None:
    """A new file with this content; ``FileExistsError`` where there is one. A failure leaves none behind."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, mode)
    try:
        try:
            write_all(descriptor, content)
        finally:
            os.close(descriptor)
    except OSError:
        path.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def replace_file(path: Path, content: bytes, mode: int = ORDINARY) -> None:
    """The file ``path`` with this content: the old one stays whole until the new one is on the disk.

    A link stays one, to the new content. ``OSError`` for what is no file: a folder or a device is never replaced.
    """
    replace_files({path: content}, mode)


def replace_files(contents: Mapping[Path, bytes], mode: int = ORDINARY) -> None:
    """Like ``replace_file`` for several: none is replaced before all new ones are on the disk."""
    new: dict[Path, Path] = {}
    try:
        for path, content in contents.items():
            target = Path(os.path.realpath(path))
            _refuse_what_is_no_file(target)
            part = target.with_name(f".{os.urandom(8).hex()}.tmp")
            write_new(part, content, mode)
            new[part] = target
        for part, target in new.items():
            part.replace(target)
    except OSError:
        for part in new:
            part.unlink(missing_ok=True)
        raise
    for folder in {target.parent for target in new.values()}:
        sync_folder(folder)


def _refuse_what_is_no_file(path: Path) -> None:
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if path.exists() and not path.is_file():
        raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))


def read_start(path: Path, most: int) -> bytes:
    """The content of the file, of a longer one its first ``most`` bytes."""
    with path.open("rb") as file:
        return file.read(most)


def move_to_new(source: Path, target: Path) -> None:
    """Rename ``source``; ``FileExistsError`` where ``target`` is there already, so that no other file is lost."""
    write_new(target, b"")
    try:
        source.replace(target)
    except OSError:
        target.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)
    sync_folder(source.parent)
