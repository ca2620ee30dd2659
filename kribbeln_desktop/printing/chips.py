"""Chips: a disc with notches in its rim and its number on a plate; and so many of them in a row."""

from __future__ import annotations

from itertools import accumulate
from math import pi

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kribbeln_desktop.printing.fonts import draw_text, text_width
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.piece_colours import chip_colours

NOTCHES = 6
_NOTCH = 26.0
"""Degrees of the rim that a notch takes."""
_PLATE = 0.70
"""Diameter of the plate, as a part of the chip's."""
_NUMBER = 0.50
"""Size of the number, as a part of the chip's diameter."""
_NUMBER_ROOM = 0.56
_EDGE = 0.05
_DASHES = 14
LEAST_STEP, USUAL_STEP = 0.3, 0.62
"""Of chips that lie over each other so much of the diameter is seen, at least and where there is room."""
_LEAST_GHOST, _USUAL_GHOST = 0.7, 1.06
"""The same for the chip before a ghost."""


def paint_chip(
    painter: QPainter, box: QRectF, value: str, look: Look, *, ghost: bool = False, shows_number: bool = True
) -> None:
    """A chip that bears the number ``value``, as large as fits into ``box``; a ghost is one that could lie there."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(box.width(), box.height())
    line = side * _EDGE
    disc = QRectF(0, 0, side - line, side - line)
    disc.moveCenter(box.center())
    if ghost:
        _paint_ghost(painter, disc, line, look)
        ink = look.preview_ink
    else:
        _paint_disc(painter, disc, line, value, look)
        ink = chip_colours(value, look).ink
    if value and shows_number:
        size = min(_NUMBER, _NUMBER_ROOM / text_width(value, True)) * side
        draw_text(painter, disc, value, size, ink, bold=True)
    painter.restore()


def _paint_ghost(painter: QPainter, disc: QRectF, line: float, look: Look) -> None:
    """Its outline in even dashes."""
    pen = QPen(QColor(look.preview_ink), line)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    dash = pi * disc.width() / _DASHES / line
    pen.setDashPattern([dash * 0.6, dash * 0.4])
    painter.setPen(pen)
    painter.setBrush(QColor(look.preview))
    painter.drawEllipse(disc)


def _paint_disc(painter: QPainter, disc: QRectF, line: float, value: str, look: Look) -> None:
    colours = chip_colours(value, look)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.body))
    painter.drawEllipse(disc)
    painter.setBrush(QColor(colours.notch))
    painter.drawPath(_notches(disc))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.edge), line))
    painter.drawEllipse(disc)
    rim = disc.width() * (1 - _PLATE) / 2
    painter.setPen(QPen(QColor(colours.edge), line * 0.5) if look.outlined else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.plate))
    painter.drawEllipse(disc.adjusted(rim, rim, -rim, -rim))


def _notches(disc: QRectF) -> QPainterPath:
    """Sectors of the disc, one of them at its top."""
    path = QPainterPath()
    for notch in range(NOTCHES):
        path.moveTo(disc.center())
        path.arcTo(disc, 90 - _NOTCH / 2 + notch * 360 / NOTCHES, _NOTCH)
        path.closeSubpath()
    return path


def paint_chips(
    painter: QPainter, box: QRectF, count: int, value: str, look: Look, ground: str, *, ghost: bool = False
) -> None:
    """``count`` chips in a row in the middle of ``box``, the last in front with its number; then a ghost, if any.

    They are set off from each other by the colour of the ``ground``.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, disc in enumerate(chip_boxes(box, count, ghost)):
        if place:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            gap = disc.width() * _EDGE * 0.7
            painter.drawEllipse(disc.adjusted(-gap, -gap, gap, gap))
        paint_chip(painter, disc, value, look, ghost=place == count, shows_number=place >= count - 1)


def chip_boxes(box: QRectF, count: int, ghost: bool = False) -> list[QRectF]:
    """Where so many chips and a ghost lie in ``box``; they shrink rather than that one shows less than it must."""
    least = [LEAST_STEP] * (count - 1) + [_LEAST_GHOST] * (ghost and count > 0)
    usual = [USUAL_STEP] * (count - 1) + [_USUAL_GHOST] * (ghost and count > 0)
    side = min(box.height(), box.width() / (1 + sum(least)))
    spare = (box.width() / side - 1 - sum(least)) / (sum(usual) - sum(least)) if usual else 0.0
    steps = [low + (high - low) * min(1.0, spare) for low, high in zip(least, usual, strict=True)]
    left = box.center().x() - side * (1 + sum(steps)) / 2
    places = accumulate(steps, initial=0.0) if count or ghost else ()
    return [QRectF(left + place * side, box.center().y() - side / 2, side, side) for place in places]
