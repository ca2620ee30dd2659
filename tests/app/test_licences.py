"""Every part of the program has its licence, in words of its own."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest

from kribbeln_desktop.app import licences
from kribbeln_desktop.app.help_desk import all_licences
from kribbeln_desktop.app.licences import Part, installed_text, notice_of, parts, text_of
from kribbeln_desktop.core.texts import say

ROOT = Path(__file__).resolve().parents[2]
PARTS = {part.id: part for part in parts()}


def normal(name: str) -> str:
    """As package indexes compare names (PEP 503)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def runtime_packages() -> set[str]:
    """What ``pip install kribbeln-desktop`` brings along, and what that needs in turn."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: set[str] = set()
    todo = list(project["dependencies"])
    while todo:
        wanted = todo.pop()
        name = re.match(r"[\w.-]+", wanted)
        assert name is not None
        if normal(name[0]) not in found and "extra ==" not in wanted:
            found.add(normal(name[0]))
            todo += requires(name[0]) or []
    return found


def test_packages_are_found_in_what_others_need() -> None:
    assert runtime_packages() == {"pyside6-essentials", "shiboken6", "numpy"}


def test_every_package_the_program_runs_with_has_its_licence() -> None:
    named = {normal(package): part for part in PARTS.values() for package in part.packages}
    assert runtime_packages() <= set(named)
    for package in runtime_packages():
        assert package in normal(text_of(named[package]))


WORDS = {
    "kribbeln-desktop": ["Permission is hereby granted, free of charge", "The Kribbeln Desktop authors"],
    "qt": ["GNU LESSER GENERAL PUBLIC LICENSE", "Version 3, 29 June 2007", "GNU GENERAL PUBLIC LICENSE", "shiboken6"],
    "qt-others": ["HarfBuzz", "FreeType", "Unicode, Inc.", "Apache License", "PCRE2", "zlib"],
    "python": ["PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2"],
    "python-others": ["Mersenne Twister", "libmpdec", "Thai Open Source Software Center"],
    "numpy": ["NumPy Developers", "GNU LESSER GENERAL PUBLIC LICENSE", "Version 2.1, February 1999"],
    "source-sans-pro": ["SIL OPEN FONT LICENSE", "Adobe"],
}
"""By part, what its texts must say: titles of the licences and names of those who give them."""


@pytest.mark.parametrize("part", PARTS)
def test_each_text_is_the_right_one(part: str) -> None:
    text = text_of(PARTS[part])
    assert [words for words in WORDS[part] if words not in text] == []


@pytest.mark.skipif(sys.platform != "linux", reason="the wheels of other systems bundle otherwise")
def test_the_text_of_numpy_names_what_its_wheel_brings_along() -> None:
    text = text_of(PARTS["numpy"])
    assert [
        name for name in ("OpenBLAS", "LAPACK", "libgfortran", "libquadmath", "pocketfft") if name not in text
    ] == []


def test_our_licence_is_the_one_in_the_repository() -> None:
    assert text_of(PARTS["kribbeln-desktop"]) == (ROOT / "LICENSE").read_text(encoding="utf-8").strip()


def test_the_notice_of_qt_says_version_licence_and_where_the_source_lies() -> None:
    from PySide6 import __version__
    from PySide6.QtCore import qVersion

    notice = notice_of(PARTS["qt"])
    assert notice is not None
    said = say(notice)
    assert f"Qt {qVersion()} and PySide6 {__version__}" in said
    assert "GNU Lesser General Public License, version 3" in said
    assert f"/{qVersion()}/" in said
    assert f"PySide6-{__version__}-src/" in said
    assert "you may change them, put your versions in their place" in said
    assert [part.id for part in PARTS.values() if notice_of(part) is not None] == ["qt"]


def test_texts_are_read_whole_and_without_signs_of_another_code() -> None:
    for licence in all_licences():
        text = licence.read()
        assert len(text) > 1000
        assert "\ufffd" not in text


def test_a_package_that_is_not_there_says_nothing() -> None:
    assert installed_text(["no-such-package-at-all"]) == ""


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Resources as in an executable: what was collected lies with them."""
    collected = tmp_path / "licences" / "collected"
    collected.mkdir(parents=True)
    (tmp_path / "licences" / "list.json").write_text(
        json.dumps({"parts": [{"id": "python", "name": "Python", "licence": "PSF-2.0", "packages": ["python"]}]})
    )
    bundled = [{"id": "zlib", "name": "zlib", "licence": "Zlib"}]
    (collected / "list.json").write_text(json.dumps({"parts": bundled}))
    for part in ("python", "zlib"):
        (collected / f"{part}.txt").write_text(f"the licence of {part}\n")
    monkeypatch.setattr(licences, "resource_root", lambda: tmp_path)
    monkeypatch.setattr("kribbeln_desktop.core.resources.resource_root", lambda: tmp_path)
    return tmp_path


def test_an_executable_shows_what_was_collected_when_it_was_built(frozen: Path) -> None:
    assert parts() == (
        Part("python", "Python", "PSF-2.0", packages=("python",)),
        Part("zlib", "zlib", "Zlib"),
    )
    assert [text_of(part) for part in parts()] == ["the licence of python", "the licence of zlib"]
