"""Folders: the system's own places, one variable that moves everything, and a program that carries its data along."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from kribbeln_desktop.app.folders import (
    FOLDER_VARIABLE,
    Running,
    config_folder,
    data_folder,
    is_portable,
    log_file,
    portable_fault,
    program_folder,
    settings_file,
)

ROOT = Path(__file__).resolve().parents[2]


def places() -> set[Path]:
    return {data_folder(), config_folder(), log_file().parent, settings_file().parent}


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the executable in it, from which the program seems to run."""
    folder = tmp_path / "stick"
    folder.mkdir()
    monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "kribbeln-desktop"))
    return folder


def test_variable_moves_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "stick"))
    assert places() == {tmp_path / "stick"}


def test_folders_lie_where_the_system_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
    for folder in (data_folder(), config_folder()):
        assert folder.name == "kribbeln-desktop"
        assert folder.is_absolute()
        assert not folder.is_relative_to(ROOT)
    assert not is_portable()
    assert portable_fault() is None


@pytest.mark.skipif(sys.platform != "linux", reason="the two variables are those of Linux")
def test_on_linux_the_two_variables_of_the_desktop_say_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """https://specifications.freedesktop.org/basedir-spec/latest/"""
    monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    assert data_folder() == tmp_path / "data" / "kribbeln-desktop"
    assert settings_file() == tmp_path / "config" / "kribbeln-desktop" / "kribbeln.ini"


def test_asking_makes_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "stick"))
    data_folder()
    assert not (tmp_path / "stick").exists()


@pytest.mark.parametrize("name", ["portable", "portable.txt"])
def test_a_file_beside_the_executable_keeps_everything_there(name: str, stick: Path) -> None:
    (stick / name).touch()
    assert is_portable()
    assert places() == {stick / "data"}
    assert portable_fault() is None
    assert list((stick / "data").iterdir()) == []


@pytest.mark.parametrize("name", ["portable.md", "Portable.exe", "not-portable"])
def test_no_other_name_makes_it_portable(name: str, stick: Path) -> None:
    (stick / name).touch()
    assert not is_portable()
    assert not any(place.is_relative_to(stick) for place in places())


def test_a_folder_of_that_name_does_not_make_it_portable(stick: Path) -> None:
    (stick / "portable").mkdir()
    assert not is_portable()


def test_the_variable_wins_over_the_file(stick: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (stick / "portable").touch()
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "elsewhere"))
    assert not is_portable()
    assert places() == {tmp_path / "elsewhere"}
    assert portable_fault() is None
    assert not (stick / "data").exists()


def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(stick: Path) -> None:
    """A file in its place stands for a stick that is locked: whoever runs the tests as root may write anywhere."""
    (stick / "portable").touch()
    (stick / "data").write_text("in the way")
    told = portable_fault()
    assert told is not None
    assert dict(told.arguments)["folder"] == str(stick / "data")
    assert told.source.count(".") == 1
    assert (stick / "data").read_text() == "in the way"


def folder_of(executable: Path, variables: Mapping[str, str] | None = None) -> Path | None:
    executable.parent.mkdir(parents=True, exist_ok=True)
    executable.touch()
    return program_folder(Running(str(executable), True, variables or {}))


def test_the_folder_of_an_executable_is_the_one_that_a_link_leads_to(tmp_path: Path) -> None:
    assert folder_of(tmp_path / "opt" / "kribbeln-desktop") == tmp_path / "opt"
    (tmp_path / "link").symlink_to(tmp_path / "opt" / "kribbeln-desktop")
    assert program_folder(Running(str(tmp_path / "link"), True, {})) == tmp_path / "opt"


def test_the_folder_of_an_app_of_macos_is_the_one_it_lies_in(tmp_path: Path) -> None:
    assert folder_of(tmp_path / "Kribbeln Desktop.app" / "Contents" / "MacOS" / "kribbeln-desktop") == tmp_path
    assert folder_of(tmp_path / "a" / "b" / "MacOS" / "kribbeln-desktop") == tmp_path / "a" / "b" / "MacOS"


def test_the_folder_of_an_appimage_is_the_one_it_lies_in(tmp_path: Path) -> None:
    """https://docs.appimage.org/packaging-guide/environment-variables.html"""
    mounted = tmp_path / "mounted"
    variables = {"APPIMAGE": str(tmp_path / "stick" / "Kribbeln.AppImage"), "APPDIR": str(mounted)}
    assert folder_of(mounted / "usr" / "kribbeln-desktop", variables) == tmp_path / "stick"
    other = folder_of(tmp_path / "opt" / "kribbeln-desktop", variables)  # started from within another AppImage
    assert other == tmp_path / "opt"


def test_the_folder_of_the_source_is_the_repository(tmp_path: Path) -> None:
    assert program_folder(Running(sys.executable, False, {})) == ROOT
    installed = tmp_path / "site-packages" / "kribbeln_desktop"
    assert program_folder(Running(sys.executable, False, {}, installed)) is None
