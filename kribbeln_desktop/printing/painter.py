"""The one painting of a score sheet: for the screen, the preview, the printer, PDF and pictures alike."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kribbeln_desktop.core.sheet import Row, RowKind
from kribbeln_desktop.printing.bands import paint_band
from kribbeln_desktop.printing.cells import paint_cells, paint_focus
from kribbeln_desktop.printing.columns import label_part
from kribbeln_desktop.printing.dice import paint_thrown
from kribbeln_desktop.printing.fonts import LEFT, draw_line, draw_text, fit_text, text_width
from kribbeln_desktop.printing.layout import RowBoxes, SheetLayout
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.picture import NAME, SheetPicture
from kribbeln_desktop.printing.sheet_texts import DETAIL_SIZE, NAME_MARGIN, NOTE_SIZE, RESULT_SIZE
from kribbeln_desktop.printing.symbols import paint_symbol

TITLE_SIZE = 0.74
SUBTITLE_SIZE = 0.40
SMALLEST_SUBTITLE = 0.62
"""As a part of its size; where it has no room even so, it is left out."""
CORNER_SIZE = 0.30
WORTH_RISE = 0.62
"""How far the label makes room for the words below it, as a part of their size."""
TITLE_GAP, CORNER_GAP = 0.28, 0.5
"""Before the subtitle, and between it and what stands at the right."""
EMBLEM, EMBLEM_GAP = 0.78, 0.14
"""Side of each of the emblem's faces, and the space before it."""
EMBLEM_RISE = 0.24
"""How far the middle of the emblem lies above the title's baseline."""
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
    corner_width = _corner_width(picture, layout)
    room = box.width() - corner_width
    title, size = fit_text(picture.words(picture.sheet.title), TITLE_SIZE * unit, room, True)
    draw_line(painter, QPointF(box.left(), baseline), title, size, look.ink, bold=True)
    start = box.left() + text_width(title, True) * size + unit * TITLE_GAP
    end = box.right() - corner_width
    space = unit * CORNER_GAP * bool(corner_width)
    words = picture.words(picture.sheet.subtitle)
    subtitle, size = fit_text(words, SUBTITLE_SIZE * unit, end - space - start, smallest=SMALLEST_SUBTITLE)
    if subtitle == words:
        draw_line(painter, QPointF(start, baseline), subtitle, size, look.faint_ink)
    if picture.takes_name:
        _paint_name_line(painter, QPointF(end, baseline), picture, layout, look)
    elif picture.corner:
        draw_line(painter, QPointF(end, baseline), picture.corner, CORNER_SIZE * unit, look.faint_ink)
    else:
        _paint_emblem(painter, QPointF(end, baseline), picture, layout, look)


def _corner_width(picture: SheetPicture, layout: SheetLayout) -> float:
    """What stands at the right of the title takes so much; an emblem nothing, where title and subtitle need it all."""
    unit, sheet = layout.unit, picture.sheet
    if picture.takes_name:
        return unit * NAME_ROOM
    if picture.corner:
        return text_width(picture.corner) * CORNER_SIZE * unit
    titles = text_width(picture.words(sheet.title), True) * TITLE_SIZE
    titles += text_width(picture.words(sheet.subtitle)) * SUBTITLE_SIZE + TITLE_GAP + CORNER_GAP
    emblem = len(sheet.emblem) * (EMBLEM + EMBLEM_GAP)
    return unit * emblem if unit * (titles + emblem) <= layout.title.width() else 0.0


def _paint_emblem(painter: QPainter, start: QPointF, picture: SheetPicture, layout: SheetLayout, look: Look) -> None:
    """The game's three faces, thrown beside each other on the title's line."""
    if layout.title.right() - start.x() < layout.unit * EMBLEM:
        return
    side = layout.unit * EMBLEM
    middle = QPointF(start.x() + layout.unit * EMBLEM_GAP + side / 2, start.y() - layout.unit * EMBLEM_RISE)
    paint_thrown(painter, middle, side, side + layout.unit * EMBLEM_GAP, picture.sheet.emblem, look)


def _paint_name_line(painter: QPainter, start: QPointF, picture: SheetPicture, layout: SheetLayout, look: Look) -> None:
    """“Name”, and a line to write it on."""
    words, size = picture.words(NAME), SUBTITLE_SIZE * layout.unit
    draw_line(painter, start, words, size, look.faint_ink)
    left = start.x() + text_width(words) * size + layout.unit * 0.15
    line = QRectF(QPointF(left, start.y()), QPointF(layout.title.right(), start.y() + layout.line))
    painter.fillRect(line, QColor(look.strong_line))


def _paint_heading(
    painter: QPainter, name: str, plate: QRectF, layout: SheetLayout, look: Look, is_current: bool
) -> None:
    """A name, on the accent where it is this seat's turn."""
    unit = layout.unit
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
    paint_band(painter, boxes.band, boxes.bar, row.area, look, corner=unit * 0.12, line=layout.line)
    if row.played:
        _mark_played(painter, row, boxes, layout, look)
    paint_symbol(painter, boxes.symbol, row.symbol, unit, look, ground)
    if layout.shows_labels or not row.symbol:
        _paint_words(painter, picture, row, boxes, layout, look)


def _paint_words(
    painter: QPainter, picture: SheetPicture, row: Row, boxes: RowBoxes, layout: SheetLayout, look: Look
) -> None:
    """The row's label, and below it what it gives."""
    is_sum = row.kind in (RowKind.SUBTOTAL, RowKind.BONUS)
    size = layout.label_size * label_part(row)
    ink = look.faint_ink if is_sum else look.ink
    box = QRectF(boxes.label)
    worth = picture.worth(row)
    if worth and layout.worth_size:
        rise = layout.worth_size * WORTH_RISE
        lower = box.translated(0, size / 2 + rise - layout.worth_size * WORTH_RISE / 2)
        draw_text(painter, lower, worth, layout.worth_size, look.faint_ink, align=LEFT)
        box.translate(0, -rise)
    is_final = row.kind is RowKind.TOTAL
    draw_text(painter, box, picture.words(row.label), size, ink, bold=is_final, align=LEFT)


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
