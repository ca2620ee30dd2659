"""The score sheet as a model: each change tells exactly what changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from model_spy import Spy, check_model
from PySide6.QtCore import QCoreApplication, QModelIndex, Qt, QTranslator
from pytestqt.modeltest import ModelTester
from table_play import at_table, lay

from kribbeln_desktop.core.sheet import Cell, CellKind, Row, RowKind, Sheet
from kribbeln_desktop.core.texts import Seat, mark
from kribbeln_desktop.players.table_odds import RowOdds
from kribbeln_desktop.table.odds_words import ShownOdds
from kribbeln_desktop.table.sheet_model import CELL_ROLE, CURRENT_ROLE, ODDS_ROLE, ROW_ROLE, SheetModel

pytestmark = pytest.mark.usefixtures("qtbot")

WORDS = Qt.ItemDataRole.DisplayRole.value
HINT = Qt.ItemDataRole.ToolTipRole.value
SPOKEN = Qt.ItemDataRole.AccessibleTextRole.value
NAMES = ("Anna", "Ben")
TITLE = mark("Test", "Game")
FREE = Cell()
REFUSED = Cell(note=mark("Test", "Not now."))
COULD = Cell(CellKind.PREVIEW, 27, None, "enter", mark("Test", "Enter 27"))
COULD_CROSS = Cell(CellKind.PREVIEW, None, None, "cross", mark("Test", "Cross out"))


def row(row_id: str, *cells: Cell, kind: RowKind = RowKind.BOX, played: bool = False) -> Row:
    return Row(row_id, kind, "red", mark("Test", "green"), mark("Test", "exactly 1 green die"), (), cells, played)


def sheet(*rows: Row) -> Sheet:
    return Sheet(TITLE, mark("Test", "Sheet 1"), rows, 2, True)


def model_of(shown: Sheet, current_seat: int | None = None) -> SheetModel:
    model = SheetModel()
    model.show_sheet(shown, NAMES, ("", "Casual"), current_seat)
    return model


def cell_words(cell: Cell, role: int = SPOKEN) -> str:
    model = model_of(sheet(row("a", cell, FREE)))
    return str(model.index(1, 1).data(role))


def test_the_model_is_well_behaved_in_a_whole_game(qtmodeltester: ModelTester) -> None:
    laid = lay("Anna", "cpu")
    model = SheetModel(laid.table, ("", "Casual"))
    check_model(qtmodeltester, model)
    laid.start().play_to_the_end()
    check_model(qtmodeltester, model)
    laid.close()


def test_an_empty_model_is_well_behaved(qtmodeltester: ModelTester) -> None:
    model = SheetModel()
    check_model(qtmodeltester, model)
    assert (model.rowCount(), model.columnCount()) == (0, 0)
    assert (model.sheet, model.names, model.levels, model.current_seat) == (None, (), (), None)
    assert model.data(QModelIndex()) is None


def test_the_first_row_holds_the_title_and_the_seats_the_first_column_the_labels() -> None:
    model = model_of(sheet(row("a", FREE, FREE, played=True), row("b", FREE, FREE)), current_seat=1)
    assert (model.rowCount(), model.columnCount()) == (3, 3)
    assert [model.index(0, column).data() for column in range(3)] == ["Game", "Anna", "Ben"]
    assert [model.index(0, column).data(SPOKEN) for column in range(3)] == [
        "Game, Sheet 1",
        "Anna",
        "Ben, Casual, whose turn it is",
    ]
    assert [model.index(0, column).data(HINT) for column in range(3)] == ["Sheet 1", "", "Casual"]
    assert [model.index(0, column).data(CURRENT_ROLE) for column in range(3)] == [False, False, True]
    label = model.index(1, 0)
    assert (label.data(), label.data(HINT)) == ("green", "exactly 1 green die")
    assert label.data(SPOKEN) == "exactly 1 green die, being played"
    assert model.index(2, 0).data(SPOKEN) == "exactly 1 green die"
    assert model.index(2, 1).data(ROW_ROLE) == "b"
    assert model.index(2, 0).data(CELL_ROLE) is None
    assert model.levels == ("", "Casual")
    assert model.current_seat == 1


@pytest.mark.parametrize(
    ("cell", "shown", "spoken"),
    [
        (FREE, "", "empty"),
        (REFUSED, "", "empty"),
        (COULD, "27", "could enter 27"),
        (COULD_CROSS, "X", "could be crossed out"),
        (Cell(CellKind.ENTERED, 27, 3), "27", "27, 3 points"),
        (Cell(CellKind.ENTERED, 27, 1), "27", "27, 1 point"),
        (Cell(CellKind.ENTERED, 27), "27", "27"),
        (Cell(CellKind.ENTERED, 0), "0", "0"),
        (Cell(CellKind.STRUCK, None, 0), "X", "crossed out, 0 points"),
        (Cell(CellKind.STRUCK), "X", "crossed out"),
    ],
)
def test_a_cell_is_spoken_as_a_whole_sentence(cell: Cell, shown: str, spoken: str) -> None:
    assert cell_words(cell, WORDS) == shown
    assert cell_words(cell) == f"Anna, exactly 1 green die: {spoken}"
    model = model_of(sheet(row("a", cell, FREE)))
    assert model.index(1, 1).data(CELL_ROLE) == cell


def test_a_cell_explains_itself() -> None:
    assert cell_words(REFUSED, HINT) == "Not now."
    assert cell_words(COULD, HINT) == "Enter 27"
    assert cell_words(FREE, HINT) == "exactly 1 green die"
    assert cell_words(Cell(note=mark("Test", "{seat} plays.")(seat=Seat(1))), HINT) == "Ben plays."


CELL_ROLES = {CELL_ROLE, WORDS, SPOKEN, HINT}


def test_a_change_tells_its_cells_and_roles_and_nothing_else() -> None:
    first, second = row("a", FREE, FREE), row("b", FREE, FREE)
    model = model_of(sheet(first, second))
    spy = Spy(model)
    show = model.show_sheet
    levels = ("", "Casual")
    show(sheet(first, second), NAMES, levels)
    assert spy.take() == [], "nothing changed"
    show(sheet(row("a", FREE, COULD), second), NAMES, levels)
    assert spy.take() == [(1, 2, CELL_ROLES)]
    show(sheet(row("a", FREE, replace(COULD, entry=26)), second), NAMES, levels)
    assert spy.take() == [(1, 2, {CELL_ROLE, WORDS, SPOKEN})]
    show(sheet(row("a", FREE, Cell(CellKind.ENTERED, 26)), row("b", REFUSED, FREE)), NAMES, levels)
    assert spy.take() == [(1, 2, {CELL_ROLE, SPOKEN, HINT}), (2, 1, {CELL_ROLE, HINT})]
    show(sheet(row("a", FREE, Cell(CellKind.ENTERED, 26, 2)), row("b", REFUSED, FREE)), NAMES, levels)
    assert spy.take() == [(1, 2, {CELL_ROLE, SPOKEN})]


def test_odds_stand_in_the_cells_of_the_seat_whose_turn_it_is() -> None:
    model = model_of(sheet(row("a", FREE, COULD), row("b", FREE, REFUSED), row("c", FREE, FREE)), current_seat=1)
    spy = Spy(model)
    model.show_odds({"a": RowOdds(0.312), "b": RowOdds(0.5, least=3)})
    assert spy.take() == [(1, 2, {ODDS_ROLE, SPOKEN, HINT}), (2, 2, {ODDS_ROLE, SPOKEN, HINT})]
    cell, other = model.index(1, 2), model.index(2, 2)
    assert cell.data(ODDS_ROLE) == ShownOdds(0.312, "31\u00a0%", "chance 31\u00a0%")
    assert cell.data(SPOKEN) == "Ben, exactly 1 green die: could enter 27, chance 31\u00a0%"
    assert cell.data(HINT) == "Enter 27\nChance 31\u00a0%"
    assert other.data(HINT) == "Not now.\nChance of at least 3 of them 50\u00a0%"
    assert model.index(1, 1).data(ODDS_ROLE) is None
    model.show_odds({"a": RowOdds(0.314), "b": RowOdds(0.5, least=3)})
    assert spy.take() == [(1, 2, {ODDS_ROLE})], "the gauge moves, the words are the same"
    model.show_odds({})
    assert {change[:2] for change in spy.take()} == {(1, 2), (2, 2)}
    assert cell.data(ODDS_ROLE) is None
    assert cell.data(SPOKEN) == "Ben, exactly 1 green die: could enter 27"


def test_the_odds_go_to_the_seat_whose_turn_it_is_then() -> None:
    model = model_of(sheet(row("a", FREE, FREE)), current_seat=1)
    model.show_odds({"a": RowOdds(1.0)})
    spy = Spy(model)
    model.show_sheet(model_sheet(model), NAMES, ("", "Casual"), 0)
    assert {(1, 1), (1, 2)} <= spy.take_cells().keys()
    assert model.index(1, 2).data(ODDS_ROLE) is None
    assert model.index(1, 1).data(ODDS_ROLE) == ShownOdds(1.0, "100\u00a0%", "chance 100\u00a0%")
    model.show_sheet(model_sheet(model), NAMES, ("", "Casual"), None)
    assert model.index(1, 1).data(ODDS_ROLE) is None


def test_whose_turn_it_is_and_what_is_played_change_two_headers_and_two_labels() -> None:
    model = model_of(sheet(row("a", FREE, FREE, played=True), row("b", FREE, FREE)), 0)
    spy = Spy(model)
    model.show_sheet(model_sheet(model), NAMES, ("", "Casual"), 1)
    assert spy.take() == [(0, 1, {CURRENT_ROLE, SPOKEN}), (0, 2, {CURRENT_ROLE, SPOKEN})]
    model.show_sheet(sheet(row("a", FREE, FREE), row("b", FREE, FREE, played=True)), NAMES, ("", "Casual"), 1)
    assert spy.take() == [(1, 0, {CURRENT_ROLE, SPOKEN}), (2, 0, {CURRENT_ROLE, SPOKEN})]
    model.show_sheet(model_sheet(model), NAMES, ("", "Beginner"), 1)
    assert spy.take() == [(0, 2, {HINT, SPOKEN})]
    assert model.levels == ("", "Beginner")


def model_sheet(model: SheetModel) -> Sheet:
    assert model.sheet is not None
    return model.sheet


def test_other_rows_or_columns_are_another_game() -> None:
    model = model_of(sheet(row("a", FREE, FREE)))
    spy = Spy(model)
    model.show_sheet(sheet(row("b", FREE, FREE)), NAMES)
    assert spy.take() == ["reset"]
    model.show_sheet(replace(sheet(row("b", FREE)), columns=1), ("Anna",))
    assert spy.take() == ["reset"]
    assert model.columnCount() == 2


def test_at_the_table_only_what_happened_is_told() -> None:
    with at_table("Anna", "Ben") as laid:
        model = SheetModel(laid.table)
        spy = Spy(model)
        laid.table.toggle_set_aside(1)
        assert spy.take() == []
        laid.table.roll()
        assert spy.take_cells().keys() <= {(1, 1), (3, 1)}, "the row played and the Kribbel space"
        preview = next(c for c in (model.index(1, 1), model.index(3, 1)) if c.data(CELL_ROLE).action)
        laid.table.decide(preview.data(CELL_ROLE).action)
        assert model.sheet == laid.table.state.sheet()
        assert model.current_seat == laid.table.current_seat
        assert spy.take()


class Shouting(QTranslator):
    """Every text in capitals, its places left as they are."""

    def translate(self, _context: str, source: str, _comment: str | None = None, _n: int = -1) -> str:
        return "".join(
            part if part.startswith("{") else part.upper()
            for part in source.replace("}", "}\0").replace("{", "\0{").split("\0")
        )


def test_another_language_changes_words_alone() -> None:
    model = model_of(sheet(row("a", FREE, Cell(CellKind.ENTERED, 27))), 0)
    spy = Spy(model)
    model.retranslate()
    assert spy.take() == []
    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    try:
        model.retranslate()
        changes = spy.take_cells()
        assert model.index(1, 0).data() == "GREEN"
        assert model.index(1, 1).data(SPOKEN) == "Anna, EXACTLY 1 GREEN DIE: EMPTY"
    finally:
        QCoreApplication.removeTranslator(translator)
    assert all(roles <= {WORDS, HINT, SPOKEN} for roles in changes.values())
    assert changes[1, 2] == {SPOKEN, HINT}
    assert (0, 2) not in changes, "names are not translated"
