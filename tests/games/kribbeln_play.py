"""Games of Kribbeln played in a record's lines, for tests that are written from the rule text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import any_play
from any_play import cell as cell
from any_play import legal as legal
from any_play import row as row
from kribbeln_spec import throw

from kribbeln_desktop.core.game import CHANCE, Option, State
from kribbeln_desktop.core.sheet import Cell, CellKind
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games import find_game

GAME = find_game("kribbeln")
play = partial(any_play.play, GAME)
ALL = "roll 1 2 3 4 5 6"
X = "X"
NO_BLACK = "none k"
"""The task of most tests: with our dice totals of 7 to 35 can fulfil it, and of 6 to 36 can fail it."""

Wish = int | str
"""A turn: a total to enter, or words such as ``s14 30`` (switch with 14, then enter 30) or ``s14 X``."""
Wishes = Sequence[Wish]
"""One for each seat; nothing is asked of a seat that has its entry already."""

Rows = dict[str, tuple[Wish, ...]]
"""The wishes of all seats for some rows."""

USUAL = {"k1": 11, "k2": 16, "k3": 21, "k4": 26}
"""What seat 0 enters where a test does not say; each further seat enters one more. Tasks: 20."""


def new(seats: int = 2, task: str = NO_BLACK, **options: object) -> State:
    """A game on a sheet that has the same task six times."""
    return GAME.initial_state(seats, {"sheet": "own", "tasks": [task] * 6, **options})


def roll(state: State, total: int, met: bool | None = True) -> State:
    """A roll of all six dice with this total that fulfils the task, fails it, or (None) either."""
    return play(state, ALL, f"show {throw(NO_BLACK, total, met)}")


def enter(state: State, total: int) -> State:
    """A whole turn: one roll, entered."""
    return play(roll(state, total, None if at_space(state) else True), "enter")


def cross(state: State, total: int = 6) -> State:
    """A whole turn: one roll that is not good enough, crossed out."""
    return play(roll(state, total, False), "cross")


def switch(state: State, total: int) -> State:
    """One roll that fails the task, put into the Kribbel space; the second attempt is next."""
    return play(roll(state, total, False), "switch")


def turn(state: State, wish: Wish) -> State:
    """A whole turn as wished."""
    for word in str(wish).split():
        if word == X:
            state = play(state, "cross") if "cross" in legal(state) else cross(state)
        else:
            state = switch(state, int(word[1:])) if word.startswith("s") else enter(state, int(word))
    return state


def reach(state: State, wanted: str = "", **rows: Wishes) -> State:
    """Play on until row ``wanted`` (else to the end), each seat as ``rows`` says; roll-offs are won by the lowest."""
    while not state.is_over() and row_played(state) != wanted:
        if state.current_player() == CHANCE:
            state = play(state, " ".join(["roll-off", "6", *"1" * (tied(state) - 1)]))
            continue
        seat = state.current_player()
        row_id = row_played(state)
        usual = USUAL.get(row_id, 20) + seat
        state = turn(state, rows[row_id][seat] if row_id in rows else usual)
    return state


def order(state: State, wishes: Wishes = ()) -> list[int]:
    """The seats in the order in which they act in the row that begins; its roll-off is over."""
    row_id, seats = row_played(state), []
    while row_played(state) == row_id:
        seats.append(state.current_player())
        state = turn(state, wishes[seats[-1]] if wishes else USUAL.get(row_id, 20))
    return seats


def allows(state: State, line: str) -> bool:
    """Whether this line of a record may follow; a refusal is always a sentence."""
    refusal = state.refusal(GAME.parse_action(line))
    assert refusal is None or say(refusal).endswith(".")
    return refusal is None


def decisions(state: State) -> set[str]:
    """The lines that may follow, rolls left out."""
    return {line for line in legal(state) if not line.startswith("roll")}


def automatic(state: State) -> str | None:
    """The line that the table writes without asking."""
    action = state.automatic_action()
    return None if action is None else str(action)


def tied(state: State) -> int:
    """How many seats must roll off now."""
    line = str(next(state.legal_actions(), ""))
    return len(line.split()) - 1 if line.startswith("roll-off") else 0


def row_played(state: State) -> str:
    """The row whose turn it is; nothing at the end."""
    return next((row.id for row in state.sheet().rows if row.played), "")


def at_space(state: State) -> bool:
    """Whether a row of Kribbel spaces is being played."""
    return row_played(state).startswith("k")


def written(cell: Cell) -> Wish | None:
    """What is written in a cell: a total, ``X``, or None."""
    words: dict[CellKind, Wish | None] = {CellKind.STRUCK: X, CellKind.FREE: None, CellKind.PREVIEW: None}
    return words.get(cell.kind, cell.entry)


def entries(state: State, row_id: str) -> tuple[Wish | None, ...]:
    """What is written in a row."""
    return tuple(map(written, row(state, row_id).cells))


def points(state: State, row_id: str) -> tuple[int | None, ...]:
    """The small numbers beside a row's entries."""
    return tuple(cell.points for cell in row(state, row_id).cells)


def sums(state: State, row_id: str) -> tuple[int | None, ...]:
    """What stands in a subtotal or in the final score."""
    return tuple(cell.entry for cell in row(state, row_id).cells)


def option(option_id: str) -> Option:
    return next(option for option in GAME.options if option.id == option_id)
