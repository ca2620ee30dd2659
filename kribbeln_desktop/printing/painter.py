"""The one painting of a score sheet: for the screen, the preview, the printer, PDF and pictures alike."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kribbeln_desktop.core.sheet import Row, RowKind
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.printing.cells import paint_cells, paint_focus
from kribbeln_desktop.printing.columns import label_part
from kribbeln_desktop.printing.fonts import LEFT, draw_line, draw_text, fit_text, text_width
from kribbeln_desktop.printing.layout import DETAIL_SIZE, NAME_MARGIN, NOTE_SIZE, RESULT_SIZE, RowBoxes, SheetLayout
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.picture import SheetPicture
from kribbeln_desktop.printing.symbols import paint_symbol

TITLE_SIZE = 0.74
SUBTITLE_SIZE = 0.40
SMALLEST_SUBTITLE = 0.62
"""As a part of its size; where it has no room even so, it is left out."""
CORNER_SIZE = 0.30
BASELINE = 0.62
"""How far below the top of its box the title stands."""
NAME_ROOM = 4.8
"""What a player's name and the word before it take of the title's width."""
SMALLEST_NAME = 0.8
"""As a part of the size that all names have."""


def paint_sheet(
    painter: QPainter,
    picture: SheetPicture,
    layout: SheetLayout,
    look: Look,
    focus: tuple[int, int] | None = None,
) -> None:
    """``picture`` with its upper left corner at the origin, in millimetres; ``focus`` frames the cell (row, seat)."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    if look.fills_paper:
        _paint_paper(painter, layout, look)
    _paint_title(painter, picture, layout, look)
    for seat, (heading, box) in enumerate(zip(picture.headings, layout.headings, strict=True)):
        _paint_heading(painter, heading.name, box, layout, look, seat == picture.current_seat)
    _paint_details(painter, layout, look)
    for row, boxes in zip(picture.sheet.rows, layout.rows, strict=True):
        _paint_row(painter, picture, row, boxes, layout, look)
        paint_cells(painter, picture, row, boxes, layout, look)
    _paint_below(painter, layout, look)
    if focus is not None:
        paint_focus(painter, layout.cell_rect(*focus), layout, look)
    painter.restore()


def _paint_paper(painter: QPainter, layout: SheetLayout, look: Look) -> None:
    half, radius = layout.line / 2, layout.unit * 0.22
    painter.setPen(QPen(QColor(look.paper_edge), layout.line))
    painter.setBrush(QColor(look.paper))
    sheet = QRectF(QPointF(0, 0), layout.size).adjusted(half, half, -half, -half)
    painter.drawRoundedRect(sheet, radius, radius)


def _paint_title(painter: QPainter, picture: SheetPicture, layout: SheetLayout, look: Look) -> None:
    """Title and subtitle on one baseline; at the right the corner's words, or room for a player's name."""
    unit, box = layout.unit, layout.title
    baseline = box.top() + unit * BASELINE
    corner_width = unit * NAME_ROOM if picture.takes_name else text_width(picture.corner) * CORNER_SIZE * unit
    room = box.width() - corner_width
    title, size = fit_text(picture.words(picture.sheet.title), TITLE_SIZE * unit, room, True)
    draw_line(painter, QPointF(box.left(), baseline), title, size, look.ink, bold=True)
    start = box.left() + text_width(title, True) * size + unit * 0.26
    end = box.right() - corner_width
    space = unit * 0.3 * bool(corner_width)
    words = picture.words(picture.sheet.subtitle)
    subtitle, size = fit_text(words, SUBTITLE_SIZE * unit, end - space - start, smallest=SMALLEST_SUBTITLE)
    if subtitle == words:
        draw_line(painter, QPointF(start, baseline), subtitle, size, look.faint_ink)
    if picture.takes_name:
        _paint_name_line(painter, QPointF(end, baseline), picture, layout, look)
    else:
        draw_line(painter, QPointF(end, baseline), picture.corner, CORNER_SIZE * unit, look.faint_ink)


