"""Where everything on a sheet lies: pure geometry in millimetres, origin at the sheet's upper left corner.

All heights are parts of one ``unit``, the height of a row. Columns narrow and label words go before a unit shrinks.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, QSizeF

from kribbeln_desktop.core.sheet import Row, RowKind
from kribbeln_desktop.printing.columns import BAR, BAR_GAP, PADDING, Columns, plan_columns, words_start
from kribbeln_desktop.printing.fonts import text_width
from kribbeln_desktop.printing.picture import SheetPicture
from kribbeln_desktop.printing.text_lines import Measure, wrap

LARGEST_UNIT = 13.0
"""Millimetres; with taller rows a sheet looks like a form for giants."""
TITLE = 0.95
HEADER = 1.06
GAP = 0.075
ROW_HEIGHTS = {RowKind.BOX: 1.0, RowKind.BONUS: 0.8, RowKind.SUBTOTAL: 0.76, RowKind.TOTAL: 1.04}
CELL_INSET = 0.105
NOTE_SIZE = 0.28
NOTE_LINE = 0.38
RESULT_SIZE = 0.40
RESULT_LINE = 0.56
BELOW = 0.22
"""Space above the result and above the notes."""
LINE = 0.034


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
    rows: tuple[RowBoxes, ...]
    result: tuple[tuple[QRectF, str], ...]
    notes: tuple[tuple[QRectF, str], ...]
    column_edges: tuple[float, ...]
    """Left edge of the label column, then of each seat's, then the right edge of the sheet."""
    row_edges: tuple[float, ...]
    """Top of the header row, then of each of the sheet's rows, then the bottom of the sheet."""
    shows_labels: bool
    """Whether there is room for words beside the symbols."""

    def cell_rect(self, row: int, seat: int) -> QRectF:
        """A seat's cell in a row, its points field included."""
        boxes = self.rows[row]
        entry = boxes.entries[seat]
        return entry.united(boxes.points[seat]) if boxes.points else QRectF(entry)

    def cell_at(self, point: QPointF) -> tuple[int, int] | None:
        """Row and seat of the cell under ``point``; None between the cells."""
        cells = ((row, seat) for row in range(len(self.rows)) for seat in range(len(self.headings)))
        return next((cell for cell in cells if self.cell_rect(*cell).contains(point)), None)


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
    unit = largest_unit
    for _attempt in range(3):
        columns = plan_columns(picture, measure, room.width() / unit)
        below = _Below.of(picture, columns.width - 2 * PADDING, measure)
        unit = min(unit, room.height() / _height(picture, below), room.width() / columns.width)
    return _Boxes(picture, columns, below, unit, grid).layout()


@dataclass(frozen=True, slots=True)
class _Below:
    """The lines below the rows."""

    result: tuple[str, ...]
    notes: tuple[str, ...]

    @classmethod
    def of(cls, picture: SheetPicture, width: float, measure: Measure) -> _Below:
        notes = (wrap(picture.words(note), NOTE_SIZE, width, measure) for note in picture.sheet.notes)
        result = wrap(picture.result, RESULT_SIZE, width, measure, True)
        return cls(result, tuple(line for lines in notes for line in lines))

    def height(self) -> float:
        lines = ((self.result, RESULT_LINE), (self.notes, NOTE_LINE))
        return sum(BELOW + len(texts) * line for texts, line in lines if texts)


def _height(picture: SheetPicture, below: _Below) -> float:
    rows = sum(ROW_HEIGHTS[row.kind] + GAP for row in picture.sheet.rows)
    return PADDING + TITLE + HEADER + rows - GAP + below.height() + PADDING


class _Boxes:
    """Units turned into millimetres, on the grid."""

    def __init__(self, picture: SheetPicture, columns: Columns, below: _Below, unit: float, grid: float) -> None:
        self._picture, self._columns, self._below, self._unit, self._grid = picture, columns, below, unit, grid

    def layout(self) -> SheetLayout:
        rows = self._picture.sheet.rows
        heights = [ROW_HEIGHTS[row.kind] + GAP for row in rows]
        tops = [*accumulate(heights, initial=PADDING + TITLE + HEADER)]
        width, height = self._columns.width, _height(self._picture, self._below)
        inner = width - 2 * PADDING
        end = tops[-1] - GAP
        notes_top = end + (BELOW + len(self._below.result) * RESULT_LINE if self._below.result else 0.0)
        return SheetLayout(
            size=QSizeF(self._floor(width), self._floor(height)),
            unit=self._unit,
            line=max(self._grid, self._snap(LINE)),
            title=self._box(PADDING, PADDING, inner, TITLE),
            headings=tuple(self._box(x, PADDING + TITLE, self._columns.seat, HEADER) for x in self._seats()),
            rows=tuple(self._row(row, top) for row, top in zip(rows, tops, strict=False)),
            result=tuple(self._lines(self._below.result, end, inner, RESULT_LINE)),
            notes=tuple(self._lines(self._below.notes, notes_top, inner, NOTE_LINE)),
            column_edges=self._edges(0.0, *(x - self._columns.seat_gap / 2 for x in self._seats()), width),
            row_edges=self._edges(PADDING + TITLE, *(top - GAP / 2 for top in tops[:-1]), height),
            shows_labels=self._columns.shows_labels,
        )

    def _seats(self) -> list[float]:
        columns = self._columns
        return [columns.first_seat + seat * (columns.seat + columns.seat_gap) for seat in range(columns.seats)]

    def _row(self, row: Row, top: float) -> RowBoxes:
        columns, height = self._columns, ROW_HEIGHTS[row.kind]
        start = PADDING + BAR + BAR_GAP
        words = start + words_start(row, columns.symbols)
        right = columns.width - PADDING
        cell = height - 2 * CELL_INSET
        points = columns.points if row.kind is RowKind.BOX else 0.0
        entry = columns.entry if points else columns.seat
        seats = self._seats()
        return RowBoxes(
            band=self._box(PADDING, top, right - PADDING, height),
            bar=self._box(PADDING, top, BAR, height),
            symbol=self._box(start, top, words - start, height),
            label=self._box(words, top, start + columns.labels - words, height),
            entries=tuple(self._box(x, top + CELL_INSET, entry, cell) for x in seats),
            points=tuple(self._box(x + columns.seat - points, top + CELL_INSET, points, cell) for x in seats)
            if points
            else (),
        )

    def _lines(self, texts: tuple[str, ...], top: float, width: float, line: float) -> Iterable[tuple[QRectF, str]]:
        for number, text in enumerate(texts):
            yield self._box(PADDING, top + BELOW + number * line, width, line), text

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
