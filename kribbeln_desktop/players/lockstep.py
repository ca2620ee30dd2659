"""Many games of five dice and boxes at once, for levels that are a table: step by step, each with dice of its own.

What is chosen is what the same level chooses at the table, bit for bit, and dice are drawn in the same order, so the
games are the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.core.boxes import BoxState
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.game import State
from kribbeln_desktop.players.five_dice import DICE, best, expanded, kept_in, roll_indices
from kribbeln_desktop.players.five_dice_advice import TIE
from kribbeln_desktop.players.simulation import Stage
from kribbeln_desktop.players.turn_solver import Floats, rolled_sets

FREE = -1
"""An entry that is not made yet."""
AT_ONCE = 256
"""So many turns are solved together: more no longer fit the processor's cache."""

Places = NDArray[np.intp]
Who = tuple[Places, Places]
"""Games, and in each of them a seat."""

_COSTS = TIE * np.array([len(axes) for axes in rolled_sets(DICE)])


class Sheets(ABC):
    """The sheets of many games that are played at once."""

    def __init__(self, starts: Sequence[BoxState]) -> None:
        """``starts`` are the games' first states, whose seats are as many in each."""
        self._starts = starts
        self.starters = np.array([start.first for start in starts])
        """The seat that begins each game."""
        self.seats = len(starts[0].entries)
        self.entries = np.full((len(starts), self.seats, len(starts[0].boxes)), FREE)
        """What is entered, by game, seat and box."""

    @abstractmethod
    def payoffs(self, who: Who, level: str) -> Floats:
        """What each roll is worth to these seats, without what they have; shape ``(252, seats)``."""

    @abstractmethod
    def totals(self, who: Who) -> Places:
        """What these seats have."""

    @abstractmethod
    def enter(self, who: Who, level: str, rolls: Places) -> None:
        """Each of these seats enters its roll (its place among ``five_dice.ROLLS``) where it is worth most."""

    def state(self, game: int, turns: int) -> BoxState:
        """The game after so many turns, to be played on or looked at."""
        sheets = self.entries[game].tolist()
        entries = tuple(tuple(None if entry == FREE else entry for entry in sheet) for sheet in sheets)
        return replace(self._starts[game], entries=entries, turns=turns)


class Draws:
    """The dice of many games, drawn in turn."""

    def __init__(self, dice: Sequence[DrawnDice]) -> None:
        self._dice = dice
        self.drawn = [0] * len(dice)
        """How many each game has drawn."""

    def draw(self, game: int, number: int) -> list[int]:
        """The next values of a game."""
        first = self.drawn[game]
        self.drawn[game] = first + number
        return [self._dice[game].value(first + at) for at in range(number)]


@dataclass(frozen=True, slots=True)
class Lockstep:
    """How a game is played in lockstep."""

    sheets: Callable[[Sequence[BoxState]], Sheets]
    levels: Collection[str]
    """The levels that can be played so."""
    rounds: Callable[[Sequence[str]], int]
    """How many rounds these levels, by seat, can be played so; then each game goes on alone."""

    def play(self, starts: Sequence[State], levels: Sequence[str], dice: Sequence[DrawnDice]) -> Iterator[Stage]:
        """The games as far as they are played in lockstep; ``TypeError`` for games without boxes."""
        sheets, draws, rounds = self.sheets(list(map(_with_boxes, starts))), Draws(dice), self.rounds(levels)
        turns, attempts = rounds * sheets.seats, (rounds,) * sheets.seats
        rolls = _play_turns(sheets, draws, levels, turns)
        for game, drawn in enumerate(draws.drawn):
            yield Stage(sheets.state(game, turns), drawn, tuple(rolls[game].tolist()), attempts)


def _with_boxes(state: State) -> BoxState:
    if not isinstance(state, BoxState):
        raise TypeError(f"{type(state).__name__} has no boxes")
    return state


def _play_turns(sheets: Sheets, draws: Draws, levels: Sequence[str], turns: int) -> Places:
    """The first ``turns`` turns of all games; ``levels`` by seat. How often each seat rolled, by game and seat."""
    games = np.arange(len(sheets.starters))
    rolls = np.zeros((len(games), sheets.seats), dtype=np.intp)
    for turn in range(turns):
        seats = (sheets.starters + turn) % sheets.seats
        for level in dict.fromkeys(levels):
            plays = np.array([levels[seat] == level for seat in range(sheets.seats)])[seats]
            for some in _batches(games[plays]):
                who = some, seats[some]
                ended, rolled = _turn(sheets.payoffs(who, level), sheets.totals(who), some, draws)
                sheets.enter(who, level, ended)
                rolls[who] += rolled
    return rolls


def _batches(games: Places) -> Iterator[Places]:
    for first in range(0, len(games), AT_ONCE):
        yield games[first : first + AT_ONCE]


def _turn(payoff: Floats, before: Places, games: Places, draws: Draws) -> tuple[Places, Places]:
    """The rolls that the turns of these games end with (places among ``ROLLS``), and how many they took."""
    one_left = expanded(payoff)
    dice = [draws.draw(game, DICE) for game in games.tolist()]
    rolls = np.ones(len(games), dtype=np.intp)
    for number, lattice in enumerate((expanded(best(one_left)), one_left), 1):
        chosen = np.where(rolls == number, _best_sets(lattice, payoff, before, np.array(dice)), 0)
        rolls += chosen > 0
        for game, shown, rolled in zip(games.tolist(), dice, chosen.tolist(), strict=True):
            axes = rolled_sets(DICE)[rolled]
            for axis, value in zip(axes, draws.draw(game, len(axes)), strict=True):
                shown[axis] = value
    return roll_indices(np.array(dice)), rolls


def _best_sets(lattice: Floats, payoff: Floats, before: Places, dice: Places) -> Places:
    """Which of ``rolled_sets`` is best in each game; none of the dice means to enter them."""
    columns = np.arange(len(dice))
    worth = lattice[kept_in(dice), columns[:, np.newaxis]]
    worth[:, 0] = payoff[roll_indices(dice), columns]
    chosen: Places = (_COSTS - (before[:, np.newaxis] + worth)).argmin(axis=1)
    return chosen
