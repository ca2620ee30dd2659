"""The end of a game on the felt: places, names, points, how it was won, and what now."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from kribbeln_desktop.core.game import Standings
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.table_button import Rank, TableButton


class EndPanel(QWidget):
    """Standings with ties told as ties, and three ways on."""

    again_requested = Signal()
    new_requested = Signal()
    print_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._points = 10.0
        self._rows: list[QFrame] = []
        self.again = TableButton(Rank.MAIN, "", look, self)
        self.new = TableButton(Rank.SECOND, "", look, self)
        self.print = TableButton(Rank.SECOND, "", look, self)
        self.again.clicked.connect(self.again_requested)
        self.new.clicked.connect(self.new_requested)
        self.print.clicked.connect(self.print_requested)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        self._list = QVBoxLayout()
        self._list.setSpacing(8)
        column.addLayout(self._list)
        column.addStretch()
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        for button in (self.again, self.new, self.print):
            buttons.addWidget(button)
        column.addLayout(buttons)

    def show_standings(self, standings: Standings, names: tuple[str, ...]) -> None:
        """List the seats by place."""
        self.again.say(self.tr("Play again"))
        self.new.say(self.tr("New game"))
        self.print.say(self.tr("Print"))
        for row in self._rows:
            row.deleteLater()
        order = sorted(range(len(names)), key=lambda seat: (standings.places[seat], seat))
        self._rows = [self._row(standings, seat, names[seat]) for seat in order]
        for row in self._rows:
            self._list.addWidget(row)

    def set_scale(self, points: float) -> None:
        """Use fonts around ``points``."""
        self._points = points
        for button in (self.again, self.new, self.print):
            button.setFont(self._font(1.15, bold=True))

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        for button in (self.again, self.new, self.print):
            button.look = look

    def _row(self, standings: Standings, seat: int, name: str) -> QFrame:
        look = self._look
        won = seat in standings.winners
        frame = QFrame(self)
        ground, ink = (look.accent, look.accent_ink) if won else (look.tray, look.felt_ink)
        frame.setObjectName("standing")
        frame.setStyleSheet(f"#standing {{ background: {ground}; border-radius: 10px }} QLabel {{ color: {ink} }}")
        row = QHBoxLayout(frame)
        row.setContentsMargins(18, 9, 18, 9)
        row.setSpacing(16)
        for text, factor, stretch in (
            (self.tr("{place}.").format(place=standings.places[seat]), 1.3, 0),
            (name, 1.3, 1),
            (self.tr("{points} points").format(points=standings.points[seat]), 1.2, 0),
        ):
            label = QLabel(text, frame)
            label.setFont(self._font(factor, bold=won))
            label.setTextFormat(Qt.TextFormat.PlainText)
            row.addWidget(label, stretch)
        return frame

    def _font(self, factor: float, bold: bool) -> QFont:
        font = self.font()
        font.setPointSizeF(self._points * factor)
        font.setBold(bold)
        return font
