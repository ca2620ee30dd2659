"""The fields of a seat, painted for paper: a name, a choice, and the round mark of who begins."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QRadioButton, QWidget

from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.widgets.new_game_signs import paint_chevron
from kribbeln_desktop.widgets.new_game_surfaces import SHORT, SHOWN, paper_palette
from kribbeln_desktop.widgets.table_button import AT_LEFT

FIELD_CORNER = 7
PADDING = 9


def field_height(widget: QWidget) -> int:
    """How high a field is in the widget's font."""
    return round(widget.fontMetrics().height() * 1.85)


def paint_field(painter: QPainter, widget: QWidget, look: Look, hovered: bool) -> None:
    """A rounded field with its edge; the edge tells focus and the pointer."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge, width = QColor(look.strong_line), 1.0
    if widget.hasFocus():
        edge, width = QColor(look.focus), 2.0
    elif hovered:
        edge = QColor(look.faint_ink)
    painter.setPen(QPen(edge, width))
    painter.setBrush(QColor(look.cell))
    inset = width / 2 + 0.5
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(inset, inset, -inset, -inset), FIELD_CORNER, FIELD_CORNER)


class NameField(QLineEdit):
    """A line for a name; a long one shows how it begins while nobody writes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = LIGHT
        self.setFrame(False)
        self.setTextMargins(PADDING - 2, 0, PADDING - 2, 0)
        self.editingFinished.connect(lambda: self.home(False))

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        self._look = look
        palette = paper_palette(look, self.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(Qt.GlobalColor.transparent))
        self.setPalette(palette)

    def sizeHint(self) -> QSize:
        """Wide enough for a usual name."""
        return QSize(self.fontMetrics().averageCharWidth() * 18, field_height(self))

    def minimumSizeHint(self) -> QSize:
        """Wide enough for a short name."""
        return QSize(self.fontMetrics().averageCharWidth() * 12, field_height(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field, then the text."""
        painter = QPainter(self)
        paint_field(painter, self, self._look, self.underMouse())
        painter.end()
        super().paintEvent(event)


class ChoiceBox(QComboBox):
    """A choice among a few words.

    On Linux a screen reader gets a box's text for its name, so that a text may say more than there is to see.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = LIGHT
        self._has_list = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.currentIndexChanged.connect(self._tell_more)

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        self._look = look
        self.setPalette(paper_palette(look, self.palette()))

    def set_words(self, index: int, shown: str, heard: str, more: str = "", short: str = "") -> None:
        """What an item shows, what screen readers say of it, and what can be known of it besides.

        Where there is no room for ``shown``, the closed box shows ``short``.
        """
        self.setItemText(index, heard)
        self.setItemData(index, shown, SHOWN)
        self.setItemData(index, short, SHORT)
        for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            self.setItemData(index, more, role)
        self._tell_more()

    def _tell_more(self) -> None:
        more = str(self.currentData(Qt.ItemDataRole.ToolTipRole) or "")
        self.setToolTip(more)
        self.setAccessibleDescription(more)

    def words(self, index: int) -> str:
        """What an item shows."""
        return str(self.itemData(index, SHOWN) or self.itemText(index))

    def _short(self, index: int) -> str:
        return str(self.itemData(index, SHORT) or self.words(index))

    def sizeHint(self) -> QSize:
        """As wide as its longest words."""
        return self._size_for(self.words)

    def _size_for(self, words: Callable[[int], str]) -> QSize:
        metrics = self.fontMetrics()
        widest = max((metrics.horizontalAdvance(words(index)) for index in range(self.count())), default=0)
        return QSize(widest + 2 * PADDING + metrics.height() + self._indent() + 6, field_height(self))

    def _indent(self) -> int:
        has_icon = self.count() and not self.itemIcon(0).isNull()
        return round(self.fontMetrics().height() * 1.2) if has_icon else 0

    def minimumSizeHint(self) -> QSize:
        """Narrower words are shortened."""
        widest = self.fontMetrics().averageCharWidth() * 36
        return QSize(min(self._size_for(self._short).width(), widest), field_height(self))

    def showPopup(self) -> None:
        """Qt."""
        self._need_list()
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are looked for in the list, even while it is closed."""
        self._need_list()
        super().keyPressEvent(event)

    def _need_list(self) -> None:
        """The list is made when it is used first, as every seat could have one."""
        if not self._has_list:
            from kribbeln_desktop.widgets.new_game_choice_list import ChoiceList, ShownWords

            self._has_list = True
            self.setView(ChoiceList())
            self.setItemDelegate(ShownWords(self))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling the page changes no choice."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field, the words and an arrow."""
        painter = QPainter(self)
        paint_field(painter, self, self._look, self.underMouse())
        em = self.fontMetrics().height()
        icon = QRect(PADDING - 2, (self.height() - em) // 2, em, em)
        self.itemIcon(self.currentIndex()).paint(painter, icon)
        words = self.rect().adjusted(PADDING + self._indent(), 0, -PADDING - em, 0)
        painter.setPen(QColor(self._look.ink))
        shown = self.words(self.currentIndex())
        if self.fontMetrics().horizontalAdvance(shown) > words.width():
            shown = self._short(self.currentIndex())
        elided = self.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, AT_LEFT, elided)
        paint_chevron(painter, QPointF(self.width() - PADDING - em * 0.3, self.height() / 2), em * 0.22, 1, self._look)


class RoundMark(QRadioButton):
    """A round mark, with or without words beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = LIGHT
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        self._look = look
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Long words take a second line."""
        return bool(self.text())

    def heightForWidth(self, width: int) -> int:
        """High enough for the words in that width."""
        metrics = self.fontMetrics()
        room = QRect(0, 0, max(1, width - self._indent()), 10_000)
        words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.text()).height()
        return max(words + round(metrics.height() * 0.5), round(metrics.height() * 1.6))

    def sizeHint(self) -> QSize:
        """The mark, and its words in one line."""
        metrics = self.fontMetrics()
        return QSize(self._indent() + metrics.horizontalAdvance(self.text()) + 4, round(metrics.height() * 1.6))

    def minimumSizeHint(self) -> QSize:
        """The mark and a word or two."""
        widest = self._indent() + self.fontMetrics().averageCharWidth() * 16
        return QSize(min(widest, self.sizeHint().width()), self.sizeHint().height())

    def _indent(self) -> int:
        return round(self.fontMetrics().height() * (1.5 if self.text() else 1.6)) + 4

    def hitButton(self, pos: object) -> bool:
        """All of it can be clicked."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ring, dot, words and focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        em = self.fontMetrics().height()
        centre = QPointF(em * 0.52 + 4.5 if self.text() else self.width() / 2, self.height() / 2)
        self._paint_mark(painter, centre, em * 0.52)
        if self.text():
            words = self.rect().adjusted(self._indent(), 0, 0, 0)
            painter.setPen(QColor(self._look.ink))
            flags = AT_LEFT | Qt.TextFlag.TextWordWrap
            painter.drawText(words, flags, self.text())

    def _paint_mark(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        look = self._look
        if self.hasFocus():
            painter.setPen(QPen(QColor(look.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, radius + 3.5, radius + 3.5)
        ring = QColor(look.ink) if self.isChecked() or self.underMouse() else QColor(look.faint_ink)
        painter.setPen(QPen(ring, 1.6))
        painter.setBrush(QColor(look.accent) if self.isChecked() else QColor(look.cell))
        painter.drawEllipse(centre, radius, radius)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.accent_ink))
            painter.drawEllipse(centre, radius * 0.42, radius * 0.42)
