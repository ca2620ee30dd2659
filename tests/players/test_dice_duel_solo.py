"""Kniffel Dice Duel alone: the shipped table, a part of it made again, a twin by the rules themselves, play."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.core.resources import resource_root
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.dice_duel_kinds import DIE, MOVES
from kribbeln_desktop.games.dice_duel_state import DiceDuelState
from kribbeln_desktop.players import dice_duel_solo as solo
from kribbeln_desktop.players import five_dice
from kribbeln_desktop.players.dice_duel_best import ADVISER, exact_values
from kribbeln_desktop.players.player import Unit
from kribbeln_desktop.players.tables import read_table

GAME = find_game("dice-duel")


def alone(tray: tuple[int, ...], aside: tuple[int, ...]) -> DiceDuelState:
    """All other chips are owned."""
    state = GAME.initial_state(1, {})
    assert isinstance(state, DiceDuelState)
    owned = tuple(4 - left - lying for left, lying in zip(tray, aside, strict=True))
    return replace(state, in_tray=tray, aside=aside, owned=(owned,))


def lying(state: DiceDuelState, values: tuple[int, ...], rolls: int = 3) -> DiceDuelState:
    faces = tuple(DIE[value - 1] for value in values)
    return replace(state, attempt=replace(state.attempt, faces=faces, rolls=rolls))


# -- the table


def test_start_is_worth_the_known_optimum() -> None:
    start = GAME.initial_state(1, {})
    assert ADVISER.value(start, 0) == pytest.approx(871.908, abs=1e-3)  # solvers 4.3
    advice = ADVISER.advise(start)
    assert advice.unit is Unit.POINTS
    assert advice.best.value == pytest.approx(871.908, abs=1e-3)


def test_states_are_as_many_as_counted() -> None:
    assert len(exact_values()) == 1_171_875  # solvers 4.3


def test_layers_are_what_the_script_makes_of_the_table() -> None:
    values, random = exact_values().astype(np.float64), np.random.Generator(np.random.PCG64(5))
    for _layer in range(20):
        missing = random.integers(0, 5, (32, 7))
        missing[:, 0] += missing.sum(axis=1) == 0
        aside = random.integers(0, missing.sum(axis=1))
        again = solo.worth(values, _seconds(values, missing, aside), missing, aside)
        assert again == pytest.approx(values[solo.place_of(missing, aside)], abs=1e-3)


def _seconds(values: np.ndarray, missing: np.ndarray, aside: np.ndarray) -> np.ndarray:
    """The table of second chips, where these states can lead to."""
    seconds = np.full_like(values, np.nan)
    for kind in range(7):
        fewer = missing - np.eye(7, dtype=np.int64)[kind]
        for lying_aside in (aside, aside - 1):
            known = (fewer[:, kind] >= 0) & (lying_aside >= 0) & (lying_aside <= fewer.sum(axis=1))
            places = solo.place_of(fewer[known], lying_aside[known])
            seconds[places] = solo.second(values, fewer[known], lying_aside[known])
    return seconds


# -- a twin that knows the rules only


@cache
def worth(state: DiceDuelState) -> float:
    """The score expected in the end, by what the rules make of each roll."""
    if state.is_over():
        return float(state.totals()[0])
    payoff = np.array([ended(lying(state, roll)) for roll in five_dice.ROLLS])
    return five_dice.solve(payoff).value


def ended(state: DiceDuelState) -> float:
    """The best of all decisions."""
    afters = [state.decided(move) for move in MOVES if state.refusal(move) is None]
    return max(ended(after) if after.owes_second else worth(replace(after, turns=0)) for after in afters)


POSITIONS = [
    ((0, 0, 0, 1, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0)),
    ((1, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 1)),
    ((0, 1, 0, 0, 0, 0, 1), (0, 0, 0, 0, 0, 0, 0)),
    ((0, 0, 0, 0, 2, 0, 0), (0, 0, 0, 0, 1, 0, 2)),
    ((1, 0, 1, 1, 0, 0, 0), (0, 0, 0, 0, 0, 1, 0)),
]


@pytest.mark.parametrize(("tray", "aside"), POSITIONS)
def test_few_chips_are_worth_what_the_rules_say(tray: tuple[int, ...], aside: tuple[int, ...]) -> None:
    state = alone(tray, aside)
    assert ADVISER.value(state, 0) == pytest.approx(worth(state), abs=1e-3)
    assert ADVISER.advise(state).best.value == pytest.approx(worth(state), abs=1e-3)


@pytest.mark.parametrize(("tray", "aside"), POSITIONS)
def test_every_decision_is_worth_what_the_rules_say(tray: tuple[int, ...], aside: tuple[int, ...]) -> None:
    state = alone(tray, aside)
    for roll in (*five_dice.ROLLS[::12], (4,) * 5):
        shown = lying(state, roll)
        for found in ADVISER.advise(shown).alternatives:
            assert isinstance(found.action, Decision)
            after = shown.decided(found.action)
            expected = ended(after) if after.owes_second else worth(replace(after, turns=0))
            assert found.value == pytest.approx(expected, abs=1e-3)
            if after.owes_second:
                assert ADVISER.advise(after).best.value == pytest.approx(found.value, abs=1e-3)


def test_end_is_worth_its_score() -> None:
    first = lying(alone((0, 0, 0, 1, 0, 0, 0), (0,) * 7), (1, 1, 1, 1, 1))
    over = first.decided(Decision("take", ("flush",)))
    assert over.is_over()
    assert ADVISER.value(over, 0) == 1000


def test_missing_table_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setattr("kribbeln_desktop.core.resources.resource_root", lambda: tmp_path)
    with pytest.raises(ResourceError, match=r"dice_duel/solo\.table"):
        read_table(solo.FILE, solo.RULES)


def test_file_is_not_larger_than_it_need_be() -> None:
    assert resource_root().joinpath(*solo.FILE).stat().st_size < 3_000_000
