"""The right half of the new-game page: the game and its options, as pictures or as words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QVBoxLayout, QWidget

from kribbeln_desktop.core.game import UNDO_OPTION, Game, Option
from kribbeln_desktop.core.sheet import Sheet
from kribbeln_desktop.core.texts import Text, TextList, mark, say
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.new_game_cards import (
    Card,
    ChanceCard,
    Miniature,
    SheetCard,
    lead_tab_to_choice,
    miniatures,
)
from kribbeln_desktop.widgets.new_game_fields import RoundMark
from kribbeln_desktop.widgets.new_game_games import GamePicker
from kribbeln_desktop.widgets.new_game_preview import SheetPreview
from kribbeln_desktop.widgets.new_game_proposal import RANDOM, may_be_random
from kribbeln_desktop.widgets.new_game_surfaces import Paper, Words

_RANDOM = mark("NewGame", "Random")
_RANDOM_WORDS = mark("NewGame", "drawn at the start")
_COLUMNS = 3


class OptionGroup(QWidget):
    """One option: its title and its choices."""

    changed = Signal()

    def __init__(self, option: Option, pictures: Sequence[Miniature], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self._pictures = pictures
        self.has_pictures = bool(pictures)
        self.title = Words(bold=True)
        self._group = QButtonGroup(self)
        self.buttons: dict[object, QAbstractButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addLayout(self._cards() if pictures else self._marks())
        lead_tab_to_choice(self._group)
        self._group.buttonToggled.connect(self._on_toggled)
        self.retranslate()

    def _cards(self) -> QGridLayout:
        """The title, beside it what leaves the choice to chance, and the pictures below."""
        grid = QGridLayout()
        grid.setSpacing(6)
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        grid.addWidget(self.title, 0, 0)
        for index, ((value, _title), picture) in enumerate(zip(self.option.choices, self._pictures, strict=True)):
            grid.addWidget(self._added(value, SheetCard(value, picture)), 1 + index // _COLUMNS, index % _COLUMNS)
        grid.addWidget(self._added(RANDOM, ChanceCard(RANDOM)), 0, 1, 1, _COLUMNS - 1)
        return grid

    def _marks(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addSpacing(5)
        values = [value for value, _title in self.option.choices]
        for value in (*values, RANDOM) if may_be_random(self.option) else values:
            column.addWidget(self._added(value, RoundMark()))
        return column

    def _added(self, value: object, button: QAbstractButton) -> QAbstractButton:
        self.buttons[value] = button
        self._group.addButton(button)
        return button

    def _on_toggled(self, _button: QAbstractButton, is_chosen: bool) -> None:
        if is_chosen:
            self.changed.emit()

    def value(self) -> object:
        """What is chosen."""
        return next((value for value, button in self.buttons.items() if button.isChecked()), self.option.default)

    def set_value(self, value: object) -> None:
        """Choose ``value``."""
        self.buttons.get(value, self.buttons[self.option.default]).setChecked(True)

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        self.title.set_ink(look.ink)
        for button in self.buttons.values():
            if isinstance(button, Card | RoundMark):
                button.set_look(look)

    def retranslate(self) -> None:
        """Say everything again."""
        translate = QCoreApplication.translate
        title = say(self.option.title, translate)
        self.title.setText(title)
        titles: dict[object, Text] = {**dict(self.option.choices), RANDOM: _RANDOM}
        for value, button in self.buttons.items():
            words = say(titles[value], translate)
            button.setText(words)
            button.setAccessibleName(words if isinstance(button, SheetCard) else f"{title}: {words}")
            if isinstance(button, ChanceCard):
                button.explanation = say(_RANDOM_WORDS, translate)
                button.setToolTip(button.explanation)
                button.setAccessibleDescription(button.explanation)
        for picture, (value, _title) in zip(self._pictures, self.option.choices, strict=False):
            tasks = TextList(tuple(row.words for row in picture.rows), "\n")
            self.buttons[value].setToolTip(say(tasks, translate))
            self.buttons[value].setAccessibleDescription(say(tasks, translate).replace("\n", "; "))


class OptionsPanel(Paper):
    """The game's paper."""

    changed = Signal()

    def __init__(self, games: Sequence[Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._game: Game | None = None
        self.picker = GamePicker(games)
        self.groups: list[OptionGroup] = []
        self._base = QFont(self.font())
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 24)
        column.setSpacing(14)
        column.addWidget(self.picker)
        self._column = QVBoxLayout()
        self._column.setSpacing(12)
        column.addLayout(self._column)
        self.preview = SheetPreview()
        column.addWidget(self.preview, 1)

    def set_game(self, game: Game) -> None:
        """Offer this game's options."""
        if game is self._game:
            return
        self._game = game
        while self._column.count():
            item = self._column.takeAt(0)
            widget = item.widget() if item else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.picker.choose(self._games.index(game))
        shown = [option for option in game.options if len(option.choices) > 1 and not option.is_seat]
        self.groups = [OptionGroup(o, _pictures(game, o), self) for o in (*shown, UNDO_OPTION)]
        for group in self.groups:
            group.changed.connect(self.changed)
            group.show()
            group.set_look(self._look)
            group.title.set_base_font(self._base)
            self._column.addWidget(group, int(group.has_pictures))
        self.preview.setVisible(not any(group.has_pictures for group in self.groups))
        self.retranslate()

    def values(self) -> dict[str, object]:
        """What is chosen, by the options' ids."""
        return {group.option.id: group.value() for group in self.groups}

    def set_values(self, values: Mapping[str, object]) -> None:
        """Choose these."""
        for group in self.groups:
            group.set_value(values.get(group.option.id, group.option.default))

    # -- words and colours

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        super().set_look(look)
        self.picker.set_look(look)
        self.preview.set_look(look)
        for group in self.groups:
            group.set_look(look)

    def set_base_font(self, base: QFont) -> None:
        """Follow the page's font."""
        self._base = base
        for group in self.groups:
            group.title.set_base_font(base)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        self.picker.retranslate()
        for group in self.groups:
            group.retranslate()


def _pictures(game: Game, option: Option) -> tuple[Miniature, ...]:
    """Pictures of the sheets that the choices of ``option`` give, where there are many and they differ."""
    if not may_be_random(option):
        return ()
    return miniatures([_sheet(game, {option.id: value}) for value, _title in option.choices])


def _sheet(game: Game, options: dict[str, object]) -> Sheet:
    return game.initial_state(game.seats[min(1, len(game.seats) - 1)], options).sheet()
