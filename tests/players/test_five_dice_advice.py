"""Advice for five dice: what every action is worth, its chance and its aim, beside a twin that tries all dice."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product

import numpy as np
import pytest

from kribbeln_desktop.core.actions import Decision, Roll
from kribbeln_desktop.core.three_rolls import ThreeRollState
from kribbeln_desktop.games import find_game
from kribbeln_desktop.players.five_dice import ROLLS, roll_index
from kribbeln_desktop.players.five_dice_advice import advice
from kribbeln_desktop.players.five_dice_turn import Plan, planned
from kribbeln_desktop.players.player import Unit

SHOWN = (3, 1, 3, 6, 2)
MOVES = tuple(Decision("score", (box,)) for box in ("duck", "lion", "mouse"))
SETS = [tuple(place for place in range(5) if bits >> place & 1) for bits in range(1, 32)]


def haphazard(seed: int) -> Plan:
    """A plan without any structure: one move is not always possible, and success has nothing to do with the gain."""
    random = np.random.Generator(np.random.PCG64(seed))
    gains = random.random((3, 252))
    gains[0, random.random(252) < 0.4] = -np.inf
    return planned(MOVES, gains, random.random((3, 252)) < 0.5)


def shown(rolls: int) -> ThreeRollState:
    """A first turn in which ``SHOWN`` lies there after so many rolls."""
    state = find_game("kniffel-kids").initial_state(1, {})
    assert isinstance(state, ThreeRollState)
    faces = tuple(state.attempt.dice[0][value - 1] for value in SHOWN)
    return replace(state, attempt=replace(state.attempt, faces=faces, rolls=rolls))


class Twin:
    """Tries all dice one after the other."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.best = cache(self._best)

    def ended(self, roll: tuple[int, ...]) -> tuple[float, Counter[Decision]]:
        """What the best move brings, and the move if it succeeds."""
        place = roll_index(roll)
        move = max(range(3), key=lambda move: self.plan.gains[move, place])
        return self.plan.gains[move, place], Counter({MOVES[move]: 1.0} if self.plan.fits[move, place] else {})

    def rolled(
        self, roll: tuple[int, ...], places: tuple[int, ...], rolls_left: int
    ) -> tuple[float, Counter[Decision]]:
        """What it brings to roll these."""
        value, chances = 0.0, Counter[Decision]()
        for fallen in product(range(1, 7), repeat=len(places)):
            dice = list(roll)
            for place, face in zip(places, fallen, strict=True):
                dice[place] = face
            brought, aims = self.best(tuple(sorted(dice)), rolls_left - 1)
            value += brought / 6 ** len(places)
            for aim, chance in aims.items():
                chances[aim] += chance / 6 ** len(places)
        return value, chances

    def _best(self, roll: tuple[int, ...], rolls_left: int) -> tuple[float, Counter[Decision]]:
        options = [self.ended(roll)]
        if rolls_left:
            options += [self.rolled(roll, places, rolls_left) for places in SETS]
        return max(options, key=lambda option: option[0])


@pytest.mark.parametrize(("rolls", "most"), [(2, 5), (1, 1)])
def test_every_roll_is_worth_what_trying_all_dice_says(rolls: int, most: int) -> None:
    plan = haphazard(rolls)
    twin, found = Twin(plan), advice(shown(rolls), plan, Unit.POINTS, 100)
    for places in SETS:
        if len(places) > most:
            continue
        alternative = found.of(Roll(tuple(place + 1 for place in places)))
        value, chances = twin.rolled(SHOWN, places, 3 - rolls)
        assert alternative.value == pytest.approx(100 + value)
        assert alternative.aim is not None
        assert alternative.chance == pytest.approx(max(chances.values()))
        assert alternative.chance == pytest.approx(chances[alternative.aim])


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_every_decision_is_worth_what_it_brings(rolls: int) -> None:
    plan = haphazard(7)
    found, place = advice(shown(rolls), plan, Unit.POINTS, 100), roll_index(SHOWN)
    for move, gain, fits in zip(MOVES, plan.gains[:, place], plan.fits[:, place], strict=True):
        if gain == -np.inf:
            continue
        alternative = found.of(move)
        assert alternative.value == 100 + gain
        assert (alternative.chance, alternative.aim) == ((1, move) if fits else (0, None))
    kinds = {type(alternative.action) for alternative in found.alternatives}
    assert kinds == ({Decision} if rolls == 3 else {Decision, Roll})


def test_alternatives_are_ranked_and_of_equals_fewer_dice_are_rolled() -> None:
    plan = planned(MOVES[:1], np.ones((1, len(ROLLS))))
    found = advice(shown(1), plan, Unit.TURN)
    sizes = [len(a.action.positions) if isinstance(a.action, Roll) else 0 for a in found.alternatives]
    assert sizes == [0, *[1] * 5, *[2] * 10, *[3] * 10, *[4] * 5, 5]
    ranked = [a.value for a in advice(shown(1), haphazard(3), Unit.TURN).alternatives]
    assert ranked == sorted(ranked, reverse=True)


def test_first_roll_is_all_there_is_and_worth_the_plan() -> None:
    state, plan = find_game("kniffel-kids").initial_state(1, {}), haphazard(4)
    assert isinstance(state, ThreeRollState)
    (only,) = advice(state, plan, Unit.POINTS, 10).alternatives
    assert only.action == Roll((1, 2, 3, 4, 5))
    assert only.value == 10 + plan.worth.value
    assert only.aim in MOVES
    assert 0 < only.chance <= plan.chances.value <= 1
