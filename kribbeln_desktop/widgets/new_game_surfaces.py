"""What the new-game page stands on: felt on the left, paper on the right, and words in sizes relative to the page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.widgets.felt import CORNER, SHADOW, paint_felt

SHOWN = Qt.ItemDataRole.UserRole + 1
"""The words to paint where an item's text says more, for screen readers."""
SHORT = SHOWN + 1
"""The words to paint where there is no room for these."""


class Surface(QWidget):
    """A rounded panel; a subclass fills it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = LIGHT

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        self._look = look
        self.update()

    def panel(self) -> QRectF:
        """The panel without its shadow."""
        return QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -SHADOW - 0.5)


class Felt(Surface):
    """The table: felt with a light above it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The same felt as under the dice."""
        paint_felt(QPainter(self), self.size(), self._look, self._look.window)


class Paper(Surface):
    """A sheet of paper with a soft shadow."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel = self.panel()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 36))
        painter.drawRoundedRect(panel.translated(0, SHADOW), CORNER / 2, CORNER / 2)
        painter.setPen(QPen(QColor(self._look.paper_edge), 1))
        painter.setBrush(QColor(self._look.paper))
        painter.drawRoundedRect(panel, CORNER / 2, CORNER / 2)


class Words(QLabel):
    """Words whose size is ``factor`` times the page's, in the page's ink, soft or not."""

    def __init__(self, factor: float = 1.0, bold: bool = False, soft: bool = False, wraps: bool = False) -> None:
        super().__init__()
        self.factor = factor
        self._bold = bold
        self.soft = soft
        self.setWordWrap(wraps)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if wraps:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def set_base_font(self, base: QFont) -> None:
        """Follow the page's font."""
        self.setFont(scaled_font(base, self.factor, self._bold))

    def set_ink(self, ink: str) -> None:
        """Write in this colour."""
        palette = self.palette()
        palette.setColor(self.foregroundRole(), QColor(ink))
        self.setPalette(palette)


class ColumnTitle(Words):
    """A word centred above a part of the first row; a sentence where there is no such part."""

    def __init__(self) -> None:
        super().__init__(0.85)
        self.above: QWidget | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the word where that part is."""
        if self.above is None:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        centre = self.mapFromGlobal(self.above.mapToGlobal(self.above.rect().center())).x()
        half = min(centre, self.width() - centre)
        painter.drawText(centre - half, 0, 2 * half, self.height(), Qt.AlignmentFlag.AlignCenter, self.text())


def paper_palette(look: Look, base: QPalette) -> QPalette:
    """``base`` for a widget that lies on paper."""
    palette = QPalette(base)
    for role, colour in (
        (QPalette.ColorRole.WindowText, look.ink),
        (QPalette.ColorRole.Text, look.ink),
        (QPalette.ColorRole.ButtonText, look.ink),
        (QPalette.ColorRole.PlaceholderText, look.faint_ink),
        (QPalette.ColorRole.Base, look.cell),
        (QPalette.ColorRole.Window, look.paper),
        (QPalette.ColorRole.Button, look.paper),
    ):
        palette.setColor(role, QColor(colour))
    return palette


def scaled_font(base: QFont, factor: float, bold: bool = False) -> QFont:
    """``base`` in another size and weight."""
    font = QFont(base)
    if base.pointSizeF() > 0:
        font.setPointSizeF(base.pointSizeF() * factor)
    else:
        font.setPixelSize(round(base.pixelSize() * factor))
    font.setBold(bold)
    return font
