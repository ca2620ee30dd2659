"""What stands in a cell: noughts, dashes, chips, and small print that is never cut."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from pictures import colours, mean_difference, painted
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from kribbeln_desktop.core.sheet import Cell, CellKind, Glyph, Row, RowKind, Sheet
from kribbeln_desktop.core.texts import plain
from kribbeln_desktop.printing.cells import paint_cells
from kribbeln_desktop.printing.fonts import CAP_HEIGHT, text_width
from kribbeln_desktop.printing.layout import lay_out
from kribbeln_desktop.printing.painter import paint_sheet
from kribbeln_desktop.printing.palette import LIGHT, LOOKS, Look
from kribbeln_desktop.printing.picture import Heading, SheetPicture

pytestmark = pytest.mark.usefixtures("qapp")
SCREEN = QSizeF(560, 640)
"""Pixels: the sheet's half of a window of 1024 × 768."""
STRUCK, CROSSED = Cell(CellKind.STRUCK, 0), Cell(CellKind.STRUCK)
NOTHING = Cell(CellKind.PREVIEW, 0, action="score ones")
every_look = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)


def picture_of(*columns: Cell, kind: RowKind = RowKind.BOX, counts_chips: bool = False) -> SheetPicture:
    """A sheet whose first row is to be looked at."""
    symbol = (Glyph("chip", "25"),) if counts_chips else ()
    row = Row(
        "first", kind, "blue", plain("Small straight"), plain("words"), symbol, columns, counts_chips=counts_chips
    )
    blank = replace(row, kind=RowKind.BOX, cells=(Cell(),) * len(columns), symbol=(), counts_chips=False)
    others = tuple(replace(blank, id=str(number)) for number in range(16))
    return SheetPicture(
        Sheet(plain("Kniffel"), plain(""), (row, *others), len(columns)), (Heading("Anna"),) * len(columns)
    )


def cell_image(
    cell: Cell, look: Look = LIGHT, *, kind: RowKind = RowKind.BOX, counts_chips: bool = False, seats: int = 2
) -> QImage:
    """The first of the sheet's cells."""
    picture = picture_of(cell, *(Cell(),) * (seats - 1), kind=kind, counts_chips=counts_chips)
    layout = lay_out(picture, SCREEN, largest_unit=64, grid=1)
    image = painted(SCREEN.width(), SCREEN.height(), lambda p: paint_sheet(p, picture, layout, look), look.paper)
    return image.copy(layout.cell_rect(0, 0).toRect())


@every_look
def test_a_struck_box_shows_nought_and_a_cross_only_where_there_is_no_entry(look: Look) -> None:
    assert cell_image(STRUCK, look) == cell_image(Cell(CellKind.ENTERED, 0), look)
    assert cell_image(CROSSED, look) not in (cell_image(STRUCK, look), cell_image(Cell(), look))


@every_look
def test_nought_that_could_be_entered_is_grey_in_a_frame_of_the_accent(look: Look) -> None:
    could = cell_image(NOTHING, look)
    assert {look.accent, look.preview, look.preview_ink} <= colours(could)
    assert could not in (cell_image(STRUCK, look), cell_image(replace(NOTHING, entry=None), look))


@every_look
def test_no_bonus_is_a_faint_dash(look: Look) -> None:
    dash, nought, empty = (
        cell_image(cell, look, kind=RowKind.BONUS)
        for cell in (Cell(CellKind.ENTERED, 0), Cell(CellKind.ENTERED, 8), Cell())
    )
    assert 0 < mean_difference(dash, empty) < 0.4 * mean_difference(nought, empty)
    for kind in (RowKind.SUBTOTAL, RowKind.TOTAL):
        assert cell_image(Cell(CellKind.ENTERED, 0), look, kind=kind) != cell_image(Cell(), look, kind=kind)


# -- chips


@every_look
@pytest.mark.parametrize("seats", [2, 8])
def test_chips_are_drawn_as_many_as_there_are(look: Look, seats: int) -> None:
    images = [cell_image(Cell(CellKind.ENTERED, n), look, counts_chips=True, seats=seats) for n in range(5)]
    assert images[0] == cell_image(Cell(), look, counts_chips=True, seats=seats)
    assert all(images[n] != images[m] for n in range(5) for m in range(n))


