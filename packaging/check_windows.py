"""Try the installer for Windows under Wine, with a stand-in for the program: installed, replaced and removed silently.

    python3 packaging/run.py check-windows

Installs makensis and Wine (Debian, 700 MB) where that is allowed. Exit status 1 if anything is not as it should be;
each fault is one line. On Windows itself an installer is tried with the build in it, which plays its games once:

    py packaging\\check_windows.py --installer SETUP.EXE --payload FOLDER
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from windows_state import differ, installed_faults, places, removed_faults, uninstall
from windows_trial import STEPS, prepare
from wine import Windows, wine


def faults_under_wine(folder: Path) -> Iterator[str]:
    """The faults of all steps, as they are found; CalledProcessError where an installer cannot be compiled."""
    with wine(folder) as windows:
        trial = prepare(windows, folder)
        for name, step in STEPS.items():
            print(f"check: {name} …", flush=True)
            yield from step(trial)


def faults_of(windows: Windows, setup: Path, payload: Path, version: str) -> Iterator[str]:
    """The faults of one installer on a Windows machine, where the installed program plays its games."""
    folder = places(windows).programs
    yield from differ("installing", windows.run(str(setup), "/S").returncode, 0)
    yield from installed_faults(windows, folder, payload, version, set())
    yield from differ("playing", windows.run(f"{folder}\\kribbeln-desktop.exe", "--smoke-test").returncode, 0)
    uninstall(windows, folder)
    yield from removed_faults(windows, folder, set())


def main(arguments: list[str]) -> int:
    """Try the installer out and print what is wrong with it; the exit status."""
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from kribbeln_desktop import __version__

    parser = argparse.ArgumentParser(prog="run.py check-windows", description="Try the installer for Windows out.")
    parser.add_argument("--installer", type=Path, help="on Windows: the installer")
    parser.add_argument("--payload", type=Path, help="on Windows: the build that is in it")
    wanted = parser.parse_args(arguments)
    if (sys.platform == "win32") != bool(wanted.installer and wanted.payload):
        parser.error("an installer and a payload are named on Windows, and only there")
    try:
        with tempfile.TemporaryDirectory(prefix="kribbeln-windows-") as folder:
            if wanted.installer:
                found = faults_of(Windows(None), wanted.installer.resolve(), wanted.payload.resolve(), __version__)
            else:
                found = faults_under_wine(Path(folder))
            faults = list(found)
    except subprocess.CalledProcessError as error:
        faults = str(error.stdout).splitlines()
    for fault in faults:
        print(f"check: {fault}")
    print(f"check: {len(faults)} faults" if faults else "check: all is well")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
