"""Solved tables as files: arrays of numbers with a header that says what they are for.

A file is one line of JSON (the keys ``format``, ``rules``, ``made-by``, ``arrays``, ``sha256``) and a zlib stream of
the arrays one after the other, little-endian, the first bytes of all numbers of an array before the second ones. The
SHA-256 is that of the stream.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.core.resources import read_bytes
from kribbeln_desktop.core.texts import mark

FORMAT = "kribbeln-table-1"

Array = NDArray[Any]
Rules = Mapping[str, object]
"""What a table holds for (the game and its options), as JSON knows it."""


def read_table(parts: Sequence[str], rules: Rules) -> tuple[Array, ...]:
    """The arrays of a file below ``resources``, made for exactly these rules.

    ``ResourceError`` naming the file where it is missing, damaged, or made for other rules.
    """
    content = read_bytes(*parts)
    try:
        header, arrays = unpacked(content)
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise ResourceError(_DAMAGED(file="/".join(parts))) from error
    if header.get("rules") != dict(rules):
        raise ResourceError(_OTHER_RULES(file="/".join(parts)))
    return arrays


def write_table(path: Path, rules: Rules, arrays: Sequence[Array], made_by: str) -> None:
    """Write a file that ``read_table`` reads; ``made_by`` is the command that makes it. The folder is there."""
    path.write_bytes(packed(rules, arrays, made_by))


def packed(rules: Rules, arrays: Sequence[Array], made_by: str) -> bytes:
    """The content of a file."""
    parts = [array.astype(array.dtype.newbyteorder("<")) for array in arrays]
    stream = zlib.compress(b"".join(map(_by_significance, parts)), 9)
    header = {
        "format": FORMAT,
        "rules": dict(rules),
        "made-by": made_by,
        "arrays": [{"type": part.dtype.str, "shape": part.shape} for part in parts],
        "sha256": hashlib.sha256(stream).hexdigest(),
    }
    return json.dumps(header).encode() + b"\n" + stream


def unpacked(content: bytes) -> tuple[dict[str, Any], tuple[Array, ...]]:
    """The header and the arrays of a file; ``ValueError``, ``KeyError``, ``TypeError`` or ``zlib.error`` if damaged."""
    line, _, stream = content.partition(b"\n")
    header: dict[str, Any] = json.loads(line)
    if header["format"] != FORMAT or header["sha256"] != hashlib.sha256(stream).hexdigest():
        raise ValueError("the header does not fit what follows it")
    return header, tuple(_arrays(header["arrays"], zlib.decompress(stream)))


def _by_significance(array: Array) -> bytes:
    """The first byte of every number, then the second ones and so on: alike bytes together need less room."""
    return np.ascontiguousarray(array).view(np.uint8).reshape(-1, array.dtype.itemsize).T.tobytes()


def _arrays(descriptions: Sequence[Mapping[str, Any]], content: bytes) -> Iterator[Array]:
    at = 0
    for description in descriptions:
        kind, shape = np.dtype(description["type"]), tuple(description["shape"])
        size = kind.itemsize * int(np.prod(shape))
        bytes_of = np.frombuffer(content[at : at + size], np.uint8).reshape(kind.itemsize, -1).T
        yield np.ascontiguousarray(bytes_of).view(kind).reshape(shape).astype(kind.newbyteorder("="))
        at += size
    if at != len(content):
        raise ValueError("more or less than the header says")


_DAMAGED = mark("Resources", "The program’s file {file} is damaged. Please install the program again.")
_OTHER_RULES = mark(
    "Resources", "The program’s file {file} was made for other rules. Please install the program again."
)
