"""The tree, the archive and the descriptions of the packages for Linux, of a stand-in build."""

import argparse
import gzip
import json
import re
import stat
import subprocess
import sys
import tarfile
from pathlib import Path

import bare_root
import build
import check_linux
import linux_packages
import linux_tree
import linux_trial
import pytest
from linux_tree import LINUX, NAME

from kribbeln_desktop import __version__
from kribbeln_desktop.app.command_line import COMMANDS
from kribbeln_desktop.core.texts import untranslated

WORDS = {"VERSION": "1.2.3", "DATE": "2026-01-02", "GLIBC": "2.35", "PACKAGES": "libegl1"}
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="links and modes are Linux's")


@pytest.fixture
def program(tmp_path: Path) -> Path:
    folder = tmp_path / "dist" / NAME
    (folder / "_internal").mkdir(parents=True)
    (folder / NAME).write_bytes(b"#!/bin/sh\n")
    (folder / NAME).chmod(0o700)
    (folder / "kribbeln").symlink_to(NAME)
    (folder / "_internal" / "libQt6Core.so.6").write_bytes(b"\x7fELF")
    (folder / "LICENSE").write_text("MIT", "utf-8")
    return folder


@on_linux
def test_tree_has_all_that_a_desktop_looks_for(program: Path, tmp_path: Path) -> None:
    usr = tmp_path / "usr"
    linux_tree.lay_out(program, usr, WORDS, seconds=86400)
    assert (usr / "bin" / "kribbeln-desktop").resolve() == usr / "lib" / NAME / NAME
    assert (usr / "bin" / "kribbeln").resolve() == usr / "lib" / NAME / NAME
    share = usr / "share"
    assert (share / "applications" / f"{NAME}.desktop").exists()
    assert (share / "metainfo" / "io.github.kribbeln_desktop.Kribbeln.metainfo.xml").exists()
    assert (share / "mime" / "packages" / f"{NAME}.xml").exists()
    assert (share / "icons/hicolor/scalable/apps" / f"{NAME}.svg").exists()
    manual = gzip.decompress((share / "man" / "man6" / "kribbeln.6.gz").read_bytes()).decode()
    assert 'KRIBBELN 6 "2026-01-02" "Kribbeln Desktop 1.2.3"' in manual
    assert not (usr / "lib" / NAME / "LICENSE").exists()


@on_linux
def test_icons_are_of_the_size_of_their_folder(program: Path, tmp_path: Path) -> None:
    linux_tree.lay_out(program, tmp_path / "usr", WORDS, seconds=86400)
    drawn = sorted((tmp_path / "usr/share/icons/hicolor").glob("*/*/*.png"))
    assert len(drawn) == 2 * len(linux_tree.ICON_SIZES)
    for path in drawn:
        width, height = (int.from_bytes(path.read_bytes()[at : at + 4], "big") for at in (16, 20))
        assert f"{width}x{height}" == path.parents[1].name


@on_linux
def test_tree_does_not_tell_who_made_it_when(program: Path, tmp_path: Path) -> None:
    usr = tmp_path / "usr"
    linux_tree.lay_out(program, usr, WORDS, seconds=86400)
    files = [path for path in usr.rglob("*") if not path.is_symlink()]
    assert {path.stat().st_mtime for path in files} == {86400}
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in files}
    assert modes[NAME] == 0o755
    assert modes["libQt6Core.so.6"] == 0o644


@on_linux
def test_archive_is_one_folder_and_the_same_each_time(program: Path, tmp_path: Path) -> None:
    dist = program.parent
    (dist / linux_packages.TREE).mkdir()
    path = linux_packages.write_archive(program, WORDS, dist)
    assert path.name == "kribbeln-desktop-1.2.3-linux-x86_64.tar.xz"
    first = path.read_bytes()
    with tarfile.open(path) as archive:
        members = {entry.name: entry for entry in archive}
        readme = archive.extractfile("kribbeln-desktop-1.2.3-linux-x86_64/README.txt")
        assert readme is not None
        text = readme.read().decode("utf-8")
    assert {name.split("/")[0] for name in members} == {"kribbeln-desktop-1.2.3-linux-x86_64"}
    assert members["kribbeln-desktop-1.2.3-linux-x86_64/kribbeln"].linkname == NAME
    assert "kribbeln-desktop-1.2.3-linux-x86_64/LICENSE" in members
    assert {(entry.uid, entry.uname, entry.mtime) for entry in members.values()} == {(0, "", 1767312000)}
    assert "@" not in text
    (program / NAME).touch()
    assert linux_packages.write_archive(program, WORDS, dist).read_bytes() == first


