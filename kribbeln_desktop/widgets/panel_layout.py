"""Where the parts of the felt lie and how large they are: fonts grow with it and shrink before anything is cut."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets import chip_tray
from kribbeln_desktop.widgets.chip_tray import ChipTray
from kribbeln_desktop.widgets.dice_area import DiceArea
from kribbeln_desktop.widgets.end_panel import EndPanel
from kribbeln_desktop.widgets.felt import SHADOW
from kribbeln_desktop.widgets.panel_buttons import PanelButtons
from kribbeln_desktop.widgets.table_parts import RollDots, RollOffStrip
from kribbeln_desktop.widgets.table_words import FixedWords, NameWords
from kribbeln_desktop.widgets.verdict import Verdict

LINES_HIGH = 18.6
"""Height of everything but the dice and the gaps, in lines of the basic font."""
GAPS = 110
"""Pixels of all margins and gaps together."""
LEAST_FOR_DICE = 0.34
"""The part of the height that dice get, however large the fonts are."""
LARGEST_GROWTH = 2.2


class PanelLayout:
    """Makes the parts of ``panel`` and lays them out in it."""

    def __init__(self, look: Look, panel: QWidget) -> None:
        self._panel = panel
        self.name, self.turn = NameWords(panel), QLabel(panel)
        self.turn.setTextFormat(Qt.TextFormat.PlainText)
        self.dots = RollDots(look, panel)
        self.headline = FixedWords(panel)
        self.dice = DiceArea(look, panel)
        self.roll_off = RollOffStrip(look, self.dice)
        self.chips = ChipTray(look, panel)
        self.verdict = Verdict(look, panel)
        self.end = EndPanel(look, panel)
        self.buttons = PanelButtons(look, panel)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.name, 0, Qt.AlignmentFlag.AlignBaseline)
        head.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignBaseline)
        head.addStretch()
        head.addWidget(self.dots, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(26, 14, 26, 18 + SHADOW)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self.headline)
        column.addWidget(self.dice, 1)
        column.addWidget(self.end, 1)
        column.addWidget(self.chips)
        column.addWidget(self.verdict)
        column.addLayout(self.buttons.large_row)
        column.addLayout(self.buttons.quiet_row)
        self.end.hide()

    def show_end(self, is_over: bool) -> None:
        """Standings, or dice and what belongs to them."""
        self.end.setVisible(is_over)
        for part in (self.name, self.turn, self.headline, self.dice, self.verdict):
            part.setVisible(not is_over)
        self.chips.setVisible(not is_over and bool(self.chips.stacks()))
        self.buttons.set_playing(not is_over)

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        for part in (self.dots, self.roll_off, self.dice, self.chips, self.verdict, self.end, self.buttons):
            part.set_look(look)
        for label, ink in (
            (self.name, look.felt_ink),
            (self.turn, look.felt_faint_ink),
            (self.headline, look.felt_ink),
        ):
            palette = label.palette()
            palette.setColor(label.foregroundRole(), ink)
            label.setPalette(palette)

    def scale(self) -> None:
        """Fonts grow with the felt, from the size that the system asks for; all of them together."""
        points = self._points()
        sizes = [
            (self.name, 1.9, True),
            (self.turn, 1.15, False),
            (self.dots, 1.1, False),
            (self.roll_off, 1.2, False),
            *((button, 1.0, False) for button in self.buttons.all()),
            (self.buttons.main, 1.45, True),
            (self.buttons.usual, 1.2, True),
        ]
        for widget, factor, bold in sizes:
            widget.setFont(self._font(points * factor, bold))
        self.headline.set_font(self._font(points * 1.35))
        self.chips.set_scale(points)
        self.verdict.set_scale(points)
        self.end.set_scale(points)
        self.place_roll_off()

    def place_roll_off(self) -> None:
        """A roll-off lies where the dice lay."""
        self.roll_off.setGeometry(self.dice.rect())

    def _points(self) -> float:
        """The basic size: the system's, grown with the felt, and no larger than leaves the dice their room."""
        wanted = QApplication.font().pointSizeF()
        width, height = self._panel.width(), self._panel.height()
        grown = wanted * max(1.0, min(width / 620, height / 690, LARGEST_GROWTH))
        line = QFontMetricsF(self._font(wanted)).height() / wanted
        room = height * (1 - LEAST_FOR_DICE) - GAPS
        lines = LINES_HIGH + (chip_tray.LINES if self.chips.stacks() else 0.0)
        return max(min(grown, room / (line * lines)), min(wanted, 7.0))

    def _font(self, points: float, bold: bool = False) -> QFont:
        font = self._panel.font()
        font.setPointSizeF(points)
        font.setBold(bold)
        return font
