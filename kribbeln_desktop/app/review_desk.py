"""The review of the game on the table: reckoned beside the game, shown in a window, put on paper. Loaded on demand."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal
from PySide6.QtWidgets import QWidget

from kribbeln_desktop.app.paper_desk import put_on_paper, usual_paper
from kribbeln_desktop.app.record_picture import dated
from kribbeln_desktop.app.review_picture import review_picture
from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import Text, mark, say
from kribbeln_desktop.players import JUDGES
from kribbeln_desktop.players.player import Adviser
from kribbeln_desktop.players.review import Review, review
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.review_page import review_page
from kribbeln_desktop.printing.review_picture import ReviewPicture
from kribbeln_desktop.table.jobs import JobRunner
from kribbeln_desktop.widgets.review_dialog import ReviewDialog

Tell = Callable[[Text], None]


class _NotWantedError(Exception):
    """The window is closed: the rest need not be reckoned."""


def show_review(parent: QWidget, record: GameRecord, look: Look, tell: Tell) -> ReviewDialog | None:
    """Open the review of ``record`` as far as it is played; None, and a sentence, where nobody judges such games.

    The game goes on beside it. ``tell`` also gets what goes wrong with paper.
    """
    make_judge = JUDGES.get(record.header.game.id)
    if make_judge is None:
        tell(NO_JUDGE(game=record.header.game.title))
        return None
    dialog = ReviewDialog(record.header.game.title, look, parent)
    desk = _Desk(dialog, record, make_judge, tell)
    dialog.show()
    desk.begin()
    return dialog


class _Desk(QObject):
    """Lets a review be reckoned off the GUI thread, and serves its window."""

    _progressed = Signal(float)

    def __init__(self, dialog: ReviewDialog, record: GameRecord, make_judge: Callable[[], Adviser], tell: Tell) -> None:
        super().__init__(dialog)
        self._dialog, self._record, self._make_judge, self._tell = dialog, record, make_judge, tell
        self._is_wanted = True
        self._runner = JobRunner(parent=self)
        self._progressed.connect(dialog.show_progress)
        dialog.finished.connect(self._on_closed)
        dialog.paper_requested.connect(self._on_paper_requested)

    def begin(self) -> None:
        """Start to reckon."""
        self._job = self._runner.submit(self._reckon, self._on_reckoned)

    def _reckon(self) -> Review:
        """In the other thread."""
        return review(self._record, self._make_judge(), self._report)

    def _report(self, part: float) -> None:
        if not self._is_wanted:
            raise _NotWantedError
        self._progressed.emit(part)

    def _on_reckoned(self, outcome: Review | Exception) -> None:
        if isinstance(outcome, KribbelnError):
            self._dialog.show_fault(say(outcome.text, QCoreApplication.translate))
        elif isinstance(outcome, Exception):
            self._dialog.reject()
            raise outcome
        else:
            self._dialog.show_picture(_picture(self._record, outcome))

    def _on_closed(self) -> None:
        self._is_wanted = False
        self._job.cancel()
        self._runner.abandon()

    def _on_paper_requested(self, action_id: str) -> None:
        assert self._dialog.picture is not None
        try:
            put_on_paper(action_id, self._dialog, review_page(self._dialog.picture, usual_paper()))
        except KribbelnError as error:
            self._tell(error.text)


def _picture(record: GameRecord, found: Review) -> ReviewPicture:
    """In the language of the moment, also when that changes."""

    def number(value: float, digits: int) -> str:
        return QLocale().toString(float(value), "f", digits)

    return review_picture(record, found, QCoreApplication.translate, number, dated(record))


NO_JUDGE = mark("Review", "Games of {game} cannot be reviewed.")
