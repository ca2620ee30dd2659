"""A review as a picture's values: what was decided, out of which dice, in words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from kribbeln_desktop.core.actions import Action, Decision, Roll
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.sheet import Row
from kribbeln_desktop.core.texts import Text, Translate
from kribbeln_desktop.players.player import Alternative, Unit
from kribbeln_desktop.players.review import Judgement, Moment, Review
from kribbeln_desktop.printing.review_picture import (
    CoursePoint,
    Number,
    ReviewedDecision,
    ReviewedSeat,
    ReviewPicture,
    Weighed,
)
from kribbeln_desktop.table.choice_words import choice_words


def review_picture(
    record: GameRecord, review: Review, translate: Translate, number: Number, corner: str = ""
) -> ReviewPicture:
    """The ``review`` of ``record`` for eyes."""
    seats = (
        ReviewedSeat(name, seat.start, seat.dice, seat.others, seat.skill, seat.result)
        for name, seat in zip(record.names, review.seats, strict=True)
    )
    return ReviewPicture(
        title=record.header.game.title,
        seats=tuple(seats),
        decisions=tuple(_decisions(review)),
        course=tuple(map(_point, review.course)),
        is_chance=review.unit is Unit.WIN,
        is_over=record.state.is_over(),
        translate=translate,
        number=number,
        corner=corner,
    )


def _decisions(review: Review) -> Iterator[ReviewedDecision]:
    """Turns are counted for each seat: all attempts for one played row are one turn."""
    attempts: dict[int, list[object]] = defaultdict(list)
    ended = [moment for moment in review.course if moment.seat is not None]
    for judgement in review.judgements:
        while ended and ended[0].line < judgement.line:
            moment = ended.pop(0)
            attempts[moment.seat or 0].append(_played_row(moment.state) or moment.line)
        now = _played_row(judgement.state) or judgement.line
        turns = [len(list(same)) for _row, same in groupby((*attempts[judgement.seat], now))]
        yield _decision(judgement, len(turns), turns[-1])


def _played_row(state: State) -> str | None:
    """The id of the row that is played; None where a seat chooses its row."""
    return next((row.id for row in _rows(state) if row.played), None)


@lru_cache(maxsize=4)
def _rows(state: State) -> tuple[Row, ...]:
    """The rows of its sheet: asked for often, one state after the other."""
    return state.sheet().rows


def _decision(judgement: Judgement, turn: int, attempt: int) -> ReviewedDecision:
    tray = judgement.state.tray()
    return ReviewedDecision(
        judgement.seat,
        judgement.line,
        turn,
        attempt,
        tray.rolls_used,
        tuple(die.face for die in tray.dice if die.face),
        _weighed(judgement.state, judgement.chosen),
        _weighed(judgement.state, judgement.best),
    )


def _weighed(state: State, alternative: Alternative) -> Weighed:
    action = alternative.action
    rolled = action.positions if isinstance(action, Roll) else ()
    kept = tuple(place for place in range(1, len(state.tray().dice) + 1) if place not in rolled)
    aim = _aim_words(state, alternative.aim) if rolled and alternative.aim else None
    return Weighed(_words_of(state, action), kept, alternative.value, alternative.chance, aim)


def _words_of(state: State, action: Action) -> Text:
    """What ``action`` means in ``state``, as an order."""
    return choice_words(state.tray(), {offer.action: offer for offer in state.offers()}, action)


def _aim_words(state: State, aim: Decision) -> Text | None:
    """The name of the row that ``aim`` fills; of the row that is played its whole task."""
    filled = {offer.row for offer in state.offers() if offer.action == aim}
    row = next((row for row in _rows(state) if row.id in filled), None)
    if row is None:
        return None
    return row.words if row.played else row.label


def _point(moment: Moment) -> CoursePoint:
    is_decision = isinstance(moment.action, Decision)
    words = _words_of(moment.state, moment.action) if is_decision and moment.action else ""
    return CoursePoint(moment.line, moment.seat, words, moment.values)
