"""The last boxes of a Kniffel sheet, solved with every score that can come of them.

All is reckoned back from the full sheet: what is still to come for who plays for points, and, for any worth of the
final score (the chance to win with it, say), the best next turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.games.kniffel_boxes import BONUS_FROM, BOXES, UPPER
from kribbeln_desktop.games.kniffel_state import KniffelState
from kribbeln_desktop.players.box_games import scores
from kribbeln_desktop.players.five_dice import DICE, ROLLS, reached, solve, worth_at_start
from kribbeln_desktop.players.five_dice_turn import Plan, planned
from kribbeln_desktop.players.kniffel import FIVE, MOVES, Entries, brought, what_matters
from kribbeln_desktop.players.turn_solver import Floats

Places = NDArray[np.intp]


class Sheet(NamedTuple):
    """What the points to come depend on."""

    own: Entries
    """The entries, 0 where they do not matter."""
    missing: int
    """What the upper boxes lack of the bonus; 0 where it is settled."""
    further_five: int

    def free(self) -> list[int]:
        """The places of the free boxes."""
        return [place for place, entry in enumerate(self.own) if entry is None]

    def after(self, place: int, points: int) -> Sheet:
        """The sheet once a box holds these points."""
        own = (*self.own[:place], points if place == FIVE else 0, *self.own[place + 1 :])
        missing = self.missing - points if place < len(UPPER) else self.missing
        return _settled(own, missing, self.further_five)


def sheet_of(state: KniffelState, seat: int) -> Sheet:
    """A seat's sheet."""
    return _settled(what_matters(state.entries[seat]), BONUS_FROM - state.upper_sum(seat), state.further_five)


def _settled(own: Entries, missing: int, further_five: int) -> Sheet:
    most = sum(DICE * number for number, entry in enumerate(own[: len(UPPER)], 1) if entry is None)
    return Sheet(own, missing if 0 < missing <= most else 0, further_five)


class Ends(NamedTuple):
    """How a turn can end."""

    moves: tuple[Decision, ...]
    """The decisions for the free boxes."""
    gains: Floats
    """What each of them brings at each roll, -inf where it is not possible; (moves, 252)."""
    nexts: tuple[Sheet, ...]
    """The sheets that can come of it."""
    which: Places
    """Which of them each decision makes at each roll; (moves, 252)."""


@lru_cache(maxsize=1024)
def ends(sheet: Sheet) -> Ends:
    """The ends of a turn on a sheet with a free box; some 4 kB for each that is free."""
    free, nexts = sheet.free(), dict[Sheet, int]()
    which = np.empty((len(free), len(ROLLS)), dtype=np.intp)
    for number, place in enumerate(free):
        points, of_roll = _points(place)
        made = [nexts.setdefault(sheet.after(place, value), len(nexts)) for value in points]
        which[number] = np.array(made)[of_roll]
    return Ends(tuple(MOVES[place] for place in free), brought(*sheet)[free], tuple(nexts), which)


@cache
def _points(place: int) -> tuple[list[int], Places]:
    """All that a box can hold, and which of that each roll gives."""
    points, of_roll = np.unique(scores(BOXES)[place], return_inverse=True)
    return list(map(int, points)), of_roll


@lru_cache(maxsize=4096)
def to_come(sheet: Sheet) -> Floats:
    """How probably each number of points (from 0) is still brought in by who plays for points."""
    if not sheet.free():
        return np.ones(1)
    turn = ends(sheet)
    later = [to_come(after) for after in turn.nexts]
    means = np.array([found @ np.arange(len(found)) for found in later])
    worth = turn.gains + means[turn.which]
    chosen, rolls = worth.argmax(axis=0), np.arange(len(ROLLS))
    gained, after = turn.gains[chosen, rolls].astype(np.intp), turn.which[chosen, rolls]
    ways, of_roll = np.unique(np.stack([gained, after]), axis=1, return_inverse=True)
    chances = np.bincount(of_roll, reached(solve(worth.max(axis=0))))
    found = np.zeros(int(gained.max()) + max(map(len, later)))
    for points, number, chance in zip(*ways.tolist(), chances, strict=True):
        found[points : points + len(later[number])] += chance * later[number]
    return found


def next_turn(sheet: Sheet, worth: Floats) -> Plan:
    """The plan for the next turn of who wants to end with the most ``worth``, by the points brought in from now on."""
    layers = list(_layers(sheet, len(worth)))
    expected = dict.fromkeys(layers[-1], worth)
    for layer in layers[-2:0:-1]:
        expected = _expected(layer, expected, len(worth))
    turn = ends(sheet)
    return planned(turn.moves, _payoffs(turn, expected, np.zeros(1, dtype=np.intp))[:, :, 0], turn.gains > 0)


def _layers(sheet: Sheet, most: int) -> Iterator[dict[Sheet, NDArray[np.bool_]]]:
    """Box by box the sheets that can come, and which points can be brought in by then."""
    layer = {sheet: np.arange(most) == 0}
    while True:
        yield layer
        if not next(iter(layer)).free():
            return
        following: dict[Sheet, NDArray[np.bool_]] = {}
        for before, points in layer.items():
            turn = ends(before)
            possible = np.isfinite(turn.gains)
            ways = zip(turn.gains[possible].astype(int).tolist(), turn.which[possible].tolist(), strict=True)
            for gain, number in set(ways):
                after = following.setdefault(turn.nexts[number], np.zeros(most, dtype=np.bool_))
                after[gain:] |= points[: most - gain]
        layer = following


def _expected(layer: dict[Sheet, NDArray[np.bool_]], later: dict[Sheet, Floats], most: int) -> dict[Sheet, Floats]:
    """For each sheet what is expected by the points brought in by then, of which only the possible ones are filled."""
    points = {sheet: np.flatnonzero(possible) for sheet, possible in layer.items()}
    payoffs = [_payoffs(ends(sheet), later, points[sheet]).max(axis=0) for sheet in layer]
    values = np.split(
        worth_at_start(np.concatenate(payoffs, axis=1)), np.cumsum([len(p) for p in points.values()])[:-1]
    )
    found = {sheet: np.full(most, -np.inf) for sheet in layer}
    for sheet, value in zip(layer, values, strict=True):
        found[sheet][points[sheet]] = value
    return found


def _payoffs(turn: Ends, later: dict[Sheet, Floats], points: Places) -> Floats:
    """What each decision is worth at each roll with these points brought in before; shape ``(moves, 252, points)``."""
    possible = np.isfinite(turn.gains)
    afterwards = np.array([later[sheet] for sheet in turn.nexts])
    gained = np.where(possible, turn.gains, 0).astype(np.intp)
    found = afterwards[turn.which[:, :, np.newaxis], gained[:, :, np.newaxis] + points]
    return np.where(possible[:, :, np.newaxis], found, -np.inf)
