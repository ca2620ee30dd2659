"""A filled sheet of Kniffel Dice Duel, and what its cells show."""

from __future__ import annotations

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.reference import Sample
from kribbeln_desktop.core.samples import cell_at, names_of, note_at, sample_record
from kribbeln_desktop.core.texts import mark, plain
from kribbeln_desktop.games.dice_duel_kinds import CHIPS_OF_A_KIND, KINDS

COUNTED, FULL = KINDS[2], KINDS[0]
"""The kind whose chips are counted, and the one that a player has all of."""


def sample(game: Game) -> Sample:
    """A game of two in which every bonus is paid."""
    record = sample_record(game, game.id)
    sheet = game.adorned(record.state.sheet())
    chips = cell_at(sheet, COUNTED.id, 0).entry or 0
    product = plain(f"{chips}\u00a0×\u00a0{COUNTED.value}")
    notes = (
        note_at(sheet, FULL.id, 1, _FULL, chips=CHIPS_OF_A_KIND, stack=cell_at(sheet, "stacks", 1).entry or 0),
        note_at(sheet, COUNTED.id, 0, _COUNTED, product=product, sum=chips * COUNTED.value),
        note_at(sheet, "gold", 1, _GOLD, kinds=len(KINDS)),
        note_at(sheet, "silver", 0, _SILVER, kinds=len(KINDS) - 1, kind=FULL.label),
        note_at(sheet, "last-chip", 0, _LAST),
    )
    return Sample(sheet, names_of(record), notes)


_FULL = mark("DuelPage", "{name} has all {chips} chips of this kind, a full stack: {stack} points more.")
_COUNTED = mark("DuelPage", "Chips count their number: {product} = {sum}.")
_GOLD = mark("DuelPage", "{name} has chips of all {kinds} kinds. Gold gives {entry}.")
_SILVER = mark("DuelPage", "{name} has {kinds} kinds, none of “{kind}”. Silver gives {entry}.")
_LAST = mark("DuelPage", "{name} took the last chip out of the tray, and gets {entry}.")
