"""What the table does when the disk, or the seed, is not there: the game goes on, and says so once."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from table_play import SEED, Laid, begun, lay

from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.verification import verify
from kribbeln_desktop.games import find_game
from kribbeln_desktop.storage.journal import Journal, load

pytestmark = pytest.mark.usefixtures("qtbot")


class Disk:
    """A disk that can be full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = False
        real = os.write

        def write(descriptor: int, content: bytes) -> int:
            if self.is_full:
                real(descriptor, content[:5])
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return real(descriptor, content)

        monkeypatch.setattr(os, "write", write)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def on_disk(folder: Path) -> GameRecord:
    return load(folder / "running" / "game.kribbeln", find_game).record


def test_on_a_full_disk_the_game_goes_on_and_is_saved_as_soon_as_there_is_room(tmp_path: Path, disk: Disk) -> None:
    laid = lay("Anna", "cpu", folder=tmp_path).start()
    laid.play_turn()
    saved = laid.table.record
    disk.is_full = True
    laid.play_turn()
    laid.play_turn()
    assert len(laid.heard("failed")) == 1, "said once, not at every action"
    assert "No space left" in laid.heard("failed")[0]
    assert not laid.table.is_saved
    assert on_disk(tmp_path) == saved
    disk.is_full = False
    laid.table.roll()
    assert laid.table.is_saved
    assert laid.heard("narrated")[-1] == "The game is saved again."
    assert on_disk(tmp_path) == laid.table.record
    laid.close()


def test_leaving_tries_to_save_once_more(tmp_path: Path, disk: Disk) -> None:
    laid = lay("Anna", "Ben", folder=tmp_path).start()
    disk.is_full = True
    laid.table.roll()
    disk.is_full = False
    laid.close()
    assert on_disk(tmp_path) == laid.table.record


def test_leaving_a_full_disk_says_what_is_lost(tmp_path: Path, disk: Disk) -> None:
    laid = lay("Anna", "Ben", folder=tmp_path).start()
    laid.table.roll()
    saved = laid.table.record
    disk.is_full = True
    laid.table.toggle_set_aside(1)
    laid.table.roll()
    laid.close()
    assert len(laid.heard("failed")) == 2
    assert not laid.table.is_saved
    assert on_disk(tmp_path) == saved


def test_a_finished_game_that_cannot_be_put_away_stays_whole(tmp_path: Path) -> None:
    laid = lay("Anna", "Ben", folder=tmp_path).start().play_to_the_end()
    (tmp_path / "games").write_text("in the way", encoding="utf-8")
    laid.close()
    assert len(laid.heard("failed")) == 1
    assert on_disk(tmp_path).is_sealed
    (tmp_path / "games").unlink()
    loaded = load(tmp_path / "running" / "game.kribbeln", find_game)
    again = Laid(loaded.record, journal=loaded.journal).start()
    again.close()
    assert again.heard("failed") == []
    assert verify(load(tmp_path / "games" / "game.kribbeln", find_game).record).verified


def test_without_a_journal_the_game_is_played_in_memory() -> None:
    laid = lay("Anna", "cpu").start().play_to_the_end()
    assert laid.heard("failed") == []
    laid.close()


def test_a_game_is_left_and_resumed_where_it_was(tmp_path: Path) -> None:
    laid = lay("Anna", "cpu", "Ben", folder=tmp_path).start()
    for _ in range(4):
        laid.play_turn()
    laid.table.roll()
    laid.table.toggle_set_aside(2)
    laid.table.roll()
    laid.close()
    loaded = load(tmp_path / "running" / "game.kribbeln", find_game)
    assert loaded.seed == SEED
    again = Laid(loaded.record, dice=DrawnDice(loaded.seed), journal=loaded.journal).start()
    assert again.table.state == laid.table.state
    assert again.table.set_aside == {2}
    again.play_to_the_end().close()
    assert verify(load(tmp_path / "games" / "game.kribbeln", find_game).record).verified


@pytest.mark.parametrize("lines", [("roll 1 2 3 4 5 6",)])
def test_a_game_that_was_cut_off_while_dice_fell_shows_the_same_dice(lines: tuple[str, ...]) -> None:
    usual = lay("Anna", "Ben").start()
    usual.table.roll()
    record = begun("Anna", "Ben")
    for line in lines:
        record = record.followed_by(line)
    cut_off = Laid(record, dice=DrawnDice(SEED)).start()
    assert cut_off.table.record == usual.table.record
    assert cut_off.heard("dice_rolled") == [(1, 2, 3, 4, 5, 6)]
    usual.close()
    cut_off.close()


@pytest.mark.parametrize("dice", [None, DrawnDice(bytes(32))])
def test_a_seed_that_is_not_at_hand_is_replaced_and_the_new_one_kept(tmp_path: Path, dice: DrawnDice | None) -> None:
    old = lay("Anna", "Ben").start()
    old.play_turn()
    record = old.table.record
    journal = Journal.create(tmp_path, record.header.text, "game", None)
    journal.append(record.lines)
    laid = Laid(record, dice=dice, journal=journal).start()
    assert len(laid.table.record.reseeds) == 1
    assert laid.told == [], "nothing that anyone must know"
    laid.table.roll()
    loaded = load(journal.path, find_game)
    assert loaded.record == laid.table.record
    assert loaded.seed is not None
    assert DrawnDice(loaded.seed).commitment == laid.table.record.reseeds[0]
    laid.close()
    again = Laid(loaded.record, dice=DrawnDice(loaded.seed), journal=loaded.journal).start().play_to_the_end()
    assert len(again.table.record.reseeds) == 1
    again.close()
    finished = load(tmp_path / "games" / "game.kribbeln", find_game).record
    assert not finished.is_sealed, "the first seed cannot be revealed, so none is"
    old.close()


def test_redo_brings_back_no_dice_that_the_new_seed_does_not_draw() -> None:
    old = lay("Anna", "Ben", undo="free").start()
    for _ in range(3):
        old.play_turn()
    old.table.undo()
    old.table.undo()
    laid = Laid(old.table.record).start()
    new = laid.table.record.reseeds
    laid.table.redo()
    assert laid.table.state.tray().rolls_used == 0, "the decision is done again, the roll after it is not"
    assert not laid.table.can_redo
    laid.table.undo()
    laid.table.redo()
    laid.play_turn()
    laid.table.undo()
    laid.table.undo()
    assert laid.table.can_redo
    while laid.table.can_redo:
        laid.table.redo()
    laid.play_to_the_end()
    assert laid.table.record.reseeds == new
    record = laid.table.record.followed_by(f"seed {SEED.hex()}")
    assert laid.table._book._dice is not None
    assert verify(record.followed_by(f"seed {laid.table._book._dice.seed.hex()}")).verified
    laid.close()
    old.close()


def test_dice_are_found_when_the_end_of_a_game_is_taken_back() -> None:
    finished = lay("Anna", "Ben").start().play_to_the_end().table.record
    laid = Laid(finished).start()
    assert laid.table.record.reseeds == ()
    laid.table.undo()
    assert len(laid.table.record.reseeds) == 1
    if laid.table.can_roll:
        laid.table.roll()
    assert laid.heard("refused") == []
    laid.close()


def test_a_new_seed_that_cannot_be_kept_is_told(tmp_path: Path, disk: Disk) -> None:
    record = begun("Anna", "Ben")
    journal = Journal.create(tmp_path, record.header.text, "game", None)
    disk.is_full = True
    laid = Laid(record, journal=journal).start()
    assert len(laid.heard("failed")) == 1
    laid.table.roll()
    assert laid.table.state.tray().rolls_used == 1
    laid.close()
