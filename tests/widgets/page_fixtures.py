"""What tests of the window's parts share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from page_play import PageInWindow
from pytestqt.qtbot import QtBot


@pytest.fixture
def play(qtbot: QtBot) -> Iterator[Callable[..., PageInWindow]]:
    """Shows a game page in a window of its own: ``play("Anna", "cpu", animation_ms=300, sheet="2")``."""
    shown: list[PageInWindow] = []

    def begin(*seats: str, **options: Any) -> PageInWindow:
        shown.append(PageInWindow(qtbot, *seats, **options))
        return shown[-1]

    yield begin
    for page in shown:
        page.laid.close()
