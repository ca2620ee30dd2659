"""A file's name that no other file has: nothing is ever overwritten."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from pathlib import Path

from kribbeln_desktop.core.files import move_to_new, write_new

_LONGEST_NAME = 80


def names(folder: Path, wanted: str, suffix: str) -> Iterator[Path]:
    """Files in ``folder``: the wanted name, then numbered ones. What a foreign file wants cannot lead elsewhere."""
    name = re.sub(r"[^\w-]", "_", wanted, flags=re.ASCII)[:_LONGEST_NAME] or "game"
    yield folder / f"{name}{suffix}"
    for number in count(2):
        yield folder / f"{name}-{number}{suffix}"


def write_free(paths: Iterable[Path], content: bytes) -> Path:
    """The first of ``paths`` that was free; it has this content now. ``OSError`` where writing failed."""
    return _first_free(paths, lambda path: write_new(path, content))


def move_to_free(source: Path, paths: Iterable[Path]) -> Path:
    """What ``source`` is called now: the first of ``paths`` that was free. ``OSError`` where it stayed as it was."""
    return _first_free(paths, lambda path: move_to_new(source, path))


def _first_free(paths: Iterable[Path], take: Callable[[Path], None]) -> Path:
    for path in paths:
        try:
            take(path)
        except FileExistsError:
            continue
        return path
    raise FileExistsError
