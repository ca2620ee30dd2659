"""Entry points: the window (``main``) and the command line (``command_line``)."""

import sys


def main(arguments: list[str] | None = None) -> int:
    """Open the window; ``arguments`` without the program's name, by default the process's own."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    application = QApplication.instance() or QApplication(sys.argv[:1])
    window = QMainWindow()
    window.show()
    return application.exec()


def command_line(arguments: list[str] | None = None) -> int:
    """Run ``kribbeln``; returns the exit status."""
    print("kribbeln")
    return 0
