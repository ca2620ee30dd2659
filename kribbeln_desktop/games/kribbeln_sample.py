"""A filled sheet of Kribbeln, and what its cells show."""

from __future__ import annotations

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.reference import Sample
from kribbeln_desktop.core.samples import cell_at, names_of, note_at, sample_record
from kribbeln_desktop.core.texts import Seat, mark


def sample(game: Game) -> Sample:
    """A game of four, with a tie, a switch, and an X of each kind."""
    record = sample_record(game, game.id)
    sheet = game.adorned(record.state.sheet())
    notes = (
        note_at(sheet, "t1", 1, _HIGHEST),
        note_at(sheet, "t1", 3, _TIE, other=Seat(0)),
        note_at(sheet, "t2", 0, _CROSSED),
        note_at(sheet, "k1", 3, _SWITCHED, second=cell_at(sheet, "t2", 3).entry or 0),
        note_at(sheet, "k2", 0, _TOO_LOW, bar=cell_at(sheet, "k1", 0).entry or 0),
    )
    return Sample(sheet, names_of(record), notes)


_HIGHEST = mark(
    "KribbelnPage", "{name} has the highest total, {entry}, and gets as many points as there are players: {points}."
)
_TIE = mark(
    "KribbelnPage", "{other} and {name} tie with {entry}. Both get the points of the lowest place they share: {points}."
)
_CROSSED = mark("KribbelnPage", "{name} did not fulfil the task and crossed it out. An X earns {points}.")
_SWITCHED = mark(
    "KribbelnPage",
    "{name} did not fulfil the task above and switched: the total, {entry}, went into this space. The second try gave "
    "{second}.",
)
_TOO_LOW = mark(
    "KribbelnPage", "{name} needed more than {bar} here, which stands in Kribbel space 1. It was less, hence the X."
)
