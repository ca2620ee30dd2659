"""Let a double click on a .kribbeln file open the game, for the person who runs this; on Linux also a menu entry.

    python3 packaging/run.py register [--remove]

Opens with the executable in dist/ if it was built, otherwise from source. macOS learns it from the .app by itself.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "kribbeln-desktop"  # as in setDesktopFileName: that is how a desktop finds the window's icon
PROGRAM_ID = "KribbelnDesktop.Record"


def program(root: Path, interpreter: str) -> list[str]:
    """The words that open the window: the built executable, or run.py with the interpreter."""
    for name in ("kribbeln-desktop", "kribbeln-desktop.exe"):
        built = root / "dist" / "kribbeln-desktop" / name
        if built.exists():
            return [str(built)]
    return [interpreter, str(root / "packaging" / "run.py")]


def exec_line(words: list[str]) -> str:
    """The value of a desktop entry's Exec: every word quoted after its rules, then the file to open."""
    quoted = []
    for word in words:
        for sign in '\\"`$':
            word = word.replace(sign, f"\\{sign}")
        quoted.append('"' + word.replace("\\", "\\\\").replace("%", "%%") + '"')
    return " ".join([*quoted, "%f"])


def desktop_entry(template: str, words: list[str]) -> str:
    """The desktop entry for a program that is not on the search path."""
    lines = [line for line in template.splitlines() if not line.startswith("TryExec=")]
    lines = [f"Exec={exec_line(words)}" if line.startswith("Exec=") else line for line in lines]
    return "\n".join(lines) + "\n"


def files(share: Path, words: list[str]) -> dict[Path, str]:
    """The files that make a Linux desktop know the program, and what is in them."""
    linux = ROOT / "packaging" / "linux"
    entry = (linux / f"{NAME}.desktop").read_text("utf-8")
    return {
        share / "applications" / f"{NAME}.desktop": desktop_entry(entry, words),
        share / "mime" / "packages" / f"{NAME}.xml": (linux / f"{NAME}.xml").read_text("utf-8"),
        share / "icons/hicolor/scalable/apps" / f"{NAME}.svg": (ROOT / "resources/icons/kribbeln.svg").read_text(
            "utf-8"
        ),
    }


def register_on_linux(share: Path, words: list[str], remove: bool) -> None:
    """Write the files below ``share`` (usually ~/.local/share), or remove them, and let the desktop read them."""
    for path, content in files(share, words).items():
        if remove:
            path.unlink(missing_ok=True)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, "utf-8")
    for tool, folder in (("update-mime-database", "mime"), ("update-desktop-database", "applications")):
        if shutil.which(tool) and (share / folder).exists():
            subprocess.run([tool, str(share / folder)], capture_output=True, check=False)


def register_on_windows(words: list[str], remove: bool) -> None:
    """Write the keys of the person's own part of the registry, or remove them."""
    if sys.platform != "win32":
        return
    import ctypes
    import winreg

    command = " ".join(f'"{word}"' for word in [*words, "%1"])
    classes = "Software\\Classes\\"
    keys = {".kribbeln": PROGRAM_ID, PROGRAM_ID: "Kribbeln game record", f"{PROGRAM_ID}\\shell": ""}
    keys |= {f"{PROGRAM_ID}\\shell\\open": "", f"{PROGRAM_ID}\\shell\\open\\command": command}
    for key, value in sorted(keys.items(), reverse=remove):
        if remove:
            winreg.DeleteKey(winreg.HKEY_CURRENT_USER, classes + key)
        else:
            winreg.SetValue(winreg.HKEY_CURRENT_USER, classes + key, winreg.REG_SZ, value)
    ctypes.windll.shell32.SHChangeNotify(0x08000000, 0, None, None)  # file types have changed


def data_folder() -> Path:
    """Where a person's own desktop entries and file types lie on Linux."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def main(arguments: list[str]) -> int:
    """Register or remove; the exit status."""
    parser = argparse.ArgumentParser(prog="run.py register", description="Let a double click open .kribbeln files.")
    parser.add_argument("--remove", action="store_true", help="take it back")
    remove = parser.parse_args(arguments).remove
    words = program(ROOT, sys.executable)
    if sys.platform == "darwin":
        print("macOS opens .kribbeln files with Kribbeln Desktop.app once that is in the folder Applications.")
        return 0
    if sys.platform == "win32":
        register_on_windows(words, remove)
    else:
        register_on_linux(data_folder(), words, remove)
    print("Taken back." if remove else f"A double click on a .kribbeln file now starts {' '.join(words)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
