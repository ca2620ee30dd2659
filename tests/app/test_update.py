"""A new version finds all that an older one left, and an older one leaves alone what it does not know.

``left_by_0_1_0`` is the data folder as version 0.1.0 left it; files in it are never made anew.
"""

from __future__ import annotations

import json
import shutil
from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from window_play import Begin, press

from kribbeln_desktop.app import settings
from kribbeln_desktop.app.settings import Settings
from kribbeln_desktop.core.record import read_record
from kribbeln_desktop.core.verification import verify
from kribbeln_desktop.games import find_game
from kribbeln_desktop.storage.evenings import earlier_games
from kribbeln_desktop.storage.journal import load, running

LEFT = Path(__file__).parent / "left_by_0_1_0"
CHOSEN = Settings(
    language="de",
    look="dark",
    animation_ms=0,
    pace="instant",
    numbers_mean_roll=True,
    shows_odds=True,
    coach="2%",
)


@pytest.fixture
def left(tmp_path: Path, begin: Begin) -> Path:
    """The data folder of the program that ``begin`` starts."""
    return Path(shutil.copytree(LEFT, tmp_path, dirs_exist_ok=True))


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.*") if path.is_file()}


def test_the_settings_are_those_that_were_chosen(left: Path) -> None:
    store, notice = settings.open_store(left / "kribbeln.ini")
    loaded = settings.load(store)
    assert notice is None
    others = ("new_game", "geometry", "splitter")
    chosen = {field.name: getattr(CHOSEN, field.name) for field in fields(Settings) if field.name not in others}
    assert {name: getattr(loaded, name) for name in chosen} == chosen
    assert json.loads(loaded.new_game)["seats"][1] == {"name": "Berta", "level": "beginner"}
    assert loaded.geometry.startswith(b"\x01\xd9\xd0\xcb")  # what QWidget.saveGeometry begins with


def test_the_running_game_goes_on_with_its_own_dice(left: Path, begin: Begin) -> None:
    (journal,) = running(left)
    before = journal.read_text(encoding="utf-8")
    program = begin()
    assert program.window.new_game_page.seats.resume.isVisible()
    program.window.new_game_page.seats.resume.click()
    table = program.desk.table
    assert table is not None
    assert table.names == ("Anna", "Ben")
    program.use(replace(program.settings, coach="off"))  # it would hold the roll back
    press(program, "R")
    assert table.state.tray().rolls_used == 2
    after = journal.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert "reseed" not in after


def test_a_roll_that_is_still_to_come_is_drawn_from_the_seed_of_then(left: Path) -> None:
    (journal,) = running(left)
    loaded = load(journal, find_game)
    assert loaded.seed is not None
    assert loaded.record.commitments == (loaded.record.header.commitment,)
    assert not loaded.record.state.is_over()


def test_the_finished_games_are_read_verified_and_found_on_their_sheet(left: Path) -> None:
    records = [read_record(path.read_bytes(), find_game) for path in sorted((left / "games").iterdir())]
    assert [record.header.more["column"] for record in records] == [1, 2]
    for record in records:
        assert record.state.is_over()
        assert record.names == ("Anna", "Jörg “J”")
        assert verify(record).verified
    (first,) = earlier_games(left, records[1], find_game)
    assert first is not None
    assert first.lines == records[0].lines


def test_a_start_and_an_end_change_no_game_and_drop_no_setting(left: Path, begin: Begin) -> None:
    kept = contents(left)
    begin()
    begin()
    now = contents(left)
    assert {name: now.get(name) for name in kept if name != "kribbeln.ini"} == {
        name: content for name, content in kept.items() if name != "kribbeln.ini"
    }
    store = QSettings(str(left / "kribbeln.ini"), QSettings.Format.IniFormat)
    assert set(QSettings(str(LEFT / "kribbeln.ini"), QSettings.Format.IniFormat).allKeys()) <= set(store.allKeys())


def test_what_only_a_newer_version_can_read_is_left_alone(left: Path, begin: Begin) -> None:
    newer = left / "running" / "20990101-000000-newer.kribbeln"
    newer.write_text('{"kribbeln-record": 2, "game": "yacht", "seats": []}\nfly 3\n', encoding="utf-8")
    (left / "statistics.db").write_bytes(b"of a newer version")
    with (left / "kribbeln.ini").open("a", encoding="utf-8") as file:
        file.write("look_of_dice=brass\n")
    program = begin()
    assert "newer program (format 2" in program.window.notice.sentence()
    assert program.window.new_game_page.seats.resume.isVisible(), "the other game can be resumed"
    program.window.new_game_page.seats.resume.click()
    begin()
    assert newer.read_text(encoding="utf-8").endswith("\nfly 3\n")
    assert (left / "statistics.db").read_bytes() == b"of a newer version"
    assert "look_of_dice=brass" in (left / "kribbeln.ini").read_text(encoding="utf-8").splitlines()
