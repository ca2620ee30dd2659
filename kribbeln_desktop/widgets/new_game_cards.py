"""Choices shown as small pictures: a score sheet by its symbols, and chance by a die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from kribbeln_desktop.core.sheet import Row, RowKind, Sheet
from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.printing.symbols import paint_symbol, symbol_width
from kribbeln_desktop.widgets.new_game_signs import paint_tick
from kribbeln_desktop.widgets.new_game_surfaces import scaled_font
from kribbeln_desktop.widgets.table_button import AT_LEFT

CORNER = 9
PADDING = 7


@dataclass(frozen=True)
class Miniature:
    """The rows of a sheet that make it what it is."""

    rows: tuple[Row, ...]
    widest: float
    """The widest symbol of all the pictures beside it, so that all are drawn in one size."""


def miniatures(sheets: Sequence[Sheet]) -> tuple[Miniature, ...]:
    """One picture a sheet, of the rows in which the sheets differ; empty where they do not differ."""
    boxes = [[row for row in sheet.rows if row.kind is RowKind.BOX and row.symbol] for sheet in sheets]
    if len({len(rows) for rows in boxes}) != 1:
        return ()
    differ = [len({row.symbol for row in rows}) > 1 for rows in zip(*boxes, strict=True)]
    kept = [tuple(row for row, is_kept in zip(rows, differ, strict=True) if is_kept) for rows in boxes]
    widest = max((symbol_width(row.symbol) for rows in kept for row in rows), default=0.0)
    return tuple(Miniature(rows, widest) for rows in kept) if any(differ) else ()


def lead_tab_to_choice(group: QButtonGroup) -> None:
    """Tab leads to the button of ``group`` that is chosen, and to no other: from there the arrows choose at once."""
    for button in group.buttons():
        _on_toggled(button, button.isChecked())
    group.buttonToggled.connect(_on_toggled)


def _on_toggled(button: QAbstractButton, is_chosen: bool) -> None:
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus)


class Card(QAbstractButton):
    """A card that can be chosen; ``value`` is what it stands for."""

    def __init__(self, value: object, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value = value
        self._look = LIGHT
        self.setCheckable(True)
        self.setAutoExclusive(True)  # for screen readers: a radio button
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        self._look = look
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Nothing of it may go."""
        return self.sizeHint()

    def em(self) -> int:
        """The height of a line of text."""
        return self.fontMetrics().height()

    def paint_ground(self, painter: QPainter) -> QRectF:
        """The card, its choice and its focus; the room that is left inside."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self._look
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = look.accent if self.isChecked() else look.strong_line if self.underMouse() else look.line
        width = 2.5 if self.isChecked() else 1
        if self.hasFocus():
            edge, width = look.focus, 3
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(look.preview if self.isChecked() else look.cell))
        painter.drawRoundedRect(box, CORNER, CORNER)
        return box.adjusted(PADDING, PADDING - 1, -PADDING, -PADDING)

    def paint_title(self, painter: QPainter, room: QRectF) -> None:
        """The words, and a tick where the card is chosen."""
        painter.setPen(QColor(self._look.ink))
        painter.setFont(scaled_font(self.font(), 1.0, bold=self.isChecked()))
        width = round(room.width() - self.em() * 1.1)
        words = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)
        painter.drawText(room, AT_LEFT, words)
        if self.isChecked():
            radius = self.em() * 0.46
            paint_tick(painter, QPointF(room.right() - radius, room.center().y()), radius, self._look)


class SheetCard(Card):
    """A sheet by its symbols, in the colours of their areas."""

    def __init__(self, value: object, miniature: Miniature, parent: QWidget | None = None) -> None:
        super().__init__(value, parent)
        self._rows, self._widest = miniature.rows, miniature.widest
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Room for the title and a line for each symbol."""
        return QSize(round(self.em() * 5.8), round(self.em() * (1.5 + 1.06 * len(self._rows))) + 2 * PADDING + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        room = self.paint_ground(painter)
        title = QRectF(room.left() + 2, room.top(), room.width() - 2, self.em() * 1.35)
        self.paint_title(painter, title)
        self._paint_rows(
            painter, QRectF(room.left(), title.bottom() + 2, room.width(), room.bottom() - title.bottom() - 2)
        )

    def _paint_rows(self, painter: QPainter, room: QRectF) -> None:
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # or signs like > would be mirrored
        step = room.height() / len(self._rows)
        unit = min(step * 1.32, (room.width() - self.em() * 0.7) / self._widest)
        for index, row in enumerate(self._rows):
            band = QRectF(room.left(), room.top() + index * step, room.width(), step)
            if index + 1 < len(self._rows) and self._rows[index + 1].area != row.area:
                band.adjust(0, 0, 0, -2)
            ground = self._look.area(row.area)
            painter.fillRect(band, QColor(ground))
            painter.fillRect(QRectF(band.left(), band.top(), 3, band.height()), QColor(self._look.edge(row.area)))
            left = band.left() + 3 + (band.width() - 3 - symbol_width(row.symbol) * unit) / 2
            paint_symbol(
                painter, QRectF(left, band.top(), band.width(), band.height()), row.symbol, unit, self._look, ground
            )


class ChanceCard(Card):
    """Leave the choice to chance: a wide card."""

    explanation = ""

    def __init__(self, value: object, parent: QWidget | None = None) -> None:
        super().__init__(value, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """One line high."""
        return QSize(round(self.em() * 12), round(self.em() * 1.3) + 2 * PADDING)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        room = self.paint_ground(painter).adjusted(2, 0, 0, 0)
        self.paint_title(painter, room)
        used = painter.fontMetrics().horizontalAdvance(self.text()) + self.em() * 0.7
        painter.setFont(self.font())
        painter.setPen(QColor(self._look.faint_ink))
        rest = room.adjusted(used, 0, -self.em() * 1.3, 0)
        if self.fontMetrics().horizontalAdvance(self.explanation) <= rest.width():
            painter.drawText(rest, AT_LEFT, self.explanation)
