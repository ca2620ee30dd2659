"""Random legal games: what must hold in all of them, and a second referee that must agree line by line."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from compared_play import check_same_again, play_compared
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from kribbeln_play import GAME, Wish, X, entries, points, row_played, written
from kribbeln_twin import CROSSED, Referee
from random_play import Moment, chosen, game_of

from kribbeln_desktop.core.actions import Action, Decision
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


def acted(state: State, random: Random, luck: str) -> Action:
    if state.current_player() == CHANCE:
        return chance(state, random, luck)
    return chosen(list(state.legal_actions()), random)


def words(total: int | None) -> Wish | None:
    return X if total == CROSSED else total


@pytest.mark.parametrize("luck", LUCK)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("rising", [True, False])
def test_a_second_referee_agrees_before_every_line(seats: int, rising: bool, luck: str) -> None:
    """Whose turn, which decisions, how many dice; the whole sheet after every turn; points and winners."""
    random = Random(f"{seats} {rising} {luck}")
    for sheet in random.sample(sorted(SHEETS), 3):
        start = random.randrange(seats)
        state = GAME.initial_state(seats, {"sheet": sheet, "rising": rising, "start": start})
        compare(state, Referee(seats, SHEETS[sheet], rising, start), random, luck)


def compare(start: State, twin: Referee, random: Random, luck: str) -> None:
    play_compared(start, twin, lambda state: acted(state, random, luck), lambda state: same_sheet(state, twin))


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


def played(data: DataObject, start: State) -> Iterator[Moment]:
    """A whole game of legal actions."""
    random = data.draw(st.randoms(use_true_random=False))
    luck = data.draw(st.sampled_from(sorted(LUCK)))
    return game_of(start, lambda state: acted(state, random, luck))


def all_entries(state: State) -> dict[tuple[str, int], Wish]:
    """What is written: by row and seat."""
    cells = {row.id: row.cells for row in state.sheet().rows}
    shown = {(row, seat): written(cell) for row in ROWS for seat, cell in enumerate(cells[row])}
    return {place: entry for place, entry in shown.items() if entry is not None}


@settings(max_examples=25)
@given(starts(), st.data())
def test_every_decision_fills_one_cell_of_the_seat_that_took_it_for_ever(
    start: tuple[State, bool], data: DataObject
) -> None:
    first, rising = start
    filled: dict[tuple[str, int], Wish] = {}
    for moment in played(data, first):
        if isinstance(moment.action, Decision):
            row, seat = row_played(moment.state), moment.state.current_player()
            now = all_entries(moment.after)
            assert now.items() >= filled.items()
            (cell,) = now.keys() - filled.keys()
            assert cell[1] == seat
            assert (cell[0] == row) == (moment.action != Decision("switch"))
            filled = now
            if rising:
                numbers = [n for k in ("k1", "k2", "k3", "k4") if isinstance(n := now.get((k, seat)), int)]
                assert numbers == sorted(set(numbers))
    assert len(filled) == len(ROWS) * len(first.totals())
    assert moment.after.current_player() == NOBODY


@settings(max_examples=15)
@given(starts(), st.data())
def test_the_points_of_a_row_are_all_but_what_ties_and_crosses_let_lapse(
    start: tuple[State, bool], data: DataObject
) -> None:
    """n + ... + 1; x crosses lose the x lowest, m seats that tie lose m-1 + ... + 1."""
    *_, last = played(data, start[0])
    state = last.after
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
    check_same_again(GAME, first, played(data, first))
