"""A Windows to try things in: Wine with a fresh drive C:, or this machine where it is one."""

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

WINE = Path("/usr/lib/wine/wine64")  # Debian's package wine64 puts it on no search path
SERVER = WINE.with_name("wineserver64")
SECONDS = 360  # for one program; the longest plays all games


@dataclass(frozen=True)
class Windows:
    """Where programs for Windows run, and what they do there can be looked at; ``prefix`` is Wine's folder or None."""

    prefix: Path | None

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a program to its end; paths are Windows' own."""
        return subprocess.run(
            [*self._wine(), *words],
            env=self._variables(),
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=SECONDS,
            check=False,
        )

    @contextmanager
    def running(self, *words: str) -> Iterator[subprocess.Popen[bytes]]:
        """Start a program and wait for its end after the block."""
        with subprocess.Popen([*self._wine(), *words], env=self._variables(), stderr=subprocess.DEVNULL) as process:
            yield process
            process.wait(SECONDS)

    def variable(self, name: str) -> str:
        """What Windows has in a variable of the environment, such as LOCALAPPDATA."""
        return self.run("cmd", "/c", f"echo %{name}%").stdout.strip()

    def path(self, name: str) -> Path:
        r"""The file here that Windows calls by this name, such as C:\users."""
        return Path(name) if self.prefix is None else self.prefix / "drive_c" / name[3:].replace("\\", "/")

    def registry(self, key: str) -> dict[str, str]:
        r"""The values at and below a key such as HKCU\Software, by "KEY|NAME"; the name of a default is empty."""
        return parse_registry(self.run("reg", "query", key, "/s").stdout)

    def _wine(self) -> list[str]:
        return [] if self.prefix is None else [str(WINE)]

    def _variables(self) -> dict[str, str]:
        return dict(os.environ) if self.prefix is None else _wine_variables(self.prefix)


def parse_registry(output: str) -> dict[str, str]:
    """Read what ``reg query /s`` prints."""
    values, key = {}, ""
    for line in output.splitlines():
        if line.startswith("HKEY_"):
            key = line.strip()
        elif match := re.match(r"    (.*?)    (REG_\w+)(?:    (.*))?$", line):
            name = "" if match[1] == "(Default)" else match[1]
            values[f"{key}|{name}"] = match[3] or ""
    return values


def _wine_variables(prefix: Path) -> dict[str, str]:
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(prefix.parent),
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",  # names of files keep their letters
        "WINEPREFIX": str(prefix),
        "WINEDEBUG": "-all",
        # neither .NET nor a browser is asked for, and the desktop of this machine is left alone
        "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
    }


@contextmanager
def wine(folder: Path) -> Iterator[Windows]:
    """A fresh Windows 10 in ``folder`` for as long as the block runs; TimeoutExpired where it does not start."""
    windows = Windows(folder / "windows")
    try:
        windows.run("wineboot", "--init")
        windows.run("winecfg", "/v", "win10")
        yield windows
    finally:
        subprocess.run([str(SERVER), "-k"], env=_wine_variables(folder / "windows"), check=False)
