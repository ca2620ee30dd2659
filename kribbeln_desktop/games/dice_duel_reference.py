"""Kniffel Dice Duel on one page: its rules in short, its chips and bonuses."""

from __future__ import annotations

from kribbeln_desktop.core.reference import (
    HIGHEST_BEGINS,
    ROLLING,
    THE_END,
    WHO_BEGINS,
    YOUR_TURN,
    Line,
    Reference,
    Section,
)
from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.core.texts import mark, plain
from kribbeln_desktop.core.three_rolls import ROLLS
from kribbeln_desktop.games.dice_duel_eyes import BONUSES
from kribbeln_desktop.games.dice_duel_kinds import (
    CHIPS_OF_A_KIND,
    DICE,
    DIE,
    FULL_STACK,
    GOLD,
    KINDS,
    LAST_CHIP,
    MARK,
    SILVER,
    Kind,
)

EXAMPLES = {
    "two-pairs": "44116",
    "three-of-a-kind": "22251",
    "small-straight": "23452",
    "flush": "24462",
    "full-house": "33355",
    "four-of-a-kind": "66661",
    "large-straight": "23456",
    "kniffel": "55555",
}
"""A roll for each kind of chips, and a Kniffel."""


def reference(most: int) -> Reference:
    """The page for up to ``most`` players."""
    rules = (_turn(), _kniffel(), _round(), _start(), _end(), _alone())
    aim = _AIM(dice=DICE, kinds=len(KINDS), each=CHIPS_OF_A_KIND, most=most)
    return Reference(aim, rules, (_dice(), _chips(), _bonuses()))


def _turn() -> Section:
    return Section(YOUR_TURN, (Line(ROLLING(rolls=ROLLS)), Line(_FITS_RULE, _FITS), Line(_FITS_NOT_RULE, _FITS_NOT)))


def _kniffel() -> Section:
    return Section(_KNIFFEL, (Line(_KNIFFEL_RULE), Line(_AGAIN_RULE, _AGAIN)))


def _round() -> Section:
    return Section(_ROUND, (Line(_ROUND_RULE),))


def _start() -> Section:
    return Section(WHO_BEGINS, (Line(HIGHEST_BEGINS),))


def _end() -> Section:
    return Section(THE_END, (Line(_END_RULE),))


def _alone() -> Section:
    return Section(_ALONE, (Line(_ALONE_RULE(mark=MARK)),))


def _dice() -> Section:
    reds, blacks = ([face for face in DIE if face.motif == motif] for motif in ("r", "k"))
    lines = (
        Line(words, symbol=tuple(Glyph("die", f"{face.pips}{face.motif}") for face in faces), area="plain")
        for words, faces in ((_RED, reds), (_BLACK, blacks))
    )
    return Section(_ALIKE, tuple(lines))


def _chips() -> Section:
    kniffel = Line(_ANY_CHIP, _FIVE_ALIKE, (Glyph("chip", "?"),), _roll(EXAMPLES["kniffel"]), area="plain")
    return Section(_CHIPS, (*map(_chip, KINDS), kniffel, Line(_ENOUGH)))


def _chip(kind: Kind) -> Line:
    return Line(kind.words, kind.label, (Glyph("chip", str(kind.value)),), _roll(EXAMPLES[kind.id]), area="blue")


def _roll(numbers: str) -> tuple[Glyph, ...]:
    return tuple(Glyph("die", f"{number}{DIE[int(number) - 1].motif}") for number in numbers)


def _bonuses() -> Section:
    rules = (
        ("gold", GOLD, _GOLD(kinds=len(KINDS))),
        ("silver", SILVER, _SILVER(kinds=len(KINDS) - 1)),
        ("stacks", FULL_STACK, _STACK(chips=CHIPS_OF_A_KIND)),
        ("last-chip", LAST_CHIP, _LAST),
    )
    lines = (Line(words, BONUSES[row][0], worth=plain(str(points)), area="plain") for row, points, words in rules)
    return Section(_BONUSES, tuple(lines))


_AIM = mark(
    "DuelPage",
    "1–{most} players, {dice} dice in two colours, in the tray {kinds} kinds of chips, {each} of each. Roll what a "
    "kind asks for, and one of its chips is yours.",
)
_FITS = mark("DuelPage", "The dice fit:")
_FITS_RULE = mark(
    "DuelPage",
    "take one chip of a kind they fit out of the tray. It is one chip a turn, and one has to be taken; among several "
    "kinds you choose.",
)
_FITS_NOT = mark("DuelPage", "They fit nothing,")
_FITS_NOT_RULE = mark("DuelPage", "or nothing that is left: you get no chip.")
_KNIFFEL = mark("DuelPage", "Kniffel: five alike")
_KNIFFEL_RULE = mark(
    "DuelPage", "Take any chip you like, from the tray or from those put aside, but never from another player."
)
_AGAIN = mark("DuelPage", "Once more:")
_AGAIN_RULE = mark("DuelPage", "then it is your turn again at once, and after another Kniffel again.")
_ROUND = mark("DuelPage", "A round without a chip")
_ROUND_RULE = mark(
    "DuelPage",
    "If nobody took a chip in a whole round, one of the most valuable chips in the tray is put aside. Only a Kniffel "
    "can fetch it.",
)
_END_RULE = mark(
    "DuelPage",
    "The game ends as soon as the tray is empty, even in the middle of a round. Chips put aside belong to nobody. The "
    "most points of chips and bonuses win; a tie is shared.",
)
_ALONE = mark("DuelPage", "Alone")
_ALONE_RULE = mark(
    "DuelPage",
    "After each turn without a chip one of the most valuable chips in the tray is put aside. A Kniffel gives two "
    "chips, but no other turn. The most that can be reached are {mark} points.",
)
_ALIKE = mark("DuelPage", "Five dice, all alike")
_RED = mark("DuelPage", "even numbers are red")
_BLACK = mark("DuelPage", "odd numbers are black")
_CHIPS = mark("DuelPage", "Chips and their points")
_FIVE_ALIKE = mark("DuelPage", "Kniffel")
_ANY_CHIP = mark("DuelPage", "any chip, and another turn")
_ENOUGH = mark(
    "DuelPage",
    "More than enough is enough: four alike are also three, a full house is also two pairs. But four alike are no two "
    "pairs. Colours matter for the flush alone.",
)
_BONUSES = mark("DuelPage", "Bonuses")
_GOLD = mark("DuelPage", "chips of all {kinds} kinds")
_SILVER = mark("DuelPage", "chips of exactly {kinds} kinds")
_STACK = mark("DuelPage", "all {chips} chips of a kind, for each such kind")
_LAST = mark("DuelPage", "taking the last chip out of the tray")
