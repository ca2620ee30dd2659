"""What Windows shows as the properties of the two programs: version, product, publisher.

PyInstaller reads such a text (``EXE(version=…)``) on Windows only.
"""

import re
from collections.abc import Mapping
from pathlib import Path

PRODUCT = "Kribbeln Desktop"
PUBLISHER = "The Kribbeln Desktop authors"
PROGRAMS = {
    "kribbeln-desktop": PRODUCT,
    "kribbeln": f"{PRODUCT} (command line)",
}
"""What each program is called where Windows lists what runs."""

ENGLISH, UNICODE = 0x0409, 1200


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """Windows' form of a version: 1.2 and 1.2rc1 are (1, 2, 0, 0); ValueError for one that does not begin so."""
    match = re.match(r"\d+(?:\.\d+){0,3}(?![\d.])", version)
    if match is None:
        raise ValueError(f"no version that Windows can take: {version}")
    numbers = [int(number) for number in match.group().split(".")]
    first, second, third, fourth = [*numbers, 0, 0, 0][:4]
    return first, second, third, fourth


def texts(program: str, version: str) -> Mapping[str, str]:
    """What is said about a program, by Windows' names for it."""
    return {
        "CompanyName": PUBLISHER,
        "FileDescription": PROGRAMS[program],
        "FileVersion": version,
        "InternalName": program,
        "LegalCopyright": f"© 2026 {PUBLISHER}, MIT",
        "OriginalFilename": f"{program}.exe",
        "ProductName": PRODUCT,
        "ProductVersion": version,
    }


def resource(program: str, version: str) -> str:
    """The text that PyInstaller makes the resource of."""
    numbers = four_numbers(version)
    strings = ",\n".join(
        f"                StringStruct({key!r}, {text!r})" for key, text in texts(program, version).items()
    )
    return f"""\
# UTF-8
VSVersionInfo(
    ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
    kids=[
        StringFileInfo([
            StringTable('{ENGLISH:04x}{UNICODE:04x}', [
{strings},
            ]),
        ]),
        VarFileInfo([VarStruct('Translation', [{ENGLISH}, {UNICODE}])]),
    ],
)
"""


def write(program: str, version: str, folder: Path) -> Path:
    """Write the text for a program into ``folder``, which is made; its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{program}.version.txt"
    path.write_text(resource(program, version), "utf-8")
    return path
