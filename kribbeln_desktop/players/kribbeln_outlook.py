"""What Kribbeln's stronger players know of a moment: what each entry earns, and what an attempt is worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Protocol

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.games.kribbeln_rows import KRIBBEL_ROWS, OVER, Entry
from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.games.kribbeln_tasks import DICE
from kribbeln_desktop.players.kribbeln_futures import filled_after, spaces
from kribbeln_desktop.players.kribbeln_manner import casual_share
from kribbeln_desktop.players.kribbeln_payoffs import ENTRIES, Floats, kribbel_payoff, task_payoff
from kribbeln_desktop.players.kribbeln_people import People
from kribbeln_desktop.players.kribbeln_sweep import EVERY, Ground
from kribbeln_desktop.players.player import Unit
from kribbeln_desktop.players.turn_solver import Turn, follow, followed, solve, values


@dataclass(frozen=True, slots=True, eq=False)
class Attempt:
    """An attempt with what its endings pay, from now to the end of the game."""

    turn: Turn
    payoff: Floats
    """By total, unfulfilled and fulfilled: shape ``(2, 37)``."""
    fits: Floats
    """How probable an entry is for every keep with one roll left, a lattice; what cannot be entered is 0."""
    switched: Floats | None = None
    """What a switch with each total comes to, whether it may be or not; None where there is none."""


@lru_cache(maxsize=4)
def chances(attempt: Attempt) -> Turn:
    """How probable it is to enter something, for who keeps what is worth most."""
    return follow(attempt.turn, attempt.fits[(slice(1, None),) * DICE])


def chance(attempt: Attempt, rolls_left: int, keep: tuple[int, ...]) -> float:
    """The same for one keep, a cell of the lattice, quicker."""
    return float(attempt.fits[keep]) if rolls_left == 1 else followed(attempt.turn, attempt.fits, keep)


class Outlook(Protocol):
    """What a seat can expect at a moment, in some unit."""

    unit: ClassVar[Unit]

    def __hash__(self) -> int: ...

    def attempt(self, row: int, bar: int, filled: int) -> Attempt:
        """The attempt at a row with this standing."""
        ...

    def expected(self, row: int, bar: int, filled: int) -> float:
        """What is expected from the entries still to be written from ``row`` on."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class PointsOutlook:
    """What entries earn for one seat at a moment, and what the rows to come are worth to it."""

    ground: Ground
    own: Floats
    """Its own futures; see ``People``."""
    earned: Floats
    """The worth of each entry in each row, shape ``(10, 37)``."""
    unit: ClassVar[Unit] = Unit.POINTS

    def rest(self, row: int) -> Floats:
        """What is expected from the entries still to be written from ``row`` on, by standing: shape ``(37, 3)``."""
        found: Floats = np.tensordot(self.own[row], self.earned, 2)
        return found

    def expected(self, row: int, bar: int, filled: int) -> float:
        """See ``Outlook``."""
        return float(self.rest(row)[bar, filled])

    def attempt(self, row: int, bar: int, filled: int) -> Attempt:
        """See ``Outlook``."""
        codes = self.ground.endings(row)
        if row in KRIBBEL_ROWS:
            rest = self.ground.by_bar(self.rest(row + 1)[:, filled_after(row, filled)])
            payoff = kribbel_payoff(self.earned[row], rest, bar)
            return Attempt(solve(payoff[codes]), np.stack([payoff, payoff]), self.ground.fits(row, bar))
        again = self._again(row, bar, filled)
        payoff = task_payoff(self.earned[row], self.expected(row + 1, bar, filled), bar, again)
        return Attempt(solve(payoff.reshape(-1)[codes]), payoff, self.ground.fits(row, bar), again)

    def _again(self, row: int, bar: int, filled: int) -> Floats | None:
        """What a switch with each total comes to: the Kribbel space, and an attempt with one space filled more."""
        free = spaces(row)[filled:]
        if not free or bar == ENTRIES - 1:
            return None
        if len(free) == 1:
            payoff = task_payoff(self.earned[row], 0.0, 0, None)
            fresh = self._worth(row, [payoff])[0] + self.rest(row + 1)[:, filled + 1]
        else:
            fresh = self._fresh(row, bar, filled + 1)
        found: Floats = self.earned[free[0]] + self.ground.by_bar(fresh)
        return found

    def _fresh(self, row: int, bar: int, filled: int) -> Floats:
        """What an attempt is worth by the bar set by the switch before it, shape ``(37,)``.

        Solved for some bars; between them the gain on a good player's usual attempt is taken from lines.
        """
        bars = nodes(bar + 1) if self.ground.rising else np.zeros(1, np.intp)
        rest, again = self.rest(row + 1)[:, filled], self._again(row, bar, filled)
        payoffs = [task_payoff(self.earned[row], float(rest[at]), int(at), again) for at in bars]
        usual = self.rest(row)[:, filled]
        gained = np.interp(EVERY, bars, self._worth(row, payoffs) - usual[bars])
        return usual + gained.astype(np.float32)

    def _worth(self, row: int, payoffs: Iterator[Floats] | list[Floats]) -> NDArray[np.float64]:
        codes = self.ground.endings(row)
        return values(payoff.reshape(-1)[codes] for payoff in payoffs)


def nodes(first: int) -> NDArray[np.intp]:
    """Two bars from ``first`` on, for what changes little from one to the next.

    Playing so instead of solving for every bar was seen to cost 0.000001 points or 0.00002 victories an attempt.
    """
    return np.unique([max(first, 18), max(first, 32)])


def standing(state: KribbelnState, seat: int, row: int) -> tuple[int, int]:
    """A seat's bar, and how many Kribbel spaces of the row's area it has filled, before it plays ``row``."""
    filled = sum(state.entries[space][seat] is not None for space in spaces(row)) if row < OVER else 0
    return state.bar(seat), filled


def next_row(state: KribbelnState, seat: int) -> int:
    """The first row that the seat has not done with: the one being played, or the one after it."""
    return state.row if state.row == OVER or state.entries[state.row][seat] is None else state.row + 1


def expected_entries(state: KribbelnState, seat: int, people: People) -> Floats:
    """How probable each entry of a seat is in each row, shape ``(10, 37)``: certain where it stands there."""
    row = next_row(state, seat)
    bar, filled = standing(state, seat, row)
    column = tuple(entries[seat] for entries in state.entries)
    share = _casual_share(people, column, row, state.setup.rising)
    found: Floats = share * people.casual[row, bar, filled] + (1 - share) * people.good[row, bar, filled]
    for at in range(OVER):
        entry = state.entries[at][seat]
        if entry is not None:
            found[at] = entry == EVERY
    return found


@lru_cache(maxsize=64)
def _casual_share(people: People, column: tuple[Entry, ...], done: int, rising: bool) -> np.float32:
    return np.float32(casual_share(column, done, people.manners, rising))
