"""Kribbeln with an eye on the rest of the game: the levels *strong* and *best*, the adviser and the judge.

*strong* knows how entries are spread among good and casual players; *best* looks besides at what the others have
entered, at their bars and at their free Kribbel spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from heapq import merge
from typing import NamedTuple

import numpy as np

from kribbeln_desktop.core.actions import Action, Roll
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.three_rolls import ROLLS
from kribbeln_desktop.games.kribbeln_rows import AREAS, CROSS, ENTER, OVER, SWITCH
from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.games.kribbeln_tasks import DICE
from kribbeln_desktop.players.kribbeln import FIRST_ROLL, dice_of, known
from kribbeln_desktop.players.kribbeln_outlook import (
    Attempt,
    Outlook,
    PointsOutlook,
    chance,
    chances,
    expected_entries,
    next_row,
    standing,
)
from kribbeln_desktop.players.kribbeln_payoffs import Floats, rank_rewards
from kribbeln_desktop.players.kribbeln_people import People, ground_of, people_at
from kribbeln_desktop.players.kribbeln_population import rewards_among
from kribbeln_desktop.players.kribbeln_sweep import Ground
from kribbeln_desktop.players.kribbeln_win import WinOutlook, moves_against
from kribbeln_desktop.players.player import Advice, Alternative, Choice
from kribbeln_desktop.players.turn_solver import TIE, keep_values, ranking, rolled_sets

DUEL = 2
KEPT = 8
"""How many attempts each player remembers."""
LAST_AREA = AREAS[-1][0]


class Sight(NamedTuple):
    """What a player sees of a moment."""

    outlook: Outlook
    before: float
    """What is added to the worth of all that is to come: points the seat has, or will have from what is written."""


Eye = Callable[[KribbelnState, int], Sight]
"""How far a player sees: the sight of a seat."""


def sees_the_odds(state: KribbelnState, seat: int) -> Sight:
    """What *strong* sees: the population."""
    outlook = _outlook_on_the_odds(ground_of(state), state.setup.seats)
    return Sight(outlook, _earned_before(state, seat, outlook.earned))


@lru_cache(maxsize=10)
def _outlook_on_the_odds(ground: Ground, seats: int) -> PointsOutlook:
    people = people_at(ground, seats)
    return PointsOutlook(ground, people.own, rewards_among(seats, people.entries))


def sees_the_sheet(state: KribbelnState, seat: int, people: People | None = None) -> Sight:
    """What the judge sees: the others' entries, bars and free Kribbel spaces. ``people``: if others are expected."""
    ground, seats = ground_of(state), state.setup.seats
    people = people or people_at(ground, seats)
    others = [expected_entries(state, other, people) for other in range(seats) if other != seat]
    earned = rank_rewards(np.array(others)) if others else rewards_among(1, people.entries)
    return Sight(PointsOutlook(ground, people.own, earned), _earned_before(state, seat, earned))


def sees_the_win(state: KribbelnState, seat: int, people: People | None = None) -> Sight:
    """What *best* sees: in the last area of a game for two the chance to win, else what the judge sees."""
    if state.setup.seats != DUEL or state.row < LAST_AREA:
        return sees_the_sheet(state, seat, people)
    ground = ground_of(state)
    people = people or people_at(ground, DUEL)
    moves = moves_against(expected_entries(state, 1 - seat, people))
    written = {row: at for row in range(state.row, OVER) if (at := state.entries[row][seat]) is not None}
    totals = state.totals_until(state.row)
    return Sight(WinOutlook(ground, people.own, moves, written, totals[seat] - totals[1 - seat]), 0.0)


def _earned_before(state: KribbelnState, seat: int, earned: Floats) -> float:
    """Points of the rows that are over, and what entries in others are expected to earn."""
    written = ((row, state.entries[row][seat]) for row in range(state.row, OVER))
    return state.totals_until(state.row)[seat] + sum(float(earned[row, at]) for row, at in written if at is not None)


@lru_cache(maxsize=96)
def _attempt_at(outlook: Outlook, row: int, bar: int, filled: int) -> Attempt:
    """An attempt has about 1 MB; those of *strong* come again."""
    return outlook.attempt(row, bar, filled)


