"""The running game on the disk: nothing that was appended is lost, nothing of others is touched."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.header import RecordError, SeatEntry, write_header
from kribbeln_desktop.core.record import new_record
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games import find_game
from kribbeln_desktop.storage.journal import Journal, StorageError, load, running, save_copy

SEED = bytes(range(32))
ROLL = "roll 1 2 3 4 5 6"
SHOW = "show 1k 1g 1b 1o 1y 1r"


def header(seed: bytes = SEED) -> str:
    seats = [SeatEntry("Anna"), SeatEntry("Ben")]
    return write_header(find_game("kribbeln"), seats, {}, DrawnDice(seed).commitment)


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal.create(tmp_path, header(), "game", SEED)


def test_a_new_game_lies_in_its_folder_with_its_seed_for_its_user_alone(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "missing" / "data", header(), "game", SEED)
    assert journal.path == tmp_path / "missing" / "data" / "running" / "game.kribbeln"
    assert journal.path.read_text(encoding="utf-8") == header() + "\n"
    seed = journal.path.with_suffix(".seed")
    assert bytes.fromhex(seed.read_text(encoding="ascii")) == SEED
    assert stat.S_IMODE(seed.stat().st_mode) == 0o600


def test_a_game_with_real_dice_has_no_seed(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path, header(), "game", None)
    assert list(journal.path.parent.iterdir()) == [journal.path]


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="names of descriptors are asked of Linux")
def test_everything_is_synced_before_a_call_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[str] = []
    real = os.fsync

    def fsync(descriptor: int) -> None:
        synced.append(Path(f"/proc/self/fd/{descriptor}").resolve().name)
        real(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)
    journal = Journal.create(tmp_path, header(), "game", SEED)
    assert [name for name in synced if name.startswith("game")] == ["game.kribbeln", "game.seed"]
    assert synced[-1] == "running", "the folder knows the names"
    synced.clear()
    journal.append([ROLL, SHOW])
    assert synced == ["game.kribbeln"], "lines that belong together are one write"


def test_appended_lines_are_read_back(tmp_path: Path, journal: Journal) -> None:
    journal.append([ROLL, SHOW])
    journal.append(["roll 1"])
    loaded = load(journal.path, find_game)
    assert loaded.record.lines == (ROLL, SHOW, "roll 1")
    assert loaded.seed == SEED
    loaded.journal.append(["show 4o"])
    assert load(journal.path, find_game).record.lines == (ROLL, SHOW, "roll 1", "show 4o")
    assert running(tmp_path) == [journal.path]


@pytest.mark.parametrize("torn", ["r", "roll 2", "show 1k 2b 3"])
def test_a_torn_last_line_is_dropped_and_cut_off_before_more_is_appended(journal: Journal, torn: str) -> None:
    journal.append([ROLL, SHOW])
    with journal.path.open("a", encoding="utf-8") as file:
        file.write(torn)
    loaded = load(journal.path, find_game)
    assert loaded.record.lines == (ROLL, SHOW)
    assert journal.path.read_text(encoding="utf-8").endswith(torn), "reading changes nothing"
    loaded.journal.append(["roll 1"])
    assert journal.path.read_text(encoding="utf-8") == f"{header()}\n{ROLL}\n{SHOW}\nroll 1\n"


@pytest.mark.parametrize("content", [b"", b"no record\n", b"\xff\xfe\n", b'{"kribbeln-record": 99}\n'])
def test_a_damaged_record_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "damaged.kribbeln"
    path.write_bytes(content)
    with pytest.raises(RecordError):
        load(path, find_game)
    assert path.read_bytes() == content


def test_a_line_that_cannot_stand_there_is_refused(journal: Journal) -> None:
    journal.append([ROLL, "enter"])
    content = journal.path.read_bytes()
    with pytest.raises(RecordError, match="line 3"):
        load(journal.path, find_game)
    assert journal.path.read_bytes() == content


@pytest.mark.parametrize("seed", ["", "00" * 32, "ab", "no hex", "ü"])
def test_a_seed_that_does_not_fit_is_not_at_hand(journal: Journal, seed: str) -> None:
    journal.path.with_suffix(".seed").write_text(seed, encoding="utf-8")
    assert load(journal.path, find_game).seed is None


def test_a_missing_seed_is_not_at_hand(journal: Journal) -> None:
    journal.path.with_suffix(".seed").unlink()
    assert load(journal.path, find_game).seed is None


def test_a_new_seed_takes_the_place_of_the_old_one(journal: Journal) -> None:
    new = bytes(32)
    journal.keep_seed(new)
    assert load(journal.path, find_game).seed is None, "nothing commits to it yet"
    journal.append([f"reseed {DrawnDice(new).commitment}"])
    assert load(journal.path, find_game).seed == new
    assert stat.S_IMODE(journal.path.with_suffix(".seed").stat().st_mode) == 0o600


def test_running_games_stand_newest_first_and_nothing_else(tmp_path: Path) -> None:
    assert running(tmp_path / "nowhere") == []
    paths = [Journal.create(tmp_path, header(), name, SEED).path for name in ("b", "c", "a")]
    for age, path in enumerate(paths):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    assert running(tmp_path) == paths


def test_no_game_is_overwritten_by_another_with_its_id(tmp_path: Path, journal: Journal) -> None:
    journal.append([ROLL, SHOW])
    other = Journal.create(tmp_path, header(bytes(32)), "game", bytes(32))
    assert other.path.name == "game-2.kribbeln"
    assert load(journal.path, find_game).seed == SEED
    assert load(other.path, find_game).seed == bytes(32)
    assert Journal.create(tmp_path, header(), "game", None).path.name == "game-3.kribbeln"


def test_a_lone_seed_is_not_overwritten_either(tmp_path: Path, journal: Journal) -> None:
    journal.path.unlink()
    assert Journal.create(tmp_path, header(), "game", bytes(32)).path.name == "game-2.kribbeln"


@pytest.mark.parametrize("game_id", ["../../evil", "/etc/passwd", "a\\b", "con:", "", "x" * 400, "..", "ö"])
def test_an_id_from_a_foreign_file_leads_nowhere_else(tmp_path: Path, game_id: str) -> None:
    path = Journal.create(tmp_path, header(), game_id, SEED).path
    assert path.parent == tmp_path / "running"
    assert path.exists()


def test_a_finished_game_moves_and_its_secret_seed_goes(tmp_path: Path, journal: Journal) -> None:
    content = journal.path.read_bytes()
    old = journal.path
    assert journal.finish() == tmp_path / "games" / "game.kribbeln"
    assert journal.path.read_bytes() == content
    assert not old.exists()
    assert list(old.parent.iterdir()) == []


def test_a_finished_game_overwrites_no_other(tmp_path: Path, journal: Journal) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "game.kribbeln").write_text("another", encoding="utf-8")
    assert journal.finish().name == "game-2.kribbeln"
    assert (tmp_path / "games" / "game.kribbeln").read_text(encoding="utf-8") == "another"


def test_only_a_game_in_which_nothing_was_done_is_discarded(journal: Journal) -> None:
    journal.append([ROLL])
    with pytest.raises(ValueError, match="never removed"):
        journal.discard()
    assert journal.path.exists()


def test_a_discarded_game_leaves_nothing(journal: Journal) -> None:
    journal.discard()
    assert list(journal.path.parent.iterdir()) == []


def test_a_game_that_another_program_goes_on_with_is_not_discarded(journal: Journal) -> None:
    load(journal.path, find_game).journal.append([ROLL])
    journal.discard()
    assert journal.path.exists()
    assert len(list(journal.path.parent.iterdir())) == 2, "with its seed"


# -- a disk that fails


@pytest.fixture
def fill_disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """From now on, only so many bytes can be written; below 0: as many as one likes."""
    room = -1
    real = os.write

    def write(descriptor: int, content: bytes) -> int:
        nonlocal room
        if room < 0:
            return real(descriptor, content)
        if room == 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = real(descriptor, content[: min(room, 3)])
        room -= written
        return written

    def fill(bytes_left: int) -> None:
        nonlocal room
        room = bytes_left

    monkeypatch.setattr(os, "write", write)
    return fill


def is_one_sentence(error: StorageError) -> bool:
    sentence = say(error.text)
    return sentence.endswith(".") and ". " not in sentence and "Traceback" not in sentence


@pytest.mark.parametrize("room", [0, 1, 7, 20])
def test_a_full_disk_keeps_the_lines_and_the_next_append_writes_them(
    journal: Journal, fill_disk: Callable[[int], None], room: int
) -> None:
    before = journal.path.read_bytes()
    fill_disk(room)
    with pytest.raises(StorageError, match="No space left") as caught:
        journal.append([ROLL, SHOW])
    assert is_one_sentence(caught.value)
    assert journal.path.read_bytes() == before, "torn lines are cut off at once"
    assert journal.has_pending
    fill_disk(room)
    with pytest.raises(StorageError):
        journal.append(["roll 1"])
    fill_disk(-1)
    journal.append(["show 4o"])
    assert not journal.has_pending
    assert load(journal.path, find_game).record.lines == (ROLL, SHOW, "roll 1", "show 4o")


def test_a_disk_that_will_not_even_cut_off_is_cut_off_later(
    journal: Journal, fill_disk: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    real, calls = os.ftruncate, []

    def ftruncate(descriptor: int, length: int) -> None:
        calls.append(length)
        if len(calls) == 2:
            raise OSError(errno.EIO, "broken")
        real(descriptor, length)

    monkeypatch.setattr(os, "ftruncate", ftruncate)
    fill_disk(7)
    with pytest.raises(StorageError):
        journal.append([ROLL, SHOW])
    assert load(journal.path, find_game).record.lines == (), "a torn line is nothing"
    fill_disk(-1)
    journal.append([])
    assert load(journal.path, find_game).record.lines == (ROLL, SHOW)


def test_a_read_only_disk_is_told_in_one_sentence(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_kwargs: object) -> int:
        raise PermissionError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(os, "open", refuse)
    for fails in (
        lambda: journal.append([ROLL]),
        lambda: journal.keep_seed(SEED),
        lambda: Journal.create(journal.path.parent.parent, header(), "other", SEED),
        lambda: save_copy(journal.path.parent / "copy.kribbeln", new_record(header(), find_game)),
    ):
        with pytest.raises(StorageError, match="Read-only") as caught:
            fails()
        assert is_one_sentence(caught.value)


def test_a_seed_that_cannot_be_kept_leaves_no_game_without_one(
    tmp_path: Path, fill_disk: Callable[[int], None]
) -> None:
    fill_disk(len(header()) + 10)
    with pytest.raises(StorageError):
        Journal.create(tmp_path, header(), "game", SEED)
    assert running(tmp_path) == []
    assert list((tmp_path / "running").iterdir()) == []


def test_a_finished_game_that_cannot_be_moved_stays(journal: Journal, fill_disk: Callable[[int], None]) -> None:
    (journal.path.parent.parent / "games").write_text("a file in the way", encoding="utf-8")
    with pytest.raises(StorageError) as caught:
        journal.finish()
    assert is_one_sentence(caught.value)
    assert load(journal.path, find_game).seed == SEED


def test_a_journal_that_somebody_removed_is_written_again_whole(journal: Journal) -> None:
    journal.append([ROLL])
    journal.path.unlink()
    journal.append([SHOW])
    assert load(journal.path, find_game).record.lines == (ROLL, SHOW)


def test_a_journal_that_another_program_continued_is_left_as_it_is(journal: Journal) -> None:
    other = load(journal.path, find_game).journal
    other.append([ROLL])
    with pytest.raises(StorageError, match="Another program") as caught:
        journal.append([ROLL, SHOW])
    assert is_one_sentence(caught.value)
    other.append([SHOW])
    assert load(journal.path, find_game).record.lines == (ROLL, SHOW)


def test_a_file_that_cannot_be_read_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        load(tmp_path / "nowhere.kribbeln", find_game)
    assert is_one_sentence(caught.value)


# -- copies


def test_a_copy_is_the_record_without_the_secret_seed(tmp_path: Path) -> None:
    record = new_record(header(), find_game).followed_by(ROLL)
    path = tmp_path / "new folder" / "copy.kribbeln"
    save_copy(path, record)
    assert path.read_text(encoding="utf-8") == f"{header()}\n{ROLL}\n"
    assert SEED.hex() not in path.read_text(encoding="utf-8")
    assert list(path.parent.iterdir()) == [path]


def test_a_copy_that_fails_leaves_the_old_one_whole(tmp_path: Path, fill_disk: Callable[[int], None]) -> None:
    path = tmp_path / "copy.kribbeln"
    path.write_text("the old one", encoding="utf-8")
    fill_disk(50)
    with pytest.raises(StorageError) as caught:
        save_copy(path, new_record(header(), find_game))
    assert is_one_sentence(caught.value)
    assert path.read_text(encoding="utf-8") == "the old one"
    assert list(tmp_path.iterdir()) == [path]
