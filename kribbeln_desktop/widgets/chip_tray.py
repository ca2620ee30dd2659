"""The chips on the felt: a stack of each kind in the tray, and below it those put aside. A chip is taken by a click."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.core.views import Offer, Stack
from kribbeln_desktop.printing.chips import paint_chip
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.table.words import words
from kribbeln_desktop.widgets.pressing import is_claimed, is_explained, is_press
from kribbeln_desktop.widgets.table_button import AT_LEFT

LINES = 7.8
"""The tray's height, in lines of its font."""
STEP = 0.1
"""How far each chip of a stack looks out above the one below it, as a part of its diameter."""
REACH = 1 + 3 * STEP
"""The height of a full stack in diameters."""
ASIDE_PART = 0.28
"""The part of the height for chips put aside."""


class ChipStack(QAbstractButton):
    """The chips of one kind in one place; disabled, it still says why it cannot be taken from."""

    refused = Signal(str)

    def __init__(self, is_aside: bool, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_aside = is_aside
        self._look = look
        self._value, self._count, self._why_not = "", 0, ""
        self.offer: Offer | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        self.update()

    def show_stack(self, stack: Stack, table: GameTable) -> None:
        """Show how many chips lie here, and whether one can be taken."""
        pile = str(stack.value), stack.aside if self._is_aside else stack.in_tray
        if pile != (self._value, self._count):
            self._value, self._count = pile
            self.update()
        self.offer = stack.take_aside if self._is_aside else stack.take
        refusal = self.offer.refusal if self.offer else None
        may_take = self.offer is not None and refusal is None and table.is_persons_turn
        self._why_not = words(refusal, table.names) if refusal else ""
        self.setEnabled(may_take)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if may_take else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if may_take else Qt.CursorShape.ArrowCursor)
        told = _ASIDE if self._is_aside else _IN_TRAY
        self.setAccessibleName(words(told(kind=stack.words, value=stack.value, number=self._count)))
        self.setAccessibleDescription(self._why_not)

    def event(self, event: QEvent) -> bool:
        """Qt: keys press the stack that was reached by Tab; one that cannot be taken from explains itself."""
        if is_claimed(event) or is_explained(event, self, self._why_not, self.accessibleName, self.refused):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter is as good as Space."""
        if is_press(event):
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Qt: the tray decides."""
        return QSize(24, 24)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: the chips one on the other, their number beside them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setPixelSize(max(10, min(round(self.height() * 0.19), 18)))
        line = QFontMetricsF(font).height()
        beside = QFontMetricsF(font).horizontalAdvance("×4") + 4 if self._is_aside else 0.0
        room = QRectF(self.rect()).adjusted(5, 5, -5 - beside, -5 if self._is_aside else -line)
        edge = min(room.width(), room.height() / REACH)
        pile = QRectF(0, 0, edge, edge * REACH)
        pile.moveCenter(room.center())
        if self.isEnabled():
            self._paint_ring(painter, pile)
        box = QRectF(pile.left(), pile.bottom() - edge, edge, edge)
        if not self._count and not self._is_aside:
            paint_chip(painter, box, self._value, self._look, ghost=True)
        for place in range(self._count):
            paint_chip(painter, box.translated(0, -place * STEP * edge), self._value, self._look)
        if self._count:
            painter.setFont(font)
            painter.setPen(QColor(self._look.felt_ink))
            below = QRectF(0, self.height() - line, self.width(), line)
            right = QRectF(pile.right() + 4, 0, beside + 4, self.height())
            at = Qt.AlignmentFlag.AlignCenter if not self._is_aside else AT_LEFT
            painter.drawText(right if self._is_aside else below, at, f"×{self._count}")

    def _paint_ring(self, painter: QPainter, box: QRectF) -> None:
        """This one can be taken."""
        width = 5.0 if self.hasFocus() else 4.0 if self.underMouse() else 3.0
        painter.setPen(QPen(QColor(self._look.felt_ink if self.hasFocus() else self._look.accent), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        grown = box.adjusted(-4, -4, 4, 4)
        painter.drawRoundedRect(grown, grown.width() / 2, grown.width() / 2)


class ChipTray(QWidget):
    """Every stack, in ascending order of value."""

    action_requested = Signal(str)
    """A chip is wanted: the action as a record writes it."""
    refused = Signal(str)
    """A stack was clicked that cannot be taken from now: why."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._stacks: list[ChipStack] = []
        self._has_aside = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        for stack in self._stacks:
            stack.set_look(look)
        self.update()

    def set_scale(self, points: float) -> None:
        """Use fonts around ``points``."""
        font = self.font()
        font.setPointSizeF(points)
        self.setFont(font)
        self.setFixedHeight(round(QFontMetricsF(font).height() * LINES))

    def prepare(self, kinds: int) -> None:
        """Have room for so many kinds; none hides the tray."""
        for stack in self._stacks:
            stack.hide()
            stack.deleteLater()
        self._stacks = [self._new_stack(is_aside) for is_aside in (False, True) for _kind in range(kinds)]
        self.setVisible(kinds > 0)
        self._place()

    def _new_stack(self, is_aside: bool) -> ChipStack:
        stack = ChipStack(is_aside, self._look, self)
        stack.clicked.connect(lambda: self._take(stack))
        stack.refused.connect(self.refused)
        stack.show()
        return stack

    def _take(self, stack: ChipStack) -> None:
        if stack.offer is not None:
            self.action_requested.emit(str(stack.offer.action))

    def stacks(self) -> list[ChipStack]:
        """What the keyboard goes through."""
        return list(self._stacks)

    def refresh(self, table: GameTable) -> None:
        """Show the chips that lie there now."""
        chips = table.state.chips()
        if self._has_aside != any(stack.aside for stack in chips):
            self._has_aside = not self._has_aside
            self.update()
        for button, stack in zip(self._stacks, (*chips, *chips), strict=True):
            button.show_stack(stack, table)

    def resizeEvent(self, _event: object) -> None:
        """Qt."""
        self._place()

    def _place(self) -> None:
        """Each kind has its column, the tray above and aside below."""
        kinds, cut = max(1, len(self._stacks) // 2), self._cut()
        for place, stack in enumerate(self._stacks):
            start, top, bottom = (4.0, 2.0, cut - 3) if place < kinds else (self._caption_width(), cut, self.height())
            width = (self.width() - 4 - start) / kinds
            stack.setGeometry(QRectF(start + place % kinds * width, top, width, bottom - top).toAlignedRect())

    def _cut(self) -> float:
        """Where what lies aside begins."""
        return round(self.height() * (1 - ASIDE_PART))

    def _caption_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.8)
        return font

    def _caption_width(self) -> float:
        return QFontMetricsF(self._caption_font()).horizontalAdvance(self.tr("Aside")) + 18

    def changeEvent(self, event: QEvent) -> None:
        """Qt."""
        if event.type() == QEvent.Type.LanguageChange:
            self._place()
            self.update()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: the tray, and what lies below it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cut = self._cut()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.tray))
        painter.drawRoundedRect(QRectF(0, 0, self.width(), cut - 2), 12, 12)
        if self._has_aside:
            painter.setFont(self._caption_font())
            painter.setPen(QColor(self._look.felt_faint_ink))
            painter.drawText(QRectF(8, cut, self.width(), self.height() - cut), AT_LEFT, self.tr("Aside"))


_IN_TRAY = mark("Chips", "{kind}, {value} points: {number} in the tray")
_ASIDE = mark("Chips", "{kind}, {value} points: {number} put aside")
