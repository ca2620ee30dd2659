"""Where the program's own files lie, and how its data files are read."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.core.files import fault_of
from kribbeln_desktop.core.texts import mark


@cache
def resource_root() -> Path:
    """The folder ``resources``: in an installed package, a frozen program or the source tree."""
    package = Path(__file__).resolve().parents[1]
    for candidate in (package / "resources", package.parent / "resources"):
        if candidate.is_dir():
            return candidate
    raise ResourceError(_NO_ROOT(folder=str(package.parent / "resources")))


def read_json(*parts: str) -> Any:
    """A data file's content; ``ResourceError`` naming the file and the fault where it cannot be read."""
    content = read_bytes(*parts)
    try:
        return json.loads(content.decode("utf-8"))
    except ValueError as error:
        raise ResourceError(_NOT_JSON(file="/".join(parts), fault=str(error))) from error


def read_bytes(*parts: str) -> bytes:
    """A file's bytes; ``ResourceError`` naming the file and the fault where it cannot be read."""
    try:
        return resource_root().joinpath(*parts).read_bytes()
    except OSError as error:
        raise ResourceError(_MISSING(file="/".join(parts), fault=fault_of(error))) from error


_NO_ROOT = mark("Resources", "The program’s own files are missing ({folder}). Please install it again.")
_MISSING = mark("Resources", "The program’s file {file} cannot be read ({fault}). Please install the program again.")
_NOT_JSON = mark("Resources", "The program’s file {file} is damaged ({fault}). Please install the program again.")
