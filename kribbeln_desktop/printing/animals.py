"""The animals of the children's dice, painted from their shapes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kribbeln_desktop.printing.animal_shapes import SHAPES
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.piece_colours import animal_colours

ANIMALS = tuple(SHAPES)
"""The motifs that are animals."""
_SIDE = 100
"""Of the square that the shapes lie in."""
_OUTLINE = 5.2
"""Its inner half is covered by what it frames."""


def paint_animal(painter: QPainter, box: QRectF, name: str, look: Look) -> None:
    """The animal ``name``, one of ``ANIMALS``, as large as fits into ``box``."""
    colours = animal_colours(name, look)
    side = min(box.width(), box.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center() - QPointF(side / 2, side / 2))
    painter.scale(side / _SIDE, side / _SIDE)
    for shape in SHAPES[name]:
        path, colour = animal_path(shape.path), colours[shape.colour]
        if shape.line or shape.is_outlined:
            painter.strokePath(path, _pen(colour if shape.line else colours["deep"], shape.line or _OUTLINE))
        if not shape.line:
            painter.fillPath(path, QColor(colour))
    painter.restore()


@cache
def animal_path(words: str) -> QPainterPath:
    """The path that ``words`` describe, see ``animal_shapes``. Do not change it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command, numbers in _commands(words):
        points = [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        match command:
            case "M":
                path.moveTo(*points)
            case "L":
                path.lineTo(*points)
            case "C":
                path.cubicTo(*points)
            case "O":
                path.addEllipse(points[0], points[1].x(), points[1].y())
            case _:
                path.closeSubpath()
    return path


def _commands(words: str) -> Iterator[tuple[str, list[float]]]:
    """Each letter with the numbers that follow it."""
    numbers: list[float] = []
    command = ""
    for word in words.split():
        if not word.isalpha():
            numbers.append(float(word))
            continue
        if command:
            yield command, numbers
        command, numbers = word, []
    yield command, numbers


def _pen(colour: str, width: float) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
