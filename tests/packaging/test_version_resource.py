"""What Windows shows as a program's properties, read as PyInstaller reads it: the text is one Python expression."""

from typing import Any

import pytest
import version_resource


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("2", (2, 0, 0, 0)), ("1.2rc1", (1, 2, 0, 0)), ("1.2.3.4", (1, 2, 3, 4))],
)
def test_windows_counts_versions_in_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert version_resource.four_numbers(version) == numbers


@pytest.mark.parametrize("version", ["", "new", "1.2.3.4.5"])
def test_other_versions_are_refused(version: str) -> None:
    with pytest.raises(ValueError, match="no version"):
        version_resource.four_numbers(version)


def read(text: str) -> dict[str, Any]:
    """Evaluate the text with stand-ins for PyInstaller's classes, which import on Windows only."""
    found: dict[str, Any] = {}

    def version_info(ffi: dict[str, Any], kids: list[object]) -> None:
        found.update(ffi)
        assert len(kids) == 2

    names = {
        "VSVersionInfo": version_info,
        "FixedFileInfo": lambda **numbers: numbers,
        "StringFileInfo": lambda tables: tables,
        "StringTable": lambda name, kids: found.update({"table": name, **dict(kids)}),
        "StringStruct": lambda name, text: (name, text),
        "VarFileInfo": lambda kids: found.update(kids),
        "VarStruct": lambda name, kids: (name, kids),
    }
    eval(text, {"__builtins__": {}, **names})
    return found


def test_window_program_is_named_after_the_product() -> None:
    found = read(version_resource.resource("kribbeln-desktop", "0.1.0"))
    assert found["filevers"] == found["prodvers"] == (0, 1, 0, 0)
    assert found["fileType"] == 1  # VFT_APP
    assert found["FileDescription"] == found["ProductName"] == "Kribbeln Desktop"
    assert found["FileVersion"] == found["ProductVersion"] == "0.1.0"
    assert found["OriginalFilename"] == "kribbeln-desktop.exe"


def test_command_line_program_says_so() -> None:
    found = read(version_resource.resource("kribbeln", "0.1.0"))
    assert found["FileDescription"] == "Kribbeln Desktop (command line)"
    assert found["OriginalFilename"] == "kribbeln.exe"


def test_table_is_the_one_for_american_english_in_unicode() -> None:
    found = read(version_resource.resource("kribbeln", "0.1.0"))
    assert found["table"] == "040904b0"
    assert found["Translation"] == [0x0409, 0x04B0]
