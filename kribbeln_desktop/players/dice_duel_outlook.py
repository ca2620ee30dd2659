"""What each seat of Kniffel Dice Duel may expect, as sums that were fitted to many games.

The adviser, and *best* against several, add up by how much a seat may be expected to be ahead of the best of the others
in the end: for every kind how its chips lie, for sets what is still missing, how many chips are left, how far the round
is. *strong* adds up the points that each kind promises by itself, and sees nobody else's chips.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from kribbeln_desktop.games.dice_duel_kinds import CHIPS_OF_A_KIND, KINDS
from kribbeln_desktop.players.dice_duel_positions import Evaluate, Positions, Strategy, ends_of
from kribbeln_desktop.players.dice_duel_turn import VALUES, Ints, payoffs
from kribbeln_desktop.players.five_dice import worth_at_start
from kribbeln_desktop.players.turn_solver import Floats

_N = len(KINDS)
_NUMBERS = CHIPS_OF_A_KIND + 1
_SPLITS = [split for split in product(range(_NUMBERS), repeat=3) if sum(split) <= CHIPS_OF_A_KIND]
"""How four chips of a kind can lie: own ones, those of who else has most, those in the tray."""
_SPLIT_PLACES = np.zeros((_NUMBERS,) * 3, dtype=np.int64)
_SPLIT_PLACES[tuple(np.transpose(_SPLITS))] = range(len(_SPLITS))
STACK_CASES = _N * len(_SPLITS)

_MISSING_LOOKED_AT = 1, 2
"""Where so many kinds are missing, it counts which."""
_SET_CASES = _N + 1 + len(_MISSING_LOOKED_AT) * _N * _NUMBERS
_LEFT_CASES = _N * CHIPS_OF_A_KIND + 1

_ROWS = 256
"""So many turns are solved at once: more do not fit a processor's nearest memory."""
_NEVER_NOTHING = 1e-9
_LUCK = 30
"""By about so many points the dice may move a lead besides what the chips left are worth; measured."""


def file_for(seats: int) -> tuple[str, str]:
    """Where the sums for so many seats lie below ``resources``."""
    return "dice_duel", f"seats-{seats}.table"


def rules_for(seats: int) -> dict[str, object]:
    """What that file says of itself."""
    return {"game": "dice-duel", "seats": seats}


def size_for(seats: int) -> int:
    """How many cases a seat's lead is added up from; one more has no weight."""
    return STACK_CASES + 2 * _SET_CASES + _LEFT_CASES + 2 * seats


def stack_cases(owned: Ints, others: Ints | int, tray: Ints) -> Ints:
    """The cases of how the chips of each kind lie; all of shape ``(n, 7)``."""
    places: Ints = _SPLIT_PLACES[owned, others, tray] + len(_SPLITS) * np.arange(_N)
    return places


def cases_of(positions: Positions, distance: int) -> Ints:
    """The cases that hold for the seat that plays ``distance`` turns later; shape ``(n, m)``."""
    rows, seats, tray = np.arange(len(positions)), positions.seats, positions.tray
    owned, others = positions.owned[:, distance], np.delete(positions.owned, distance, axis=1)
    rival = others[rows, np.delete(positions.points(), distance, axis=1).argmax(axis=1)]
    nothing, at = size_for(seats), STACK_CASES
    parts = [stack_cases(owned, others.max(axis=1), tray)]
    for chips in (owned, rival):
        parts.append(_set_cases(chips, tray, at, nothing))
        at += _SET_CASES
    parts.append((at + tray.sum(axis=1))[:, np.newaxis])
    parts.append((at + _LEFT_CASES + 2 * positions.place + positions.taken)[:, np.newaxis])
    return np.hstack(parts)


def _set_cases(chips: Ints, tray: Ints, at: int, nothing: int) -> Ints:
    """How many kinds are missing, and of few ones which, with how many chips are left of each."""
    is_missing = chips == 0
    number = is_missing.sum(axis=1, keepdims=True)
    parts, at = [at + number], at + _N + 1
    for looked_at in _MISSING_LOOKED_AT:
        which = at + tray + _NUMBERS * np.arange(_N)
        parts.append(np.where(is_missing & (number == looked_at), which, nothing))
        at += _N * _NUMBERS
    return np.hstack(parts)


def leads(points: Floats) -> Floats:
    """By how much each seat is ahead of the best of the others; shape ``(n, s)``."""
    others = [np.delete(points, seat, axis=1).max(axis=1) for seat in range(points.shape[1])]
    ahead: Floats = points - np.stack(others, axis=1)
    return ahead


def leads_by(weights: Floats) -> Evaluate:
    """The lead that each seat can expect to have in the end.

    ``weights`` has a row for each seat, counted from the one that plays: one for each case, a 0, and one for the lead
    now.
    """

    def expected(positions: Positions) -> Floats:
        found = leads(positions.points().astype(np.float64)) * weights[:, -1]
        for distance, row in enumerate(weights):
            found[:, distance] += row[cases_of(positions, distance)].sum(axis=1)
        return found

    return expected


def shares_by(weights: Floats, sureness: float) -> Evaluate:
    """The share of the victory that each seat can expect; ``sureness`` says how much a lead means."""
    expected_leads = leads_by(weights)

    def expected(positions: Positions) -> Floats:
        chances = 1 / (1 + np.exp(-sureness * in_luck(expected_leads(positions), positions)))
        shares: Floats = chances / chances.sum(axis=1, keepdims=True)
        return shares

    return expected


def in_luck(lead: Floats, positions: Positions) -> Floats:
    """A lead measured by how far the dice may still move it: the root of the squares of what may come."""
    measured: Floats = lead / np.sqrt(positions.tray @ VALUES**2 + _LUCK**2)[:, np.newaxis]
    return measured


def through_the_turn(evaluate: Evaluate, chips: int) -> Evaluate:
    """The same shares, but the seat that plays reckons with all that its turn may bring, and with these after it.

    Where more ``chips`` than that lie in the tray the shares stay as they are.
    """

    def expected(positions: Positions) -> Floats:
        found = evaluate(positions)
        rows = np.nonzero(positions.tray.sum(axis=1) <= chips)[0]
        for first in range(0, len(rows), _ROWS):
            some = rows[first : first + _ROWS]
            playing = worth_at_start(payoffs(ends_of(positions[some], evaluate, Positions.shares)))[:, np.newaxis]
            found[some] = np.hstack([playing, shared_out(1 - playing, found[some, 1:])])
        return found

    return expected


def shared_out(rest: Floats, others: Floats) -> Floats:
    """The rest of the victory by the shares of the others; shape ``(n, s - 1)``."""
    parts = others + _NEVER_NOTHING
    shares: Floats = rest * parts / parts.sum(axis=1, keepdims=True)
    return shares


def points_by(weights: Floats) -> Evaluate:
    """The points that each seat can expect in the end; ``weights`` are for stacks, and one for being about to play."""

    def expected(positions: Positions) -> Floats:
        cases = stack_cases(positions.owned, 0, positions.tray[:, np.newaxis])
        points: Floats = weights[cases].sum(axis=2)
        points[:, 0] += weights[-1]
        return points

    return expected


def for_points(weights: Floats) -> Strategy:
    """Plays for the points in the end."""
    expected = points_by(weights)
    return lambda before: ends_of(before, expected, final_points)


def final_points(positions: Positions) -> Floats:
    """What each seat has got in the end."""
    return positions.points().astype(np.float64)
