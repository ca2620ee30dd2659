"""The course of a game as a picture: what each seat could expect, turn by turn, and where the game turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor, log10

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from kribbeln_desktop.printing.fonts import LEFT, RIGHT, draw_text, elide, text_width
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.printing.review_labels import Label, free_place, spread
from kribbeln_desktop.printing.review_picture import ReviewPicture, Turning
from kribbeln_desktop.printing.seat_marks import paint_seat_mark, seat_colour

MOST_TURNINGS = 4
_TICKS = 4
"""About so many lines across."""
_NAME_SHARE = 0.26
"""Names at the ends of the lines take this part of the width at most."""
_SMALLEST_NAME = 0.6
_NAME_SIZE, _TICK_SIZE, _LABEL_SIZE = 1.0, 0.85, 0.9
_LINE = 1.25
"""Height of a line of text, as a part of its size."""
_MARK = 0.62
_END_MARK = 0.8
_PEN = 0.13


@dataclass(frozen=True, slots=True)
class Course:
    """Where everything lies: all in the painter's unit, text sizes are parts of ``size``."""

    picture: ReviewPicture
    box: QRectF
    """The part where the lines run."""
    right: float
    """Where names end."""
    size: float
    ticks: tuple[float, ...]

    def at(self, place: int, seat: int) -> QPointF:
        """A seat's point after ``place`` attempts."""
        return QPointF(self.x(place), self.y(self.picture.course[place].values[seat]))

    def x(self, place: float) -> float:
        """From left to right in equal steps."""
        return self.box.left() + self.box.width() * place / max(len(self.picture.course) - 1, 1)

    def y(self, value: float) -> float:
        """Up for more."""
        low, high = self.ticks[0], self.ticks[-1]
        return self.box.bottom() - self.box.height() * (value - low) / (high - low)

    def line(self, seat: int) -> list[QPointF]:
        """All points of a seat."""
        return [self.at(place, seat) for place in range(len(self.picture.course))]


def laid_out(picture: ReviewPicture, box: QRectF, size: float) -> Course:
    """The course of ``picture`` within ``box``, with text of about ``size``."""
    ticks = _ticks(picture)
    left = max(text_width(_tick_words(picture, tick)) for tick in ticks) * size * _TICK_SIZE + size * 0.5
    names = max(text_width(words, True) for words in _end_words(picture)) * size * _NAME_SIZE
    right = min(names, box.width() * _NAME_SHARE) + size * 1.6
    return Course(picture, box.adjusted(left, size * 0.9, -right, -size * 0.9), box.right(), size, ticks)


def paint_course(painter: QPainter, course: Course, look: Look) -> None:
    """Lines, names at their ends, and where the game turned."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    _paint_ticks(painter, course, look)
    labels = list(turning_labels(course))
    painter.setPen(QPen(QColor(look.faint_ink), course.size * 0.06))
    painter.drawLines([label.leader for label in labels if label.leader is not None])
    for seat in range(len(course.picture.seats)):
        _paint_line(painter, course, seat, look)
    _paint_ends(painter, course, look)
    for label in labels:
        _paint_label(painter, label, course.size, look)
    painter.restore()


def paint_cursor(painter: QPainter, course: Course, line: int, look: Look) -> None:
    """A band over the attempt that a line of the record belongs to."""
    places = (place for place, point in enumerate(course.picture.course) if point.line >= line)
    place = next(places, len(course.picture.course) - 1)
    right = course.x(place)
    width = max(right - course.x(max(place - 1, 0)), course.size * 0.4)
    band = QRectF(right - width, course.box.top(), width, course.box.height())
    ground = QColor(look.focus)
    ground.setAlphaF(0.16)
    painter.fillRect(band, ground)
    painter.setPen(QPen(QColor(look.focus), course.size * 0.08, Qt.PenStyle.DashLine))
    painter.drawLine(QLineF(right, band.top(), right, band.bottom()))


def _ticks(picture: ReviewPicture) -> tuple[float, ...]:
    if picture.is_chance:
        return (0.0, 0.25, 0.5, 0.75, 1.0)
    values = [value for point in picture.course for value in point.values]
    low, high = min(values), max(values)
    step = _nice((high - low) / _TICKS)
    first, last = floor(low / step), -floor(-high / step)
    return tuple(step * tick for tick in range(first, max(last, first + 1) + 1))


def _nice(step: float) -> float:
    """1, 2 or 5 times a power of ten, at least ``step`` and at least 1."""
    power = 10.0 ** floor(log10(max(step, 1.0)))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= step)


def _tick_words(picture: ReviewPicture, tick: float) -> str:
    return f"{picture.number(picture.shown(tick), 0)}{picture.unit_sign}"


def _end_words(picture: ReviewPicture) -> Iterator[str]:
    return (f"{seat.name} {picture.amount(seat.result)}" for seat in picture.seats)


def _paint_ticks(painter: QPainter, course: Course, look: Look) -> None:
    size = course.size * _TICK_SIZE
    for tick in course.ticks:
        y = course.y(tick)
        painter.setPen(QPen(QColor(look.line), course.size * 0.05))
        painter.drawLine(QLineF(course.box.left(), y, course.box.right(), y))
        words = QRectF(0, y - size, course.box.left() - course.size * 0.4, 2 * size)
        draw_text(painter, words, _tick_words(course.picture, tick), size, look.faint_ink, align=RIGHT, smallest=0.1)


def _paint_line(painter: QPainter, course: Course, seat: int, look: Look) -> None:
    """A seat's line, with its mark after each of its own turns."""
    colour = seat_colour(seat, look)
    pen = QPen(QColor(colour), course.size * _PEN)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(course.line(seat)))
    side = course.size * _MARK
    for place, point in enumerate(course.picture.course):
        if point.seat == seat:
            paint_seat_mark(painter, course.at(place, seat), side, seat, look)


