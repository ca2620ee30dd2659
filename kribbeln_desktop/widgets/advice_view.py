"""Advice beside the game: H shows it until something is done; what the coach says stands in the line of events."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.advice_words import Line, Told
from kribbeln_desktop.table.advisor import Advisor
from kribbeln_desktop.table.coach import Coach, Objection
from kribbeln_desktop.table.refusals import turn_refusal
from kribbeln_desktop.table.sheet_model import CELL_ROLE, ROW_ROLE
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.table.words import words
from kribbeln_desktop.widgets.advice_card import AdviceCard
from kribbeln_desktop.widgets.felt import SHADOW
from kribbeln_desktop.widgets.game_page import GamePage

MARGIN = 10
"""Between the card and the sheet's edges."""
LARGEST_PART = 0.66
"""The card takes at most this part of the sheet's height."""
LARGEST_GROWTH = 1.7
LEAST_LETTERS = 32
"""So many fit in a line of the card."""


class AdviceView(QObject):
    """Owns the card and the marks on the dice."""

    def __init__(self, page: GamePage, look: Look) -> None:
        super().__init__(page)
        self._page = page
        self._table: GameTable | None = None
        self._advisor: Advisor | None = None
        self._is_wanted = False
        """Advice was asked for, and nothing has happened since."""
        over = page.splitter.parentWidget()
        assert over is not None
        self.card = AdviceCard(look, over)
        self.card.hide()
        self.card.close_requested.connect(self.hide)
        self.card.choice_requested.connect(self._on_choice_requested)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), page)
        self._escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._escape.activated.connect(self.hide)
        self._escape.setEnabled(False)
        page.sheet.installEventFilter(self)

    def follow(self, table: GameTable, advisor: Advisor, coach: Coach) -> None:
        """Advise at this table; the caller has let go of the one before."""
        self.hide()
        self._table, self._advisor = table, advisor
        table.state_changed.connect(self.hide)
        advisor.changed.connect(self._show_answer)
        coach.spoke.connect(self._on_spoke)

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self.card.set_look(look)
        self._show_answer()

    # -- wishes

    def toggle(self) -> None:
        """Show the advice or hide it; where no person has to act, say why there is none."""
        table, advisor = self._table, self._advisor
        if table is None or advisor is None or self._page.panel.skip_fall():
            return
        if self._is_wanted:
            self.hide()
            return
        refusal = turn_refusal(table.record)
        if refusal is not None:
            self._page.panel.say(refusal)
            return
        self._is_wanted = True
        advisor.ask()
        self._show_answer()

    def hide(self) -> None:
        """Take the card and all marks away."""
        self._is_wanted = False
        self._escape.setEnabled(False)
        self._mark()
        if self.card.isVisibleTo(self._page):
            if self.card.isAncestorOf(QApplication.focusWidget() or self._page):
                self._page.setFocus()
            self.card.hide()

    def _on_choice_requested(self, line: Line) -> None:
        """Set those dice aside, or stand in the sheet on what it enters; nothing is rolled or entered yet."""
        table, sheet = self._table, self._page.sheet
        assert table is not None
        if not line.is_roll:
            if str(line.action) in (index.data(CELL_ROLE).action for index in sheet.choices()):
                sheet.choose(str(line.action))
        elif table.state.tray().may_choose:
            table.set_aside_only(line.kept)

    # -- what was found

    def _on_spoke(self, objection: Objection) -> None:
        self._page.panel.say(objection.text)
        self._mark(objection.kept, objection.decision)

    def _show_answer(self) -> None:
        if not self._is_wanted or self._table is None or self._advisor is None:
            return
        found = self._advisor.told()
        if isinstance(found, Told):
            self.card.show_advice(found, self._table.names)
            best = found.lines[0]
            self._mark(best.kept, "" if best.is_roll else str(best.action))
        elif found is not None:
            self.card.say(words(found))
        if found is not None:
            self._show_card(found)

    def _mark(self, kept: Collection[int] = (), decision: str = "") -> None:
        """Mark what is advised, on the dice and in the sheet."""
        self._page.panel.dice.set_advised(kept)
        self._page.sheet.set_advised(decision)

    def _show_card(self, found: Told | Text) -> None:
        self._place()
        self.card.show()
        self.card.raise_()
        self._escape.setEnabled(True)
        page = self._page
        for one, other in pairwise([*self.card.tab_order(), page.sheet, *page.panel.tab_order()]):
            QWidget.setTabOrder(one, other)
        self._page.panel.announce(self.card.sentence.text())

    # -- where it lies

    def _place(self) -> None:
        """Over the half of the sheet that has less to do with the advice."""
        sheet, over = self._page.sheet, self.card.parentWidget()
        assert over is not None
        corner = sheet.mapTo(over, QPoint(MARGIN, MARGIN))
        room = QRect(corner, sheet.size() - QSize(2 * MARGIN, 2 * MARGIN + SHADOW))
        height = self.card.fit(room.width(), round(room.height() * LARGEST_PART), _font(self.card, room))
        room.setTop(room.bottom() + 1 - height)
        if self._is_low():
            room.moveTop(corner.y() + self._head_height())
        self.card.setGeometry(room)

    def _head_height(self) -> int:
        sheet = self._page.sheet
        return max(0, sheet.visualRect(sheet.model().index(1, 0)).top())

    def _is_low(self) -> bool:
        """Whether the row that the best choice fills or aims at lies in the sheet's lower half."""
        found = self._advisor.told() if self._advisor else None
        model, sheet = self._page.sheet.model(), self._page.sheet
        if not isinstance(found, Told) or model is None:
            return False
        rows = (model.index(row, 0) for row in range(1, model.rowCount()))
        middles = [sheet.visualRect(i).center().y() for i in rows if i.data(ROW_ROLE) == found.lines[0].row]
        return any(middle > sheet.height() / 2 for middle in middles)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: the card goes along with the sheet, and speaks its language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._show_answer()
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.card.isVisibleTo(self._page):
            self._place()
        return False


def _font(widget: QWidget, room: QRect) -> QFont:
    """The system's font, grown with the sheet; smaller where it would leave too few letters in a line."""
    font = QFont(widget.font())
    growth = max(1.0, min(room.width() / 430, room.height() / 690, LARGEST_GROWTH))
    font.setPointSizeF(QApplication.font().pointSizeF() * growth)
    fitting = room.width() / (QFontMetricsF(font).horizontalAdvance("0") * LEAST_LETTERS)
    font.setPointSizeF(font.pointSizeF() * min(1.0, fitting))
    return font
