"""``kribbeln review``: what the decisions of a game cost against the best play, and what the dice gave."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from kribbeln_desktop.app.command_answers import Answer, FileRefusedError, Voice, table
from kribbeln_desktop.app.command_records import load_record, shortened
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import Seat, Text, mark
from kribbeln_desktop.players import JUDGES

if TYPE_CHECKING:
    from kribbeln_desktop.players.review import Judgement, Review

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
    from kribbeln_desktop.app.review_words import costliest, unit_words

    yield voice.say(record.header.game.title)
    yield voice.say(unit_words(found.unit))
    yield ""
    yield from table(list(_summary(record, found, voice)))
    yield ""
    costly = list(costliest(found))
    yield voice.say(_COSTLIEST if costly else _FLAWLESS)
    for judgement in islice(costly, MOST_LISTED):
        yield voice.say(_costly_words(judgement, found, voice), record.names)


def _summary(record: GameRecord, found: Review, voice: Voice) -> Iterator[list[str]]:
    from kribbeln_desktop.app.review_words import amount

    yield ["", *map(voice.say, (_START, _DICE, _OTHERS, _DECISIONS, _RESULT if record.state.is_over() else _NOW))]
    for name, seat in zip(record.names, found.seats, strict=True):
        parts = ((seat.start, False), (seat.dice, True), (seat.others, True), (seat.skill, True), (seat.result, False))
        yield [shortened(name), *(amount(value, found.unit, voice.number, signed) for value, signed in parts)]


def _costly_words(judgement: Judgement, found: Review, voice: Voice) -> Text:
    from kribbeln_desktop.app.review_words import action_words, amount, dice_words

    state = judgement.state
    return _COSTLY(
        loss=amount(-judgement.loss, found.unit, voice.number, signed=True),
        line=judgement.line,
        seat=Seat(judgement.seat),
        dice=dice_words(state),
        chosen=action_words(state, judgement.chosen.action),
        best=action_words(state, judgement.best.action),
    )


_NO_JUDGE = mark("CommandLine", "Games of {game} cannot be reviewed.")
_START = mark("Review", "start")
_DICE = mark("Review", "own dice")
_OTHERS = mark("Review", "others")
_DECISIONS = mark("Review", "decisions")
_RESULT = mark("Review", "result")
_NOW = mark("Review", "now")
_COSTLIEST = mark("Review", "The costliest decisions:")
_FLAWLESS = mark("Review", "No decision gave anything away.")
_COSTLY = mark("Review", "{loss}  Line {line}, {seat}, {dice}: “{chosen}”. Best: “{best}”.")
