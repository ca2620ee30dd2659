"""Sheets to print: real ones of all games, and one without points fields and symbols."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.game import CHANCE, State
from kribbeln_desktop.core.sheet import Cell, CellKind, Row, RowKind, Sheet
from kribbeln_desktop.core.texts import plain
from kribbeln_desktop.games import find_game
from kribbeln_desktop.printing.picture import Heading, SheetPicture

NAMES = ("Anna", "Ben", "Berta", "Maximilian", "Friederike Sophie", "Jo", "Käthe", "Ÿ")
MakePicture = Callable[..., SheetPicture]


@pytest.fixture
def kribbeln_picture(qapp: object) -> MakePicture:
    return make_picture


def make_picture(seats: int = 3, sheet: str = "1", decisions: int = 1000, **options: object) -> SheetPicture:
    """A game of Kribbeln played at random until so many decisions were made, its corner and result as on paper."""
    return make_game_picture("kribbeln", seats, decisions, sheet=sheet, **options)


@pytest.fixture
def game_picture(qapp: object) -> MakePicture:
    return make_game_picture


def make_game_picture(game_id: str, seats: int, decisions: int = 1000, **options: object) -> SheetPicture:
    """The same for any game."""
    state = find_game(game_id).initial_state(seats, options)
    state = _played(state, random.Random(seats), decisions)
    headings = tuple(Heading(NAMES[seat], "computer, strong" if seat == 2 else "") for seat in range(seats))
    current = state.current_player()
    return SheetPicture(
        state.sheet(),
        headings,
        current_seat=current if current >= 0 else None,
        corner="29 Nov 2026, 20:14",
        result="Ben wins with 27 points.",
    )


def _played(state: State, chance: random.Random, decisions: int) -> State:
    while not state.is_over():
        if state.current_player() == CHANCE:
            state = state.apply_action(state.chance_action([chance.randint(1, 6) for _die in state.chance_dice()]))
            continue
        actions = list(state.legal_actions())
        choices = [action for action in actions if isinstance(action, Decision)]
        if choices and decisions == 0:
            return state
        action = chance.choice(choices or actions)
        decisions -= isinstance(action, Decision)
        state = state.apply_action(action)
    return state


@pytest.fixture
def long_picture(qapp: object) -> MakePicture:
    return make_long_picture


def make_long_picture(seats: int = 4) -> SheetPicture:
    """Seventeen rows without symbols, with three figures in a cell."""
    cells = (Cell(CellKind.ENTERED, 150),) * seats
    labels = ("Ones", "Bonus from 63 on", *(f"Box number {number}" for number in range(14)), "Total")
    kinds = (RowKind.BOX, RowKind.BONUS, *(RowKind.BOX,) * 13, RowKind.SUBTOTAL, RowKind.TOTAL)
    rows = tuple(
        Row(label, kind, "plain", plain(label), plain(label), (), cells)
        for label, kind in zip(labels, kinds, strict=True)
    )
    headings = tuple(Heading(name) for name in NAMES[:seats])
    return SheetPicture(Sheet(plain("Kniffel"), plain(""), rows, seats), headings)
