"""The first moment: the window in its place and its colours, before anything else is loaded."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from kribbeln_desktop.app.folders import portable_fault, settings_file
from kribbeln_desktop.app.looks import apply_look, first_look
from kribbeln_desktop.app.settings import Settings, load, open_store
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.main_window import FRAME, MainWindow


@dataclass(frozen=True)
class Opened:
    """An empty window, and the settings it was opened with."""

    window: MainWindow
    store: QSettings
    settings: Settings
    look: Look
    notice: Text | None
    """What is to be told of settings that could not be read, and of a folder that cannot be written."""


def open_window(application: QApplication) -> Opened:
    """Make the window; it is not shown yet."""
    fault = portable_fault()
    store, notice = open_store(settings_file())
    settings = load(store)
    look = first_look(settings.look)
    apply_look(application, look)
    window = MainWindow()
    if settings.geometry:
        window.restoreGeometry(settings.geometry)
        _fit(window)
    return Opened(window, store, settings, look, _both(fault, notice))


def _both(first: Text | None, second: Text | None) -> Text | None:
    """Two sentences as one text, where there are two."""
    if first is None or second is None:
        return first or second
    return Text("", "{first} {second}")(first=first, second=second)


def _fit(window: MainWindow) -> None:
    """Leave room for a frame now: a window that is moved only when it is shown loses its title bar."""
    window.resize(window.size().boundedTo(window.screen().availableSize() - FRAME))