@every_look
@pytest.mark.parametrize("owned", range(4))
def test_a_chip_that_can_be_taken_is_a_ghost_in_a_frame_of_the_accent(look: Look, owned: int) -> None:
    cell = Cell(CellKind.ENTERED, owned)
    usual = cell_image(cell, look, counts_chips=True)
    taking = cell_image(replace(cell, action="take flush"), look, counts_chips=True)
    frame = (1, taking.height() // 2)
    assert taking.pixelColor(*frame).name() == look.accent != usual.pixelColor(*frame).name()
    assert look.preview in colours(taking)
    assert taking != cell_image(Cell(CellKind.ENTERED, owned + 1), look, counts_chips=True)


# -- small print


@dataclass(frozen=True)
class Line:
    """A line of text: where its capitals stand, and how it is written."""

    box: QRectF
    text: str
    size: float
    ink: str


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """What is written in cells, in order."""
    lines: list[Line] = []

    def draw(_painter: QPainter, start: QPointF, text: str, size: float, ink: str, *, bold: bool = False) -> None:
        height = CAP_HEIGHT * size
        box = QRectF(start.x(), start.y() - height, text_width(text, bold) * size, height)
        lines.extend([Line(box, text, size, ink)] if text else [])

    for module in ("cells", "fonts"):
        monkeypatch.setattr(f"kribbeln_desktop.printing.{module}.draw_line", draw)
    return lines


def write(cell: Cell, seats: int, kind: RowKind, *, counts_chips: bool = False) -> QRectF:
    """Paint the first row alone; its first cell."""
    picture = picture_of(cell, *(Cell(),) * (seats - 1), kind=kind, counts_chips=counts_chips)
    layout = lay_out(picture, SCREEN, largest_unit=64, grid=1)
    row = picture.sheet.rows[0]
    painted(600, 700, lambda p: paint_cells(p, picture, row, layout.rows[0], layout, LIGHT))
    return layout.cell_rect(0, 0)


@pytest.mark.parametrize("small", ["+4", "−13", "38 to go", "noch 38 Punkte"])
@pytest.mark.parametrize("kind", RowKind)
@pytest.mark.parametrize("seats", [1, 4, 8])
def test_small_print_is_whole_beside_or_below_its_entry(
    written: list[Line], seats: int, kind: RowKind, small: str
) -> None:
    for entry in (0, 25, 105):
        written.clear()
        box = write(Cell(CellKind.ENTERED, entry, small=plain(small)), seats, kind)
        first, second = written
        assert first.text == ("–" if kind is RowKind.BONUS and not entry else str(entry))
        assert second.text == small
        assert box.contains(first.box)
        assert box.contains(second.box)
        assert first.box.right() < second.box.left() or first.box.bottom() < second.box.top()
        assert second.size < first.size
        assert second.ink == LIGHT.faint_ink


@pytest.mark.parametrize("seats", range(1, 9))
def test_the_usual_small_print_can_be_read(written: list[Line], seats: int) -> None:
    """At least 7 pixels high, and beside the entry, which keeps its size."""
    write(Cell(CellKind.ENTERED, 25, small=plain("−13")), seats, RowKind.SUBTOTAL)
    write(Cell(CellKind.ENTERED, 25), seats, RowKind.SUBTOTAL)
    entry, small, alone = written
    assert small.size >= 7
    assert entry.size == alone.size
    assert small.box.bottom() == pytest.approx(entry.box.bottom())


def test_an_entry_stays_in_the_middle_where_there_is_room(written: list[Line]) -> None:
    box = write(Cell(CellKind.ENTERED, 25, small=plain("+4")), 1, RowKind.SUBTOTAL)
    assert written[0].box.center().x() == pytest.approx(box.center().x())


def test_the_highest_score_stays_in_its_frame(written: list[Line]) -> None:
    for kind in RowKind:
        written.clear()
        box = write(Cell(CellKind.ENTERED, 975), 8, kind)
        assert box.adjusted(1.5, 0, -1.5, 0).contains(written[0].box)


@pytest.mark.parametrize("owned", range(5))
def test_the_chip_in_front_and_the_ghost_bear_the_number(written: list[Line], owned: int) -> None:
    write(Cell(CellKind.ENTERED, owned), 2, RowKind.BOX, counts_chips=True)
    assert [line.text for line in written] == ["25"] * (owned > 0)
    written.clear()
    write(Cell(CellKind.ENTERED, owned, action="take flush"), 2, RowKind.BOX, counts_chips=True)
    assert [line.text for line in written] == ["25"] * ((owned > 0) + 1)
    assert written[-1].ink == LIGHT.preview_ink


def test_small_print_stands_below_where_it_would_be_tiny_beside(written: list[Line]) -> None:
    write(Cell(CellKind.ENTERED, 105, small=plain("38 to go")), 8, RowKind.BOX)
    entry, small = written
    assert small.box.top() > entry.box.bottom()
    assert small.size >= 7
