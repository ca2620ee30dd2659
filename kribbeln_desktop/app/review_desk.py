"""The review of the game on the table: reckoned beside the game, shown in a window, put on paper. Loaded on demand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal
from PySide6.QtWidgets import QWidget

from kribbeln_desktop.app.paper_desk import open_page_of
from kribbeln_desktop.app.preferences import Preferences
from kribbeln_desktop.app.record_picture import dated
from kribbeln_desktop.app.review_picture import review_picture
from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import Text, mark, say
from kribbeln_desktop.players import JUDGES
from kribbeln_desktop.players.review import Review, review
from kribbeln_desktop.printing.order import PrintOrder
from kribbeln_desktop.printing.palette import PRINT, PRINT_GREY
from kribbeln_desktop.printing.paper import Document
from kribbeln_desktop.printing.review_page import review_page
from kribbeln_desktop.printing.review_picture import ReviewPicture
from kribbeln_desktop.table.jobs import JobRunner
from kribbeln_desktop.widgets.end_panel import EndPanel
from kribbeln_desktop.widgets.print_dialog import PrintDialog
from kribbeln_desktop.widgets.review_dialog import ReviewDialog


class ReviewDesk(QObject):
    """Serves one review at a time, and tells luck and skill at a game's end. What is not wanted any more ends soon."""

    def __init__(self, window: QWidget, end: EndPanel, preferences: Preferences, tell: Callable[[Text], None]) -> None:
        super().__init__(window)
        self._window, self._end, self._preferences, self._tell = window, end, preferences, tell
        self._luck: _Reckoning | None = None
        self._reviewed: _Reckoning | None = None
        self.dialog: ReviewDialog | None = None
        self.print_dialog: PrintDialog | None = None

    def open(self, record: GameRecord) -> None:
        """Show the review of ``record`` as far as it is played; the game goes on beside it."""
        game = record.header.game
        if game.id not in JUDGES:
            self._tell(_NO_JUDGE(game=game.title))
            return
        self._put_away()
        self.dialog = dialog = ReviewDialog(game.title, self._preferences.look(), self._window)
        reckoning = self._reviewed = _Reckoning(record, self)
        reckoning.progressed.connect(dialog.show_progress)
        reckoning.done.connect(lambda found: dialog.show_picture(_picture(record, found)))
        reckoning.failed.connect(lambda text: dialog.show_fault(say(text, QCoreApplication.translate)))
        dialog.finished.connect(reckoning.give_up)
        dialog.print_requested.connect(self._on_print_requested)
        dialog.show()
        reckoning.begin()

    def tell_luck(self, record: GameRecord) -> None:
        """Show luck and skill beside the standings of a finished game, once they are known."""
        if record.header.game.id in JUDGES:
            self.forget_luck()
            self._luck = _Reckoning(record, self)
            self._luck.done.connect(lambda found: self._end.show_details(_details(record, found)))
            self._luck.begin()

    def close(self) -> None:
        """Nothing is wanted any more."""
        self.forget_luck()
        self._put_away()

    def forget_luck(self) -> None:
        """The end of that game is not shown any more."""
        if self._luck is not None:
            self._luck.give_up()

    def _put_away(self) -> None:
        if self.dialog is not None:
            self.dialog.close()
            self.dialog.deleteLater()
            self.dialog = None

    def _on_print_requested(self) -> None:
        dialog = self.dialog
        assert dialog is not None
        picture = dialog.picture
        assert picture is not None

        def draw(order: PrintOrder) -> Document:
            page = review_page(picture, order.paper, PRINT_GREY if order.grey else PRINT)
            return Document.of(page, QLocale().bcp47Name())

        self.print_dialog = open_page_of(dialog, self._preferences, _THIS_REVIEW, draw)


class _NotWantedError(Exception):
    """The rest need not be reckoned."""


class _Reckoning(QObject):
    """A review that is reckoned in another thread."""

    progressed = Signal(float)
    done = Signal(object)
    """The ``Review``."""
    failed = Signal(object)
    """A ``Text``: why there is none."""

    def __init__(self, record: GameRecord, parent: QObject) -> None:
        super().__init__(parent)
        self._record = record
        self._is_wanted = True
        self._runner = JobRunner(parent=self)

    def begin(self) -> None:
        """Start."""
        self._job = self._runner.submit(self._reckon, self._on_reckoned)

    def give_up(self) -> None:
        """Tell nothing any more, and end with the next step; then this object may be deleted."""
        self._is_wanted = False
        self._job.cancel()
        self._runner.abandon()

    def _reckon(self) -> Review:
        """In the other thread."""
        return review(self._record, JUDGES[self._record.header.game.id](), self._report)

    def _report(self, part: float) -> None:
        with self._runner.telling:
            if not self._is_wanted:
                raise _NotWantedError
            self.progressed.emit(part)

    def _on_reckoned(self, outcome: Review | Exception) -> None:
        if isinstance(outcome, KribbelnError):
            self.failed.emit(outcome.text)
        elif isinstance(outcome, Exception):
            raise outcome
        else:
            self.done.emit(outcome)


def _picture(record: GameRecord, found: Review) -> ReviewPicture:
    """In the language of the moment, also when that changes."""

    def number(value: float, digits: int) -> str:
        return QLocale().toString(float(value), "f", digits)

    return review_picture(record, found, QCoreApplication.translate, number, dated(record))


def _details(record: GameRecord, found: Review) -> tuple[Text, ...]:
    """Luck and skill of each seat; to put decisions into words would hold the window up for nothing."""
    picture = _picture(record, replace(found, judgements=()))
    return tuple(
        _LUCK(luck=picture.amount(seat.luck, True), skill=picture.amount(seat.skill, True)) for seat in found.seats
    )


_THIS_REVIEW = mark("Review", "this review")
_NO_JUDGE = mark("Review", "Games of {game} cannot be reviewed.")
_LUCK = mark("Review", "luck {luck} · skill {skill}")
