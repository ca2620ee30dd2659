"""The cells of a sheet's row: totals, points, crosses, chips, and in grey what could be entered now."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kribbeln_desktop.core.sheet import Cell, CellKind, Row, RowKind
from kribbeln_desktop.printing.chips import paint_chips
from kribbeln_desktop.printing.fonts import CAP_HEIGHT, draw_line, draw_text, text_width
from kribbeln_desktop.printing.layout import RowBoxes, SheetLayout
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.picture import SheetPicture

ENTRY_SIZE = 0.56
SUM_SIZE = 0.44
FINAL_SIZE = 0.60
ENTRY_MARGIN = 0.07
"""Between an entry and its frame, at least."""
POINTS_SIZE = 0.34
SMALL_SIZE = 0.32
"""Of words beside an entry."""
_SMALL_GAP = 0.07
"""Before them, and between them and the frame."""
_UPPER, _LOWER = 0.58, 0.38
"""The parts of a cell's height that an entry and the words below it take."""
_CHIP_INSET = 0.06
CROSS = "X"
NO_BONUS = "–"
_WIDEST = {True: "00", False: "000"}
"""The widest entry, with and without a points field; all rows keep the size it allows."""


def paint_cells(
    painter: QPainter, picture: SheetPicture, row: Row, boxes: RowBoxes, layout: SheetLayout, look: Look
) -> None:
    """Every seat's cell of ``row``."""
    for seat, cell in enumerate(row.cells):
        strong = seat == picture.current_seat or row.kind is RowKind.TOTAL
        frame = look.strong_line if strong else look.line
        entry = boxes.entries[seat]
        can_fill = cell.kind is CellKind.PREVIEW or (row.counts_chips and cell.action != "")
        if can_fill:
            _paint_box(painter, entry, look.accent, look.preview, layout, 2.0)
        else:
            _paint_box(painter, entry, frame, look.cell, layout, 1.0)
        if row.counts_chips:
            _paint_counted(painter, entry, cell, row, layout, look)
        else:
            _paint_entry(painter, entry, cell, row.kind, picture, layout, look)
        if boxes.points:
            _paint_box(painter, boxes.points[seat], frame, look.cell, layout, 1.0)
            if cell.points is not None:
                size = POINTS_SIZE * layout.unit
                draw_text(painter, boxes.points[seat], str(cell.points), size, look.faint_ink, bold=True)


def _paint_box(painter: QPainter, box: QRectF, frame: str, ground: str, layout: SheetLayout, weight: float) -> None:
    """A box with its frame inside, so that it is sharp where the layout is on a grid."""
    line = layout.line * weight
    radius = layout.unit * 0.1 - line / 2
    painter.setPen(QPen(QColor(frame), line))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius)


def _paint_counted(painter: QPainter, box: QRectF, cell: Cell, row: Row, layout: SheetLayout, look: Look) -> None:
    """As many chips as the cell has, and the one that could be taken."""
    inset = layout.unit * _CHIP_INSET
    value = next((glyph.value for glyph in row.symbol if glyph.kind == "chip"), "")
    ground = look.preview if cell.action else look.cell
    inner = box.adjusted(inset, inset, -inset, -inset)
    paint_chips(painter, inner, cell.entry or 0, value, look, ground, ghost=cell.action != "")


def _paint_entry(
    painter: QPainter, box: QRectF, cell: Cell, kind: RowKind, picture: SheetPicture, layout: SheetLayout, look: Look
) -> None:
    text = _entry_text(cell, kind)
    wanted = {RowKind.TOTAL: FINAL_SIZE, RowKind.BOX: ENTRY_SIZE}.get(kind, SUM_SIZE) * layout.unit
    is_sum = kind is not RowKind.BOX
    room = (box.width() - 2 * ENTRY_MARGIN * layout.unit) / text_width(_WIDEST[picture.sheet.has_points], is_sum)
    ink = look.preview_ink if cell.kind is CellKind.PREVIEW else look.faint_ink if text == NO_BONUS else look.ink
    entry = _Entry(text, min(wanted, room), ink, is_sum)
    small = picture.words(cell.small) if cell.small else ""
    if small:
        _paint_with_small(painter, box, entry, small, layout, look)
    else:
        draw_text(painter, box, entry.text, entry.size, entry.ink, bold=entry.bold)


@dataclass(frozen=True, slots=True)
class _Entry:
    """What stands in a cell."""

    text: str
    size: float
    ink: str
    bold: bool


def _paint_with_small(
    painter: QPainter, box: QRectF, entry: _Entry, small: str, layout: SheetLayout, look: Look
) -> None:
    """The entry, in the middle where that leaves room, and the small words behind it; below it where that is larger."""
    gap = _SMALL_GAP * layout.unit
    inner = box.adjusted(gap, 0, -gap, 0)
    ems, reach = text_width(small), text_width(entry.text, entry.bold) * entry.size + gap
    size = min(SMALL_SIZE * layout.unit, (inner.width() - reach) / ems)
    if size < min(_LOWER * box.height(), inner.width() / ems):
        _paint_stacked(painter, inner, entry, small, look)
        return
    left = min(box.center().x() - (reach - gap) / 2, inner.right() - ems * size - reach)
    start = QPointF(left, box.center().y() + CAP_HEIGHT * entry.size / 2)
    draw_line(painter, start, entry.text, entry.size, entry.ink, bold=entry.bold)
    draw_line(painter, start + QPointF(reach, 0), small, size, look.faint_ink)


def _paint_stacked(painter: QPainter, box: QRectF, entry: _Entry, small: str, look: Look) -> None:
    upper = QRectF(box.left(), box.top(), box.width(), box.height() * _UPPER)
    lower = QRectF(box.left(), upper.bottom(), box.width(), box.height() * _LOWER)
    size = min(entry.size, upper.height())
    draw_text(painter, upper, entry.text, size, entry.ink, bold=entry.bold, smallest=0.0)
    draw_text(painter, lower, small, lower.height(), look.faint_ink, smallest=0.0)


def _entry_text(cell: Cell, kind: RowKind) -> str:
    match cell:
        case Cell(kind=CellKind.FREE) | Cell(kind=CellKind.ENTERED, entry=None):
            return ""
        case Cell(entry=None):
            return CROSS
        case Cell(entry=0) if kind is RowKind.BONUS:
            return NO_BONUS
        case _:
            return str(cell.entry)


def paint_focus(painter: QPainter, box: QRectF, layout: SheetLayout, look: Look) -> None:
    """A ring round the cell that has the keyboard."""
    width = layout.unit * 0.075
    grown = box.adjusted(-width / 2, -width / 2, width / 2, width / 2)
    painter.setPen(QPen(QColor(look.focus), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(grown, layout.unit * 0.13, layout.unit * 0.13)