@on_linux
def test_folder_of_the_appimage_starts_the_program(program: Path) -> None:
    linux_tree.lay_out(program, program.parent / linux_packages.TREE / "usr", WORDS, seconds=86400)
    folder = linux_packages.write_appdir(program.parent)
    assert (folder / "AppRun").resolve() == folder / "usr" / "lib" / NAME / NAME
    assert (folder / ".DirIcon").read_bytes() == (linux_tree.ROOT / "resources/icons/kribbeln.svg").read_bytes()
    assert "Exec=kribbeln-desktop" in (folder / f"{NAME}.desktop").read_text("utf-8")


def test_newest_release_is_this_version_and_has_notes() -> None:
    newest = linux_tree.releases()[0]
    assert newest.version == __version__
    assert newest.notes == ("First release.",)
    told = json.loads(linux_packages.changelog())[0]
    assert told["semver"] == __version__
    assert told["changes"] == [{"note": "First release."}]


def test_every_command_and_its_options_are_in_the_manual() -> None:
    manual = (LINUX / "man" / "kribbeln.6").read_text("utf-8").replace("\\-", "-")
    for command in COMMANDS:
        assert re.search(rf"\b{command.name}\b", manual)
        parser = argparse.ArgumentParser(add_help=False)
        command.add_arguments(parser.add_argument_group(), untranslated)
        options = re.findall(r"--[a-z-]+", parser.format_usage())
        assert [option for option in options if option not in manual] == []


def test_variables_of_the_description_are_known() -> None:
    wanted = set(re.findall(r"\$\{(\w+)\}", (LINUX / "nfpm.yaml").read_text("utf-8")))
    assert wanted <= WORDS.keys()
    texts = [LINUX / "README.txt", *(LINUX / "man").iterdir()]
    assert {name for text in texts for name in re.findall(r"@(\w+)@", text.read_text("utf-8"))} <= WORDS.keys()


def test_every_override_has_its_reason() -> None:
    lines = (LINUX / "lintian-overrides").read_text("utf-8").splitlines()
    reason = False
    for line in lines:
        assert line.startswith(("# ", f"{NAME}: "))
        assert reason or line.startswith("# ")
        reason = reason or line.startswith("# ")


@pytest.mark.skipif(sys.platform != "linux", reason="sh is Linux's")
@pytest.mark.parametrize("script", ["appimage.sh", "flatpak/bundle.sh", "play_by_keys.sh", "open_by_type.sh"])
def test_scripts_can_be_read(script: str) -> None:
    assert subprocess.run(["sh", "-n", str(LINUX / script)], check=False).returncode == 0


@on_linux
def test_largest_files_are_named_first(program: Path) -> None:
    (program / "_internal" / "big").write_bytes(bytes(2_500_000))
    assert build.largest(program, count=2) == ["  2.50 MB  _internal/big", "  0.00 MB  kribbeln-desktop"]


def test_what_tools_say_is_a_fault(tmp_path: Path) -> None:
    speaks = [sys.executable, "-c", "print('odd')"]
    assert check_linux.tool_faults(*speaks) == []
    assert check_linux.tool_faults(*speaks, silent=True) == [f"{sys.executable}: odd"]
    assert check_linux.tool_faults(sys.executable, "-c", "exit(3)") == [f"{sys.executable}: ended with status 3"]


def test_what_stays_after_the_removal_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "usr" / "lib").mkdir(parents=True)
    (tmp_path / "usr" / "lib" / "left").touch()

    def run(self: bare_root.BareRoot, *words: str, **_: object) -> bare_root.Done:
        said = {"find": "/usr/share/kribbeln.txt\n", "grep": "/var/cache/menu\n/var/lib/dpkg/status-old\n"}
        return bare_root.Done(0, said[words[0]], "")

    monkeypatch.setattr(bare_root.BareRoot, "run", run)
    monkeypatch.setattr(bare_root.BareRoot, "files", lambda _root: {"/usr/lib/left", "/usr/lib"})
    told = linux_trial.leftovers(bare_root.BareRoot(tmp_path), {"/usr/lib/left", "/usr/lib", "/usr/bin/gone"})
    assert told == ["/usr/lib/left", "/usr/share/kribbeln.txt", "/var/cache/menu"]
