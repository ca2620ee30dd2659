"""The help window, filled with what this program and its games are."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from PySide6 import __version__ as binding_version
from PySide6.QtCore import QUrl, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from kribbeln_desktop import __version__
from kribbeln_desktop.app import licences
from kribbeln_desktop.app.folders import data_folder, is_portable, log_file, settings_file
from kribbeln_desktop.core.files import make_folder
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.help_dialog import AboutFacts, HelpDialog, Licence


def show_help(parent: QWidget, game_id: str, tab: str, keys: Sequence[tuple[str, str]], look: Look) -> HelpDialog:
    """Open the help at one of ``help_dialog.TABS``; the game goes on beside it."""
    dialog = HelpDialog(find_game(game_id), look, parent)
    dialog.set_keys(keys)
    dialog.set_about(about_facts())
    dialog.set_licences(all_licences())
    dialog.about.folder_requested.connect(lambda: open_folder(dialog))
    dialog.show_tab(tab)
    dialog.show()
    return dialog


def about_facts() -> AboutFacts:
    """What is so on this computer."""
    return AboutFacts(
        version=__version__,
        games=tuple(game.title for game in GAMES),
        made_with=(f"Qt {qVersion()}", f"PySide6 {binding_version}", f"Python {platform.python_version()}"),
        data_folder=str(data_folder()),
        settings_file=str(settings_file()),
        log_file=str(log_file()),
        is_portable=is_portable(),
    )


def all_licences() -> list[Licence]:
    """Every part of the program; its text is read when it is wanted."""
    return [
        Licence(part.name, part.licence, part.home, licences.notice_of(part), partial(licences.text_of, part))
        for part in licences.parts()
    ]


def open_folder(dialog: HelpDialog) -> None:
    """Show the folder of the games in the system's own program for files; a sentence where there is none."""
    folder = data_folder()
    with suppress(OSError):  # then nothing was kept there yet, and the sentence says that it cannot be shown
        make_folder(folder)
    if not (folder.is_dir() and QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))):
        dialog.about.tell(_NOT_SHOWN(folder=str(folder)))


_NOT_SHOWN = mark("Files", "The folder {folder} could not be opened; its path can be copied above.")
