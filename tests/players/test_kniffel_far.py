"""Kniffel's players that reckon with the rest of the game: what they expect, how strong they are, their last boxes."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import comb

import pytest
from judging import check_that_it_adds_up

from kribbeln_desktop.core.dice import PLAIN_DIE
from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.core.game import CHANCE, State
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kniffel_boxes import BOXES
from kribbeln_desktop.games.kniffel_state import KniffelState
from kribbeln_desktop.players import JUDGES
from kribbeln_desktop.players.kniffel_far import PLAYERS
from kribbeln_desktop.players.kniffel_values import values
from kribbeln_desktop.players.player import Adviser
from kribbeln_desktop.players.simulation import simulate

GAME = find_game("kniffel")


def prepared(level: str = "optimum") -> Adviser:
    PLAYERS[level].prepare(GAME.initial_state(1, {}))
    return PLAYERS[level]


def position(free: tuple[int, ...], each: int, five: int, sixes: int = 12) -> KniffelState:
    """One seat's sheet with these places free; its upper boxes hold so many of each number, its sixes those points."""
    state = GAME.initial_state(1, {})
    assert isinstance(state, KniffelState)
    filled = [*(each * number for number in range(1, 6)), sixes, 20, 0, 25, 30, 0, five, 20]
    entries = tuple(None if place in free else entry for place, entry in enumerate(filled))
    return replace(state, entries=(entries,), turns=len(BOXES) - len(free))


@pytest.mark.parametrize(("further_five", "points"), [(50, 250.0001), (100, 254.5877), (0, 246.0863)])
def test_judge_expects_the_published_points(further_five: int, points: float) -> None:
    state, judge = GAME.initial_state(2, {"further-five": further_five}), JUDGES["kniffel"]()
    judge.prepare(state)
    assert judge.value(state, 1) == pytest.approx(points, abs=1e-4)
    assert judge.advise(state).best.value == pytest.approx(points, abs=1e-4)


@pytest.mark.parametrize("further_five", [50, 100, 0])
def test_what_it_judges_adds_up_to_the_result(further_five: int) -> None:
    judge, state = prepared(), GAME.initial_state(2, {"start": 1, "further-five": further_five})
    assert check_that_it_adds_up(judge, state, 0, further_five) > 5


def last_sheets() -> Iterator[KniffelState]:
    """Every sheet with one or two free boxes, short of the bonus, near it and beyond it, the five struck and scored."""
    for free in (*combinations(range(13), 1), *combinations(range(13), 2)):
        for each in (2, 3, 4):
            for five in (0, 50) if 11 not in free else (0,):
                yield position(free, each, five)


@pytest.mark.parametrize("level", PLAYERS)
def test_every_sheet_with_one_or_two_free_boxes_is_played_to_its_end(level: str) -> None:
    player, rolls = prepared(level), 0
    for number, sheet in enumerate(last_sheets()):
        state: State = sheet
        fallen = (4, 4, 4, 4, 4) if number % 3 == 0 else (1, 2, 6, 4, 6)
        while not state.is_over():
            if state.current_player() == CHANCE:
                action = state.chance_action(fallen[: len(state.chance_dice())])
                rolls += 1
            else:
                action = PLAYERS[level].choose(state).action
            state = state.apply_action(action)
        assert player.value(state, 0) == state.totals()[0]
    assert rolls > 1.5 * number


def lying(state: KniffelState, digits: str, rolls: int) -> KniffelState:
    faces = tuple(PLAIN_DIE[int(digit) - 1] for digit in digits)
    return replace(state, attempt=replace(state.attempt, faces=faces, rolls=rolls))


def test_optimum_reckons_with_the_bonus_of_a_later_turn() -> None:
    """Three ones are missing: by arithmetic, on the last two turns."""
    advice = prepared().advise(lying(position((0, 12), 3, 0, 18), "11146", 3))
    ones, chance = (advice.of(BOXES[place].decision).value for place in (0, 12))
    before, each = 60 + 75, 1 - (5 / 6) ** 3
    three_ones = sum(comb(5, n) * each**n * (1 - each) ** (5 - n) for n in (3, 4, 5))
    assert ones == pytest.approx(before + 3 + 35 + 5 * 14 / 3)
    assert chance == pytest.approx(before + 13 + 5 * each + 35 * three_ones)


@pytest.mark.parametrize(("level", "mean", "sd"), [("optimum", 250.0, 47.2), ("strong", 230.98, 46)])
def test_levels_score_what_was_reckoned(level: str, mean: float, sd: float) -> None:
    (figures,) = simulate(GAME, (level,), 1000, "mean").seats  # solvers 2.6
    assert abs(figures.mean - mean) < 3 * sd / 1000**0.5


def test_table_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    values.cache_clear()
    monkeypatch.setattr("kribbeln_desktop.players.kniffel_values.FOLDER", "nowhere")
    with pytest.raises(ResourceError, match=r"nowhere/further-five-50\.table cannot"):
        prepared()
