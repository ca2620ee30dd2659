"""Below the seats on the new-game page: what else can say who begins, such as the highest die."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QFont, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kribbeln_desktop.core.game import OptionValue
from kribbeln_desktop.core.texts import Text, say
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.felt import SHADOW
from kribbeln_desktop.widgets.new_game_buttons import SignButton
from kribbeln_desktop.widgets.new_game_fields import RoundMark
from kribbeln_desktop.widgets.new_game_seat_row import MARGINS
from kribbeln_desktop.widgets.new_game_surfaces import Paper, Words


class StarterRow(Paper):
    """One choice for the start that is no seat; its mark lies below those of the seats."""

    def __init__(self, value: OptionValue, title: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value = value
        self._title = title
        self.words = Words()
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.begins = RoundMark()
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGINS[0], 0, MARGINS[2], SHADOW)
        row.setSpacing(8)
        row.addWidget(self.words, 1)
        row.addWidget(self.begins)
        for sign in ("up", "remove"):
            row.addWidget(self._gap(sign))
        self.retranslate()

    def _gap(self, sign: str) -> SignButton:
        """As wide as what a seat has there."""
        gap = SignButton(sign)
        policy = gap.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        gap.setSizePolicy(policy)
        gap.hide()
        return gap

    def minimumSizeHint(self) -> QSize:
        """High enough for its mark and the ring of its focus."""
        return QSize(super().minimumSizeHint().width(), round(self.fontMetrics().height() * 1.75) + SHADOW)

    def sizeHint(self) -> QSize:
        """No higher than it must be."""
        return self.minimumSizeHint()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """All of it can be clicked."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.begins.click()

    def set_base_font(self, base: QFont) -> None:
        """Follow the page's font."""
        self.words.set_base_font(base)

    def set_look(self, look: Look) -> None:
        """Paint with this look from now on."""
        super().set_look(look)
        self.words.set_ink(look.ink)
        self.begins.set_look(look)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        words = self.tr("{choice} begins").format(choice=say(self._title, QCoreApplication.translate))
        self.words.setText(words)
        self.begins.setAccessibleName(words)