def _paint_ends(painter: QPainter, course: Course, look: Look) -> None:
    """Names and results beside the ends of the lines, none over another."""
    size, last = course.size * _NAME_SIZE, len(course.picture.course) - 1
    wanted = [course.at(last, seat).y() for seat in range(len(course.picture.seats))]
    height = min(size * _LINE, course.box.height() * 1.15 / len(wanted))
    for seat, (y, words) in enumerate(zip(spread(wanted, height, course.box), _end_words(course.picture), strict=True)):
        mark = QPointF(course.box.right() + course.size * 0.75, y)
        paint_seat_mark(painter, mark, course.size * _END_MARK, seat, look)
        start = mark.x() + course.size * 0.65
        box = QRectF(start, y - size, course.right - start, 2 * size)
        name, _, figures = words.rpartition(" ")
        room = box.width() - text_width(f" {figures}", True) * size * _SMALLEST_NAME
        shown = f"{elide(name, size * _SMALLEST_NAME, room, True)} {figures}"
        draw_text(painter, box, shown, size, look.ink, bold=True, align=LEFT, smallest=_SMALLEST_NAME)


def turning_labels(course: Course) -> Iterator[Label]:
    """The largest changes in words, each beside the point it led to and none over another."""
    taken: list[QRectF] = []
    lines = [[(p.x(), p.y()) for p in course.line(seat)] for seat in range(len(course.picture.seats))]
    for turning in course.picture.turnings(MOST_TURNINGS):
        words = turning_words(course.picture, turning)
        size = course.size * _LABEL_SIZE
        box = QRectF(0, 0, text_width(words) * size + size * 0.5, size * _LINE)
        point = course.at(turning.place, turning.seat)
        place = free_place(point, box, course.box, taken, lines)
        if place is not None:
            taken.append(place)
            yield Label(place, words, point)


def turning_words(picture: ReviewPicture, turning: Turning) -> str:
    """How much it changed, and what was done."""
    words = picture.words(picture.course[turning.place].words)
    return " · ".join(filter(None, (picture.amount(turning.change, signed=True), words)))


def _paint_label(painter: QPainter, label: Label, size: float, look: Look) -> None:
    ground = QColor(look.cell)
    ground.setAlphaF(0.86)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(label.box, size * 0.25, size * 0.25)
    draw_text(painter, label.box, label.words, size * _LABEL_SIZE, look.ink)


def course_words(picture: ReviewPicture) -> str:
    """The picture for people who hear it."""
    ends: Sequence[str] = list(_end_words(picture))
    turnings = sorted(picture.turnings(MOST_TURNINGS), key=lambda turning: turning.place)
    told = (f"{picture.names[turning.seat]}: {turning_words(picture, turning)}" for turning in turnings)
    return ". ".join([", ".join(ends), *told])
