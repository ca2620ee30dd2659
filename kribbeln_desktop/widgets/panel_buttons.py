"""The buttons below the dice: the big one that says what it will do, and one for each decision that the game has."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kribbeln_desktop.core.game import DecisionKind
from kribbeln_desktop.core.views import Offer
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.refusals import turn_refusal
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.table.words import words
from kribbeln_desktop.widgets.table_button import Rank, TableButton


class PanelButtons(QObject):
    """Makes, fills and enables them; what they do is the panel's."""

    decision_requested = Signal(str)
    """The verb of a decision."""
    refused = Signal(str)
    """A button was clicked that cannot be used now: why."""

    def __init__(self, look: Look, panel: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self._look = look
        self._kinds: tuple[DecisionKind, ...] = ()
        self.main = TableButton(Rank.MAIN, "", look, panel)
        self.usual = TableButton(Rank.SECOND, "⏎", look, panel)
        self.advice = TableButton(Rank.QUIET, "H", look, panel)
        self.undo = TableButton(Rank.QUIET, "Z", look, panel)
        self.others: list[TableButton] = []
        self.large_row, self.quiet_row = QHBoxLayout(), QHBoxLayout()
        self.large_row.setSpacing(12)
        self.large_row.addWidget(self.main, 3)
        self.large_row.addWidget(self.usual, 2)
        self.quiet_row.setSpacing(10)
        self.quiet_row.addWidget(self.advice, 5)
        self.quiet_row.addWidget(self.undo, 7)
        for button in (self.main, self.usual, self.advice, self.undo):
            button.refused.connect(self.refused)
        self.usual.clicked.connect(self._on_usual_clicked)

    def set_decisions(self, kinds: tuple[DecisionKind, ...]) -> None:
        """The usual decision has the button beside the big one, each further one a quiet one."""
        self._kinds = kinds
        for button in self.others:
            button.hide()
            button.deleteLater()
        self.others = [self._other(kind) for kind in kinds[1:]]

    def _other(self, kind: DecisionKind) -> TableButton:
        button = TableButton(Rank.QUIET, kind.key, self._look, self._panel)
        button.clicked.connect(lambda: self.decision_requested.emit(kind.verb))
        button.refused.connect(self.refused)
        self.quiet_row.addWidget(button, 8)
        return button

    def all(self) -> list[TableButton]:
        """Every button, in the order of their places."""
        return [self.main, self.usual, self.advice, self.undo, *self.others]

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        for button in self.all():
            button.set_look(look)

    def set_playing(self, is_playing: bool) -> None:
        """At the end only undo is left."""
        for button in (self.main, self.advice, *self.others):
            button.setVisible(is_playing)
        if not is_playing:
            self.usual.hide()

    # -- what they say

    def refresh(self, table: GameTable) -> None:
        """Say what is possible at ``table`` now, and why the rest is not."""
        refusal = turn_refusal(table.record)
        reason = words(refusal, table.names) if refusal else ""
        main = main_offer(table)
        self.main.key = self.tr("Space")
        if self.main.is_calm != bool(reason):
            self.main.is_calm = bool(reason)
            self.main.update()
        if reason:
            self.main.say(self.tr("Go on"))
        elif main is not None:
            self.main.say(words(main.label, table.names))
        elif choices(table):
            self.main.say(self.tr("Choose in the sheet"))
        else:
            self.main.say(self._roll_title(table), self._roll_reason(table))
        is_twice = main is not None and bool(self._kinds) and main.action.verb == self._kinds[0].verb
        self.usual.setVisible(bool(self._kinds) and not is_twice)
        by_verb = {offer.action.verb: offer for offer in table.state.offers()}
        for button, kind in zip((self.usual, *self.others), self._kinds, strict=False):
            self._show_offer(table, button, kind, by_verb.get(kind.verb), reason)
        self.advice.say(self.tr("Advice"), reason)
        self.undo.say(self.tr("Undo"), "" if table.can_undo else self.tr("There is nothing to take back now."))

    def _show_offer(
        self, table: GameTable, button: TableButton, kind: DecisionKind, offer: Offer | None, reason: str
    ) -> None:
        if reason or offer is None:
            button.say(words(kind.title), reason or self.tr("This is not possible now."))
        else:
            button.say(words(offer.label, table.names), words(offer.refusal, table.names) if offer.refusal else "")

    def _roll_title(self, table: GameTable) -> str:
        rolled = len(table.roll_positions)
        if rolled == len(table.state.tray().dice):
            return self.tr("Roll all")
        if rolled == 0:
            return self.tr("Roll")
        return self.tr("Roll 1 die") if rolled == 1 else self.tr("Roll {number} dice").format(number=rolled)

    def _roll_reason(self, table: GameTable) -> str:
        if table.can_roll:
            return ""
        return self.tr("All dice are set aside: bring one back.")

    def _on_usual_clicked(self) -> None:
        for kind in self._kinds[:1]:
            self.decision_requested.emit(kind.verb)


def choices(table: GameTable) -> list[Offer]:
    """What a person can decide when no roll is left: then the big button is for that."""
    if not table.is_persons_turn or table.can_roll or table.state.tray().may_choose:
        return []
    return [offer for offer in table.state.offers() if offer.refusal is None]


def main_offer(table: GameTable) -> Offer | None:
    """The decision that the big button takes: the usual one that has a button, a strike last, or the only one there is.

    None where a roll is left, and where the person has to choose in the sheet.
    """
    possible = choices(table)
    verbs = [kind.verb for kind in table.record.header.game.decisions]
    with_button = [offer for offer in possible if offer.action.verb in verbs]
    if not with_button and len(possible) > 1:
        return None
    return min(with_button or possible, key=lambda offer: offer.action.verb == "cross", default=None)
