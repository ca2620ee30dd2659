"""A review on one page: how each seat came to its result, the course of the game, the costliest decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen

from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.printing.dice import paint_die
from kribbeln_desktop.printing.fonts import LEFT, RIGHT, draw_line, draw_text, text_width
from kribbeln_desktop.printing.palette import PRINT, Look
from kribbeln_desktop.printing.paper import Page, Paper
from kribbeln_desktop.printing.review_course import laid_out, paint_course
from kribbeln_desktop.printing.review_picture import ReviewedDecision, ReviewPicture
from kribbeln_desktop.printing.seat_marks import paint_seat_mark
from kribbeln_desktop.printing.text_lines import wrap

MOST_LISTED = 10
_MARGIN = 0.06
"""As a part of the page's width; text sizes follow the width, too."""
_TEXT = 0.0195
_TITLE, _HEADING, _SMALL = 1.9, 1.15, 0.86
_LINE = 1.55
"""Height of a table's row, as a part of its text."""
_ROW = 2.15
"""The same of a decision, whose dice are drawn."""
_DIE = 1.6
_HALF = 0.43
"""The height of each of a row's two lines, as a part of the row."""
_MOST_STORIES = 3
"""Of more seats the table alone tells."""


@dataclass(frozen=True, slots=True)
class _Pen:
    """What every part of the page is painted with."""

    painter: QPainter
    picture: ReviewPicture
    look: Look
    size: float
    """Of usual text."""
    left: float
    right: float

    def text(self, words: str, top: float, height: float, size: float = 1.0, bold: bool = False) -> None:
        """A line of text over the whole width."""
        box = QRectF(self.left, top, self.right - self.left, height)
        draw_text(self.painter, box, words, size * self.size, self.look.ink, bold=bold, align=LEFT)

    def rule(self, y: float) -> None:
        """A fine line over the whole width."""
        self.painter.setPen(QPen(QColor(self.look.line), self.size * 0.05))
        self.painter.drawLine(QLineF(self.left, y, self.right, y))


def review_page(picture: ReviewPicture, paper: Paper = Paper.A4, look: Look = PRINT) -> Page:
    """One page with all of the review but the decisions that cost less."""

    def draw(painter: QPainter, size: QSizeF) -> None:
        margin = size.width() * _MARGIN
        pen = _Pen(painter, picture, look, size.width() * _TEXT, margin, size.width() - margin)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        _paint_page(pen, margin, size.height() - margin)
        painter.restore()

    return Page(_title(picture), draw, paper)


def _title(picture: ReviewPicture) -> str:
    return picture.words(TITLE(game=picture.title))


def _paint_page(pen: _Pen, top: float, bottom: float) -> None:
    """From the top: title, results, stories; from the bottom: decisions; between them the course."""
    top = _paint_title(pen, top)
    top = _paint_results(pen, top + pen.size)
    top = _paint_stories(pen, top + pen.size * 0.5)
    listed = pen.picture.costliest(MOST_LISTED)
    height = pen.size * (_LINE + _ROW * max(len(listed), 1)) + pen.size * 0.6
    _paint_decisions(pen, listed, bottom - height)
    _paint_course(pen, QRectF(pen.left, top + pen.size, pen.right - pen.left, bottom - height - top - 2.2 * pen.size))


def _paint_course(pen: _Pen, course: QRectF) -> None:
    heading = QRectF(course.left(), course.top(), course.width(), pen.size * _LINE)
    draw_text(pen.painter, heading, pen.picture.words(MARKS), pen.size * _SMALL, pen.look.faint_ink, align=RIGHT)
    pen.text(pen.picture.words(COURSE), course.top(), pen.size * _LINE, _HEADING, True)
    paint_course(pen.painter, laid_out(pen.picture, course.adjusted(0, pen.size * 1.8, 0, 0), pen.size), pen.look)


def _paint_title(pen: _Pen, top: float) -> float:
    size = pen.size * _TITLE
    baseline = top + size * 0.8
    draw_line(pen.painter, QPointF(pen.left, baseline), _title(pen.picture), size, pen.look.ink, bold=True)
    corner = pen.right - text_width(pen.picture.corner) * pen.size * _SMALL
    draw_line(pen.painter, QPointF(corner, baseline), pen.picture.corner, pen.size * _SMALL, pen.look.faint_ink)
    meaning = QRectF(pen.left, baseline + pen.size * 0.35, pen.right - pen.left, pen.size * _LINE)
    draw_text(pen.painter, meaning, pen.picture.meaning, pen.size * _SMALL, pen.look.faint_ink, align=LEFT)
    return meaning.bottom()


def _paint_results(pen: _Pen, top: float) -> float:
    """The table of the parts; the result in bold."""
    headings = pen.picture.headings()
    height = pen.size * _LINE
    width = max(6.4 * pen.size, max(map(text_width, headings)) * pen.size * _SMALL + pen.size)
    first = pen.right - width * len(headings)
    rows: list[Sequence[str]] = [headings, *(pen.picture.parts(seat) for seat in range(len(pen.picture.seats)))]
    for number, cells in enumerate(rows):
        y = top + number * height
        for place, words in enumerate(cells):
            box = QRectF(first + place * width, y, width, height)
            ink = pen.look.ink if number else pen.look.faint_ink
            is_result = bool(number) and place == len(cells) - 1
            size = pen.size if number else pen.size * _SMALL
            draw_text(pen.painter, box, words, size, ink, bold=is_result, align=RIGHT)
        if number:
            _paint_name(pen, number - 1, QRectF(pen.left, y, first - pen.left, height))
        pen.rule(y + height)
    return top + len(rows) * height


