"""The decisions of a review as a list to step through with the keys up and down."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.review_page import when_words
from kribbeln_desktop.printing.review_picture import ReviewedDecision, ReviewPicture
from kribbeln_desktop.printing.seat_marks import paint_seat_mark
from kribbeln_desktop.widgets.die_button import die_pixmap
from kribbeln_desktop.widgets.new_game_surfaces import scaled_font

COST, SEAT, WHEN, DICE, CHOSEN = range(5)
LARGEST_NAME = 0.21
"""The seat's part of the width at most."""
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_DECISION = Qt.ItemDataRole.UserRole


class DecisionList(QTableWidget):
    """One line for each decision; those that cost much are bold and have a sign."""

    decision_selected = Signal(object)
    """The ``ReviewedDecision``, or None."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(0, 5, parent)
        self._look = look
        self._picture: ReviewPicture | None = None
        self._shown: Sequence[ReviewedDecision] = ()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(30)
        self.horizontalHeader().setDefaultSectionSize(30)  # else the last one would not become narrower than 100
        self.horizontalHeader().setStretchLastSection(True)
        self.setItemDelegateForColumn(SEAT, MarkDelegate(self))
        self.setItemDelegateForColumn(DICE, DiceDelegate(self))
        self.itemSelectionChanged.connect(self._on_selected)

    @property
    def look(self) -> Look:
        """What it is drawn with."""
        return self._look

    def set_look(self, look: Look) -> None:
        """Draw with this look from now on."""
        self._look = look
        if self._picture is not None:
            self.show_decisions(self._picture, self._shown)

    def show_decisions(self, picture: ReviewPicture, decisions: Sequence[ReviewedDecision]) -> None:
        """List ``decisions``; the one that was selected stays so, else the first is."""
        before = self.selected()
        self._picture, self._shown = picture, decisions
        for column, words in enumerate(self._headings()):
            heading = QTableWidgetItem(words)
            heading.setTextAlignment(_AT_RIGHT if column == COST else _AT_LEFT)
            self.setHorizontalHeaderItem(column, heading)
        height = round(self.fontMetrics().height() * 1.75)
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)
        self.setRowCount(0)
        self.setRowCount(len(decisions))
        for row, decision in enumerate(decisions):
            self._fill(row, decision, picture)
        for column in (COST, SEAT, WHEN, DICE):
            self.resizeColumnToContents(column)
        self.selectRow(decisions.index(before) if before in decisions else 0)
        self._on_selected()

    def _headings(self) -> list[str]:
        return [self.tr("Cost"), self.tr("Seat"), self.tr("When"), self.tr("Dice"), self.tr("Chosen")]

    def _fill(self, row: int, decision: ReviewedDecision, picture: ReviewPicture) -> None:
        is_costly, is_heavy = picture.is_costly(decision), picture.is_heavy(decision)
        sign = "▼ " if is_heavy else ""
        cost = f"{sign}{picture.amount(-decision.loss, True)}" if is_costly else "·"
        dice = ", ".join(picture.words(face.words) for face in decision.dice)
        words = (cost, picture.names[decision.seat], picture.words(when_words(decision)), dice)
        for column, text in enumerate((*words, picture.words(decision.chosen.words))):
            item = QTableWidgetItem(text)
            item.setData(_DECISION, decision)
            item.setToolTip(text if column in (SEAT, CHOSEN) else "")
            if column == COST:
                item.setTextAlignment(_AT_RIGHT)
                item.setFont(scaled_font(self.font(), 1.0, bold=is_heavy))
                item.setForeground(QColor(self._look.bad if is_heavy else self._look.window_ink))
            self.setItem(row, column, item)

    def selected(self) -> ReviewedDecision | None:
        """The selected decision."""
        rows = self.selectionModel().selectedRows()
        return self._shown[rows[0].row()] if rows and rows[0].row() < len(self._shown) else None

    def _on_selected(self) -> None:
        self.decision_selected.emit(self.selected())


class _Delegate(QStyledItemDelegate):
    """Paints a row's ground, and leaves the rest to a subclass."""

    def __init__(self, owner: DecisionList) -> None:
        super().__init__(owner)
        self._list = owner

    def ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """The row's ground, selected or not."""
        self._list.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, self._list)


class DiceDelegate(_Delegate):
    """Paints the dice as they lay; their words are for screen readers."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Qt."""
        self.ground(painter, option)
        edge = option.rect.height() - 6
        ratio = self._list.devicePixelRatioF()
        for place, face in enumerate(index.data(_DECISION).dice):
            at = QPointF(option.rect.left() + 4 + place * (edge + 2), option.rect.top() + 3)
            painter.drawPixmap(at, die_pixmap(face, edge, ratio, self._list.look))

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Qt."""
        height = self._list.verticalHeader().defaultSectionSize()
        return QSize(len(index.data(_DECISION).dice) * (height - 4) + 8, height)


class MarkDelegate(_Delegate):
    """Paints a seat's mark before its name."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Qt."""
        self.ground(painter, option)
        side = option.rect.height() * 0.36
        middle = QPointF(option.rect.left() + 4 + side, option.rect.center().y() + 0.5)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_seat_mark(painter, middle, side, index.data(_DECISION).seat, self._list.look)
        painter.restore()
        named = QStyleOptionViewItem(option)
        named.rect.setLeft(round(middle.x() + side * 0.6))
        super().paint(painter, named, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Qt."""
        hint = super().sizeHint(option, index)
        return QSize(min(hint.width() + 22, round(self._list.width() * LARGEST_NAME)), hint.height())
