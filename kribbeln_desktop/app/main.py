"""The window's entry point."""

import sys


def main(arguments: list[str] | None = None) -> int:
    """Open the window; ``arguments`` without the program's name, by default the process's own."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    application = QApplication.instance() or QApplication(sys.argv[:1])
    window = QMainWindow()
    window.show()
    return application.exec()
