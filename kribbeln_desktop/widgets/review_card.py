"""One decision of a review: the dice as they lay, what was chosen and what would have been best."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.review_page import when_words
from kribbeln_desktop.printing.review_picture import ReviewedDecision, ReviewPicture, Weighed
from kribbeln_desktop.widgets.new_game_surfaces import scaled_font
from kribbeln_desktop.widgets.review_views import ChoiceDice


class DecisionCard(QWidget):
    """Tells what the selected decision was worth."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.verdict = _label(), _label()
        self.title.setFont(scaled_font(self.font(), 1.1, bold=True))
        self.chosen, self.best = WeighedPart(look), WeighedPart(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 6, 2, 0)
        column.setSpacing(11)
        for part in (self.title, self.chosen, self.best, self.verdict):
            column.addWidget(part)
        column.addStretch(1)

    def show_decision(self, decision: ReviewedDecision | None, picture: ReviewPicture) -> None:
        """What was chosen and what would have been best; nothing where there is no decision."""
        for part in (self.title, self.chosen, self.verdict):
            part.setVisible(decision is not None)
        self.best.setVisible(decision is not None and picture.is_costly(decision))
        if decision is None:
            return
        name = picture.names[decision.seat]
        self.title.setText(f"{name} · {picture.words(when_words(decision))}")
        self.chosen.show_weighed(self.tr("Chosen:"), decision, decision.chosen, picture)
        self.best.show_weighed(self.tr("Better:"), decision, decision.best, picture)
        self.verdict.setText(self._verdict(decision, picture))

    def _verdict(self, decision: ReviewedDecision, picture: ReviewPicture) -> str:
        if not picture.is_costly(decision):
            return self.tr("Nothing would have been better.")
        return self.tr("That gave away {quantity}.").format(quantity=picture.quantity(decision.loss))

    def set_look(self, look: Look) -> None:
        """Draw with this look from now on."""
        self.chosen.set_look(look)
        self.best.set_look(look)


class WeighedPart(QWidget):
    """Something that could be done: words, dice, and what can be expected after it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words, self.worth = _label(), _label()
        self.dice = ChoiceDice(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self.words, self.dice, self.worth):
            column.addWidget(part)

    def show_weighed(self, title: str, decision: ReviewedDecision, weighed: Weighed, picture: ReviewPicture) -> None:
        """``weighed`` under ``title``; the dice are those of ``decision``."""
        self.words.setText(f"{title} {picture.words(weighed.words)}")
        self.dice.show_dice(decision.dice, weighed.kept)
        self.worth.setText(picture.worth(weighed))

    def set_look(self, look: Look) -> None:
        """Draw with this look from now on."""
        self.dice.set_look(look)


def _label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
