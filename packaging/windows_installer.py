"""Compile the installer for Windows from the one-folder build.

    python3 packaging/run.py windows-installer [--payload FOLDER] [--out FOLDER]

Needs makensis with its 64-bit parts, as Debian and Ubuntu have it (package nsis; the official one for Windows has
none), so a build made on Windows is brought to a Linux machine first. A warning is an error.
"""

import argparse
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

import icons
from version_resource import four_numbers

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "packaging" / "windows" / "installer.nsi"
SVG = ROOT / "resources" / "icons" / "kribbeln.svg"


def quoted(text: str) -> str:
    """A string for an NSIS script that means exactly this text; ValueError where Windows would not take the name."""
    if any(sign in text for sign in '"<>|*?\n'):
        raise ValueError(f"no name for a file on Windows: {text}")
    return '"' + text.replace("$", "$$").replace("/", "\\") + '"'


def installed(name: PurePosixPath) -> str:
    """Where a file or folder of the build lies once it is installed, as a string for an NSIS script."""
    return '"$INSTDIR' + quoted(f"/{name}").removeprefix('"') if name.parts else '"$INSTDIR"'


def put_files(folder: Path, names: Iterable[PurePosixPath]) -> Iterator[str]:
    """The lines that install the files with these names below ``folder``, which are sorted."""
    here = None
    for name in names:
        if name.parent != here:
            here = name.parent
            yield f"SetOutPath {installed(here)}"
        yield f'File "{folder / name}"'


def remove_files(names: Iterable[PurePosixPath]) -> Iterator[str]:
    """The lines that remove just these files, and of their folders those that are empty then, inner ones first."""
    names = list(names)
    yield from (f"Delete {installed(name)}" for name in names)
    folders = {parent for name in names for parent in name.parents if parent.parts}
    yield from (f"RMDir {installed(folder)}" for folder in sorted(folders, reverse=True))


def file_list(folder: Path) -> str:
    """The NSIS script that puts every file below ``folder`` into its place and removes it again."""
    names = sorted(PurePosixPath(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
    lines = ["!macro PutFiles", *put_files(folder, names), "!macroend"]
    lines += ["!macro RemoveFiles", *remove_files(names), "!macroend", ""]
    return "\n".join(lines)


def kilobytes(folder: Path) -> int:
    """The size of all files below ``folder`` in units of 1024 bytes, as the list of apps counts."""
    return -(-sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024)


def compile_installer(payload: Path, version: str, out: Path, work: Path) -> Path:
    """Make the installer of the build in ``payload`` in the folder ``out``; its path.

    Raises CalledProcessError with all that makensis said where that fails or warns.
    """
    work.mkdir(parents=True, exist_ok=True)
    out.mkdir(parents=True, exist_ok=True)
    icons.write(SVG, work)
    icons.write_banner(SVG, work / "banner.bmp")
    (work / "files.nsh").write_text(file_list(payload), "utf-8")
    setup = out / f"kribbeln-desktop-{version}-windows-x86_64-setup.exe"
    defines = {
        "VERSION": version,
        "FILE_VERSION": ".".join(map(str, four_numbers(version))),
        "SIZE_KB": str(kilobytes(payload)),
        "ICON": str(work / "kribbeln.ico"),
        "PICTURE": str(work / "banner.bmp"),
        "FILE_LIST": str(work / "files.nsh"),
        "OUT_FILE": str(setup),
    }
    make(SCRIPT, defines)
    return setup


def make(script: Path, defines: dict[str, str]) -> None:
    """Compile an NSIS script, every warning an error; CalledProcessError as above."""
    words = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *(f"-D{key}={text}" for key, text in defines.items())]
    subprocess.run([*words, str(script)], check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def main(arguments: list[str]) -> int:
    """Compile the installer; the exit status, 1 after what makensis said."""
    sys.path.insert(0, str(ROOT))
    from kribbeln_desktop import __version__

    parser = argparse.ArgumentParser(prog="run.py windows-installer", description="Compile the installer for Windows.")
    parser.add_argument("--payload", type=Path, default=ROOT / "dist" / "kribbeln-desktop", help="the Windows build")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the installer goes (default: dist)")
    wanted = parser.parse_args(arguments)
    payload = wanted.payload.resolve()
    if not (payload / "kribbeln-desktop.exe").exists():
        print(f"There is no build for Windows in {payload}.", file=sys.stderr)
        return 1
    work = ROOT / "build" / "windows"
    shutil.rmtree(work, ignore_errors=True)
    try:
        setup = compile_installer(payload, __version__, wanted.out.resolve(), work)
    except subprocess.CalledProcessError as error:
        print(error.stdout, file=sys.stderr)
        return 1
    print(f"Made {setup} ({setup.stat().st_size / 1e6:.1f} MB).")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
