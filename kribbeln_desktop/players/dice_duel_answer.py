"""The best answer to a player of Kniffel Dice Duel who goes for the chip of each turn, as most people do.

For two seats: how such a player's turn ends is known exactly, by the kinds that it can take. What the other seat can
expect where it is to play itself, small networks tell that were fitted to its exact turns (``dice_duel_learning``), one
for each number of chips in the tray.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from kribbeln_desktop.games.dice_duel_kinds import KINDS
from kribbeln_desktop.players import five_dice
from kribbeln_desktop.players.dice_duel_outlook import STACK_CASES, in_luck, leads, stack_cases
from kribbeln_desktop.players.dice_duel_positions import (
    ENDS,
    PASSING,
    Chances,
    Positions,
    Strategy,
    after,
    best_ends,
    ends_by,
)
from kribbeln_desktop.players.dice_duel_turn import VALUES, Ends, Ints, chip_ends, payoffs
from kribbeln_desktop.players.tables import read_table
from kribbeln_desktop.players.turn_solver import Floats

FILE = ("dice_duel", "answer.table")
RULES = {"game": "dice-duel", "seats": 2, "others": "casual"}

_N = len(KINDS)
_SETS = (_N + 1) ** 2
_ROUND = 4
_LEADS = 161
"""Leads from -400 to 400 points, in steps of 5: what is beyond counts as much."""
CASES = STACK_CASES + _SETS + _ROUND + _LEADS

_BITS = 2 ** np.arange(_N)
_KNIFFELS = 2
"""So many are reckoned with in a row."""
_ALMOST_NEVER = 1e-12


class Layer(NamedTuple):
    """Of a network."""

    weights: Floats
    """Shape ``(inputs, outputs)``."""
    biases: Floats


Network = tuple[Layer, ...]
"""Its inputs are ``CASES`` that hold or not, and the lead in luck; its last layer has one output."""


@cache
def networks() -> tuple[Network, ...]:
    """One for each number of chips from 1 to 28; ``ResourceError`` where the file is not what it should be."""
    parts = [array.astype(np.float32) for array in read_table(FILE, RULES)]
    layers = [zip(weights, biases, strict=True) for weights, biases in zip(parts[::2], parts[1::2], strict=True)]
    return tuple(tuple(Layer(*layer) for layer in network) for network in zip(*layers, strict=True))


@cache
def strategy() -> Strategy:
    """Of the seat that answers, with one other."""
    playing = chances_by(networks())
    for kinds in range(1, 2**_N):
        _chip_turn(kinds, 0)  # so that no decision has to wait for it
    return lambda before: ends_by(before, playing, waiting_by(playing))


def inputs_of(positions: Positions) -> tuple[Ints, Floats]:
    """The cases that hold for the seat that is to play, in two, shape ``(n, 10)``; its lead in luck, ``(n, 1)``."""
    owned, lead = positions.owned, leads(positions.points().astype(np.float64))
    kinds = (owned > 0).sum(axis=2) @ np.array([_N + 1, 1])
    steps = np.clip(lead[:, 0] // VALUES[0] + _LEADS // 2, 0, _LEADS - 1).astype(np.int64)
    parts = (
        kinds + STACK_CASES,
        2 * positions.place + positions.taken + STACK_CASES + _SETS,
        steps + STACK_CASES + _SETS + _ROUND,
    )
    cases = np.hstack([stack_cases(owned[:, 0], owned[:, 1], positions.tray), np.stack(parts, axis=1)])
    return cases, in_luck(lead, positions)[:, :1].astype(np.float32)


def chances_by(networks: Sequence[Network]) -> Chances:
    """The chance to win of the seat that is to play; there is a network for each number of chips that may be left."""

    def expected(positions: Positions) -> Floats:
        chips, found = positions.tray.sum(axis=1), np.empty(len(positions))
        for number in np.unique(chips):
            rows = np.nonzero(chips == number)[0]
            some = positions[rows]
            found[rows] = _chances(networks[number - 1], some) if number else some.shares()[:, 0]
        return found

    return expected


def _chances(network: Network, positions: Positions) -> Floats:
    (weights, biases), (cases, lead) = network[0], inputs_of(positions)
    values = biases + lead * weights[-1]
    for each in cases.T:
        values += weights[each]
    for weights, biases in network[1:]:
        values = np.maximum(values, 0) @ weights + biases
    return chance(values[:, 0])


def chance(values: Floats) -> Floats:
    """What a network's last number means, 0 to 1."""
    found: Floats = 1 / (1 + np.exp(-values))
    return found


def waiting_by(playing: Chances, kniffels: int = 0) -> Chances:
    """The chance to win of the seat that waits while the other goes for a chip; ``playing`` is its chance after that.

    The other had so many ``kniffels`` in this turn already.
    """

    def expected(positions: Positions) -> Floats:
        found, rows = positions.shares()[:, 1], np.nonzero(~positions.is_over())[0]
        found[rows] = _waiting(positions[rows], playing, kniffels)
        return found

    return expected


def _waiting(others: Positions, playing: Chances, kniffels: int) -> Floats:
    """The same where the game is not over."""
    chances = _ends_of_chip_turns(others)
    if kniffels == _KNIFFELS:
        chances[:, PASSING + 1 :] = 0
        chances /= chances.sum(axis=1, keepdims=True)
    rows, ends = np.nonzero(chances > _ALMOST_NEVER)
    then, worth = after(others[rows], ends), np.zeros(chances.shape)
    again = ends > PASSING
    for some, expected in ((~again, playing), (again, waiting_by(playing, kniffels + 1))):
        if some.any():
            worth[rows[some], ends[some]] = expected(then[some])
    found: Floats = (chances * worth).sum(axis=1)
    return found


def _ends_of_chip_turns(positions: Positions) -> Floats:
    """How probably a turn ends so that goes for the dearest chip; shape ``(n, ENDS)``."""
    kinds = (positions.tray > 0) @ _BITS
    dearest = np.where(positions.aside.any(axis=1), _N - (positions.aside[:, ::-1] > 0).argmax(axis=1), 0)
    different, places = np.unique(kinds * (_N + 1) + dearest, return_inverse=True)
    each = np.array([_chip_turn(*divmod(int(code), _N + 1)) for code in different]).reshape(-1, ENDS)
    return each[places]


@cache
def _chip_turn(kinds: int, dearest: int) -> Floats:
    """The same where these ``kinds`` (bits) are in the tray, and of those aside this is the dearest (0: none)."""
    tray, aside = (np.array([kinds]) // _BITS % 2)[np.newaxis], np.array([np.arange(1, _N + 1) == dearest])
    ends = chip_ends(tray, aside)
    rolls = five_dice.reached(five_dice.solve(payoffs(ends)[:, 0]))
    at_each_roll = best_ends(Ends(*(np.repeat(part, len(rolls), axis=-1) for part in ends)), np.arange(len(rolls)))
    chances: Floats = np.bincount(at_each_roll, rolls, ENDS).astype(np.float64)
    return chances
