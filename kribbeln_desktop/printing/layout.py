"""Where everything on a sheet lies: pure geometry in millimetres, origin at the sheet's upper left corner.

All heights are parts of one ``unit``, the height of a row. Columns narrow and label words go before a unit shrinks.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, QSizeF

from kribbeln_desktop.core.sheet import Row, RowKind
from kribbeln_desktop.printing.columns import (
    BAR,
    BAR_GAP,
    PADDING,
    WORTH_PART,
    Columns,
    Needs,
    least_width,
    plan_columns,
    words_start,
)
from kribbeln_desktop.printing.fonts import text_width
from kribbeln_desktop.printing.picture import SheetPicture
from kribbeln_desktop.printing.sheet_texts import (
    BELOW,
    DETAIL_LINE,
    HEADER_GAP,
    NAME_LINE,
    NOTE_LINE,
    RESULT_LINE,
    SheetTexts,
)
from kribbeln_desktop.printing.text_lines import Measure

LARGEST_UNIT = 13.0
"""Millimetres; with taller rows a sheet looks like a form for giants."""
MOST_STRETCH = 1.25
"""Rows grow to this part of a unit where height is left over, but not beyond the largest unit."""
SHRINKS_FOR_LABELS = 0.84
"""A unit shrinks to this part of itself rather than that words go."""
TITLE = 0.95
GAP = 0.075
LINE = 0.026
LEAST_WORTH = 1.9
"""Millimetres; smaller words are left out."""


@dataclass(frozen=True, slots=True)
class RowBoxes:
    """The boxes of one row; ``entries`` and ``points`` have one for each seat, ``points`` none where a row has none."""

    band: QRectF
    bar: QRectF
    symbol: QRectF
    label: QRectF
    entries: tuple[QRectF, ...]
    points: tuple[QRectF, ...]


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """Every box of a sheet in millimetres from its upper left corner. The boxes are shared: do not change them."""

    size: QSizeF
    unit: float
    """Height of a row; sizes of text are parts of it."""
    line: float
    """Width of a cell's frame."""
    title: QRectF
    headings: tuple[QRectF, ...]
    """The plate of each seat's name."""
    name_size: float
    details: tuple[tuple[tuple[QRectF, str], ...], ...]
    """For each seat the lines below its name."""
    label_size: float
    rows: tuple[RowBoxes, ...]
    result: tuple[tuple[QRectF, str], ...]
    notes: tuple[tuple[QRectF, str], ...]
    column_edges: tuple[float, ...]
    """Left edge of the label column, then of each seat's, then the right edge of the sheet."""
    row_edges: tuple[float, ...]
    """Top of the header (title and names), then of each of the sheet's rows, then the bottom of the sheet."""
    shows_labels: bool
    """Whether there is room for words beside the symbols."""
    worth_size: float
    """Of the words that say what a row gives; 0 where they would be too small."""

    def cell_rect(self, row: int, seat: int) -> QRectF:
        """A seat's cell in a row, its points field included."""
        boxes = self.rows[row]
        entry = boxes.entries[seat]
        return entry.united(boxes.points[seat]) if boxes.points else QRectF(entry)


def lay_out(
    picture: SheetPicture,
    room: QSizeF,
    *,
    largest_unit: float = LARGEST_UNIT,
    grid: float = 0.0,
    measure: Measure = text_width,
) -> SheetLayout:
    """The layout of ``picture`` that fills ``room`` (millimetres) as well as it can, and never more than that.

    ``grid`` is the size of a device pixel in millimetres: edges lie on it, so that frames are sharp on a screen; 0 for
    paper. ``measure`` gives a text's width in ems.
    """
    needs = Needs.of(picture, measure)
    columns, texts, unit = _fitted(needs, room, largest_unit, measure)
    with_words = room.width() / least_width(needs)
    if picture.wants_words and not columns.shows_labels and with_words >= SHRINKS_FOR_LABELS * unit:
        columns, texts, unit = _fitted(needs, room, with_words, measure)
    spare = room.height() / unit - _height(picture, texts)
    heights = picture.proportions.heights
    rows = sum(heights[row.kind] for row in picture.sheet.rows)
    stretch = min(MOST_STRETCH, picture.proportions.growth * largest_unit / unit, 1 + spare / rows)
    return _Boxes(picture, columns, texts, stretch, unit, grid).layout()


def _fitted(needs: Needs, room: QSizeF, largest_unit: float, measure: Measure) -> tuple[Columns, SheetTexts, float]:
    """Columns, lines and the largest unit with which they fit; each depends on the others."""
    unit = largest_unit
    for _attempt in range(3):
        columns = plan_columns(needs, room.width() / unit)
        texts = SheetTexts.of(needs.picture, columns, measure)
        unit = min(unit, room.height() / _height(needs.picture, texts), room.width() / columns.width)
    return columns, texts, unit


