"""The commands of ``run.py``: each is an environment that is prepared and a process that is started in it."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import system_libraries
import wine
from environment import ROOT, Environment
from setup_error import SetupError, say

NO_DISPLAY = (
    "There is no display to open the window on: start this from a desktop session, "
    "or on a virtual display (xvfb-run -a python3 packaging/run.py)."
)
MOST_WORKERS = 4
LINUX_CHECKERS = {
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "update-mime-database": "shared-mime-info",
    "man": "man-db",
    "groff": "groff-base",
    "lintian": "lintian",
    "rpm": "rpm",
    "flatpak-builder": "flatpak-builder",
    "debootstrap": "debootstrap",
}


@dataclass(frozen=True)
class Command:
    """One thing to start: its arguments after the interpreter, and what must be there first."""

    arguments: list[str]
    extras: frozenset[str] = frozenset()
    platforms: tuple[str, ...] = ()  # Qt's names of the window systems it is going to use
    needs: Mapping[str, str] = field(default_factory=dict)  # program or library: Debian package
    wishes: Mapping[str, str] = field(default_factory=dict)  # the same, but it can do without
    variables: Mapping[str, str] = field(default_factory=dict)
    folder: Path | None = None  # where it runs; None: where the person is


def window_platform(system: str, variables: Mapping[str, str]) -> str | None:
    """Name the window system Qt will use, or None if there is none (never so on Windows and macOS)."""
    if system == "win32":
        return "windows"
    if system == "darwin":
        return "cocoa"
    if chosen := variables.get("QT_QPA_PLATFORM"):
        return chosen.partition(":")[0].partition(";")[0]
    if variables.get("WAYLAND_DISPLAY"):
        return "wayland"
    return "xcb" if variables.get("DISPLAY") else None


def window_command(arguments: list[str], system: str, variables: Mapping[str, str]) -> Command:
    """Open the game, with the record to open if one is named; SetupError where there is no display."""
    platform = window_platform(system, variables)
    if platform is None:
        raise SetupError(NO_DISPLAY)
    return Command(["-P", "-m", "kribbeln_desktop", *arguments], platforms=(platform,))


def console_command(arguments: list[str]) -> Command:
    """Run the command line program ``kribbeln`` (it prints sheets, so it needs Qt's libraries, but no display)."""
    return Command(["-P", "-m", "kribbeln_desktop.app.command_line", *arguments], platforms=("offscreen",))


def test_command(arguments: list[str], system: str, cores: int) -> Command:
    """Run pytest without a display, on several cores unless arguments for pytest are given."""
    workers = ["-n", str(min(cores, MOST_WORKERS))] if cores > 1 and not arguments else []
    variables = {"QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    if system == "linux":
        variables |= {"LC_ALL": "C.UTF-8", "LANGUAGE": ""}
    return Command(
        ["-m", "pytest", *workers, *arguments],
        extras=frozenset({"test"}),
        platforms=("offscreen",),
        wishes={
            "pdftotext": "poppler-utils",  # reads the printed pages back
            "makensis": "nsis",  # compiles the installer for Windows
        },
        variables=variables,
        folder=ROOT,
    )


def build_command(arguments: list[str], system: str) -> Command:
    """Build the executable and try it; Linux libraries that are to go into it must be there."""
    return Command(
        [str(ROOT / "packaging" / "build.py"), *arguments],
        extras=frozenset({"package"}),
        platforms=("offscreen", "xcb", "wayland") if system == "linux" else (),
        needs=system_libraries.build_needs(sys.executable, sys.version_info[:2]) if system == "linux" else {},
        folder=ROOT,
    )


def installer_command(arguments: list[str]) -> Command:
    """Compile the installer for Windows (its icon is drawn by Qt)."""
    return Command(
        [str(ROOT / "packaging" / "windows_installer.py"), *arguments],
        platforms=("offscreen",),
        needs={"makensis": "nsis"},
        folder=ROOT,
    )


def windows_check_command(arguments: list[str]) -> Command:
    """Try the installer for Windows under Wine."""
    command = installer_command([])
    return replace(
        command,
        arguments=[str(ROOT / "packaging" / "check_windows.py"), *arguments],
        needs={**command.needs, str(wine.WINE): "wine64"},
    )


def linux_packages_command(arguments: list[str]) -> Command:
    """Make the packages for Linux (the icons are drawn by Qt)."""
    return Command(
        [str(ROOT / "packaging" / "linux_packages.py"), *arguments],
        extras=frozenset({"package"}),
        platforms=("offscreen",),
        needs={"objdump": "binutils"},
        folder=ROOT,
    )


def linux_check_command(arguments: list[str]) -> Command:
    """Check the packages for Linux, and try them in a bare Debian."""
    command = linux_packages_command([])
    return replace(
        command,
        arguments=[str(ROOT / "packaging" / "check_linux.py"), *arguments],
        needs={**command.needs, **LINUX_CHECKERS},
    )


def choose(arguments: list[str], system: str, variables: Mapping[str, str], cores: int) -> Command:
    """Turn the arguments of ``run.py`` into the command they mean; anything unknown is for the window."""
    commands: dict[str, Callable[[list[str]], Command]] = {
        "test": lambda rest: test_command(rest, system, cores),
        "build": lambda rest: build_command(rest, system),
        "kribbeln": console_command,
        "linux-packages": linux_packages_command,
        "check-linux": linux_check_command,
        "windows-installer": installer_command,
        "check-windows": windows_check_command,
        "disk-image": lambda rest: Command([str(ROOT / "packaging" / "disk_image.py"), *rest], folder=ROOT),
        "register": lambda rest: Command([str(ROOT / "packaging" / "register.py"), *rest]),
    }
    if arguments and arguments[0] in commands:
        return commands[arguments[0]](arguments[1:])
    return window_command(arguments, system, variables)


def prepare(command: Command) -> Environment:
    """Make the environment and the system ready for the command; SetupError if that is not possible."""
    environment = Environment(ROOT / ".venv")
    needs = dict(command.needs)
    if not environment.is_usable():
        needs[system_libraries.ENSUREPIP] = system_libraries.venv_package(sys.executable, sys.version_info[:2])
    system_libraries.provide(command.platforms, needs)
    if environment.install(command.extras):
        system_libraries.check_plugins(environment.qt_plugins(), command.platforms)
        system_libraries.grant(command.wishes)
    return environment


def execute(python: Path, command: Command) -> int:
    """Start the command with the environment's interpreter; the exit status (on POSIX it replaces this process)."""
    words = [str(python), *command.arguments]
    variables = {**os.environ, **command.variables}
    if command.folder:
        os.chdir(command.folder)
    if os.name == "posix":
        sys.stdout.flush()
        os.execve(words[0], words, variables)
    return subprocess.run(words, env=variables, check=False).returncode


def main(arguments: list[str], help_text: str) -> int:
    """Do what ``run.py`` was asked; the exit status, after one sentence on standard error if it cannot be done."""
    if arguments[:1] in (["-h"], ["--help"], ["help"]):
        print(help_text.strip())
        return 0
    try:
        command = choose(arguments, sys.platform, os.environ, os.cpu_count() or 1)
        return execute(prepare(command).python, command)
    except SetupError as error:
        say(str(error))
        return 1
    except OSError as error:
        say(f"This could not be set up: {error}.")
        return 1
    except KeyboardInterrupt:
        return 130
