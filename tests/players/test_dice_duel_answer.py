"""The Duel's best answer to a seat that goes for the chip of each turn: against published chances and an exact twin."""

from functools import cache

import numpy as np
import pytest

from kribbeln_desktop.games.dice_duel_kinds import KINDS
from kribbeln_desktop.players import dice_duel_answer as answer
from kribbeln_desktop.players import dice_duel_learning as learning
from kribbeln_desktop.players.dice_duel_answer import Layer, Network
from kribbeln_desktop.players.dice_duel_lockstep import play
from kribbeln_desktop.players.dice_duel_positions import Chances, Moment, Positions, at_start, joined, position_of
from kribbeln_desktop.players.dice_duel_training import greedy
from kribbeln_desktop.players.turn_solver import Floats

ONE_CHIP = (0.742754, 0.743195, 0.616025, 83 / 128, 0.366145, 0.290794, 0.265319)
"""Solvers 4.2: the chance of a turn for the only chip that is left, a Kniffel counts too; by kinds."""
FIRST, SECOND = 0.6326, 0.5231
"""What the seat that begins, and the other, wins at most: by a compiled twin that went through all 1.6e9 positions."""
NO_CHIPS = (0,) * len(KINDS)


@cache
def playing() -> Chances:
    return answer.chances_by(answer.networks())


def only(kind: int) -> tuple[int, ...]:
    """One chip of this kind."""
    return tuple(int(place == kind) for place in range(len(KINDS)))


def certain(positions: Positions) -> Floats:
    return np.where(positions.is_over(), positions.shares()[:, 0], 1.0)


# -- the other's turn


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_other_gets_the_only_chip_by_its_published_chance(kind: int) -> None:
    """Both have as much: with the chip and the bonus for the last one the other wins, else the game is given to us."""
    moment = Moment((NO_CHIPS, NO_CHIPS), only(kind), NO_CHIPS, 1, True, -1)
    found = answer.waiting_by(certain)(position_of(moment))[0]
    assert found == pytest.approx(1 - ONE_CHIP[kind], abs=2e-6)


def test_who_waits_when_it_is_over_has_its_share() -> None:
    over = Moment(((4, *NO_CHIPS[1:]), (0, 4, *NO_CHIPS[2:])), NO_CHIPS, NO_CHIPS, 0, False, -1)
    assert answer.waiting_by(certain)(position_of(over))[0] == 1


# -- what the networks know


def test_from_the_start_it_expects_nearly_what_an_exact_answer_wins() -> None:
    start = at_start(1, 2)
    assert playing()(start)[0] == pytest.approx(FIRST, abs=0.003)
    assert answer.waiting_by(playing())(start)[0] == pytest.approx(SECOND, abs=0.003)


def test_networks_agree_with_the_turns_they_look_through() -> None:
    turns = play(60, [answer.strategy(), greedy], np.random.Generator(np.random.PCG64(8)), keep_turns=True).turns
    seen = joined([each.before[each.seats == 0] for each in turns])
    misses = playing()(seen) - learning.solved(seen, playing())
    assert len(seen) > 800
    assert np.sqrt((misses**2).mean()) < 0.012
    assert abs(misses.mean()) < 0.002


# -- how they learn


def tiny_network(generator: np.random.Generator) -> Network:
    sizes = ((5, 4), (4, 3), (3, 1))
    return tuple(Layer(generator.normal(0, 1, (n, m)), generator.normal(0, 1, m)) for n, m in sizes)


def cross_entropy(network: Network, seen: Floats, goals: Floats) -> float:
    values = seen
    for layer in network[:-1]:
        values = np.maximum(values @ layer.weights + layer.biases, 0)
    found = answer.chance(values @ network[-1].weights + network[-1].biases)[:, 0]
    return float(-(goals * np.log(found) + (1 - goals) * np.log(1 - found)).mean())


def test_slopes_are_those_of_the_cross_entropy() -> None:
    """Against differences of the function itself."""
    generator = np.random.Generator(np.random.PCG64(3))
    network, seen, goals = tiny_network(generator), generator.normal(0, 1, (40, 5)), generator.random(40)
    found, little = learning.slopes(network, seen, goals), 1e-6
    for array, slope in zip([array for layer in network for array in layer], found, strict=True):
        for place in np.ndindex(array.shape):
            now = array[place]
            array[place] = now + little
            above = cross_entropy(network, seen, goals)
            array[place] = now - little
            below = cross_entropy(network, seen, goals)
            array[place] = now
            assert slope[place] == pytest.approx((above - below) / (2 * little), abs=1e-5)


def test_fitting_comes_close_to_what_there_is_to_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "WIDTHS", (8, 4))
    monkeypatch.setattr(learning, "FIRST_STEP", 0.02)
    generator = np.random.Generator(np.random.PCG64(4))
    network = learning.new_network(generator)
    seen = np.zeros((4000, answer.CASES + 1), np.float32)
    seen[np.arange(4000), generator.integers(0, 3, 4000)] = 1
    goals = (seen[:, :3] @ np.array([0.1, 0.5, 0.8])).astype(np.float32)
    learning.fit(network, seen, goals, generator)
    entropy = cross_entropy(network, seen, goals)
    least = -(goals * np.log(goals) + (1 - goals) * np.log(1 - goals)).mean()
    assert least <= entropy < least + 1e-3


@pytest.mark.parametrize(("kind", "share"), [(6, 1.0), (4, 0.5), (3, 0.0)])
def test_last_turn_is_worth_what_its_chip_decides(kind: int, share: float) -> None:
    """The other has a stack of 20 + 30 points; the chip and the bonus bring 70, 50 or 45. Without it all is over."""
    stack = (4, *NO_CHIPS[1:])
    moment = Moment((NO_CHIPS, stack), only(kind), NO_CHIPS, 1, False, -1)
    exact = learning.through_same_tray(certain, 1, 2)(position_of(moment))[0]
    assert exact == pytest.approx(share * ONE_CHIP[kind], abs=2e-6)
