"""Five games of the children's in a row, on one sheet; and the result to pass on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot
from window_play import Begin

from kribbeln_desktop.app.program import Program
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.core.record import read_record
from kribbeln_desktop.games import find_game
from kribbeln_desktop.table.sheet_model import SheetModel
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.new_game_page import NewGame


def table_of(program: Program) -> GameTable:
    assert program.desk.table is not None
    return program.desk.table


def play(program: Program, qtbot: QtBot) -> tuple[int, ...]:
    """To the end, by computers; the totals."""
    qtbot.waitUntil(lambda: table_of(program).state.is_over(), timeout=20_000)
    return table_of(program).state.totals()


def start(program: Program, game_id: str, *names: str) -> None:
    program.start(NewGame(game_id, tuple(SeatEntry(name, "casual") for name in names), {}))


def place(program: Program) -> tuple[object, object]:
    more = table_of(program).record.header.more
    return more.get("evening"), more.get("column")


def test_the_sheet_fills_up_with_the_same_seats(begin: Begin, qtbot: QtBot, tmp_path: Path) -> None:
    program = begin()
    start(program, "kniffel-kids", "Anna", "Ben")
    evening, column = place(program)
    assert column == 1
    first = play(program, qtbot)
    program.window.actions_by_id["again"].trigger()
    assert place(program) == (evening, 2)
    second = play(program, qtbot)
    program.window.actions_by_id["again"].trigger()
    third = play(program, qtbot)
    model = program.window.game_page.sheet.model()
    assert isinstance(model, SheetModel)
    assert model.levels[0].endswith(f"before: {first[0]} · {second[0]}")
    program.window.game_page.show_block(1)
    assert model.sheet is not None
    assert [cell.entry for cell in model.sheet.rows[-1].cells] == [first[1], second[1], third[1], None, None]
    kept = [read_record(path.read_bytes(), find_game) for path in (tmp_path / "games").iterdir()]
    assert sorted((str(r.header.more["evening"]), r.header.more["column"]) for r in kept) == [
        (evening, 1),
        (evening, 2),
    ]


def test_other_games_stand_alone(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    start(program, "dice-duel", "Anna", "Ben")
    assert place(program) == (None, None)


def test_the_result_can_be_passed_on_as_words_and_as_a_picture(begin: Begin, qtbot: QtBot) -> None:
    program = begin()
    start(program, "kniffel", "Anna", "Ben")
    anna, ben = play(program, qtbot)
    program.window.actions_by_id["share"].trigger()
    content = QGuiApplication.clipboard().mimeData()
    game, first, second, result = content.text().splitlines()
    assert game == "Kniffel"
    assert {first, second} == {f"Anna: {anna}", f"Ben: {ben}"}
    assert int(first.split(": ")[1]) >= int(second.split(": ")[1])
    winner = "Anna" if anna > ben else "Ben"
    assert anna == ben or result == f"{winner} wins with {max(anna, ben)} points."
    picture = content.imageData()
    assert isinstance(picture, QImage)
    assert picture.height() > picture.width() > 500
    assert "clipboard" in program.window.notice.sentence()
