"""The left half of the window: whose turn it is, what is asked, the dice, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QPainter,
    QPaintEvent,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from kribbeln_desktop.core.game import DecisionKind, Offer
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.dice_model import DiceModel
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.table.words import words
from kribbeln_desktop.widgets.dice_area import DiceArea
from kribbeln_desktop.widgets.end_panel import EndPanel
from kribbeln_desktop.widgets.table_button import Rank, TableButton
from kribbeln_desktop.widgets.table_parts import RollDots, RollOffStrip, Verdict


class TablePanel(QWidget):
    """The felt. It reads the table's state and forwards wishes to it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._table: GameTable | None = None
        self.animation_ms = 450
        self.name = QLabel(self)
        self.turn = QLabel(self)
        self.dots = RollDots(look, self)
        self.headline = QLabel(self)
        self.headline.setWordWrap(True)
        self.dice = DiceArea(look, self)
        self.roll_off = RollOffStrip(look, self.dice)
        self.verdict = Verdict(look, self)
        self.end = EndPanel(look, self)
        self.main_button = TableButton(Rank.MAIN, "", look, self)
        self.enter_button = TableButton(Rank.SECOND, "⏎", look, self)
        self.undo_button = TableButton(Rank.QUIET, "Z", look, self)
        self.offer_buttons: list[TableButton] = []
        self._lay_out()
        self.set_look(look)
        self.main_button.clicked.connect(self.do_main)
        self.enter_button.clicked.connect(self.decide_usual)
        self.dice.die_toggle_requested.connect(self._on_die_toggle_requested)
        self.dice.landed.connect(self.refresh)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.name)
        head.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignBottom)
        head.addStretch()
        head.addWidget(self.dots, 0, Qt.AlignmentFlag.AlignVCenter)
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        buttons.addWidget(self.main_button, 3)
        buttons.addWidget(self.enter_button, 2)
        self._quiet = QHBoxLayout()
        self._quiet.setSpacing(10)
        self._quiet.addWidget(self.undo_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 18, 26, 20)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self.headline)
        column.addWidget(self.dice, 1)
        column.addWidget(self.end, 1)
        column.addWidget(self.verdict)
        column.addLayout(buttons)
        column.addLayout(self._quiet)

    # -- the game

    def set_table(self, table: GameTable, model: DiceModel) -> None:
        """Show this game; the caller has let go of the one before."""
        self._table = table
        self.dice.set_model(model)
        table.state_changed.connect(self.refresh)
        table.set_aside_changed.connect(self.refresh)
        table.busy_changed.connect(self.refresh)
        table.dice_rolled.connect(self._on_dice_rolled)
        table.narrated.connect(self._on_narrated)
        table.refused.connect(self._on_refused)
        table.failed.connect(self._on_refused)
        self.verdict.tell("")
        self._make_offer_buttons()
        self.refresh()

    def _make_offer_buttons(self) -> None:
        """The usual decision has the button beside the big one, each further one that the game has a quiet one."""
        for button in self.offer_buttons:
            button.deleteLater()
        self.offer_buttons = []
        self.enter_button.setVisible(bool(self._decisions()))
        for kind in self._decisions()[1:]:
            button = TableButton(Rank.QUIET, kind.key, self._look, self)
            button.clicked.connect(lambda _checked=False, verb=kind.verb: self.decide(verb))
            self._quiet.addWidget(button)
            self.offer_buttons.append(button)
        self._scale()

    def _decisions(self) -> tuple[DecisionKind, ...]:
        return self._table.record.header.game.decisions if self._table else ()

    def refresh(self) -> None:
        """Show the table's state; while dice fall, only what does not tell how they fell."""
        table = self._table
        if table is None or self.dice.is_tumbling():
            return
        self._refresh_head(table)
        self._show_end(table)
        prompt = table.state.prompt()
        self.headline.setText(_sentence(self._words(prompt.headline)))
        status = self._words(prompt.status) if prompt.status else ""
        self.verdict.say(status, prompt.fulfilled)
        names = table.names
        self.roll_off.set_rolls([(names[seat], value) for seat, value in table.state.tray().roll_off])
        self._refresh_buttons(table)

    def _show_end(self, table: GameTable) -> None:
        """The standings in the place of dice and buttons."""
        is_over = table.state.is_over()
        if is_over:
            self.end.show_standings(table.state.final_standings(), table.names)
        self.end.setVisible(is_over)
        for part in (self.dice, self.verdict, self.main_button, self.enter_button, *self.offer_buttons):
            part.setVisible(not is_over)

    def _refresh_head(self, table: GameTable) -> None:
        tray = table.state.tray()
        seat = table.current_seat
        self.name.setText("" if seat is None else table.names[seat])
        self.dots.set_rolls(tray.rolls_used, tray.rolls_allowed)
        self.dots.setVisible(seat is not None)
        if seat is None:
            self.turn.setText("")
        elif tray.rolls_used == 0:
            self.turn.setText(self.tr("to roll"))
        else:
            self.turn.setText(self.tr("roll {number} of {all}").format(number=tray.rolls_used, all=tray.rolls_allowed))

    def _refresh_buttons(self, table: GameTable) -> None:
        offers = table.state.offers() if table.is_persons_turn else ()
        main = self._main_offer(table, offers)
        reason = "" if table.is_persons_turn else self.tr("It is not your turn.")
        self.main_button.key = self.tr("Space")
        if reason:
            self.main_button.say(self.tr("Go on"))
        elif main is None:
            self.main_button.say(self._roll_title(table), self._roll_reason(table))
        else:
            self.main_button.say(self._words(main.label))
        by_verb = {offer.action.verb: offer for offer in offers}
        for button, kind in zip((self.enter_button, *self.offer_buttons), self._decisions(), strict=False):
            self._show_offer(button, by_verb.get(kind.verb), self._words(kind.title), reason)
        self.undo_button.say(self.tr("Undo"), "" if table.can_undo else self.tr("There is nothing to take back now."))

    def _show_offer(self, button: TableButton, offer: Offer | None, title: str, reason: str) -> None:
        if offer is None:
            button.say(title, reason or self.tr("Not possible now."))
        else:
            button.say(self._words(offer.label), reason or (self._words(offer.refusal) if offer.refusal else ""))

    def _main_offer(self, table: GameTable, offers: tuple[Offer, ...]) -> Offer | None:
        """What the big button does when no roll is left: the usual decision that is possible, a strike last."""
        if table.can_roll or table.state.tray().may_choose:
            return None
        possible = [offer for offer in offers if offer.refusal is None]
        return min(possible, key=lambda offer: offer.action.verb == "cross", default=None)

    def _roll_title(self, table: GameTable) -> str:
        dice = len(table.state.tray().dice)
        rolled = len(table.roll_positions)
        if rolled == dice:
            return self.tr("Roll all")
        return self.tr("Roll 1 die") if rolled == 1 else self.tr("Roll {number} dice").format(number=rolled)

    def _roll_reason(self, table: GameTable) -> str:
        if table.can_roll:
            return ""
        return self.tr("All dice are set aside: bring one back to roll it, or enter.")

    # -- wishes

    def do_main(self) -> None:
        """What the big button says; while dice fall, let them lie."""
        table = self._table
        if table is None:
            return
        if self.dice.is_tumbling():
            self.dice.finish()
            return
        if not table.is_persons_turn:
            table.skip()
            return
        offer = self._main_offer(table, table.state.offers())
        if offer is not None:
            table.decide(str(offer.action))
        else:
            table.roll()

    def decide_usual(self) -> None:
        """The decision of the button beside the big one."""
        for kind in self._decisions()[:1]:
            self.decide(kind.verb)

    def decide(self, verb: str) -> None:
        """Enter, cross out or switch; the table says why where it is not possible."""
        self.dice.finish()
        if self._table is not None:
            self._table.decide(verb)

    def _on_die_toggle_requested(self, position: int) -> None:
        if self._table is not None:
            self._table.toggle_set_aside(position)

    # -- what happened

    def _on_dice_rolled(self, positions: tuple[int, ...]) -> None:
        self.dice.tumble(positions, self.animation_ms)
        self._announce(self.verdict.status.text())

    def _on_narrated(self, text: Text) -> None:
        self.verdict.tell(self._words(text))
        self._announce(self._words(text))

    def _on_refused(self, text: Text) -> None:
        self._on_narrated(text)

    def _announce(self, sentence: str) -> None:
        """Tell a screen reader, without moving the focus."""
        if sentence and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def _words(self, text: Text) -> str:
        return words(text, self._table.names if self._table else ())

    # -- looks

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        for part in (self.dots, self.roll_off, self.main_button, self.enter_button, self.undo_button):
            part.look = look
        for button in self.offer_buttons:
            button.look = look
        self.dice.set_look(look)
        self.verdict.set_look(look)
        self.end.set_look(look)
        for label in (self.name, self.headline):
            label.setStyleSheet(f"color: {look.felt_ink}")
        self.turn.setStyleSheet(f"color: {look.felt_faint_ink}")
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Qt."""
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        elif event.type() == QEvent.Type.FontChange:
            self._scale()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt."""
        self._scale()
        self.roll_off.setGeometry(
            0, round(self.dice.height() * 0.4), self.dice.width(), round(self.dice.height() * 0.6)
        )
        super().resizeEvent(event)

    def _scale(self) -> None:
        """Fonts grow with the felt, from the size that the system asks for."""
        base = QApplication.font().pointSizeF()
        points = base * max(0.95, min(self.width() / 620, self.height() / 680, 2.2))
        sizes = (
            (self.name, 1.9, True),
            (self.turn, 1.15, False),
            (self.dots, 1.1, False),
            (self.headline, 1.35, False),
            (self.main_button, 1.45, True),
            (self.enter_button, 1.25, True),
            (self.undo_button, 1.0, False),
            (self.roll_off, 1.1, False),
            *((button, 1.0, False) for button in self.offer_buttons),
        )
        for widget, factor, bold in sizes:
            font = self.font()
            font.setPointSizeF(points * factor)
            font.setBold(bold)
            widget.setFont(font)
        self.verdict.set_scale(points)
        self.end.set_scale(points)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: felt, with light from above."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        light = QRadialGradient(
            QPointF(self.width() * 0.45, self.height() * 0.32), max(self.width(), self.height()) * 0.8
        )
        light.setColorAt(0.0, QColor(self._look.felt_light))
        light.setColorAt(0.55, QColor(self._look.felt))
        light.setColorAt(1.0, QColor(self._look.felt_dark))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawRoundedRect(QRectF(self.rect()), 16, 16)


def _sentence(text: str) -> str:
    """``text`` with a capital at its start."""
    return text[:1].upper() + text[1:]
