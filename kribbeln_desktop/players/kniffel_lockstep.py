"""Many games of Kniffel at once; see ``lockstep``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from kribbeln_desktop.core.boxes import BoxState
from kribbeln_desktop.games.kniffel_boxes import BOXES
from kribbeln_desktop.games.kniffel_state import KniffelState
from kribbeln_desktop.players.box_games import scores
from kribbeln_desktop.players.kniffel import AS_JOKERS, COUNTS, FIVE, FIVES, brought, kniffel_state, turn_of
from kribbeln_desktop.players.kniffel_far import VALUES as FAR_VALUES
from kribbeln_desktop.players.kniffel_positions import (
    BROUGHT,
    NEXT,
    OTHER_SETS,
    OTHERS,
    SCORED,
    STRUCK,
    UPPERS,
    five_filled,
    row_after,
)
from kribbeln_desktop.players.kniffel_table import payoffs
from kribbeln_desktop.players.kniffel_win import LAST_ROUNDS
from kribbeln_desktop.players.lockstep import Lockstep, Places, Sheets, Who
from kribbeln_desktop.players.turn_solver import Floats

VALUES = {**FAR_VALUES, "best": FAR_VALUES["optimum"]}
"""What the positions are worth to each level; *best* plays so but for the last rounds."""


class Ways(NamedTuple):
    """What each box would bring a roll; arrays of shape ``(13, seats)``."""

    gains: Floats
    """Bonus and extra points included, -inf where the box cannot be filled."""
    entries: Places
    """What would stand there."""
    rows: Places
    columns: Places
    """The position afterwards."""


class KniffelSheets(Sheets):
    """See ``Sheets``."""

    def __init__(self, starts: Sequence[BoxState]) -> None:
        super().__init__(starts)
        self._further_five = kniffel_state(starts[0]).further_five
        shape = self.entries.shape[:2]
        self._rows, self._columns, self._totals, self._further_fives = np.zeros((4, *shape), dtype=np.intp)

    def payoffs(self, who: Who, level: str) -> Floats:
        """See ``Sheets``."""
        worth = VALUES[level](self._further_five)
        return payoffs(worth, self._rows[who], self._columns[who], self._further_five)

    def totals(self, who: Who) -> Places:
        """See ``Sheets``."""
        total: Places = self._totals[who]
        return total

    def enter(self, who: Who, level: str, rolls: Places) -> None:
        """See ``Sheets``."""
        ways = _ways(self._rows[who], self._columns[who], rolls)
        self._mend_jokers(who, rolls, ways)
        worth = ways.gains + VALUES[level](self._further_five)[ways.rows, ways.columns]
        chosen = worth.argmax(axis=0), np.arange(len(rolls))
        self.entries[(*who, chosen[0])] = ways.entries[chosen]
        self._totals[who] += ways.gains[chosen].astype(np.intp)
        self._rows[who], self._columns[who] = ways.rows[chosen], ways.columns[chosen]

    def _mend_jokers(self, who: Who, rolls: Places, ways: Ways) -> None:
        """Let those few whose roll is a joker see what it brings (in place), and count their extra points."""
        rows = self._rows[who]
        for place in np.flatnonzero(np.isin(rolls, FIVES) & (rows >= OTHER_SETS)).tolist():
            game, seat = int(who[0][place]), int(who[1][place])
            own = turn_of(self.state(game, 0), seat)
            ways.gains[:, place] = brought(*own)[:, rolls[place]]
            ways.entries[:, place] = AS_JOKERS[:, rolls[place] == FIVES][:, 0]
            self._further_fives[game, seat] += self._further_five > 0 and rows[place] // OTHER_SETS == SCORED

    def state(self, game: int, turns: int) -> KniffelState:
        """See ``Sheets``."""
        state = kniffel_state(super().state(game, turns))
        return replace(state, further_fives=tuple(self._further_fives[game].tolist()))


def _ways(rows: Places, columns: Places, rolls: Places) -> Ways:
    """The ways of rolls that are no jokers."""
    points = scores(BOXES)[:, rolls]
    positions = (np.tile(along, (len(BOXES), 1)) for along in (rows, columns))
    ways = Ways(points, points.astype(np.intp), *positions)
    for place in UPPERS:
        way = COUNTS[place][rolls], columns
        ways.columns[place] = NEXT[place][way]
        ways.gains[place] = np.where(ways.columns[place] < 0, -np.inf, BROUGHT[place][way])
    for number, place in enumerate(OTHERS):
        ways.rows[place] = row_after(rows, number)
        ways.gains[place, rows >> number & 1 > 0] = -np.inf
    is_five = np.isin(rolls, FIVES)
    ways.rows[FIVE] = np.where(is_five, five_filled(rows, SCORED), five_filled(rows, STRUCK))
    ways.gains[FIVE, rows >= OTHER_SETS] = -np.inf
    return ways


def _rounds(levels: Sequence[str]) -> int:
    """*best* looks at its opponents in the end."""
    return len(BOXES) - (LAST_ROUNDS if "best" in levels and len(levels) > 1 else 0)


LOCKSTEP = Lockstep(KniffelSheets, VALUES, _rounds)
