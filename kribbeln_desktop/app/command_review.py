"""``kribbeln review``: what the decisions of a game cost against the best play, and what the dice gave."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from kribbeln_desktop.app.command_answers import Answer, FileRefusedError, Voice, printable, table
from kribbeln_desktop.app.command_records import load_record, shortened
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import Seat, Text, TextList, mark
from kribbeln_desktop.players import JUDGES

if TYPE_CHECKING:
    from kribbeln_desktop.players.review import Judgement, Review
    from kribbeln_desktop.printing.review_picture import ReviewedDecision, ReviewPicture

MOST_LISTED = 10


def run_review(arguments: Namespace) -> Answer:
    """Judge every decision of a record."""
    record = load_record(arguments.file)
    game = record.header.game
    if game.id not in JUDGES:
        raise FileRefusedError(_NO_JUDGE(game=game.title))
    from kribbeln_desktop.players.review import review

    found = review(record, JUDGES[game.id]())
    content: dict[str, object] = {
        "decisions": [_decision(judgement) for judgement in found.judgements],
        "loss": [found.loss(seat) for seat in range(len(found.seats))],
        "unit": found.unit.value,
    }
    return Answer(content, lambda voice: _lines(record, found, voice))


def _decision(judgement: Judgement) -> dict[str, object]:
    return {
        "seat": judgement.seat,
        "line": judgement.line,
        "chosen": str(judgement.chosen.action),
        "best": str(judgement.best.action),
        "loss": judgement.loss,
    }


def _lines(record: GameRecord, found: Review, voice: Voice) -> Iterator[str]:
    from kribbeln_desktop.app.review_picture import review_picture

    picture = review_picture(record, found, voice.translate, voice.number)
    yield picture.words(picture.title)
    yield picture.meaning
    yield ""
    rows = ([shortened(name), *picture.parts(seat)] for seat, name in enumerate(record.names))
    yield from map(printable, table([["", *picture.headings()], *rows]))
    yield ""
    costliest = picture.costliest(MOST_LISTED)
    yield voice.say(_COSTLIEST if costliest else _FLAWLESS)
    for decision in costliest:
        yield voice.say(_costly_words(decision, picture), record.names)


def _costly_words(decision: ReviewedDecision, picture: ReviewPicture) -> Text:
    return _COSTLY(
        loss=picture.amount(-decision.loss, signed=True),
        line=decision.line,
        seat=Seat(decision.seat),
        dice=TextList(tuple(face.words for face in decision.dice)),
        chosen=decision.chosen.words,
        best=decision.best.words,
    )


_NO_JUDGE = mark("Review", "Games of {game} cannot be reviewed.")
_COSTLIEST = mark("Review", "The costliest decisions:")
_FLAWLESS = mark("Review", "No decision gave anything away.")
_COSTLY = mark("Review", "{loss}: line {line}, {seat}, {dice}: “{chosen}”. Better: “{best}”.")
