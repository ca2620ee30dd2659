"""A Debian with nothing but its base in a folder, to try packages in; needs the right of root and debootstrap."""

import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

SUITE = "bookworm"
MIRROR = "http://deb.debian.org/debian"
FROM_HERE = ("/etc/resolv.conf", "/etc/ssl/certs/ca-certificates.crt")
PERSON = "person"
VARIABLES = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
# The mounts are the process's own and go with it, so that deleting the folder never meets this system's devices.
# The shell stays as process 1: Xvfb would not tell such a parent that it is there.
ENTER = """
mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc" || exit
root=$1
shift
chroot "$root" "$@"
exit $?
"""


@dataclass(frozen=True)
class Done:
    """What a command in the root did: its exit status and its two outputs."""

    status: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """All that it said."""
        return self.out + self.err


@dataclass(frozen=True)
class BareRoot:
    """A root in a folder."""

    folder: Path

    def run(self, *words: str, person: bool = False, variables: Mapping[str, str] | None = None) -> Done:
        """Run a command in the root, as root or, without a network, as the person who plays.

        Its processes end with it.
        """
        home = f"/home/{PERSON}" if person else "/root"
        user = ["setpriv", f"--reuid={PERSON}", f"--regid={PERSON}", "--init-groups"] if person else []
        clean = {**VARIABLES, "HOME": home, **(variables or {})}
        network = ["--net"] if person else []  # without, other displays of this system are out of reach, too
        unshared = ["unshare", "--mount", "--pid", *network, "--fork", "--kill-child"]
        enter = [*unshared, "sh", "-c", ENTER, "sh", str(self.folder)]
        settings = [f"{name}={value}" for name, value in clean.items()]
        done = subprocess.run(
            [*enter, "env", "-i", "--chdir", home, *settings, *user, *words],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    def install(self, *packages: str) -> Done:
        """Install packages (a path in the root is one, too) with all that they depend on, and no more."""
        return self.run("apt-get", "-qq", "install", "--yes", "--no-install-recommends", *packages)

    def files(self) -> set[str]:
        """All files and folders of the root, as paths in it."""
        said = self.run("find", "/", "-xdev", "-not", "-path", "/proc/*", "-not", "-path", "/dev/*").out
        return set(said.splitlines())


def make(folder: Path, stored: Path) -> BareRoot:
    """Make the root anew; what debootstrap made is kept in the archive ``stored`` and used the next time."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if not stored.exists():
        _must("debootstrap", "--variant=minbase", SUITE, str(folder), MIRROR)
        _must("tar", "--create", "--numeric-owner", "--file", str(stored), "--directory", str(folder), ".")
    else:
        _must("tar", "--extract", "--numeric-owner", "--file", str(stored), "--directory", str(folder))
    for name in FROM_HERE:
        if Path(name).exists():
            copy = folder / name.lstrip("/")
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.unlink(missing_ok=True)
            shutil.copyfile(name, copy)
    root = BareRoot(folder)
    for words in (("useradd", "--create-home", PERSON), ("apt-get", "-qq", "update")):
        done = root.run(*words)
        if done.status != 0:
            raise OSError(f"{' '.join(words)} failed in {folder}: {done.said.strip()}")
    return root


def _must(*words: str) -> None:
    done = subprocess.run(words, capture_output=True, encoding="utf-8", errors="replace", check=False)
    if done.returncode != 0:
        last = (done.stderr or done.stdout).strip().splitlines()[-1:]
        raise OSError(f"{words[0]} failed: {' '.join(last)}")
