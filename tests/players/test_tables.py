"""Solved tables in files: what was written is read; anything else is named in one sentence."""

import hashlib
import json
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from kribbeln_desktop.core import resources
from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.players.tables import Array, read_table, write_table

PARTS, RULES = ("game", "table"), {"game": "kniffel", "further-five": 50}
ARRAYS: tuple[Array, ...] = (
    np.array([[1.5, -2.25], [0, 1e30]], dtype=np.float32),
    np.array([7, 65535], dtype=np.uint16),
)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A table in a folder of resources."""
    monkeypatch.setattr("kribbeln_desktop.core.resources.resource_root", lambda: tmp_path)
    assert resources.resource_root() == tmp_path
    path = tmp_path.joinpath(*PARTS)
    path.parent.mkdir()
    write_table(path, RULES, ARRAYS, "a test")
    return path


@pytest.mark.usefixtures("file")
def test_what_was_written_is_read() -> None:
    for read, written in zip(read_table(PARTS, RULES), ARRAYS, strict=True):
        assert read.dtype == written.dtype
        assert np.array_equal(read, written)


def test_file_is_a_line_of_json_and_a_stream_of_bytes_by_significance(file: Path) -> None:
    line, _, stream = file.read_bytes().partition(b"\n")
    header = json.loads(line)
    assert header["rules"] == RULES
    assert header["made-by"] == "a test"
    assert header["sha256"] == hashlib.sha256(stream).hexdigest()
    assert zlib.decompress(stream)[-4:] == bytes([7, 0xFF, 0, 0xFF])


def cut_off(content: bytes) -> bytes:
    return content[:-1]


def changed(content: bytes) -> bytes:
    return content[:-3] + bytes([content[-3] ^ 1]) + content[-2:]


def emptied(_content: bytes) -> bytes:
    return b""


def of_another_shape(content: bytes) -> bytes:
    return content.replace(b'"shape": [2, 2]', b'"shape": [2, 1]')


def of_another_format(content: bytes) -> bytes:
    return content.replace(b"table-1", b"table-2")


def no_header(content: bytes) -> bytes:
    return b"[]" + content


@pytest.mark.parametrize("damage", [cut_off, changed, emptied, of_another_shape, of_another_format, no_header])
def test_damaged_file_is_named_in_one_sentence(file: Path, damage: Callable[[bytes], bytes]) -> None:
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(ResourceError, match="file game/table is damaged"):
        read_table(PARTS, RULES)


@pytest.mark.usefixtures("file")
@pytest.mark.parametrize("rules", [{**RULES, "further-five": 100}, {"game": "kniffel"}, {}])
def test_file_for_other_rules_is_named_in_one_sentence(rules: dict[str, object]) -> None:
    with pytest.raises(ResourceError, match="file game/table was made for other rules"):
        read_table(PARTS, rules)


def test_missing_file_is_named_in_one_sentence(file: Path) -> None:
    file.unlink()
    with pytest.raises(ResourceError, match=r"file game/table cannot be read \("):
        read_table(PARTS, RULES)
