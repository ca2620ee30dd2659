"""Where both frozen programs begin: ``kribbeln`` is the command line, every other name is the window."""

import multiprocessing
import sys
from pathlib import Path


def main() -> int:
    """Run the program that this executable is named after; the exit status."""
    multiprocessing.freeze_support()
    if Path(sys.executable).stem == "kribbeln":
        from kribbeln_desktop.app import command_line

        return command_line.main(sys.argv[1:])
    from kribbeln_desktop.app import main as window

    return window.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
