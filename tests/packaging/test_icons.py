"""The icon files are well-formed containers of PNG pictures."""

import struct
from pathlib import Path

import icons

SVG = Path(icons.__file__).parent.parent / "resources" / "icons" / "kribbeln.svg"
PNG = b"\x89PNG\r\n\x1a\n"


def test_icon_is_drawn_with_soft_corners_and_a_face() -> None:
    from PySide6.QtGui import QImage

    image = QImage.fromData(icons.png(SVG, 64))
    assert (image.width(), image.height()) == (64, 64)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(32, 30).lightness() > 200


def test_windows_icon_lists_its_pictures() -> None:
    data = icons.ico({16: PNG + b"small", 256: PNG + b"big"})
    assert struct.unpack_from("<HHH", data) == (0, 1, 2)
    for at, side, picture in ((6, 16, PNG + b"small"), (22, 0, PNG + b"big")):
        width, _, _, _, _, bits, length, offset = struct.unpack_from("<BBBBHHII", data, at)
        assert (width, bits) == (side, 32)
        assert data[offset : offset + length] == picture


def test_mac_icon_says_its_length() -> None:
    data = icons.icns({b"ic07": PNG + b"x", b"ic08": PNG})
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)
    assert data[8:16] == b"ic07" + struct.pack(">I", 8 + len(PNG) + 1)
