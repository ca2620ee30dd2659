"""The virtual environment ``run.py`` makes in the repository, and whether it is still right."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from setup_error import SetupError, say

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
NETWORK_SIGNS = (
    "NewConnectionError",
    "NameResolutionError",
    "name resolution",
    "Network is unreachable",
    "Max retries exceeded",
    "ConnectTimeoutError",
    "ProxyError",
)


def fingerprint(parts: Iterable[bytes]) -> str:
    """Hash what an installation depends on; other parts, or parts in another order, give another one."""
    total = hashlib.sha256()
    for part in parts:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()


def environment_version(pyvenv_cfg: str) -> tuple[int, ...]:
    """Read Python's major and minor version from the text of a pyvenv.cfg; () if it is not said."""
    for line in pyvenv_cfg.splitlines():
        key, _, value = line.partition("=")
        if key.strip() in ("version", "version_info"):
            numbers = value.strip().split(".")[:2]
            return tuple(int(number) for number in numbers if number.isdigit())
    return ()


def pip_failure(log: str, log_path: Path) -> str:
    """Say in one sentence why pip failed, from what it wrote."""
    if "CERTIFICATE_VERIFY_FAILED" in log:
        return f"The Python packages could not be fetched: the network's certificate is refused. (pip: {log_path})"
    if any(sign in log for sign in NETWORK_SIGNS):
        return f"The Python packages could not be fetched: is there a network? (pip: {log_path})"
    lines = [line.strip() for line in log.splitlines()]
    errors = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR: ")]
    reason = errors[0].rstrip(".") if errors else "it gave no reason"
    return f"The Python packages could not be installed: {reason}. (pip: {log_path})"


class Environment:
    """A virtual environment in ``folder`` with this project installed in it, editable."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self._stamp = folder / "kribbeln-installed.json"

    def is_usable(self) -> bool:
        """Whether it was made to the end (interpreter and pip are there) and is of the running Python's version."""
        try:
            version = environment_version((self.folder / "pyvenv.cfg").read_text("utf-8"))
        except OSError:
            return False
        packages = "Lib/site-packages/pip" if os.name == "nt" else "lib/python*/site-packages/pip"
        return self.python.exists() and version == sys.version_info[:2] and any(self.folder.glob(packages))

    def install(self, extras: frozenset[str]) -> bool:
        """Make what is missing; True if anything was installed. SetupError says why it could not be."""
        wanted = fingerprint(
            [(ROOT / "pyproject.toml").read_bytes(), CONSTRAINTS.read_bytes(), str(ROOT).encode()],
        )
        usable = self.is_usable()
        installed = self._installed_extras(wanted) if usable else None
        if installed is not None and extras <= installed:
            return False
        if not usable:
            self._create()
        self._pip(extras | (installed or frozenset()))
        content = {"fingerprint": wanted, "extras": sorted(extras | (installed or frozenset()))}
        self._stamp.write_text(json.dumps(content), "utf-8")
        return True

    def qt_plugins(self) -> Path | None:
        """The folder of Qt's platform plugins, None if there is none."""
        return next(self.folder.glob("**/PySide6/Qt/plugins/platforms"), None)

    def _installed_extras(self, wanted: str) -> frozenset[str] | None:
        """The extras installed with this fingerprint; None if nothing was, or something else."""
        try:
            content = json.loads(self._stamp.read_text("utf-8"))
            return frozenset(content["extras"]) if content["fingerprint"] == wanted else None
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def _create(self) -> None:
        say(f"Making an environment in {self.folder} …")
        words = [sys.executable, "-m", "venv", "--clear", str(self.folder)]
        done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode != 0:
            reason = (done.stdout.strip().splitlines() or ["it gave no reason"])[-1]
            raise SetupError(f"The environment in {self.folder} could not be made: {reason}")

    def _pip(self, extras: frozenset[str]) -> None:
        say("Installing Qt and what else is needed (the first time about 100 MB are fetched) …")
        target = f"{ROOT}[{','.join(sorted(extras))}]" if extras else str(ROOT)
        words = [str(self.python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
        words += ["--retries", "3", "--constraint", str(CONSTRAINTS), "--editable", target]
        log_path = self.folder / "pip.log"
        with log_path.open("w", encoding="utf-8") as log:
            status = subprocess.run(words, stdout=log, stderr=subprocess.STDOUT, check=False).returncode
        if status != 0:
            raise SetupError(pip_failure(log_path.read_text("utf-8", errors="replace"), log_path))
