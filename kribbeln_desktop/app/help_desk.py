"""The help window, filled with what this program and its games are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from kribbeln_desktop import __version__
from kribbeln_desktop.app.folders import data_folder, log_file
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.help_dialog import AboutFacts, HelpDialog


def show_help(parent: QWidget, game_id: str, tab: str, keys: Sequence[tuple[str, str]], look: Look) -> HelpDialog:
    """Open the help at one of ``help_dialog.TABS``; the game goes on beside it."""
    dialog = HelpDialog(find_game(game_id), look, parent)
    dialog.set_keys(keys)
    games = tuple(game.title for game in GAMES)
    dialog.set_about(AboutFacts(__version__, games, str(data_folder()), str(log_file())))
    dialog.show_tab(tab)
    dialog.show()
    return dialog
