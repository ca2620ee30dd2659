"""One seat on the new-game page: its number, a name, who plays there, whether it begins, and its place in the order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kribbeln_desktop.core.header import SeatEntry
from kribbeln_desktop.core.texts import Seat, mark, say
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.new_game_buttons import SignButton
from kribbeln_desktop.widgets.new_game_fields import ChoiceBox, NameField, RoundMark
from kribbeln_desktop.widgets.new_game_proposal import COMPUTER_NAMES, LONGEST_NAME, LevelTitle
from kribbeln_desktop.widgets.new_game_signs import kind_icon
from kribbeln_desktop.widgets.new_game_surfaces import Paper, Words

_HUMAN = mark("SeatRow", "Person")
_COMPUTER = mark("SeatRow", "Computer: {level}")


MARGINS = (12, 4, 10, 8)
_AIR = 8
"""What a row is higher where there is room."""


class SeatRow(Paper):
    """A card for one seat."""

    changed = Signal()
    move_requested = Signal(int)
    """-1 up, 1 down."""
    remove_requested = Signal()

    def __init__(self, levels: Sequence[LevelTitle], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._levels = tuple(levels)
        self.index = 0
        self.number = Words(bold=True)
        self.name = NameField()
        self.name.setMaxLength(LONGEST_NAME)
        self.kind = ChoiceBox()
        for level in (None, *self._levels):
            self.kind.addItem("", level.id if level else None)
        self.begins = RoundMark()
        self.up, self.down, self.remove = SignButton("up"), SignButton("down"), SignButton("remove")
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        order = QVBoxLayout()
        order.setSpacing(0)
        order.addWidget(self.up)
        order.addWidget(self.down)
        row = QHBoxLayout(self)
        row.setContentsMargins(*MARGINS)
        row.setSpacing(8)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(self.number)
        row.addWidget(self.name, 1)
        row.addWidget(self.kind)
        row.addWidget(self.begins)
        row.addLayout(order)
        row.addWidget(self.remove)

    def _connect(self) -> None:
        self.name.textChanged.connect(self._on_name_changed)
        self.kind.currentIndexChanged.connect(self._on_kind_changed)
        self.begins.toggled.connect(lambda: self.changed.emit())
        self.up.clicked.connect(lambda: self.move_requested.emit(-1))
        self.down.clicked.connect(lambda: self.move_requested.emit(1))
        self.remove.clicked.connect(lambda: self.remove_requested.emit())
        for part in (self.name, self.kind, self.begins, self.up, self.down, self.remove):
            part.installEventFilter(self)

    def sizeHint(self) -> QSize:
        """With some air above and below its fields."""
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height() + _AIR)

    def minimumSizeHint(self) -> QSize:
        """High enough for its fields."""
        return QSize(super().minimumSizeHint().width(), self.name.sizeHint().height() + MARGINS[1] + MARGINS[3])

    # -- what it holds

    def entry(self) -> SeatEntry:
        """The seat as it stands there; the name may be empty."""
        return SeatEntry(" ".join(self.name.text().split()), self.kind.currentData())

    def set_entry(self, entry: SeatEntry) -> None:
        """Show ``entry``."""
        self.kind.blockSignals(True)
        self.kind.setCurrentIndex(max(0, self.kind.findData(entry.level)))
        self.kind.blockSignals(False)
        self.name.setText(entry.name)
        self.name.home(False)

    def place(self, index: int, seats: int, fewest: int) -> None:
        """It is seat ``index`` (from 0) of so many; at least ``fewest`` must stay."""
        self.index = index
        self.number.setText(str(index + 1))
        self.up.setEnabled(index > 0)
        self.down.setEnabled(index < seats - 1)
        self.remove.setEnabled(seats > fewest)
        self.retranslate()

    def shown_name(self) -> str:
        """The name, or what stands for it."""
        return self.entry().name or self.name.placeholderText()

    # -- what happens

    def _on_name_changed(self) -> None:
        self._name_parts()
        self.changed.emit()

    def _on_kind_changed(self) -> None:
        """A computer without a name gets one; a person does not keep a computer's."""
        if self.kind.currentData() is None and self.name.text() in COMPUTER_NAMES:
            self.name.clear()
        elif self.kind.currentData() is not None and not self.entry().name:
            self.name.setText(COMPUTER_NAMES[self.index % len(COMPUTER_NAMES)])
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Alt and an arrow move the seat, whichever of its parts has the keyboard."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = steps.get(Qt.Key(event.key()))
            if step is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self.move_requested.emit(step)
                return True
        return super().eventFilter(watched, event)

    # -- words and colours

    def set_base_font(self, base: QFont) -> None:
        """Follow the page's font."""
        self.number.set_base_font(base)

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        super().set_look(look)
        self.number.set_ink(look.faint_ink)
        person, computer = (kind_icon(is_computer, look) for is_computer in (False, True))
        for index in range(self.kind.count()):
            self.kind.setItemIcon(index, person if self.kind.itemData(index) is None else computer)
        for part in (self.name, self.kind, self.begins, self.up, self.down, self.remove):
            part.set_look(look)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        translate = QCoreApplication.translate
        self.name.setPlaceholderText(say(Seat(self.index), translate))
        for index, level in enumerate((None, *self._levels)):
            words = say(_COMPUTER(level=level.title) if level else _HUMAN, translate)
            heard = self.tr("Seat {number}: {player}").format(number=self.index + 1, player=words)
            strength, short = (say(level.strength, translate), say(level.title, translate)) if level else ("", "")
            self.kind.set_words(index, words, heard, strength, short)
        self.kind.updateGeometry()
        self.begins.setToolTip(self.tr("Begins the game"))
        self.up.setToolTip(self.tr("Move up (Alt+↑)"))
        self.down.setToolTip(self.tr("Move down (Alt+↓)"))
        self.remove.setToolTip(self.tr("Remove this seat"))
        self._name_parts()

    def _name_parts(self) -> None:
        """Names for screen readers say whose part it is."""
        number, name = str(self.index + 1), self.shown_name()
        self.name.setAccessibleName(self.tr("Name of seat {number}").format(number=number))
        self.kind.setAccessibleName(self.tr("Who plays at seat {number}").format(number=number))
        self.begins.setAccessibleName(self.tr("{name} begins").format(name=name))
        self.up.setAccessibleName(self.tr("Move {name} up").format(name=name))
        self.down.setAccessibleName(self.tr("Move {name} down").format(name=name))
        self.remove.setAccessibleName(self.tr("Remove {name}").format(name=name))
