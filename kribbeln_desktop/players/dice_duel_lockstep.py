"""Many games of Kniffel Dice Duel at once, a turn each in step: for players that learn, and to compare them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

import numpy as np

from kribbeln_desktop.core.dice import SIDES
from kribbeln_desktop.players import five_dice
from kribbeln_desktop.players.dice_duel_positions import PASSING, Positions, Strategy, after, at_start, best_ends
from kribbeln_desktop.players.dice_duel_turn import Ends, Ints, payoffs
from kribbeln_desktop.players.five_dice import DICE, KEEPS, ROLLS
from kribbeln_desktop.players.turn_solver import Floats

_COLUMNS = 256
_FIRST_ROLL = len(KEEPS) - len(ROLLS)
_PLACES = {keep: place for place, keep in enumerate(KEEPS)}
_THROWN = np.array([five_dice.roll_index(roll) for roll in product(range(1, SIDES + 1), repeat=DICE)])
"""Where each of the 7776 throws of five dice stands among the rolls."""
_KEPT = np.array([five_dice.kept_by_position(roll) for roll in ROLLS])
"""What can be kept of each roll, all of it first; shape ``(252, 32)``."""
_GROWN = np.array(
    [
        [_PLACES[tuple(sorted((*keep, value)))] if len(keep) < DICE else place for value in range(1, SIDES + 1)]
        for place, keep in enumerate(KEEPS)
    ]
)
"""What each keep becomes with one die more; shape ``(462, 6)``."""


class Turns(NamedTuple):
    """Turns that were played."""

    before: Positions
    games: Ints
    """The numbers of the games."""
    seats: Ints
    """The seats that played them."""
    worth: Floats
    """What was expected of each before its first roll."""


@dataclass(frozen=True, slots=True)
class Results:
    """How the games ended."""

    shares: Floats
    """Of the victory, for each seat; shape ``(games, s)``."""
    points: Floats
    turns: tuple[Turns, ...]
    """All turns, if they were asked for, in their order."""


def play(games: int, strategies: Sequence[Strategy], random: np.random.Generator, keep_turns: bool = False) -> Results:
    """So many games between these strategies, a seat each; game *g* is begun by seat *g* mod *s*."""
    seats = len(strategies)
    before, numbers, turns = at_start(games, seats), np.arange(games), []
    playing = numbers % seats
    results = Results(np.zeros((games, seats)), np.zeros((games, seats)), ())
    while len(before):
        ends = _asked(before, playing, strategies)
        worth, rolls = _rolled(ends, random)
        if keep_turns:
            turns.append(Turns(before, numbers, playing, worth))
        chosen = best_ends(ends, rolls)
        then, playing = after(before, chosen), np.where(chosen > PASSING, playing, (playing + 1) % seats)
        over = then.is_over()
        by_seat = (numbers[over, np.newaxis], (playing[over, np.newaxis] + np.arange(seats)) % seats)
        results.shares[by_seat], results.points[by_seat] = then[over].shares(), then[over].points()
        before, numbers, playing = then[~over], numbers[~over], playing[~over]
    return Results(results.shares, results.points, tuple(turns))


def _asked(before: Positions, playing: Ints, strategies: Sequence[Strategy]) -> Ends:
    """Each strategy's ends of the turns that it is to play."""
    ends = Ends(*(np.empty(shape) for shape in ((7, len(before)), (len(before),), (14, len(before)))))
    for strategy in set(strategies):
        own = np.isin(playing, [seat for seat, other in enumerate(strategies) if other is strategy])
        if own.any():
            for part, found in zip(ends, strategy(before[own]), strict=True):
                part[..., own] = found
    return ends


def _rolled(ends: Ends, random: np.random.Generator) -> tuple[Floats, Ints]:
    """What the turns are worth before the first roll, and their last rolls."""
    worth, rolls = np.empty(len(ends.passing)), np.empty(len(ends.passing), np.int64)
    for first in range(0, len(worth), _COLUMNS):
        some = slice(first, first + _COLUMNS)
        one_left = five_dice.expanded(payoffs(Ends(*(part[..., some] for part in ends))))
        two_left = five_dice.expanded(five_dice.best(one_left))
        worth[some] = five_dice.expanded(five_dice.best(two_left))[0]
        lying = _THROWN[random.integers(0, len(_THROWN), len(worth[some]))]
        for lattice in (two_left, one_left):
            lying = _rerolled(lattice, lying, random)
        rolls[some] = lying
    return worth, rolls


def _rerolled(lattice: Floats, lying: Ints, random: np.random.Generator) -> Ints:
    """The best of each roll is kept, the others are rolled."""
    columns = np.arange(len(lying))
    best = lattice[_KEPT[lying], columns[:, np.newaxis]].argmax(axis=1)
    keeps: Ints = _KEPT[lying, best]
    for _die in range(DICE):
        keeps = _GROWN[keeps, random.integers(0, SIDES, len(keeps))]
    return keeps - _FIRST_ROLL
