"""The packages for Linux, tried in a bare Debian: installed, started, played by keys, opened by type, removed."""

import shutil
from collections.abc import Mapping
from pathlib import Path

import smoke_test
import system_libraries
from bare_root import PERSON, BareRoot
from linux_tree import LINUX, NAME, PACKAGES, ROOT

INSTALLED = Path("/usr/lib") / NAME
HOME = Path("/home") / PERSON
ON_A_STICK = HOME / "a stick für alle"
TOOLS = "xvfb xauth xdotool openbox xdg-utils libglib2.0-bin shared-mime-info desktop-file-utils hicolor-icon-theme"
WITH_DISPLAY = ("xvfb-run", "--auto-servernum", "--server-args=-screen 0 1280x800x24 -nolisten tcp")
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
GNOME = {"XDG_CURRENT_DESKTOP": "GNOME"}  # lets xdg-utils ask the desktop's own programs
RECORD, TITLE = ROOT / "tests/playthroughs/kniffel-kids-2-drawn-dice.kribbeln", "Kniffel Kids – Anna, Ben"
DISPENSABLE = {"libcups.so.2"}  # without it there is no printer, but still a PDF
ONLY_ON_WAYLAND = {"libwayland-client.so.0", "libwayland-cursor.so.0"}
OURS = ("-not", "-path", f"{HOME}/*", "-not", "-path", "/root/*", "-not", "-path", "/tmp/*")


def try_package(root: BareRoot, package: Path) -> list[str]:
    """Install the .deb, try all that it promises, and remove it; the faults."""
    shutil.copyfile(package, root.folder / "root" / package.name)
    done = root.install(f"/root/{package.name}")
    if done.status != 0:
        return [f"apt-get could not install {package.name}: {done.said.strip()}"]
    say("installed")
    faults = libraries_faults(root, INSTALLED, DISPENSABLE)
    faults += programs_faults(root, Path("/usr/bin"), OFFSCREEN, ())
    say("tried offscreen, with nothing but what it depends on")
    tools = root.install(*TOOLS.split())
    if tools.status != 0:
        return [*faults, f"apt-get could not install what the trial needs: {tools.said.strip()}"]
    faults += window_faults(root, Path("/usr/bin"), {}, WITH_DISPLAY)
    say("tried under Xvfb")
    faults += script_faults(root, "play_by_keys.sh", "/usr/bin")
    shutil.copyfile(RECORD, root.folder / HOME.relative_to("/") / "evening.kribbeln")
    faults += script_faults(root, "open_by_type.sh", str(HOME / "evening.kribbeln"), TITLE)
    return faults + removal_faults(root)


def try_archive(root: BareRoot, archive: Path) -> list[str]:
    """Unpack the portable archive in a folder of the person's and try it; the faults. No package is installed."""
    folder = root.folder / ON_A_STICK.relative_to("/")
    folder.mkdir()
    shutil.unpack_archive(archive, folder)
    root.run("chown", "-R", f"{PERSON}:", str(ON_A_STICK))
    unpacked = ON_A_STICK / archive.name.removesuffix(".tar.xz")
    root.run("apt-get", "-qq", "autoremove", "--purge", "--yes")
    root.install(*PACKAGES.split())
    faults = libraries_faults(root, unpacked, DISPENSABLE | ONLY_ON_WAYLAND)
    faults += programs_faults(root, unpacked, OFFSCREEN, ())
    faults += script_faults(root, "play_by_keys.sh", str(unpacked))
    say("the archive, unpacked, was tried, too")
    return faults


def say(sentence: str) -> None:
    """Tell how far it is."""
    print(f"check-linux: {sentence}", flush=True)


