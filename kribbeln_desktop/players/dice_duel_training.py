"""How Kniffel Dice Duel's adviser, *strong*, and *best* against several learn from games what positions are worth.

It is done by least squares. The first games are greedy, then they are the learner's own. What a position was worth is a
mixture of how its game ended and of what the learner itself expected on the way: that wavers less.

``python -m kribbeln_desktop.players.dice_duel_training 2`` makes the file for two seats, and so on from one to four.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import NamedTuple, Self

import numpy as np

from kribbeln_desktop.core.resources import resource_root
from kribbeln_desktop.players import dice_duel_outlook as outlook
from kribbeln_desktop.players import dice_duel_solo as solo
from kribbeln_desktop.players.dice_duel_lockstep import Results, play
from kribbeln_desktop.players.dice_duel_positions import Positions, Strategy, ends_of, joined
from kribbeln_desktop.players.dice_duel_turn import Ends, Ints, chip_ends
from kribbeln_desktop.players.tables import read_table, write_table
from kribbeln_desktop.players.turn_solver import Floats

MADE_BY = "python -m kribbeln_desktop.players.dice_duel_training"

GREEDY_GAMES, GAMES = 16_000, 8_000
TRUST_IN_END = (1.0, 0.9, 0.7)
"""In each round of the learner's own games, the last of them again and again: the share of what comes later in what a
position was worth.
"""
ROUNDS = {2: 32, 3: 10, 4: 8}
"""By the number of seats."""
MEMORY = 0.9
"""What the games of a round still count in the next, from the first on in which the learner trusts itself."""
POINT_ROUNDS, POINT_GAMES = 3, 6000
_CAUTION = 20.0
_ROWS = 8192


@dataclass(slots=True)
class LeastSquares:
    """Weights for cases that hold or not, and for one number more, that come closest to what was seen."""

    squares: Floats
    products: Floats

    @classmethod
    def of(cls, cases: int) -> Self:
        """Nothing was seen yet."""
        return cls(np.zeros((cases + 1, cases + 1)), np.zeros(cases + 1))

    def fade(self, memory: float) -> None:
        """What was seen so far counts only so much."""
        self.squares *= memory
        self.products *= memory

    def see(self, cases: Ints, number: Floats, goals: Floats) -> None:
        """In n rows these cases (``(n, m)``; the one after the last means nothing) and this number had these goals."""
        for first in range(0, len(goals), _ROWS):
            some = slice(first, first + _ROWS)
            inputs = np.zeros((len(goals[some]), len(self.products)), np.float32)
            inputs[np.arange(len(inputs))[:, np.newaxis], cases[some]] = 1
            inputs[:, -1] = number[some]
            self.squares += inputs.T @ inputs
            self.products += inputs.T @ goals[some].astype(np.float32)

    def weights(self, caution: float) -> Floats:
        """The weights; ``caution`` keeps those that were seldom seen small."""
        found: Floats = np.linalg.solve(self.squares + caution * np.eye(len(self.products)), self.products)
        return found


class Seen(NamedTuple):
    """Positions, and for each seat what they were worth."""

    before: Positions
    leads: Floats
    shares: Floats


def greedy(before: Positions) -> Ends:
    """What *casual* goes for."""
    return chip_ends(before.tray, before.aside)


def for_the_lead(weights: Floats) -> Strategy:
    """Plays for the lead in the end."""
    expected = outlook.leads_by(weights)
    return lambda before: ends_of(before, expected, lambda then: outlook.leads(outlook.final_points(then)))


def learned_leads(seats: int, random: np.random.Generator) -> tuple[Floats, float]:
    """The weights for leads, and how much a lead means."""
    fits = [LeastSquares.of(outlook.size_for(seats)) for _seat in range(seats)]
    seen = seen_in(play(GREEDY_GAMES, [greedy] * seats, random, keep_turns=True), 1)
    for number in range(ROUNDS[seats]):
        trust = TRUST_IN_END[min(number, len(TRUST_IN_END) - 1)]
        weights = _fitted(fits, seen, MEMORY if trust < 1 else 0)
        seen = seen_in(play(GAMES, [for_the_lead(weights)] * seats, random, keep_turns=True), trust)
    weights = _fitted(fits, seen, MEMORY)
    lead = outlook.in_luck(outlook.leads_by(weights)(seen.before), seen.before)
    return weights, sureness(lead.ravel(), seen.shares.ravel())


def _fitted(fits: list[LeastSquares], seen: Seen, memory: float) -> Floats:
    """The weights for each seat; the case without a weight stands before the lead."""
    now = outlook.leads(outlook.final_points(seen.before))
    for distance, fit in enumerate(fits):
        fit.fade(memory)
        fit.see(outlook.cases_of(seen.before, distance), now[:, distance], seen.leads[:, distance])
    return np.array([np.insert(fit.weights(_CAUTION), -1, 0) for fit in fits])


def seen_in(results: Results, trust: float) -> Seen:
    """What these games show, from their last turns back: the lead in the end counts with ``trust``.

    Else the lead counts that the seat that plays expected of its turn, and with two seats the other's is its opposite.
    """
    later, found, shares = outlook.leads(results.points), [], []
    seats = later.shape[1]
    for turns in reversed(results.turns):
        by_seat = (turns.games[:, np.newaxis], (turns.seats[:, np.newaxis] + np.arange(seats)) % seats)
        lead = later[by_seat]
        if trust < 1:
            expected = turns.worth[:, np.newaxis] * (1 if seats > 2 else np.array([1, -1]))
            known = expected.shape[1]
            lead[:, :known] += (1 - trust) * (expected - lead[:, :known])
        later[by_seat] = lead
        found.append(lead)
        shares.append(results.shares[by_seat])
    before = joined([turns.before for turns in reversed(results.turns)])
    return Seen(before, np.concatenate(found), np.concatenate(shares))


def sureness(lead: Floats, shares: Floats) -> float:
    """The factor by which a logistic curve of ``lead`` comes closest to ``shares``; by Newton's method."""
    factor = 1.0
    for _step in range(20):
        chances = 1 / (1 + np.exp(-factor * lead))
        slope, bend = ((shares - chances) * lead).sum(), (chances * (1 - chances) * lead**2).sum()
        factor += float(np.clip(slope / bend, -factor / 2, factor))
    return factor


