"""The cells of a sheet's row: totals, points, crosses, and in grey what could be entered now."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kribbeln_desktop.core.sheet import Cell, CellKind, Row, RowKind
from kribbeln_desktop.printing.fonts import draw_text, text_width
from kribbeln_desktop.printing.layout import RowBoxes, SheetLayout
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.picture import SheetPicture

ENTRY_SIZE = 0.56
SUM_SIZE = 0.44
FINAL_SIZE = 0.60
POINTS_SIZE = 0.34
CROSS = "X"
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
        if cell.kind is CellKind.PREVIEW:
            _paint_box(painter, entry, look.accent, look.preview, layout, 2.0)
        else:
            _paint_box(painter, entry, frame, look.cell, layout, 1.0)
        _paint_entry(painter, entry, cell, row.kind, picture.sheet.has_points, layout, look)
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


def _paint_entry(
    painter: QPainter, box: QRectF, cell: Cell, kind: RowKind, has_points: bool, layout: SheetLayout, look: Look
) -> None:
    text = _entry_text(cell)
    if not text:
        return
    wanted = {RowKind.TOTAL: FINAL_SIZE, RowKind.BOX: ENTRY_SIZE}.get(kind, SUM_SIZE) * layout.unit
    is_sum = kind is not RowKind.BOX
    room = (box.width() - 4 * layout.line) / text_width(_WIDEST[has_points], is_sum)
    ink = look.preview_ink if cell.kind is CellKind.PREVIEW else look.ink
    draw_text(painter, box, text, min(wanted, room), ink, bold=is_sum)


def _entry_text(cell: Cell) -> str:
    if cell.kind is CellKind.FREE:
        return ""
    if cell.kind is CellKind.STRUCK or (cell.kind is CellKind.PREVIEW and cell.entry is None):
        return CROSS
    return "" if cell.entry is None else str(cell.entry)


def paint_focus(painter: QPainter, box: QRectF, layout: SheetLayout, look: Look) -> None:
    """A ring round the cell that has the keyboard."""
    width = layout.unit * 0.075
    grown = box.adjusted(-width / 2, -width / 2, width / 2, width / 2)
    painter.setPen(QPen(QColor(look.focus), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(grown, layout.unit * 0.13, layout.unit * 0.13)
