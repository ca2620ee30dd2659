"""A start up to the ready new-game page, watched in a process of its own: nothing is made that can wait."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

START = """
import gc, json, sys
from PySide6 import QtWidgets
from kribbeln_desktop.app.main import furnish, make_application
from kribbeln_desktop.app.opening import open_window

application = make_application()
opened = open_window(application)
opened.window.show()
application.processEvents()
searches = []
gc.callbacks.append(lambda phase, _info: searches.append(phase))
page = furnish(application, opened).window.new_game_page
gc.callbacks.clear()
application.processEvents()
seen = {
    "modules": list(sys.modules),
    "widgets": list(vars(QtWidgets)),
    "searches for garbage": len(searches),
    "looks for garbage later": gc.isenabled(),
    "seats made": [row.index for row in page.seats.list.findChildren(type(page.seats.rows[0]))],
    "seats shown": [row.index for row in page.seats.rows],
}
print(json.dumps(seen))
"""

LATER = {
    "core.reference",
    "core.samples",
    "app.help_desk",
    "app.paper_desk",
    "app.review_desk",
    "app.save_dialog",
    "app.settings_dialog",
    "players.tables",
    "printing.document",
    "printing.export",
    "widgets.help_dialog",
    "widgets.print_dialog",
    "widgets.review_dialog",
}
"""Of ours: what only a later page, a dialog or a computer needs."""


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    environment = {**os.environ, "KRIBBELN_DATA": str(tmp_path_factory.mktemp("start"))}
    command = [sys.executable, "-c", START]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_start_loads_three_of_qts_libraries_and_no_numpy(seen: dict[str, Any]) -> None:
    assert {name for name in seen["modules"] if name.startswith("PySide6.Qt")} == {
        "PySide6.QtCore",
        "PySide6.QtGui",
        "PySide6.QtWidgets",
    }
    assert not {"numpy", "sqlite3", "_hashlib"} & set(seen["modules"])


def test_a_start_loads_no_module_of_what_comes_later(seen: dict[str, Any]) -> None:
    ours = {name.removeprefix("kribbeln_desktop.") for name in seen["modules"]}
    assert {"app.program", "widgets.game_page"} <= ours
    assert LATER & ours == set()


def test_what_comes_later_exists() -> None:
    """Or a module that got another name would be looked for in vain."""
    package = Path(__file__).resolve().parents[2] / "kribbeln_desktop"
    assert [name for name in LATER if not package.joinpath(*name.split(".")).with_suffix(".py").is_file()] == []


def test_a_start_makes_no_classes_of_widgets_that_nobody_uses(seen: dict[str, Any]) -> None:
    """PySide makes a class when it is first asked for, and all of them for a widget of Qt's own making."""
    assert "QTableView" in seen["widgets"]
    assert {"QWizard", "QMdiArea", "QCalendarWidget", "QColorDialog", "QDial"} & set(seen["widgets"]) == set()


def test_no_garbage_is_looked_for_while_everything_is_made(seen: dict[str, Any]) -> None:
    assert seen["searches for garbage"] == 0
    assert seen["looks for garbage later"] is True


def test_the_seats_are_made_once(seen: dict[str, Any]) -> None:
    assert seen["seats shown"] == [0, 1, 2]
    assert sorted(seen["seats made"]) == seen["seats shown"]
