"""The installer for Windows is tried step by step with a stand-in for the program; each step tells its faults."""

import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from windows_installer import ROOT, compile_installer, make
from windows_state import (
    CLASSES,
    Places,
    compare,
    differ,
    entries,
    files,
    installed_faults,
    places,
    removed_faults,
    uninstall,
    wait,
)
from wine import Windows

OLD, NEW = "0.1.0", "0.2.0"
BOTH = ["kribbeln-desktop.exe", "kribbeln.exe", "LICENSE", "_internal/base_library.zip", "_internal/Ä $1 100 %/a b.dll"]
PAYLOADS = {OLD: [*BOTH, "_internal/old/deep/gone.dll"], NEW: [*BOTH, "_internal/new.dll"]}
OWN = {"portable", "data/game.kribbeln"}
"""What a person may have beside the program or among the data: no installer touches it."""
TYPE = f"{CLASSES}\\.kribbeln"
RECORD = "C:\\users\\Glück & Söhne 100 %.kribbeln"
ELSEWHERE = "C:\\Spiele\\Kribbeln"


@dataclass(frozen=True)
class Trial:
    """What the steps need: Windows and its folders, the stand-ins and their installers, as Windows names them."""

    windows: Windows
    places: Places
    payloads: dict[str, Path]
    setups: dict[str, str]

    def install(self, version: str, *words: str) -> int:
        """Install a version silently; the installer's exit status."""
        return self.windows.run(self.setups[version], "/S", *words).returncode

    def faults(self, folder: str, version: str, own: set[str]) -> list[str]:
        """What is not as it should be once a version is installed in a folder with files of a person's ``own``."""
        return installed_faults(self.windows, folder, self.payloads[version], version, own)

    def note(self) -> Path:
        """The file in which the stand-in notes what it was started with."""
        return self.windows.path(f"{self.places.temporary}\\opened.txt")


def put(folder: Path, names: Iterable[str]) -> None:
    """Write files into a folder, each with its name in it."""
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, "utf-8")


def prepare(windows: Windows, folder: Path) -> Trial:
    """Compile the stand-in and the installers of both versions; CalledProcessError where makensis is not content."""
    program = folder / "stand_in.exe"
    make(ROOT / "packaging" / "windows" / "stand_in.nsi", {"OUT_FILE": str(program)})
    payloads, setups = {}, {}
    for version, names in PAYLOADS.items():
        payloads[version] = folder / version
        put(payloads[version], names)
        for name in names:
            if name.endswith(".exe"):
                shutil.copy(program, payloads[version] / name)
        setup = compile_installer(payloads[version], version, windows.path("C:\\setups"), folder / f"work-{version}")
        setups[version] = f"C:\\setups\\{setup.name}"
    trial = Trial(windows, places(windows), payloads, setups)
    put(windows.path(trial.places.data), OWN)
    return trial


def check_old_windows(trial: Trial) -> list[str]:
    """Windows 7 is told that it is too old, and nothing happens."""
    trial.windows.run("winecfg", "/v", "win7")
    faults = differ("installing on Windows 7", trial.install(OLD), 2)
    faults += removed_faults(trial.windows, trial.places.programs, set())
    trial.windows.run("winecfg", "/v", "win10")
    return faults


def check_installing(trial: Trial) -> list[str]:
    """Everything is in its place; a person's files come beside it."""
    faults = differ("installing", trial.install(OLD), 0)
    faults += trial.faults(trial.places.programs, OLD, set())
    put(trial.windows.path(trial.places.programs), OWN)
    return faults


def merge_classes(windows: Windows) -> None:
    """Copy the person's file types to the machine's: Windows looks in both, Wine 8 only there."""
    windows.run("reg", "export", CLASSES, "C:\\classes.reg", "/y")
    text = windows.path("C:\\classes.reg").read_text("utf-16")
    windows.path("C:\\classes.reg").write_text(text.replace("HKEY_CURRENT_USER", "HKEY_LOCAL_MACHINE"), "utf-16")
    windows.run("reg", "import", "C:\\classes.reg")


def opened_with(trial: Trial, name: str) -> str | None:
    """What the program is started with by a double click on a file; None if it is not started."""
    trial.note().unlink(missing_ok=True)
    trial.windows.run("start", "/wait", name)
    return trial.note().read_bytes().decode("utf-16-le") if wait(trial.note().exists) else None


def check_opening(trial: Trial) -> list[str]:
    """A double click on a record opens it, whatever its name, and the entry in the start menu opens the program."""
    merge_classes(trial.windows)
    trial.windows.path(RECORD).touch()
    faults = differ("a double click on a record starts the program with", opened_with(trial, RECORD), f'"{RECORD}"')
    return faults + differ("the start menu starts the program with", opened_with(trial, trial.places.link), "")


def check_moving(trial: Trial) -> list[str]:
    """Installed again into another folder, it leaves the first one."""
    faults = differ("moving", trial.install(OLD, f"/D={ELSEWHERE}"), 0)
    faults += trial.faults(ELSEWHERE, OLD, set())
    put(trial.windows.path(ELSEWHERE), OWN)
    return faults + compare("the folder left", files(trial.windows.path(trial.places.programs)), OWN)


def check_running(trial: Trial) -> list[str]:
    """While a program runs nothing is replaced or removed, and all stays whole."""
    waits = trial.windows.path(f"{trial.places.temporary}\\wait")
    faults = []
    for program in ("kribbeln-desktop.exe", "kribbeln.exe"):
        trial.note().unlink()
        waits.touch()
        with trial.windows.running(f"{ELSEWHERE}\\{program}"):
            wait(trial.note().exists)
            faults += differ(f"replacing while {program} runs", trial.install(NEW), 2)
            removal = trial.windows.run(f"{ELSEWHERE}\\uninstall.exe", "/S", f"_?={ELSEWHERE}")
            faults += differ(f"removing while {program} runs", removal.returncode, 2)
            waits.unlink()
    return faults + trial.faults(ELSEWHERE, OLD, OWN)


def check_replacing(trial: Trial) -> list[str]:
    """A newer version takes the place of the old one, wherever that is, and nothing of the old one stays."""
    return differ("replacing", trial.install(NEW), 0) + trial.faults(ELSEWHERE, NEW, OWN)


def check_removing(trial: Trial) -> list[str]:
    """Nothing is left but a person's files; a file type that another program took over is left to that."""
    uninstall(trial.windows, ELSEWHERE)
    faults = removed_faults(trial.windows, ELSEWHERE, OWN)
    faults += differ("installing again", trial.install(OLD), 0)
    trial.windows.run("reg", "add", TYPE, "/ve", "/d", "Other.Type", "/f")
    uninstall(trial.windows, trial.places.programs)
    faults += differ("the type that another program took over", entries(trial.windows).get(f"{TYPE}|"), "Other.Type")
    trial.windows.run("reg", "delete", TYPE, "/f")
    return faults + removed_faults(trial.windows, trial.places.programs, OWN)


def check_data(trial: Trial) -> list[str]:
    """The games and settings that were there before lie as they were."""
    folder = trial.windows.path(trial.places.data)
    return differ(
        "games and settings",
        {name: (folder / name).read_text("utf-8") for name in files(folder)},
        {name: name for name in OWN},
    )


STEPS = {
    "an old Windows": check_old_windows,
    "installing": check_installing,
    "opening a record": check_opening,
    "another folder": check_moving,
    "while it runs": check_running,
    "a newer version": check_replacing,
    "removing": check_removing,
    "games and settings": check_data,
}
"""In this order."""
