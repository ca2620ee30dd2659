"""Folders: one variable moves everything."""

from pathlib import Path

import pytest

from kribbeln_desktop.app.folders import FOLDER_VARIABLE, config_folder, data_folder, log_file, settings_file


def test_variable_moves_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "stick"))
    assert {data_folder(), config_folder(), log_file().parent, settings_file().parent} == {tmp_path / "stick"}


def test_folders_lie_where_the_system_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
    for folder in (data_folder(), config_folder()):
        assert folder.name == "kribbeln-desktop"
        assert folder.is_absolute()


def test_asking_makes_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "stick"))
    data_folder()
    assert not (tmp_path / "stick").exists()
