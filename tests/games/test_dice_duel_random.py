"""Random legal games: a second referee that must agree line by line, and what must hold in all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from compared_play import check_same_again, play_compared
from dice_duel_play import GAME, KINDS, in_tray, sheet
from dice_duel_spec import VALUES
from dice_duel_twin import Referee
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from random_play import Moment, game_of

from kribbeln_desktop.core.actions import Action, Decision, Roll
from kribbeln_desktop.core.game import CHANCE, NOBODY, State

LUCK: dict[str, tuple[str, ...]] = {
    "fair": (),
    "kniffels": ("33333", "55555"),
    "alike": ("11144", "11112", "33333", "22244"),
    "straights": ("12345", "23456", "12341"),
    "flushes": ("24466", "13355", "22222"),
    "nothing": ("12466", "13566", "12466", "66666"),
}
"""What may lie after a roll besides fair dice: Kniffels, kinds that soon run out, nothing that counts."""


def fallen(random: Random, luck: str, dice: int) -> list[int]:
    """Roll-offs tie often; a roll is a whole throw of the luck as often as fair."""
    if LUCK[luck] and random.random() < 0.5:
        return [int(pip) for pip in random.choice(LUCK[luck])[:dice]]
    return [random.randint(1, 6) for _ in range(dice)]


def chance(state: State, random: Random, luck: str) -> Action:
    return state.chance_action(fallen(random, luck, len(state.chance_dice())))


def chosen(state: State, random: Random) -> Action:
    """A decision, or a roll of all dice or of any."""
    actions = list(state.legal_actions())
    decisions = [action for action in actions if isinstance(action, Decision)]
    rolls = [action for action in actions if isinstance(action, Roll)]
    if not decisions or (rolls and random.random() < 0.4):
        return random.choice([rolls[0], random.choice(rolls)])
    return random.choice(decisions)


def acted(state: State, random: Random, luck: str) -> Action:
    is_chance = state.current_player() == CHANCE
    return chance(state, random, luck) if is_chance else chosen(state, random)


@pytest.mark.parametrize("luck", LUCK)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_second_referee_agrees_before_every_line(seats: int, luck: str) -> None:
    """Whose turn, every decision, how many dice; all chips, bonuses and totals after each decision; the winners."""
    random = Random(f"{seats} {luck}")
    for _ in range(4):
        compare(GAME.initial_state(seats, {}), Referee(seats), random, luck)


def compare(start: State, twin: Referee, random: Random, luck: str) -> None:
    play_compared(start, twin, lambda state: acted(state, random, luck), lambda state: same_chips(state, twin))


def same_chips(state: State, twin: Referee) -> None:
    assert sheet(state) == twin.rows()
    assert in_tray(state) == {kind: twin.tray.count(kind) for kind in KINDS}
    assert [stack.aside for stack in state.chips()] == [twin.side.count(kind) for kind in KINDS]
    assert list(state.totals()) == twin.totals()


def test_the_random_games_come_to_all_that_matters() -> None:
    """Kniffels from aside, two chips alone, empty stacks, a last chip and none, gold and silver."""
    seen: Counter[str] = Counter()
    for seats in (1, 3):
        for luck in LUCK:
            random = Random(f"{seats} {luck}")
            for _ in range(3):
                seen += noted(seats, random, luck)
    assert min(seen.values()) >= 3, seen
    assert set(seen) == {"from aside", "second", "empty stack", "last", "no last", "gold", "silver", "stack"}


def noted(seats: int, random: Random, luck: str) -> Counter[str]:
    """What happens in a game whose lines are chosen by chance."""
    state, seen = GAME.initial_state(seats, {}), Counter[str]()
    for moment in game_of(state, lambda state: acted(state, random, luck)):
        state = moment.after
        if str(moment.action) == "pass":
            seen["empty stack"] += 0 in in_tray(moment.state).values()
        if isinstance(moment.action, Decision):
            seen["from aside"] += str(moment.action).endswith("aside")
            seen["second"] += seats == 1 and state.tray().rolls_used > 0
    rows = sheet(state)
    lasts = sum(entry or 0 for entry in rows["last-chip"])
    seen.update(last=lasts == 20, gold=50 in rows["gold"], silver=20 in rows["silver"], stack=any(rows["stacks"]))
    seen["no last"] += lasts == 0
    return seen


# -- what must hold in every game


def played(data: DataObject, seats: int) -> Iterator[Moment]:
    """A whole game of legal actions."""
    random = data.draw(st.randoms(use_true_random=False))
    luck = data.draw(st.sampled_from(sorted(LUCK)))
    return game_of(GAME.initial_state(seats, {}), lambda state: acted(state, random, luck))


Places = dict[str, dict[str, int]]


def places(state: State) -> Places:
    """Where the chips of each kind are: in the tray, aside, with each seat."""
    rows = sheet(state)
    return {
        stack.kind: {
            "tray": stack.in_tray,
            "aside": stack.aside,
            **{str(seat): entry or 0 for seat, entry in enumerate(rows[stack.kind])},
        }
        for stack in state.chips()
    }


@settings(max_examples=10, deadline=None)
@given(st.integers(1, 4), st.data())
def test_28_chips_are_somewhere_at_every_moment_and_four_of_each_kind(seats: int, data: DataObject) -> None:
    for moment in played(data, seats):
        where = places(moment.after)
        assert [sum(counts.values()) for counts in where.values()] == [4] * 7
        assert min(min(counts.values()) for counts in where.values()) >= 0


@settings(max_examples=10, deadline=None)
@given(st.integers(1, 4), st.data())
def test_a_decision_moves_one_chip_or_after_a_pass_at_most_one_aside(seats: int, data: DataObject) -> None:
    where = places(GAME.initial_state(seats, {}))
    for moment in played(data, seats):
        before, where = where, places(moment.after)
        moved = differences(before, where)
        match moment.action:
            case Decision("take", (kind,)):
                assert moved == {(kind, "tray"): -1, (kind, str(moment.state.current_player())): 1}
            case Decision("take", (kind, _aside)):
                assert moved == {(kind, "aside"): -1, (kind, str(moment.state.current_player())): 1}
            case Decision("pass"):
                assert len({kind for kind, _where in moved}) <= 1
                assert {where: by for (_kind, where), by in moved.items()} in ({}, {"tray": -1, "aside": 1})
                assert moved or seats > 1
            case _:
                assert moved == {}


def differences(before: Places, after: Places) -> dict[tuple[str, str], int]:
    return {
        (kind, where): after[kind][where] - count
        for kind, counts in before.items()
        for where, count in counts.items()
        if after[kind][where] != count
    }


@settings(max_examples=10, deadline=None)
@given(st.integers(1, 4), st.data())
def test_while_a_chip_is_aside_no_dearer_one_is_in_the_tray(seats: int, data: DataObject) -> None:
    """The highest goes aside, and nothing comes back into the tray."""
    for moment in played(data, seats):
        if isinstance(moment.action, Decision):
            where = places(moment.after)
            lowest = min((VALUES[kind] for kind in KINDS if where[kind]["aside"]), default=50)
            assert all(where[kind]["tray"] == 0 for kind in KINDS if VALUES[kind] > lowest)


@settings(max_examples=10, deadline=None)
@given(st.integers(1, 4), st.data())
def test_a_total_is_all_chips_and_bonuses_and_never_above_1000(seats: int, data: DataObject) -> None:
    *_, last = played(data, seats)
    state = last.after
    rows = sheet(state)
    for seat in range(seats):
        worth = sum((rows[kind][seat] or 0) * VALUES[kind] for kind in KINDS)
        bonus = sum(rows[row][seat] or 0 for row in ("gold", "silver", "stacks", "last-chip"))
        assert state.totals()[seat] == worth + bonus <= 1000
    assert sum(entry or 0 for entry in rows["last-chip"]) in (0, 20)
    assert state.current_player() == NOBODY


@settings(max_examples=10, deadline=None)
@given(st.integers(1, 4), st.data())
def test_the_same_lines_give_the_same_game(seats: int, data: DataObject) -> None:
    check_same_again(GAME, GAME.initial_state(seats, {}), played(data, seats))
