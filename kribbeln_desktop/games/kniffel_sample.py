"""A filled sheet of Kniffel, and what its cells show."""

from __future__ import annotations

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.reference import Sample
from kribbeln_desktop.core.samples import cell_at, names_of, note_at, sample_record
from kribbeln_desktop.core.texts import mark, plain
from kribbeln_desktop.games.kniffel_boxes import BONUS_FROM, FIVE_OF_A_KIND, UPPER

NUMBER, JOKER = 4, 6
"""The upper box that is explained, and the number of the joker."""


def sample(game: Game) -> Sample:
    """A game of three, with bonus, a struck box and a joker."""
    record = sample_record(game, game.id)
    sheet = game.adorned(record.state.sheet())
    upper = UPPER[NUMBER - 1].id
    dice = (cell_at(sheet, upper, 0).entry or 0) // NUMBER
    notes = (
        note_at(sheet, upper, 0, _ONE_NUMBER, product=plain(f"{dice}\u00a0×\u00a0{NUMBER}")),
        note_at(sheet, "upper-bonus", 0, _BONUS, sum=cell_at(sheet, "upper-sum", 0).entry or 0, least=BONUS_FROM),
        note_at(sheet, "three-of-a-kind", 2, _ALL_DICE),
        note_at(sheet, "large-straight", 1, _STRUCK),
        note_at(sheet, "further-fives", 1, _JOKER, five=FIVE_OF_A_KIND, box=UPPER[JOKER - 1].label),
    )
    return Sample(sheet, names_of(record), notes)


_ONE_NUMBER = mark("KniffelPage", "An upper box counts the dice of its number alone: {product} = {entry}.")
_BONUS = mark("KniffelPage", "The upper boxes of {name} make {sum}, which is {least} or more: a bonus of {entry}.")
_ALL_DICE = mark(
    "KniffelPage", "Three and four of a kind count all five dice, also those that are not alike: here {entry}."
)
_STRUCK = mark("KniffelPage", "Nothing fitted, so {name} struck this box: {entry}.")
_JOKER = mark(
    "KniffelPage",
    "{name} rolled five alike again while {five} stood in their box: {entry} extra points. The joker itself went into "
    "the box {box}.",
)
