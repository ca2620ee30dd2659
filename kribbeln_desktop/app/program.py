"""The program with a window: settings, language, look, and what every action does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication

from kribbeln_desktop.app.folders import data_folder
from kribbeln_desktop.app.game_in_view import GameInView
from kribbeln_desktop.app.games_desk import GamesDesk, same_again
from kribbeln_desktop.app.helpers import Helpers
from kribbeln_desktop.app.opening import Opened
from kribbeln_desktop.app.preferences import Preferences
from kribbeln_desktop.app.record_picture import earlier_sheets, seat_details
from kribbeln_desktop.app.reviews import Reviews
from kribbeln_desktop.app.settings import Settings
from kribbeln_desktop.core.header import Header
from kribbeln_desktop.core.texts import Text, say
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.players import LEVELS
from kribbeln_desktop.table.dice_model import DiceModel
from kribbeln_desktop.table.pace import PACES
from kribbeln_desktop.table.sheet_model import SheetModel
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.widgets.actions import connect_all
from kribbeln_desktop.widgets.game_page import GamePage
from kribbeln_desktop.widgets.new_game_page import LevelTitle, NewGame, NewGamePage
from kribbeln_desktop.widgets.notice_bar import NoticeBar

_NEED_A_GAME = ("save", "export", "share", "new", "zoom-in", "zoom-out", "zoom-fit")
"""Actions that can be used while a game lies on the table."""


class Program(QObject):
    """Owns the window and the table, and connects them."""

    def __init__(self, application: QApplication, opened: Opened) -> None:
        super().__init__(application)
        self.window = opened.window
        self.preferences = Preferences(application, opened)
        look = self.preferences.look()
        levels = {
            game: [LevelTitle(known.id, known.title, known.strength) for known in LEVELS[game]] for game in LEVELS
        }
        proposal = NewGame.from_text(self.settings.new_game)
        self.window.furnish(NoticeBar(look), NewGamePage(GAMES, levels, look, proposal), GamePage(look))
        self.desk = GamesDesk(data_folder(), PACES[self.settings.pace], self.tell, self)
        self.in_view = GameInView(self.window, self.desk, self.preferences, self.tell)
        self.helpers = Helpers(self.window.game_page, self.preferences, self)
        self.reviews = Reviews(self.window, self.preferences, self.tell, self)
        self._retranslate: tuple[Callable[[], None], ...] = ()
        self._connect()
        self._use_settings()
        if self.settings.splitter:
            self.window.game_page.splitter.restoreState(self.settings.splitter)
        self.offer_new_game()
        if opened.notice is not None:
            self.tell(opened.notice)

    def _connect(self) -> None:
        window, desk = self.window, self.desk
        window.may_close = self.may_leave
        window.closed.connect(self._on_closed)
        window.file_dropped.connect(lambda file: self.open(Path(file)))
        window.new_game_page.game_requested.connect(self._on_game_requested)
        window.new_game_page.resume_requested.connect(self._on_resume_requested)
        desk.table_laid.connect(self._on_table_laid)
        panel = window.game_page.panel
        panel.advice_requested.connect(self.helpers.advise)
        panel.end.again_requested.connect(self._again)
        panel.end.new_requested.connect(self._new_game)
        panel.end.print_requested.connect(lambda: self.in_view.print(is_pad=False))
        panel.end.review_requested.connect(self.reviews.open)
        self._connect_preferences()
        connect_all(window.actions_by_id, self._slots())

    def _connect_preferences(self) -> None:
        preferences = self.preferences
        preferences.language_changed.connect(self._on_language_changed)
        preferences.look_changed.connect(self.window.set_look)
        preferences.settings_changed.connect(self._use_settings)
        preferences.failed.connect(self.tell)

    def _slots(self) -> list[tuple[str, Callable[[], object]]]:
        page, window, in_view = self.window.game_page, self.window, self.in_view
        return [
            ("new", self._new_game),
            ("open", self._open),
            ("save", in_view.save_copy),
            ("print", lambda: in_view.print(is_pad=False)),
            ("pad", lambda: in_view.print(is_pad=True)),
            ("export", in_view.export),
            ("share", in_view.share),
            ("settings", lambda: self.preferences.edit(window)),
            ("quit", window.close),
            ("roll", page.panel.do_main),
            ("enter", page.enter),
            ("cross", lambda: page.panel.decide("cross")),
            ("switch", lambda: page.panel.decide("switch")),
            ("aside-all", page.set_all_aside),
            ("advice", self.helpers.advise),
            ("undo", lambda: self._wish(GameTable.undo)),
            ("redo", lambda: self._wish(GameTable.redo)),
            ("skip", lambda: self._wish(GameTable.skip)),
            ("again", self._again),
            ("review", self.reviews.open),
            ("zoom-in", lambda: page.sheet.set_zoom(1)),
            ("zoom-out", lambda: page.sheet.set_zoom(-1)),
            ("zoom-fit", lambda: page.sheet.set_zoom(0)),
            ("block", page.next_block),
            ("odds", lambda: self.use(replace(self.settings, shows_odds=not self.settings.shows_odds))),
            ("full-screen", window.toggle_full_screen),
            ("help", lambda: in_view.help("rules")),
            ("keys", lambda: in_view.help("keys")),
            ("about", lambda: in_view.help("about")),
        ]

    def _wish(self, wish: Callable[[GameTable], None]) -> None:
        if self.desk.table is not None:
            wish(self.desk.table)

    def tell(self, text: Text) -> None:
        """Show a sentence above the game."""
        self.window.notice.tell(text)

    # -- games

    def offer_new_game(self) -> None:
        """The new-game page, with the game that waits, if any."""
        waiting = self.desk.resumable()
        self.window.new_game_page.set_resumable(self.desk.described(waiting) if waiting else None)
        self.window.show_new_game_page()
        self._enable_actions()
        self.helpers.follow(self.desk.table)
        self.reviews.follow(self.desk.table)

    def open(self, path: Path) -> None:
        """Lay the game in a file on the table, where the one that lies there can be left."""
        if self.may_leave():
            self.window.notice.hide()
            self.desk.open(path)

    def start(self, new_game: NewGame, before: Header | None = None) -> None:
        """Begin a game, where the one on the table can be left; ``before`` is the one that it goes on from."""
        if self.may_leave():
            self.window.notice.hide()
            self.desk.begin(new_game, before)

    def _on_game_requested(self, new_game: NewGame) -> None:
        self.preferences.remember(new_game=self.window.new_game_page.proposal().to_text())
        self.start(new_game)

    def _on_resume_requested(self) -> None:
        waiting = self.desk.resumable()
        if waiting is not None:
            self.desk.resume(waiting)

    def _on_table_laid(self, table: GameTable) -> None:
        self.in_view.earlier = earlier = self.desk.earlier(table.record)
        dice = DiceModel(table, table)
        sheet = SheetModel(table, seat_details(table.record, earlier), table, earlier_sheets(earlier))
        self._retranslate = (dice.retranslate, sheet.retranslate)
        self.window.game_page.set_table(table, dice, sheet)
        self.helpers.follow(table)
        self.reviews.follow(table)
        table.state_changed.connect(self._enable_actions)
        table.busy_changed.connect(self._enable_actions)
        table.informed.connect(self.window.notice.tell)
        table.failed.connect(self.tell)
        title = say(table.record.header.game.title, QCoreApplication.translate)
        self.window.show_game_page(f"{title} – {', '.join(table.names)}")
        self._enable_actions()

    def _new_game(self) -> None:
        """A running game waits on the disk, so nothing is asked; unless the disk does not have it."""
        if self.window.is_playing() and self.may_leave():
            self.window.game_page.panel.skip_fall()  # dice cannot fall on without their table
            self.desk.leave()
            self.window.new_game_page.set_proposal(NewGame.from_text(self.settings.new_game))
            self.offer_new_game()

    def may_leave(self) -> bool:
        """Whether the table can be left: a game that no disk has is given up only by an answer."""
        if not self.desk.has_unsaved_game():
            return True
        from PySide6.QtWidgets import QMessageBox

        asked = self.tr("This game could not be saved and would be lost. Leave it all the same?")
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(self.window, self.window.windowTitle(), asked, defaultButton=buttons.No)
        return answer == buttons.Yes

    def _again(self) -> None:
        """The same seats and options once more; the next seat begins."""
        table = self.desk.table
        if table is None or not table.state.is_over():
            return
        self.start(same_again(table.record.header), table.record.header)

    def _open(self) -> None:
        from kribbeln_desktop.app.file_desk import ask_which

        file = ask_which(self.window, self.desk.data)
        if file is not None:
            self.open(file)

    def _enable_actions(self) -> None:
        table, actions = self.desk.table, self.window.actions_by_id
        has_table = table is not None and self.window.is_playing()
        for action_id in _NEED_A_GAME:
            actions[action_id].setEnabled(has_table)
        actions["again"].setEnabled(has_table and table is not None and table.state.is_over())
        actions["review"].setEnabled(has_table and table is not None and bool(table.record.steps))
        actions["undo"].setEnabled(has_table and table is not None and table.can_undo)
        actions["redo"].setEnabled(has_table and table is not None and table.can_redo)
        verbs = {kind.verb for kind in table.record.header.game.decisions} if table else set()
        for verb in ("cross", "switch"):
            actions[verb].setVisible(verb in verbs)

    # -- settings

    @property
    def settings(self) -> Settings:
        """What is remembered between two starts."""
        return self.preferences.settings

    def use(self, settings: Settings) -> None:
        """Live with these settings from now on, and remember them."""
        self.preferences.use(settings)

    def _on_language_changed(self) -> None:
        for retranslate in self._retranslate:
            retranslate()

    def _use_settings(self) -> None:
        page = self.window.game_page
        page.panel.animation_ms = self.settings.animation_ms
        page.numbers_mean_roll = self.settings.numbers_mean_roll
        self.window.actions_by_id["odds"].setChecked(self.settings.shows_odds)
        self.helpers.use_settings()
        self.desk.pace = PACES[self.settings.pace]
        if self.desk.table is not None:
            self.desk.table.set_pace(self.desk.pace)

    # -- the window

    def _on_closed(self) -> None:
        geometry = bytes(self.window.saveGeometry().data())
        splitter = bytes(self.window.game_page.splitter.saveState().data())
        self.preferences.remember(geometry=geometry, splitter=splitter)
        self.reviews.close()
        self.window.game_page.panel.skip_fall()
        self.helpers.close()
        self.desk.close()
