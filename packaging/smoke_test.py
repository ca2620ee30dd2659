"""Try the frozen programs out as on a fresh machine: do they run, are they silent, is nothing in them that is not used?

    python3 packaging/smoke_test.py dist/kribbeln-desktop [--all-platforms]

In the window computers of all levels finish each game, offscreen and on the system's own window system, which on Linux
is Xvfb (left out where there is none, unless --all-platforms is given). On macOS it can be given the .app as well.
Exit status 1 if anything is not as it should be; each fault is one line.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import bundle
import bundled_licences
import portable_trial
import system_libraries
from start import window_platform

SECONDS = 360  # for one program; it gives up by itself after 300, and all games take about thirty of one core

ALLOWED_OUTPUT = [
    # The offscreen window system has no window frames, so it says once per window that size hints mean nothing to it.
    r"This plugin does not support propagateSizeHints\(\)",
]


# Files that must be among the licences, and words that must be in them.
LICENCES = {
    "MIT.txt": "The Kribbeln Desktop authors",
    "LGPL-3.0.txt": "GNU LESSER GENERAL PUBLIC LICENSE",
    "GPL-3.0.txt": "GNU GENERAL PUBLIC LICENSE",
    "collected/qt.txt": "PySide6",
    "collected/python.txt": "PYTHON SOFTWARE FOUNDATION LICENSE",
    "collected/numpy.txt": "OpenBLAS",
    "collected/pyinstaller.txt": "Bootloader Exception",
    "collected/list.json": "parts",
}


@dataclass(frozen=True)
class Result:
    """What a program did: its exit status and its two outputs."""

    status: int
    out: str
    err: str


Run = Callable[[str, list[str], Mapping[str, str]], Result]


def unexpected_output(text: str) -> list[str]:
    """Lines of the text that are on no list, empty ones left out."""
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines if line and not any(re.fullmatch(allowed, line) for allowed in ALLOWED_OUTPUT)]


def window_faults(result: Result, platform: str) -> list[str]:
    """What was wrong with a window that played a game: it must end with status 0 and say nothing."""
    faults = [f"window on {platform} said: {line}" for line in unexpected_output(result.out + "\n" + result.err)]
    if result.status != 0:
        faults.append(f"window on {platform} ended with status {result.status}")
    return faults


def console_faults(name: str, result: Result, is_right: Callable[[object], bool]) -> list[str]:
    """What was wrong with a command with --json: status 0, one right object, nothing on standard error."""
    faults = [f"kribbeln {name} said: {line}" for line in unexpected_output(result.err)]
    if result.status != 0:
        faults.append(f"kribbeln {name} ended with status {result.status}")
        return faults
    try:
        right = is_right(json.loads(result.out))
    except (ValueError, LookupError, TypeError):
        right = False
    return faults if right else [*faults, f"kribbeln {name} answered: {result.out[:200]!r}"]


def check_window(run: Run, platform: str, variables: Mapping[str, str]) -> list[str]:
    """Let the window play a game on a window system and quit; the faults."""
    return window_faults(run("kribbeln-desktop", ["--smoke-test"], variables), platform)


def check_console(run: Run, pdf: Path) -> list[str]:
    """Ask the command line program for the games, a simulated game (numpy) and a blank sheet (printing); the faults."""
    simulate = ["simulate", "--game", "kribbeln", "--seats", "casual,casual", "--games", "1", "--seed", "1", "--json"]
    pad = ["pad", "--game", "kribbeln", "--out", str(pdf), "--json"]
    faults = console_faults("games", run("kribbeln", ["games", "--json"], {}), _lists_kribbeln)
    faults += console_faults("simulate", run("kribbeln", simulate, {}), lambda answer: _get(answer, "games") == 1)
    faults += console_faults("pad", run("kribbeln", pad, {}), lambda answer: _get(answer, "pages") == 1)
    if not (pdf.exists() and pdf.read_bytes().startswith(b"%PDF")):
        faults.append("kribbeln pad wrote no PDF")
    return faults


def _get(answer: object, key: str) -> object:
    return answer.get(key) if isinstance(answer, dict) else None


def _lists_kribbeln(answer: object) -> bool:
    games = _get(answer, "games")
    return isinstance(games, list) and "kribbeln" in [_get(game, "id") for game in games]


def check_contents(folder: Path) -> list[str]:
    """Look for files that do not belong into the bundle, and on Linux for libraries that do and were left out."""
    names = [path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()]
    faults = [f"in the bundle, but not used: {name}" for name in bundle.unexpected(names)]
    faults += [f"a link to nothing: {path.name}" for path in folder.rglob("*") if not path.exists()]
    if not any("numpy/" in name for name in names):
        faults.append("numpy is not in the bundle")
    faults += check_licences(folder, [name for name in names if not (folder / name).is_symlink()])
    if sys.platform == "linux" and shutil.which("ldd"):
        missing = (name for name in missing_libraries(folder) if bundle.keeps(name))
        faults += [f"missing in the bundle: {name}" for name in missing]
    return faults


def check_licences(folder: Path, names: list[str]) -> list[str]:
    """Look whether everything in the bundle has its licence; ``names`` are its files, links left out."""
    faults = [f"of unknown licence: {name}" for name in bundled_licences.unknown(names)]
    for name, words in LICENCES.items():
        file = next(folder.rglob(f"licences/{name}"), None)
        if file is None or words not in file.read_text("utf-8"):
            faults.append(f"missing in the bundle: the licence {name}")
    return faults


def missing_libraries(folder: Path) -> list[str]:
    """Names of the libraries that neither the bundle nor this system has, sorted; Linux only."""
    linked = [str(path) for path in folder.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    variables = {**os.environ, "LD_LIBRARY_PATH": str(folder / "_internal"), "LC_ALL": "C"}
    said = subprocess.run(["ldd", *linked], env=variables, capture_output=True, text=True, check=False).stdout
    return system_libraries.not_found(said)


def clean_variables(home: Path) -> dict[str, str]:
    """The environment of a fresh machine: as good as empty, with an empty home."""
    if sys.platform == "win32":
        kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP") if name in os.environ}
        return {**kept, "APPDATA": str(home), "LOCALAPPDATA": str(home), "USERPROFILE": str(home)}
    return {"HOME": str(home), "LANG": "C.UTF-8"}


def programs(folder: Path) -> Path:
    """Where the two programs lie: in the folder itself, or well inside of an .app."""
    return folder / "Contents" / "MacOS" if folder.suffix == ".app" else folder


def runner(folder: Path, home: Path) -> Run:
    """Make the function that runs one of the folder's programs in a clean environment."""

    def run(program: str, arguments: list[str], variables: Mapping[str, str]) -> Result:
        path = programs(folder) / (program + (".exe" if sys.platform == "win32" else ""))
        clean = {**clean_variables(home), **variables}
        try:
            done = subprocess.run(
                [str(path), *arguments],
                env=clean,
                cwd=home,
                capture_output=True,
                encoding="utf-8",
                timeout=SECONDS,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            return Result(-1, "", str(error))
        return Result(done.returncode, done.stdout, done.stderr)

    return run


@contextmanager
def virtual_display() -> Iterator[str]:
    """Start Xvfb on a free display for as long as the block runs; the display's name."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        try:
            with os.fdopen(read) as answer:
                yield f":{answer.readline().strip()}"
        finally:
            server.terminate()


def check_on_displays(run: Run, all_platforms: bool) -> list[str]:
    """Try the window on the window systems there are here; the faults."""
    faults = check_window(run, "offscreen", {"QT_QPA_PLATFORM": "offscreen"})
    if own := window_platform(sys.platform, {}):
        faults += check_window(run, own, {})
    elif shutil.which("Xvfb"):
        with virtual_display() as display:
            faults += check_window(run, "Xvfb", {"DISPLAY": display})
    elif all_platforms:
        faults.append("there is no Xvfb to try the window on")
    return faults


def check_portable(folder: Path) -> list[str]:
    """Start the window as a portable program; the faults."""
    program = programs(folder) / ("kribbeln-desktop" + (".exe" if sys.platform == "win32" else ""))
    beside = folder.parent if folder.suffix == ".app" else folder
    with tempfile.TemporaryDirectory(prefix="kribbeln-home-") as home:
        variables = {**clean_variables(Path(home)), "QT_QPA_PLATFORM": "offscreen"}
        return portable_trial.faults(program, beside, variables, Path(home))


def main(arguments: list[str]) -> int:
    """Try a bundle out and print what is wrong with it; the exit status."""
    parser = argparse.ArgumentParser(description="Try the frozen programs out.")
    parser.add_argument("folder", type=Path, help="the folder with the programs, or the .app")
    parser.add_argument("--all-platforms", action="store_true", help="fail if there is no Xvfb")
    wanted = parser.parse_args(arguments)
    folder = wanted.folder.resolve()
    with tempfile.TemporaryDirectory(prefix="kribbeln-smoke-") as home:
        run = runner(folder, Path(home))
        faults = check_contents(folder) + check_console(run, Path(home) / "pad.pdf")
        faults += check_on_displays(run, wanted.all_platforms)
        faults += check_portable(folder)
    for fault in faults:
        print(f"smoke test: {fault}")
    print(f"smoke test: {len(faults)} faults" if faults else "smoke test: all is well")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
