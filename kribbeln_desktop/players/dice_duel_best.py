"""Kniffel Dice Duel with an eye on the rest of the game: *strong* and *best*, and who advises.

Alone both count the points that are expected in the end: *best* knows them exactly, *strong* adds up what each kind of
chips promises by itself. With others *best* maximises the chance to win, as a network says it that learned from its own
games; *strong* goes on adding up, blind to what others own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache

from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.three_rolls import ROLLS
from kribbeln_desktop.games.dice_duel_position import Chips
from kribbeln_desktop.games.dice_duel_state import DiceDuelState
from kribbeln_desktop.players import dice_duel_nets as nets
from kribbeln_desktop.players import dice_duel_solo as solo
from kribbeln_desktop.players.dice_duel import duel_state
from kribbeln_desktop.players.dice_duel_positions import (
    Evaluate,
    Moment,
    Positions,
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


@dataclass(frozen=True, slots=True)
class Farsighted:
    """Plays and advises by what it expects of every position between turns."""

    alone: Callable[[], Floats]
    """The table of all states of one seat, in points."""
    several: Callable[[int], Evaluate]
    """For so many seats what each can expect, in ``unit``."""
    final: Evaluate
    """The same where the game is over."""
    unit: Unit

    def prepare(self, state: State) -> None:
        """See ``Player``: reads what was solved or learned for so many seats."""
        seats = len(duel_state(state).owned)
        if seats == 1:
            self.alone()
        else:
            self.several(seats)

    def choose(self, state: State) -> Choice:
        """See ``Player``."""
        duel = duel_state(state)
        alternatives = best_alternatives(duel, self._plan(duel), ROLLS)
        return Choice(alternatives[0].action, alternatives)

    def advise(self, state: State) -> Advice:
        """See ``Adviser``: points alone, else the chance to win."""
        duel = duel_state(state)
        return advice(duel, self._plan(duel), Unit.POINTS if duel.is_alone else self.unit)

    def value(self, state: State, seat: int) -> float:
        """See ``Adviser``."""
        duel = duel_state(state)
        if duel.is_alone:
            return solo.value_of(self.alone(), duel)
        playing = duel.playing()
        moment = moment_of(duel, seat if duel.is_over() else playing)
        if duel.is_over():
            return float(self.final(position_of(moment))[0, 0])
        if seat == playing:
            return self._plan(duel).worth.value
        place = (seat - playing) % len(duel.owned)
        return float(self.several(len(duel.owned))(position_of(moment))[0, place])

    def _plan(self, duel: DiceDuelState) -> Plan:
        if duel.is_alone:
            earned = solo.earned(duel)
            return _plan_alone(self.alone, duel.in_tray, duel.aside, duel.owes_second, earned)
        return _plan(self, moment_of(duel, duel.playing()))


@lru_cache(maxsize=256)
def _plan_alone(values: Callable[[], Floats], in_tray: Chips, aside: Chips, owes_second: bool, earned: int) -> Plan:
    return plan_of(Ends(*(part + earned for part in solo.ends_of(values(), in_tray, aside, owes_second))))


@lru_cache(maxsize=256)
def _plan(player: Farsighted, moment: Moment) -> Plan:
    return plan_of(ends_of(position_of(moment), player.several(len(moment.owned)), player.final))


@cache
def exact_values() -> Floats:
    """The table of all states of one seat; ``ResourceError`` where its file is not what it should be."""
    (values,) = read_table(solo.FILE, solo.RULES)
    return values


@cache
def learned(seats: int) -> Evaluate:
    """Each seat's chance to win; ``ResourceError`` where the network's file is not what it should be."""
    return nets.looked_ahead(nets.shares_by(read_table(nets.file_for(seats), nets.rules_for(seats))))


PLAYERS = {"best": Farsighted(exact_values, learned, Positions.shares, Unit.WIN)}
"""By the ids of their levels; *best* advises and judges, too."""
