"""A program that is carried about: everything beside it, nothing elsewhere; and a stick that cannot be written."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QMessageBox
from window_play import Begin, lay, press

from kribbeln_desktop.app import command_line
from kribbeln_desktop.app.folders import FOLDER_VARIABLE
from kribbeln_desktop.app.help_desk import about_facts
from kribbeln_desktop.app.opening import open_window
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.widgets.help_dialog import HelpDialog


@pytest.fixture
def stick(tmp_path: Path, begin: Begin, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a portable executable; the home of whoever runs it lies beside."""
    folder = tmp_path / "stick"
    folder.mkdir()
    (folder / "portable").touch()
    monkeypatch.delenv(FOLDER_VARIABLE)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "kribbeln-desktop"))
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    return folder


def test_everything_lies_beside_the_program_and_is_found_again(stick: Path, begin: Begin, tmp_path: Path) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    press(program, "R")
    program = begin()
    assert program.window.new_game_page.seats.resume.isVisible()
    kept = sorted(path.relative_to(stick).as_posix() for path in stick.rglob("*") if path.is_file())
    assert [name.partition("-")[0].rpartition("/")[0] for name in kept] == ["data", "data/running", "data/running", ""]
    assert "data/kribbeln.ini" in kept
    assert not (tmp_path / "home").exists()


def test_carried_elsewhere_it_is_as_it_was(
    stick: Path, begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    press(program, "R")
    program.window.close()
    stick.rename(tmp_path / "other")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "other" / "kribbeln-desktop"))
    assert begin().window.new_game_page.seats.resume.isVisible()


def test_a_fault_of_the_command_line_program_is_logged_there(
    stick: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_arguments: object) -> None:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(command_line, "_run", fail)
    assert command_line.main(["games"]) == command_line.OWN_BUG
    assert str(stick / "data" / "kribbeln.log") in capsys.readouterr().err
    assert "on purpose" in (stick / "data" / "kribbeln.log").read_text(encoding="utf-8")


def test_a_stick_that_cannot_be_written_is_told_at_the_start_and_the_game_goes_on_in_memory(
    stick: Path, begin: Begin, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    (stick / "data").write_text("in the way")  # stands for a locked stick: root may write anywhere
    program = begin()
    program.window.notice.hide()
    told = open_window(qapp).notice
    assert told is not None
    assert f"its folder {stick / 'data'} cannot be written" in say(told)
    table = lay(program, "Anna", "Ben")
    press(program, "R")
    assert table.state.tray().rolls_used == 1
    assert "is not kept when the program ends" in program.window.notice.sentence()
    asked: list[str] = []

    def answer(_parent: object, _title: str, text: str, **_more: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return QMessageBox.StandardButton.Yes

    monkeypatch.setattr(QMessageBox, "question", answer)
    program.window.close()
    assert asked == ["This game could not be saved and would be lost. Leave it all the same?"]
    assert (stick / "data").read_text() == "in the way"


def test_about_says_so_and_opens_the_folder(stick: Path, begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    program = begin()
    program.window.actions_by_id["about"].trigger()
    dialog = program.in_view.help_dialog
    assert isinstance(dialog, HelpDialog)
    words = dialog.about.words.toPlainText()
    assert "Portable: " in words
    assert words.count(str(stick / "data")) == 3
    assert about_facts().is_portable
    opened: list[QUrl] = []

    def can_open(url: QUrl) -> bool:
        opened.append(url)
        return len(opened) == 1

    monkeypatch.setattr(QDesktopServices, "openUrl", can_open)
    dialog.about.open_folder.click()
    assert opened == [QUrl.fromLocalFile(str(stick / "data"))]
    assert not dialog.about.told.isVisible()
    dialog.about.open_folder.click()
    assert dialog.about.told.isVisible()
    assert str(stick / "data") in dialog.about.told.text()
