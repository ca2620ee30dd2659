"""The kinds of fields that the print page is made of: each has a value, and says when a person has changed it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.widgets.check_box import CheckBox
from kribbeln_desktop.widgets.new_game_cards import lead_tab_to_choice
from kribbeln_desktop.widgets.new_game_fields import PADDING, ChoiceBox, RoundMark, field_height, paint_field
from kribbeln_desktop.widgets.new_game_signs import paint_chevron
from kribbeln_desktop.widgets.new_game_surfaces import paper_palette

Words = Callable[[object], str]
"""What a value is called in the language of the moment."""


class Marks(QWidget):
    """One of a few values, each a round mark with its words."""

    changed = Signal()

    def __init__(self, values: Sequence[object], columns: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.buttons = {value: RoundMark() for value in values}
        grid = _grid(self)
        for place, button in enumerate(self.buttons.values()):
            self._group.addButton(button)
            grid.addWidget(button, place // columns, place % columns)
        next(iter(self.buttons.values())).setChecked(True)
        lead_tab_to_choice(self._group)
        self._group.buttonClicked.connect(self.changed)

    def value(self) -> object:
        """What is chosen."""
        return next(value for value, button in self.buttons.items() if button.isChecked())

    def set_value(self, value: object) -> None:
        """Choose ``value``."""
        self.buttons[value].setChecked(True)

    def reached(self) -> QWidget:
        """What a label's letter leads to."""
        return self.buttons[self.value()]

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        for button in self.buttons.values():
            button.set_look(look)

    def say(self, title: str, words: Words) -> None:
        """Name the choices; for screen readers with the field's ``title``."""
        for value, button in self.buttons.items():
            button.setText(words(value))
            button.setAccessibleName(f"{title}: {button.text()}")
            button.updateGeometry()


class Ticks(QWidget):
    """Some of several values, at least one, each a check box."""

    changed = Signal()

    def __init__(self, columns: int, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns, self._look = columns, look
        self.boxes: dict[str, CheckBox] = {}
        self._grid = _grid(self)

    def offer(self, values: Sequence[str]) -> None:
        """Have a box for each of these and for nothing else."""
        if list(values) == list(self.boxes):
            return
        for box in self.boxes.values():
            box.hide()
            box.deleteLater()
        self.boxes = {value: CheckBox(self._look) for value in values}
        for place, box in enumerate(self.boxes.values()):
            self._grid.addWidget(box, place // self._columns, place % self._columns)
            box.clicked.connect(lambda _checked=False, box=box: self._on_clicked(box))

    def _on_clicked(self, box: CheckBox) -> None:
        if not self.value():
            box.setChecked(True)
        else:
            self.changed.emit()

    def value(self) -> tuple[str, ...]:
        """What is ticked, in the boxes' order."""
        return tuple(value for value, box in self.boxes.items() if box.isChecked())

    def set_value(self, values: Sequence[str]) -> None:
        """Tick these."""
        for value, box in self.boxes.items():
            box.setChecked(value in values)

    def reached(self) -> QWidget:
        """What a label's letter leads to."""
        return next(iter(self.boxes.values()), self)

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        for box in self.boxes.values():
            box.set_look(look)

    def say(self, title: str, words: Words) -> None:
        """Name the boxes."""
        for value, box in self.boxes.items():
            box.setText(words(value))
            box.setAccessibleName(f"{title}: {box.text()}")


class Choice(ChoiceBox):
    """One of several values in a list that opens."""

    changed = Signal()

    def __init__(self, values: Sequence[object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for value in values:
            self.addItem("", value)
        self.activated.connect(self.changed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def value(self) -> object:
        """What is chosen."""
        return self.currentData()

    def set_value(self, value: object) -> None:
        """Choose ``value``."""
        self.setCurrentIndex(next(i for i in range(self.count()) if self.itemData(i) == value))

    def reached(self) -> QWidget:
        """What a label's letter leads to."""
        return self

    def say(self, title: str, words: Words) -> None:
        """Name the field and its choices."""
        self.setAccessibleName(title)
        for index in range(self.count()):
            self.setItemText(index, words(self.itemData(index)))
        self.updateGeometry()


class Number(QSpinBox):
    """A whole number."""

    changed = Signal()

    def __init__(self, least: int, most: int, step: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = LIGHT
        self.setRange(least, most)
        self.setSingleStep(step)
        self.setFrame(False)
        self.setAccelerated(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.lineEdit().setStyleSheet("background: transparent")
        self.lineEdit().setTextMargins(PADDING - 4, 0, 0, 0)
        self.valueChanged.connect(self.changed)

    def set_value(self, value: int) -> None:
        """Show ``value`` without a word."""
        self.blockSignals(True)
        self.setValue(value)
        self.blockSignals(False)

    def limit(self, least: int, most: int) -> None:
        """Take only numbers from ``least`` to ``most``, without a word."""
        self.blockSignals(True)
        self.setRange(least, most)
        self.blockSignals(False)

    def reached(self) -> QWidget:
        """What a label's letter leads to."""
        return self

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        palette = paper_palette(look, self.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(Qt.GlobalColor.transparent))
        self.setPalette(palette)

    def say(self, title: str, _words: Words) -> None:
        """Name the field; numbers are their own words."""
        self.setAccessibleName(title)

    def sizeHint(self) -> QSize:
        """Wide enough for the largest number."""
        words = self.fontMetrics().horizontalAdvance(f"{self.maximum()}{self.suffix()}")
        return QSize(max(words, 40) + 3 * PADDING + 2 * self.fontMetrics().height(), field_height(self))

    def minimumSizeHint(self) -> QSize:
        """Nothing of it may go."""
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling the page changes no number."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field and its arrows; the number is a line of its own."""
        painter = QPainter(self)
        paint_field(painter, self, self._look, self.underMouse())
        em = self.fontMetrics().height()
        for sign in (-1, 1):
            is_possible = self.value() < self.maximum() if sign < 0 else self.value() > self.minimum()
            painter.setOpacity(1 if is_possible else 0.3)
            edge = PADDING + em * 0.3
            x = self.width() - edge if self.isLeftToRight() else edge
            paint_chevron(painter, QPointF(x, self.height() / 2 + sign * em * 0.36), em * 0.2, sign, self._look)


Field = Marks | Ticks | Choice | Number


def _grid(widget: QWidget) -> QGridLayout:
    grid = QGridLayout(widget)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(2)
    return grid
