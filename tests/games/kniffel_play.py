"""Games of Kniffel played in a record's lines, for tests that are written from the rule text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial

import any_play
from any_play import boxes as boxes
from any_play import cell as cell
from any_play import entered as entered
from any_play import legal as legal
from any_play import previews as previews
from any_play import row as row
from any_play import written as written
from played_records import followed

from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.record import GameRecord, new_record
from kribbeln_desktop.core.texts import Text, say
from kribbeln_desktop.core.views import Offer
from kribbeln_desktop.games import find_game

GAME = find_game("kniffel")
play = partial(any_play.play, GAME)
refused = partial(any_play.refused, GAME)
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


def roll(state: State, digits: str) -> State:
    """A roll of all five dice."""
    return play(state, ALL, f"show {' '.join(digits)}")


def score(state: State, *turns: str) -> State:
    """Whole turns, each one roll and the box it goes to: ``44444 fours``."""
    return play(state, *lines_of(*turns))


def words(text: Text | None) -> str:
    """A text in English; nothing where there is none."""
    return "" if text is None else say(text, names=NAMES)


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
