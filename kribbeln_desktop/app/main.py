"""The entry point of the program with a window."""

from __future__ import annotations

import argparse
import importlib
import linecache
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from kribbeln_desktop import __version__
from kribbeln_desktop.app.folders import FOLDER_VARIABLE, log_file
from kribbeln_desktop.app.opening import Opened, open_window

if TYPE_CHECKING:
    from kribbeln_desktop.app.program import Program


def main(arguments: list[str] | None = None) -> int:
    """Open the window; ``arguments`` without the program's name, by default the process's own. The exit status."""
    chosen = _parser().parse_args(arguments)
    if chosen.smoke_test:
        import tempfile

        with tempfile.TemporaryDirectory() as folder:
            os.environ[FOLDER_VARIABLE] = folder
            return _run(chosen)
    return _run(chosen)


def _run(chosen: argparse.Namespace) -> int:
    application = make_application()
    opened = open_window(application)
    painted = FirstPaint(opened.window)
    painted.happened.connect(lambda: _furnish(application, opened, chosen))
    opened.window.show()
    return application.exec()


def _furnish(application: QApplication, opened: Opened, chosen: argparse.Namespace) -> None:
    program = furnish(application, opened)
    if chosen.record is not None:
        program.open(chosen.record)
    if chosen.smoke_test:
        from kribbeln_desktop.app.smoke import play_by_itself

        play_by_itself(program, application)


def furnish(application: QApplication, opened: Opened) -> Program:
    """Everything that can wait until the window is there."""
    _load(
        "kribbeln_desktop.games",
        "kribbeln_desktop.players",
        "kribbeln_desktop.widgets.new_game_page",
        "kribbeln_desktop.widgets.game_page",
        "kribbeln_desktop.app.program",
    )
    from kribbeln_desktop.app.faults import FaultWatch
    from kribbeln_desktop.app.program import Program
    from kribbeln_desktop.core.resources import resource_root

    watch = FaultWatch(log_file(), parent=application)
    watch.start()
    application.aboutToQuit.connect(watch.stop)
    application.setFont(with_own_font(application.font()))
    application.setWindowIcon(QIcon(str(resource_root() / "icons" / "kribbeln.png")))
    program = Program(application, opened)
    watch.tell = program.tell
    return program


def _load(*modules: str) -> None:
    """Import one after the other, and drop the source texts that PySide reads at each import and would keep (5 MB)."""
    for module in modules:
        importlib.import_module(module)
        linecache.clearcache()


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
            QTimer.singleShot(0, self.happened.emit)
        return False


def make_application() -> QApplication:
    """The application with its name and style."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("kribbeln-desktop")
    application.setApplicationDisplayName("Kribbeln Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("kribbeln-desktop")
    application.setStyle("Fusion")
    return application


def with_own_font(font: QFont) -> QFont:
    """The system's font, and our own where that lacks a letter or there is none at all."""
    from kribbeln_desktop.printing.fonts import load_fonts

    families = [*font.families(), load_fonts()]
    font.setFamilies(families)
    return font


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kribbeln-desktop", description="A table for three-roll dice games.")
    parser.add_argument("record", nargs="?", type=Path, metavar="RECORD", help="a game to open")
    parser.add_argument("--smoke-test", action="store_true", help="let two computers finish a game, then quit")
    parser.add_argument("--version", action="version", version=__version__)
    return parser
