"""What Kribbeln's actions are worth to a player: published totals and chances, their ranking, real dice."""

import pytest

from kribbeln_desktop.core.actions import Roll
from kribbeln_desktop.core.game import NOBODY, State
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kribbeln_tasks import load_dice, read_task
from kribbeln_desktop.players import find_level
from kribbeln_desktop.players.kribbeln import best_alternatives, dice_of, known, solve_attempt
from kribbeln_desktop.players.player import Player

GAME = find_game("kribbeln")
DICE = load_dice()["1"]
ALL = "roll 1 2 3 4 5 6"
NO_BLACK: dict[str, object] = {"sheet": "own", "tasks": ["none k"] * 6}


def made(level: str) -> Player:
    return find_level("kribbeln", level).make()


def play(state: State, *lines: str) -> State:
    for line in lines:
        state = state.apply_action(GAME.parse_action(line))
    return state


CASUAL_TURNS = {  # solvers 5.3: max E[total x fulfilled], and P there
    "none o": (22.574, 0.9194),
    "exactly-1 g": (21.441, 0.8578),
    "exactly-2 r": (16.108, 0.6823),
    "any-3": (18.915, 0.7930),
    "no-3": (25.022, 0.9533),
    "two-pairs": (19.239, 0.7958),
    "any-4": (9.855, 0.4551),
    "three-colours": (18.291, 0.7976),
    "no-2": (16.793, 0.7345),
    "most r": (12.961, 0.5664),
}


@pytest.mark.parametrize(("task", "figures"), CASUAL_TURNS.items())
def test_first_roll_is_worth_the_published_total_and_chance(task: str, figures: tuple[float, float]) -> None:
    state = GAME.initial_state(2, {"sheet": "own", "tasks": [task] * 6})
    (alternative,) = made("casual").choose(state).alternatives
    assert str(alternative.action) == ALL
    assert alternative.value == pytest.approx(figures[0], abs=6e-4)
    assert alternative.chance == pytest.approx(figures[1], abs=6e-5)


def test_free_kribbel_space_is_worth_28() -> None:
    attempt = solve_attempt(DICE, None, 0)
    assert attempt.totals.value == pytest.approx(28, abs=1e-4)  # issue 2
    assert attempt.chances.value == pytest.approx(1, abs=1e-6)


def test_alternatives_are_ranked_and_the_first_is_chosen() -> None:
    state = play(GAME.initial_state(2, NO_BLACK), ALL, "show 1k 6k 4r 2y 2r 6y")
    choice = made("casual").choose(state)
    values = [alternative.value for alternative in choice.alternatives]
    assert values == sorted(values, reverse=True)
    assert choice.action == choice.alternatives[0].action == Roll((1, 2, 4, 5))
    assert all(0 < alternative.chance <= 1 for alternative in choice.alternatives)


def test_what_fits_and_cannot_be_bettered_is_entered() -> None:
    task: dict[str, object] = {"sheet": "own", "tasks": ["no-3"] * 6}
    state = play(GAME.initial_state(2, task), ALL, "show 6r 6k 6g 6b 6o 6y")
    choice = made("casual").choose(state)
    assert str(choice.action) == "enter"
    assert choice.alternatives[0].value == 36
    assert choice.alternatives[0].chance == 1


def test_switch_is_worth_the_attempt_that_follows() -> None:
    state = play(GAME.initial_state(2, NO_BLACK), ALL, "show 1k 2g 3b 4o 5y 6r", "roll 1", "show 1k", "roll 1")
    choice = made("casual").choose(play(state, "show 1k"))
    assert [str(alternative.action) for alternative in choice.alternatives] == ["switch", "cross"]
    assert choice.alternatives[0].value == pytest.approx(22.574, abs=6e-4)  # solvers 5.3


def test_real_dice_that_lie_in_another_order_are_sorted_out() -> None:
    here = play(GAME.initial_state(2, NO_BLACK), ALL, "show 1k 6k 4r 2y 2r 6y")
    there = play(GAME.initial_state(2, NO_BLACK), ALL, "show 6y 2r 2y 4r 6k 1k")
    expected, answered = best_alternatives(known(here), 3), best_alternatives(known(there), 3)
    for one, other in zip(expected, answered, strict=True):
        assert isinstance(one.action, Roll)
        assert other.action == Roll(tuple(sorted(7 - position for position in one.action.positions)))
        assert (one.value, one.chance) == (other.value, other.chance)


def test_real_dice_that_clash_get_the_free_ones_in_order() -> None:
    state = known(play(GAME.initial_state(2, NO_BLACK), ALL, "show 6y 6y 1k 1o 2k 3g"))
    assert dice_of(DICE, state.faces) == (5, 1, 0, 3, 2, 4)
    for level in ("beginner", "casual"):
        assert state.refusal(made(level).choose(state).action) is None


def test_other_games_states_are_refused() -> None:
    class Foreign:
        def current_player(self) -> int:
            return NOBODY

    with pytest.raises(TypeError, match="Foreign"):
        known(Foreign())  # type: ignore[arg-type]


def test_task_of_another_sheet_is_solved_once() -> None:
    first = solve_attempt(DICE, read_task("none k"), 0)
    assert solve_attempt(DICE, read_task("none k"), 0) is first
