"""Reviews to show: made up, so that every figure is known."""

from __future__ import annotations

from dataclasses import replace

from kribbeln_desktop.core.texts import TextList, mark, plain
from kribbeln_desktop.games import find_game
from kribbeln_desktop.printing.review_picture import (
    CoursePoint,
    ReviewedDecision,
    ReviewedSeat,
    ReviewPicture,
    Weighed,
)

NAMES = ("Anna", "Jörg", "Friederike Sophie", "Ben", "Ÿvonne", "Dora", "Maximilian der Große", "Jo")
LABEL = "Full house"


def made_up(seats: int = 2, decisions: int = 14, is_chance: bool = False, game: str = "kribbeln") -> ReviewPicture:
    """Every seat is a point (or a per cent) ahead of the next; decision *n* costs *n* tenths, the first one nothing."""
    scale = 0.01 if is_chance else 1.0
    results = [(50 - seat) * scale for seat in range(seats)]
    told = (
        ReviewedSeat(NAMES[seat], 40 * scale, result - 37 * scale, 0.0, -3 * scale, result)
        for seat, result in enumerate(results)
    )
    return ReviewPicture(
        title=find_game(game).title,
        seats=tuple(told),
        decisions=tuple(_decision(number, number % seats, scale, game) for number in range(decisions)),
        course=tuple(_course(seats, scale, results)),
        is_chance=is_chance,
        is_over=True,
        translate=lambda _context, source: source,
        number=lambda value, digits: f"{value:.{digits}f}",
        corner="29 Nov 2026, 20:14",
    )


def _decision(number: int, seat: int, scale: float, game: str) -> ReviewedDecision:
    dice = find_game(game).initial_state(1, {}).tray().dice
    faces = tuple(die.faces[(number + place) % 6] for place, die in enumerate(dice))
    kept = TextList(tuple(face.words for face in faces[1:]))
    chosen = Weighed(
        mark("Review", "Keep {faces}")(faces=kept), tuple(range(2, len(dice) + 1)), 30 * scale, 0.25, plain(LABEL)
    )
    best = Weighed(plain(LABEL), tuple(range(1, len(dice) + 1)), (30 + number / 10) * scale, 1.0, None)
    return ReviewedDecision(seat, 3 + 2 * number, number + 1, 1, number % 3 + 1, faces, chosen, best)


def _course(seats: int, scale: float, results: list[float]) -> list[CoursePoint]:
    """All at 40; then each in turn leaps to its result, and stays there for twenty turns."""
    points = [CoursePoint(1, None, "", (40 * scale,) * seats)]
    for turn in range(20 * seats):
        values = tuple(result if seat <= turn else 40 * scale for seat, result in enumerate(results))
        points.append(CoursePoint(2 + 2 * turn, turn % seats, plain(f"Row {turn}"), values))
    return points


def flawless(picture: ReviewPicture) -> ReviewPicture:
    """The same where every decision was best."""
    decisions = tuple(replace(decision, best=decision.chosen) for decision in picture.decisions)
    return replace(picture, decisions=decisions)
