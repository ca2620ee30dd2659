"""The licences of what is bundled: put beside the program's own, where the window's page of licences finds them.

What is right for this build stands in the packages it is made of: Python's and their own licence files, and Debian's
for the libraries of the system. ``resources/licences/list.json`` says what each library is called and its licence.
"""

import json
import platform
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "resources" / "licences" / "list.json"
DOCUMENTS = Path("/usr/share/doc")
COMMON = Path("/usr/share/common-licenses")
SOFTWARE = re.compile(r"common-licenses/((?:L?GPL|Apache|MPL|CC0)(?:-[\d.]*\d)?)")
PROGRAM_FOLDER = re.compile(r"^(_internal|Contents/Frameworks)/")  # where a bundle has them, and an .app
PARTS_OF_PACKAGES = ("PySide6/", "shiboken6/", "libQt6", "numpy", "python3", "lib-dynload/", "libpython")

sys.path.insert(0, str(ROOT))
from kribbeln_desktop.app import licences  # noqa: E402


@dataclass(frozen=True)
class Origin:
    """The Debian package that a library is from, and what Debian says of its licence."""

    package: str
    version: str
    source: str
    copyright: str


def libraries_of_the_system(names: Iterable[str]) -> list[str]:
    """Those of a bundle's libraries, by their names in it, that no Python package brought along."""
    files = (PROGRAM_FOLDER.sub("", name.replace("\\", "/")) for name in names)
    return sorted({name for name in files if ".so" in name and not name.startswith(PARTS_OF_PACKAGES)})


def part_of(library: str, known: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    """The entry of the list that a library's file belongs to."""
    return next((entry for entry in known if library.startswith(tuple(entry["files"]))), None)


def unknown(names: Iterable[str]) -> list[str]:
    """The libraries of a bundle that the list does not know."""
    known = json.loads(LIST.read_text("utf-8"))["libraries"]
    return [library for library in libraries_of_the_system(names) if part_of(library, known) is None]


def origin_of(source: Path) -> Origin | None:
    """Where a library is from; None where no Debian package says so."""
    owners = (_output("dpkg-query", "--search", f"*/{name}") for name in (source.name, source.resolve().name))
    package = next((owner.partition(":")[0] for owner in owners if owner), "")
    said = DOCUMENTS / package / "copyright"
    if not package or not said.is_file():
        return None
    version, _, of = _output("dpkg-query", "-W", "-f", "${Version} ${source:Package}\n", package).partition(" ")
    return Origin(package, version, of.partition("\n")[0], said.read_text("utf-8", errors="replace"))


def system_text(origins: Sequence[Origin]) -> str:
    """What is kept of the packages that one part is from, the same words once."""
    system = platform.freedesktop_os_release().get("NAME", "Debian") if origins else ""
    names = "\n".join(f"{found.package} {found.version} (source package {found.source})" for found in origins)
    heads = [f"Taken unchanged from {system}, which offers the source code:\n{names}"] if origins else []
    return "\n\n".join([*heads, *dict.fromkeys(found.copyright.strip() for found in origins)]) + "\n"


def common_licences(texts: Iterable[str]) -> list[Path]:
    """The licences that Debian keeps once for all packages, and that the texts point to."""
    named = {name for text in texts for name in SOFTWARE.findall(text)}
    return sorted({(COMMON / name).resolve() for name in named if (COMMON / name).exists()})


def collect(libraries: Iterable[tuple[str, str]], target: Path) -> list[Path]:
    """Write into ``target`` what this build needs, and give the files.

    ``libraries`` are names in the bundle, and where each is from.
    """
    target.mkdir(parents=True, exist_ok=True)
    listed = json.loads(LIST.read_text("utf-8"))
    texts, entries = system_parts(dict(libraries), listed["libraries"])
    for part in licences.read_parts([*listed["parts"], *listed["build"]]):
        if part.packages:
            texts[part.id] = licences.installed_text(part.packages) + "\n"
    content = json.dumps({"parts": [*listed["build"], *entries]}, ensure_ascii=False, indent=1) + "\n"
    files = {licences.LIST: content, **{f"{part}.txt": text for part, text in texts.items()}}
    for name, text in files.items():
        (target / name).write_text(text, "utf-8")
    return [target / name for name in files]


def system_parts(
    sources: Mapping[str, str], known: Sequence[Mapping[str, Any]]
) -> tuple[dict[str, str], list[dict[str, str]]]:
    """The texts, by part, of the system's libraries and of the licences they share; and their entries for the list."""
    texts: dict[str, str] = {}
    entries = []
    for entry in known:
        files = [name for name in libraries_of_the_system(sources) if part_of(name, [entry])]
        if files:
            found = {origin for name in files if (origin := origin_of(Path(sources[name])))}
            part = re.sub(r"[^a-z0-9]+", "-", entry["name"].lower()).strip("-")
            texts[part] = system_text(sorted(found, key=lambda origin: origin.package))
            entries.append({"id": part, **{key: entry[key] for key in ("name", "licence", "home")}})
    for path in common_licences(texts.values()):
        texts[path.name] = path.read_text("utf-8")
        entries.append({"id": path.name, "name": path.name, "licence": path.name})
    return texts, entries


def _output(*words: str) -> str:
    """What a program says; empty where it fails or is not there."""
    try:
        done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
