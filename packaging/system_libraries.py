"""Which of the system's libraries Qt needs are missing on Linux, and how a Debian or Ubuntu gets them.

    sudo apt-get install $(python3 packaging/system_libraries.py)

It prints the packages with what is missing for any window system.
"""

import contextlib
import ctypes
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from setup_error import SetupError, say

# What Qt's libraries and plugins are linked to and do not bring along (objdump -p, PySide6 6.11.3).
COMMON = [
    "libEGL.so.1",
    "libGL.so.1",
    "libX11.so.6",
    "libdbus-1.so.3",
    "libfontconfig.so.1",
    "libfreetype.so.6",
    "libglib-2.0.so.0",
    "libgthread-2.0.so.0",
    "libxkbcommon.so.0",
    "libz.so.1",
    "libzstd.so.1",
]
XCB = [
    "libX11-xcb.so.1",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-randr.so.0",
    "libxcb-render-util.so.0",
    "libxcb-render.so.0",
    "libxcb-shape.so.0",
    "libxcb-shm.so.0",
    "libxcb-sync.so.1",
    "libxcb-util.so.1",
    "libxcb-xfixes.so.0",
    "libxcb-xkb.so.1",
    "libxcb.so.1",
    "libxkbcommon-x11.so.0",
]
WAYLAND = ["libwayland-client.so.0", "libwayland-cursor.so.0"]
BY_PLATFORM = {"offscreen": COMMON, "xcb": [*COMMON, *XCB], "wayland": [*COMMON, *WAYLAND]}

ENSUREPIP = "ensurepip"  # Python's module that Debian keeps in a package of its own

# Debian packages that are not named after the one library in them
ODD_PACKAGES = {"libglib-2.0.so.0": "libglib2.0-0", "libgthread-2.0.so.0": "libglib2.0-0", "libz.so.1": "zlib1g"}


def can_load(library: str) -> bool:
    """Whether the system's loader finds the library and all that it needs in turn."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_libraries(platforms: Iterable[str], loads: Callable[[str], bool] = can_load) -> list[str]:
    """Names of the libraries that Qt needs for these window systems and ``loads`` denies, each once, sorted."""
    needed = {library for platform in platforms for library in BY_PLATFORM.get(platform, COMMON)}
    return sorted(library for library in needed if not loads(library))


def not_found(ldd_output: str) -> list[str]:
    """Names of the libraries of which ldd says that they are not found, each once, sorted."""
    return sorted(set(re.findall(r"^\s*(\S+) => not found", ldd_output, re.MULTILINE)))


def debian_package(library: str) -> str:
    """Name the Debian package with this library, after Debian's rule: libNAME.so.3 is in libname3 (libname2-3)."""
    if library in ODD_PACKAGES:
        return ODD_PACKAGES[library]
    name, _, version = library.partition(".so.")
    name = name.lower().replace("_", "-")
    return f"{name}-{version}" if name[-1].isdigit() else f"{name}{version}"


def venv_package(executable: str, version: tuple[int, int]) -> str:
    """Name the Debian package that lets this interpreter make environments."""
    system_python = executable in ("/usr/bin/python3", "/bin/python3")
    return "python3-venv" if system_python else f"python{version[0]}.{version[1]}-venv"


def build_needs(executable: str, version: tuple[int, int]) -> dict[str, str]:
    """Map the programs and libraries that PyInstaller needs to their Debian packages.

    The system's own Python is one file; the library that goes into the executable lies in another package.
    """
    needs = {"objdump": "binutils", "chrpath": "chrpath"}
    if executable.startswith("/usr/bin/"):
        name = f"libpython{version[0]}.{version[1]}"
        needs[f"{name}.so.1.0"] = name
    return needs


def is_there(name: str) -> bool:
    """Whether a program, a library such as ``libz.so.1`` or the module that makes environments is found."""
    if name == ENSUREPIP:
        return importlib.util.find_spec(name) is not None
    return can_load(name) if ".so." in name else shutil.which(name) is not None


def is_root() -> bool:
    """Whether packages may be installed without asking for more rights."""
    return sys.platform != "win32" and os.geteuid() == 0


def is_debian() -> bool:
    """Whether packages are installed with apt-get here."""
    return Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


def advice(packages: Iterable[str]) -> str:
    """Say in one sentence which packages are missing and what to type."""
    names = " ".join(packages)
    return (
        f"This system lacks packages that are needed; please type: sudo apt-get install --no-install-recommends {names}"
    )


def missing_packages(platforms: Iterable[str], loads: Callable[[str], bool] = can_load) -> set[str]:
    """Names of the Debian packages with the libraries that are missing for these window systems."""
    return {debian_package(library) for library in missing_libraries(platforms, loads)}


def provide(platforms: Iterable[str], needs: Mapping[str, str]) -> None:
    """Install what the system lacks, or raise a SetupError with what to type; does nothing beside Linux.

    ``needs`` maps programs, libraries and modules that must be there to their Debian packages.
    """
    if sys.platform != "linux":
        return
    packages = missing_packages(platforms)
    packages |= {package for name, package in needs.items() if not is_there(name)}
    if packages and is_debian():
        _install(sorted(packages))
    elif ENSUREPIP in needs and not is_there(ENSUREPIP):
        raise SetupError("This Python cannot make environments (its modules venv and ensurepip are missing).")


def grant(wishes: Mapping[str, str]) -> None:
    """Install what is wished for, mapped as for ``provide``, where that takes nobody's leave; or do without."""
    packages = sorted(package for name, package in wishes.items() if not is_there(name))
    if packages and sys.platform == "linux" and is_debian() and is_root():
        with contextlib.suppress(SetupError):
            _install(packages)


def check_plugins(folder: Path | None, platforms: Iterable[str]) -> None:
    """Raise a SetupError with the libraries that Qt's plugins for these window systems still do not find."""
    if sys.platform != "linux" or folder is None or shutil.which("ldd") is None:
        return
    plugins = [str(folder / f"libq{platform}.so") for platform in platforms]
    plugins = [plugin for plugin in plugins if Path(plugin).exists()]
    done = subprocess.run(["ldd", *plugins], capture_output=True, text=True, check=False) if plugins else None
    missing = not_found(done.stdout) if done else []
    if missing and is_debian():
        _install(sorted({debian_package(library) for library in missing}))
    elif missing:
        names = ", ".join(missing)
        raise SetupError(f"Qt does not find these libraries, please install the packages that have them: {names}.")


def _install(packages: list[str]) -> None:
    """Install Debian packages with the right of root; SetupError without it or if apt-get fails."""
    if not is_root():
        raise SetupError(advice(packages))
    say(f"Installing packages of the system: {' '.join(packages)} …")
    install = ["install", "--yes", "--no-install-recommends", *packages]
    if not _apt_get(install) and not (_apt_get(["update"]) and _apt_get(install)):
        raise SetupError(f"apt-get failed, is there a network? {advice(packages)}")


def _apt_get(words: list[str]) -> bool:
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    done = subprocess.run(["apt-get", "-qq", *words], env=variables, capture_output=True, check=False)
    return done.returncode == 0


if __name__ == "__main__":
    print(*sorted(missing_packages(BY_PLATFORM)))
