"""The game that a person has before them, and what is made of it: a copy, pages, a result to pass on, help.

Nothing of that changes the game. What does the work is loaded when it is wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from kribbeln_desktop.app.games_desk import GamesDesk
from kribbeln_desktop.app.preferences import Preferences
from kribbeln_desktop.app.record_picture import Earlier, record_picture
from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.games import find_game
from kribbeln_desktop.printing.picture import SheetPicture
from kribbeln_desktop.widgets.actions import key_list
from kribbeln_desktop.widgets.main_window import MainWindow

if TYPE_CHECKING:
    from kribbeln_desktop.app.paper_desk import InView


class GameInView:
    """The game on the table, else the one that the new-game page stands at."""

    def __init__(
        self, window: MainWindow, desk: GamesDesk, preferences: Preferences, tell: Callable[[Text], None]
    ) -> None:
        self._window, self._desk, self._preferences, self._tell = window, desk, preferences, tell
        self.earlier: Earlier = ()
        """The games before the one on the table, on its sheet."""
        self.print_dialog: QWidget | None = None
        self.help_dialog: QWidget | None = None

    def game(self) -> tuple[Game, Mapping[str, object]]:
        """Which game it is, with its options."""
        if self._desk.table is not None:
            header = self._desk.table.record.header
            return header.game, header.options
        proposal = self._window.new_game_page.proposal()
        return find_game(proposal.game_id), proposal.options

    def picture(self) -> SheetPicture | None:
        """The sheet as it is shown: all seats, or one seat's block; None where no game is on the table."""
        if self._desk.table is None:
            return None
        block = self._window.game_page.block
        return record_picture(self._desk.table.record, QCoreApplication.translate, self.earlier, block)

    def save_copy(self) -> None:
        """Ask for a file and write the game there."""
        from kribbeln_desktop.app.file_desk import save_copy_as

        if self._desk.table is not None:
            self._try(partial(save_copy_as, self._window, self._desk.table.record))

    def print(self, *, is_pad: bool) -> None:
        """Open the print page, at the sheet or at a blank pad."""
        from kribbeln_desktop.app.paper_desk import open_print_page

        self.print_dialog = open_print_page(self._window, self._preferences, self._on_paper(), is_pad)

    def export(self) -> None:
        """Ask for a file and write the sheet there."""
        from kribbeln_desktop.app.paper_desk import export_sheet

        self._try(partial(export_sheet, self._window, self._preferences, self._on_paper()))

    def share(self) -> None:
        """Put the result on the clipboard."""
        from kribbeln_desktop.app.share_desk import copy_result

        picture = self.picture()
        if self._desk.table is not None and picture is not None:
            self._tell(copy_result(self._desk.table.record, picture))

    def help(self, tab: str) -> None:
        """Open its help at this tab, in the place of one that is open."""
        from kribbeln_desktop.app.help_desk import show_help

        game, _options = self.game()
        if self.help_dialog is not None:
            self.help_dialog.close()
            self.help_dialog.deleteLater()
        keys = key_list(self._window.actions_by_id, game.dice)
        self.help_dialog = show_help(self._window, game.id, tab, keys, self._preferences.look())

    def _on_paper(self) -> InView:
        from kribbeln_desktop.app.paper_desk import InView

        return InView(*self.game(), self.picture())

    def _try(self, work: Callable[[], object]) -> None:
        """Do it, or say why not."""
        try:
            work()
        except KribbelnError as error:
            self._tell(error.text)
