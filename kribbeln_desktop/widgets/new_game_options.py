"""The right half of the new-game page: the game and its options, as pictures or as words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QVBoxLayout, QWidget

from kribbeln_desktop.core.game import UNDO_OPTION, Game, Option
from kribbeln_desktop.core.sheet import Sheet
from kribbeln_desktop.core.texts import Text, TextList, mark, say
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.new_game_cards import Card, ChanceCard, Miniature, SheetCard, miniatures
from kribbeln_desktop.widgets.new_game_fields import ChoiceBox, RoundMark
from kribbeln_desktop.widgets.new_game_proposal import RANDOM, may_be_random
from kribbeln_desktop.widgets.new_game_surfaces import Paper, Words

_RANDOM = mark("NewGame", "Random")
_RANDOM_WORDS = mark("NewGame", "drawn when the game starts")
_COLUMNS = 3


class OptionGroup(QWidget):
    """One option: its title and its choices."""

    changed = Signal()

    def __init__(self, option: Option, pictures: Sequence[Miniature], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self._pictures = pictures
        self.title = Words(bold=True)
        self._group = QButtonGroup(self)
        self.buttons: dict[object, QAbstractButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addWidget(self.title)
        column.addLayout(self._cards() if pictures else self._marks())
        self._group.buttonToggled.connect(self._on_toggled)
        self.retranslate()

    def _cards(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(6)
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        for index, ((value, _title), picture) in enumerate(zip(self.option.choices, self._pictures, strict=True)):
            grid.addWidget(self._added(value, SheetCard(value, picture)), index // _COLUMNS, index % _COLUMNS)
        if may_be_random(self.option):
            grid.addWidget(self._added(RANDOM, ChanceCard(RANDOM)), grid.rowCount(), 0, 1, _COLUMNS)
        return grid

    def _marks(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        values = [value for value, _title in self.option.choices]
        for value in (*values, RANDOM) if may_be_random(self.option) else values:
            column.addWidget(self._added(value, RoundMark()))
        return column

    def _added(self, value: object, button: QAbstractButton) -> QAbstractButton:
        self.buttons[value] = button
        self._group.addButton(button)
        button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        return button

    def _on_toggled(self, button: QAbstractButton, is_chosen: bool) -> None:
        """Tab leads to the choice that holds, and to no other: from there the arrows choose at once."""
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus)
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
        for picture, (value, _title) in zip(self._pictures, self.option.choices, strict=False):
            tasks = TextList(tuple(row.words for row in picture.rows), "\n")
            self.buttons[value].setToolTip(say(tasks, translate))
            self.buttons[value].setAccessibleDescription(say(tasks, translate).replace("\n", "; "))


class OptionsPanel(Paper):
    """The game's paper."""

    changed = Signal()
    game_chosen = Signal(int)
    """The index of another game."""

    def __init__(self, games: Sequence[Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._game: Game | None = None
        self.title = Words(1.75, bold=True)
        self.game_box = ChoiceBox()
        self.game_box.addItems([""] * len(games))
        self.groups: list[OptionGroup] = []
        self._base = QFont(self.font())
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 24)
        column.setSpacing(10)
        column.addWidget(self.title)
        column.addWidget(self.game_box)
        self._column = QVBoxLayout()
        self._column.setSpacing(12)
        column.addLayout(self._column, 1)
        self.game_box.setVisible(len(games) > 1)
        self.game_box.activated.connect(lambda index: self.game_chosen.emit(index))

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
        self.game_box.setCurrentIndex(self._games.index(game))
        shown = [option for option in game.options if len(option.choices) > 1 and not option.is_seat]
        self.groups = [OptionGroup(o, _pictures(game, o), self) for o in (*shown, UNDO_OPTION)]
        for group in self.groups:
            group.changed.connect(self.changed)
            group.show()
            group.set_look(self._look)
            group.title.set_base_font(self._base)
            self._column.addWidget(group, 1 if any(isinstance(b, SheetCard) for b in group.buttons.values()) else 0)
        if not any(self._column.stretch(i) for i in range(self._column.count())):
            self._column.addStretch(1)
        self.retranslate()

    def values(self) -> dict[str, object]:
        """What is chosen, by the options' ids."""
        return {group.option.id: group.value() for group in self.groups}

    def set_values(self, values: dict[str, object]) -> None:
        """Choose these."""
        for group in self.groups:
            group.set_value(values.get(group.option.id, group.option.default))

    # -- words and colours

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        super().set_look(look)
        self.title.set_ink(look.ink)
        self.game_box.set_look(look)
        for group in self.groups:
            group.set_look(look)

    def set_base_font(self, base: QFont) -> None:
        """Follow the page's font."""
        self._base = base
        for words in (self.title, *(group.title for group in self.groups)):
            words.set_base_font(base)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        for index, game in enumerate(self._games):
            self.game_box.setItemText(index, say(game.title, QCoreApplication.translate))
        self.game_box.setAccessibleName(self.tr("Game"))
        self.title.setText(self.game_box.currentText())
        for group in self.groups:
            group.retranslate()


def _pictures(game: Game, option: Option) -> tuple[Miniature, ...]:
    """Pictures of the sheets that the choices of ``option`` give, where there are many and they differ."""
    if not may_be_random(option):
        return ()
    return miniatures([_sheet(game, {option.id: value}) for value, _title in option.choices])


def _sheet(game: Game, options: dict[str, object]) -> Sheet:
    return game.initial_state(game.seats[min(1, len(game.seats) - 1)], options).sheet()
