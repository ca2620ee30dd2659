"""The licences of what is bundled: every library is known, and what its system says of it is kept."""

from __future__ import annotations

import json
from pathlib import Path

import bundled_licences
import pytest
from bundled_licences import Origin

BUNDLED = [
    "_internal/libz.so.1",
    "_internal/libxcb-cursor.so.0",
    "_internal/libpcre2-8.so.0",
    "_internal/libstdc++.so.6",
    "_internal/PySide6/Qt/lib/libQt6Core.so.6",
    "_internal/PySide6/Qt/lib/libicuuc.so.73",
    "_internal/numpy.libs/libgfortran-040039e1.so.5.0.0",
    "_internal/numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so",
    "_internal/python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so",
    "_internal/libpython3.11.so.1.0",
    "_internal/shiboken6/Shiboken.abi3.so",
    "_internal/base_library.zip",
    "kribbeln-desktop",
]
SYSTEM = ["libpcre2-8.so.0", "libstdc++.so.6", "libxcb-cursor.so.0", "libz.so.1"]
ORIGINS = {
    "libz.so.1": Origin("zlib1g", "1:1.2.13", "zlib", "zlib’s words\n/usr/share/common-licenses/GPL-2."),
    "libxcb-cursor.so.0": Origin("libxcb-cursor0", "0.1", "xcb-util-cursor", "words of xcb"),
    "libxcb.so.1": Origin("libxcb1", "1.15", "libxcb", "words of xcb"),
}


@pytest.fixture
def debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system whose packages are ``ORIGINS``, with one common licence."""
    (tmp_path / "GPL-2").write_text("the words of the GPL")
    monkeypatch.setattr(bundled_licences, "COMMON", tmp_path)
    monkeypatch.setattr(bundled_licences, "origin_of", lambda source: ORIGINS.get(source.name))
    monkeypatch.setattr("platform.freedesktop_os_release", lambda: {"NAME": "Test System"})
    return tmp_path


def test_libraries_of_the_system_are_told_from_those_of_packages() -> None:
    assert bundled_licences.libraries_of_the_system(BUNDLED) == SYSTEM
    assert bundled_licences.libraries_of_the_system(["_internal\\PySide6\\Qt6Core.dll", "python311.dll"]) == []
    app = ["PySide6/QtCore.abi3.so", "python3__dot__11/lib-dynload/math.cpython-311-darwin.so", "libz.so.1"]
    assert bundled_licences.libraries_of_the_system(f"Contents/Frameworks/{name}" for name in app) == ["libz.so.1"]


def test_a_library_that_nobody_listed_is_told() -> None:
    assert bundled_licences.unknown([*BUNDLED, "_internal/libsurprise.so.1"]) == ["libsurprise.so.1"]


def test_no_library_belongs_to_two_parts() -> None:
    known = json.loads(bundled_licences.LIST.read_text("utf-8"))["libraries"]
    starts = [(start, entry["name"]) for entry in known for start in entry["files"]]
    assert [(one, two) for one in starts for two in starts if one != two and one[0].startswith(two[0])] == []
    assert all(entry["name"] and entry["licence"] and entry["home"].startswith("http") for entry in known)


def test_what_is_bundled_is_collected(debian: Path, tmp_path: Path) -> None:
    names = ["libz.so.1", "libxcb-cursor.so.0", "libxcb.so.1", "PySide6/Qt/lib/libQt6Core.so.6"]
    files = bundled_licences.collect([(name, f"/lib/{name}") for name in names], tmp_path / "collected")
    kept = {file.name: file.read_text("utf-8") for file in files}
    entries = {entry["id"]: entry for entry in json.loads(kept["list.json"])["parts"]}
    assert list(entries) == ["pyinstaller", "libxcb-xcb-util", "zlib", "GPL-2"]
    assert entries["zlib"]["licence"] == "Zlib"
    assert kept["zlib.txt"].startswith(
        "Taken unchanged from Test System, which offers the source code:\nzlib1g 1:1.2.13"
    )
    assert "zlib’s words" in kept["zlib.txt"]
    assert kept["libxcb-xcb-util.txt"].count("words of xcb") == 1
    assert kept["GPL-2.txt"] == "the words of the GPL"
    assert "PYTHON SOFTWARE FOUNDATION" in kept["python.txt"]
    assert "NumPy Developers" in kept["numpy.txt"]
    assert set(kept) >= {"qt.txt", "pyinstaller.txt"}


def test_a_system_without_debians_packages_keeps_at_least_the_names(
    debian: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundled_licences, "origin_of", lambda source: None)
    bundled_licences.collect([("libz.so.1", "/lib/libz.so.1")], tmp_path / "collected")
    entries = json.loads((tmp_path / "collected" / "list.json").read_text("utf-8"))["parts"]
    assert [entry["name"] for entry in entries] == ["PyInstaller", "zlib"]


@pytest.mark.skipif(not Path("/var/lib/dpkg/status").exists(), reason="no Debian system")
def test_a_library_of_this_system_is_found_in_its_package() -> None:
    origin = bundled_licences.origin_of(Path("/lib/x86_64-linux-gnu/libc.so.6"))
    assert origin is not None
    assert (origin.package, origin.source) == ("libc6", "glibc")
    assert "GNU" in origin.copyright
    assert bundled_licences.origin_of(Path("/lib/libsurprise.so.1")) is None