def _paint_name_line(painter: QPainter, start: QPointF, picture: SheetPicture, layout: SheetLayout, look: Look) -> None:
    """“Name”, and a line to write it on."""
    words, size = picture.words(_NAME), SUBTITLE_SIZE * layout.unit
    draw_line(painter, start, words, size, look.faint_ink)
    left = start.x() + text_width(words) * size + layout.unit * 0.15
    line = QRectF(QPointF(left, start.y()), QPointF(layout.title.right(), start.y() + layout.line))
    painter.fillRect(line, QColor(look.strong_line))


def _paint_heading(
    painter: QPainter, name: str, plate: QRectF, layout: SheetLayout, look: Look, is_current: bool
) -> None:
    """A name, on the accent where it is this seat's turn; a line to write on without a name."""
    unit = layout.unit
    if not name:
        line = QRectF(plate.left(), plate.bottom() - layout.line, plate.width(), layout.line)
        painter.fillRect(line, QColor(look.strong_line))
    if is_current:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.accent))
        painter.drawRoundedRect(plate, unit * 0.16, unit * 0.16)
    inner = plate.adjusted(unit * NAME_MARGIN, 0, -unit * NAME_MARGIN, 0)
    ink = look.accent_ink if is_current else look.ink
    draw_text(painter, inner, name, layout.name_size, ink, bold=is_current, smallest=SMALLEST_NAME)


def _paint_details(painter: QPainter, layout: SheetLayout, look: Look) -> None:
    for box, line in (line for lines in layout.details for line in lines):
        draw_text(painter, box, line, DETAIL_SIZE * layout.unit, look.faint_ink)


def _paint_row(
    painter: QPainter, picture: SheetPicture, row: Row, boxes: RowBoxes, layout: SheetLayout, look: Look
) -> None:
    """The band of the row's area with its edge bar, its symbol and its words."""
    unit, ground = layout.unit, look.area(row.area)
    band = QPainterPath()
    band.addRoundedRect(boxes.band, unit * 0.12, unit * 0.12)
    painter.fillPath(band, QColor(ground))
    bar = QPainterPath()
    bar.addRect(boxes.bar)
    painter.fillPath(band.intersected(bar), QColor(look.edge(row.area)))
    if row.played:
        _mark_played(painter, row, boxes, layout, look)
    paint_symbol(painter, boxes.symbol, row.symbol, unit, look, ground)
    if layout.shows_labels or not row.symbol:
        is_sum = row.kind in (RowKind.SUBTOTAL, RowKind.BONUS)
        is_final = row.kind is RowKind.TOTAL
        size = layout.label_size * label_part(row)
        ink = look.faint_ink if is_sum else look.ink
        draw_text(painter, boxes.label, picture.words(row.label), size, ink, bold=is_final, align=LEFT)


def _mark_played(painter: QPainter, row: Row, boxes: RowBoxes, layout: SheetLayout, look: Look) -> None:
    """A frame round the band, and an arrow head in from its bar."""
    unit = layout.unit
    width = max(layout.line * 1.5, unit * 0.05)
    painter.setPen(QPen(QColor(look.edge(row.area)), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    frame = boxes.band.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.drawRoundedRect(frame, unit * 0.1, unit * 0.1)
    head = QPainterPath(QPointF(boxes.bar.right(), boxes.bar.center().y() - unit * 0.15))
    head.lineTo(boxes.bar.right() + unit * 0.14, boxes.bar.center().y())
    head.lineTo(boxes.bar.right(), boxes.bar.center().y() + unit * 0.15)
    painter.fillPath(head, QColor(look.edge(row.area)))


def _paint_below(painter: QPainter, layout: SheetLayout, look: Look) -> None:
    unit = layout.unit
    for box, line in layout.result:
        draw_text(painter, box, line, RESULT_SIZE * unit, look.ink, bold=True, align=LEFT)
    for box, line in layout.notes:
        draw_text(painter, box, line, NOTE_SIZE * unit, look.faint_ink, align=LEFT)


_NAME = mark("Printing", "Name")
