"""A die as a drawing: a soft body whose pips are the marks of its colour, or that shows an animal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from kribbeln_desktop.core.dice import Face
from kribbeln_desktop.printing.animals import ANIMALS, paint_animal
from kribbeln_desktop.printing.marks import MARKS, paint_mark
from kribbeln_desktop.printing.palette import DieColours, Look, die_colours

_NEAR, _MIDDLE, _FAR = 0.265, 0.5, 0.735
_CORNERS = ((_NEAR, _NEAR), (_FAR, _FAR))
_OTHER_CORNERS = ((_FAR, _NEAR), (_NEAR, _FAR))
_SIDES = ((_NEAR, _MIDDLE), (_FAR, _MIDDLE))
_CENTRE = ((_MIDDLE, _MIDDLE),)
PIPS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    _CENTRE,
    _CORNERS,
    _CORNERS + _CENTRE,
    _CORNERS + _OTHER_CORNERS,
    _CORNERS + _OTHER_CORNERS + _CENTRE,
    _CORNERS + _OTHER_CORNERS + _SIDES,
)
"""Where the pips of 0 to 6 lie on a face of side 1."""
PIP_SIZES = (0.0, 0.42, 0.30, 0.27, 0.27, 0.25, 0.21)
"""A pip's side for 0 to 6 pips, on a face of side 1."""
_ANIMAL = 0.84
"""An animal's side, on a face of side 1."""
_RADIUS = 0.21
_TURNS = (-9.0, 6.0, -4.0)
"""Degrees that thrown dice are turned by."""
_DEPTH = 0.055


def paint_die(painter: QPainter, rect: QRectF, pips: int, motif: str, look: Look, *, shadow: bool = True) -> None:
    """A die that fills ``rect`` (its shadow too): ``pips`` 1 to 6, or 0 for a die that has not been rolled.

    ``motif`` is a colour's letter, or an animal that fills an ivory die; any other gives an ivory die with round pips.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours = die_colours(motif if pips else "", look)
    side = min(rect.width(), rect.height())
    body = QRectF(0, 0, side * 0.92, side * 0.92)
    body.moveCenter(rect.center() - QPointF(0, side * 0.015))
    if shadow and side >= 24 and not look.outlined:
        _paint_shadow(painter, body)
    _paint_body(painter, body, colours)
    if motif in ANIMALS:
        inset = body.width() * (1 - _ANIMAL) / 2
        paint_animal(painter, body.adjusted(inset, inset, -inset, -inset).translated(0, -_rise(body)), motif, look)
    else:
        _paint_pips(painter, body, pips, motif, colours.ink)
    painter.restore()


def paint_thrown(
    painter: QPainter, middle: QPointF, side: float, step: float, faces: Sequence[Face], look: Look
) -> None:
    """Dice of this ``side`` as they were thrown, a ``step`` from each other; ``middle`` is the first one's."""
    for face, turn in zip(faces, cycle(_TURNS)):
        painter.save()
        painter.translate(middle)
        painter.rotate(turn)
        paint_die(painter, QRectF(-side / 2, -side / 2, side, side), face.pips or 1, face.motif, look, shadow=False)
        painter.restore()
        middle = middle + QPointF(step, 0)


def _paint_shadow(painter: QPainter, body: QRectF) -> None:
    """Soft: three faint layers, ever wider, below the die."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 30))
    side = body.width()
    for grow in (0.0, 0.014, 0.028):
        layer = body.adjusted(-grow * side, 0, grow * side, grow * side).translated(0, 0.03 * side)
        painter.drawRoundedRect(layer, _RADIUS * side, _RADIUS * side)


def _paint_body(painter: QPainter, body: QRectF, colours: DieColours) -> None:
    """The rim below, the face above it with light from the upper left, and a fine line along its edge."""
    side = body.width()
    colour = QColor(colours.body)
    if colours.is_outline:
        painter.setPen(QPen(QColor(colours.edge), side * 0.04))
        painter.setBrush(colour)
        painter.drawPath(_box(body, side))
        return
    painter.fillPath(_box(body, side), colour.darker(138))
    face = body.adjusted(0, 0, 0, -_DEPTH * side)
    painter.fillPath(_box(face, side), _light(face, colour))
    fine = side * 0.02
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_gleam(face), fine))
    painter.drawPath(_box(face.adjusted(fine / 2, fine / 2, -fine / 2, -fine / 2), side))
    edge = QColor(colours.edge) if colours.edge else colour.darker(190)
    inset = fine * 0.4
    painter.setPen(QPen(edge, 2 * inset))
    painter.drawPath(_box(body.adjusted(inset, inset, -inset, -inset), side))


def _light(face: QRectF, colour: QColor) -> QLinearGradient:
    gradient = QLinearGradient(face.topLeft(), face.bottomRight())
    gradient.setColorAt(0.0, _mixed(colour, 0.16))
    gradient.setColorAt(0.45, colour)
    gradient.setColorAt(1.0, colour.darker(108))
    return gradient


def _gleam(face: QRectF) -> QLinearGradient:
    """White along the upper edge, fading downwards."""
    gradient = QLinearGradient(face.topLeft(), face.bottomLeft())
    for place, opacity in ((0.0, 120), (0.35, 30), (1.0, 0)):
        gradient.setColorAt(place, QColor(255, 255, 255, opacity))
    return gradient


def _paint_pips(painter: QPainter, body: QRectF, pips: int, motif: str, ink: str) -> None:
    side = body.width()
    size = PIP_SIZES[pips] * side * (1.0 if motif in MARKS and motif else 0.78)
    for x, y in PIPS[pips]:
        middle = QPointF(body.left() + x * side, body.top() + y * side - _rise(body))
        paint_mark(painter, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), motif, ink)


def _rise(body: QRectF) -> float:
    """How far the middle of the face lies above that of the body."""
    return _DEPTH * body.width() / 2


def _box(rect: QRectF, side: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, _RADIUS * side, _RADIUS * side)
    return path


def _mixed(colour: QColor, white: float) -> QColor:
    red, green, blue = (round(c + (255 - c) * white) for c in (colour.red(), colour.green(), colour.blue()))
    return QColor(red, green, blue)
