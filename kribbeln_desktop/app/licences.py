"""The licences of all that this program is made of.

``resources/licences/list.json`` names the parts and where their texts come from: files of ours, or the licence files of
installed packages, which are right for the version that is used. In an executable, which has no such packages,
``packaging/licences.py`` has put these texts into ``resources/licences/collected``, and what else it bundled.
"""

from __future__ import annotations

import platform
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kribbeln_desktop.core.resources import read_bytes, read_json, resource_root
from kribbeln_desktop.core.texts import Text, mark

if TYPE_CHECKING:
    from importlib.metadata import Distribution

FOLDER, COLLECTED, LIST = "licences", "collected", "list.json"
PYTHON = "python"
"""Stands among the packages for Python itself."""

_QT_SOURCE = "https://download.qt.io/archive/qt/{minor}/{version}/"
_BINDING_SOURCE = "https://download.qt.io/official_releases/QtForPython/pyside6/PySide6-{version}-src/"
_SEPARATOR = f"\n\n{'-' * 40}\n\n"


@dataclass(frozen=True, slots=True)
class Part:
    """Something that the program uses or has in it; names and licences (SPDX) are the same in every language."""

    id: str
    name: str
    licence: str
    home: str = ""
    packages: tuple[str, ...] = ()
    """Installed packages, or ``PYTHON``, whose own licence files are its text."""
    texts: tuple[str, ...] = ()
    """Further texts: files in ``resources``."""


def parts() -> tuple[Part, ...]:
    """What this program is made of, ours first."""
    found = read_parts(read_json(FOLDER, LIST)["parts"])
    if (resource_root() / FOLDER / COLLECTED / LIST).is_file():
        found += read_parts(read_json(FOLDER, COLLECTED, LIST)["parts"])
    return found


def read_parts(entries: Sequence[Mapping[str, Any]]) -> tuple[Part, ...]:
    """The parts that a list of JSON objects names."""
    return tuple(map(_part, entries))


def text_of(part: Part) -> str:
    """The licence texts of ``part``, as they are; ``ResourceError`` where one of ours is missing."""
    collected = resource_root() / FOLDER / COLLECTED / f"{part.id}.txt"
    first = collected.read_text("utf-8") if collected.is_file() else installed_text(part.packages)
    others = (read_bytes(*text.split("/")).decode("utf-8") for text in part.texts)
    return _SEPARATOR.join(text.strip("\n") for text in (first, *others) if text)


def installed_text(packages: Iterable[str]) -> str:
    """What the packages installed here say of their licences; empty for one that is not installed."""
    return _SEPARATOR.join(text for package in packages if (text := _package_text(package)))


def notice_of(part: Part) -> Text | None:
    """What is to be said of ``part`` beside its licence."""
    if part.id != "qt":
        return None
    from PySide6 import __version__
    from PySide6.QtCore import qVersion

    minor = ".".join(qVersion().split(".")[:2])
    qt, binding = _QT_SOURCE.format(minor=minor, version=qVersion()), _BINDING_SOURCE.format(version=__version__)
    return _QT_NOTICE(qt=qVersion(), binding=__version__, qt_source=qt, binding_source=binding)


def _part(entry: Mapping[str, Any]) -> Part:
    lists = {key: tuple(entry.get(key, ())) for key in ("packages", "texts")}
    return Part(entry["id"], entry["name"], entry["licence"], entry.get("home", ""), **lists)


def _package_text(package: str) -> str:
    if package == PYTHON:
        return _SEPARATOR.join([f"Python {platform.python_version()}", *_python_licence()])
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        found = distribution(package)
    except PackageNotFoundError:
        return ""
    said = [line for key in ("License-Expression", "License") for line in found.metadata.get_all(key) or ()]
    title = "\n".join([f"{found.metadata['Name']} {found.version}", *said[:1]])
    return _SEPARATOR.join([title, *_licence_files(found)])


def _licence_files(package: Distribution) -> Iterator[str]:
    """The texts of the files that the package says are its licences, the main one first, each by its name."""
    names = package.metadata.get_all("License-File") or ()
    files = {str(file): Path(str(package.locate_file(file))) for file in package.files or ()}
    for name in sorted(names, key=lambda name: name.count("/")):
        for listed, path in files.items():
            if listed.endswith((f".dist-info/licenses/{name}", f".dist-info/{name}")):
                yield f"{name}\n\n{path.read_text('utf-8', errors='replace').strip()}"


def _python_licence() -> list[str]:
    """The text that Python's installation brings along: beside its library, or on Windows beside the program."""
    folders = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    found = [folder / name for folder in folders for name in ("LICENSE.txt", "LICENSE") if (folder / name).is_file()]
    return [path.read_text("utf-8", errors="replace").strip() for path in found[:1]]


_QT_NOTICE = mark(
    "Licences",
    "Qt {qt} and PySide6 {binding}, © The Qt Company Ltd. and other contributors, are used unchanged under the GNU "
    "Lesser General Public License, version 3. They are libraries of their own beside the program: you may change "
    "them, put your versions in their place, and take the program apart for that. Their source code lies at "
    "{qt_source} and {binding_source}; whoever does not find it there any more gets it from the makers of this "
    "program.",
)
