"""What each seat may expect in a position of Kniffel Dice Duel, as a small network of two hidden layers says it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.games.dice_duel_kinds import CHIPS_OF_A_KIND, KINDS
from kribbeln_desktop.players.dice_duel_positions import Evaluate, Positions, ends_of
from kribbeln_desktop.players.dice_duel_turn import Ints, payoffs
from kribbeln_desktop.players.five_dice import worth_at_start
from kribbeln_desktop.players.turn_solver import Floats

Singles = NDArray[np.float32]
Weights = Sequence[Singles]


def file_for(seats: int) -> tuple[str, str]:
    """Where the network for so many seats lies below ``resources``."""
    return "dice_duel", f"seats-{seats}.table"


def rules_for(seats: int) -> dict[str, object]:
    """What its file says of itself."""
    return {"game": "dice-duel", "seats": seats}


_N = len(KINDS)
_SPLITS = [split for split in product(range(CHIPS_OF_A_KIND + 1), repeat=3) if sum(split) <= CHIPS_OF_A_KIND]
"""How four chips of a kind can lie: own ones, those of who else has most, those in the tray."""
_SPLIT_PLACES = np.zeros((CHIPS_OF_A_KIND + 1,) * 3, dtype=np.int64)
_SPLIT_PLACES[tuple(np.transpose(_SPLITS))] = range(len(_SPLITS))
_STACKS = _N * len(_SPLITS)
_TRAY = _N * CHIPS_OF_A_KIND + 1
_PER_SEAT = _STACKS + (_N + 1) + 2 + 3
_LUCK = 14.0
"""By so many points, times the root of the chips left and one, the dice may still move a lead; measured."""
_NEAR, _MOST = 25.0, 8.0


def inputs_for(seats: int) -> int:
    """How many numbers describe a position."""
    return seats * _PER_SEAT + _TRAY + _N + 1


def described(positions: Positions) -> Singles:
    """The positions as numbers, most of them 0 or 1; shape ``(n, inputs_for(seats))``.

    For each seat: how the chips of each kind lie (one of 35 cases), the number of kinds owned, and the lead over the
    best of the others in three measures. Then how much of the round is over and whether a chip was taken in it, and how
    many chips and kinds are left.
    """
    seats, count = positions.seats, len(positions)
    left = positions.tray.sum(axis=1)
    splits = _SPLIT_PLACES[positions.owned, _most_of_others(positions.owned), positions.tray[:, np.newaxis]]
    splits += len(_SPLITS) * np.arange(_N) + _STACKS * np.arange(seats)[:, np.newaxis]
    cases = (
        (splits.reshape(count, seats * _N), seats * _STACKS),
        ((positions.owned > 0).sum(axis=2) + (_N + 1) * np.arange(seats), seats * (_N + 1)),
        ((2 * positions.place + positions.taken)[:, np.newaxis], 2 * seats),
        (left[:, np.newaxis], _TRAY),
        ((positions.tray > 0).sum(axis=1, keepdims=True), _N + 1),
    )
    inputs, at = np.zeros((count, inputs_for(seats)), np.float32), 0
    for places, size in cases:
        inputs[np.arange(count)[:, np.newaxis], at + places] = 1
        at += size
    lead = _leads(positions.points())
    sure = lead / (_LUCK * np.sqrt(left + 1))[:, np.newaxis]
    inputs[:, at:] = np.hstack([np.clip(sure, -_MOST, _MOST), np.tanh(sure), np.tanh(lead / _NEAR)])
    return inputs


def _most_of_others(numbers: Ints) -> Ints:
    """For each seat the most that one of the others has; axis 1 is that of the seats."""
    seats = numbers.shape[1]
    others = [np.delete(numbers, seat, axis=1).max(axis=1) for seat in range(seats)]
    return np.stack(others, axis=1)


def _leads(points: Ints) -> Ints:
    """By how much each seat is ahead of the best of the others; shape ``(n, s)``."""
    return points - _most_of_others(points)


def layers_of(weights: Weights, inputs: Singles) -> list[Singles]:
    """What each layer makes of the described positions; the last gives each seat's share of the victory.

    The weights are a matrix and a vector for each layer, then a matrix from the inputs right to the last.
    """
    first, second, third = zip(weights[:6:2], weights[1:6:2], strict=True)
    hidden = np.maximum(inputs @ first[0] + first[1], 0)
    deeper = np.maximum(hidden @ second[0] + second[1], 0)
    raw = deeper @ third[0] + third[1] + inputs @ weights[6]
    shares = np.exp(raw - raw.max(axis=1, keepdims=True))
    return [hidden, deeper, shares / shares.sum(axis=1, keepdims=True)]


def shares_by(weights: Weights) -> Evaluate:
    """Each seat's share of the victory, as the network says it."""
    return lambda positions: layers_of(weights, described(positions))[-1].astype(np.float64)


def looked_ahead(evaluate: Evaluate) -> Evaluate:
    """The same, but what the seat that plays can expect is reckoned by all that its turn may bring."""

    def expected(positions: Positions) -> Floats:
        playing = worth_at_start(payoffs(ends_of(positions, evaluate, Positions.shares)))[:, np.newaxis]
        others = evaluate(positions)[:, 1:]
        return np.hstack([playing, (1 - playing) * others / others.sum(axis=1, keepdims=True)])

    return expected
