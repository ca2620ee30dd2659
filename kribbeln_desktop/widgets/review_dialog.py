"""The review of a game: results by luck and skill, the course of the game, and every decision with what it cost."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from kribbeln_desktop.core.texts import Text, say
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.review_picture import ReviewedDecision, ReviewPicture
from kribbeln_desktop.widgets.check_box import CheckBox
from kribbeln_desktop.widgets.dialog_style import dialog_style
from kribbeln_desktop.widgets.review_card import DecisionCard
from kribbeln_desktop.widgets.review_list import DecisionList
from kribbeln_desktop.widgets.review_results import ResultTable
from kribbeln_desktop.widgets.review_views import CourseView

SIZE = QSize(1000, 700)
PROGRESS_STEPS = 1000
BAR_WIDTH = 420


class ReviewDialog(QDialog):
    """A window beside the game. It waits with a bar of progress until it is handed the picture of a review."""

    print_requested = Signal()

    def __init__(self, game: Text, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._look = game, look
        self.picture: ReviewPicture | None = None
        self.waiting, self.bar = QLabel(), QProgressBar()
        self.results, self.story = ResultTable(look), QLabel()
        self.meaning = QLabel()
        self.course, self.list, self.card = CourseView(look), DecisionList(look), DecisionCard(look)
        self.costly_only = CheckBox(look)
        self.pages = QStackedWidget()
        self.buttons = QDialogButtonBox()
        self.print = QPushButton()
        self._lay_out()
        self._connect()
        self.set_look(look)
        self.buttons.setStandardButtons(QDialogButtonBox.StandardButton.Close)
        self._retranslate()
        self.resize(SIZE.boundedTo(self.screen().availableSize() - QSize(24, 60)))

    # -- what it shows

    def show_progress(self, part: float) -> None:
        """So much is reckoned, 0 to 1; before the first of it nobody knows how long it takes."""
        self.bar.setMaximum(PROGRESS_STEPS)
        self.bar.setValue(round(part * PROGRESS_STEPS))

    def show_picture(self, picture: ReviewPicture) -> None:
        """The review itself."""
        self.picture = picture
        self.pages.setCurrentIndex(1)
        self.print.setEnabled(True)
        self._retranslate()
        self.list.setFocus()

    def show_fault(self, words: str) -> None:
        """Why there is no review."""
        self.bar.hide()
        self.waiting.setText(words)

    def set_look(self, look: Look) -> None:
        """Draw with this look from now on."""
        self._look = look
        self.setStyleSheet(dialog_style(look))
        for part in (self.results, self.course, self.list, self.card, self.costly_only):
            part.set_look(look)

    # -- how it is made

    def _lay_out(self) -> None:
        self.bar.setRange(0, 0)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(BAR_WIDTH)
        self.waiting.setWordWrap(True)
        self.waiting.setMinimumWidth(BAR_WIDTH)
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pages.addWidget(_column(None, self.waiting, self.bar, None))
        self.pages.addWidget(self._content())
        row = QHBoxLayout()
        self.print.setAutoDefault(False)
        self.print.setEnabled(False)
        row.addWidget(self.print)
        row.addStretch(1)
        row.addWidget(self.buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(10)
        column.addWidget(self.pages, 1)
        column.addLayout(row)

    def _content(self) -> QWidget:
        for label in (self.story, self.meaning):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        content = QWidget()
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        left, right = QVBoxLayout(), QVBoxLayout()
        parts: tuple[tuple[QVBoxLayout, QWidget, int], ...] = (
            (left, self.results, 0),
            (left, self.story, 0),
            (left, self.list, 1),
            (left, self.costly_only, 0),
            (right, self.course, 3),
            (right, self.card, 2),
            (right, self.meaning, 0),
        )
        for half, part, stretch in parts:
            half.addWidget(part, stretch)
        row.addLayout(left, 12)
        row.addLayout(right, 10)
        return content

    def _connect(self) -> None:
        self.buttons.rejected.connect(self.reject)
        self.list.decision_selected.connect(self._on_selected)
        self.costly_only.toggled.connect(self._fill_list)
        self.print.clicked.connect(self.print_requested)

    def _fill_list(self) -> None:
        if self.picture is not None:
            only = self.costly_only.isChecked()
            chosen = [d for d in self.picture.decisions if not only or self.picture.is_costly(d)]
            self.list.show_decisions(self.picture, chosen)

    def _on_selected(self, decision: ReviewedDecision | None) -> None:
        if self.picture is None:
            return
        self.card.show_decision(decision, self.picture)
        self.course.point_at(decision.line if decision else None)
        self.story.setText(self.picture.story(decision.seat if decision else 0))

    # -- words

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        game = say(self._game, QCoreApplication.translate)
        self.setWindowTitle(self.tr("{game} – Review").format(game=game))
        self.waiting.setText(self.tr("Going through every decision …"))
        self.costly_only.setText(self.tr("Show &only decisions that cost something"))
        self.print.setText(self.tr("&Print or save …"))
        self.course.setAccessibleName(self.tr("The course of the game"))
        self.list.setAccessibleName(self.tr("Decisions"))
        if self.picture is not None:
            self.results.show_picture(self.picture)
            self.course.show_picture(self.picture)
            self.meaning.setText(self.picture.meaning)
            self._fill_list()


def _column(*parts: QWidget | None) -> QWidget:
    """Parts one below the other; None is room between them."""
    page = QWidget()
    column = QVBoxLayout(page)
    for part in parts:
        if part is None:
            column.addStretch(1)
        else:
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
    return page
