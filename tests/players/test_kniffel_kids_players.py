"""Kniffel Kids' players: the exact worth of playing each turn for itself, turns by arithmetic, what is chosen."""

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from judging import check_that_it_adds_up

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.game import CHANCE, State
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kniffel_kids import KidsState
from kribbeln_desktop.games.kniffel_kids_boxes import BOXES
from kribbeln_desktop.players import ADVISERS, find_level
from kribbeln_desktop.players.box_games import scores
from kribbeln_desktop.players.five_dice import ROLLS, follow
from kribbeln_desktop.players.kniffel_kids import plan
from kribbeln_desktop.players.kniffel_kids_best import PLAYERS
from kribbeln_desktop.players.player import Adviser
from kribbeln_desktop.players.simulation import simulate

GAME = find_game("kniffel-kids")
ANIMALS = ("duck", "lion", "mouse", "cat", "dog", "elephant")
ALL_BOXES = (*ANIMALS, "three-of-a-kind", "two-pairs", "full-house", "five-different", "five-of-a-kind")


def position(*free: str) -> KidsState:
    """One seat's game in which all boxes but these are struck."""
    state = GAME.initial_state(1, {})
    assert isinstance(state, KidsState)
    entries = tuple(None if box.id in free else 0 for box in BOXES)
    return replace(state, entries=(entries,), turns=len(BOXES) - len(free))


def lying(state: KidsState, faces: str, rolls: int = 3) -> KidsState:
    """The dice show these animals after so many rolls."""
    known = {face.text: face for face in state.attempt.dice[0]}
    return replace(
        state, attempt=replace(state.attempt, faces=tuple(known[word] for word in faces.split()), rolls=rolls)
    )


def chosen(state: State, level: str = "casual") -> str:
    return str(find_level("kniffel-kids", level).make().choose(state).action)


def worth_of_playing_on() -> float:
    """What a game of turns played each for itself comes to: from the last box back to the first."""
    worth = {0: 0.0}
    for mask in range(1, 2**11):
        turn = plan(position(*(box for place, box in enumerate(ALL_BOXES) if mask >> place & 1)))
        filled = turn.gains.argmax(axis=0)
        later = np.array([worth[mask & ~(1 << int(place))] for place in filled])
        worth[mask] = follow(turn.worth, turn.gains.max(axis=0) + later).value
    return worth[2**11 - 1]


def test_playing_each_turn_for_itself_is_worth_the_published_points() -> None:
    assert [box.id for box in BOXES] == list(ALL_BOXES)
    assert worth_of_playing_on() == pytest.approx(32.8288, abs=3e-4)  # solvers 3


LAST_BOX = {  # solvers 3: what one turn for this box alone gives
    "cat": 2.106481,
    "three-of-a-kind": 2 * 0.743195,
    "two-pairs": 3 * 0.742419,
    "full-house": 4 * 0.362883,
    "five-different": 5 * 0.525139,
    "five-of-a-kind": 10 * 0.046029,
}


@pytest.mark.parametrize("box", LAST_BOX)
def test_last_box_is_worth_the_published_points(box: str) -> None:
    assert plan(position(box)).worth.value == pytest.approx(LAST_BOX[box], abs=1e-5)


def test_points_of_every_roll_are_those_of_the_rules() -> None:
    state = GAME.initial_state(2, {})
    assert isinstance(state, KidsState)
    for roll, column in zip(ROLLS[::3], plan(state).gains.T[::3], strict=True):
        shown = lying(state, " ".join(ANIMALS[value - 1] for value in roll))
        assert list(column) == [offer.worth for offer in shown.offers()]


def test_filled_boxes_bring_nothing() -> None:
    gains = plan(position("dog")).gains
    assert np.isneginf(np.delete(gains, ANIMALS.index("dog"), axis=0)).all()


def test_dice_are_named_by_where_they_lie() -> None:
    assert chosen(lying(position("dog"), "dog cat dog cat dog", rolls=1)) == "roll 2 4"
    assert chosen(lying(position("two-pairs"), "duck lion cat duck lion", rolls=2)) == "score two-pairs"
    assert chosen(lying(position("full-house"), "duck lion cat duck lion", rolls=2)) == "roll 3"


def test_of_equal_boxes_the_first_on_the_sheet_is_taken() -> None:
    assert chosen(lying(position("lion", "full-house", "five-of-a-kind"), "duck duck cat cat dog")) == "score lion"


def test_casual_alone_scores_as_reckoned() -> None:
    (figures,) = simulate(GAME, ("casual",), 250, "mean").seats
    assert abs(figures.mean - 32.829) < 3 * 5.5 / 250**0.5


def test_beginner_scores_clearly_less_but_plays_sensibly() -> None:
    (figures,) = simulate(GAME, ("beginner",), 250, "mean").seats
    assert abs(figures.mean - 28.0) < 3 * 5.6 / 250**0.5  # 2 000 games: 28.0, sd 5.6


# -- the rest of the game


def adviser() -> Adviser:
    found = ADVISERS["kniffel-kids"]()
    found.prepare(GAME.initial_state(1, {}))
    return found


def test_best_expects_the_published_points() -> None:
    assert adviser().value(GAME.initial_state(2, {}), 1) == pytest.approx(33.931936, abs=1e-6)  # solvers 3


def worth_of_following(level: str) -> float:
    """What a game comes to that is played by the plans of a level: from the last box back to the first."""
    player, rolls = PLAYERS[level], range(len(ROLLS))
    worth = {0: 0.0}
    for mask in range(1, 2**11):
        turn = player.plan(position(*(box for place, box in enumerate(ALL_BOXES) if mask >> place & 1)))
        places = [ALL_BOXES.index(move.objects[0]) for move in turn.moves]
        filled = np.array(places)[turn.gains.argmax(axis=0)]
        later = np.array([worth[mask & ~(1 << int(place))] for place in filled])
        worth[mask] = follow(turn.worth, scores(BOXES)[filled, rolls] + later).value
    return worth[2**11 - 1]


def test_strong_lies_between() -> None:
    assert 32.8288 + 0.2 < worth_of_following("strong") < 33.931936 - 0.2
    assert worth_of_following("best") == pytest.approx(33.931936, abs=1e-6)


@pytest.mark.parametrize("level", ["strong", "best"])
def test_every_sheet_with_one_or_two_free_boxes_is_played_to_its_end(level: str) -> None:
    player = PLAYERS[level]
    for free in (*combinations(ALL_BOXES, 1), *combinations(ALL_BOXES, 2)):
        state: State = position(*free)
        entered = 0
        while not state.is_over():
            if state.current_player() == CHANCE:
                action = state.chance_action((2, 5, 2, 4, 3)[: len(state.chance_dice())])
            else:
                action = player.choose(state).action
                entered += isinstance(action, Decision)
            state = state.apply_action(action)
        assert entered == len(free)


def test_what_it_judges_adds_up_to_the_result() -> None:
    for seat in range(2):
        assert check_that_it_adds_up(adviser(), GAME.initial_state(2, {"start": 1}), seat, 3) > 1


def test_advice_at_the_last_box_says_aim_and_chance() -> None:
    advice = adviser().advise(lying(position("five-of-a-kind"), "cat cat cat dog duck", rolls=2))
    assert str(advice.best.action) == "roll 4 5"
    assert advice.best.aim == BOXES[-1].decision
    assert advice.best.chance == pytest.approx(1 / 36)
    assert advice.best.value == pytest.approx(10 / 36)
    strike = advice.of(BOXES[-1].decision)
    assert (strike.value, strike.chance, strike.aim) == (0, 0, None)
