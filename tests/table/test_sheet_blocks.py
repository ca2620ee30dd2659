"""One seat's block: its column alone, or a column for each of the games that its paper takes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from table_play import at_table

from kribbeln_desktop.core.sheet import CellKind, Sheet
from kribbeln_desktop.table.sheet_model import CELL_ROLE, SheetModel

pytestmark = pytest.mark.usefixtures("qtbot")


def shown(model: SheetModel) -> Sheet:
    assert model.sheet is not None
    return model.sheet


def entries(model: SheetModel, row_id: str) -> list[int | None]:
    (row,) = (row for row in shown(model).rows if row.id == row_id)
    return [cell.entry for cell in row.cells]


def test_a_block_is_one_column_under_its_seats_name() -> None:
    with at_table("Anna", "Ben", game_id="kniffel") as laid:
        model = SheetModel(laid.table, ("", "Casual"))
        model.show_block(1)
        assert model.block == 1
        assert model.names == ("Ben",)
        assert model.levels == ("Casual",)
        assert shown(model).title.source == "Ben"
        assert shown(model).columns == model.columnCount() - 1 == 1
        assert model.current_seat is None
        model.show_block(None)
        assert model.block is None
        assert model.names == ("Anna", "Ben")


def test_in_its_block_a_seat_plays_as_in_the_whole_sheet() -> None:
    with at_table("Anna", "Ben", game_id="kniffel") as laid:
        model = SheetModel(laid.table)
        model.show_block(0)
        laid.table.roll()
        assert model.current_seat == 0
        chance = next(index for index in range(len(shown(model).rows)) if shown(model).rows[index].id == "chance")
        cell = model.index(chance + 1, 1).data(CELL_ROLE)
        assert cell.kind is CellKind.PREVIEW
        laid.table.decide(cell.action)
        assert laid.table.state.sheet().rows[chance].cells[0].entry == cell.entry


def test_when_the_turn_passes_all_seats_are_shown_again() -> None:
    with at_table("Anna", "Ben", game_id="kniffel") as laid:
        model = SheetModel(laid.table)
        model.show_block(0)
        laid.table.roll()
        assert model.block == 0
        laid.table.decide("score chance")
        assert model.block is None
        model.show_block(1)
        laid.table.roll()
        laid.table.decide("score chance")
        assert model.block is None


def test_a_childs_block_has_a_column_for_each_of_five_games() -> None:
    with (
        at_table("Anna", "Ben", game_id="kniffel-kids") as first,
        at_table("Anna", "Ben", game_id="kniffel-kids") as laid,
    ):
        first.play_to_the_end()
        earlier = first.table.state.sheet()
        model = SheetModel(laid.table, earlier=(earlier, None))
        assert model.block is None
        laid.table.roll()
        laid.table.decide("score duck")
        laid.table.roll()
        laid.table.decide("score duck")
        model.show_block(1)
        assert model.names == ("1", "2", "3", "4", "5"), "as on paper"
        spoken = str(model.index(1, 2).data(Qt.ItemDataRole.AccessibleTextRole))
        assert spoken.startswith("Game 2, Ducks")
        before = next(row.cells[1].entry for row in earlier.rows if row.id == "total")
        now = laid.table.state.totals()[1]
        assert entries(model, "total") == [before, None, now, None, None]
        assert before == first.table.state.totals()[1]
        assert model.current_seat is None
        model.show_block(0)
        assert model.current_seat == 2, "the third game is Anna’s turn"


def test_who_plays_alone_sees_the_whole_paper() -> None:
    with at_table("Anna", game_id="kniffel-kids") as laid:
        model = SheetModel(laid.table)
        assert model.block == 0
        assert model.columnCount() == 6
        assert model.current_seat == 0
        model.show_block(None)
        assert model.block == 0
    with at_table("Anna", game_id="kniffel") as laid:
        assert SheetModel(laid.table).block is None
