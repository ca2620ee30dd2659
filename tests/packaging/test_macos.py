"""The .app and its disk image, as far as they can be looked at on any system."""

import os
import plistlib
import re
from pathlib import Path

import disk_image
import icons
import pytest

PACKAGING = Path(disk_image.__file__).parent
INFO = plistlib.loads((PACKAGING / "macos" / "Info.plist").read_bytes())
SPEC = (PACKAGING / "kribbeln.spec").read_text("utf-8")
WRITTEN_BY_US = "io.github.kribbeln-desktop"
on_posix = pytest.mark.skipif(os.name == "nt", reason="paths are macOS's")


def read(*names: str) -> str:
    return PACKAGING.joinpath(*names).read_text("utf-8")


def test_app_starts_the_window_and_is_seen() -> None:
    assert INFO["CFBundleExecutable"] == "kribbeln-desktop"
    assert INFO["LSBackgroundOnly"] is False


def test_one_identifier_is_written_everywhere_as_each_system_wants_it() -> None:
    identifier = re.search(r'bundle_identifier="(.*)"', SPEC)
    assert identifier is not None
    assert identifier[1] == f"{WRITTEN_BY_US}.Kribbeln"
    linux = re.search(r"<id>(.*)</id>", read("linux", "io.github.kribbeln_desktop.Kribbeln.metainfo.xml"))
    assert linux is not None
    assert linux[1] == identifier[1].replace("-", "_")  # hyphens are not for Linux
    (declared,) = INFO["UTExportedTypeDeclarations"]
    assert declared["UTTypeIdentifier"] == f"{WRITTEN_BY_US}.record"


def test_record_has_one_type_and_one_name_on_all_systems() -> None:
    (declared,) = INFO["UTExportedTypeDeclarations"]
    (document,) = INFO["CFBundleDocumentTypes"]
    kind = declared["UTTypeTagSpecification"]["public.mime-type"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert f'type="{kind}"' in read("linux", "kribbeln-desktop.xml")
    assert f"MimeType={kind};" in read("linux", "kribbeln-desktop.desktop")
    assert f'"Content Type" "{kind}"' in read("windows", "installer.nsi")
    name = declared["UTTypeDescription"]
    assert document["CFBundleTypeName"] == name
    assert f"<comment>{name}</comment>" in read("linux", "kribbeln-desktop.xml")
    assert f'"{name}"' in read("windows", "installer.nsi")


def test_document_has_the_icon_of_the_program() -> None:
    assert 'ICONS / "kribbeln.icns"' in SPEC
    assert INFO["CFBundleDocumentTypes"][0]["CFBundleTypeIconFile"] == "kribbeln.icns"


def test_icon_set_has_every_size_of_finder_and_dock_at_one_and_two_pixels_a_point() -> None:
    """The types that Apple's iconutil writes for an iconset, but for its own encodings of the two smallest."""
    sizes = {
        b"ic11": 32,
        b"ic12": 64,
        b"ic07": 128,
        b"ic13": 256,
        b"ic08": 256,
        b"ic14": 512,
        b"ic09": 512,
        b"ic10": 1024,
    }
    assert sizes.items() <= icons.ICNS_TYPES.items()


def test_hardened_runtime_gives_way_only_where_python_and_qt_need_it() -> None:
    entitlements = plistlib.loads(disk_image.ENTITLEMENTS.read_bytes())
    assert entitlements == {
        f"com.apple.security.cs.{name}": True
        for name in ("disable-library-validation", "allow-jit", "allow-unsigned-executable-memory")
    }


@on_posix
def test_app_is_signed_whole_under_the_hardened_runtime_and_then_verified() -> None:
    signing, verifying = disk_image.sign(Path("/d/K.app"))
    assert signing[:5] == ["codesign", "--force", "--deep", "--sign", "-"]
    assert signing[signing.index("--options") + 1] == "runtime"
    assert Path(signing[signing.index("--entitlements") + 1]).exists()
    assert "--verify" in verifying
    assert signing[-1] == verifying[-1] == "/d/K.app"


@on_posix
def test_disk_image_holds_the_app_and_the_way_to_the_folder_of_applications() -> None:
    copying, linking, creating, verifying = disk_image.pack(Path("/d/K.app"), Path("/s"), Path("/d/k.dmg"))
    assert copying == ["ditto", "/d/K.app", "/s/K.app"]
    assert linking == ["ln", "-s", "/Applications", "/s/Applications"]
    assert creating[creating.index("-srcfolder") + 1] == "/s"
    assert creating[creating.index("-format") + 1] == "UDZO"  # compressed, read by every macOS
    assert verifying[-1] == creating[-1] == "/d/k.dmg"
