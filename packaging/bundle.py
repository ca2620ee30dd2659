"""What belongs into the frozen program: the spec drops the rest, and the smoke test looks that it is gone.

Names are paths inside the bundle with forward slashes, such as ``PySide6/Qt/plugins/platforms/libqxcb.so``.
"""

import re
from collections.abc import Callable, Collection, Iterable
from pathlib import PurePosixPath
from typing import NamedTuple

# Modules of Qt that the program imports, and those that the window systems of Linux and macOS are linked to.
IMPORTED = {"Core", "Gui", "Widgets", "PrintSupport", "Svg"}
LINKED = IMPORTED | {"DBus", "XcbQpa", "WaylandClient", "WlShellIntegration"}

# Plugins of Qt that are used, without "lib" before and the suffix behind; "*" is all there are.
PLUGINS = {
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "platformthemes": {"qxdgdesktopportal"},  # the desktop's own file dialogs
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"bradient"},
    "printsupport": {"*"},
    "styles": {"*"},  # the look of Windows and macOS
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg", "qico", "qicns"},
}
LANGUAGES = {"de", "en"}

# Parts of Python and of packages that nothing here imports, but others would pull in.
EXCLUDED_PYTHON = [
    "PySide6.QtNetwork",
    "PySide6.QtDBus",
    "tkinter",
    "unittest",
    "doctest",
    "pydoc",
    "pdb",
    "ssl",
    "_ssl",
    "_hashlib",  # OpenSSL: hashlib has SHA-256 of its own
    "lib2to3",
    "bz2",
    "lzma",
    "tarfile",
    "unicodedata",
    "pyexpat",
    "xml",
    "xmlrpc",
    "http",
    "smtplib",
    "ftplib",
    "difflib",
    "_pydecimal",  # decimal in Python, for where the one in C is missing
    *(f"_codecs_{letters}" for letters in ("cn", "hk", "iso2022", "jp", "kr", "tw")),  # files are UTF-8
    "_multibytecodec",
    *(f"numpy.{part}" for part in ("f2py", "fft", "polynomial", "random", "testing", "ctypeslib", "matlib")),
]
# Modules of ours that only made what is shipped.
EXCLUDED_OWN = [
    "kribbeln_desktop.players.dice_duel_learning",
    "kribbeln_desktop.players.dice_duel_training",
    "kribbeln_desktop.players.dice_duel_lockstep",
]

# Libraries that every Linux desktop has and that must fit its other parts: loader, graphics, fonts, message bus.
# A bundled one would be as old as the machine that built it.
OF_THE_SYSTEM = [
    "dbus-1",
    "fontconfig",
    "freetype",
    "gcc_s",
    "glib-2.0",
    "gthread-2.0",
    "stdc++",
    "wayland-client",
    "wayland-cursor",
    "X11",
    "X11-xcb",
    "xcb",
    "z",
    "zstd",
]

DROPPED = [
    rf"(^|/)lib({'|'.join(map(re.escape, OF_THE_SYSTEM))})\.so",
    r"(^|/)libcups\.so",  # 8 MB with what it needs; a system that has printers has it
    r"(^|/)opengl32sw\.dll$",  # 20 MB of software OpenGL; widgets are painted without
    r"resources/i18n/.*\.ts$",  # the translators' files; the program reads the .qm made of them
    r"numpy/.*/(tests|examples)/",
    r"numpy/(tests|_core/include|_core/lib)/",
    r"numpy/_core/_\w+_tests\.",
    r"\.dist-info/(RECORD|INSTALLER|WHEEL|entry_points\.txt)$",
]


class Entry(NamedTuple):
    """One file of a bundle as PyInstaller lists it."""

    name: str
    source: str
    kind: str


def _module_is_used(name: str) -> bool:
    """Whether it is no module of Qt at all, or one that is used: Qt6Core.dll and libQt6Core.so.6 are libraries,
    QtCore in a framework too, QtCore.abi3.so and QtCore.pyd belong to Python."""
    match = re.search(r"(?:^|/)(?:lib)?Qt(6?)([A-Z][A-Za-z]*)(?:\.(?:so|dll|dylib|abi3|pyd)\b.*)?$", name)
    if match is None:
        return True
    is_library = match.group(1) or ".framework/" in name
    return match.group(2) in (LINKED if is_library else IMPORTED)


def _plugin_is_used(name: str) -> bool:
    match = re.search(r"/plugins/([^/]+)/(?:lib)?([^/.]+)[^/]*$", name)
    if match is None:
        return True
    used = PLUGINS.get(match.group(1), set())
    return "*" in used or match.group(2) in used


def _translation_is_used(name: str) -> bool:
    match = re.search(r"PySide6/.*translations/(.+)\.qm$", name)
    return match is None or match.group(1) in {f"qtbase_{language}" for language in LANGUAGES}


def keeps(name: str) -> bool:
    """Whether a file with this name belongs into the bundle."""
    name = name.replace("\\", "/")
    return (
        _module_is_used(name)
        and _plugin_is_used(name)
        and _translation_is_used(name)
        and not any(re.search(pattern, name) for pattern in DROPPED)
    )


def unexpected(names: Iterable[str]) -> list[str]:
    """Those of the names that do not belong into a bundle, sorted."""
    return sorted(name for name in names if not keeps(name))


def _is_loaded_by_name(entry: Entry) -> bool:
    """Whether Python or Qt loads the file by itself, not because another library is linked to it."""
    return entry.kind == "EXTENSION" or "/plugins/" in entry.name or "libpython" in entry.name


def reachable(entries: Collection[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Those of a bundle's libraries that anything in it needs, in the given order.

    ``imports`` gives the file names of the libraries that the library at a path itself is linked to, not what those
    need in turn. What the build machine happens to have (GTK, say) and nothing kept
    needs is left out, so that builds are alike.
    """
    by_file = {PurePosixPath(entry.name).name: entry for entry in entries}
    todo = [entry for entry in by_file.values() if _is_loaded_by_name(entry)]
    found: set[str] = set()
    while todo:
        entry = todo.pop()
        if entry.name not in found:
            found.add(entry.name)
            todo += [by_file[file] for file in imports(entry.source) if file in by_file]
    return [entry for entry in entries if entry.name in found]
