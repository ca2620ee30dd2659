"""Random legal games: what must hold in all of them, and a second referee that must agree line by line."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from kribbeln_play import GAME, Wish, X, entries, points, row_played, written
from kribbeln_twin import CROSSED, Ask, Referee

from kribbeln_desktop.core.actions import Action, Decision, Roll
from kribbeln_desktop.core.game import CHANCE, NOBODY, State

ROWS = ("t1", "t2", "k1", "t3", "t4", "k2", "t5", "t6", "k3", "k4")
SHEETS = {
    "1": ["none o", "exactly-1 g", "equal y b", "any-3", "more b g", "any-4"],
    "2": ["different r k", "exactly-1 o", "exactly-1-without y g", "three-colours", "no-2", "most r"],
    "3": ["no-3", "more r y", "two-pairs", "all-different g o r", "none k b", "exactly-2 r"],
    "4": ["none y", "equal g o", "any-3", "more k b", "three-colours", "exactly-2 g"],
    "5": ["different g y", "exactly-1 k", "two-pairs", "none r o", "no-2", "most b"],
    "6": ["no-3", "equal r k", "all-different y b k", "exactly-1-without b r", "exactly-2 o", "any-4"],
}
LUCK: dict[str, str] = {"fair": "123456", "high": "5666", "low": "112", "flat": "", "one": "3"}
"""What the dice show: ``flat`` all the same; high ones fill the bar to 36, equal ones make ties."""


def thrown(random: Random, luck: str, dice: int) -> list[int]:
    if luck == "flat":
        return [random.randint(1, 6)] * dice if dice > 2 else [random.randint(1, 6) for _ in range(dice)]
    return [int(random.choice(LUCK[luck])) for _ in range(dice)]


def chance(state: State, random: Random, luck: str) -> Action:
    """A roll-off is fair now and then, or it would never end."""
    is_fair = luck != "fair" and random.random() < 0.5
    return state.chance_action(thrown(random, "fair" if is_fair else luck, len(state.chance_dice())))


def chosen(state: State, random: Random) -> Action:
    """A decision or a roll, either as often as the other."""
    actions = list(state.legal_actions())
    by_kind: list[list[Action]] = [
        [a for a in actions if isinstance(a, Roll)],
        [a for a in actions if isinstance(a, Decision)],
    ]
    return random.choice(random.choice([kind for kind in by_kind if kind]))


def words(total: int | None) -> Wish | None:
    return X if total == CROSSED else total


@pytest.mark.parametrize("luck", LUCK)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("rising", [True, False])
def test_a_second_referee_agrees_before_every_line(seats: int, rising: bool, luck: str) -> None:
    """Whose turn, which decisions, how many dice; the whole sheet after every turn; points and winners."""
    random = Random(f"{seats} {rising} {luck}")
    for sheet in random.sample(sorted(SHEETS), 3):
        tasks = SHEETS[sheet]
        start = random.randrange(seats)
        state: State = GAME.initial_state(seats, {"sheet": sheet, "rising": rising, "start": start})
        twin = Referee(seats, tasks, rising, start)
        play_compared(state, twin, random, luck)


def play_compared(state: State, twin: Referee, random: Random, luck: str) -> None:
    asking = twin.play()
    ask: Ask | None = next(asking)
    while ask is not None:
        same_ask(state, ask)
        action = chance(state, random, luck) if ask.seat is None else chosen(state, random)
        state = state.apply_action(action)
        ask = sent(asking, str(action))
        if isinstance(action, Decision):
            same_sheet(state, twin)
    assert state.is_over()
    assert list(state.totals()) == twin.scores()
    assert list(state.final_standings().winners) == twin.winners()


def sent(asking: Generator[Ask, str, None], line: str) -> Ask | None:
    try:
        return asking.send(line)
    except StopIteration:
        return None


def same_ask(state: State, ask: Ask) -> None:
    if ask.seat is None:
        assert state.current_player() == CHANCE
        assert len(state.chance_dice()) == ask.dice
        return
    assert state.current_player() == ask.seat
    assert {str(action).split()[0] for action in state.legal_actions()} == ask.verbs


def same_sheet(state: State, twin: Referee) -> None:
    seats = range(twin.seats)
    cells = {row.id: row.cells for row in state.sheet().rows}
    for row in ROWS:
        assert tuple(map(written, cells[row])) == tuple(words(twin.written.get((row, seat))) for seat in seats)
        expected = [twin.points.get((row, seat)) if twin.seats > 1 else None for seat in seats]
        assert [cell.points for cell in cells[row]] == expected
    if twin.seats > 1:
        assert list(state.totals()) == [twin.running(seat) for seat in seats]
        for row, subtotal in zip(("subtotal-1", "subtotal-2", "final"), twin.subtotals, strict=False):
            assert [cell.entry for cell in cells[row]] == subtotal


@st.composite
def starts(draw: st.DrawFn) -> tuple[State, bool]:
    """The start of a game, and whether its Kribbel spaces rise."""
    seats, rising = draw(st.integers(1, 5)), draw(st.booleans())
    sheet, start = draw(st.sampled_from(sorted(SHEETS))), draw(st.integers(0, seats - 1))
    return GAME.initial_state(seats, {"sheet": sheet, "rising": rising, "start": start}), rising


def played(data: DataObject, state: State) -> Iterator[tuple[State, Action, State]]:
    """A whole game of legal actions: each with the states before and after it."""
    random = data.draw(st.randoms(use_true_random=False))
    luck = data.draw(st.sampled_from(sorted(LUCK)))
    while not state.is_over():
        is_chance = state.current_player() == CHANCE
        action = chance(state, random, luck) if is_chance else chosen(state, random)
        before, state = state, state.apply_action(action)
        yield before, action, state


def all_entries(state: State) -> dict[tuple[str, int], Wish]:
    """What is written: by row and seat."""
    return {(row, seat): entry for row in ROWS for seat, entry in enumerate(entries(state, row)) if entry is not None}


@settings(max_examples=25)
@given(starts(), st.data())
def test_every_decision_fills_one_cell_of_the_seat_that_took_it_for_ever(
    start: tuple[State, bool], data: DataObject
) -> None:
    first, rising = start
    filled: dict[tuple[str, int], Wish] = {}
    state = first
    for before, action, state in played(data, first):
        if isinstance(action, Decision):
            row, seat = row_played(before), before.current_player()
            now = all_entries(state)
            assert now.items() >= filled.items()
            (cell,) = now.keys() - filled.keys()
            assert cell[1] == seat
            assert (cell[0] == row) == (action != Decision("switch"))
            filled = now
            if rising:
                numbers = [n for k in ("k1", "k2", "k3", "k4") if isinstance(n := now.get((k, seat)), int)]
                assert numbers == sorted(set(numbers))
    assert len(filled) == len(ROWS) * len(state.totals())
    assert state.current_player() == NOBODY


@settings(max_examples=15)
@given(starts(), st.data())
def test_the_points_of_a_row_are_all_but_what_ties_and_crosses_let_lapse(
    start: tuple[State, bool], data: DataObject
) -> None:
    """n + ... + 1; x crosses lose the x lowest, m seats that tie lose m-1 + ... + 1."""
    state, _ = start
    *_, (_before, _action, state) = played(data, state)
    n = len(state.totals())
    for row in ROWS if n > 1 else ():
        totals = entries(state, row)
        crosses = totals.count(X)
        ties = [totals.count(total) for total in set(totals) - {X}]
        expected = n * (n + 1) // 2 - crosses * (crosses + 1) // 2 - sum(m * (m - 1) // 2 for m in ties)
        assert sum(point or 0 for point in points(state, row)) == expected


@settings(max_examples=10)
@given(starts(), st.data())
def test_the_same_lines_give_the_same_game(start: tuple[State, bool], data: DataObject) -> None:
    first, _ = start
    lines = [(str(action), state) for _before, action, state in played(data, first)]
    again = first
    for line, state in lines:
        again = again.apply_action(GAME.parse_action(line))
        assert again == state
        assert hash(again) == hash(state)
