"""Build the executable for the system this runs on, and try it out.

    python3 packaging/run.py build [--dist FOLDER] [--sizes] [--all-platforms] [--untested]

The result is dist/kribbeln-desktop/ with the programs kribbeln-desktop and kribbeln in it; on macOS also an .app.
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

import icons

ROOT = Path(__file__).resolve().parent.parent
NAME = "kribbeln-desktop"


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the arguments; exits with status 2 where they are wrong."""
    parser = argparse.ArgumentParser(prog="run.py build", description="Build the executable and try it out.")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the result goes (default: dist)")
    parser.add_argument("--work", type=Path, default=ROOT / "build", help="for what lies about on the way")
    parser.add_argument("--sizes", action="store_true", help="name the twenty largest files")
    parser.add_argument("--all-platforms", action="store_true", help="fail if it cannot be tried under Xvfb")
    parser.add_argument("--untested", action="store_true", help="do not try it out")
    return parser.parse_args(arguments)


def freeze(dist: Path, work: Path) -> Path:
    """Run PyInstaller; the folder with the programs. What PyInstaller says goes to pyinstaller.log in ``work``."""
    if (dist / NAME / "data").exists():
        sys.exit(f"{dist / NAME} has a folder data with a portable program's games: please move it away first.")
    icons.write(ROOT / "resources" / "icons" / "kribbeln.svg", work / "icons")
    words = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean"]
    words += ["--distpath", str(dist), "--workpath", str(work / "pyinstaller"), str(ROOT / "packaging/kribbeln.spec")]
    log_path = work / "pyinstaller.log"
    with log_path.open("w", encoding="utf-8") as log:
        done = subprocess.run(words, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        lines = log_path.read_text("utf-8", errors="replace").splitlines()
        sys.exit("\n".join([*lines[-15:], f"PyInstaller failed; all it said is in {log_path}."]))
    return dist / NAME


def strip(folder: Path) -> None:
    """Drop what only debuggers read from the libraries that stand it (numpy's break), and where Python lay on this
    machine; Linux only."""
    if sys.platform != "linux":
        return
    python = [*folder.glob("_internal/libpython*"), *folder.glob("_internal/python3*/lib-dynload/*.so")]
    for library in [*python, *folder.glob("_internal/PySide6/Qt/lib/libicu*")]:
        _run_if_there("strip", "--strip-unneeded", str(library))
    for library in python:
        _run_if_there("chrpath", "--delete", str(library))


def _run_if_there(tool: str, *arguments: str) -> None:
    if shutil.which(tool):
        subprocess.run([tool, *arguments], stdout=subprocess.DEVNULL, check=True)


def share_program(folder: Path) -> None:
    """Let ``kribbeln`` be a link on Linux, where both programs are the same and tell by their name which is meant.

    Elsewhere one of them has a console, or they lie in an .app.
    """
    if sys.platform == "linux":
        (folder / "kribbeln").unlink()
        (folder / "kribbeln").symlink_to(NAME)


def size(folder: Path) -> tuple[int, int]:
    """Megabytes (1,000,000 bytes) and files in a folder, links not counted."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return round(sum(path.stat().st_size for path in files) / 1e6), len(files)


def largest(folder: Path, count: int = 20) -> list[str]:
    """One line for each of the largest files of a folder: megabytes (1,000,000 bytes) and name."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    files.sort(key=lambda path: (-path.stat().st_size, path))
    return [f"{path.stat().st_size / 1e6:6.2f} MB  {path.relative_to(folder).as_posix()}" for path in files[:count]]


def main(arguments: list[str]) -> int:
    """Build and try out; the exit status."""
    wanted = parse(arguments)
    print("Building the executable …", flush=True)
    folder = freeze(wanted.dist.resolve(), wanted.work.resolve())
    strip(folder)
    share_program(folder)
    shutil.copy(ROOT / "LICENSE", folder)
    megabytes, files = size(folder)
    print(f"Built {folder} ({megabytes} MB, {files} files).", flush=True)
    if wanted.sizes:
        print("\n".join(largest(folder)), flush=True)
    if wanted.untested:
        return 0
    words = [sys.executable, str(ROOT / "packaging" / "smoke_test.py"), str(folder)]
    words += ["--all-platforms"] if wanted.all_platforms else []
    return subprocess.run(words, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
