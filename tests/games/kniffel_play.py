"""Games of Kniffel played in a record's lines, for tests that are written from the rule text."""

from __future__ import annotations

import json
from collections.abc import Sequence

from played_records import followed

from kribbeln_desktop.core.game import Offer, State
from kribbeln_desktop.core.record import GameRecord, new_record
from kribbeln_desktop.core.sheet import Cell, CellKind, Row
from kribbeln_desktop.core.texts import Text, say
from kribbeln_desktop.games import find_game

GAME = find_game("kniffel")
ALL = "roll 1 2 3 4 5"
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gitta", "Hans")

THREE_OF_EACH = ["11123 ones", "22213 twos", "33312 threes", "44412 fours", "55512 fives", "66612 sixes"]
PLAIN_GAME = [
    *THREE_OF_EACH,
    "33352 three-of-a-kind",
    "66661 four-of-a-kind",
    "33322 full-house",
    "12346 small-straight",
    "12345 large-straight",
    "11111 five-of-a-kind",
    "65432 chance",
]
"""Every box with its kind of roll: 63 + 35 + 16 + 25 + 25 + 30 + 40 + 50 + 20 = 304."""


def new(seats: int = 1, **options: object) -> State:
    """A game; underscores in the names of options stand for hyphens."""
    return GAME.initial_state(seats, {name.replace("_", "-"): value for name, value in options.items()})


def play(state: State, *lines: str) -> State:
    """The state after these lines of a record."""
    for line in lines:
        state = state.apply_action(GAME.parse_action(line))
    return state


def roll(state: State, digits: str) -> State:
    """A roll of all five dice."""
    return play(state, ALL, f"show {' '.join(digits)}")


def score(state: State, *turns: str) -> State:
    """Whole turns, each one roll and the box it goes to: ``44444 fours``."""
    return play(state, *lines_of(*turns))


def legal(state: State) -> set[str]:
    """All lines that may follow."""
    return set(map(str, state.legal_actions()))


def boxes(state: State) -> set[str]:
    """The boxes that the roll may go to."""
    return {line.removeprefix("score ") for line in legal(state) if line.startswith("score ")}


def refused(state: State, line: str) -> str:
    """Why this line may not follow, in a sentence."""
    refusal = state.refusal(GAME.parse_action(line))
    assert refusal is not None
    return words(refusal)


def words(text: Text | None) -> str:
    """A text in English; nothing where there is none."""
    return "" if text is None else say(text, names=NAMES)


def row(state: State, row_id: str) -> Row:
    return next(row for row in state.sheet().rows if row.id == row_id)


def cell(state: State, row_id: str, seat: int = 0) -> Cell:
    return row(state, row_id).cells[seat]


def entered(shown: Cell) -> int | None:
    """What stands in a cell; None where nothing does."""
    return shown.entry if shown.kind in (CellKind.ENTERED, CellKind.STRUCK) else None


def written(state: State, row_id: str, seat: int = 0) -> int | None:
    """What stands in a row for a seat."""
    return entered(cell(state, row_id, seat))


def previews(state: State, seat: int = 0) -> dict[str, int | None]:
    """The boxes that the roll may go to, with what it would give there."""
    cells = {row.id: row.cells[seat] for row in state.sheet().rows}
    return {box: shown.entry for box, shown in cells.items() if shown.kind is CellKind.PREVIEW}


def offer(state: State, box: str) -> Offer:
    return next(offer for offer in state.offers() if offer.row == box)


def header(seats: Sequence[str] = ("Anna",), game_id: str = "kniffel", /, **options: object) -> str:
    """A record's first line, with real dice; a name in brackets is a computer's."""
    named = [{"name": seat.strip("()"), **({"level": "casual"} if seat.startswith("(") else {})} for seat in seats]
    known = {name.replace("_", "-"): value for name, value in options.items()}
    return json.dumps({"kribbeln-record": 1, "game": game_id, "options": known, "seats": named, "dice": "real"})


def record(*lines: str, seats: Sequence[str] = ("Anna",), **options: object) -> GameRecord:
    """A game as these lines recorded it."""
    return followed(new_record(header(seats, **options), find_game), *lines)


def lines_of(*turns: str) -> list[str]:
    """The lines of whole turns, each one roll and the box it goes to: ``44444 fours``."""
    split = [turn.split() for turn in turns]
    return [line for digits, box in split for line in (ALL, f"show {' '.join(digits)}", f"score {box}")]
