"""Kniffel Dice Duel's *casual* and *beginner*: the chip of the turn, the tray and what lies aside, alone."""

import random
from dataclasses import replace

import numpy as np
import pytest
from dice_duel_spec import VALUES

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.game import CHANCE, State
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.dice_duel_kinds import DIE
from kribbeln_desktop.games.dice_duel_state import DiceDuelState
from kribbeln_desktop.players import find_level
from kribbeln_desktop.players.dice_duel import plan
from kribbeln_desktop.players.five_dice import ROLLS, roll_index, solve

GAME = find_game("dice-duel")
KINDS = tuple(VALUES)
ONES = roll_index((1,) * 5)


def position(*owned: dict[str, int], aside: dict[str, int] | None = None) -> DiceDuelState:
    """Seat 0 is to play; each seat owns these chips, and the others that do not lie aside are in the tray."""
    state = GAME.initial_state(len(owned), {})
    assert isinstance(state, DiceDuelState)
    chips = [tuple(mine.get(kind, 0) for kind in KINDS) for mine in owned]
    lying_aside = tuple((aside or {}).get(kind, 0) for kind in KINDS)
    tray = tuple(4 - sum(column) for column in zip(lying_aside, *chips, strict=True))
    return replace(state, owned=tuple(chips), in_tray=tray, aside=lying_aside, tied=())


def lying(state: DiceDuelState, values: str, rolls: int = 3) -> DiceDuelState:
    """The dice show ``values`` after so many rolls."""
    faces = tuple(DIE[int(value) - 1] for value in values)
    return replace(state, attempt=replace(state.attempt, faces=faces, rolls=rolls))


def chosen(state: State, level: str = "casual") -> str:
    return str(find_level("dice-duel", level).make().choose(state).action)


def gain(state: DiceDuelState, line: str, roll: tuple[int, ...] = (1,) * 5) -> float:
    """What this decision brings at a roll."""
    turn = plan(state)
    return float(turn.gains[turn.moves.index(Decision("take", tuple(line.split()))), roll_index(roll)])


ALL_BUT_ONE_FLUSH = {**dict.fromkeys(KINDS, 4), "flush": 3}


# -- what a turn brings


def test_opening_turn_with_another_after_a_kniffel_is_worth_the_published_chips() -> None:
    turn = plan(position({}, {}))
    brought = turn.gains.max(axis=0)
    assert brought[ONES] == 50
    brought[[roll_index((value,) * 5) for value in range(1, 7)]] += 26.86
    assert solve(brought).value == pytest.approx(26.86, abs=5e-3)  # solvers 4.2
    assert 25.5 < turn.worth.value < 26.86 - 0.0126 * 26.86  # .0126: a Kniffel in two rolls, solvers 4.2


def test_some_chip_comes_with_the_published_chance_to_who_wants_nothing_else() -> None:
    turn = plan(position({}, {}))
    assert solve((turn.gains.max(axis=0) > 0).astype(float)).value == pytest.approx(0.981, abs=6e-4)  # solvers 4.2
    assert 0.9 < turn.chances.value < 0.981


@pytest.mark.parametrize(
    ("kind", "chance"),  # solvers 4.2, Kniffel counts too
    [("two-pairs", 0.742754), ("full-house", 0.366145), ("small-straight", 0.616025), ("large-straight", 0.265319)],
)
def test_last_stack_is_reached_with_the_published_chance(kind: str, chance: float) -> None:
    brought = plan(position({}, {**dict.fromkeys(KINDS, 4), kind: 2})).gains.max(axis=0)
    assert solve((brought > 0).astype(float)).value == pytest.approx(chance, abs=6e-7)


def test_every_roll_brings_what_the_rules_give() -> None:
    generator = random.Random(3)
    for seats in (2, 3, 2, 4):
        state: State = GAME.initial_state(seats, {})
        while not state.is_over():
            if state.current_player() == CHANCE:
                action = state.chance_action([generator.choice((1, 2, 2, 3, 3, 3)) for _ in state.chance_dice()])
            else:
                if not state.tray().rolls_used and generator.random() < 0.3:
                    check_gains(state)
                actions = list(state.legal_actions())
                takes = [action for action in actions if str(action).startswith("take")]
                action = generator.choice(takes or actions)
            state = state.apply_action(action)


