"""Settings: what was saved comes back, and nonsense never stops the program."""

import os
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from kribbeln_desktop.app.settings import Settings, load, open_store, save
from kribbeln_desktop.core.texts import Text

CHANGED = Settings(
    language="de",
    look="contrast",
    animation_ms=0,
    pace="instant",
    coach="2%",
    numbers_mean_roll=True,
    shows_odds=True,
    new_game='{"game": "kribbeln", "seats": [{"name": "Jörg, \\"J\\"; ⚅", "level": null}], "options": {}}',
    print_order='{"subject": "pad", "sheets": ["1"], "landscape": null}',
    picture_resolution=1200,
    geometry=bytes(range(256)),
    splitter=b"\0\xff,",
)


def store(file: Path) -> QSettings:
    return QSettings(str(file), QSettings.Format.IniFormat)


def written(file: Path, lines: str) -> QSettings:
    file.write_text("[General]\n" + lines, encoding="utf-8")
    return store(file)


def test_first_start_has_the_defaults(tmp_path: Path) -> None:
    opened, notice = open_store(tmp_path / "new" / "kribbeln.ini")
    assert (load(opened), notice) == (Settings(), None)


def test_example_changes_every_setting() -> None:
    assert [f.name for f in fields(Settings) if getattr(CHANGED, f.name) == getattr(Settings(), f.name)] == []


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_each_setting_is_remembered(name: str, tmp_path: Path) -> None:
    changed = replace(Settings(), **{name: getattr(CHANGED, name)})
    assert save(open_store(tmp_path / "kribbeln.ini")[0], changed) is None
    copy = tmp_path / "copy.ini"  # Qt shares a file's content within a process; a copy is read from the disk
    copy.write_bytes((tmp_path / "kribbeln.ini").read_bytes())
    opened, notice = open_store(copy)
    assert (load(opened), notice) == (changed, None)


