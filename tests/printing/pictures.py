"""Pictures to compare: painted, in grey, and what of them is not the ground."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor, QImage, QPainter

Paint = Callable[[QPainter], None]
MARKER = "#ff00ff"
"""A ground that nothing else has."""


def painted(width: float, height: float, paint: Paint, ground: str = "#ffffff") -> QImage:
    image = QImage(round(width), round(height), QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def greys(image: QImage) -> list[int]:
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [QColor(grey.pixel(x, y)).red() for y in range(grey.height()) for x in range(grey.width())]


def mean_difference(one: QImage, other: QImage) -> float:
    """Between two pictures in grey, from 0 to 1."""
    first, second = greys(one), greys(other)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / 255 / len(first)


def covered(width: int, height: int, paint: Paint) -> set[tuple[int, int]]:
    """The pixels that are not as the ground was."""
    image = painted(width, height, paint, MARKER)
    return {(x, y) for x in range(width) for y in range(height) if image.pixelColor(x, y).name() != MARKER}


def colours(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def ink(image: QImage) -> float:
    """What printing it takes: dark or coloured."""
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(255 - pixel.value() + pixel.saturation() for pixel in pixels)
