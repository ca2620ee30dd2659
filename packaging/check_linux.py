"""Check the packages for Linux with all that this system has for it, and try them in a bare Debian.

    python3 packaging/run.py check-linux [--dist FOLDER] [--work FOLDER] [--no-root | --descriptions]

Needs what ``run.py build`` and ``run.py linux-packages`` made, and for the bare Debian the right of root. Exit status 1
if anything is not as it should be; each fault is one line.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

import bare_root
import linux_trial
from linux_tree import COMPONENT, LINUX, MANUALS, NAME, ROOT

# Folders that are the package's own; all others belong to the system.
OWN_FOLDERS = (f"/usr/lib/{NAME}", f"/usr/share/licenses/{NAME}", f"/usr/share/doc/{NAME}")
LOADER = re.compile(r"lib(c|m|dl|pthread|cups)\.so|ld-linux")  # the C library has its own line; CUPS is recommended


def tool_faults(*words: str, variables: Mapping[str, str] | None = None, silent: bool = False) -> list[str]:
    """What a tool complains of; it must end with status 0, and say nothing if ``silent``."""
    done = subprocess.run(
        words,
        env=dict(variables) if variables else None,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if done.returncode == 0 and not (silent and done.stdout.strip()):
        return []
    lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
    return [f"{words[0]}: {line}" for line in lines or [f"ended with status {done.returncode}"]]


def description_faults(_dist: Path) -> list[str]:
    """What the tools of desktops and of the manual say to what is written by hand."""
    faults = tool_faults("desktop-file-validate", str(LINUX / f"{NAME}.desktop"), silent=True)
    faults += tool_faults("appstreamcli", "validate", "--no-net", str(LINUX / f"{COMPONENT}.metainfo.xml"))
    plain = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANWIDTH": "80"}
    for name in MANUALS:
        manual = ("man", "--warnings", "--local-file", "--encoding=UTF-8", "--troff-device=utf8", "--ditroff")
        faults += complaints(*manual, str(LINUX / "man" / name), variables=plain)
    return faults + file_type_faults()


def complaints(*words: str, variables: Mapping[str, str]) -> list[str]:
    """Lines that a tool writes on standard error."""
    done = subprocess.run(words, env=dict(variables), capture_output=True, encoding="utf-8", check=False)
    return [f"{words[0]}: {line}" for line in done.stderr.splitlines()]


def file_type_faults() -> list[str]:
    """Whether the file type can be read into a data base of types."""
    with tempfile.TemporaryDirectory() as folder:
        packages = Path(folder, "packages")
        packages.mkdir()
        (packages / f"{NAME}.xml").write_bytes((LINUX / f"{NAME}.xml").read_bytes())
        faults = tool_faults("update-mime-database", folder)
        known = Path(folder, "application", "x-kribbeln.xml").exists()
    return faults if known else [*faults, "update-mime-database: application/x-kribbeln is not known"]


def deb_faults(dist: Path) -> list[str]:
    """What lintian calls an error and the overrides do not explain."""
    package = str(only(dist, "*.deb"))
    return tool_faults("lintian", "--fail-on", "error", "--tag-display-limit", "0", "--allow-root", package)


def rpm_faults(dist: Path) -> list[str]:
    """Whether rpm can read the package, it owns no folder of the system, and names all libraries that are not in it."""
    package = str(only(dist, "*.rpm"))
    faults = tool_faults("rpm", "-qip", package)
    dump = [line.split() for line in output("rpm", "-qp", "--dump", package).splitlines()]
    folders = [words[0] for words in dump if words[4].startswith("04")]
    faults += [f"rpm: {name} belongs to the system" for name in folders if not name.startswith(OWN_FOLDERS)]
    named = set(re.findall(r"^(\S+\.so\S*)\(\)\(64bit\)$", output("rpm", "-qRp", package), re.MULTILINE))
    needed = libraries_from_outside(dist / NAME)
    return faults + [f"rpm: it needs {name}, or it does not" for name in sorted(named ^ needed)]


def libraries_from_outside(folder: Path) -> set[str]:
    """File names of the libraries that those of a build are linked to and that are not in it."""
    libraries = [path for path in folder.rglob("*.so*") if path.is_file()]
    said = output("objdump", "-p", *(str(path) for path in libraries if not path.is_symlink()))
    needed = set(re.findall(r"^ +NEEDED +(\S+)$", said, re.MULTILINE)) - {path.name for path in libraries}
    return {name for name in needed if not LOADER.match(name)}


def recipe_faults(dist: Path) -> list[str]:
    """Whether the last steps of Flatpak and AppImage would find what they need."""
    manifest = LINUX / "flatpak" / f"{COMPONENT}.yaml"
    shown = subprocess.run(["flatpak-builder", "--show-manifest", str(manifest)], capture_output=True, check=False)
    faults = [f"flatpak-builder: {line}" for line in shown.stderr.decode().splitlines() if line.strip()]
    folder = dist / f"{NAME}.AppDir"
    broken = [path for path in folder.rglob("*") if not path.exists()]
    faults += [f"AppDir: {path.relative_to(folder)} leads nowhere" for path in broken]
    variables = {"QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8", "HOME": str(dist)}
    return faults + tool_faults(str(folder / "AppRun"), "--version", variables=variables)


def output(*words: str) -> str:
    """What a tool that must succeed answers."""
    return subprocess.run(words, stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout


def only(dist: Path, pattern: str) -> Path:
    """The one file in the folder that fits; ends the program where there is none, or another."""
    found = list(dist.glob(pattern))
    if len(found) != 1:
        sys.exit(f"There must be one {pattern} in {dist}: python3 packaging/run.py linux-packages makes it.")
    return found[0]


CHECKS: dict[str, Callable[[Path], list[str]]] = {
    "desktop entry, metadata, file type, manuals": description_faults,
    ".deb by lintian": deb_faults,
    ".rpm by rpm": rpm_faults,
    "Flatpak and AppImage, as far as it goes here": recipe_faults,
}


def root_faults(dist: Path, work: Path) -> list[str]:
    """Try the .deb and the archive in a bare Debian in the folder ``work``."""
    try:
        root = bare_root.make(work / "bare-root", work / "bare-root.tar")
    except OSError as error:
        return [f"no bare Debian: {error}"]
    faults = linux_trial.try_package(root, only(dist, "*.deb"))
    return faults + linux_trial.try_archive(root, only(dist, "*.tar.xz"))


def main(arguments: list[str]) -> int:
    """Check all and print what is wrong; the exit status."""
    parser = argparse.ArgumentParser(prog="run.py check-linux", description="Check the packages for Linux.")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the packages lie (default: dist)")
    parser.add_argument("--work", type=Path, default=ROOT / "build", help="where the bare Debian is made")
    less = parser.add_mutually_exclusive_group()
    less.add_argument("--no-root", action="store_true", help="leave the bare Debian out")
    less.add_argument(
        "--descriptions", action="store_true", help="check only what is written by hand: nothing is built"
    )
    wanted = parser.parse_args(arguments)
    dist, work = wanted.dist.resolve(), wanted.work.resolve()
    faults = []
    for name, check in list(CHECKS.items())[: 1 if wanted.descriptions else None]:
        found = check(dist)
        linux_trial.say(f"{name}: {len(found)} faults" if found else f"{name}: all is well")
        faults += found
    if not (wanted.no_root or wanted.descriptions):
        work.mkdir(parents=True, exist_ok=True)
        faults += root_faults(dist, work)
    for fault in faults:
        linux_trial.say(fault)
    linux_trial.say(f"{len(faults)} faults" if faults else "all is well")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
