"""Kniffel Dice Duel with an eye on the rest of the game: *strong* and *best*, and who advises.

Alone both count the points that are expected in the end: *best* knows them exactly, *strong* adds up what each kind of
chips promises by itself. With others *best* maximises the chance to win, against one by the best answer to who goes for
the chip of each turn, against more as it learned from its own games; *strong* goes on adding up, and sees nobody else's
chips. Who advises expects of all that they play as well as it knows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from statistics import fmean

import numpy as np

from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.three_rolls import ROLLS
from kribbeln_desktop.games.dice_duel_kinds import CHIPS_OF_A_KIND, KINDS
from kribbeln_desktop.games.dice_duel_position import Chips
from kribbeln_desktop.games.dice_duel_state import DiceDuelState
from kribbeln_desktop.players import dice_duel_answer as answer
from kribbeln_desktop.players import dice_duel_outlook as outlook
from kribbeln_desktop.players import dice_duel_solo as solo
from kribbeln_desktop.players.dice_duel import duel_state
from kribbeln_desktop.players.dice_duel_positions import (
    Evaluate,
    Moment,
    Positions,
    Strategy,
    ends_of,
    moment_of,
    position_of,
)
from kribbeln_desktop.players.dice_duel_turn import Ends, plan_of
from kribbeln_desktop.players.five_dice_advice import advice
from kribbeln_desktop.players.five_dice_turn import Plan, best_alternatives
from kribbeln_desktop.players.player import Advice, Choice, Unit
from kribbeln_desktop.players.tables import read_table
from kribbeln_desktop.players.turn_solver import Floats

_ALL_CHIPS, _FEW_CHIPS = CHIPS_OF_A_KIND * len(KINDS), 3
"""Up to how many chips ``shares`` look through the next turn, with two seats and with more.

What that turn leaves to two others is only shared out by sums: with three seats it would cost 1.1 % of the victories.
"""


@dataclass(frozen=True, slots=True)
class Farsighted:
    """Plays by what it expects of every position between turns."""

    alone: Callable[[], Floats]
    """The table of all states of one seat, in points."""
    several: Callable[[int], Strategy]
    """For so many seats what the ends of a turn are worth."""

    def prepare(self, state: State) -> None:
        """See ``Player``: reads what was solved or learned for so many seats."""
        duel = duel_state(state)
        if duel.is_alone:
            self.alone()
        else:
            self.several(len(duel.owned))

    def choose(self, state: State) -> Choice:
        """See ``Player``."""
        duel = duel_state(state)
        alternatives = best_alternatives(duel, self.plan(duel), ROLLS)
        return Choice(alternatives[0].action, alternatives)

    def plan(self, duel: DiceDuelState) -> Plan:
        """What the turn may bring the seat that plays."""
        if duel.is_alone:
            return _plan_alone(self.alone, duel.in_tray, duel.aside, duel.owes_second, solo.earned(duel))
        return _plan(self, moment_of(duel, duel.playing()))


class Advising(Farsighted):
    """Judges, too; alone its unit is points, else the chance to win, and all play by ``shares``."""

    __slots__ = ()

    def advise(self, state: State) -> Advice:
        """See ``Adviser``."""
        duel = duel_state(state)
        return advice(duel, self.plan(duel), Unit.POINTS if duel.is_alone else Unit.WIN)

    def value(self, state: State, seat: int) -> float:
        """See ``Adviser``; the chances of all seats add up to 1. All who roll off are as likely to begin."""
        duel = duel_state(state)
        if duel.is_alone:
            return solo.value_of(self.alone(), duel)
        if duel.tied:
            return fmean(self.value(replace(duel, tied=()).begun_by(first), seat) for first in duel.tied)
        if duel.is_over():
            return float(position_of(moment_of(duel, seat)).shares()[0, 0])
        playing = self.plan(duel).worth.value
        place = (seat - duel.playing()) % len(duel.owned)
        return playing if place == 0 else _of_another(duel, 1 - playing, place)


def _of_another(duel: DiceDuelState, rest: float, place: int) -> float:
    others = shares(len(duel.owned))(position_of(moment_of(duel, duel.playing())))[:, 1:]
    return float(outlook.shared_out(np.array([[rest]]), others)[0, place - 1])


@lru_cache(maxsize=256)
def _plan_alone(values: Callable[[], Floats], in_tray: Chips, aside: Chips, owes_second: bool, earned: int) -> Plan:
    return plan_of(Ends(*(part + earned for part in solo.ends_of(values(), in_tray, aside, owes_second))))


@lru_cache(maxsize=256)
def _plan(player: Farsighted, moment: Moment) -> Plan:
    return plan_of(player.several(len(moment.owned))(position_of(moment)))


@cache
def exact_values() -> Floats:
    """The table of all states of one seat; ``ResourceError`` where its file is not what it should be."""
    (values,) = read_table(solo.FILE, solo.RULES)
    return values


@cache
def summed_values() -> Floats:
    """The same as sums of what each kind promises by itself."""
    (weights,) = learned(1)
    states = (solo.chips_of(missing, aside) for missing, aside in solo.every_state())
    return np.concatenate([weights[outlook.stack_cases(owned, 0, tray)].sum(axis=1) for owned, tray in states])


@cache
def learned(seats: int) -> tuple[Floats, ...]:
    """What the file for so many seats holds: see ``dice_duel_training``; ``ResourceError`` where it is not right."""
    return read_table(outlook.file_for(seats), outlook.rules_for(seats))


@cache
def shares(seats: int) -> Evaluate:
    """Each seat's chance to win."""
    _, weights, (meaning,) = learned(seats)
    return outlook.through_the_turn(
        outlook.shares_by(weights, float(meaning)), _ALL_CHIPS if seats == 2 else _FEW_CHIPS
    )


def _for_shares(seats: int) -> Strategy:
    expected = shares(seats)
    return lambda before: ends_of(before, expected, Positions.shares)


def _for_victory(seats: int) -> Strategy:
    return answer.strategy() if seats == 2 else _for_shares(seats)


def _for_points(seats: int) -> Strategy:
    return outlook.for_points(learned(seats)[0])


ADVISER = Advising(exact_values, _for_shares)
"""It judges, too."""
PLAYERS: dict[str, Farsighted] = {
    "strong": Farsighted(summed_values, _for_points),
    "best": Farsighted(exact_values, _for_victory),
}
"""By the ids of their levels."""
