"""How *best* of Kniffel Dice Duel learns to answer one other seat that goes for the chip of each turn.

Backward, from the last chip to the first: for many positions with so many chips left the turn is solved exactly, by
what is known already where fewer are left, and a small network is fitted to that. Nothing is learned from the luck of
games; they only show what positions to look at.

``python -m kribbeln_desktop.players.dice_duel_learning`` makes the file of the program: about a quarter of an hour.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from kribbeln_desktop.core.resources import resource_root
from kribbeln_desktop.games.dice_duel_kinds import CHIPS_OF_A_KIND, KINDS
from kribbeln_desktop.players import dice_duel_answer as answer
from kribbeln_desktop.players.dice_duel_answer import Layer, Network
from kribbeln_desktop.players.dice_duel_best import learned
from kribbeln_desktop.players.dice_duel_lockstep import play
from kribbeln_desktop.players.dice_duel_positions import Chances, Positions, Strategy, after, ends_by, joined
from kribbeln_desktop.players.dice_duel_training import for_the_lead, greedy
from kribbeln_desktop.players.dice_duel_turn import payoffs
from kribbeln_desktop.players.five_dice import worth_at_start
from kribbeln_desktop.players.tables import write_table
from kribbeln_desktop.players.turn_solver import Floats

MADE_BY = "python -m kribbeln_desktop.players.dice_duel_learning"

GAMES = 24_000, 12_000
"""So many games against a greedy seat show positions: a farsighted player's, and a greedy one's."""
POSITIONS = 60_000
"""At most so many are looked at for each number of chips."""
WIDTHS = 64, 32
PASSES, BATCH = 20, 256
FIRST_STEP, LAST_STEP = 2e-3, 1e-5
MEMORIES = np.float32(0.9), np.float32(0.999)
_SAME_AGAIN = 2
"""So often both seats can leave the tray as it is before a chip goes aside, or one comes from there."""
_ROWS = 256
_INPUTS_AT_ONCE = 24
"""Of all cases only few hold: the first weights are as large as is right for so many."""


def learn(random: np.random.Generator) -> list[Network]:
    """The networks for 1 chip in the tray, for 2, and so on."""
    seen, found = positions_seen(random), list[Network]()
    chips = seen.tray.sum(axis=1)
    for number in range(1, CHIPS_OF_A_KIND * len(KINDS) + 1):
        rows = random.permutation(np.nonzero(chips == number)[0])[:POSITIONS]
        begin = tuple(Layer(*map(np.copy, layer)) for layer in (found[-1] if found else new_network(random)))
        known = through_same_tray(answer.chances_by([*found, begin]), number, _SAME_AGAIN)
        goals = solved(seen[rows], known)
        fit(begin, inputs(seen[rows]), goals.astype(np.float32), random)
        found.append(begin)
    return found


# -- what there is to learn


def positions_seen(random: np.random.Generator) -> Positions:
    """Where the answering seat is to play, in its games and after anything that the other might have done instead."""
    _, weights, _ = learned(2)
    strategies: tuple[Strategy, ...] = for_the_lead(weights), greedy
    return joined([_seen(strategy, games, random) for strategy, games in zip(strategies, GAMES, strict=True)])


def _seen(strategy: Strategy, games: int, random: np.random.Generator) -> Positions:
    parts = []
    for turns in play(games, [strategy, greedy], random, keep_turns=True).turns:
        other = turns.before[turns.seats == 1]
        possible = np.hstack([other.tray > 0, np.ones((len(other), 1), np.bool_)])
        then = after(other, (random.random(possible.shape) * possible).argmax(axis=1))
        parts += [turns.before[turns.seats == 0], then[~then.is_over()]]
    return joined(parts)


def solved(positions: Positions, playing: Chances) -> Floats:
    """The exact chance to win of the seat that is to play, by ``playing`` where it is to play again; shape ``(n,)``."""
    waiting, parts = answer.waiting_by(playing), []
    for first in range(0, len(positions), _ROWS):
        parts.append(worth_at_start(payoffs(ends_by(positions[first : first + _ROWS], playing, waiting))))
    return np.concatenate(parts)


def through_same_tray(playing: Chances, number: int, depth: int) -> Chances:
    """The same as ``playing``, but where still this ``number`` of chips is in the tray the turn is solved."""

    def expected(positions: Positions) -> Floats:
        found = playing(positions)
        rows = np.nonzero(positions.tray.sum(axis=1) == number)[0]
        if len(rows):
            found[rows] = solved(positions[rows], through_same_tray(playing, number, depth - 1))
        return found

    return expected if depth else playing


# -- fitting


def inputs(positions: Positions) -> Floats:
    """What a network sees, as numbers; shape ``(n, CASES + 1)``."""
    found = np.zeros((len(positions), answer.CASES + 1), np.float32)
    cases, found[:, -1:] = answer.inputs_of(positions)
    found[np.arange(len(positions))[:, np.newaxis], cases] = 1
    return found


def new_network(random: np.random.Generator) -> Network:
    """One that knows nothing."""
    layers = []
    for size, outputs in pairwise((answer.CASES + 1, *WIDTHS, 1)):
        scale = (2 / min(size, _INPUTS_AT_ONCE)) ** 0.5
        weights = random.normal(0, scale, (size, outputs)).astype(np.float32)
        layers.append(Layer(weights, np.zeros(outputs, np.float32)))
    return tuple(layers)


def fit(network: Network, seen: Floats, goals: Floats, random: np.random.Generator) -> None:
    """Bring the network close to the goals, by Adam (Kingma and Ba, 2014) on their cross-entropy."""
    arrays = [array for layer in network for array in layer]
    averages = [(np.zeros_like(array), np.zeros_like(array)) for array in arrays]
    steps, order = PASSES * (len(goals) // BATCH), np.arange(len(goals))
    for step in range(steps):
        at = step % (len(goals) // BATCH) * BATCH
        if at == 0:
            random.shuffle(order)
        rows = order[at : at + BATCH]
        length = FIRST_STEP * (1 - step / steps) + LAST_STEP
        for array, slope, (mean, square) in zip(
            arrays, slopes(network, seen[rows], goals[rows]), averages, strict=True
        ):
            _walk(array, slope, mean, square, length, step + 1)


def _walk(array: Floats, slope: Floats, mean: Floats, square: Floats, length: float, step: int) -> None:
    """A step of Adam."""
    for average, part, memory in ((mean, slope, MEMORIES[0]), (square, slope * slope, MEMORIES[1])):
        average *= memory
        average += (1 - memory) * part
    length *= (1 - float(MEMORIES[1]) ** step) ** 0.5 / (1 - float(MEMORIES[0]) ** step)
    array -= np.float32(length) * mean / (np.sqrt(square) + np.float32(1e-8))


def slopes(network: Network, seen: Floats, goals: Floats) -> list[Floats]:
    """By how much the mean cross-entropy grows with each weight and bias, in the order of the layers."""
    values = [seen]
    for layer in network[:-1]:
        values.append(np.maximum(values[-1] @ layer.weights + layer.biases, 0))
    last = values[-1] @ network[-1].weights + network[-1].biases
    error = (answer.chance(last) - goals[:, np.newaxis]) / np.float32(len(goals))
    found: list[Floats] = []
    for layer, before in zip(reversed(network), reversed(values), strict=True):
        found[:0] = [before.T @ error, error.sum(axis=0)]
        error = error @ layer.weights.T * (before > 0)
    return found


def stacked(networks: list[Network]) -> list[Floats]:
    """The arrays of the file: for each layer the weights of all networks, then their biases."""
    layers = zip(*networks, strict=True)
    return [np.stack(parts).astype(np.float16) for layer in layers for parts in zip(*layer, strict=True)]


if __name__ == "__main__":
    found = stacked(learn(np.random.Generator(np.random.PCG64(2))))
    write_table(resource_root().joinpath(*answer.FILE), answer.RULES, found, MADE_BY)
