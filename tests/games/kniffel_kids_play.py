"""Games of Kniffel Kids played in a record's lines, for tests that are written from the rule text."""

from __future__ import annotations

from collections.abc import Iterable

from kniffel_kids_spec import BEST, BOXES, NOTHING

from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.sheet import Cell, CellKind, Row
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games import find_game

GAME = find_game("kniffel-kids")
ALL = "roll 1 2 3 4 5"


def new(seats: int = 2, **options: object) -> State:
    """A game that begins."""
    return GAME.initial_state(seats, options)


def play(state: State, *lines: str) -> State:
    """The state after these lines of a record."""
    for line in lines:
        state = state.apply_action(GAME.parse_action(line))
    return state


def throw(state: State, faces: str) -> State:
    """All five dice show ``faces``."""
    return play(state, ALL, f"show {faces}")


def turn(state: State, box: str, faces: str = "") -> State:
    """A whole turn: one roll (the best for the box where nothing is said), entered there."""
    return play(throw(state, faces or BEST[box]), f"score {box}")


def filled(state: State, *boxes: str) -> State:
    """Every seat has entered the best roll in each of ``boxes``."""
    for box in boxes:
        for _ in state.totals():
            state = turn(state, box)
    return state


def finished(state: State, *boxes: Iterable[str]) -> State:
    """To the end of a game that begins: each seat has all points in its ``boxes``, and has struck the others."""
    for box in BOXES:
        for _ in state.totals():
            has_it = box in boxes[state.current_player()]
            state = turn(state, box, (BEST if has_it else NOTHING)[box])
    return state


def legal(state: State) -> set[str]:
    """All lines that may follow."""
    return set(map(str, state.legal_actions()))


def free(state: State) -> set[str]:
    """The boxes that may be filled now."""
    return {line.removeprefix("score ") for line in legal(state) if line.startswith("score ")}


def previews(state: State) -> dict[str, int | None]:
    """What stands in grey in each free box of the seat whose turn it is."""
    seat = state.current_player()
    cells = {row.id: row.cells[seat] for row in state.sheet().rows}
    return {box: cell.entry for box, cell in cells.items() if cell.kind is CellKind.PREVIEW}


def offered(state: State, box: str) -> int | None:
    """What stands in grey in one box of the seat whose turn it is."""
    return previews(state).get(box)


def why_not(state: State, line: str) -> str:
    """The sentence that refuses a line; nothing where it may follow."""
    refusal = state.refusal(GAME.parse_action(line))
    return "" if refusal is None else say(refusal)


def row(state: State, row_id: str) -> Row:
    """A row of the sheet."""
    return next(row for row in state.sheet().rows if row.id == row_id)


def cell(state: State, row_id: str, seat: int = 0) -> Cell:
    """A seat's cell."""
    return row(state, row_id).cells[seat]


def written(state: State, box: str, seat: int = 0) -> int | None:
    """What a seat has entered; None while nothing stands there."""
    return entry(cell(state, box, seat))


def entry(cell: Cell) -> int | None:
    """What is entered in a cell; None while nothing stands there."""
    return cell.entry if cell.kind in (CellKind.ENTERED, CellKind.STRUCK) else None
