"""The felt of the table as a picture: light from above, a fine weave, a rim. Painted once for each size and look."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient

from kribbeln_desktop.printing.palette import Look

CORNER = 16
SHADOW = 4
"""Left free below, as below the sheet."""
_WEAVE = 96
"""Pixels of the weave's pattern."""
_DEPTH = 9
"""How strong its darkest and lightest threads are, of 255."""


@lru_cache(maxsize=2)
def felt_pixmap(size: QSize, ratio: float, look: Look, ground: str) -> QPixmap:
    """The felt filling ``size`` logical pixels, its round corners on the colour ``ground``."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(ground))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    panel = QRectF(0, 0, size.width(), size.height() - SHADOW)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 30))
    painter.drawRoundedRect(panel.translated(0, SHADOW), CORNER, CORNER)
    painter.setBrush(_light(panel, look))
    painter.drawRoundedRect(panel, CORNER, CORNER)
    if look.felt_light != look.felt:
        painter.setBrush(_weave())
        painter.drawRoundedRect(panel, CORNER, CORNER)
    _paint_rim(painter, panel, look)
    painter.end()
    return pixmap


def _light(panel: QRectF, look: Look) -> QRadialGradient:
    light = QRadialGradient(
        QPointF(panel.width() * 0.46, panel.height() * 0.36), max(panel.width(), panel.height()) * 0.78
    )
    light.setColorAt(0.0, QColor(look.felt_light))
    light.setColorAt(0.5, QColor(look.felt))
    light.setColorAt(1.0, QColor(look.felt_dark))
    return light


def _paint_rim(painter: QPainter, panel: QRectF, look: Look) -> None:
    """A dark line at the edge and a lighter one inside it, so that the felt lies in its frame."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, colour, width in ((0.75, QColor(look.felt_dark), 1.5), (2.0, QColor(255, 255, 255, 22), 1.0)):
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(panel.adjusted(inset, inset, -inset, -inset), CORNER - inset, CORNER - inset)


@cache
def _weave() -> QPixmap:
    """Threads a shade darker or lighter than the felt; the same pattern every time."""
    drawn = Random(7).randbytes(_WEAVE * _WEAVE)
    pixels = bytearray()
    for value in drawn:
        strength = value % _DEPTH
        pixels += bytes((0, 0, 0, strength) if value < 128 else (strength // 2,) * 4)
    image = QImage(bytes(pixels), _WEAVE, _WEAVE, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(image.copy())
