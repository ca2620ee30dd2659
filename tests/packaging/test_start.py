"""Which process ``run.py`` starts, on each system, without starting one."""

from pathlib import Path

import pytest
import start
from setup_error import SetupError

LINUX_SCREEN = {"DISPLAY": ":0"}


@pytest.mark.parametrize(
    ("system", "variables", "platform"),
    [
        ("linux", {}, None),
        ("linux", {"DISPLAY": ":0"}, "xcb"),
        ("linux", {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ("linux", {"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen:configfile=x.json"}, "offscreen"),
        ("linux", {"QT_QPA_PLATFORM": "wayland;xcb"}, "wayland"),
        ("win32", {}, "windows"),
        ("darwin", {}, "cocoa"),
    ],
)
def test_window_system_is_the_one_qt_will_use(system: str, variables: dict[str, str], platform: str | None) -> None:
    assert start.window_platform(system, variables) == platform


def test_without_words_the_window_opens() -> None:
    command = start.choose([], "linux", LINUX_SCREEN, cores=2)
    assert command.arguments[-2:] == ["-m", "kribbeln_desktop"]
    assert command.platforms == ("xcb",)
    assert command.extras == frozenset()


def test_a_record_is_handed_to_the_window_and_found_from_where_the_person_is() -> None:
    command = start.choose(["evening.kribbeln"], "win32", {}, cores=2)
    assert command.arguments[-1] == "evening.kribbeln"
    assert command.folder is None


def test_without_a_display_one_sentence_says_so() -> None:
    with pytest.raises(SetupError, match="no display"):
        start.choose([], "linux", {}, cores=2)


def test_tests_run_offscreen_on_several_cores_from_the_top_of_the_repository() -> None:
    command = start.choose(["test"], "linux", {}, cores=2)
    assert command.arguments == ["-m", "pytest", "-n", "2"]
    assert command.variables["QT_QPA_PLATFORM"] == "offscreen"
    assert command.variables["LC_ALL"] == "C.UTF-8"
    assert command.extras == {"test"}
    assert command.folder is not None
    assert (command.folder / "pyproject.toml").exists()


def test_arguments_after_test_reach_pytest_as_they_are() -> None:
    assert start.choose(["test", "-k", "dice"], "darwin", {}, cores=8).arguments == ["-m", "pytest", "-k", "dice"]


def test_one_core_needs_no_workers() -> None:
    assert start.choose(["test"], "linux", {}, cores=1).arguments == ["-m", "pytest"]


def test_command_line_program_needs_no_display() -> None:
    command = start.choose(["kribbeln", "games", "--json"], "linux", {}, cores=2)
    assert command.arguments[-2:] == ["games", "--json"]
    assert command.platforms == ("offscreen",)


def test_building_asks_for_its_tools_on_linux_only() -> None:
    assert start.choose(["build"], "linux", {}, cores=2).needs["objdump"] == "binutils"
    assert start.choose(["build"], "darwin", {}, cores=2).needs == {}


def test_linux_packages_ask_for_what_makes_and_checks_them() -> None:
    made = start.choose(["linux-packages", "deb"], "linux", {}, cores=2)
    assert Path(made.arguments[0]).exists()
    assert made.arguments[1:] == ["deb"]
    assert made.extras == {"package"}
    checked = start.choose(["check-linux", "--no-root"], "linux", {}, cores=2)
    assert Path(checked.arguments[0]).exists()
    assert checked.arguments[1:] == ["--no-root"]
    assert {"lintian", "debootstrap", "rpm"} <= checked.needs.keys()


def test_help_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert start.main(["--help"], help_text="what it does\n") == 0
    assert capsys.readouterr().out == "what it does\n"


def test_what_cannot_be_done_is_one_sentence_and_status_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(command: start.Command) -> None:
        raise SetupError("This is the sentence.")

    monkeypatch.setattr(start, "prepare", refuse)
    assert start.main(["test"], help_text="") == 1
    assert capsys.readouterr().err == "This is the sentence.\n"


def test_read_only_folder_is_one_sentence_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(command: start.Command) -> None:
        raise PermissionError(13, "Permission denied", ".venv/pip.log")

    monkeypatch.setattr(start, "prepare", refuse)
    assert start.main(["test"], help_text="") == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_old_python_reads_one_sentence() -> None:
    source = (Path(start.__file__).parent / "run.py").read_text("utf-8")
    head, _, _ = source.partition("import start")
    assert "sys.version_info < (3, 11)" in head
    assert "from __future__" not in source


def test_installer_for_windows_asks_for_its_compiler_and_the_check_for_wine_too() -> None:
    assert start.choose(["windows-installer"], "linux", {}, cores=2).needs == {"makensis": "nsis"}
    check = start.choose(["check-windows"], "linux", {}, cores=2)
    assert check.arguments[0].endswith("check_windows.py")
    assert set(check.needs.values()) == {"nsis", "wine64"}