def runner(root: BareRoot, folder: Path, before: tuple[str, ...]) -> smoke_test.Run:
    """Make the function that runs one of a folder's programs as the person; paths into the root are made fit."""

    def run(program: str, arguments: list[str], variables: Mapping[str, str]) -> smoke_test.Result:
        words = [argument.removeprefix(str(root.folder)) for argument in arguments]
        done = root.run(*before, str(folder / program), *words, person=True, variables=variables)
        return smoke_test.Result(done.status, done.out, done.err)

    return run


def window_faults(root: BareRoot, folder: Path, variables: Mapping[str, str], before: tuple[str, ...]) -> list[str]:
    """What is wrong with a window that lets computers finish each game."""
    return smoke_test.check_window(runner(root, folder, before), before[0] if before else "offscreen", variables)


def programs_faults(root: BareRoot, folder: Path, variables: Mapping[str, str], before: tuple[str, ...]) -> list[str]:
    """The same for both programs."""
    pdf = root.folder / HOME.relative_to("/") / f"{len(str(folder))}.pdf"
    faults = window_faults(root, folder, variables, before)
    return faults + smoke_test.check_console(runner(root, folder, before), pdf)


def libraries_faults(root: BareRoot, folder: Path, dispensable: set[str]) -> list[str]:
    """Libraries that a build in the root does not find."""
    find = f"find '{folder}' -name '*.so*' -type f -exec ldd {{}} +"
    done = root.run("sh", "-c", find, variables={"LD_LIBRARY_PATH": str(folder / "_internal"), "LC_ALL": "C"})
    missing = set(system_libraries.not_found(done.out)) - dispensable
    return [f"no package brings {name}" for name in sorted(missing)]


def script_faults(root: BareRoot, script: str, *arguments: str) -> list[str]:
    """Run a script of packaging/linux on a display of its own; what it found wrong."""
    shutil.copyfile(LINUX / script, root.folder / "tmp" / script)
    done = root.run(*WITH_DISPLAY, "sh", f"/tmp/{script}", *arguments, person=True, variables=GNOME)
    last = (done.out.strip().splitlines() or ["it said nothing"])[-1]
    if done.status == 0:
        say(f"{script}: {last}")
        return []
    return [f"{script} {' '.join(arguments)}: {last}"]


def removal_faults(root: BareRoot) -> list[str]:
    """Remove the package: all of it must go, and what the person saved must stay."""
    listed = set(root.run("dpkg", "--listfiles", NAME).out.splitlines())
    saved = {name: content(root, name) for name in person_files(root)}
    done = root.run("apt-get", "-qq", "purge", "--yes", NAME)
    faults = [] if done.status == 0 else [f"apt-get could not remove it: {done.said.strip()}"]
    faults += [f"left after the removal: {name}" for name in leftovers(root, listed)]
    faults += [f"changed by the removal: {name}" for name, was in saved.items() if content(root, name) != was]
    if not any(name.endswith(".kribbeln") and "/share/kribbeln-desktop/" in name for name in saved):
        faults.append("nothing was saved that could have stayed")
    say(f"removed; {len(saved)} files of the person stay")
    return faults


def leftovers(root: BareRoot, listed: set[str]) -> list[str]:
    """Files of the package, or of its name, or that name it, which are still there."""
    there = {name for name in listed & root.files() if not (root.folder / name.lstrip("/")).is_dir()}
    named = root.run("find", "/", "-xdev", "-name", "*kribbeln*", *OURS).out.splitlines()
    telling = root.run("grep", "-rIl", "kribbeln", "/etc", "/usr/share", "/var/lib", "/var/cache").out.splitlines()
    return sorted(there | set(named) | {name for name in telling if not name.endswith("-old")})


def person_files(root: BareRoot) -> list[str]:
    """Files below the person's home, as paths in the root."""
    return root.run("find", str(HOME), "-type", "f").out.splitlines()


def content(root: BareRoot, name: str) -> bytes | None:
    """What a file of the root holds; None if it is not there."""
    path = root.folder / name.lstrip("/")
    return path.read_bytes() if path.is_file() else None
