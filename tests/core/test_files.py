"""Files are replaced whole; what is no file is never replaced."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kribbeln_desktop.core.files import read_start, replace_file

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes need rights or do not exist there")


@on_posix
def test_a_link_stays_one_to_the_new_content(tmp_path: Path) -> None:
    target, link = tmp_path / "far" / "target", tmp_path / "link"
    target.parent.mkdir()
    target.write_bytes(b"old")
    link.symlink_to(target)
    replace_file(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert [path.name for path in target.parent.iterdir()] == ["target"]


@on_posix
def test_a_device_is_refused_and_stays(tmp_path: Path) -> None:
    import os

    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="not supported"):
        replace_file(pipe, b"new")
    assert pipe.is_fifo()


@pytest.mark.parametrize("name", ["", "/", "folder"])
def test_a_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(IsADirectoryError):
        replace_file(Path(name), b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_of_a_long_file_only_the_start_is_read(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    assert read_start(tmp_path / "file", 3) == b"123"
    assert read_start(tmp_path / "file", 9) == b"12345"