def _height(picture: SheetPicture, texts: SheetTexts, stretch: float = 1.0) -> float:
    heights = picture.proportions.heights
    rows = sum(heights[row.kind] * stretch + GAP for row in picture.sheet.rows)
    return PADDING + TITLE + texts.header() + rows - GAP + texts.below() + PADDING


class _Boxes:
    """Units turned into millimetres, on the grid."""

    def __init__(
        self, picture: SheetPicture, columns: Columns, texts: SheetTexts, stretch: float, unit: float, grid: float
    ) -> None:
        self._picture, self._columns, self._texts = picture, columns, texts
        self._stretch, self._unit, self._grid = stretch, unit, grid

    def layout(self) -> SheetLayout:
        rows, texts, columns = self._picture.sheet.rows, self._texts, self._columns
        heights = (self._row_height(row) + GAP for row in rows)
        tops = [*accumulate(heights, initial=PADDING + TITLE + texts.header())]
        width, height = columns.width, _height(self._picture, texts, self._stretch)
        worth = columns.label_size * self._unit * WORTH_PART
        head = NAME_LINE if texts.heads else 0.0
        inner, end = width - 2 * PADDING, tops[-1] - GAP + BELOW
        notes_top = end + (BELOW + len(texts.result) * RESULT_LINE if texts.result else 0.0)
        return SheetLayout(
            size=QSizeF(self._floor(width), self._floor(height)),
            unit=self._unit,
            line=max(self._grid, self._snap(LINE)),
            title=self._box(PADDING, PADDING, inner, TITLE),
            headings=tuple(self._box(x, PADDING + TITLE, columns.seat, head) for x in self._seats()),
            name_size=texts.name_size * self._unit,
            details=tuple(map(self._details, self._seats(), texts.details)),
            label_size=columns.label_size * self._unit,
            rows=tuple(self._row(row, top) for row, top in zip(rows, tops, strict=False)),
            result=self._lines(texts.result, PADDING, end, inner, RESULT_LINE),
            notes=self._lines(texts.notes, PADDING, notes_top, inner, NOTE_LINE),
            column_edges=self._edges(0.0, *(x - columns.seat_gap / 2 for x in self._seats()), width),
            row_edges=self._edges(0.0, *(top - GAP / 2 for top in tops[:-1]), height),
            shows_labels=columns.shows_labels,
            worth_size=worth if worth >= LEAST_WORTH else 0.0,
        )

    def _row_height(self, row: Row) -> float:
        return self._picture.proportions.heights[row.kind] * self._stretch

    def _details(self, x: float, lines: tuple[str, ...]) -> tuple[tuple[QRectF, str], ...]:
        reach = self._columns.seat_gap * 0.3
        top = PADDING + TITLE + NAME_LINE + HEADER_GAP * 0.25
        return self._lines(lines, x - reach, top, self._columns.seat + 2 * reach, DETAIL_LINE)

    def _seats(self) -> list[float]:
        columns = self._columns
        return [columns.first_seat + seat * (columns.seat + columns.seat_gap) for seat in range(columns.seats)]

    def _row(self, row: Row, top: float) -> RowBoxes:
        columns, height = self._columns, self._row_height(row)
        start = PADDING + BAR + BAR_GAP
        words = start + words_start(row, columns.symbols)
        right = columns.width - PADDING
        inset = self._picture.proportions.inset
        cell = height - 2 * inset
        points = columns.points if row.kind is RowKind.BOX else 0.0
        entry = columns.entry if points else columns.seat
        seats = self._seats()
        points_boxes = (self._box(x + columns.seat - points, top + inset, points, cell) for x in seats)
        return RowBoxes(
            band=self._box(PADDING, top, right - PADDING, height),
            bar=self._box(PADDING, top, BAR, height),
            symbol=self._box(start, top, words - start, height),
            label=self._box(words, top, start + columns.labels - words, height),
            entries=tuple(self._box(x, top + inset, entry, cell) for x in seats),
            points=tuple(points_boxes) if points else (),
        )

    def _lines(
        self, texts: tuple[str, ...], x: float, top: float, width: float, line: float
    ) -> tuple[tuple[QRectF, str], ...]:
        return tuple((self._box(x, top + place * line, width, line), text) for place, text in enumerate(texts))

    def _edges(self, *edges: float) -> tuple[float, ...]:
        return (*map(self._snap, edges[:-1]), self._floor(edges[-1]))

    def _box(self, x: float, y: float, width: float, height: float) -> QRectF:
        return QRectF(QPointF(self._snap(x), self._snap(y)), QPointF(self._snap(x + width), self._snap(y + height)))

    def _snap(self, units: float) -> float:
        value = units * self._unit
        return round(value / self._grid) * self._grid if self._grid else value

    def _floor(self, units: float) -> float:
        value = units * self._unit
        return int(value / self._grid + 1e-6) * self._grid if self._grid else value
