"""Who may import whom: the rules of the architecture, read from every module's text, function bodies included."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import kribbeln_desktop
from kribbeln_desktop.games import GAMES

ROOT = Path(kribbeln_desktop.__file__).parent
OURS = "kribbeln_desktop"

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "players": {"core", "games", "players", "numpy"},
    "storage": {"core", "storage"},
    "table": {"core", "players", "storage", "table", "PySide6.QtCore"},
    "printing": {"core", "printing", "PySide6"},
    "widgets": {"core", "table", "printing", "widgets", "PySide6"},
    "app": {"core", "games", "players", "storage", "table", "printing", "widgets", "app", "PySide6", "numpy"},
}
"""By package, its own included: other packages of ours and libraries. The standard library is free for all."""

GAME_MODULES = {type(game).__module__.rpartition(".")[2] for game in GAMES}


def modules() -> list[Path]:
    return sorted(ROOT.rglob("*.py"))


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(tree: ast.AST, package: str) -> Iterator[str]:
    """Every module that is imported, wherever it stands: at the top, in a function, for type checkers only."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module, names, level):
                base = package.split(".")[: -level + 1 or None] if level else []
                source = ".".join([*base, *([module] if module else [])])
                yield from (f"{source}.{alias.name}" for alias in names)
            case ast.Call(func, [ast.Constant(str() as module), *_]):
                called = getattr(func, "attr", getattr(func, "id", ""))
                if called in ("import_module", "__import__"):
                    yield module


def imported(path: Path) -> list[str]:
    package = ".".join([OURS, *path.relative_to(ROOT).parent.parts])
    return list(imports(ast.parse(path.read_text(encoding="utf-8")), package))


def faults(package: str, found: list[str]) -> list[str]:
    """What a module of ``package`` must not import."""
    allowed = MAY_IMPORT[package]
    wrong = []
    for name in found:
        top, *rest = name.split(".")
        if top == OURS:
            permitted = not rest or rest[0] in allowed or rest[0] == "__version__"
        else:
            permitted = top in sys.stdlib_module_names or any(
                name == library or name.startswith(f"{library}.") for library in allowed
            )
        if not permitted:
            wrong.append(name)
    return wrong


@pytest.mark.parametrize(
    ("package", "text", "wrong"),
    [
        ("core", "import numpy", ["numpy"]),
        ("core", "def f():\n    from kribbeln_desktop.games import GAMES", [f"{OURS}.games.GAMES"]),
        ("core", "from kribbeln_desktop import table", [f"{OURS}.table"]),
        ("core", "from ..games import find_game", [f"{OURS}.games.find_game"]),
        ("core", "import importlib\nimportlib.import_module('PySide6.QtCore')", ["PySide6.QtCore"]),
        ("core", "import json\nfrom kribbeln_desktop.core import dice\nfrom . import texts", []),
        ("games", "if TYPE_CHECKING:\n    from PySide6.QtCore import QObject", ["PySide6.QtCore.QObject"]),
        ("table", "from PySide6.QtCore import QObject\nfrom PySide6.QtGui import QIcon", ["PySide6.QtGui.QIcon"]),
        ("table", "from PySide6 import QtCore, QtWidgets", ["PySide6.QtWidgets"]),
        ("widgets", "import kribbeln_desktop.storage.journal", [f"{OURS}.storage.journal"]),
        ("widgets", "from PySide6.QtWidgets import QWidget\nfrom kribbeln_desktop.table import table", []),
        ("printing", "from kribbeln_desktop.widgets import palette", [f"{OURS}.widgets.palette"]),
        ("storage", "from kribbeln_desktop.games.kribbeln import Kribbeln", [f"{OURS}.games.kribbeln.Kribbeln"]),
        ("app", "import requests", ["requests"]),
    ],
)
def test_a_wrong_import_is_seen(package: str, text: str, wrong: list[str]) -> None:
    assert faults(package, list(imports(ast.parse(text), f"{OURS}.{package}"))) == wrong


