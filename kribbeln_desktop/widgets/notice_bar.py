"""A sentence above everything that does not stop the game: what happened, what was kept, what to do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.words import words

MOMENT_MS = 10_000
"""How long a sentence is shown that nobody needs to close."""


class NoticeBar(QFrame):
    """Hidden until there is something to tell; a button or Escape closes it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._told: Text | str = ""
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._moment = QTimer(self, singleShot=True, interval=MOMENT_MS)
        self._moment.timeout.connect(self.hide)
        self._close = QPushButton(self)
        self._close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 8, 12, 8)
        row.addWidget(self._words, 1)
        row.addWidget(self._close)
        self.set_look(look)
        self._retranslate()
        self.hide()

    def tell(self, sentence: Text | str, lasts: bool = True) -> None:
        """Show ``sentence`` until it is closed, or a moment; a text is said again in another language."""
        self._told = sentence
        self._words.setText(words(sentence))
        self.show()
        if lasts:
            self._moment.stop()
        else:
            self._moment.start()

    def sentence(self) -> str:
        """What is shown; empty when hidden."""
        return "" if self.isHidden() else self._words.text()

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self.setStyleSheet(
            f"#notice {{ background: {look.preview}; border-bottom: 2px solid {look.accent} }}"
            f"#notice QLabel {{ color: {look.ink} }}"
        )

    def changeEvent(self, event: QEvent) -> None:
        """Qt."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._words.setText(words(self._told))
        self._close.setText(self.tr("Close"))
