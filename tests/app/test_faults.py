"""Faults of ours: logged with what a bug report needs, told once in a sentence, and never a second fault."""

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import QObject, QThread, qDebug, qWarning
from pytestqt.qtbot import QtBot

from kribbeln_desktop.app import faults
from kribbeln_desktop.app.faults import REPEATS, FaultWatch
from kribbeln_desktop.core.texts import Text, say


@pytest.fixture
def told() -> list[Text]:
    return []


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "data" / "kribbeln.log"


@pytest.fixture
def watch(qapp: QObject, log: Path, told: list[Text]) -> Iterator[FaultWatch]:
    watching = FaultWatch(log, told.append)
    watching.start()
    yield watching
    watching.stop()


def fail(words: str = "inside") -> None:
    """What Python does with an exception nobody caught."""
    try:
        raise LookupError(words)
    except LookupError:
        sys.excepthook(*sys.exc_info())


def test_fault_is_logged_and_told_in_one_sentence(watch: FaultWatch, log: Path, told: list[Text], qtbot: QtBot) -> None:
    fail()
    qtbot.waitUntil(lambda: told != [])
    sentence = say(told[0])
    assert str(log) in sentence
    assert "LookupError" not in sentence
    content = log.read_text(encoding="utf-8")
    for part in ("LookupError: inside", "Traceback", "Kribbeln Desktop", "Python 3", "Qt 6", "test_faults.py"):
        assert part in content


def test_same_fault_at_every_repaint_is_told_once(watch: FaultWatch, log: Path, told: list[Text], qtbot: QtBot) -> None:
    for _ in range(100):
        fail("again and again")
    qtbot.wait(20)
    assert len(told) == 1
    assert log.read_text(encoding="utf-8").count("Traceback") == REPEATS


def test_fault_while_telling_ends(watch: FaultWatch, log: Path, qtbot: QtBot) -> None:
    asked = []

    def failing(_text: Text) -> NoReturn:
        asked.append(1)
        raise ValueError("while telling")

    watch.tell = failing
    fail()
    qtbot.wait(50)
    assert len(asked) == 2  # its own fault is told too, but not for ever
    assert "while telling" in log.read_text(encoding="utf-8")


def test_fault_of_another_thread_is_told_in_the_windows_own(watch: FaultWatch, log: Path, qtbot: QtBot) -> None:
    threads = []
    watch.tell = lambda _text: threads.append(QThread.currentThread())
    thread = threading.Thread(target=lambda: 1 // 0)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: threads != [])
    assert threads == [watch.thread()]
    assert "ZeroDivisionError" in log.read_text(encoding="utf-8")


def test_thread_that_ends_itself_is_no_fault(watch: FaultWatch, log: Path) -> None:
    thread = threading.Thread(target=sys.exit)
    thread.start()
    thread.join()
    assert not log.exists()


def test_messages_of_qt_are_logged_and_still_seen(
    watch: FaultWatch, log: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    qWarning("a message of Qt")
    qDebug("a detail")
    assert capfd.readouterr().err == "a message of Qt\na detail\n"
    content = log.read_text(encoding="utf-8")
    assert "WARNING qt: a message of Qt" in content
    assert "a detail" not in content


def test_log_never_grows_beyond_two_files(watch: FaultWatch, log: Path) -> None:
    for number in range(60):
        logging.getLogger("test").error("%d %s", number, "x" * 100_000)
    files = sorted(path.name for path in log.parent.iterdir())
    assert files == ["kribbeln.log", "kribbeln.log.1"]
    assert all(path.stat().st_size <= faults.LARGEST_LOG for path in log.parent.iterdir())


def test_log_that_cannot_be_written_is_passed_over_in_silence(
    tmp_path: Path, qapp: QObject, told: list[Text], qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    for log in (tmp_path / "file" / "kribbeln.log", tmp_path):
        watching = FaultWatch(log, told.append)
        watching.start()
        fail()
        qtbot.waitUntil(lambda: told != [])
        watching.stop()
        assert "Something went wrong" in say(told.pop())
    assert capfd.readouterr() == ("", "")


def test_everything_is_as_before_afterwards(qapp: QObject, log: Path) -> None:
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook, list(logging.getLogger().handlers))
    watching = FaultWatch(log)
    watching.start()
    assert sys.excepthook != before[0]
    watching.stop()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook, list(logging.getLogger().handlers)) == before


def test_interruption_from_the_keyboard_is_no_bug(watch: FaultWatch, log: Path, told: list[Text]) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not log.exists()
