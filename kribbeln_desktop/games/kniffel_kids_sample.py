"""A child's filled sheet of Kniffel Kids, and what its boxes show."""

from __future__ import annotations

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.reference import Sample
from kribbeln_desktop.core.samples import note_at, sample_record
from kribbeln_desktop.core.sheet import block
from kribbeln_desktop.core.texts import mark

GAMES = 3
"""So many are played; the other columns are free."""


def sample(game: Game) -> Sample:
    """The first child's sheet after three games."""
    records = [sample_record(game, f"{game.id}-{number}") for number in range(1, GAMES + 1)]
    *earlier, newest = (record.state.sheet() for record in records)
    headings = game.pad_sheet(1, {}).headings
    sheet = game.adorned(block(newest, earlier, 0, len(headings), headings))
    notes = (
        note_at(sheet, "duck", 0, _EACH),
        note_at(sheet, "full-house", 0, _WHOLE),
        note_at(sheet, "five-different", 1, _ZERO),
        note_at(sheet, "five-of-a-kind", 1, _FIVE),
        note_at(sheet, "total", 0, _TOTAL),
    )
    return Sample(sheet, headings, notes, records[0].names[0])


_EACH = mark("KidsPage", "Every duck gives 1 point: here {entry}.")
_WHOLE = mark("KidsPage", "A triplet and a pair: {entry} points, whichever animals they are.")
_ZERO = mark("KidsPage", "Nothing fitted any more, so a free box got a {entry}.")
_FIVE = mark("KidsPage", "Five animals alike, an Animal Kniffel: {entry} points.")
_TOTAL = mark("KidsPage", "All boxes of a game together: {entry}. The next game goes into the next column.")
