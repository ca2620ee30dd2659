"""Whatever the sheet and the paper: nothing overlaps, nothing lies outside, edges tile the whole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from kribbeln_desktop.core.sheet import RowKind
from kribbeln_desktop.games import find_game
from kribbeln_desktop.printing.columns import label_part
from kribbeln_desktop.printing.fonts import text_width
from kribbeln_desktop.printing.layout import LARGEST_UNIT, SheetLayout, lay_out
from kribbeln_desktop.printing.paper import Paper
from kribbeln_desktop.printing.picture import SheetPicture, blank_picture
from kribbeln_desktop.printing.placing import placed_sheet
from kribbeln_desktop.printing.symbols import symbol_width
from kribbeln_desktop.printing.text_lines import wrap

MakePicture = Callable[..., SheetPicture]
SLACK = 1e-6
ROOMS = [(140, 190), (105, 148), (250, 150), (60, 190), (90, 60), (20, 300)]
"""Millimetres: usual ones, wide, narrow, tiny."""


SCREEN = QSizeF(560, 636)
"""Pixels: the sheet's half of a window of 1024 × 768."""
SEATS = {"kribbeln": 5, "kniffel": 8, "kniffel-kids": 6, "dice-duel": 4}


@pytest.fixture(params=[1, 2, 3, 4, 5, "long 1", "long 8", "kniffel 8", "kniffel-kids 6", "dice-duel 4", "a child's"])
def picture(
    request: pytest.FixtureRequest,
    kribbeln_picture: MakePicture,
    long_picture: MakePicture,
    game_picture: MakePicture,
) -> SheetPicture:
    if not isinstance(request.param, str):
        return kribbeln_picture(request.param, "5", rising=False, decisions=30)
    game, seats = request.param.split()[0], request.param[-1]
    if game == "a":
        return blank_picture(find_game("kniffel-kids").pad_sheet(1, {}), 1)
    return long_picture(int(seats)) if game == "long" else game_picture(game, int(seats), 30)


def boxes_of(layout: SheetLayout) -> list[QRectF]:
    """All boxes that must not overlap."""
    rows = [box for row in layout.rows for box in (row.bar, row.symbol, row.label, *row.entries, *row.points)]
    lines = [box for box, _text in (*layout.result, *layout.notes, *(d for seat in layout.details for d in seat))]
    return [box for box in (layout.title, *layout.headings, *rows, *lines) if box.width() > SLACK]


def overlap(one: QRectF, other: QRectF) -> bool:
    common = one.intersected(other)
    return common.width() > SLACK and common.height() > SLACK


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("grid", [0.0, 25.4 / 96])
def test_no_two_boxes_overlap(picture: SheetPicture, room: tuple[int, int], grid: float) -> None:
    boxes = boxes_of(lay_out(picture, QSizeF(*room), grid=grid))
    assert [(a, b) for a, b in combinations(boxes, 2) if overlap(a, b)] == []


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("grid", [0.0, 25.4 / 96])
def test_everything_lies_on_the_sheet_and_the_sheet_in_its_room(
    picture: SheetPicture, room: tuple[int, int], grid: float
) -> None:
    layout = lay_out(picture, QSizeF(*room), grid=grid)
    assert layout.size.width() <= room[0] + SLACK
    assert layout.size.height() <= room[1] + SLACK
    whole = QRectF(QPointF(0, 0), layout.size).adjusted(-SLACK, -SLACK, SLACK, SLACK)
    assert [box for box in boxes_of(layout) if not whole.contains(box)] == []


@pytest.mark.parametrize("room", ROOMS)
def test_cells_lie_on_their_row(picture: SheetPicture, room: tuple[int, int]) -> None:
    for row in lay_out(picture, QSizeF(*room)).rows:
        assert all(row.band.contains(cell) for cell in (*row.entries, *row.points, row.bar))


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("grid", [0.0, 25.4 / 96])
def test_edges_cover_the_sheet_and_each_cell_lies_between_its_own(
    picture: SheetPicture, room: tuple[int, int], grid: float
) -> None:
    layout = lay_out(picture, QSizeF(*room), grid=grid)
    assert len(layout.column_edges) == picture.sheet.columns + 2
    assert len(layout.row_edges) == len(picture.sheet.rows) + 2
    for edges, length in (
        (layout.column_edges, layout.size.width()),
        (layout.row_edges, layout.size.height()),
    ):
        assert edges[0] == 0
        assert edges[-1] == pytest.approx(length)
        assert all(before < after for before, after in pairwise(edges))
    for row in range(len(picture.sheet.rows)):
        for seat in range(picture.sheet.columns):
            assert section(layout, row, seat).contains(layout.cell_rect(row, seat))


def section(layout: SheetLayout, row: int, seat: int) -> QRectF:
    left, right = layout.column_edges[seat + 1 : seat + 3]
    top, bottom = layout.row_edges[row + 1 : row + 3]
    return QRectF(QPointF(left, top), QPointF(right, bottom)).adjusted(-SLACK, -SLACK, SLACK, SLACK)


