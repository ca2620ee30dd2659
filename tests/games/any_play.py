"""Any game played in a record's lines, and what its sheet shows."""

from __future__ import annotations

from kribbeln_desktop.core.game import Game, State
from kribbeln_desktop.core.sheet import Cell, CellKind, Row
from kribbeln_desktop.core.texts import say


def play(game: Game, state: State, *lines: str) -> State:
    """The state after these lines of a record."""
    for line in lines:
        state = state.apply_action(game.parse_action(line))
    return state


def refused(game: Game, state: State, line: str) -> str:
    """The sentence that refuses this line; empty where it may follow."""
    refusal = state.refusal(game.parse_action(line))
    return "" if refusal is None else say(refusal)


def legal(state: State) -> set[str]:
    """All lines that may follow."""
    return set(map(str, state.legal_actions()))


def boxes(state: State) -> set[str]:
    """The boxes that the roll may go to."""
    return {line.removeprefix("score ") for line in legal(state) if line.startswith("score ")}


def row(state: State, row_id: str) -> Row:
    return next(row for row in state.sheet().rows if row.id == row_id)


def cell(state: State, row_id: str, seat: int = 0) -> Cell:
    return row(state, row_id).cells[seat]


def entered(shown: Cell) -> int | None:
    """What is entered in a cell; None while nothing stands there."""
    return shown.entry if shown.kind in (CellKind.ENTERED, CellKind.STRUCK) else None


def written(state: State, row_id: str, seat: int = 0) -> int | None:
    """What is entered in a row for a seat."""
    return entered(cell(state, row_id, seat))


def previews(state: State, seat: int = 0) -> dict[str, int | None]:
    """The boxes that the roll may go to, with what stands there in grey: what it would give."""
    cells = {row.id: row.cells[seat] for row in state.sheet().rows}
    return {box: shown.entry for box, shown in cells.items() if shown.kind is CellKind.PREVIEW}
