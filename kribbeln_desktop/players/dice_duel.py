"""Kniffel Dice Duel, one turn at a time: the chips that it may bring, and the bonus for the last one.

What a chip adds to a set is left out: who runs after sets within a turn scores less alone (about 800 instead of 850)
and wins no more often. A Kniffel brings its chip and another such turn, alone a second chip; one that would end the
game lost brings nothing.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.three_rolls import ROLLS, Attempt
from kribbeln_desktop.games.dice_duel import DiceDuel
from kribbeln_desktop.games.dice_duel_kinds import DIE, KINDS, LAST_CHIP, PASS, is_kniffel
from kribbeln_desktop.games.dice_duel_position import Chips
from kribbeln_desktop.games.dice_duel_state import DiceDuelState
from kribbeln_desktop.players.five_dice import DICE, payoff_of, solve
from kribbeln_desktop.players.five_dice_beginner import Beginner
from kribbeln_desktop.players.five_dice_turn import Casual, Plan, planned
from kribbeln_desktop.players.player import Player
from kribbeln_desktop.players.turn_solver import Floats

_KNIFFEL = Attempt((DIE,) * DICE, DIE[:1] * DICE, ROLLS)
_IS_KNIFFEL = payoff_of(is_kniffel) > 0
_FITS = {kind.take: payoff_of(kind.fits) > 0 for kind in KINDS}
"""Whether each roll is what is asked for to take a chip from the tray."""


def plan(state: State) -> Plan:
    """What the turn may bring the seat that plays; ``TypeError`` for another game's state."""
    duel = duel_state(state)
    seat = duel.playing()
    owned = (*duel.owned[seat:], *duel.owned[:seat])
    return solve_turn(owned, duel.in_tray, duel.aside, duel.owes_second)


def duel_state(state: State) -> DiceDuelState:
    """The state as one of this game; ``TypeError`` for another game's."""
    if not isinstance(state, DiceDuelState):
        raise TypeError(f"Kniffel Dice Duel’s players cannot play {type(state).__name__}")
    return state


@lru_cache(maxsize=256)
def solve_turn(owned: tuple[Chips, ...], in_tray: Chips, aside: Chips, owes_second: bool) -> Plan:
    """The plan of seat 0, about 50 kB each: what each chip brings is read off the moment a Kniffel may take any."""
    state = DiceDuelState(attempt=_KNIFFEL, owned=owned, in_tray=in_tray, aside=aside, owes_second=owes_second)
    moves = _by_preference(state)
    nothing = np.full(_IS_KNIFFEL.shape, -np.inf)
    afters = {move: state.decided(move) for move in moves if state.refusal(move) is None}
    brought = np.array([_gains(state, move, afters[move]) if move in afters else nothing for move in moves])
    brought[moves.index(PASS), (brought == -np.inf).all(axis=0)] = 0
    goes_on = [move in afters and afters[move].is_extra and not afters[move].is_over() for move in moves]
    return planned(moves, _with_extra_turns(brought, np.outer(goes_on, _IS_KNIFFEL).astype(np.float64)))


def _by_preference(state: DiceDuelState) -> tuple[Decision, ...]:
    """Every move; of those that bring the same the better first.

    Dear chips come before cheap ones. Who is ahead empties the tray, which ends the game; anyone else spares it.
    """
    own, *others = state.totals()
    tray = tuple(kind.take for kind in reversed(KINDS))
    aside = tuple(kind.take_aside for kind in reversed(KINDS))
    return (*tray, *aside, PASS) if own > max(others, default=own) else (*aside, *tray, PASS)


def _gains(state: DiceDuelState, move: Decision, after: DiceDuelState) -> Floats:
    """What a chip brings at each roll, -inf where it cannot be taken; without the turn that follows a Kniffel."""
    gain = _points(after) - _points(state)
    is_lost = after.is_over() and 0 not in after.final_standings().winners
    second = _best_second(after) if after.owes_second else 0
    fitting = _FITS.get(move, np.zeros_like(_IS_KNIFFEL))
    return np.where(_IS_KNIFFEL, 0 if is_lost else gain + second, np.where(fitting, gain, -np.inf))


def _best_second(state: DiceDuelState) -> int:
    """The most that the second chip of a Kniffel brings; from the tray it brings at least as much as from aside."""
    chips = zip(KINDS, state.in_tray, state.aside, strict=True)
    takes = (kind.take if left else kind.take_aside for kind, left, aside in chips if left or aside)
    return max(_points(state.decided(take)) for take in takes) - _points(state)


def _points(state: DiceDuelState) -> int:
    """Seat 0's chips, and the last one."""
    chips = sum(number * kind.value for number, kind in zip(state.owned[0], KINDS, strict=True))
    return chips + (LAST_CHIP if state.last_chip == 0 else 0)


def _with_extra_turns(brought: Floats, goes_on: Floats) -> Floats:
    """The gains with another such turn wherever one follows, and so on: each adds the same share of the one before."""
    if not goes_on.any():
        return brought
    alone = solve(brought.max(axis=0)).value
    with_one_more = solve((brought + alone * goes_on).max(axis=0)).value
    share = (with_one_more - alone) / alone
    return brought + alone / (1 - share) * goes_on


PLAYERS: dict[str, Player] = {"beginner": Beginner(plan, DiceDuel.yes_or_no), "casual": Casual(plan)}
"""By the ids of their levels."""