def test_edges_of_cells_lie_on_the_grid(picture: SheetPicture) -> None:
    grid = 25.4 / 96 / 1.5
    for row in lay_out(picture, QSizeF(140, 190), grid=grid).rows:
        for box in (*row.entries, *row.points, row.band):
            for edge in (box.left(), box.right(), box.top(), box.bottom()):
                assert edge / grid == pytest.approx(round(edge / grid), abs=1e-6)


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("landscape", [False, True])
def test_on_paper_every_printer_can_print_all_of_it(picture: SheetPicture, paper: Paper, landscape: bool) -> None:
    page = QRectF(QPointF(0, 0), paper.size(landscape))
    corner, layout = placed_sheet(picture, page)
    printable = page.adjusted(4.2, 4.2, -4.2, -4.2)
    assert [box for box in boxes_of(layout) if not printable.contains(box.translated(corner))] == []


def test_rows_are_not_taller_than_sensible(kribbeln_picture: MakePicture) -> None:
    layout = lay_out(kribbeln_picture(1), QSizeF(2000, 2000))
    assert layout.unit == LARGEST_UNIT
    assert layout.size.height() < 300
    assert layout.size.width() < 200


def test_columns_narrow_before_words_go_and_words_go_before_rows_shrink(kribbeln_picture: MakePicture) -> None:
    picture = replace(kribbeln_picture(5), translate=lambda _context, source: f"{source} {source}")
    wide, narrow, bare, least = (lay_out(picture, QSizeF(width, 150)) for width in (240, 140, 100, 60))
    assert wide.shows_labels
    assert narrow.shows_labels
    assert narrow.cell_rect(0, 0).width() < wide.cell_rect(0, 0).width()
    assert not bare.shows_labels
    assert least.unit < bare.unit


def is_uncut(picture: SheetPicture, layout: SheetLayout) -> bool:
    """All words of the rows have room beside their symbols, and all symbols between bar and words."""
    rows = zip(picture.sheet.rows, layout.rows, strict=True)
    needs = [
        (row, boxes, text_width(picture.words(row.label), row.kind is RowKind.TOTAL) * layout.label_size)
        for row, boxes in rows
    ]
    return layout.shows_labels and all(
        width * label_part(row) <= boxes.label.width() + 1
        and symbol_width(row.symbol) * layout.unit <= boxes.symbol.width() + 1
        for row, boxes, width in needs
    )


@pytest.mark.parametrize("game_id", SEATS)
def test_on_the_smallest_window_nothing_is_cut_and_rows_are_high(game_picture: MakePicture, game_id: str) -> None:
    """Rows of at least 29 pixels whatever the seats, cells as wide as they are high."""
    for seats in range(1, SEATS[game_id] + 1):
        picture = game_picture(game_id, seats, 30)
        layout = lay_out(picture, SCREEN, largest_unit=64, grid=1)
        assert is_uncut(picture, layout)
        assert layout.unit >= 29
        assert all(cell.width() >= cell.height() for row in layout.rows for cell in row.entries)


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("game_id", ["kniffel", "kniffel-kids", "dice-duel"])
def test_on_every_paper_nothing_is_cut(game_picture: MakePicture, game_id: str, paper: Paper) -> None:
    for seats in range(1, SEATS[game_id] + 1):
        picture = game_picture(game_id, seats)
        layout = placed_sheet(picture, QRectF(QPointF(0, 0), paper.size()))[1]
        assert is_uncut(picture, layout)
        smallest = min(min(cell.width(), cell.height()) for row in layout.rows for cell in row.entries)
        assert smallest > 2.8 if paper is Paper.A6 else smallest > 4


@pytest.mark.parametrize("game_id", ["kniffel", "kniffel-kids", "dice-duel"])
def test_words_of_boxes_start_below_each_other_and_sums_at_the_left(game_picture: MakePicture, game_id: str) -> None:
    picture = game_picture(game_id, 3)
    layout = lay_out(picture, SCREEN, largest_unit=64)
    rows = list(zip(picture.sheet.rows, layout.rows, strict=True))
    assert len({round(boxes.label.left(), 6) for row, boxes in rows if row.kind is RowKind.BOX}) == 1
    assert all(boxes.label.left() == boxes.symbol.left() for row, boxes in rows if row.kind is not RowKind.BOX)


def test_subtotals_are_lower_than_rows_that_are_played(
    kribbeln_picture: MakePicture, long_picture: MakePicture
) -> None:
    for picture in (kribbeln_picture(3), long_picture(8)):
        layout = lay_out(picture, QSizeF(140, 190))
        heights: dict[RowKind, list[float]] = {kind: [] for kind in RowKind}
        for row, boxes in zip(picture.sheet.rows, layout.rows, strict=True):
            heights[row.kind].append(boxes.band.height())
        assert max(heights[RowKind.SUBTOTAL]) < min(heights[RowKind.BOX])


def test_lines_break_between_words() -> None:
    def measure(text: str, bold: bool) -> float:
        return float(len(text))

    assert wrap("one two three", 1.0, 7.0, measure) == ("one two", "three")
    assert wrap("one two three", 2.0, 7.0, measure) == ("one", "two", "three")
    assert wrap("", 1.0, 7.0, measure) == ()
