"""The settings: each change is lived with at once, Cancel takes all of them back."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from kribbeln_desktop.app.languages import LANGUAGES, SYSTEM
from kribbeln_desktop.app.looks import chosen_look
from kribbeln_desktop.app.settings import COACH_LIMITS, LONGEST_ANIMATION, LOOKS, PACES, Settings
from kribbeln_desktop.app.settings_cards import LookCard
from kribbeln_desktop.core.texts import Text, mark, say
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.dialog_style import dialog_style
from kribbeln_desktop.widgets.new_game_fields import ChoiceBox, RoundMark

_STEP = 50
"""Milliseconds between two marks of the slider."""
_LANGUAGE_NAMES = {"en": "English", "de": "Deutsch"}
"""Each language in its own words, so that whoever speaks it finds it."""
_SYSTEM = mark("SettingsDialog", "As the system")
_LOOK_TITLES = {
    SYSTEM: _SYSTEM,
    "light": mark("SettingsDialog", "Light"),
    "dark": mark("SettingsDialog", "Dark"),
    "contrast": mark("SettingsDialog", "High contrast"),
}
_PACE_TITLES = {
    "slow": mark("SettingsDialog", "slowly, with time to watch"),
    "normal": mark("SettingsDialog", "at a normal pace"),
    "fast": mark("SettingsDialog", "fast"),
    "instant": mark("SettingsDialog", "at once"),
}
_COACH_OFF = mark("SettingsDialog", "says nothing")
_COACH_POINT = mark("SettingsDialog", "warns before more than 1 point is given away")
_COACH_POINTS = mark("SettingsDialog", "warns before more than {number} points are given away")
_COACH_SHARE = mark("SettingsDialog", "warns before more than {number} % of the value is given away")
_KEY_TITLES = {
    False: mark("SettingsDialog", "set that die aside, and bring it back"),
    True: mark("SettingsDialog", "choose that die to be rolled"),
}
_ODDS_TITLES = {
    False: mark("SettingsDialog", "are not shown"),
    True: mark("SettingsDialog", "stand in the sheet, for the dice being kept"),
}


class SettingsDialog(QDialog):
    """Edits ``Settings``."""

    settings_changed = Signal(object)
    """The settings as they are now, after every change and after Cancel."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before = self._settings = settings
        self._look: Look | None = None
        self._make_fields()
        self._lay_out()
        self._show(settings)
        ok, cancel = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel
        self.buttons.setStandardButtons(ok | cancel)  # now that the style is known, which wants no icons
        self._connect()
        self.retranslate()

    def _make_fields(self) -> None:
        self.language = ChoiceBox()
        for language in (SYSTEM, *LANGUAGES):
            self.language.addItem(_LANGUAGE_NAMES.get(language, ""), language)
        self.looks = {look: LookCard(look) for look in LOOKS}
        self.animation = QSlider(Qt.Orientation.Horizontal)
        self.animation.setRange(0, LONGEST_ANIMATION // _STEP)
        self.animation.setPageStep(2)
        self.duration = QLabel()
        self.pace = ChoiceBox()
        for pace in PACES:
            self.pace.addItem("", pace)
        self.odds = ChoiceBox()
        for is_shown in _ODDS_TITLES:
            self.odds.addItem("", is_shown)
        self.coach = ChoiceBox()
        for limit in COACH_LIMITS:
            self.coach.addItem("", limit)
        self.numbers = {means_roll: RoundMark() for means_roll in _KEY_TITLES}
        self.buttons = QDialogButtonBox()
        self._look_group = QButtonGroup(self)
        for card in self.looks.values():
            self._look_group.addButton(card)
        names = ("language", "look", "animation", "pace", "odds", "coach", "numbers")
        self._labels = {name: QLabel() for name in names}

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setVerticalSpacing(18)
        grid.setHorizontalSpacing(18)
        grid.setColumnStretch(1, 1)
        fields = {
            "language": _in_a_row(self.language, None),
            "look": _in_a_row(*self.looks.values()),
            "animation": _in_a_row(self.animation, self.duration),
            "pace": _in_a_row(self.pace, None),
            "odds": _in_a_row(self.odds, None),
            "coach": _in_a_row(self.coach, None),
            "numbers": _in_a_row(*self.numbers.values(), is_column=True),
        }
        for row, (name, field) in enumerate(fields.items()):
            is_high = name in ("look", "numbers")
            top = Qt.AlignmentFlag.AlignTop if is_high else Qt.AlignmentFlag.AlignVCenter
            grid.addWidget(self._labels[name], row, 0, top)
            grid.addLayout(field, row, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 20, 22, 18)
        column.setSpacing(22)
        column.addLayout(grid)
        column.addStretch(1)
        column.addWidget(self.buttons)

    def _connect(self) -> None:
        self.language.activated.connect(lambda: self._change(language=self.language.currentData()))
        self.pace.activated.connect(lambda: self._change(pace=self.pace.currentData()))
        self.odds.activated.connect(lambda: self._change(shows_odds=self.odds.currentData()))
        self.coach.activated.connect(lambda: self._change(coach=self.coach.currentData()))
        self.animation.valueChanged.connect(lambda value: self._change(animation_ms=value * _STEP))
        self._look_group.buttonToggled.connect(lambda card, on: self._change(look=card.value) if on else None)
        for means_roll, button in self.numbers.items():
            button.toggled.connect(lambda on, value=means_roll: self._change(numbers_mean_roll=value) if on else None)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _show(self, settings: Settings) -> None:
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.looks[settings.look].setChecked(True)
        self.animation.setValue(round(settings.animation_ms / _STEP))
        self.pace.setCurrentIndex(self.pace.findData(settings.pace))
        self.odds.setCurrentIndex(self.odds.findData(settings.shows_odds))
        self.coach.setCurrentIndex(self.coach.findData(settings.coach))
        self.numbers[settings.numbers_mean_roll].setChecked(True)
        self._lead_to_what_is_chosen()
        self._use_look()

    def _lead_to_what_is_chosen(self) -> None:
        """Tab and the letter go to the choice that holds: only from there do the arrows choose."""
        chosen = self.looks[self._settings.look], self.numbers[self._settings.numbers_mean_roll]
        for button in (*self.looks.values(), *self.numbers.values()):
            keys = Qt.FocusPolicy.StrongFocus if button in chosen else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(keys)
        for name, button in zip(("look", "numbers"), chosen, strict=True):
            self._labels[name].setBuddy(button)

    # -- what happens

    def result_settings(self) -> Settings:
        """The settings as chosen; after Cancel those from before."""
        return self._settings

    def reject(self) -> None:
        """Take every change back."""
        if self._settings != self._before:
            self._settings = self._before
            self.settings_changed.emit(self._settings)
        super().reject()

    def _change(self, **changes: object) -> None:
        changed = replace(self._settings, **changes)  # type: ignore[arg-type]
        if changed != self._settings:
            self._settings = changed
            self._say_duration()
            self._lead_to_what_is_chosen()
            self.settings_changed.emit(changed)
            self._use_look()

    def _use_look(self) -> None:
        look = chosen_look(self._settings.look)
        if look == self._look:
            return
        self._look = look
        self.setStyleSheet(dialog_style(look))
        for box in (self.language, self.pace, self.odds, self.coach):
            box.set_look(look)
        for card in self.looks.values():
            card.set_look(look)
        for button in self.numbers.values():
            button.set_look(look)

    # -- words

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        self.setWindowTitle(self.tr("Settings"))
        self._label("language", self.tr("&Language"), self.language)
        self._labels["look"].setText(self.tr("L&ook"))
        self._label("animation", self.tr("Dice &tumble for"), self.animation)
        self._label("pace", self.tr("Computers &play"), self.pace)
        self._label("odds", self.tr("O&dds"), self.odds)
        self._label("coach", self.tr("&Coach"), self.coach)
        self._labels["numbers"].setText(self.tr("&Number keys"))
        self.language.setItemText(0, _said(_SYSTEM))
        for look, card in self.looks.items():
            card.setText(_said(_LOOK_TITLES[look]))
            card.updateGeometry()
        for index, pace in enumerate(PACES):
            self.pace.setItemText(index, _said(_PACE_TITLES[pace]))
        for index, is_shown in enumerate(_ODDS_TITLES):
            self.odds.setItemText(index, _said(_ODDS_TITLES[is_shown]))
        for index, limit in enumerate(COACH_LIMITS):
            self.coach.setItemText(index, _said(_coach_title(limit)))
        for box in (self.language, self.pace, self.odds, self.coach):
            box.updateGeometry()
        for means_roll, button in self.numbers.items():
            button.setText(_said(_KEY_TITLES[means_roll]))
        self._say_duration()

    def _label(self, name: str, title: str, field: QWidget) -> None:
        self._labels[name].setText(title)
        self._labels[name].setBuddy(field)
        field.setAccessibleName(title.replace("&", ""))

    def _say_duration(self) -> None:
        milliseconds = self._settings.animation_ms
        words = self.tr("{number} ms").format(number=QLocale().toString(milliseconds)) if milliseconds else ""
        self.duration.setText(words or self.tr("not at all"))
        self.animation.setToolTip(self.duration.text())


def _coach_title(limit: str) -> Text:
    """What the coach does at one of ``COACH_LIMITS``."""
    if limit == "off":
        return _COACH_OFF
    if limit == "1":
        return _COACH_POINT
    title = _COACH_SHARE if limit.endswith("%") else _COACH_POINTS
    return title(number=QLocale().toString(float(limit.removesuffix("%")), "g", 3))


def _said(text: Text) -> str:
    return say(text, QCoreApplication.translate)


def _in_a_row(*widgets: QWidget | None, is_column: bool = False) -> QBoxLayout:
    """The widgets side by side, or one above the other; None is what gives way."""
    row: QBoxLayout = QVBoxLayout() if is_column else QHBoxLayout()
    row.setSpacing(2 if is_column else 10)
    for widget in widgets:
        if widget is None:
            row.addStretch(1)
        else:
            row.addWidget(widget, 1 if isinstance(widget, QSlider | LookCard) else 0)
    return row
