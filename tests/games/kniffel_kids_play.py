"""Games of Kniffel Kids played in a record's lines, for tests that are written from the rule text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import any_play
from any_play import boxes as boxes
from any_play import cell as cell
from any_play import entered as entered
from any_play import legal as legal
from any_play import previews as previews
from any_play import row as row
from any_play import written as written
from kniffel_kids_spec import BEST, BOXES, NOTHING

from kribbeln_desktop.core.game import State
from kribbeln_desktop.games import find_game

GAME = find_game("kniffel-kids")
play = partial(any_play.play, GAME)
refused = partial(any_play.refused, GAME)
ALL = "roll 1 2 3 4 5"


def new(seats: int = 2, **options: object) -> State:
    """A game that begins."""
    return GAME.initial_state(seats, options)


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


def offered(state: State, box: str) -> int | None:
    """What stands in grey in one box of the seat whose turn it is."""
    return previews(state, state.current_player()).get(box)
