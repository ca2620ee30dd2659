"""How sheets lie on a page: in a grid of equal parts, with cut marks between them. All measures are millimetres."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen

from kribbeln_desktop.printing.layout import SheetLayout, lay_out
from kribbeln_desktop.printing.painter import paint_sheet
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.paper import Paper
from kribbeln_desktop.printing.picture import SheetPicture

MARGIN = 7.0
"""Round a sheet; its own padding makes it more than any usual printer leaves white."""
SMALL_MARGIN = 3.5
"""The same on narrow paper."""
LARGEST_ON_PAPER = 14.0
"""The tallest row on paper."""
SMALLEST_CELL = 5.0
"""Cells that are written in by hand are at least this high and wide."""
COMFORTABLE_CELL = 10.0
"""In cells that are as high and wide as this anybody writes with ease."""
ABOVE = 0.42
"""The part of a page's spare height that lies above the sheet; a little more below looks centred."""
GRIDS = ((1, 1), (2, 1), (2, 2), (3, 2), (4, 2), (3, 3), (4, 3), (4, 4), (5, 4), (6, 4))
"""The long and the short side of the grid for ever more parts."""
_CUT = 4.0
"""Half a cut mark's length."""
UNPRINTED = 4.3
"""What printers leave white at the paper's edges; nothing is drawn there."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The parts of a page, and how the page lies."""

    columns: int = 1
    rows: int = 1
    landscape: bool = False

    def parts(self, size: QSizeF) -> list[QRectF]:
        """The parts of a page of this size, line by line."""
        width, height = size.width() / self.columns, size.height() / self.rows
        return [
            QRectF(column * width, row * height, width, height)
            for row in range(self.rows)
            for column in range(self.columns)
        ]


def best_grid(pictures: Sequence[SheetPicture], parts: int, paper: Paper, landscape: bool | None = None) -> Grid:
    """The grid of at least so many parts that suits the sheets best: cells that can be written in, then words beside
    all symbols, then the largest cells. The page lies as told, if it is told.
    """
    long, short = next(grid for grid in GRIDS if grid[0] * grid[1] >= parts)
    shapes = dict.fromkeys(((short, long), (long, short)))
    turns = (False, True) if landscape is None else (landscape,)
    grids = [Grid(columns, rows, turned) for turned in turns for columns, rows in shapes]
    return max(grids, key=lambda grid: _merit(pictures, grid, paper))


def _merit(pictures: Sequence[SheetPicture], grid: Grid, paper: Paper) -> tuple[bool, bool, float, float]:
    """Of cells that are comfortable anyhow the area counts; width beyond twice the height is no merit."""
    layouts = _layouts(pictures, grid, paper)
    cells = list(_cells(layouts))
    least = _least(cells)
    area = min(min(box.width(), 2 * box.height()) * box.height() for box in cells)
    has_words = all(layout.shows_labels for layout in layouts)
    return least >= SMALLEST_CELL, has_words, min(least, COMFORTABLE_CELL), area


def smallest_cell(pictures: Sequence[SheetPicture], grid: Grid, paper: Paper) -> float:
    """The least height or width of a cell to be written in, on any of the sheets."""
    return _least(_cells(_layouts(pictures, grid, paper)))


def _least(cells: Iterable[QRectF]) -> float:
    return min(min(box.width(), box.height()) for box in cells)


def _cells(layouts: Iterable[SheetLayout]) -> Iterator[QRectF]:
    for layout in layouts:
        for boxes in layout.rows:
            yield from boxes.entries
            yield from boxes.points


def _layouts(pictures: Sequence[SheetPicture], grid: Grid, paper: Paper) -> list[SheetLayout]:
    """Those of the different ``pictures``."""
    part = grid.parts(paper.size(grid.landscape))[0]
    return [placed_sheet(picture, part)[1] for picture in {id(picture): picture for picture in pictures}.values()]


def placed_sheet(picture: SheetPicture, part: QRectF) -> tuple[QPointF, SheetLayout]:
    """Where a sheet lies on its part of a page, and its layout."""
    margin = SMALL_MARGIN if part.width() < 120 else MARGIN
    room = part.adjusted(margin, margin, -margin, -margin)
    layout = lay_out(picture, room.size(), largest_unit=LARGEST_ON_PAPER)
    spare = room.size() - layout.size
    return room.topLeft() + QPointF(spare.width() / 2, spare.height() * ABOVE), layout


def paint_parts(painter: QPainter, size: QSizeF, grid: Grid, pictures: Sequence[SheetPicture], look: Look) -> None:
    """The sheets on the parts of a page of this size, one after the other, and the cut marks."""
    for picture, part in zip(pictures, grid.parts(size), strict=False):
        corner, layout = placed_sheet(picture, part)
        painter.save()
        painter.translate(corner)
        paint_sheet(painter, picture, layout, look)
        painter.restore()
    _paint_cuts(painter, size, grid, look)


def _paint_cuts(painter: QPainter, size: QSizeF, grid: Grid, look: Look) -> None:
    """Fine short lines where the parts meet, near the paper's edges and in its middle."""
    painter.save()
    painter.setPen(QPen(QColor(look.faint_ink), 0.15))
    across, down = size.width(), size.height()
    for x in (across * column / grid.columns for column in range(1, grid.columns)):
        for start, end in _marks_along(down, grid.rows):
            painter.drawLine(QLineF(x, start, x, end))
    for y in (down * row / grid.rows for row in range(1, grid.rows)):
        for start, end in _marks_along(across, grid.columns):
            painter.drawLine(QLineF(start, y, end, y))
    painter.restore()


def _marks_along(length: float, parts: int) -> Iterator[tuple[float, float]]:
    """Start and end of each cut mark on a cut of this length that other cuts divide into ``parts``."""
    yield UNPRINTED, UNPRINTED + _CUT
    for part in range(1, parts):
        yield length * part / parts - _CUT, length * part / parts + _CUT
    yield length - UNPRINTED - _CUT, length - UNPRINTED
