"""The left half of the window: whose turn it is, what is asked, the dice, and the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from kribbeln_desktop.core.actions import Show
from kribbeln_desktop.core.game import DecisionKind
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.dice_model import DiceModel
from kribbeln_desktop.table.refusals import choice_refusal
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.table.words import words
from kribbeln_desktop.widgets.chip_tray import ChipStack
from kribbeln_desktop.widgets.felt import paint_felt
from kribbeln_desktop.widgets.panel_buttons import choices, main_offer
from kribbeln_desktop.widgets.panel_layout import PanelLayout
from kribbeln_desktop.widgets.panel_words import HeadWords, head_words
from kribbeln_desktop.widgets.table_button import TableButton
from kribbeln_desktop.widgets.table_talk import Said, TableTalk

if TYPE_CHECKING:  # it is there only where odds are wanted
    from kribbeln_desktop.table.odds import TableOdds


class TablePanel(QWidget):
    """The felt. It reads the table's state and forwards wishes to it."""

    landed = Signal()
    """Dice that fell lie still, and everything shows how."""

    choice_requested = Signal(str)
    """The person has to choose in the sheet; the action that brings most at once, as a record writes it."""

    advice_requested = Signal()

    focus_dropped = Signal()
    """The button that had the keyboard cannot be used any more."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._table: GameTable | None = None
        self._odds: TableOdds | None = None
        self._steps_seen = 0
        self._is_fall_due = False
        self.animation_ms = 450
        self._parts = parts = PanelLayout(look, self)
        self.dice, self.verdict, self.end, self.buttons = parts.dice, parts.verdict, parts.end, parts.buttons
        self.main_button, self.enter_button = self.buttons.main, self.buttons.usual
        self.undo_button = self.buttons.undo
        self.chips = parts.chips
        self._talk = TableTalk(self.verdict.tell, self._announce, self)
        self._turn_told = QTimer(self, singleShot=True, interval=0)  # after what led to it
        self.set_look(look)
        self._connect()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _connect(self) -> None:
        self.main_button.clicked.connect(self.do_main)
        self.undo_button.clicked.connect(self._on_undo_clicked)
        self.buttons.advice.clicked.connect(self.advice_requested)
        self.buttons.decision_requested.connect(self.decide)
        self.buttons.refused.connect(self.say)
        self.chips.action_requested.connect(self.decide)
        self.chips.refused.connect(self.say)
        self.dice.die_toggle_requested.connect(self._on_die_toggle_requested)
        self.dice.landed.connect(self._on_landed)
        self._turn_told.timeout.connect(self._talk.tell_turn)

    # -- the game

    def set_table(self, table: GameTable, model: DiceModel) -> None:
        """Show this game; the caller has let go of the one before."""
        self._table = table
        self._steps_seen, self._is_fall_due = len(table.record.steps), False
        self.dice.set_model(model)
        table.state_changed.connect(self._on_state_changed)
        table.set_aside_changed.connect(self._on_set_aside_changed)
        table.busy_changed.connect(self.refresh)
        table.dice_rolled.connect(self._on_dice_rolled)
        self.buttons.set_decisions(self._decisions())
        self.chips.prepare(len(table.state.chips()))
        self._parts.scale()
        self._talk.follow(table)
        self.refresh()

    def follow_odds(self, odds: TableOdds | None) -> None:
        """Show these odds of the row that is being played; none without them."""
        self._odds = odds
        if odds is not None:
            odds.odds_changed.connect(self._refresh_odds)
        self._refresh_odds()

    def tab_order(self) -> list[QWidget]:
        """What the keyboard goes through, in this order."""
        return [*self.dice.buttons(), *self.chips.stacks(), *self.buttons.all()]

    def _decisions(self) -> tuple[DecisionKind, ...]:
        return self._table.record.header.game.decisions if self._table else ()

    # -- showing it

    def refresh(self) -> None:
        """Show the table's state; while dice fall, only what does not tell how they fell."""
        table = self._table
        if table is None or self._is_fall_due or self.dice.is_tumbling():
            return
        said = head_words(table)
        self._refresh_head(table, said)
        self._refresh_dice(table)
        self.verdict.say(said.status, table.state.prompt().fulfilled)
        self._refresh_odds()
        focused = self.focusWidget()
        self.buttons.refresh(table)
        self.chips.refresh(table)
        if table.state.is_over():
            self.end.show_standings(table.state.final_standings(), table.names, said.status)
        self._parts.show_end(table.state.is_over())
        self._keep_focus(focused)
        self._turn_told.start()

    def _refresh_odds(self) -> None:
        if not self._is_fall_due and not self.dice.is_tumbling():
            self.verdict.show_odds(self._odds.played if self._odds is not None else None)

    def _refresh_head(self, table: GameTable, said: HeadWords) -> None:
        tray, parts = table.state.tray(), self._parts
        parts.name.setText(said.name)
        parts.turn.setText(said.turn)
        parts.headline.setText(said.headline)
        parts.dots.set_rolls(tray.rolls_used, tray.rolls_allowed)
        parts.dots.setVisible(table.current_seat is not None)

    def _refresh_dice(self, table: GameTable) -> None:
        """The dice, or those of a roll-off; why none can be set aside."""
        state, names = table.state, table.names
        rolls: list[tuple[str, int | None]] = [(names[seat], value) for seat, value in state.tray().roll_off]
        if not rolls and table.current_seat is None and not state.is_over() and not state.tray().rolls_used:
            rolls = [("", None)] * len(state.chance_dice())
        self._parts.roll_off.set_rolls(rolls)
        self.dice.show_dice(not rolls)
        refusal = choice_refusal(table.record)
        self.dice.set_why_not(words(refusal, names) if refusal else "")

    def _keep_focus(self, focused: QWidget | None) -> None:
        """The keyboard stays on the table, and on no other button, where the one it was on has gone or says no."""
        if not isinstance(focused, TableButton | ChipStack) or (focused.isEnabled() and focused.isVisibleTo(self)):
            return
        if self.isAncestorOf(QApplication.focusWidget() or self):
            self.focus_dropped.emit()

    # -- wishes

    def skip_fall(self) -> bool:
        """Let falling dice lie; whether any were falling, as then this is all that a key or click does."""
        if not self.dice.is_tumbling():
            return False
        self.dice.finish()
        return True

    def do_main(self) -> None:
        """What the big button says; while dice fall, let them lie."""
        table = self._table
        if table is None or self.skip_fall():
            return
        if not table.is_persons_turn:
            table.skip()
            return
        offer, possible = main_offer(table), choices(table)
        if offer is not None:
            table.decide(str(offer.action))
        elif possible:
            self.choice_requested.emit(str(max(possible, key=lambda offer: offer.worth).action))
        else:
            table.roll()

    def decide_usual(self) -> None:
        """The decision of the button beside the big one."""
        for kind in self._decisions()[:1]:
            self.decide(kind.verb)

    def decide(self, action: str) -> None:
        """Enter, cross out, take a chip …; the table says why where it is not possible."""
        if self._table is not None and not self.skip_fall():
            self._table.decide(action)

    def _on_undo_clicked(self) -> None:
        if self._table is not None and not self.skip_fall():
            self._table.undo()

    def _on_die_toggle_requested(self, position: int) -> None:
        if self._table is not None and not self.skip_fall():
            self._table.toggle_set_aside(position)

    # -- what happened

    def _on_state_changed(self) -> None:
        """Dice that fell before lie still now; those that fall now are not told before they lie."""
        assert self._table is not None
        steps = self._table.record.steps
        self.dice.finish()
        self._is_fall_due = len(steps) > self._steps_seen and isinstance(steps[-1].action, Show)
        self._steps_seen = len(steps)
        self._talk.on_action()
        self.refresh()

    def _on_set_aside_changed(self) -> None:
        self._talk.on_action()
        self.refresh()

    def _on_dice_rolled(self, positions: tuple[int, ...]) -> None:
        self._is_fall_due = False
        self.dice.show_dice(True)
        self._parts.roll_off.set_rolls(())
        self.dice.tumble(positions, self.animation_ms)

    def _on_landed(self) -> None:
        self.refresh()
        self._talk.on_landed(self.verdict.status.text())
        self.landed.emit()

    def say(self, sentence: Said) -> None:
        """Why something is not possible, in the line of events and aloud."""
        self._talk.say(sentence)

    def announce(self, sentence: str) -> None:
        """Tell a screen reader alone."""
        self._talk.announce(sentence)

    def _announce(self, sentence: str) -> None:
        """Tell a screen reader, without moving the focus."""
        if not sentence:
            return
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    # -- looks

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        self._parts.set_look(look)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Qt."""
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
            self._talk.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._parts.scale()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt."""
        self._parts.scale()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt: the felt, of which only what changed is painted."""
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        paint_felt(painter, self.size(), self._look, self._look.window)
