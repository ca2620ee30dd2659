"""Make the packages for Linux of a one-folder build: .deb, .rpm, the portable archive, and a folder for AppImage.

    python3 packaging/run.py linux-packages [--dist FOLDER] [FORMAT …]

Formats are archive, deb, rpm and appdir; without any, all are made. What becomes an AppImage or a Flatpak in the
release workflow is laid out here, too: see linux/appimage.sh and linux/flatpak/.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

import linux_tree
from linux_tree import COMPONENT, LINUX, NAME, ROOT

FORMATS = ("archive", "deb", "rpm", "appdir")
TREE = "linux-tree"  # in the folder dist: usr/ and what nfpm reads
MAINTAINER = "The Kribbeln Desktop authors <kribbeln-desktop@users.noreply.github.com>"


def facts(program: Path) -> dict[str, str]:
    """What is filled into descriptions: version and date of the newest release, and the C library this build needs."""
    newest = linux_tree.releases()[0]
    glibc = linux_tree.newest_glibc(program)
    return {"VERSION": newest.version, "DATE": newest.date, "GLIBC": glibc, "PACKAGES": linux_tree.PACKAGES}


def archive_name(version: str) -> str:
    """The name of the portable archive, and of the folder in it, without the ending."""
    return f"{NAME}-{version}-linux-x86_64"


def seconds_of(date: str) -> int:
    """The midnight, in UTC, at which a day (YYYY-MM-DD) begins, in seconds since 1970."""
    return int(datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp())


def write_archive(program: Path, words: Mapping[str, str], dist: Path) -> Path:
    """Pack the build with a README into a .tar.xz in which nothing tells who packed it when."""
    folder = archive_name(words["VERSION"])
    seconds = seconds_of(words["DATE"])

    def neutral(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = seconds
        entry.mode |= 0o644
        return entry

    path = dist / f"{folder}.tar.xz"
    readme = dist / TREE / "README.txt"
    readme.write_text(linux_tree.filled_in(LINUX / "README.txt", words), "utf-8")
    with tarfile.open(path, "w:xz", preset=6) as archive:
        archive.add(readme, f"{folder}/README.txt", filter=neutral)
        archive.add(program, folder, filter=neutral)  # what lies in folders is added in the order of names
    return path


def changelog() -> str:
    """All releases as nfpm reads them."""
    entries = [
        {
            "semver": release.version,
            "date": f"{release.date}T00:00:00Z",
            "packager": MAINTAINER,
            "deb": {"urgency": "medium", "distributions": ["unstable"]},
            "changes": [{"note": note} for note in release.notes],
        }
        for release in linux_tree.releases()
    ]
    return json.dumps(entries, indent=1)


def write_package(kind: str, words: Mapping[str, str], dist: Path) -> Path:
    """Let nfpm make the .deb or the .rpm of the tree."""
    tree = dist / TREE
    (tree / "changelog.yaml").write_text(changelog(), "utf-8")
    for name in ("copyright", "lintian-overrides"):
        shutil.copyfile(LINUX / name, tree / name)
    shutil.copyfile(ROOT / "LICENSE", tree / "LICENSE")
    version = f"{words['VERSION']}-1"
    path = dist / {"deb": f"{NAME}_{version}_amd64.deb", "rpm": f"{NAME}-{version}.x86_64.rpm"}[kind]
    nfpm = shutil.which("nfpm", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if nfpm is None:
        sys.exit("nfpm is missing: python3 packaging/run.py linux-packages installs it.")
    command = [nfpm, "package", "--config", str(LINUX / "nfpm.yaml"), "--packager", kind, "--target", str(path)]
    variables = {**os.environ, **words, "SOURCE_DATE_EPOCH": str(seconds_of(words["DATE"]))}
    done = subprocess.run(command, cwd=tree, env=variables, capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        sys.exit(f"nfpm could not make the .{kind}: {' '.join(done.stderr.split())}")
    return path


def write_appdir(dist: Path) -> Path:
    """Lay the tree out as appimagetool wants it; linux/appimage.sh is its last step."""
    folder = dist / f"{NAME}.AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(dist / TREE / "usr", folder / "usr", symlinks=True)
    (folder / "AppRun").symlink_to(Path("usr", "bin", NAME))
    (folder / f"{NAME}.desktop").symlink_to(Path("usr", "share", "applications", f"{NAME}.desktop"))
    (folder / f"{NAME}.svg").symlink_to(Path("usr", "share", "icons", "hicolor", "scalable", "apps", f"{NAME}.svg"))
    (folder / ".DirIcon").symlink_to(f"{NAME}.svg")
    metadata = folder / "usr" / "share" / "metainfo"
    (metadata / f"{COMPONENT}.appdata.xml").symlink_to(f"{COMPONENT}.metainfo.xml")
    return folder


def main(arguments: list[str]) -> int:
    """Make the packages that were asked for; the exit status."""
    parser = argparse.ArgumentParser(prog="run.py linux-packages", description="Make the packages for Linux.")
    parser.add_argument("formats", metavar="FORMAT", nargs="*", choices=[*FORMATS, []], help=", ".join(FORMATS))
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the build lies (default: dist)")
    wanted = parser.parse_args(arguments)
    dist = wanted.dist.resolve()
    program = dist / NAME
    if not program.is_dir():
        sys.exit(f"There is no build in {dist}: python3 packaging/run.py build makes it.")
    words = facts(program)
    linux_tree.lay_out(program, dist / TREE / "usr", words, seconds_of(words["DATE"]))
    for kind in wanted.formats or FORMATS:
        if kind == "archive":
            made = write_archive(program, words, dist)
        else:
            made = write_appdir(dist) if kind == "appdir" else write_package(kind, words, dist)
        size = f" ({made.stat().st_size / 1e6:.1f} MB)" if made.is_file() else ""
        print(f"Made {made}{size}.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