def when_words(decision: ReviewedDecision) -> Text:
    """At which moment of the game it was made."""
    if decision.attempt > 1:
        return _WHEN_AGAIN(turn=decision.turn, attempt=decision.attempt, roll=decision.roll)
    return _WHEN(turn=decision.turn, roll=decision.roll)


def _paint_name(pen: _Pen, seat: int, box: QRectF) -> None:
    middle = QPointF(box.left() + pen.size * 0.5, box.center().y())
    paint_seat_mark(pen.painter, middle, pen.size * 0.8, seat, pen.look)
    name = box.adjusted(pen.size * 1.3, 0, 0, 0)
    draw_text(pen.painter, name, pen.picture.names[seat], pen.size, pen.look.ink, bold=True, align=LEFT)


def _paint_stories(pen: _Pen, top: float) -> float:
    """Luck and skill in a sentence for each of few seats."""
    if len(pen.picture.seats) > _MOST_STORIES:
        return top
    for seat in range(len(pen.picture.seats)):
        size = pen.size * _SMALL
        for words in wrap(pen.picture.story(seat), size, pen.right - pen.left, text_width):
            pen.text(words, top, size * _LINE, _SMALL)
            top += size * _LINE
    return top


def _paint_decisions(pen: _Pen, listed: Sequence[ReviewedDecision], top: float) -> None:
    title = COSTLIEST if listed else FLAWLESS
    pen.text(pen.picture.words(title), top, pen.size * _LINE, _HEADING, True)
    top += pen.size * (_LINE + 0.6)
    for decision in listed:
        pen.rule(top)
        _paint_decision(pen, decision, QRectF(pen.left, top, pen.right - pen.left, pen.size * _ROW))
        top += pen.size * _ROW


def _paint_decision(pen: _Pen, decision: ReviewedDecision, row: QRectF) -> None:
    """The cost, who and when, the dice, what was chosen and what would have been best."""
    size, look, picture = pen.size, pen.look, pen.picture
    cost = QRectF(row.left(), row.top(), size * 4.2, row.height())
    draw_text(pen.painter, cost, picture.amount(-decision.loss, True), size, look.bad, bold=True, align=LEFT)
    paint_seat_mark(pen.painter, QPointF(cost.right() + size * 0.5, row.center().y()), size * 0.8, decision.seat, look)
    who, when = _halves(QRectF(cost.right() + size * 1.2, row.top(), size * 7.2, row.height()))
    draw_text(pen.painter, who, picture.names[decision.seat], size * _SMALL, look.ink, bold=True, align=LEFT)
    draw_text(pen.painter, when, picture.words(when_words(decision)), size * 0.75, look.faint_ink, align=LEFT)
    die = QRectF(who.right() + size * 0.4, row.center().y() - size * _DIE / 2, size * _DIE, size * _DIE)
    for face in decision.dice:
        paint_die(pen.painter, die, face.pips, face.motif, look, shadow=False)
        die.translate(size * _DIE, 0)
    start = die.left() + size * 0.6
    _paint_words(pen, decision, QRectF(start, row.top(), row.right() - start, row.height()))


def _paint_words(pen: _Pen, decision: ReviewedDecision, box: QRectF) -> None:
    """What was chosen, and below it what would have been best."""
    size, picture = pen.size * _SMALL, pen.picture
    titles = [picture.words(CHOSEN), picture.words(BEST)]
    width = max(map(text_width, titles)) * size + size * 0.6
    for title, weighed, line in zip(titles, (decision.chosen, decision.best), _halves(box), strict=True):
        draw_text(pen.painter, line, title, size, pen.look.faint_ink, align=LEFT)
        words = line.adjusted(width, 0, 0, 0)
        draw_text(pen.painter, words, picture.words(weighed.words), size, pen.look.ink, align=LEFT, smallest=0.5)


def _halves(box: QRectF) -> tuple[QRectF, QRectF]:
    """The upper and the lower line of a row."""
    height = box.height() * _HALF
    upper = QRectF(box.left(), box.center().y() - height, box.width(), height)
    return upper, upper.translated(0, height)


TITLE = mark("Review", "{game} – Review")
COURSE = mark("Review", "The course of the game")
MARKS = mark("Review", "Each mark is a turn.")
COSTLIEST = mark("Review", "The costliest decisions:")
FLAWLESS = mark("Review", "No decision gave anything away.")
CHOSEN = mark("Review", "Chosen")
BEST = mark("Review", "Better")
_WHEN = mark("Review", "Turn {turn}, roll {roll}")
_WHEN_AGAIN = mark("Review", "Turn {turn}, attempt {attempt}, roll {roll}")
