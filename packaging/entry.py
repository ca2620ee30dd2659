"""Where both frozen programs begin: ``kribbeln`` is the command line, every other name is the window."""

import multiprocessing
import sys
from pathlib import Path

MISSING = (
    "A library of the system is missing ({fault}). On Debian and Ubuntu please type: "
    "sudo apt-get install --no-install-recommends libegl1 libgl1 libfontconfig1 libglib2.0-0 libdbus-1-3"
)


def start() -> int:
    """Run the program by whose name this was called (on Linux one is a link to the other); the exit status."""
    if Path(sys.argv[0]).stem == "kribbeln":
        from kribbeln_desktop.app import command_line

        return command_line.main(sys.argv[1:])
    from kribbeln_desktop.app import main as window

    return window.main(sys.argv[1:])


def main() -> int:
    """The same, with one sentence where Qt's libraries cannot be loaded (on Linux the system brings OpenGL)."""
    multiprocessing.freeze_support()
    try:
        return start()
    except ModuleNotFoundError:
        raise
    except ImportError as error:
        if sys.stderr is not None:
            print(MISSING.format(fault=error), file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