def test_all_settings_together_are_remembered_in_a_new_folder(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "er" / "kribbeln.ini"
    assert save(open_store(file)[0], CHANGED) is None
    assert load(open_store(file)[0]) == CHANGED


def test_stored_keys_and_choices_are_ids(tmp_path: Path) -> None:
    save(store(tmp_path / "kribbeln.ini"), CHANGED)
    text = (tmp_path / "kribbeln.ini").read_text(encoding="utf-8")
    assert "\nlanguage=de\n" in text
    assert "\nlook=contrast\n" in text
    assert "\npace=instant\n" in text


@pytest.mark.parametrize(
    "line",
    [
        "language=klingon",
        "language=",
        "language=de, en",
        "look=@Invalid()",
        "look=@Variant(\\0\\0\\0\\x5\\0)",
        "look=@Point(1 2)",
        "animation_ms=601",
        "animation_ms=-1",
        "animation_ms=1e2",
        "animation_ms=٣",
        "animation_ms=99999999999999999999999999",
        "pace=Langsam",
        "numbers_mean_roll=2",
        "shows_odds=yes",
        "new_game=[1]",
        'new_game="{"',
        "new_game=" + "[" * 5000,
        "geometry=***",
        "geometry=@ByteArray(abc)",
        "splitter=ü",
        "unknown=1",
    ],
)
def test_nonsense_counts_as_never_set(line: str, tmp_path: Path) -> None:
    opened = written(tmp_path / "kribbeln.ini", f"{line}\nlook=dark\n" if "look" not in line else f"{line}\n")
    loaded = load(opened)
    assert loaded == Settings(look=loaded.look)
    assert loaded.look == ("system" if "look" in line else "dark")


@given(text=st.text(max_size=40), name=st.sampled_from([field.name for field in fields(Settings)]))
@hypothesis_settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_text_in_any_key_is_survived(text: str, name: str, tmp_path: Path) -> None:
    opened = store(tmp_path / "kribbeln.ini")
    opened.setValue(name, text)
    assert isinstance(load(opened), Settings)


RUBBISH = {
    "binary": bytes(range(256)) * 20,
    "another code": "[General]\nlook=dark\nname=J\xf6rg\n".encode("latin-1"),
    "no pairs": b"once upon a time\nthere was a dice\n",
    "broken section": b"[a\nb=\x01",
    "huge": b"[General]\n" + b"a=1\n" * 300_000,
}


@pytest.mark.parametrize("kind", RUBBISH)
def test_unreadable_file_is_kept_aside_and_told(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "kribbeln.ini"
    file.write_bytes(RUBBISH[kind])
    opened, notice = open_store(file)
    assert isinstance(notice, Text)
    assert dict(notice.arguments)["file"] == str(tmp_path / "kribbeln.ini.unreadable")
    assert (tmp_path / "kribbeln.ini.unreadable").read_bytes() == RUBBISH[kind]
    assert load(opened) == Settings()
    assert save(opened, CHANGED) is None
    again, silent = open_store(file)
    assert (load(again), silent) == (CHANGED, None)


def test_folder_in_the_place_of_the_file_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "kribbeln.ini"
    file.mkdir()
    opened, notice = open_store(file)
    assert notice is not None
    assert load(opened) == Settings()
    assert save(opened, CHANGED) is None


@pytest.mark.skipif(os.name == "nt", reason="a file cannot be the folder of a file; Windows reports it later")
def test_settings_that_cannot_be_saved_are_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    opened, _notice = open_store(tmp_path / "file" / "kribbeln.ini")
    told = save(opened, CHANGED)
    assert told is not None
    assert "could not be saved" in told.source


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85", "\x0b", "\x1c", "\r", "\n"])
def test_signs_that_end_a_line_elsewhere_are_remembered(sign: str, tmp_path: Path) -> None:
    wanted = Settings(new_game=f'{{"seats": "Anna{sign}Ben"}}', look="dark")
    assert save(open_store(tmp_path / "kribbeln.ini")[0], wanted) is None
    opened, notice = open_store(tmp_path / "kribbeln.ini")
    assert (opened.value("look"), opened.value("new_game"), notice) == ("dark", wanted.new_game, None)


def test_what_only_a_newer_version_knows_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "kribbeln.ini"
    newer = "[General]\nlook=sepia\nlook_of_dice=brass\npace=slow\n\n[Print]\ncopies=3\nmargin=@Size(4 5)\n"
    file.write_text(newer, encoding="utf-8")
    opened, _notice = open_store(file)
    loaded = load(opened)
    assert (loaded.look, loaded.pace) == ("system", "slow")
    assert save(opened, replace(loaded, pace="fast", coach="1"), loaded) is None
    expected = {"look=sepia", "look_of_dice=brass", "pace=fast", "coach=1", "copies=3", "margin=@Size(4 5)"}
    assert expected <= set(file.read_text(encoding="utf-8").splitlines())


def test_a_choice_that_an_older_version_did_not_know_is_replaced_by_a_new_one(tmp_path: Path) -> None:
    opened = written(tmp_path / "kribbeln.ini", "look=sepia\n")
    loaded = load(opened)
    assert save(opened, replace(loaded, look="dark"), loaded) is None
    assert "look=dark" in (tmp_path / "kribbeln.ini").read_text(encoding="utf-8").splitlines()


def test_a_choice_can_go_back_to_what_was_standard(tmp_path: Path) -> None:
    file = tmp_path / "kribbeln.ini"
    first = open_store(file)[0]
    assert save(first, CHANGED) is None
    assert save(first, Settings(), CHANGED) is None
    assert load(open_store(file)[0]) == Settings()


def test_what_was_set_aside_before_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "kribbeln.ini"
    kept = []
    for content in (b"the first rubbish", b"the second rubbish"):
        file.write_bytes(content)
        _opened, notice = open_store(file)
        assert notice is not None
        kept.append(Path(str(dict(notice.arguments)["file"])))
    assert [path.read_bytes() for path in kept] == [b"the first rubbish", b"the second rubbish"]


def test_unreadable_file_that_cannot_be_set_aside_is_never_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows while another program has the file open."""

    def refuse(path: Path, target: Path) -> Path:
        raise PermissionError(13, "in use", str(path), None, str(target))

    monkeypatch.setattr(Path, "rename", refuse)
    file = tmp_path / "kribbeln.ini"
    file.write_bytes(b"look=dark\nno pair\n")
    opened, notice = open_store(file)
    assert notice is not None
    assert "could not be read" in notice.source
    told = save(opened, CHANGED)
    assert told is not None
    assert "could not be saved" in told.source
    assert file.read_bytes() == b"look=dark\nno pair\n"
