"""The choices of the print page: an order for paper, field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.printing.order import PER_PAGE, PrintOrder, Subject
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.paper import Paper
from kribbeln_desktop.table.words import words
from kribbeln_desktop.widgets.print_fields import Choice, Field, Marks, Number, Ticks

MOST_COPIES = 99
_RESOLUTION_STEP = 50
_SHEET_COLUMNS = 3
_ANY_SHEET = ("paper", "landscape", "grey", "copies")
_OF_A_GAME = ("game", *_ANY_SHEET)
PAGE_FIELDS = ("paper", "grey", "copies")
"""What there is to choose about a page that is what it is."""
SHEET_FIELDS: Mapping[Subject, Sequence[str]] = {
    Subject.SHEET: _ANY_SHEET,
    Subject.PAD: ("game", "sheets", "seats", "per_page", *_ANY_SHEET),
    Subject.RULES: _OF_A_GAME,
    Subject.SAMPLE: _OF_A_GAME,
}
"""The fields of a ``PrintOrder`` that mean something, by its subject."""


@dataclass(frozen=True, slots=True)
class PrintOffer:
    """What can be ordered."""

    fields: Mapping[Subject, Sequence[str]]
    """The subjects there are, and what can be chosen of each: names of fields of ``PrintOrder``."""
    this: Text
    """What ``Subject.SHEET`` is here."""
    resolutions: range
    """Dots an inch that a picture can have."""
    games: Sequence[Game] = ()


def fitting(order: PrintOrder, game: Game) -> PrintOrder:
    """``order`` for ``game``: with sheets and a seat count that it has."""
    printed = [name for name, _title in game.printed_sheets()]
    sheets = tuple(name for name in printed if name in order.sheets) or tuple(printed[:1])
    seats = min(max(order.seats, game.seats[0]), game.seats[-1])
    return replace(order, game=game.id, sheets=sheets, seats=seats)


class PrintChoices(QWidget):
    """Edits a ``PrintOrder``; what the subject has no use for is not shown and not forgotten.

    The resolution of pictures stands with it.
    """

    changed = Signal()

    def __init__(self, offer: PrintOffer, order: PrintOrder, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer, self._order = offer, order
        self._games = {game.id: game for game in offer.games}
        self.fields: dict[str, Field] = {
            "subject": Marks(tuple(offer.fields), 1),
            "game": Choice(tuple(self._games)),
            "sheets": Ticks(_SHEET_COLUMNS, look),
            "seats": Number(1, 1),
            "per_page": Marks(PER_PAGE, len(PER_PAGE)),
            "paper": Choice(tuple(Paper)),
            "landscape": Choice((None, False, True)),
            "grey": Marks((False, True), 1),
            "copies": Number(1, MOST_COPIES),
        }
        self.resolution, self._dots = Number(offer.resolutions[0], offer.resolutions[-1], _RESOLUTION_STEP), QLabel()
        self.labels = {name: QLabel() for name in (*self.fields, "resolution")}
        self._lay_out()
        self.set_look(look)
        self._show()
        for name, field in self.fields.items():
            field.changed.connect(lambda _value=None, name=name: self._on_changed(name))

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(9)
        grid.setColumnStretch(2, 1)
        for row, (name, field) in enumerate(self.fields.items()):
            grid.addWidget(self.labels[name], row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(field, row, 1, 1, 1 if isinstance(field, Number) else 2)
        last = grid.rowCount()
        grid.setRowStretch(last + 1, 1)
        for column, part in enumerate((self.labels["resolution"], self.resolution, self._dots)):
            grid.addWidget(part, last, column)

    # -- the order

    def order(self) -> PrintOrder:
        """What is chosen; it can be drawn as far as a game knows."""
        game = self._games.get(self._order.game)
        return fitting(self._order, game) if game else self._order

    def _on_changed(self, name: str) -> None:
        value: Any = self.fields[name].value()
        self._order = replace(self._order, **{name: value})
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        order = self.order()
        game = self._games.get(order.game)
        if game is not None:
            self._offer_sheets(game)
        for name, field in self.fields.items():
            if name != "game" or game is not None:
                field.set_value(getattr(order, name))
        shown = {*self._offer.fields[order.subject], *(["subject"] if len(self._offer.fields) > 1 else [])}
        for name, field in self.fields.items():
            is_shown = name in shown and bool(name != "sheets" or order.sheets)
            field.setVisible(is_shown)
            self.labels[name].setVisible(is_shown)
        self._say()

    def _offer_sheets(self, game: Game) -> None:
        sheets, seats = self.fields["sheets"], self.fields["seats"]
        assert isinstance(sheets, Ticks)
        assert isinstance(seats, Number)
        sheets.offer([name for name, _title in game.printed_sheets()])
        seats.limit(game.seats[0], game.seats[-1])

    # -- words and colours

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        for field in (*self.fields.values(), self.resolution):
            field.set_look(look)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def _say(self) -> None:
        self._dots.setText(self.tr("dots an inch"))
        self.resolution.setToolTip(self.tr("Of pictures that are saved or copied"))
        self.resolution.setAccessibleDescription(self.resolution.toolTip())
        for name, field in {**self.fields, "resolution": self.resolution}.items():
            title = words(_TITLES[name])
            self.labels[name].setText(title)
            self.labels[name].setBuddy(field.reached())
            self.labels[name].setFixedHeight(field.reached().sizeHint().height())
            field.say(title.replace("&", ""), partial(self._words, name))

    def _words(self, field: str, value: Any) -> str:
        return words(self._title(field, value))

    def _title(self, field: str, value: Any) -> Text | str:
        match field:
            case "subject":
                return self._offer.this if value is Subject.SHEET else _SUBJECTS[value]
            case "game":
                return self._games[value].title
            case "sheets":
                return dict(self._games[self._order.game].printed_sheets())[value]
            case "paper":
                size = value.size()
                return _PAPER(paper=value.value, width=_whole(size.width()), height=_whole(size.height()))
            case "landscape":
                return _ORIENTATIONS[value]
            case "grey":
                return _COLOURS[value]
        return str(value)


def _whole(length: float) -> str:
    return QLocale().toString(round(length))


_TITLES = {
    "subject": mark("PrintChoices", "&What"),
    "game": mark("PrintChoices", "&Game"),
    "sheets": mark("PrintChoices", "&Sheets"),
    "seats": mark("PrintChoices", "P&layers"),
    "per_page": mark("PrintChoices", "O&n a page"),
    "paper": mark("PrintChoices", "P&aper"),
    "landscape": mark("PrintChoices", "&Orientation"),
    "grey": mark("PrintChoices", "Colo&ur"),
    "copies": mark("PrintChoices", "Copi&es"),
    "resolution": mark("PrintChoices", "&Resolution"),
}
_SUBJECTS = {
    Subject.PAD: mark("PrintChoices", "a blank pad"),
    Subject.RULES: mark("PrintChoices", "rules and symbols on one page"),
    Subject.SAMPLE: mark("PrintChoices", "a filled sheet that explains the scoring"),
}
_ORIENTATIONS = {
    None: mark("PrintChoices", "as fits best"),
    False: mark("PrintChoices", "portrait"),
    True: mark("PrintChoices", "landscape"),
}
_COLOURS = {
    False: mark("PrintChoices", "in colour"),
    True: mark("PrintChoices", "in grey, which saves ink"),
}
_PAPER = mark("PrintChoices", "{paper} ({width} × {height} mm)")
