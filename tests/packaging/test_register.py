"""A double click on a record: what is written for a Linux desktop, and that it goes away again."""

from pathlib import Path

import pytest
import register


def test_built_executable_is_preferred_to_the_source(tmp_path: Path) -> None:
    assert register.program(tmp_path, "py") == ["py", str(tmp_path / "packaging" / "run.py")]
    built = tmp_path / "dist" / "kribbeln-desktop" / "kribbeln-desktop"
    built.parent.mkdir(parents=True)
    built.touch()
    assert register.program(tmp_path, "py") == [str(built)]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["/opt/k/kribbeln-desktop"], '"/opt/k/kribbeln-desktop" %f'),
        (["/usr/bin/python3", "/home/a b/run.py"], '"/usr/bin/python3" "/home/a b/run.py" %f'),
        (['/x$y/10%/"z"'], '"/x\\\\$y/10%%/\\\\"z\\\\"" %f'),
    ],
)
def test_paths_are_quoted_as_desktop_entries_want_it(words: list[str], line: str) -> None:
    assert register.exec_line(words) == line


def test_files_are_written_and_taken_back(tmp_path: Path) -> None:
    register.register_on_linux(tmp_path, ["/opt/k/kribbeln-desktop"], remove=False)
    entry = (tmp_path / "applications" / f"{register.NAME}.desktop").read_text("utf-8")
    assert '\nExec="/opt/k/kribbeln-desktop" %f\n' in entry
    assert "TryExec" not in entry
    assert (tmp_path / "mime" / "packages" / f"{register.NAME}.xml").exists()
    assert (tmp_path / "icons" / "hicolor" / "scalable" / "apps" / f"{register.NAME}.svg").exists()
    register.register_on_linux(tmp_path, ["/opt/k/kribbeln-desktop"], remove=True)
    assert not list(tmp_path.rglob(f"{register.NAME}*"))
