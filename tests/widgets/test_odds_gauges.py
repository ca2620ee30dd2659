"""Gauges of odds: readable in every look, in nobody's way, and on the screen alone."""

from __future__ import annotations

import pytest
from contrast import LEAST_FOR_SHAPES, LEAST_FOR_TEXT, contrast
from page_play import Key, PageInWindow, Painted, Play
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from kribbeln_desktop.core.sheet import RowKind
from kribbeln_desktop.players.table_odds import RowOdds
from kribbeln_desktop.printing.cells import ENTRY_SIZE
from kribbeln_desktop.printing.fonts import CAP_HEIGHT
from kribbeln_desktop.printing.layout import SheetLayout
from kribbeln_desktop.printing.palette import DARK, HIGH_CONTRAST, LIGHT, Look
from kribbeln_desktop.table.odds_words import ShownOdds
from kribbeln_desktop.table.sheet_model import SheetModel
from kribbeln_desktop.widgets.odds_gauge import cell_gauge, fill_colour, paint_gauge

SCREEN_LOOKS = (LIGHT, DARK, HIGH_CONTRAST)


@pytest.mark.parametrize("look", SCREEN_LOOKS, ids=lambda look: look.name)
def test_percents_are_read_on_the_filled_and_on_the_empty_part(look: Look) -> None:
    assert contrast(look.ink, fill_colour(look)) >= LEAST_FOR_TEXT
    assert contrast(look.ink, look.cell) >= LEAST_FOR_TEXT
    assert contrast(look.faint_ink, look.cell) >= LEAST_FOR_TEXT, "impossible: nothing is filled"
    assert contrast(look.strong_line, look.cell) >= LEAST_FOR_SHAPES


def painted(chance: float, percent: str = "") -> QImage:
    image = QImage(100, 20, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_gauge(painter, QRectF(0, 0, 100, 20), ShownOdds(chance, percent, ""), LIGHT, 1.0)
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("chance", "filled"), [(0.0, 0), (0.25, 25), (0.5, 50), (1.0, 100)])
def test_a_gauge_is_filled_as_far_as_it_is_likely(chance: float, filled: int) -> None:
    image = painted(chance)
    row = [image.pixelColor(x, 10).name() for x in range(2, 98)]
    assert row.count(fill_colour(LIGHT)) == pytest.approx(filled, abs=4)
    assert row.count(LIGHT.cell) == pytest.approx(100 - filled, abs=4)


def layout_of(shown: PageInWindow) -> SheetLayout:
    layout = shown.sheet._layout
    assert layout is not None
    return layout


def show_odds(shown: PageInWindow, *rows: str) -> SheetModel:
    model = shown.sheet.model()
    assert isinstance(model, SheetModel)
    model.show_odds({row: RowOdds(0.62) for row in rows})
    return model


@pytest.mark.parametrize("seats", [1, 4, 8])
def test_a_gauge_leaves_entries_and_the_next_row_alone_and_moves_nothing(play: Play, seats: int) -> None:
    shown = play(*(f"Name {n}" for n in range(seats)), game_id="kniffel")
    shown.press(Key.Key_R)
    shown.settle()
    layout, picture = layout_of(shown), shown.sheet.picture()
    assert picture is not None
    boxes = [row.id for row in picture.sheet.rows if row.kind is RowKind.BOX]
    show_odds(shown, *boxes)
    shown.settle()
    assert layout_of(shown) == layout
    assert shown.sheet.picture() == picture, "which the printer gets"
    assert len(shown.sheet._odds) == len(boxes)
    for place, (row, below) in enumerate(zip(layout.rows, layout.rows[1:], strict=False)):
        if picture.sheet.rows[place].kind is not RowKind.BOX:
            continue
        gauge = cell_gauge(layout.cell_rect(place, 0), layout.unit)
        entry = row.entries[0].center().y() + CAP_HEIGHT * ENTRY_SIZE * layout.unit / 2
        assert entry < gauge.top()
        assert gauge.bottom() < below.entries[0].top()
        assert row.entries[0].left() <= gauge.left()
        assert gauge.right() <= row.entries[0].right()


def test_a_gauge_is_painted_at_its_cell_and_goes_again(play: Play) -> None:
    shown = play("Anna", "Ben", game_id="kniffel")
    shown.press(Key.Key_R)
    shown.settle()
    before = shown.sheet.viewport().grab().toImage()
    show_odds(shown, "fours")
    shown.settle()
    with_odds = shown.sheet.viewport().grab().toImage()
    assert with_odds != before
    show_odds(shown)
    shown.settle()
    assert shown.sheet.viewport().grab().toImage() == before


def test_while_dice_fall_the_gauges_do_not_tell_how(play: Play) -> None:
    shown = play("Anna", game_id="kniffel", animation_ms=300)
    show_odds(shown, "fours")
    shown.settle()
    shown.press(Key.Key_R)
    show_odds(shown, "fives")
    shown.settle()
    assert [row for row, _seat in shown.sheet._odds] == [3]
    shown.press(Key.Key_R)
    shown.settle()
    assert [row for row, _seat in shown.sheet._odds] == [4]


def test_odds_that_change_are_painted_once(play: Play) -> None:
    shown = play("Anna", game_id="kniffel")
    shown.press(Key.Key_R)
    painted = Painted(shown.sheet.viewport())
    show_odds(shown, "fours", "fives")
    shown.settle()
    assert painted.take() == [1]
    assert [row for row, _seat in shown.sheet._odds] == [3, 4]


def test_odds_that_came_while_dice_fell_are_painted_once_these_lie(play: Play) -> None:
    shown = play("Anna", game_id="kniffel")
    shown.press(Key.Key_R)
    shown.sheet.hold()
    show_odds(shown, "fours")
    shown.settle()
    assert not shown.sheet._odds
    shown.sheet.release()
    shown.settle()
    assert [row for row, _seat in shown.sheet._odds] == [3]


def test_a_cell_that_says_no_says_only_why(play: Play) -> None:
    shown = play("Anna", game_id="kniffel")
    show_odds(shown, "fours")
    shown.settle()
    index = shown.sheet.model().index(4, 1)
    assert str(index.data(Qt.ItemDataRole.ToolTipRole)) == "Roll the dice first.\nChance 62\u00a0%"
    shown.sheet._take(index)
    assert shown.event_line() == "Roll the dice first."


def test_on_the_felt_the_odds_stand_beside_the_status_and_are_heard(play: Play) -> None:
    shown = play("Anna", "Ben")
    verdict = shown.panel.verdict
    assert not verdict.odds.isVisible()
    before = verdict.height(), verdict.status.geometry()
    verdict.show_odds(ShownOdds(0.62, "62\u00a0%", "chance 62\u00a0%"))
    assert verdict.odds.isVisible()
    assert verdict.odds.text() == "chance 62\u00a0%"
    assert not verdict.odds.geometry().intersects(verdict.status.geometry())
    assert not verdict.odds.geometry().intersects(verdict.event_line.geometry())
    verdict.show_odds(None)
    assert not verdict.odds.isVisible()
    assert (verdict.height(), verdict.status.geometry()) == before
