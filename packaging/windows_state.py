"""What an installation leaves in Windows, and how that differs from what is right: each fault is a sentence."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from wine import Windows

PRODUCT = "Kribbeln Desktop"
CLASSES = "HKCU\\Software\\Classes"
APPS = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall"


@dataclass(frozen=True)
class Places:
    """Folders of Windows, as it names them."""

    programs: str
    data: str
    link: str
    temporary: str


def places(windows: Windows) -> Places:
    """Ask Windows for its folders."""
    local, roaming = windows.variable("LOCALAPPDATA"), windows.variable("APPDATA")
    return Places(
        f"{local}\\Programs\\{PRODUCT}",
        f"{local}\\kribbeln-desktop",
        f"{roaming}\\Microsoft\\Windows\\Start Menu\\Programs\\{PRODUCT}.lnk",
        windows.variable("TEMP"),
    )


def files(folder: Path) -> set[str]:
    """The files below a folder, by their names from there on."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def compare(what: str, found: set[str], expected: set[str]) -> list[str]:
    """What is missing and what is too much, a sentence each."""
    faults = [f"{what}: {name} is missing" for name in sorted(expected - found)]
    return faults + [f"{what}: {name} should not be there" for name in sorted(found - expected)]


def differ(what: str, found: object, expected: object) -> list[str]:
    """A sentence where something is not what it should be."""
    return [] if found == expected else [f"{what}: {found!r} instead of {expected!r}"]


def entries(windows: Windows) -> dict[str, str]:
    """What the registry of the person says about the file type and in the list of apps."""
    found = windows.registry(CLASSES) | windows.registry(APPS)
    return {key.replace("HKEY_CURRENT_USER", "HKCU"): value for key, value in found.items() if "ribbeln" in key}


def expected_entries(folder: str, version: str) -> dict[str, str]:
    """What must be found there once a version is installed in a folder."""
    program = f"{folder}\\kribbeln-desktop.exe"
    kind, app = f"{CLASSES}\\KribbelnDesktop.Record", f"{APPS}\\KribbelnDesktop"
    return {
        f"{CLASSES}\\.kribbeln|": "KribbelnDesktop.Record",
        f"{CLASSES}\\.kribbeln|Content Type": "application/x-kribbeln",
        f"{CLASSES}\\.kribbeln\\OpenWithProgids|KribbelnDesktop.Record": "",
        f"{kind}|": "Kribbeln game record",
        f"{kind}\\DefaultIcon|": f'"{program}",0',
        f"{kind}\\shell\\open\\command|": f'"{program}" "%1"',
        f"{app}|DisplayName": PRODUCT,
        f"{app}|DisplayVersion": version,
        f"{app}|DisplayIcon": program,
        f"{app}|Publisher": "The Kribbeln Desktop authors",
        f"{app}|InstallLocation": folder,
        f"{app}|UninstallString": f'"{folder}\\uninstall.exe"',
        f"{app}|QuietUninstallString": f'"{folder}\\uninstall.exe" /S',
        f"{app}|NoModify": "0x1",
        f"{app}|NoRepair": "0x1",
    }


def installed_faults(windows: Windows, folder: str, payload: Path, version: str, own: set[str]) -> list[str]:
    """What is not as it should be once a build is installed in a folder where a person has files of their ``own``."""
    faults = compare("installed files", files(windows.path(folder)), {*files(payload), "uninstall.exe", *own})
    found = entries(windows)
    size = int(found.pop(f"{APPS}\\KribbelnDesktop|EstimatedSize", "0"), 0) * 1024
    right = expected_entries(folder, version)
    faults += compare("registry", {*map(" = ".join, found.items())}, {*map(" = ".join, right.items())})
    bytes_there = sum((payload / name).stat().st_size for name in files(payload))
    faults += differ("size in the list of apps", size, -(-bytes_there // 1024) * 1024)
    if not windows.path(places(windows).link).exists():
        faults.append("no entry in the start menu")
    return faults


def removed_faults(windows: Windows, folder: str, own: set[str]) -> list[str]:
    """What is left of an installation, beside files of the person's ``own``."""
    faults = compare("left by the uninstaller", files(windows.path(folder)), own)
    if not own and windows.path(folder).exists():
        faults.append(f"left by the uninstaller: the folder {folder}")
    faults += [f"left in the registry: {key}" for key in entries(windows)]
    if windows.path(places(windows).link).exists():
        faults.append("left in the start menu")
    return faults


def uninstall(windows: Windows, folder: str) -> None:
    """Remove as the list of apps does; the uninstaller goes on as a copy, so wait until its entries are gone."""
    windows.run(f"{folder}\\uninstall.exe", "/S")
    wait(lambda: not windows.registry(f"{APPS}\\KribbelnDesktop"))
    wait(lambda: not windows.path(f"{folder}\\uninstall.exe").exists())


def wait(done: Callable[[], bool]) -> bool:
    """Whether something is done within half a minute."""
    for _ in range(60):
        if done():
            return True
        time.sleep(0.5)
    return False
