"""Desktop entry, file type and metadata agree with each other and with the program."""

import configparser
import plistlib
from pathlib import Path
from xml.etree import ElementTree

from kribbeln_desktop import __version__

PACKAGING = Path(__file__).parents[2] / "packaging"
NAME = "kribbeln-desktop"
METADATA = "io.github.kribbeln_desktop.Kribbeln"
FILE_TYPE = "application/x-kribbeln"


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]  # keys keep their capitals
    parser.read(PACKAGING / "linux" / f"{NAME}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_double_click_on_a_record_opens_the_window() -> None:
    entry = desktop_entry()
    assert entry["Exec"] == "kribbeln-desktop %f"
    assert FILE_TYPE in entry["MimeType"].split(";")


def test_window_and_entry_have_one_name() -> None:
    main = (PACKAGING.parent / "kribbeln_desktop" / "app" / "main.py").read_text("utf-8")
    assert f'setDesktopFileName(os.environ.get("FLATPAK_ID", "{NAME}"))' in main


def test_file_type_is_known_by_its_ending() -> None:
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ElementTree.parse(PACKAGING / "linux" / f"{NAME}.xml").getroot().find("m:mime-type", space)
    assert kind is not None
    assert kind.get("type") == FILE_TYPE
    assert [glob.get("pattern") for glob in kind.findall("m:glob", space)] == ["*.kribbeln"]


def test_metadata_name_the_entry_and_this_version() -> None:
    root = ElementTree.parse(PACKAGING / "linux" / f"{METADATA}.metainfo.xml").getroot()
    assert root.findtext("id") == METADATA
    assert root.findtext("launchable") == f"{NAME}.desktop"
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__


def test_mac_opens_records_too() -> None:
    content = plistlib.loads((PACKAGING / "macos" / "Info.plist").read_bytes())
    declared = content["UTExportedTypeDeclarations"][0]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["kribbeln"]
    assert content["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
