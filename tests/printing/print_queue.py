"""A print server of the tests' own, on the loopback and in a folder of its own: it never meets the machine's CUPS.

Its queue takes PDF through CUPS's own filters and writes what a printer would get into a file.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

PPD = Path("/usr/share/ppd/cupsfilters/Generic-PDF_Printer-PDF.ppd")
FILTER = Path("/usr/lib/cups/filter/pdftopdf")
_LONGEST_WAIT = 30.0
_FILES_CONF = """\
ServerRoot {folder}/etc
CacheDir {folder}/cache
StateDir {folder}/state
RequestRoot {folder}/spool
TempDir {folder}/tmp
AccessLog {folder}/access.log
PageLog {folder}/page.log
ErrorLog {folder}/error.log
FileDevice Yes
"""
_DAEMON_CONF = """\
Listen 127.0.0.1:{port}
Browsing Off
DefaultAuthType None
WebInterface No
<Location />
  Order allow,deny
  Allow localhost
</Location>
<Location /admin>
  Order allow,deny
  Allow localhost
</Location>
<Policy default>
  <Limit All>
    Order deny,allow
  </Limit>
</Policy>
"""


class NoQueueError(Exception):
    """CUPS cannot be started here; the message says why."""


@dataclass(frozen=True)
class PrintServer:
    """A server that runs."""

    folder: Path
    address: str

    def environment(self) -> dict[str, str]:
        """For programs that are to print here and nowhere else."""
        return {**os.environ, "CUPS_SERVER": self.address, "HOME": str(self.folder)}

    def add_queue(self, name: str) -> Path:
        """A queue; the file that it writes."""
        file = self.folder / f"{name}.pdf"
        file.touch()
        file.chmod(0o666)
        self._run("lpadmin", "-p", name, "-v", f"file:{file}", "-P", str(PPD), "-E")
        return file

    def finished_jobs(self, queue: str) -> list[str]:
        """A line for each job that is printed."""
        return self._run("lpstat", "-W", "completed", "-o", queue).splitlines()

    def wait_for_jobs(self, queue: str, count: int) -> None:
        """Until so many jobs of ``queue`` are printed."""
        end = time.monotonic() + _LONGEST_WAIT
        while len(self.finished_jobs(queue)) < count:
            if time.monotonic() > end:
                raise TimeoutError((self.folder / "error.log").read_text(encoding="utf-8"))
            time.sleep(0.1)

    def _run(self, *command: str) -> str:
        done = subprocess.run(command, env=self.environment(), capture_output=True, text=True, check=True)
        return done.stdout


@contextmanager
def print_server() -> Iterator[PrintServer]:
    """Start one, and stop it in the end; ``NoQueueError`` where that is not possible."""
    daemon = shutil.which("cupsd", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    for tool, package in ((daemon, "cups-daemon"), (shutil.which("lpadmin"), "cups-client")):
        if tool is None:
            raise NoQueueError(f"CUPS cannot be started: {package} is not installed")
    if not (PPD.exists() and FILTER.exists()):
        raise NoQueueError("CUPS cannot be started: cups-filters is not installed")
    assert daemon is not None
    with TemporaryDirectory(prefix="print-queue-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # filters of a server that runs as root run as another user
        server = PrintServer(folder, f"127.0.0.1:{_free_port()}")
        with subprocess.Popen(
            _configured(server, daemon), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        ) as process:
            try:
                _wait_for(server, process)
                yield server
            finally:
                process.terminate()


def _configured(server: PrintServer, daemon: str) -> list[str]:
    folder = server.folder
    for name in ("etc", "cache", "state", "spool", "tmp"):
        (folder / name).mkdir()
    user = "User lp\nGroup lp\nSystemGroup lpadmin root\n" if os.geteuid() == 0 else ""
    (folder / "files.conf").write_text(_FILES_CONF.format(folder=folder) + user, encoding="utf-8")
    port = server.address.partition(":")[2]
    (folder / "daemon.conf").write_text(_DAEMON_CONF.format(port=port), encoding="utf-8")
    return [daemon, "-f", "-c", str(folder / "daemon.conf"), "-s", str(folder / "files.conf")]


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        assert isinstance(port, int)
        return port


def _answers(server: PrintServer) -> bool:
    host, _colon, port = server.address.partition(":")
    try:
        socket.create_connection((host, int(port))).close()
    except OSError:
        return False
    return True


def _wait_for(server: PrintServer, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + _LONGEST_WAIT
    while not _answers(server):
        if process.poll() is not None or time.monotonic() > end:
            process.kill()
            log = server.folder / "error.log"
            last = log.read_text(encoding="utf-8").strip().splitlines()[-1:] if log.exists() else []
            raise NoQueueError(f"CUPS cannot be started: {' '.join(last) or 'it does not answer'}")
        time.sleep(0.1)
