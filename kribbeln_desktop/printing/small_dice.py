"""Small dice that stand for what is to be rolled: so many alike, so many in a row, a plain one with its pips.

Measures are in units of the row's height. Dice that are alike have one mark and one shade, so that no colour is needed.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from kribbeln_desktop.printing.dice import PIPS
from kribbeln_desktop.printing.marks import paint_mark
from kribbeln_desktop.printing.palette import Look, die_colours

DIE = 0.41
"""Side of a small die."""
_GAP = 0.045
_STEP_UP = 0.085
"""How much higher each die of a straight stands than the one before."""
_RADIUS, _LINE = 0.24, 0.10
"""Corner and edge of a die, as parts of its side."""
_PIP, _LONE_PIP = 0.25, 0.32
_MARKS = ("", "r", "k", "g", "o")
"""The marks of dice that are not alike."""
_MARK = 0.62


def row_width(dice: int) -> float:
    """The width of so many small dice."""
    return dice * (DIE + _GAP) - _GAP


def steps_height(dice: int) -> float:
    """The height of a straight of so many dice."""
    return DIE + (dice - 1) * _STEP_UP


def paint_alike(painter: QPainter, box: QRectF, letters: str, unit: float, look: Look) -> None:
    """A small die for each letter, side by side from the left of ``box``; equal letters look alike."""
    kinds = list(dict.fromkeys(letters))
    for letter, die in zip(letters, _places(box, len(letters), unit), strict=True):
        _paint_marked(painter, die, kinds.index(letter), look)


def paint_steps(painter: QPainter, box: QRectF, dice: int, unit: float, look: Look) -> None:
    """Dice in a row, each a pip and a step higher than the one before."""
    rise = _STEP_UP * unit
    lowest = (dice - 1) * rise / 2
    for place, die in enumerate(_places(box, dice, unit)):
        paint_flat_die(painter, die.translated(0, lowest - place * rise), place + 1, look)


def _places(box: QRectF, dice: int, unit: float) -> Iterator[QRectF]:
    side = DIE * unit
    for place in range(dice):
        yield QRectF(box.left() + place * (DIE + _GAP) * unit, box.center().y() - side / 2, side, side)


def paint_flat_die(painter: QPainter, box: QRectF, pips: int, look: Look, motif: str = "") -> None:
    """A flat die, without a colour or with that of ``motif``, whose pips are its marks."""
    colours, side = die_colours(motif, look), box.width()
    edge = colours.edge or (colours.body if motif else colours.ink)
    _paint_body(painter, box, colours.body, edge, side * _LINE * 0.75)
    pip = side * (_LONE_PIP if pips == 1 else _PIP)
    for x, y in PIPS[pips]:
        place = QRectF(box.left() + x * side - pip / 2, box.top() + y * side - pip / 2, pip, pip)
        paint_mark(painter, place, motif, colours.ink)


def _paint_body(painter: QPainter, box: QRectF, ground: str, edge: str, line: float) -> None:
    side = box.width()
    painter.setPen(QPen(QColor(edge), line))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), side * _RADIUS, side * _RADIUS)


def _paint_marked(painter: QPainter, box: QRectF, kind: int, look: Look) -> None:
    """The dice of the first kind are light, then dark, then between; each has the kind's mark."""
    colours = die_colours("", look)
    grounds = (colours.body, colours.ink, _between(colours.body, colours.ink))
    ground = grounds[kind % len(grounds)]
    _paint_body(painter, box, ground, colours.edge or colours.ink, box.width() * _LINE)
    inset = box.width() * (1 - _MARK) / 2
    ink = colours.body if ground == colours.ink else colours.ink
    paint_mark(painter, box.adjusted(inset, inset, -inset, -inset), _MARKS[kind % len(_MARKS)], ink)


def _between(light: str, dark: str) -> str:
    first, second = QColor(light), QColor(dark)
    pairs = ((first.red(), second.red()), (first.green(), second.green()), (first.blue(), second.blue()))
    return QColor(*(round(a * 0.62 + b * 0.38) for a, b in pairs)).name()