def check_gains(state: State) -> None:
    """Every take and the chip it brings, whatever it means for sets, the last chip and the end."""
    assert isinstance(state, DiceDuelState)
    turn = plan(state)
    for roll in (*ROLLS[1::9], (6,) * 5):
        shown = lying(state, "".join(map(str, roll)))
        for move, brought in zip(turn.moves, turn.gains[:, roll_index(roll)], strict=True):
            if shown.refusal(move) is not None:
                assert brought == -np.inf
            else:
                assert isinstance(move, Decision)
                assert brought == (VALUES[move.objects[0]] if move.objects else 0)


def test_neither_sets_nor_the_last_chip_count() -> None:
    five_kinds = dict.fromkeys(KINDS[:5], 1)
    small = (1, 2, 3, 4, 6)
    four = (1, 1, 1, 1, 2)
    assert gain(position({}, {}), "four-of-a-kind", four) == 40
    assert gain(position(five_kinds, {}), "four-of-a-kind", four) == 40  # silver
    assert gain(position(dict.fromkeys(KINDS[:6], 1), {}), "large-straight", (1, 2, 3, 4, 5)) == 50  # gold
    assert gain(position({"small-straight": 3}, {}), "small-straight", small) == 20  # a full stack
    nearly_all = {**dict.fromkeys(KINDS, 4), "small-straight": 3}
    assert gain(position({}, nearly_all), "small-straight", small) == 20  # the last chip


# -- what is chosen


def test_dearest_chip_that_fits_is_taken() -> None:
    assert chosen(lying(position({}, {}), "44442")) == "take four-of-a-kind"
    assert chosen(lying(position({}, {}), "12345")) == "take large-straight"
    assert chosen(lying(position({}, {"large-straight": 4}), "12345")) == "take small-straight"
    assert chosen(lying(position({}, {}), "12366")) == "pass"


def test_kniffel_takes_the_dearest_chip_wherever_it_lies() -> None:
    kniffel = "66666"
    assert chosen(lying(position({}, {}, aside={"large-straight": 2}), kniffel)) == "take large-straight"
    assert chosen(lying(position({}, {}, aside={"large-straight": 4}), kniffel)) == "take large-straight aside"
    assert chosen(lying(position({}, {"large-straight": 4}), kniffel)) == "take four-of-a-kind"


def test_chip_that_fits_is_taken_even_if_it_ends_a_game_that_is_lost() -> None:
    assert chosen(lying(position({}, ALL_BUT_ONE_FLUSH), "66666")) == "take flush"
    assert chosen(lying(position({}, ALL_BUT_ONE_FLUSH), "66662")) == "take flush"


def test_alone_a_kniffel_is_two_chips() -> None:
    start = position({})
    assert gain(start, "large-straight") == 100
    assert gain(start, "two-pairs") == 55
    assert gain(position(dict.fromkeys(KINDS[:5], 1)), "four-of-a-kind") == 40 + 50
    first = lying(start, "33333")
    assert chosen(first) == "take large-straight"
    second = first.apply_action(Decision("take", ("large-straight",)))
    choice = find_level("dice-duel", "casual").make().choose(second)
    assert str(choice.action) == "take large-straight"
    assert [alternative.value for alternative in choice.alternatives] == [50, 40, 30]


def test_alone_the_last_chip_may_be_followed_by_one_from_aside() -> None:
    assert gain(position(ALL_BUT_ONE_FLUSH), "flush") == 25
    for aside in (1, 2):
        state = position({**ALL_BUT_ONE_FLUSH, "flush": 3 - aside}, aside={"flush": aside})
        assert gain(state, "flush") == gain(state, "flush aside") == 2 * 25
        assert chosen(lying(state, "55555")) == "take flush"


def test_dice_are_named_by_where_they_lie() -> None:
    choice = find_level("dice-duel", "casual").make().choose(lying(position({}, {}), "61345", rolls=2))
    assert str(choice.action) == "roll 2"
    assert choice.alternatives[0].value == pytest.approx(50 / 6 + 20 * 5 / 6)  # a 2 makes the large straight
    assert str(choice.alternatives[1].action) == "take small-straight"


def test_beginner_is_glad_of_little() -> None:
    """Of all first rolls with two pairs it takes some at once, which casual never does."""
    pairs = [lying(position({}, {}), f"{a}{b}{a}{b}{c}", rolls=1) for a, b, c in PAIRS]
    assert not any(chosen(moment) == "take two-pairs" for moment in pairs)
    taken = sum(chosen(moment, "beginner") == "take two-pairs" for moment in pairs)
    assert 0.2 < taken / len(pairs) < 0.6


NUMBERS = range(1, 7)
PAIRS = [(a, b, c) for a in NUMBERS for b in NUMBERS for c in NUMBERS if len({a, b, c}) == 3 and (a + b) % 2]
