"""The program's icon in the formats of Windows and macOS, drawn from ``resources/icons/kribbeln.svg``."""

import struct
from collections.abc import Mapping
from pathlib import Path

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic13": 256,
    b"ic09": 512,
    b"ic14": 512,
    b"ic10": 1024,
}

BANNER_SIZE = (328, 628)  # twice what Windows shows at 100 %
BANNER_COLOUR = "#2d6a56"  # the felt of the light look; even, since Windows leaves lines out when it shrinks it


def png(svg: Path, size: int) -> bytes:
    """Draw the picture as a square PNG with ``size`` pixels a side; needs Qt, but no application."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(svg)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(image):
        raise OSError(f"{svg} could not be drawn")
    return bytes(buffer.data().data())


def write_banner(svg: Path, path: Path) -> None:
    """Draw the picture beside the first and last page of the installer, the icon on the table's green."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    width, height = BANNER_SIZE
    image = QImage(width, height, QImage.Format.Format_RGB888)
    image.fill(QColor(BANNER_COLOUR))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = width * 0.72
    QSvgRenderer(str(svg)).render(painter, QRectF((width - side) / 2, height * 0.16, side, side))
    painter.end()
    if not image.save(str(path)):
        raise OSError(f"{path} could not be written")


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Put PNG pictures, keyed by their size in pixels, into one Windows icon."""
    offset = 6 + 16 * len(pictures)
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, picture in sorted(pictures.items()):
        side = size % 256  # 0 means 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset + len(body))
        body += picture
    return head + body


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """Put PNG pictures, keyed by the four letters of their type, into one macOS icon."""
    body = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(svg: Path, folder: Path) -> None:
    """Write kribbeln.ico, kribbeln.icns and kribbeln-256.png into ``folder``, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {size: png(svg, size) for size in {*ICO_SIZES, *ICNS_TYPES.values()}}
    (folder / "kribbeln.ico").write_bytes(ico({size: drawn[size] for size in ICO_SIZES}))
    (folder / "kribbeln.icns").write_bytes(icns({kind: drawn[size] for kind, size in ICNS_TYPES.items()}))
    (folder / "kribbeln-256.png").write_bytes(drawn[256])
