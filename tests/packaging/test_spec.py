"""What the spec tells PyInstaller on each system, with stand-ins for PyInstaller's classes."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import version_resource

from kribbeln_desktop import __version__

SPEC = Path(version_resource.__file__).with_name("kribbeln.spec")


class Told:
    """Stands in for PyInstaller's classes: keeps what it was told, and has the lists that an analysis has."""

    def __init__(self, kind: str, args: tuple[Any, ...], words: dict[str, Any]) -> None:
        self.kind, self.args, self.words = kind, args, words
        self.datas: list[tuple[str, str, str]] = []
        self.binaries: list[tuple[str, str, str]] = []
        self.pure = self.scripts = ()


def run(system: str, work: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[dict[str, Any]]]:
    """Run the spec for a system; by class, the words of each call."""
    calls: dict[str, list[dict[str, Any]]] = {}

    def stand_in(kind: str) -> Any:
        def make(*args: Any, **words: Any) -> Told:
            calls.setdefault(kind, []).append(words)
            return Told(kind, args, words)

        return make

    for name in ("PyInstaller", "PyInstaller.depend", "PyInstaller.depend.bindepend", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    hooks = ModuleType("PyInstaller.utils.hooks")
    monkeypatch.setitem(sys.modules, hooks.__name__, hooks)
    monkeypatch.setattr(hooks, "collect_submodules", lambda name: [name], raising=False)
    monkeypatch.setattr(sys.modules["PyInstaller.depend.bindepend"], "get_imports", lambda path: [], raising=False)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "path", [*sys.path])
    classes = {name: stand_in(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    names = {"SPECPATH": str(SPEC.parent), "workpath": str(work / "pyinstaller")}
    exec(compile(SPEC.read_text("utf-8"), str(SPEC), "exec"), {**classes, **names})
    return calls


def test_windows_programs_have_icon_and_version_and_only_one_has_a_console(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, console = run("win32", tmp_path, monkeypatch)["EXE"]
    assert (window["name"], window["console"]) == ("kribbeln-desktop", False)
    assert (console["name"], console["console"]) == ("kribbeln", True)
    for program in (window, console):
        assert Path(program["icon"]).name == "kribbeln.ico"
        text = Path(program["version"]).read_text("utf-8")
        assert text == version_resource.resource(program["name"], __version__)


def test_mac_gets_an_app_with_icon_entitlements_and_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = run("darwin", tmp_path, monkeypatch)
    (app,) = calls["BUNDLE"]
    assert app["name"] == "Kribbeln Desktop.app"
    assert Path(app["icon"]).name == "kribbeln.icns"
    assert app["version"] == app["info_plist"]["CFBundleVersion"] == __version__
    assert all(Path(program["entitlements_file"]).exists() for program in calls["EXE"])
    assert app["info_plist"]["CFBundleExecutable"] in [program["name"] for program in calls["EXE"]]


def test_linux_gets_neither(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = run("linux", tmp_path, monkeypatch)
    assert "BUNDLE" not in calls
    assert all(program["icon"] is None and "version" not in program for program in calls["EXE"])
