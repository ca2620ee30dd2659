"""The program with its window, begun as often as a test wants on one data folder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_play import Begin

from kribbeln_desktop.app.languages import LanguageSwitch
from kribbeln_desktop.app.opening import open_window
from kribbeln_desktop.app.program import Program


@pytest.fixture
def begin(qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """See ``window_play.Begin``."""
    monkeypatch.setenv("KRIBBELN_DATA", str(tmp_path))
    programs: list[Program] = []

    def end() -> None:
        if programs:
            program = programs.pop()
            program.window.close()
            program.window.deleteLater()
            program.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def start() -> Program:
        end()
        program = Program(qapp, open_window(qapp))
        programs.append(program)
        program.use(replace(program.settings, language="en", look="light", animation_ms=0, pace="instant"))
        with qtbot.waitExposed(program.window):
            program.window.show()
        program.window.activateWindow()
        qtbot.waitUntil(program.window.isActiveWindow)
        return program

    yield start
    end()
    for switch in qapp.findChildren(LanguageSwitch):
        switch.remove()  # a test must not leave its language to the next
