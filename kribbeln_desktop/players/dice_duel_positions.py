"""Many positions of Kniffel Dice Duel between turns at once, and what every end of a turn makes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.game import NOBODY
from kribbeln_desktop.games.dice_duel_kinds import CHIPS_OF_A_KIND, KINDS, LAST_CHIP
from kribbeln_desktop.games.dice_duel_position import Chips, Position
from kribbeln_desktop.players.dice_duel_turn import FITS, IS_KNIFFEL, Ends, Ints, points_of
from kribbeln_desktop.players.turn_solver import Floats

Flags = NDArray[np.bool_]

_N = len(KINDS)
PASSING = _N
"""Where passing stands among the ends of a turn: after the seven takes for fitting dice, before a Kniffel's 14."""
ENDS = 3 * _N + 1


class Moment(NamedTuple):
    """A position as a key; seats are counted from the one that is to play."""

    owned: tuple[Chips, ...]
    tray: Chips
    aside: Chips
    place: int
    taken: bool
    last: int


def moment_of(state: Position, seat: int) -> Moment:
    """The state between turns, seen from the ``seat`` that is to play (at the end: from any)."""
    seats = len(state.owned)
    last = (state.last_chip - seat) % seats if state.last_chip != NOBODY else NOBODY
    owned = (*state.owned[seat:], *state.owned[:seat])
    return Moment(owned, state.in_tray, state.aside, state.turns % seats, state.was_taken, last)


@dataclass(frozen=True, slots=True)
class Positions:
    """n positions between turns of games of s seats, which are counted from the one that is to play."""

    owned: Ints
    """Each seat's chips; shape ``(n, s, 7)``."""
    tray: Ints
    """Shape ``(n, 7)``."""
    aside: Ints
    """Shape ``(n, 7)``."""
    place: Ints
    """How many turns of the round are over; shape ``(n,)``."""
    taken: Flags
    """Whether somebody took a chip in this round."""
    last: Ints
    """Who took the last chip of the tray, or ``NOBODY``; shape ``(n,)``."""

    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(self.owned.shape[1])

    def __len__(self) -> int:
        return len(self.tray)

    def __getitem__(self, rows: NDArray[np.integer] | Flags | slice) -> Positions:
        return Positions(
            self.owned[rows], self.tray[rows], self.aside[rows], self.place[rows], self.taken[rows], self.last[rows]
        )

    def is_over(self) -> Flags:
        """Where the tray is empty."""
        over: Flags = self.tray.sum(axis=1) == 0
        return over

    def points(self) -> Ints:
        """Each seat's points, bonuses included; shape ``(n, s)``."""
        last: Ints = LAST_CHIP * (self.last[:, np.newaxis] == np.arange(self.seats))
        return points_of(self.owned) + last

    def shares(self) -> Floats:
        """How the victory is shared if the game is over; shape ``(n, s)``."""
        points = self.points()
        wins = points == points.max(axis=1, keepdims=True)
        shares: Floats = wins / wins.sum(axis=1, keepdims=True)
        return shares


def at_start(games: int, seats: int) -> Positions:
    """Games that have not begun yet."""
    nothing, chips = np.zeros(games, np.int64), np.zeros((games, seats, _N), np.int64)
    tray = np.full((games, _N), CHIPS_OF_A_KIND)
    return Positions(chips, tray, chips[:, 0].copy(), nothing, nothing > 0, nothing + NOBODY)


def joined(parts: Sequence[Positions]) -> Positions:
    """All of them in one row."""
    names = [one.name for one in fields(Positions)]
    return Positions(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def position_of(moment: Moment) -> Positions:
    """One position in a row of one."""
    return Positions(*(np.array([part]) for part in moment))


Evaluate = Callable[[Positions], Floats]
"""What each seat expects; shape ``(n, s)``."""


Strategy = Callable[[Positions], Ends]
"""What each end of a turn is worth to the seat that plays."""
Chances = Callable[[Positions], Floats]
"""What one of the seats expects; shape ``(n,)``."""


def ends_of(before: Positions, evaluate: Evaluate, final: Evaluate) -> Ends:
    """What each end of the turn is worth to the seat that plays; ``final`` says it where the game is over then."""

    def of_seat(seat: int) -> Chances:
        def expected(then: Positions) -> Floats:
            is_over, found = then.is_over(), np.empty(len(then))
            found[is_over], found[~is_over] = final(then[is_over])[:, seat], evaluate(then[~is_over])[:, seat]
            return found

        return expected

    return ends_by(before, of_seat(0), of_seat(-1))


def ends_by(before: Positions, playing: Chances, waiting: Chances) -> Ends:
    """The same by what the seat expects where it is to play again, and where the next seat is to play."""
    tray, aside = before.tray > 0, before.aside > 0
    rows, ends = np.nonzero(np.hstack([tray, np.ones((len(before), 1), np.bool_), tray, aside]))
    then, again = after(before[rows], ends), ends > PASSING
    worth = np.full((ENDS, len(before)), -np.inf)
    for some, expected in ((again, playing), (~again, waiting)):
        worth[ends[some], rows[some]] = expected(then[some])
    return Ends(worth[:PASSING], worth[PASSING], worth[PASSING + 1 :])


def best_ends(ends: Ends, rolls: Ints) -> Ints:
    """The best end at the last roll of each turn."""
    takes = np.where(FITS[:, rolls], ends.takes, -np.inf)
    plain = np.where(takes.max(axis=0) > -np.inf, takes.argmax(axis=0), PASSING)
    return np.where(IS_KNIFFEL[rolls], PASSING + 1 + ends.kniffel.argmax(axis=0), plain)


def after(before: Positions, ends: Ints) -> Positions:
    """What comes after such an end of each turn; who had a Kniffel is to play again (D7)."""
    rows, again = np.arange(len(ends)), ends > PASSING
    kind, from_aside = (ends - again) % _N, ends > PASSING + _N
    takes = ends != PASSING
    owned, tray, aside = before.owned.copy(), before.tray.copy(), before.aside.copy()
    owned[rows, 0, kind] += takes
    tray[rows, kind] -= takes & ~from_aside
    aside[rows, kind] -= from_aside
    last = np.where(takes & ~from_aside & ~tray.any(axis=1), 0, NOBODY)
    return _next_turn(Positions(owned, tray, aside, before.place, before.taken | takes, last), again)


def _next_turn(ended: Positions, again: Flags) -> Positions:
    """The next seat is to play, but where it is the same one's turn ``again``; rounds end (D10, D12)."""
    seats = ended.seats
    owned = np.where(again[:, np.newaxis, np.newaxis], ended.owned, np.roll(ended.owned, -1, axis=1))
    place = np.where(again, ended.place, (ended.place + 1) % seats)
    is_new_round = ~again & (place == 0)
    rows = np.nonzero(is_new_round & ~ended.taken)[0]
    highest = _N - 1 - (ended.tray[rows, ::-1] > 0).argmax(axis=1)
    ended.tray[rows, highest] -= 1
    ended.aside[rows, highest] += 1
    last = np.where(again | (ended.last == NOBODY), ended.last, seats - 1)
    return Positions(owned, ended.tray, ended.aside, place, ended.taken & ~is_new_round, last)
