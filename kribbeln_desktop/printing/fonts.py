"""The sheet's own font, so that screen and paper agree on every machine; sizes are in the painter's unit (millimetres).

Source Sans Pro (resources/fonts, SIL Open Font License): its figures all have the same width. Letters that it lacks, in
names, come from the system's other fonts; what no font has is shown as a box, never left out.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter, QRawFont, QTextLayout

from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.core.resources import resource_root
from kribbeln_desktop.core.texts import mark

FAMILY = "Source Sans Pro"
FILES = ("SourceSansPro-Regular.ttf", "SourceSansPro-Bold.ttf")
EM = 100
"""Text is set at this many pixels and scaled, so that its measures are linear."""
CAP_HEIGHT = 0.656
"""Height of capitals and figures in ems (Source Sans Pro's own measure)."""
BOX = "□"
"""Stands for what no font has."""
SMALLEST = 0.78
"""Text shrinks to this part of its size before it is cut."""

LEFT = Qt.AlignmentFlag.AlignLeft
CENTRE = Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight


@cache
def load_fonts() -> str:
    """Make the shipped font known and give its family; ``ResourceError`` where it is missing. Needs an application."""
    for file in FILES:
        if QFontDatabase.addApplicationFont(str(resource_root() / "fonts" / file)) < 0:
            raise ResourceError(_NO_FONT(file=file))
    return FAMILY


@cache
def sheet_font(bold: bool = False) -> QFont:
    """The sheet's font at ``EM`` pixels, without ligatures (their letters could not be found in a PDF)."""
    font = QFont(load_fonts())
    font.setPixelSize(EM)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag("liga"), 0)
    font.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)  # it would leave coloured fringes in grey pictures
    return font


@lru_cache(maxsize=1024)
def drawable(text: str) -> str:
    """``text`` with a box for every character that no font has."""
    if all(map(_is_ours, text)):
        return text
    layout = QTextLayout(text, sheet_font())
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    runs = layout.glyphRuns(-1, -1, QTextLayout.GlyphRunRetrievalFlag.RetrieveAll)
    glyphs = [pair for run in runs for pair in zip(run.stringIndexes(), run.glyphIndexes(), strict=True)]
    missing = {place for place, glyph in glyphs if glyph == 0}
    return "".join(
        BOX if start in missing else words for start, words in _clusters(text, {at for at, _glyph in glyphs})
    )


def _clusters(text: str, starts: set[int]) -> Iterator[tuple[int, str]]:
    """The parts of ``text`` that begin at ``starts``; places are counted as Qt does, in UTF-16."""
    encoded = text.encode("utf-16-le")
    for start, end in pairwise(sorted({0, *starts, len(encoded) // 2})):
        yield start, encoded[2 * start : 2 * end].decode("utf-16-le")


@lru_cache(maxsize=1024)
def _is_ours(character: str) -> bool:
    return QRawFont.fromFont(sheet_font()).supportsCharacter(ord(character))


@lru_cache(maxsize=4096)
def text_width(text: str, bold: bool = False) -> float:
    """The width of ``text`` in ems."""
    return QFontMetricsF(sheet_font(bold)).horizontalAdvance(drawable(text)) / EM


def fit_text(text: str, size: float, width: float, bold: bool = False, smallest: float = SMALLEST) -> tuple[str, float]:
    """``text`` and a size that keep within ``width``: it shrinks to the part ``smallest``, then loses its end."""
    natural = text_width(text, bold) * size
    if natural <= width:
        return text, size
    smaller = max(size * width / natural, size * smallest)
    if natural * smaller / size <= width * 1.0001:
        return text, smaller
    return elide(text, smaller, width, bold), smaller


def elide(text: str, size: float, width: float, bold: bool = False) -> str:
    """``text``, or its beginning and ``…``, at most ``width`` wide; empty where not even that has room."""
    if text_width(text, bold) * size <= width:
        return text
    lengths = range(1, len(text))
    most = bisect_left(lengths, True, key=lambda length: text_width(_cut(text, length), bold) * size > width)
    return _cut(text, most) if most else ""


def _cut(text: str, length: int) -> str:
    return text[:length].rstrip() + "…"


def draw_text(
    painter: QPainter,
    box: QRectF,
    text: str,
    size: float,
    colour: str,
    *,
    bold: bool = False,
    align: Qt.AlignmentFlag = CENTRE,
    smallest: float = SMALLEST,
) -> None:
    """``text`` in ``box``, its capitals centred between top and bottom; shrunk or cut where it is too wide."""
    shown, size = fit_text(text, size, box.width(), bold, smallest)
    slack = box.width() - text_width(shown, bold) * size
    x = box.left() + (slack / 2 if align == CENTRE else slack if align == RIGHT else 0.0)
    draw_line(painter, QPointF(x, box.center().y() + CAP_HEIGHT * size / 2), shown, size, colour, bold=bold)


def draw_line(painter: QPainter, start: QPointF, text: str, size: float, colour: str, *, bold: bool = False) -> None:
    """``text`` from ``start``, which lies on its baseline."""
    if not text:
        return
    painter.save()
    painter.translate(start)
    painter.scale(size / EM, size / EM)
    painter.setFont(sheet_font(bold))
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(0, 0), drawable(text))
    painter.restore()


_NO_FONT = mark("Resources", "The program’s font {file} is missing. Please install the program again.")