def test_every_module_lies_in_a_known_package() -> None:
    known = {*MAY_IMPORT, "__main__", ""}
    assert {name_of(path).split(".")[0] for path in modules()} - {"__init__"} <= known
    assert all((ROOT / package / "__init__.py").is_file() for package in MAY_IMPORT)


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_a_package_imports_only_what_it_may(package: str) -> None:
    paths = [path for path in modules() if name_of(path).split(".")[0] == package]
    assert paths
    wrong = {name_of(path): found for path in paths if (found := faults(package, imported(path)))}
    assert wrong == {}


def test_the_top_of_the_package_imports_nothing_but_the_entry_points() -> None:
    assert imported(ROOT / "__init__.py") == []
    assert {name for name in imported(ROOT / "__main__.py") if name.startswith(OURS)} == {f"{OURS}.app.main.main"}


def test_games_draw_no_random_numbers() -> None:
    """Rules never roll: chance supplies the faces."""
    forbidden = {"random", "secrets", "numpy", "uuid", "time", "datetime"}
    for path in modules():
        if name_of(path).startswith("games."):
            assert forbidden.isdisjoint(name.split(".")[0] for name in imported(path)), name_of(path)


def game_of(module: str) -> str | None:
    """The game that a module of ``games`` belongs to: ``kribbeln_tasks`` to ``kribbeln``."""
    owners = [game for game in GAME_MODULES if module == game or module.startswith(f"{game}_")]
    return max(owners, key=len, default=None)


def test_no_game_imports_another() -> None:
    for path in modules():
        name = name_of(path)
        if not name.startswith("games."):
            continue
        own = game_of(name.split(".")[1])
        used = {other.split(".")[2] for other in imported(path) if other.startswith(f"{OURS}.games.")}
        others = {game_of(module) for module in used & {p.stem for p in ROOT.glob("games/*.py")}}
        assert others <= {own, None}, name


_ROOTS = {"Game", "State", "ThreeRollState", "BoxState", "Position"}
"""What games and states are made of."""


@cache
def game_classes() -> frozenset[str]:
    """The names of all games and states."""
    return frozenset(
        node.name
        for path in ROOT.glob("games/*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) in _ROOTS for base in node.bases)
    )


def types_asked_for(tree: ast.AST) -> Iterator[str]:
    """The names of the classes that ``isinstance``, ``issubclass`` and class patterns compare with."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name("isinstance" | "issubclass"), [_, types]):
                yield from names_in(types)
            case ast.MatchClass(cls):
                yield from names_in(cls)


def names_in(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        match part:
            case ast.Name(name) | ast.Attribute(attr=name):
                yield name


def test_questions_for_a_type_are_seen() -> None:
    text = "isinstance(s, (int, games.KribbelnState))\nmatch s:\n    case Kribbeln():\n        pass"
    assert {"KribbelnState", "Kribbeln"} <= set(types_asked_for(ast.parse(text)))
    assert {type(game).__name__ for game in GAMES} < game_classes()


def test_nothing_outside_the_games_asks_which_game_it_is() -> None:
    """Views ask for facts. A strategy in ``players`` may make sure that it was given a state of its game."""
    for path in modules():
        if name_of(path).split(".")[0] not in ("games", "players"):
            asked = types_asked_for(ast.parse(path.read_text(encoding="utf-8")))
            assert game_classes().isdisjoint(asked), name_of(path)


LOADED = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
print(*sorted({name.split(".")[0] for name in sys.modules} & {"PySide6", "shiboken6", "numpy"}))
"""


def libraries_after_importing(*names: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", LOADED, *names], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_rules_storage_and_the_levels_of_players_load_neither_qt_nor_numpy() -> None:
    """The levels' makers import their strategy, and with it numpy, on first use."""
    names = [f"{OURS}.{name}" for name in map(name_of, modules()) if name.startswith(("core", "games", "storage"))]
    assert libraries_after_importing(*names, f"{OURS}.players", f"{OURS}.players.player") == []


def test_no_player_loads_qt() -> None:
    names = [f"{OURS}.{name}" for name in map(name_of, modules()) if name.startswith("players")]
    assert libraries_after_importing(*names) == ["numpy"]


def test_the_window_is_up_before_numpy_is_loaded() -> None:
    """What the start needs: the entry point and the window's own modules."""
    names = [f"{OURS}.{name}" for name in map(name_of, modules()) if name.startswith(("table", "widgets", "app.main"))]
    assert "numpy" not in libraries_after_importing(*names)
