"""The felt of the table: light from above, a fine weave, a rim. Its light is painted once for each size and look."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRandomGenerator, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient, QTransform

from kribbeln_desktop.printing.palette import Look

CORNER = 16
SHADOW = 4
"""Left free below, as below the sheet."""
_COARSE = 4
"""The light has one pixel for so many of the felt's: it changes slowly, and the picture stays small."""
_WEAVE = 96
"""Pixels of the weave's pattern."""
_DEPTH = 9
"""How strong its darkest and lightest threads are, of 255."""


def paint_felt(painter: QPainter, size: QSize, look: Look, ground: str) -> None:
    """The felt filling ``size`` logical pixels, its round corners on the colour ``ground``."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    panel = QRectF(0, 0, size.width(), size.height() - SHADOW)
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(ground))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 30))
    painter.drawRoundedRect(panel.translated(0, SHADOW), CORNER, CORNER)
    light = QBrush(light_pixmap(size, look))
    light.setTransform(QTransform.fromScale(_COARSE, _COARSE))
    painter.setBrush(light)
    painter.drawRoundedRect(panel, CORNER, CORNER)
    if look.felt_light != look.felt:
        painter.setBrush(QBrush(_weave()))
        painter.drawRoundedRect(panel, CORNER, CORNER)
    _paint_rim(painter, panel, look)


@lru_cache(maxsize=1)
def light_pixmap(size: QSize, look: Look) -> QPixmap:
    """The light on a felt of ``size``, ``_COARSE`` times smaller."""
    pixmap = QPixmap(size / _COARSE + QSize(2, 2))
    painter = QPainter(pixmap)
    painter.scale(1 / _COARSE, 1 / _COARSE)
    room = QRectF(0, 0, size.width(), size.height())
    painter.fillRect(room.adjusted(0, 0, 3 * _COARSE, 3 * _COARSE), _light(room, look))
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
    chance = QRandomGenerator(7)
    pixels = bytearray()
    for _ in range(_WEAVE * _WEAVE):
        value = chance.bounded(256)
        strength = value % _DEPTH
        pixels += bytes((0, 0, 0, strength) if value < 128 else (strength // 2,) * 4)
    image = QImage(bytes(pixels), _WEAVE, _WEAVE, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(image.copy())
