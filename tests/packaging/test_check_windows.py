"""The judgement of the check of the Windows installer, without Wine."""

from pathlib import Path

import pytest
import windows_state
from wine import Windows, parse_registry

QUERY = """\

HKEY_CURRENT_USER\\Software\\Classes\\.kribbeln
    (Default)    REG_SZ    KribbelnDesktop.Record
    Content Type    REG_SZ    application/x-kribbeln

HKEY_CURRENT_USER\\Software\\Classes\\.kribbeln\\OpenWithProgids
    KribbelnDesktop.Record    REG_SZ    \r

HKEY_CURRENT_USER\\Software\\Empty

HKEY_CURRENT_USER\\Software\\Apps
    NoModify    REG_DWORD    0x1
    Folder    REG_SZ    C:\\Two words    here
"""


def test_registry_is_read_with_defaults_empty_texts_and_texts_with_gaps() -> None:
    top = "HKEY_CURRENT_USER\\Software"
    assert parse_registry(QUERY) == {
        f"{top}\\Classes\\.kribbeln|": "KribbelnDesktop.Record",
        f"{top}\\Classes\\.kribbeln|Content Type": "application/x-kribbeln",
        f"{top}\\Classes\\.kribbeln\\OpenWithProgids|KribbelnDesktop.Record": "",
        f"{top}\\Apps|NoModify": "0x1",
        f"{top}\\Apps|Folder": "C:\\Two words    here",
    }


def test_names_of_windows_lead_to_files_on_the_drive_of_wine() -> None:
    assert Windows(Path("/w")).path("C:\\users\\a b\\x.txt") == Path("/w/drive_c/users/a b/x.txt")


def test_what_is_missing_and_what_is_left_are_told() -> None:
    faults = windows_state.compare("files", {"a", "left"}, {"a", "lost"})
    assert faults == ["files: lost is missing", "files: left should not be there"]


@pytest.fixture
def bare_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Windows:
    """A Windows in which nothing runs and the registry is empty."""
    monkeypatch.setattr(Windows, "variable", lambda self, name: f"C:\\{name}")
    monkeypatch.setattr(Windows, "registry", lambda self, key: {})
    return Windows(tmp_path)


def test_nothing_installed_is_nothing_left(bare_windows: Windows) -> None:
    assert windows_state.removed_faults(bare_windows, "C:\\games", set()) == []


def test_an_empty_folder_that_was_left_is_a_fault(bare_windows: Windows) -> None:
    bare_windows.path("C:\\games").mkdir(parents=True)
    assert windows_state.removed_faults(bare_windows, "C:\\games", set()) == [
        "left by the uninstaller: the folder C:\\games"
    ]


def test_an_installation_that_did_nothing_is_told_in_full(bare_windows: Windows, tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "kribbeln.exe").write_bytes(b"x")
    faults = windows_state.installed_faults(bare_windows, "C:\\games", tmp_path / "build", "0.1.0", set())
    assert "installed files: kribbeln.exe is missing" in faults
    assert "installed files: uninstall.exe is missing" in faults
    assert sum(fault.startswith("registry: ") for fault in faults) == 15
    assert "size in the list of apps: 0 instead of 1024" in faults
    assert "no entry in the start menu" in faults
