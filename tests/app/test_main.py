"""The first moments: what the command line asks for, a window before anything else, and faults that are told."""

from __future__ import annotations

import linecache
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kribbeln_desktop.app import main, settings
from kribbeln_desktop.app.folders import FOLDER_VARIABLE, settings_file
from kribbeln_desktop.app.main import FirstPaint, Wishes, read_wishes
from kribbeln_desktop.app.opening import open_window
from kribbeln_desktop.app.settings import Settings
from kribbeln_desktop.core import resources
from kribbeln_desktop.core.texts import Text, say
from kribbeln_desktop.games import kribbeln_tasks
from kribbeln_desktop.widgets.main_window import FRAME


def test_a_record_can_be_named(qapp: QApplication) -> None:
    assert read_wishes(qapp, []) == Wishes(None, False)
    assert read_wishes(qapp, ["game.kribbeln"]) == Wishes(Path("game.kribbeln"), False)
    assert read_wishes(qapp, ["--smoke-test"]) == Wishes(None, True)


def test_the_first_paint_is_told_once(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    painted = FirstPaint(widget)
    told: list[bool] = []
    painted.happened.connect(lambda: told.append(True))
    with qtbot.waitSignal(painted.happened):
        widget.show()
    widget.update()
    qtbot.wait(20)
    assert told == [True]


SOURCE_READER = """
import linecache

class Loader:
    def get_source(self, name):
        return "first\\nsecond\\n"

LINES = linecache.getlines("frozen.py", {"__name__": "frozen", "__loader__": Loader()})
"""


def test_sources_that_only_a_loader_has_are_read_and_not_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As in the executable, where no source is a file."""
    (tmp_path / "kribbeln_source_reader.py").write_text(SOURCE_READER, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    main._load("kribbeln_source_reader")
    assert sys.modules.pop("kribbeln_source_reader").LINES == ["first\n", "second\n"]
    assert "frozen.py" not in linecache.cache


def test_a_window_from_a_larger_screen_fits_before_it_is_shown(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    room = qapp.primaryScreen().availableSize()
    larger = QWidget()
    qtbot.addWidget(larger)
    larger.resize(room * 2)
    settings.save(QSettings(str(settings_file()), QSettings.Format.IniFormat), Settings(geometry=geometry_of(larger)))
    window = open_window(qapp).window
    qtbot.addWidget(window)
    assert window.size() == window.size().boundedTo(room - FRAME)


def geometry_of(widget: QWidget) -> bytes:
    return bytes(widget.saveGeometry().data())


@pytest.fixture
def without_resources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A program whose dice are missing."""
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(resources, "resource_root", lambda: tmp_path / "resources")
    kribbeln_tasks.load_dice.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    kribbeln_tasks.load_dice.cache_clear()


def test_a_missing_file_of_the_program_is_told_in_a_sentence_and_ends_it(
    qapp: QApplication, qtbot: QtBot, without_resources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KRIBBELN_DATA", str(without_resources / "data"))
    told: list[Text] = []
    statuses: list[int] = []
    monkeypatch.setattr(main, "_tell_before_there_is_a_window", told.append)
    application = main.Application.instance()
    opened = open_window(qapp)
    qtbot.addWidget(opened.window)
    monkeypatch.setattr(QApplication, "exit", statuses.append)
    main._furnish(application, opened, Wishes(None, False))  # type: ignore[arg-type]
    assert statuses == [1]
    assert "kribbeln/dice.json" in say(told[0])
    assert "install the program again" in say(told[0])


def test_no_display_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert main.main([]) == 1
    assert capsys.readouterr().err.count(".") == 2
