"""The chance to win a game of Kribbeln for two: where the difference in points ends, given what stands on the sheet.

Each row moves the difference by -2 to 2. Rows are taken as independent of each other once both standings are known; the
last one decides a tie, as it is Kribbel space 4 (R34).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from kribbeln_desktop.games.kribbeln_rows import KRIBBEL_ROWS, OVER
from kribbeln_desktop.players.kribbeln_futures import filled_after, spaces
from kribbeln_desktop.players.kribbeln_outlook import Attempt, nodes
from kribbeln_desktop.players.kribbeln_payoffs import ENTRIES, Floats, with_switches
from kribbeln_desktop.players.kribbeln_sweep import EVERY, Ground
from kribbeln_desktop.players.player import Unit
from kribbeln_desktop.players.turn_solver import solve, values

REACH = 2
"""A row moves the difference by so much at most."""
STEPS = range(-REACH, REACH + 1)
WIDEST = REACH * (OVER + 1)
LAST = KRIBBEL_ROWS[-1]


def _each_step() -> Floats:
    """1 where an own entry against another's moves the difference by a step; shape ``(37, 37, 5)``."""
    own, other = EVERY[:, np.newaxis], EVERY
    move = (own > 0) * (1 + (other < own)) - (other > 0) * (1 + (own < other))
    found: Floats = (move[..., np.newaxis] == np.array(STEPS)).astype(np.float32)
    return found


def _last_word() -> Floats:
    """The share in the victory by the difference before the last row and that row's step."""
    steps = np.array(STEPS)
    after = np.arange(-WIDEST, WIDEST + 1)[:, np.newaxis] + steps
    found: Floats = np.where(after == 0, (np.sign(steps) + 1) / 2, after > 0).astype(np.float32)
    return found


_STEP = _each_step()
_LAST_WORD = _last_word()


def moves_against(entries: Floats) -> Floats:
    """How probable each step is by row and own entry, shape ``(10, 37, 5)``, where the other enters like this."""
    found: Floats = np.einsum("aed,re->rad", _STEP, entries)
    return found


@dataclass(frozen=True, slots=True, eq=False)
class WinOutlook:
    """The outlook of one seat of two on its share in the victory."""

    ground: Ground
    own: Floats
    """Its own futures; see ``People``."""
    moves: Floats
    """See ``moves_against``."""
    written: Mapping[int, int]
    """Its entries in the rows that are not over."""
    ahead: int
    """The difference in points of the rows that are over."""
    unit: ClassVar[Unit] = Unit.WIN

    def expected(self, row: int, bar: int, filled: int) -> float:
        """See ``Outlook``."""
        return float(self._shares(self.own[row, bar : bar + 1, filled], row)[0, REACH])

    def attempt(self, row: int, bar: int, filled: int) -> Attempt:
        """See ``Outlook``."""
        codes = self.ground.endings(row)
        if row in KRIBBEL_ROWS:
            payoff = self._kribbel_payoff(row, bar, filled)
            return Attempt(solve(payoff[codes]), np.stack([payoff, payoff]), self.ground.fits(row, bar))
        again = self._again(row, bar, filled, True)
        payoff = self._task_payoff(row, bar, filled, again)
        return Attempt(solve(payoff.reshape(-1)[codes]), payoff, self.ground.fits(row, bar), again)

    def _kribbel_payoff(self, row: int, bar: int, filled: int) -> Floats:
        bars = np.where(bar < EVERY, EVERY, bar) if self.ground.rising else np.zeros_like(EVERY)
        if row == LAST:
            by_total = self.moves[row] @ _LAST_WORD[WIDEST + self.ahead]
        else:
            after = self._shares(self.own[row + 1][bars, filled_after(row, filled)], row + 1)
            by_total = (np.where(bar < EVERY[:, np.newaxis], self.moves[row], self.moves[row, 0]) * after).sum(axis=1)
        payoff: Floats = np.where(bar < EVERY, by_total, by_total[0]).astype(np.float32)
        return payoff

    def _task_payoff(self, row: int, bar: int, filled: int, again: Floats | None) -> Floats:
        after = self._shares(self.own[row + 1, bar : bar + 1, filled], row + 1)[0]
        entered = self.moves[row] @ after
        return with_switches(np.stack([np.full(ENTRIES, entered[0]), entered]), bar, again)

    def _again(self, row: int, bar: int, filled: int, is_exact: bool) -> Floats | None:
        """What a switch with each total comes to, for who goes on as a good player usually does.

        Exact: for who makes the most of the new attempt, solved for some totals and on the lines between for others.
        """
        free = spaces(row)[filled:]
        if not free or bar == ENTRIES - 1:
            return None
        bars = EVERY if self.ground.rising else np.zeros_like(EVERY)
        usual: Floats = self._shares(self.own[row][bars, filled + 1], row, free[0])[:, REACH]
        if not is_exact:
            return usual
        totals = nodes(bar + 1)
        payoffs = [self._after_switch(row, int(total), filled, free[0]) for total in totals]
        codes = self.ground.endings(row)
        worth = values(payoff.reshape(-1)[codes] for payoff in payoffs)
        gained = np.interp(EVERY, totals, worth - usual[totals])
        return usual + gained.astype(np.float32)

    def _after_switch(self, row: int, total: int, filled: int, space: int) -> Floats:
        there = replace(self, written={**self.written, space: total})
        bar = total if self.ground.rising else 0
        return there._task_payoff(row, bar, filled + 1, there._again(row, bar, filled + 1, False))

    def _shares(self, futures: Floats, first: int, switched: int | None = None) -> Floats:
        """The chance to win if the difference moves by each step and then rows from ``first`` on go by ``futures``.

        What is written in rows before that are not over counts, too. Shape ``(x, 5)`` for futures of shape
        ``(x, 10, 37)``. ``switched`` is a row where x is the own entry.
        """
        ended = np.zeros((len(futures), 2 * WIDEST + 1), np.float32)
        ended[:, WIDEST + self.ahead] = 1
        last = self._row_moves(futures, LAST, switched)
        for row in (row for row in range(LAST) if row >= first or row in self.written):
            ended = _moved(ended, self._row_moves(futures, row, switched))
        word = last @ _LAST_WORD.T
        return np.stack([(_shifted(ended, step) * word).sum(axis=1) for step in STEPS], axis=1)

    def _row_moves(self, futures: Floats, row: int, switched: int | None) -> Floats:
        found: Floats = self.moves[row]
        if row == switched:
            return found
        if row in self.written:
            return np.broadcast_to(self.moves[row, self.written[row]], (len(futures), len(STEPS)))
        return futures[:, row] @ found


def _moved(ended: Floats, moves: Floats) -> Floats:
    """How probable each difference is after a row that moves it so."""
    found = np.zeros_like(ended)
    for at, step in enumerate(STEPS):
        found += _shifted(ended, step) * moves[:, at, np.newaxis]
    return found


def _shifted(ended: Floats, step: int) -> Floats:
    """Each difference moved by a step; none comes so far that it would be lost."""
    found = np.zeros_like(ended)
    width = ended.shape[1]
    found[:, max(step, 0) : width + min(step, 0)] = ended[:, max(-step, 0) : width + min(-step, 0)]
    return found
