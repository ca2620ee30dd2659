"""The entry point of the program with a window."""

from __future__ import annotations

import gc
import importlib
import linecache
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QFont, QFontInfo, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from kribbeln_desktop import __version__
from kribbeln_desktop.app.folders import FOLDER_VARIABLE, log_file
from kribbeln_desktop.app.opening import Opened, open_window
from kribbeln_desktop.core.texts import Text, say

if TYPE_CHECKING:
    from kribbeln_desktop.app.program import Program


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    record: Path | None
    smoke_test: bool


def main(arguments: list[str] | None = None) -> int:
    """Open the window; ``arguments`` without the program's name, by default the process's own. The exit status."""
    if not has_display():
        sys.stderr.write("Kribbeln Desktop needs a display, and there is none here. Please try the command line.\n")
        return 1
    application = make_application()
    wishes = read_wishes(application, sys.argv[1:] if arguments is None else arguments)
    if wishes.smoke_test:
        import tempfile

        with tempfile.TemporaryDirectory() as folder:
            os.environ[FOLDER_VARIABLE] = folder
            return _run(application, wishes)
    return _run(application, wishes)


def _run(application: Application, wishes: Wishes) -> int:
    opened = open_window(application)
    painted = FirstPaint(opened.window)
    painted.happened.connect(lambda: _furnish(application, opened, wishes))
    opened.window.show()
    return application.exec()


def _furnish(application: Application, opened: Opened, wishes: Wishes) -> None:
    from kribbeln_desktop.core.errors import ResourceError

    try:
        program = furnish(application, opened)
    except ResourceError as error:  # a file of the program's own is missing or wrong
        _tell_before_there_is_a_window(error.text)
        application.exit(1)
        return
    application.file_opened.connect(lambda file: program.open(Path(file)))
    if wishes.record is not None:
        program.open(wishes.record)
    if wishes.smoke_test:
        from kribbeln_desktop.app.smoke import play_by_itself

        play_by_itself(program, application)


@contextmanager
def _all_kept() -> Iterator[None]:
    """Look for no garbage in what is made: neither now nor later, when it would take 50 ms in the midst of a game."""
    gc.disable()
    try:
        yield
        gc.freeze()
    finally:
        gc.enable()


@_all_kept()
def furnish(application: QApplication, opened: Opened) -> Program:
    """Everything that can wait until the window is there."""
    _load("kribbeln_desktop.app.faults")
    from kribbeln_desktop.app.faults import FaultWatch

    watch = FaultWatch(log_file(), _tell_before_there_is_a_window, application)
    watch.start()
    application.aboutToQuit.connect(watch.stop)
    _load("kribbeln_desktop.app.program")
    from kribbeln_desktop.app.program import Program
    from kribbeln_desktop.core.resources import resource_root

    application.setFont(with_own_font(application.font()))
    application.setWindowIcon(QIcon(str(resource_root() / "icons" / "kribbeln.png")))
    program = Program(application, opened)
    watch.tell = program.tell
    return program


class _Forgetful(dict[str, Any]):
    """A cache that keeps only what came last: ``linecache`` reads that again where sources come from a loader."""

    def __setitem__(self, key: str, value: Any) -> None:
        """Keep it in the place of all others."""
        self.clear()
        super().__setitem__(key, value)


def _load(*modules: str) -> None:
    """Import, without the source texts that PySide reads at each import and that would be kept (5 MB)."""
    linecache.clearcache()
    kept, linecache.cache = linecache.cache, _Forgetful()
    try:
        for module in modules:
            importlib.import_module(module)
    finally:
        linecache.cache = kept


def _tell_before_there_is_a_window(text: Text) -> None:
    from PySide6.QtWidgets import QMessageBox

    QMessageBox.critical(None, "Kribbeln Desktop", say(text))


class Application(QApplication):
    """The application; macOS tells it which file was opened by double click."""

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Qt."""
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


def has_display() -> bool:
    """Whether there is something to open a window on; Qt would end the process without a word that helps."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


class FirstPaint(QObject):
    """Tells when a window has been painted for the first time."""

    happened = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self.happened.emit)
        return False


def make_application() -> Application:
    """The application with its name and style."""
    application = Application(sys.argv[:1])
    application.setApplicationName("kribbeln-desktop")
    application.setApplicationDisplayName("Kribbeln Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(os.environ.get("FLATPAK_ID", "kribbeln-desktop"))
    application.setStyle("Fusion")
    return application


def with_own_font(font: QFont) -> QFont:
    """The system's font, and our own where that lacks a letter or there is none at all."""
    from kribbeln_desktop.printing.fonts import load_fonts

    font.setFamilies([QFontInfo(font).family(), load_fonts()])
    return font


def read_wishes(application: QApplication, arguments: list[str]) -> Wishes:
    """What ``arguments`` ask for; ends the process where they ask for help or the version, or cannot be understood."""
    if not arguments:
        return Wishes(None, False)
    from PySide6.QtCore import QCommandLineOption, QCommandLineParser

    parser = QCommandLineParser()
    parser.setApplicationDescription("A table for three-roll dice games.")
    parser.addHelpOption()
    parser.addVersionOption()
    parser.addPositionalArgument("RECORD", "a game to open", "[RECORD]")
    smoke_test = QCommandLineOption(["smoke-test"], "let computers of all levels finish each game, then quit")
    parser.addOption(smoke_test)
    parser.process([application.applicationName(), *arguments])
    record = next(iter(parser.positionalArguments()), None)
    return Wishes(Path(record) if record else None, parser.isSet(smoke_test))
