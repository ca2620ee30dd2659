"""The entry point of the program with a window."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QApplication

from kribbeln_desktop import __version__
from kribbeln_desktop.app.faults import FaultWatch
from kribbeln_desktop.app.folders import FOLDER_VARIABLE, log_file
from kribbeln_desktop.core.resources import resource_root
from kribbeln_desktop.printing.fonts import load_fonts


def main(arguments: list[str] | None = None) -> int:
    """Open the window; ``arguments`` without the program's name, by default the process's own. The exit status."""
    chosen = _parser().parse_args(arguments)
    if chosen.smoke_test:
        with tempfile.TemporaryDirectory() as folder:
            os.environ[FOLDER_VARIABLE] = folder
            return _run(chosen)
    return _run(chosen)


def _run(chosen: argparse.Namespace) -> int:
    from kribbeln_desktop.app.program import Program

    application = make_application()
    watch = FaultWatch(log_file(), parent=application)
    watch.start()
    program = Program(application)
    watch.tell = program.tell
    if chosen.record is not None:
        program.open(chosen.record)
    program.window.show()
    if chosen.smoke_test:
        from kribbeln_desktop.app.smoke import play_by_itself

        play_by_itself(program, application)
    status = application.exec()
    watch.stop()
    return status


def make_application() -> QApplication:
    """The application with its name, icon and style."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("kribbeln-desktop")
    application.setApplicationDisplayName("Kribbeln Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("kribbeln-desktop")
    application.setStyle("Fusion")
    application.setFont(with_own_font(application.font()))
    application.setWindowIcon(QIcon(str(resource_root() / "icons" / "kribbeln.svg")))
    return application


def with_own_font(font: QFont) -> QFont:
    """The system's font, and our own where that lacks a letter or there is none at all."""
    families = [*font.families(), load_fonts()]
    font.setFamilies(families)
    return font


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kribbeln-desktop", description="A table for three-roll dice games.")
    parser.add_argument("record", nargs="?", type=Path, metavar="RECORD", help="a game to open")
    parser.add_argument("--smoke-test", action="store_true", help="let two computers finish a game, then quit")
    parser.add_argument("--version", action="version", version=__version__)
    return parser
