"""The installer for Windows: every file of a build has its place, and just these are removed; compiled if possible."""

import re
import shutil
import struct
import subprocess
from pathlib import Path, PurePosixPath

import pytest
import register
import version_resource
import windows_installer
from icons import BANNER_COLOUR, write_banner

SCRIPT = windows_installer.SCRIPT.read_text("utf-8")
needs_makensis = pytest.mark.skipif(shutil.which("makensis") is None, reason="makensis (Debian: nsis) is not there")


def build(folder: Path) -> Path:
    for name in ("kribbeln-desktop.exe", "kribbeln.exe", "_internal/base.zip", "_internal/Qt/plugins/q $x.dll"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"x" * 700)
    return folder


def test_every_file_is_put_into_its_folder(tmp_path: Path) -> None:
    lines = windows_installer.file_list(build(tmp_path)).splitlines()
    put = lines[1 : lines.index("!macroend")]
    assert put == [
        'SetOutPath "$INSTDIR\\_internal\\Qt\\plugins"',
        f'File "{tmp_path / "_internal/Qt/plugins/q $x.dll"}"',
        'SetOutPath "$INSTDIR\\_internal"',
        f'File "{tmp_path / "_internal/base.zip"}"',
        'SetOutPath "$INSTDIR"',
        f'File "{tmp_path / "kribbeln-desktop.exe"}"',
        f'File "{tmp_path / "kribbeln.exe"}"',
    ]


def test_just_these_files_are_removed_and_folders_that_are_empty_then(tmp_path: Path) -> None:
    lines = windows_installer.file_list(build(tmp_path)).splitlines()
    assert lines[lines.index("!macro RemoveFiles") + 1 : -1] == [
        'Delete "$INSTDIR\\_internal\\Qt\\plugins\\q $$x.dll"',
        'Delete "$INSTDIR\\_internal\\base.zip"',
        'Delete "$INSTDIR\\kribbeln-desktop.exe"',
        'Delete "$INSTDIR\\kribbeln.exe"',
        'RMDir "$INSTDIR\\_internal\\Qt\\plugins"',
        'RMDir "$INSTDIR\\_internal\\Qt"',
        'RMDir "$INSTDIR\\_internal"',
    ]


def test_no_folder_is_removed_with_what_a_person_put_there() -> None:
    assert re.findall(r"^\s*RMDir\b.*", SCRIPT, re.MULTILINE) == ['  RMDir "$INSTDIR"']


def test_names_that_windows_refuses_are_refused() -> None:
    with pytest.raises(ValueError, match="no name"):
        windows_installer.installed(PurePosixPath('_internal/a"b'))


def test_size_is_counted_in_whole_kilobytes(tmp_path: Path) -> None:
    assert windows_installer.kilobytes(build(tmp_path)) == 3  # 2800 bytes


def test_script_calls_type_and_publisher_by_their_names() -> None:
    defines = dict(re.findall(r'^!define (\w+) "(.*)"$', SCRIPT, re.MULTILINE))
    assert defines["RECORD_TYPE"] == register.PROGRAM_ID
    assert defines["PRODUCT"] == version_resource.PRODUCT
    assert defines["PUBLISHER"] == version_resource.PUBLISHER


def test_every_sentence_is_there_in_both_languages() -> None:
    texts = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", SCRIPT, re.MULTILINE)
    assert sorted(texts) == sorted((name, language) for name, _ in {*texts} for language in ("ENGLISH", "GERMAN"))[::2]


def test_picture_beside_the_pages_has_twice_the_size_windows_shows(tmp_path: Path) -> None:
    from PySide6.QtGui import QImage

    write_banner(windows_installer.SVG, tmp_path / "banner.bmp")
    image = QImage(str(tmp_path / "banner.bmp"))
    assert (image.width(), image.height()) == (2 * 164, 2 * 314)
    assert image.pixelColor(0, 0).name() == BANNER_COLOUR
    assert image.pixelColor(164, 220).lightness() > 200  # the face of the die


@needs_makensis
def test_installer_compiles_without_a_warning_and_is_a_program_for_64_bits(tmp_path: Path) -> None:
    payload = build(tmp_path / "build")
    setup = windows_installer.compile_installer(payload, "1.2.3", tmp_path / "out", tmp_path / "work")
    assert setup.name == "kribbeln-desktop-1.2.3-windows-x86_64-setup.exe"
    data = setup.read_bytes()
    header = struct.unpack_from("<I", data, 0x3C)[0]
    assert data[header : header + 4] == b"PE\0\0"
    assert struct.unpack_from("<H", data, header + 4)[0] == 0x8664  # IMAGE_FILE_MACHINE_AMD64
    assert b'level="asInvoker"' in data or b"level='asInvoker'" in data  # no administrator
    for text in ("Kribbeln Desktop Setup", "Kribbeln Desktop Installation", "1.2.3"):
        assert text.encode("utf-16-le") in data


@needs_makensis
def test_a_warning_is_an_error(tmp_path: Path) -> None:
    script = tmp_path / "warns.nsi"
    script.write_text('Name "x"\nOutFile "${OUT_FILE}"\nVar unused\nSection\nSectionEnd\n')
    with pytest.raises(subprocess.CalledProcessError) as caught:
        windows_installer.make(script, {"OUT_FILE": str(tmp_path / "x.exe")})
    assert "unused" in caught.value.stdout


def test_without_a_build_one_sentence_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert windows_installer.main(["--payload", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"There is no build for Windows in {tmp_path}.\n"
