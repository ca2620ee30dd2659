"""Missing libraries of Qt, their Debian packages, and what a person is told."""

import pytest
import system_libraries
from setup_error import SetupError

LDD = """\
\tlinux-vdso.so.1 (0x00007ffd)
\tlibQt6Core.so.6 => /somewhere/PySide6/Qt/lib/libQt6Core.so.6 (0x00007f)
\tlibxcb-cursor.so.0 => not found
\tlibxcb-icccm.so.4 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
\tlibxcb-cursor.so.0 => not found
"""


def test_ldd_tells_what_is_not_found_once_each() -> None:
    assert system_libraries.not_found(LDD) == ["libxcb-cursor.so.0", "libxcb-icccm.so.4"]


def test_ldd_without_complaints_gives_nothing() -> None:
    assert system_libraries.not_found("\tlibc.so.6 => /lib/libc.so.6 (0x00007f)\n\tstatically linked\n") == []


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libEGL.so.1", "libegl1"),
        ("libGL.so.1", "libgl1"),
        ("libX11.so.6", "libx11-6"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgthread-2.0.so.0", "libglib2.0-0"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-render-util.so.0", "libxcb-render-util0"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libwayland-client.so.0", "libwayland-client0"),
        ("libz.so.1", "zlib1g"),
    ],
)
def test_package_of_a_library_is_named_after_debians_rule(library: str, package: str) -> None:
    assert system_libraries.debian_package(library) == package


def test_only_libraries_of_the_chosen_window_system_are_asked_for() -> None:
    def nothing_loads(_library: str) -> bool:
        return False

    offscreen = system_libraries.missing_libraries(["offscreen"], nothing_loads)
    xcb = system_libraries.missing_libraries(["xcb", "offscreen"], nothing_loads)
    assert "libEGL.so.1" in offscreen
    assert "libxcb-cursor.so.0" not in offscreen
    assert set(offscreen) < set(xcb)
    assert xcb == sorted(set(xcb))


def test_nothing_is_missing_where_all_load() -> None:
    assert system_libraries.missing_libraries(["xcb"], lambda _library: True) == []


def test_system_python_and_others_have_their_own_venv_package() -> None:
    assert system_libraries.venv_package("/usr/bin/python3", (3, 11)) == "python3-venv"
    assert system_libraries.venv_package("/usr/bin/python3.12", (3, 12)) == "python3.12-venv"


def test_only_the_systems_python_needs_its_library_from_a_package() -> None:
    assert system_libraries.build_needs("/usr/bin/python3", (3, 11)) == {
        "objdump": "binutils",
        "chrpath": "chrpath",
        "libpython3.11.so.1.0": "libpython3.11",
    }
    assert system_libraries.build_needs("/home/anna/bin/python3", (3, 12)) == {
        "objdump": "binutils",
        "chrpath": "chrpath",
    }


def test_advice_is_one_line_to_type() -> None:
    sentence = system_libraries.advice(["libegl1", "libgl1"])
    assert sentence.endswith("sudo apt-get install --no-install-recommends libegl1 libgl1")
    assert "\n" not in sentence


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A Debian where nothing is missing but what the test asks for; what apt-get was asked to do."""
    calls: list[list[str]] = []

    def apt_get(words: list[str]) -> bool:
        calls.append(words)
        return True

    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(system_libraries, "is_debian", lambda: True)
    monkeypatch.setattr(system_libraries, "can_load", lambda _library: True)
    monkeypatch.setattr(system_libraries, "_apt_get", apt_get)
    return calls


def be_root(monkeypatch: pytest.MonkeyPatch, root: bool) -> None:
    monkeypatch.setattr(system_libraries, "is_root", lambda: root)


def test_without_the_right_of_root_the_packages_are_named_and_nothing_is_run(
    monkeypatch: pytest.MonkeyPatch, installed: list[list[str]]
) -> None:
    be_root(monkeypatch, False)
    with pytest.raises(SetupError, match="type: sudo apt-get install --no-install-recommends gnu-nonsense"):
        system_libraries.provide(["offscreen"], {"no-such-program": "gnu-nonsense"})
    assert installed == []


def test_root_gets_what_is_missing(monkeypatch: pytest.MonkeyPatch, installed: list[list[str]]) -> None:
    be_root(monkeypatch, True)
    system_libraries.provide(["offscreen"], {"no-such-program": "needed", "nor-this-one": "too"})
    assert [words[-2:] for words in installed] == [["needed", "too"]]


def test_python_that_can_make_environments_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, installed: list[list[str]]
) -> None:
    be_root(monkeypatch, False)
    monkeypatch.setattr(system_libraries, "is_there", lambda _name: True)
    system_libraries.provide(["offscreen"], {system_libraries.ENSUREPIP: "python3-venv"})
    assert installed == []


def test_python_that_cannot_make_environments_is_named_elsewhere(
    monkeypatch: pytest.MonkeyPatch, installed: list[list[str]]
) -> None:
    monkeypatch.setattr(system_libraries, "is_there", lambda _name: False)
    monkeypatch.setattr(system_libraries, "is_debian", lambda: False)
    with pytest.raises(SetupError, match="cannot make environments"):
        system_libraries.provide(["offscreen"], {system_libraries.ENSUREPIP: "python3-venv"})
    assert installed == []


@pytest.mark.parametrize("root", [True, False])
def test_nobody_is_asked_for_wishes(monkeypatch: pytest.MonkeyPatch, installed: list[list[str]], root: bool) -> None:
    be_root(monkeypatch, root)
    system_libraries.grant({"no-such-program": "wished"})
    assert len(installed) == root


def test_wish_that_fails_is_done_without(monkeypatch: pytest.MonkeyPatch, installed: list[list[str]]) -> None:
    be_root(monkeypatch, True)
    monkeypatch.setattr(system_libraries, "_apt_get", lambda _words: False)
    system_libraries.grant({"no-such-program": "wished"})
    assert installed == []


def test_old_package_lists_are_renewed_once(monkeypatch: pytest.MonkeyPatch, installed: list[list[str]]) -> None:
    def apt_get(words: list[str]) -> bool:
        installed.append(words)
        return len(installed) > 1

    be_root(monkeypatch, True)
    monkeypatch.setattr(system_libraries, "_apt_get", apt_get)
    system_libraries.provide(["offscreen"], {"no-such-program": "needed"})
    assert [words[0] for words in installed] == ["install", "update", "install"]


def test_packages_of_all_window_systems_are_named_once() -> None:
    missing = {"libEGL.so.1", "libglib-2.0.so.0", "libgthread-2.0.so.0", "libxcb-cursor.so.0"}
    packages = system_libraries.missing_packages(["offscreen", "xcb"], lambda library: library not in missing)
    assert packages == {"libegl1", "libglib2.0-0", "libxcb-cursor0"}
