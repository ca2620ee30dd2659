"""Which game: a card for each, with its title and three of its dice as they lie on a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.printing.dice import paint_die
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.text_lines import wrap
from kribbeln_desktop.widgets.new_game_cards import Card, lead_tab_to_choice
from kribbeln_desktop.widgets.new_game_signs import paint_tick
from kribbeln_desktop.widgets.new_game_surfaces import scaled_font

_PLACES = ((-0.70, -0.10, -12), (0.70, -0.14, 10), (0.0, 0.17, 3))
"""Where each die lies (in dice from the middle) and its turn in degrees; the last one lies in front."""
_LINES = 2
_FACTORS = (1.0, 0.9, 0.8, 0.7)
"""Sizes of the title, of which the largest that fits is taken."""
_TWINS = {Qt.Key.Key_Up: Qt.Key.Key_Left, Qt.Key.Key_Down: Qt.Key.Key_Right}


class GameCard(Card):
    """One game; ``value`` is its id."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(game.id, parent)
        self._faces = game.emblem
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for the dice above two lines of words."""
        return QSize(round(self.em() * 4.4), round(self.em() * 6.7))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The cards are a row: up is left, and down is right."""
        twin = _TWINS.get(Qt.Key(event.key()))
        super().keyPressEvent(QKeyEvent(event.type(), twin, event.modifiers()) if twin is not None else event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        room = self.paint_ground(painter)
        words = self.em() * _LINES
        self._paint_dice(painter, room.adjusted(0, 0, 0, -words))
        self._paint_words(painter, room.adjusted(0, room.height() - words, 0, 0))
        if self.isChecked():
            radius = self.em() * 0.46
            at = room.topRight() + QPointF(-radius, radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._look.preview))
            painter.drawEllipse(at, radius * 1.3, radius * 1.3)
            paint_tick(painter, at, radius, self._look)

    def _paint_dice(self, painter: QPainter, room: QRectF) -> None:
        side = min(room.width() / 2.6, room.height() * 0.66)
        for (x, y, turn), face in zip(_PLACES, self._faces, strict=True):
            painter.save()
            painter.translate(room.center() + QPointF(x, y) * side)
            painter.rotate(turn)
            paint_die(painter, QRectF(-side / 2, -side / 2, side, side), face.pips, face.motif, self._look)
            painter.restore()

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        factor, lines = self._lines(room.width())
        painter.setPen(QColor(self._look.ink))
        painter.setFont(scaled_font(self.font(), factor, bold=self.isChecked()))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, "\n".join(lines))

    def _lines(self, width: float) -> tuple[float, list[str]]:
        """The title in lines, smaller where it must be; bold or not, so that choosing does not break them anew."""
        for factor in _FACTORS:
            bold = QFontMetricsF(scaled_font(self.font(), factor, bold=True))
            lines = _broken(self.text(), width, bold)
            if len(lines) <= _LINES and all(bold.horizontalAdvance(line) <= width for line in lines):
                return factor, list(lines)
        shown = (*lines[: _LINES - 1], " ".join(lines[_LINES - 1 :]))
        return factor, [bold.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in shown]


def _broken(text: str, width: float, metrics: QFontMetricsF) -> tuple[str, ...]:
    return wrap(text, 1, width, lambda part, _bold: metrics.horizontalAdvance(part))


class GamePicker(QWidget):
    """The row of cards; the arrow keys choose at once."""

    game_chosen = Signal(int)
    """The index of the game that the person has chosen."""

    def __init__(self, games: Sequence[Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = tuple(games)
        self.cards = [GameCard(game) for game in self._games]
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for index, card in enumerate(self.cards):
            self._group.addButton(card, index)
            row.addWidget(card)
        lead_tab_to_choice(self._group)
        self._group.idClicked.connect(self.game_chosen)

    def choose(self, index: int) -> None:
        """Show which game it is."""
        self.cards[index].setChecked(True)

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        for card in self.cards:
            card.set_look(look)

    def retranslate(self) -> None:
        """Say everything again."""
        for game, card in zip(self._games, self.cards, strict=True):
            title = say(game.title, QCoreApplication.translate)
            seats = self.tr("{least} to {most} seats").format(least=game.seats[0], most=game.seats[-1])
            card.setText(title)
            card.setAccessibleName(self.tr("Game: {title}").format(title=title))
            card.setAccessibleDescription(seats)
            card.setToolTip(seats)
