"""The odds of tasks and boxes: published figures, and for tasks a twin that only counts colours."""

import itertools
from functools import cache

import pytest

from kribbeln_desktop.core.errors import InvalidOptionError
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.games.kribbeln_tasks import Task, read_task
from kribbeln_desktop.players.odds import box_odds, task_odds

ODDS = {  # one roll: solvers 5.3, P1; three rolls: issue 2 (the same as solvers 5.3, Pmax)
    "none o": (0.3349, 0.9725),
    "none k b": (0.0878, 0.7974),
    "exactly-1 g": (0.4019, 0.9057),
    "exactly-2 r": (0.2009, 0.7121),
    "exactly-1-without y g": (0.1317, 0.7335),
    "any-3": (0.3086, 0.8265),
    "no-3": (0.6849, 0.9925),
    "two-pairs": (0.3472, 0.8326),
    "any-4": (0.0482, 0.4565),
    "three-colours": (0.2315, 0.8345),
    "no-2": (0.2188, 0.7533),
    "more b g": (0.3582, 0.8997),
    "equal y b": (0.2837, 0.8990),
    "different r k": (0.7163, 0.9907),
    "all-different g o r": (0.3229, 0.8662),
    "most r": (0.0987, 0.5812),
}


@pytest.mark.parametrize(("task", "odds"), ODDS.items())
def test_odds_are_the_published_ones_to_four_digits(task: str, odds: tuple[float, float]) -> None:
    assert tuple(round(chance, 4) for chance in task_odds(task)) == odds


Counts = tuple[int, ...]


def counting_twin(task: Task) -> tuple[float, float]:
    """The odds by colour counts alone: every die shows each colour once, so the dice need not be told apart."""

    @cache
    def rolled(kept: Counts, rolls_left: int) -> float:
        """The other dice are rolled, one after the other; afterwards ``rolls_left`` rolls are left."""
        if sum(kept) == 6:
            return best(kept, rolls_left)
        more = [tuple(n + (colour == c) for c, n in enumerate(kept)) for colour in range(6)]
        return sum(rolled(counts, rolls_left) for counts in more) / 6

    @cache
    def best(counts: Counts, rolls_left: int) -> float:
        if rolls_left == 0:
            return float(task.is_met(counts))
        keeps = itertools.product(*(range(n + 1) for n in counts))
        return max(rolled(kept, rolls_left - 1) for kept in keeps)

    nothing = (0,) * 6
    return rolled(nothing, 0), rolled(nothing, 2)


@pytest.mark.parametrize("task", ODDS)
def test_odds_are_those_of_a_twin_that_counts_colours(task: str) -> None:
    assert task_odds(task) == pytest.approx(counting_twin(read_task(task)), abs=1e-12)


def test_no_orange_in_three_rolls_follows_by_arithmetic() -> None:
    assert task_odds("none o").three_rolls == pytest.approx((1 - 1 / 216) ** 6, abs=1e-12)  # solvers 5.2


@pytest.mark.parametrize("task", ["", "none", "none p", "none k k", "any-5", "most r g", "None k"])
def test_unknown_task_is_refused_in_a_sentence(task: str) -> None:
    with pytest.raises(InvalidOptionError, match="There is no task"):
        task_odds(task)


BOXES = {  # solvers 4.2 and 3, arithmetic: in one roll, in three
    "kniffel": {
        "three-of-a-kind": (0.212963, 0.743195),
        "four-of-a-kind": (0.020062, 0.290794),
        "full-house": (0.038580, 0.362883),
        "small-straight": (0.154321, 0.615442),
        "large-straight": (0.030864, 0.261095),
        "five-of-a-kind": (0.000772, 0.046029),
    },
    "kniffel-kids": {
        "three-of-a-kind": (0.212963, 0.743195),
        "two-pairs": (0.270062, 0.742419),
        "full-house": (0.038580, 0.362883),
        "five-different": (0.092593, 0.525139),
        "five-of-a-kind": (0.000772, 0.046029),
    },
    "dice-duel": {
        "two-pairs": (0.270062, 0.742419),
        "three-of-a-kind": (0.212963, 0.743195),
        "small-straight": (0.154321, 0.615442),
        "flush": (0.062500, 0.648438),
        "full-house": (0.038580, 0.362883),
        "four-of-a-kind": (0.020062, 0.290794),
        "large-straight": (0.030864, 0.261095),
    },
}


@pytest.mark.parametrize("game", BOXES)
def test_odds_of_boxes_are_the_published_ones_to_six_digits(game: str) -> None:
    known = {box: tuple(round(chance, 6) for chance in box_odds(find_game(game), box)) for box in BOXES[game]}
    assert known == BOXES[game]
    assert set(find_game(game).yes_or_no) == set(known)


@pytest.mark.parametrize("game", BOXES)
def test_help_tells_the_same_chances(game: str) -> None:
    told = [example.chance for example in find_game(game).examples() if example.chance is not None]
    assert told[: len(BOXES[game])] == [three_rolls for _one_roll, three_rolls in BOXES[game].values()]


def test_every_game_is_known_here() -> None:
    assert set(BOXES) == {game.id for game in GAMES if game.yes_or_no}


@pytest.mark.parametrize(
    ("game", "box"),
    [("kniffel", "chance"), ("kniffel", "ones"), ("kniffel-kids", "duck"), ("dice-duel", "gold"), ("kniffel", "")],
)
def test_box_without_a_yes_or_no_is_refused_in_a_sentence_that_names_the_others(game: str, box: str) -> None:
    with pytest.raises(InvalidOptionError) as caught:
        box_odds(find_game(game), box)
    assert f"“{box}”" in str(caught.value)
    assert all(known in str(caught.value) for known in BOXES[game])
