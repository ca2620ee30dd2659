"""A row's symbol: tiles, numbers and signs in a line. Measures are in units of the row's height."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.printing.animals import paint_animal
from kribbeln_desktop.printing.chips import paint_chip
from kribbeln_desktop.printing.fonts import draw_text, text_width
from kribbeln_desktop.printing.marks import paint_mark
from kribbeln_desktop.printing.palette import Look, die_colours
from kribbeln_desktop.printing.small_dice import paint_alike, paint_flat_die, paint_steps, row_width

TILE = 0.6
"""Side of a tile, diameter of a disc."""
PICTURE = 0.86
"""Side of an animal."""
CHIP = 0.74
"""Diameter of a chip."""
WORD = 0.47
"""Size of a sign."""
NUMBER = 0.42
"""Size of a disc's number."""
GAP = 0.11
"""Between two glyphs."""
_FAN = 0.17
"""How far the tiles of "every other colour" look out from behind each other."""


@lru_cache(maxsize=512)
def symbol_width(symbol: tuple[Glyph, ...]) -> float:
    """The width of a whole symbol in units of the row's height."""
    return sum(map(_glyph_width, symbol)) + GAP * max(0, len(symbol) - 1)


def _glyph_width(glyph: Glyph) -> float:
    match glyph.kind:
        case "tile" | "any-tile" | "no-tile" | "no-any-tile" | "disc" | "note" | "die":
            return TILE
        case "picture":
            return PICTURE
        case "chip":
            return CHIP
        case "alike":
            return row_width(len(glyph.value))
        case "steps":
            return row_width(int(glyph.value))
        case "rest":
            return TILE + 2 * _FAN
        case _ if glyph.value == "↑":
            return 0.3
        case _:
            return text_width(glyph.value, True) * WORD


def paint_symbol(
    painter: QPainter, box: QRectF, symbol: tuple[Glyph, ...], unit: float, look: Look, ground: str
) -> None:
    """``symbol`` from the left of ``box``, centred between its top and bottom, on the colour ``ground``."""
    x = box.left()
    for glyph in symbol:
        width = _glyph_width(glyph) * unit
        height = {"picture": PICTURE, "chip": CHIP}.get(glyph.kind, TILE) * unit
        _paint_glyph(painter, QRectF(x, box.center().y() - height / 2, width, height), glyph, unit, look, ground)
        x += width + GAP * unit


def _paint_glyph(painter: QPainter, box: QRectF, glyph: Glyph, unit: float, look: Look, ground: str) -> None:
    match glyph.kind:
        case "tile":
            paint_tile(painter, box, glyph.value, look)
        case "no-tile":
            paint_tile(painter, box, glyph.value, look, crossed_on=ground)
        case "any-tile":
            _paint_any(painter, box, look)
        case "no-any-tile":
            _paint_any(painter, box, look)
            _cross_out(painter, box, look, ground)
        case "rest":
            _paint_rest(painter, box, look)
        case "disc":
            _paint_disc(painter, box, glyph.value, unit, look)
        case "note":
            _paint_note(painter, box, glyph.value, unit, look)
        case "die":
            paint_flat_die(painter, box, int(glyph.value[0]), look, glyph.value[1:])
        case "picture":
            paint_animal(painter, box, glyph.value, look)
        case "chip":
            paint_chip(painter, box, glyph.value, look)
        case "alike":
            paint_alike(painter, box, glyph.value, unit, look)
        case "steps":
            paint_steps(painter, box, int(glyph.value), unit, look)
        case _ if glyph.value == "↑":
            _paint_arrow(painter, box, look)
        case _:
            draw_text(painter, box.adjusted(-unit, 0, unit, 0), glyph.value, WORD * unit, look.ink, bold=True)


def paint_tile(painter: QPainter, box: QRectF, motif: str, look: Look, *, crossed_on: str = "") -> None:
    """A small square of the colour ``motif`` that bears its mark; crossed out behind the mark on a ground's colour."""
    colours = die_colours(motif, look)
    side = box.width()
    line = side * (0.075 if look.outlined else 0.05) if colours.edge else 0.0
    painter.setPen(QPen(QColor(colours.edge), line) if line else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.body))
    painter.drawRoundedRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), side * 0.2, side * 0.2)
    inset = side * 0.18
    inner = box.adjusted(inset, inset, -inset, -inset)
    if crossed_on:
        _cross_out(painter, box, look, crossed_on)
        paint_mark(painter, inner, motif, colours.ink, halo=colours.body)
    else:
        paint_mark(painter, inner, motif, colours.ink)


def _paint_any(painter: QPainter, box: QRectF, look: Look) -> None:
    """A dashed tile; the dashes fit round it evenly."""
    side = box.width()
    width = side * 0.075
    inner = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    radius = side * 0.2
    length = 4 * (inner.width() - 2 * radius) + 6.2832 * radius
    pen = QPen(QColor(look.ink), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    dash = length / 16 / width
    pen.setDashPattern([dash * 0.58, dash * 0.42])
    painter.setPen(pen)
    painter.setBrush(QColor(look.cell))
    painter.drawRoundedRect(inner, radius, radius)


def _paint_rest(painter: QPainter, box: QRectF, look: Look) -> None:
    """Three dashed tiles, one behind the other."""
    step = (box.width() - box.height()) / 2
    for place in (2, 1, 0):
        _paint_any(painter, QRectF(box.left() + place * step, box.top(), box.height(), box.height()), look)


def _cross_out(painter: QPainter, box: QRectF, look: Look, ground: str) -> None:
    """A stroke from lower left to upper right, set off from what it crosses."""
    reach = box.width() * 0.1
    stroke = QLineF(QPointF(box.left() - reach, box.bottom() + reach), QPointF(box.right() + reach, box.top() - reach))
    for colour, width in ((ground, 0.24), (look.ink, 0.115)):
        pen = QPen(QColor(colour), box.width() * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(stroke)


def _paint_disc(painter: QPainter, box: QRectF, number: str, unit: float, look: Look) -> None:
    width = unit * 0.045
    painter.setPen(QPen(QColor(look.ink), width))
    painter.setBrush(QColor(look.cell))
    painter.drawEllipse(box.adjusted(width / 2, width / 2, -width / 2, -width / 2))
    draw_text(painter, box, number, unit * NUMBER, look.ink, bold=True)


def _paint_note(painter: QPainter, box: QRectF, number: str, unit: float, look: Look) -> None:
    """A filled disc, set off from what lies below it."""
    line = unit * 0.045
    painter.setPen(QPen(QColor(look.paper), line))
    painter.setBrush(QColor(look.focus))
    painter.drawEllipse(box.adjusted(line / 2, line / 2, -line / 2, -line / 2))
    draw_text(painter, box, number, unit * NUMBER, look.paper, bold=True)


def _paint_arrow(painter: QPainter, box: QRectF, look: Look) -> None:
    """An arrow upwards: more than before."""
    pen = QPen(QColor(look.faint_ink), box.height() * 0.09)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    middle, half = box.center(), box.height() * 0.3
    tip = middle - QPointF(0, half)
    wing = half * 0.62
    painter.drawLine(tip, middle + QPointF(0, half))
    painter.drawPolyline([tip + QPointF(-wing, wing), tip, tip + QPointF(wing, wing)])
