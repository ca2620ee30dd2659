#!/usr/bin/env python3
"""Kribbeln Desktop from source: makes an environment of its own, then opens the game or runs the tests.

    python3 packaging/run.py [RECORD]           open the game
    python3 packaging/run.py test [ARGS]        run all tests (ARGS go to pytest)
    python3 packaging/run.py kribbeln ARGS      run the command line program
    python3 packaging/run.py build              build the executable and try it out
    python3 packaging/run.py linux-packages     make .deb, .rpm, the portable archive and more of a Linux build
    python3 packaging/run.py check-linux        check these, and try them in a bare Debian (as root)
    python3 packaging/run.py windows-installer  make the installer of a Windows build (on Linux)
    python3 packaging/run.py check-windows      try the installer for Windows out, under Wine
    python3 packaging/run.py disk-image         sign a macOS build and make its disk image (on macOS)
    python3 packaging/run.py register           let a double click on a .kribbeln file open the game

Needs Python 3.11 or newer and, the first time, a network. Windows: py packaging\\run.py
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (an older Python is to read this sentence, not a traceback)
    sys.exit(
        "Kribbeln Desktop needs Python 3.11 or newer, and this is Python %d.%d (%s)."  # noqa: UP031
        % (sys.version_info[0], sys.version_info[1], sys.executable)
    )

import start

if __name__ == "__main__":
    sys.exit(start.main(sys.argv[1:], help_text=__doc__))