def learned_points(seats: int, random: np.random.Generator) -> Floats:
    """The weights for points that a player adds up who sees nobody else's chips."""
    strategy: Strategy = greedy
    for _round in range(POINT_ROUNDS):
        weights = _points_of(play(POINT_GAMES, [strategy] * seats, random, keep_turns=True))
        strategy = outlook.for_points(weights)
    return weights


def _points_of(results: Results) -> Floats:
    """The weights for the points of these games."""
    fit, seats = LeastSquares.of(outlook.STACK_CASES), results.points.shape[1]
    for turns in results.turns:
        before = turns.before
        for distance in range(seats):
            cases = outlook.stack_cases(before.owned[:, distance], 0, before.tray)
            points = results.points[turns.games, (turns.seats + distance) % seats]
            fit.see(cases, np.full(len(points), float(distance == 0)), points)
    return fit.weights(_CAUTION)


def points_alone() -> Floats:
    """The same for one seat: as close as can be to what is exact."""
    fit = LeastSquares.of(outlook.STACK_CASES)
    (values,) = read_table(solo.FILE, solo.RULES)
    for missing, aside in solo.every_state():
        owned, tray = solo.chips_of(missing, aside)
        goals = values[solo.place_of(missing, aside)]
        fit.see(outlook.stack_cases(owned, 0, tray), np.zeros(len(aside)), goals)
    return fit.weights(_CAUTION)


def learned(seats: int) -> list[Floats]:
    """What the file for so many seats holds: the weights for points; with others those for leads, and what one is."""
    if seats == 1:
        return [points_alone()]
    random = np.random.Generator(np.random.PCG64(seats))
    leads, meaning = learned_leads(seats, random)
    return [learned_points(seats, random), leads, np.array([meaning])]


if __name__ == "__main__":
    chosen = int(sys.argv[1])
    arrays = [array.astype(np.float32) for array in learned(chosen)]
    write_table(
        resource_root().joinpath(*outlook.file_for(chosen)), outlook.rules_for(chosen), arrays, f"{MADE_BY} {chosen}"
    )
