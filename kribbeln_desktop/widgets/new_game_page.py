"""The new-game page: sensible seats, the game's options, and Enter starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QRandomGenerator, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeySequence, QPalette, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from kribbeln_desktop.core.game import CHANCE, Game, OptionValue, State
from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.core.texts import Seat, TextList, say
from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.printing.picture import Heading, SheetPicture
from kribbeln_desktop.widgets.dialog_style import dialog_style
from kribbeln_desktop.widgets.new_game_options import OptionsPanel
from kribbeln_desktop.widgets.new_game_proposal import (
    RANDOM,
    LevelTitle,
    NewGame,
    fitting,
    merged,
    resolved,
    switched,
)
from kribbeln_desktop.widgets.new_game_seats import SeatsPanel
from kribbeln_desktop.widgets.new_game_surfaces import scaled_font

__all__ = ["LevelTitle", "NewGame", "NewGamePage"]

_WIDTH, _HEIGHT = 1024, 720
"""The page's size at which its words are as large as the application's."""
_LARGEST_SCALE = 2.0
_STEP = 0.05


class _Halves(QWidget):
    """Both halves; what has air gives it away before anything has to be scrolled."""

    def heightForWidth(self, width: int) -> int:
        """Qt asks for this where the page is too low for what its parts would like to have."""
        layout = self.layout()
        return layout.minimumHeightForWidth(width) if layout else -1


class NewGamePage(QWidget):
    """The first thing anyone sees; ``game_requested`` carries a ``NewGame`` that is ready to play."""

    game_requested = Signal(object)
    resume_requested = Signal()
    proposal_changed = Signal()
    """Something was chosen or typed."""

    def __init__(
        self,
        games: Sequence[Game],
        levels: Mapping[str, Sequence[LevelTitle]],
        look: Look = LIGHT,
        proposal: NewGame | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._games, self._levels = tuple(games), dict(levels)
        self._game = self._games[0]
        self._scale = 0.0
        self._filling = False
        self._wanted: Sequence[SeatEntry] = ()
        self._shown: Sequence[SeatEntry] = ()
        """What the seats were when ``_wanted`` was made to fit the game."""
        self._others: dict[str, dict[str, object]] = {}
        self.seats, self.options = SeatsPanel(), OptionsPanel(self._games)
        self._lay_out()
        self._connect()
        self.set_look(look)
        self.set_proposal(proposal)

    def _lay_out(self) -> None:
        content = _Halves()
        halves = QHBoxLayout(content)
        halves.setContentsMargins(14, 12, 14, 10)
        halves.setSpacing(14)
        halves.addWidget(self.seats, 54)
        halves.addWidget(self.options, 46)
        self._scroll = scroll = QScrollArea()
        scroll.setWidget(content)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    def _connect(self) -> None:
        self.seats.start_requested.connect(self._on_start_requested)
        self.seats.resume.clicked.connect(lambda: self.resume_requested.emit())
        self.seats.changed.connect(self._on_changed)
        self.options.changed.connect(self._on_changed)
        self.options.picker.game_chosen.connect(self._on_game_chosen)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._on_enter_pressed)

    # -- what it holds

    def proposal(self) -> NewGame:
        """The page as it stands: names may be empty, a choice may be left to chance. Worth remembering."""
        chosen = self.options.values()
        options = {option.id: chosen.get(option.id, option.default) for option in self._game.options}
        options.update(chosen)
        for option in self._game.options:
            if option.is_seat:
                options[option.id] = self.seats.starter()
        return NewGame(self._game.id, self.seats.entries(), options, self._others)

    def set_proposal(self, proposal: NewGame | None) -> None:
        """Show ``proposal``, mended where it does not fit; None, or one of another world, gives sensible seats."""
        mended = fitting(proposal, self._games, self._levels)
        self._wanted, self._others = mended.seats, mended.others
        self._show(mended)

    def _show(self, proposal: NewGame) -> None:
        self._filling = True
        self._game = next(game for game in self._games if game.id == proposal.game_id)
        self.options.set_game(self._game)
        self.options.set_values(proposal.options)
        start = next((proposal.options[option.id] for option in self._game.options if option.is_seat), 0)
        self.seats.set_game(self._game, self._levels.get(self._game.id, ()))
        self.seats.set_entries(proposal.seats, start)
        self.seats.still.set_dice([die.faces for die in self._first_state().tray().dice])
        self._shown = self.seats.entries()
        self._filling = False
        self._on_changed()

    def set_resumable(self, text: str | None) -> None:
        """Offer to resume the game that ``text`` describes (such as its players' names); None offers nothing."""
        self.seats.set_resumable(text)

    # -- what happens

    def _on_enter_pressed(self) -> None:
        if self.seats.resume.hasFocus():
            self.seats.resume.click()
        else:
            self.seats.start.click()

    def _on_start_requested(self) -> None:
        self.game_requested.emit(resolved(self.proposal(), self._game, _standard_name, _drawn))

    def _on_game_chosen(self, index: int) -> None:
        game = self._games[index]
        if game is self._game:
            return
        proposal = self.proposal()
        self._wanted = merged(self._wanted, self._shown, proposal.seats)
        mended = fitting(switched(replace(proposal, seats=self._wanted), game), self._games, self._levels)
        self._others = mended.others
        self._show(mended)

    def _on_changed(self) -> None:
        if not self._filling:
            self.seats.set_note(self._note())
            self.seats.set_dice_decide(self._dice_decide())
            if not self.options.preview.isHidden():
                self.options.preview.show_sheet(self._picture())
            self.proposal_changed.emit()

    def _dice_decide(self) -> bool:
        """Whether the game does not ask who begins, but rolls for it."""
        is_asked = any(option.is_seat for option in self._game.options)
        return not is_asked and self._first_state().current_player() == CHANCE

    def _picture(self) -> SheetPicture:
        """The sheet as it will be when the game starts."""
        headings = tuple(Heading(row.shown_name()) for row in self.seats.rows)
        options = {key: value for key, value in self.proposal().options.items() if value != RANDOM}
        sheet = self._game.initial_state(len(headings), options).sheet()
        return SheetPicture(sheet, headings, QCoreApplication.translate)

    def _first_state(self) -> State:
        """The game's beginning with so many seats, its options being as they usually are."""
        return self._game.initial_state(len(self.seats.entries()), {})

    def _note(self) -> str:
        """What the game's sheet says of one seat alone, and does not say of more."""
        seats = self.seats.entries()
        if len(seats) != 1 or len(self._game.seats) < 2:
            return ""
        options = {key: value for key, value in self.proposal().options.items() if value != RANDOM}
        alone = self._game.initial_state(1, options).sheet().notes
        several = self._game.initial_state(2, options).sheet().notes
        notes = TextList(tuple(note for note in alone if note not in several))
        return say(notes, QCoreApplication.translate)

    # -- size, words and colours

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(look.window))
        self.setPalette(palette)
        self.setAutoFillBackground(True)
        self._scroll.verticalScrollBar().setStyleSheet(dialog_style(look))
        self.seats.set_look(look)
        self.options.set_look(look)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard begins where something is missing: at the first name that is empty, else at the button."""
        nameless = [row.name for row in self.seats.rows if not row.name.text()]
        (nameless[0] if nameless else self.seats.start).setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Larger pages have larger words."""
        super().resizeEvent(event)
        self._rescale()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language, follow another font of the application."""
        if event.type() == QEvent.Type.LanguageChange:
            self._on_changed()
        elif event.type() == QEvent.Type.ApplicationFontChange:
            self._scale = 0.0
            self._rescale()
        super().changeEvent(event)

    def _rescale(self) -> None:
        room = min(self.width() / _WIDTH, self.height() / _HEIGHT)
        scale = round(max(1.0, min(room, _LARGEST_SCALE)) / _STEP) * _STEP
        if scale != self._scale:
            self._scale = scale
            font: QFont = scaled_font(QApplication.font(), scale)
            self.setFont(font)
            self.seats.set_base_font(font)
            self.options.set_base_font(font)


def _drawn(choices: Sequence[OptionValue]) -> OptionValue:
    return choices[QRandomGenerator.system().bounded(len(choices))]


def _standard_name(index: int) -> str:
    return say(Seat(index), QCoreApplication.translate)
