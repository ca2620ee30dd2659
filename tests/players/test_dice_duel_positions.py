"""Many positions at once follow the rules of the game: every end of a turn, beside the states themselves."""

import random
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.dice_duel_kinds import DIE, KINDS, PASS
from kribbeln_desktop.games.dice_duel_state import DiceDuelState
from kribbeln_desktop.players.dice_duel_positions import (
    Moment,
    Positions,
    after,
    moment_of,
    position_of,
)

GAME = find_game("dice-duel")
FITTING = ("11225", "11134", "12345", "13513", "11222", "44442", "23456")
"""Dice that fit each kind."""
ENDS: tuple[tuple[Decision, str], ...] = (
    *((kind.take, dice) for kind, dice in zip(KINDS, FITTING, strict=True)),
    (PASS, "12366"),
    *((kind.take, "33333") for kind in KINDS),
    *((kind.take_aside, "33333") for kind in KINDS),
)
"""Every end of a turn, and dice for it."""


def states(seats: int, seed: int) -> Iterator[DiceDuelState]:
    """The starts of all turns of a game that is played at random."""
    generator = random.Random(seed)
    state = GAME.initial_state(seats, {})
    assert isinstance(state, DiceDuelState)
    state = replace(state, tied=(), first=generator.randrange(seats))
    while not state.is_over():
        yield state
        ends = [7] if generator.random() < 0.6 else generator.sample(range(len(ENDS)), len(ENDS))
        state = next(ended for end in ends if (ended := end_of(state, end)))


def end_of(state: DiceDuelState, end: int) -> DiceDuelState | None:
    """What the rules make of it; None where it is not possible."""
    move, dice = ENDS[end]
    faces = tuple(DIE[int(value) - 1] for value in dice)
    shown = replace(state, attempt=replace(state.attempt, faces=faces, rolls=3))
    return shown.decided(move) if shown.refusal(move) is None else None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_end_of_a_turn_is_that_of_the_rules(seats: int) -> None:
    seen, passed, over = set(), 0, 0
    for state in (state for seed in range(2) for state in states(seats, seed)):
        before = position_of(moment_of(state, state.playing()))
        for end in range(len(ENDS)):
            ended = end_of(state, end)
            if ended is None:
                continue
            then = after(before, np.array([end]))
            again = end > 7
            seat = (state.playing() + (not again)) % seats
            assert moment(then) == moment_of(ended, seat)
            assert then.is_over()[0] == ended.is_over()
            seen.add(end)
            passed += ended.aside != state.aside
            if ended.is_over():
                over += 1
                assert [*then.points()[0]] == [ended.totals()[(seat + place) % seats] for place in range(seats)]
                winners = ended.final_standings().winners
                shares = [1 / len(winners) if (seat + place) % seats in winners else 0 for place in range(seats)]
                assert [*then.shares()[0]] == pytest.approx(shares)
    assert seen > {*range(15)}  # and something from aside
    assert passed
    assert over


def moment(positions: Positions) -> Moment:
    """The only one of them."""
    owned = tuple(tuple(map(int, chips)) for chips in positions.owned[0])
    tray, aside = (tuple(map(int, chips[0])) for chips in (positions.tray, positions.aside))
    return Moment(owned, tray, aside, int(positions.place[0]), bool(positions.taken[0]), int(positions.last[0]))
