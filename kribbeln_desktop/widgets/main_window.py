"""The one window: menus, and either the new-game page or the page of the running game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

if TYPE_CHECKING:  # the window is painted before its pages are made
    from kribbeln_desktop.printing.palette import Look
    from kribbeln_desktop.widgets.game_page import GamePage
    from kribbeln_desktop.widgets.new_game_page import NewGamePage
    from kribbeln_desktop.widgets.notice_bar import NoticeBar


FRAME = QSize(4, 36)
"""What a window manager usually draws round a window."""


class MainWindow(QMainWindow):
    """Shows pages and offers actions; what they do is connected by the program. Empty until ``furnish``."""

    notice: NoticeBar
    new_game_page: NewGamePage
    game_page: GamePage
    actions_by_id: dict[str, QAction]

    closed = Signal()
    file_dropped = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("main-window")
        self.may_close: Callable[[], bool] = lambda: True
        self.pages = QStackedWidget()
        self.setWindowTitle(self.tr("Kribbeln Desktop"))
        self.resize(1180, 780)

    def furnish(self, notice: NoticeBar, new_game_page: NewGamePage, game_page: GamePage) -> None:
        """Put the pages in, and the menus."""
        self.notice, self.new_game_page, self.game_page = notice, new_game_page, game_page
        self.pages.addWidget(new_game_page)
        self.pages.addWidget(game_page)
        central = QWidget()
        column = QVBoxLayout(central)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(notice)
        column.addWidget(self.pages, 1)
        from kribbeln_desktop.widgets.actions import make_actions

        self.actions_by_id = make_actions(self, game_page)
        self._fill_menus()
        self.setCentralWidget(central)
        if self.isVisible():
            central.show()  # at once, so that the keyboard finds its page
        self.setAcceptDrops(True)

    def _fill_menus(self) -> None:
        from kribbeln_desktop.widgets.actions import fill_menus

        fill_menus(self.menuBar(), self.actions_by_id)

    def show_new_game_page(self) -> None:
        """Set up a game."""
        self.pages.setCurrentWidget(self.new_game_page)
        self._enable_play(False)
        self.new_game_page.setFocus()
        self.setWindowTitle(self.tr("Kribbeln Desktop"))

    def show_game_page(self, title: str) -> None:
        """Play."""
        self.pages.setCurrentWidget(self.game_page)
        self._enable_play(True)
        self.game_page.setFocus()
        self.setWindowTitle(title)

    def _enable_play(self, is_playing: bool) -> None:
        """Actions of the table are possible where there is one."""
        for action in self.game_page.actions():
            action.setEnabled(is_playing)

    def is_playing(self) -> bool:
        """Whether the page of the game is in front."""
        return self.pages.currentWidget() is self.game_page

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self.game_page.set_look(look)
        self.new_game_page.set_look(look)
        self.notice.set_look(look)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def changeEvent(self, event: QEvent) -> None:
        """Qt."""
        if event.type() == QEvent.Type.LanguageChange and self.centralWidget():
            self._fill_menus()
        elif event.type() == QEvent.Type.WindowStateChange and self.centralWidget():
            self.actions_by_id["full-screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Qt: never larger than the screen, its frame included."""
        room = self.screen().availableGeometry().adjusted(0, 0, -FRAME.width(), -FRAME.height())
        if self.width() > room.width() or self.height() > room.height():
            self.resize(self.size().boundedTo(room.size()))
            self.move(room.topLeft())
        super().showEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Qt: at any moment; the game is on the disk already, or ``may_close`` has asked."""
        if not self.may_close():
            event.ignore()
            return
        self.closed.emit()
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Qt."""
        if len(event.mimeData().urls()) == 1 and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Qt."""
        self.file_dropped.emit(event.mimeData().urls()[0].toLocalFile())
