"""Files from the window: open, copy, save, export; and what the disk refuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot
from record_texts import SEED, played
from window_play import Begin, lay, press

from kribbeln_desktop.app.record_picture import record_picture
from kribbeln_desktop.core.record import read_record
from kribbeln_desktop.core.sheet import CellKind
from kribbeln_desktop.core.verification import verify
from kribbeln_desktop.games import find_game

SaveAs = Callable[[Path], None]


@pytest.fixture
def save_as(monkeypatch: pytest.MonkeyPatch) -> SaveAs:
    """Answers every file dialog with one path."""

    def answer(path: Path) -> None:
        for name in ("getSaveFileName", "getOpenFileName"):
            monkeypatch.setattr(QFileDialog, name, lambda *_arguments: (str(path), "PDF (*.pdf)"))

    return answer


def test_a_copy_opened_elsewhere_goes_on_with_a_seed_of_its_own(
    begin: Begin, qtbot: QtBot, tmp_path: Path, save_as: SaveAs
) -> None:
    program = begin()
    table = lay(program, "Anna", "Ben")
    press(program, "R")
    copy = tmp_path / "copy.kribbeln"
    save_as(copy)
    program.window.actions_by_id["save"].trigger()
    content = copy.read_bytes()
    assert content.decode() == table.record.text()
    seed_file = next((tmp_path / "running").glob("*.seed"))
    assert seed_file.read_text(encoding="ascii").strip() not in content.decode()
    program.window.actions_by_id["open"].trigger()
    opened = program.desk.table
    assert opened is not None
    assert opened is not table
    assert opened.state == read_record(content, find_game).state
    assert opened.record.lines[-1].startswith("reseed ")
    press(program, "R")
    assert opened.state.tray().rolls_used == 2
    assert copy.read_bytes() == content


def test_a_finished_game_can_be_opened_again_and_proves_its_dice(begin: Begin, qtbot: QtBot, tmp_path: Path) -> None:
    program = begin()
    table = lay(program, "Ada", "Bob", level="beginner")
    qtbot.waitUntil(lambda: table.state.is_over(), timeout=20_000)
    program.window.actions_by_id["new"].trigger()
    (kept,) = (tmp_path / "games").glob("*.kribbeln")
    program.open(kept)
    shown = program.desk.table
    assert shown is not None
    assert shown.state.is_over()
    assert program.window.game_page.panel.end.isVisible()
    assert verify(shown.record).verified
    before = kept.read_bytes()
    program.window.actions_by_id["new"].trigger()
    assert kept.read_bytes() == before


def test_a_game_is_played_on_where_nothing_can_be_written(
    begin: Begin, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()

    def refuse(*_arguments: object, **_options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("kribbeln_desktop.storage.journal.write_new", refuse)
    table = lay(program, "Anna", "Ben")
    assert "could not be made" in program.window.notice.sentence()
    press(program, "R")
    assert table.state.tray().rolls_used == 1
    answers = [QMessageBox.StandardButton.No, QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes]
    monkeypatch.setattr(QMessageBox, "question", lambda *_arguments, **_options: answers.pop(0))
    program.open(tmp_path / "another.kribbeln")
    assert program.desk.table is table, "asked, and the answer was no"
    assert not program.window.close()
    assert program.window.isVisible()
    assert program.window.close()


def test_a_finished_game_that_no_disk_has_is_not_left_without_a_question(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    table = lay(program, "Ada", "Bob", level="beginner")

    def refuse(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("kribbeln_desktop.storage.journal.write_all", refuse)
    qtbot.waitUntil(lambda: table.state.is_over(), timeout=20_000)
    answers = [QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes]
    monkeypatch.setattr(QMessageBox, "question", lambda *_arguments, **_options: answers.pop(0))
    program.window.actions_by_id["again"].trigger()
    assert program.desk.table is table
    assert program.window.close()


@pytest.mark.parametrize("level", ["", "wizard"])
def test_a_finished_game_of_unknown_computers_does_not_keep_the_program_from_starting(
    begin: Begin, tmp_path: Path, level: str
) -> None:
    text = played().text().replace('"Anna"', f'"Anna", "level": "{level}"')
    (tmp_path / "running").mkdir()
    (tmp_path / "running" / "x.kribbeln").write_text(text, encoding="utf-8")
    program = begin()
    assert "There is no level" in program.window.notice.sentence()
    assert program.window.pages.currentWidget() is program.window.new_game_page
    program.open(tmp_path / "running" / "x.kribbeln")
    assert program.desk.table is None


def test_a_game_with_real_dice_is_shown_and_leaves_no_copies(begin: Begin, tmp_path: Path) -> None:
    dice = f'{{"commitment": "{SEED.commitment}"}}'
    file = tmp_path / "real.kribbeln"
    file.write_text(played(lines=7).text().replace(dice, '"real"'), encoding="utf-8")
    program = begin()
    program.open(file)
    assert "real dice" in program.window.notice.sentence()
    assert not list(tmp_path.glob("running/*"))
    assert program.may_leave(), "nothing is lost, so nothing is asked"


def test_a_copy_keeps_its_whole_name(begin: Begin, tmp_path: Path, save_as: SaveAs) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    save_as(tmp_path / "evening 2.1")
    program.window.actions_by_id["save"].trigger()
    assert (tmp_path / "evening 2.1.kribbeln").is_file()


def test_what_the_ending_leads_to_is_not_replaced_without_a_question(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    lay(program, "Anna/Ben", "?" * 200)
    (tmp_path / "game.kribbeln").write_bytes(b"mine")
    asked: list[str] = []

    def answer(_window: object, _title: str, proposal: str, kinds: str) -> tuple[str, str]:
        asked.append(proposal)
        return ("" if len(asked) > 1 else str(tmp_path / "game")), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    program.window.actions_by_id["save"].trigger()
    proposal = f"Anna_Ben-{'_' * 91}.kribbeln"
    assert asked == [str(Path.home() / proposal), str(tmp_path / "game.kribbeln")], "the dialog asks for the whole name"
    assert (tmp_path / "game.kribbeln").read_bytes() == b"mine"


@pytest.mark.parametrize(("name", "start"), [("s.pdf", b"%PDF"), ("s.png", b"\x89PNG"), ("s.svg", b"<?xml")])
def test_the_sheet_is_exported_by_the_ending_of_its_name(
    begin: Begin, tmp_path: Path, save_as: SaveAs, name: str, start: bytes
) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    save_as(tmp_path / name)
    program.window.actions_by_id["export"].trigger()
    assert (tmp_path / name).read_bytes().startswith(start)


def test_a_name_without_an_ending_gets_the_one_of_the_chosen_kind(
    begin: Begin, tmp_path: Path, save_as: SaveAs
) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    save_as(tmp_path / "sheet")
    program.window.actions_by_id["export"].trigger()
    assert (tmp_path / "sheet.pdf").is_file()


def test_an_export_that_fails_is_told_in_a_sentence(begin: Begin, tmp_path: Path, save_as: SaveAs) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    save_as(tmp_path / "nowhere" / "sheet.pdf")
    program.window.actions_by_id["export"].trigger()
    assert "could not be written" in program.window.notice.sentence()


def test_paper_shows_what_is_written_and_no_previews(begin: Begin) -> None:
    program = begin()
    table = lay(program, "Anna", "Ben")
    press(program, "R")
    kinds = {cell.kind for row in table.state.sheet().rows for cell in row.cells}
    assert CellKind.PREVIEW in kinds
    picture = record_picture(table.record, QCoreApplication.translate)
    assert {cell.kind for row in picture.sheet.rows for cell in row.cells} == {CellKind.FREE}
    assert picture.corner


def test_a_copy_that_was_only_looked_at_does_not_stand_before_the_own_game(begin: Begin, tmp_path: Path) -> None:
    program = begin()
    lay(program, "Anna", "Ben")
    press(program, "R")
    copy = tmp_path / "copy.kribbeln"
    table = program.desk.table
    assert table is not None
    copy.write_bytes(table.record.text().encode())
    before = sorted(path.name for path in (tmp_path / "running").iterdir())
    program.open(copy)
    assert program.desk.table is not table
    program.window.actions_by_id["new"].trigger()
    assert sorted(path.name for path in (tmp_path / "running").iterdir()) == before
    program.open(copy)
    press(program, "R")
    program.window.actions_by_id["new"].trigger()
    assert len(list((tmp_path / "running").glob("*.kribbeln"))) == 2, "played on, it stays"