class Farsighted:
    """Plays, advises and judges by what is expected at the end of the game."""

    def __init__(self, eye: Eye) -> None:
        self._eye = eye
        self._attempts: dict[object, tuple[Sight, Attempt]] = {}

    def _result(self, state: KribbelnState, seat: int) -> float:
        """What the seat got, in the unit of the last row."""
        if self._eye is sees_the_win and state.setup.seats == DUEL:
            winners = state.final_standings().winners
            return (seat in winners) / len(winners)
        return float(state.totals()[seat])

    def prepare(self, state: State) -> None:
        """See ``Player``."""
        position = known(state)
        people_at(ground_of(position), position.setup.seats)

    def choose(self, state: State) -> Choice:
        """See ``Player``. Chances are looked up for keeping dice and for entering only: nobody asks for the others."""
        position = known(state)
        sight, attempt = self._attempt(position, position.current_player())
        action, value = next(_worths(position, attempt))
        likely = float(action == ENTER)
        if isinstance(action, Roll) and position.rolls > 0:
            likely = chance(attempt, ROLLS - position.rolls, _keep(position, action))
        return Choice(action, (Alternative(action, sight.before + value, likely, ENTER if likely else None),))

    def advise(self, state: State) -> Advice:
        """See ``Adviser``."""
        position = known(state)
        sight, attempt = self._attempt(position, position.current_player())
        return Advice(sight.outlook.unit, tuple(self._ranked(position, sight, attempt)))

    def value(self, state: State, seat: int) -> float:
        """See ``Adviser``."""
        position = known(state)
        if position.is_over():
            return self._result(position, seat)
        if next_row(position, seat) == position.row:
            sight, attempt = self._attempt(position, seat)
            return sight.before + attempt.turn.value
        sight, row = self._eye(position, seat), position.row + 1
        return sight.before + sight.outlook.expected(row, *standing(position, seat, row))

    def _attempt(self, state: KribbelnState, seat: int) -> tuple[Sight, Attempt]:
        """For a seat that has not entered in the row; whatever dice lie there."""
        key = ground_of(state), state.entries, state.row, seat
        found = self._attempts.get(key)
        if found is None:
            if len(self._attempts) >= KEPT:
                self._attempts.clear()
            sight = self._eye(state, seat)
            attempt = _attempt_at(sight.outlook, state.row, *standing(state, seat, state.row))
            found = self._attempts[key] = sight, attempt
        return found

    def _ranked(self, state: KribbelnState, sight: Sight, attempt: Attempt) -> Iterator[Alternative]:
        for action, value in _worths(state, attempt):
            likely = self._chance(state, attempt, action)
            yield Alternative(action, sight.before + value, likely, ENTER if likely else None)

    def _chance(self, state: KribbelnState, attempt: Attempt, action: Action) -> float:
        """How probable it is to enter something in the row."""
        if action == SWITCH:
            return chances(self._attempt(state.decided(SWITCH), state.current_player())[1]).value
        if not isinstance(action, Roll):
            return float(action == ENTER)
        if state.rolls == 0:
            return chances(attempt).value
        return float(chances(attempt).lattice(ROLLS - state.rolls)[_keep(state, action)])


def _keep(state: KribbelnState, roll: Roll) -> tuple[int, ...]:
    """The lattice's cell of what is not rolled."""
    found = [0] * DICE
    for position, (axis, pips) in enumerate(_seen(state), 1):
        found[axis] = 0 if position in roll.positions else pips
    return tuple(found)


Worth = tuple[Action, float]
"""What follows an action, besides what was before."""


def _worths(state: KribbelnState, attempt: Attempt) -> Iterator[Worth]:
    """Of every legal action, the best first; of equals the one that rolls fewer dice."""
    if state.needs_no_roll():
        return iter([(CROSS, float(attempt.payoff[0, 0]))])
    if state.rolls == 0:
        return iter([(FIRST_ROLL, attempt.turn.value)])
    stops = sorted(_stops(state, attempt), key=lambda worth: -worth[1])
    rolls = _rolls(state, attempt) if state.rolls < ROLLS else iter(())
    return merge(stops, rolls, key=lambda worth: TIE * len(getattr(worth[0], "positions", ())) - worth[1])


def _stops(state: KribbelnState, attempt: Attempt) -> Iterator[Worth]:
    if state.fulfilled():
        yield ENTER, float(attempt.payoff[1, state.total()])
        return
    yield CROSS, float(attempt.payoff[0, 0])
    if attempt.switched is not None and state.refusal(SWITCH) is None:
        yield SWITCH, float(attempt.switched[state.total()])


def _rolls(state: KribbelnState, attempt: Attempt) -> Iterator[Worth]:
    places = {axis: position for position, (axis, _pips) in enumerate(_seen(state), 1)}
    shown = [pips for _axis, pips in sorted(_seen(state))]
    worths = keep_values(attempt.turn.lattice(ROLLS - state.rolls), shown)
    for index in ranking(worths, DICE):
        axes = rolled_sets(DICE)[index]
        if axes:
            yield Roll(tuple(sorted(places[axis] for axis in axes))), float(worths[index])


def _seen(state: KribbelnState) -> list[tuple[int, int]]:
    """For each position the axis of the die that lies there, and its pips."""
    axes = dice_of(state.attempt.dice, state.faces)
    return [(axis, face.pips) for axis, face in zip(axes, state.faces, strict=True)]


JUDGE = Farsighted(sees_the_sheet)
PLAYERS = {"strong": Farsighted(sees_the_odds), "best": Farsighted(sees_the_win)}
"""By the ids of their levels."""
