"""The files of the program as a Linux system wants them below ``/usr``, and what is told of a build.

The .deb, the .rpm, the Flatpak and the AppImage are all made of this one tree.
"""

import gzip
import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import icons

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
NAME = "kribbeln-desktop"
COMPONENT = "io.github.kribbeln_desktop.Kribbeln"
FILE_TYPE_ICON = "application-x-kribbeln"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
MANUALS = ("kribbeln-desktop.6", "kribbeln.6")
PACKAGES = "libegl1 libgl1 libfontconfig1 libglib2.0-0 libdbus-1-3"  # what a Debian without a desktop lacks


@dataclass(frozen=True)
class Release:
    """One version, as AppStream's metadata tell of it: the date is YYYY-MM-DD, the notes are English sentences."""

    version: str
    date: str
    notes: tuple[str, ...]


def releases() -> list[Release]:
    """All versions, the newest first."""
    root = ElementTree.parse(LINUX / f"{COMPONENT}.metainfo.xml").getroot()
    return [
        Release(entry.get("version", ""), entry.get("date", ""), tuple(_english(entry)))
        for entry in root.iterfind("releases/release")
    ]


def _english(entry: ElementTree.Element) -> Iterable[str]:
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for part in entry.iterfind("description//*"):
        if part.text and part.text.strip() and language not in part.attrib:
            yield " ".join(part.text.split())


def newest_glibc(folder: Path) -> str:
    """The oldest version of the C library that all programs and libraries of a folder run with, such as ``2.35``."""
    files = [str(path) for path in folder.rglob("*") if _is_elf(path)]
    said = subprocess.run(["objdump", "-T", *files], capture_output=True, text=True, check=True).stdout
    versions = {tuple(map(int, found.split("."))) for found in re.findall(r"\bGLIBC_(2[.\d]*)\b", said)}
    return ".".join(map(str, max(versions)))


def _is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def filled_in(template: Path, words: Mapping[str, str]) -> str:
    """The text of a file with ``@NAME@`` replaced by what ``words`` say."""
    text = template.read_text("utf-8")
    for name, word in words.items():
        text = text.replace(f"@{name}@", word)
    return text


def lay_out(program: Path, usr: Path, words: Mapping[str, str], seconds: int) -> None:
    """Make the tree ``usr`` anew of the one-folder build ``program``; all is of the same time, in seconds since 1970.

    ``words`` are filled into the manuals.
    """
    shutil.rmtree(usr, ignore_errors=True)
    shutil.copytree(program, usr / "lib" / NAME, symlinks=True)
    (usr / "lib" / NAME / "LICENSE").unlink(missing_ok=True)  # each system has its own place for it
    (usr / "bin").mkdir()
    for command in (NAME, "kribbeln"):
        (usr / "bin" / command).symlink_to(Path("..", "lib", NAME, command))
    share = usr / "share"
    _copy(LINUX / f"{NAME}.desktop", share / "applications")
    _copy(LINUX / f"{COMPONENT}.metainfo.xml", share / "metainfo")
    _copy(LINUX / f"{NAME}.xml", share / "mime" / "packages")
    _add_icons(ROOT / "resources" / "icons" / "kribbeln.svg", share / "icons" / "hicolor")
    _add_manuals(share / "man" / "man6", words)
    _make_alike(usr, seconds)


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    shutil.copyfile(file, folder / file.name)


def _add_icons(svg: Path, theme: Path) -> None:
    """The program's icon, and the same for its files: drawn in each size, and as it is."""
    pictures = {f"{size}x{size}": (icons.png(svg, size), "png") for size in ICON_SIZES}
    pictures["scalable"] = (svg.read_bytes(), "svg")
    for place, (content, ending) in pictures.items():
        for kind, name in (("apps", NAME), ("mimetypes", FILE_TYPE_ICON)):
            (theme / place / kind).mkdir(parents=True)
            (theme / place / kind / f"{name}.{ending}").write_bytes(content)


def _add_manuals(folder: Path, words: Mapping[str, str]) -> None:
    folder.mkdir(parents=True)
    for name in MANUALS:
        text = filled_in(LINUX / "man" / name, words)
        (folder / f"{name}.gz").write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))


def _make_alike(usr: Path, seconds: int) -> None:
    """Nothing tells who laid it out when: folders and programs 0755, all other files 0644, as libraries are not run."""
    for path in [usr, *usr.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or path == usr / "lib" / NAME / NAME
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (seconds, seconds), follow_symlinks=False)
