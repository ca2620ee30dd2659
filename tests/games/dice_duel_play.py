"""Games of Kniffel Dice Duel played in a record's lines, for tests that are written from the rule text."""

from __future__ import annotations

from functools import partial

import any_play
from any_play import cell as cell
from any_play import row as row

from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.core.views import Offer, Stack
from kribbeln_desktop.games import find_game

GAME = find_game("dice-duel")
play = partial(any_play.play, GAME)
refused = partial(any_play.refused, GAME)
ALL = "roll 1 2 3 4 5"
NAMES = ("Anna", "Ben", "Cleo", "Dora")

KINDS = (
    "two-pairs",
    "three-of-a-kind",
    "small-straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "large-straight",
)
FOR = {
    "two-pairs": "11442",
    "three-of-a-kind": "11134",
    "small-straight": "12341",
    "flush": "24462",
    "full-house": "11144",
    "four-of-a-kind": "11114",
    "large-straight": "12345",
}
"""Dice for each kind."""
NOTHING = "12466"
KNIFFEL = "33333"
CHEAPEST_FIRST = [kind for kind in KINDS for _ in range(4)]
"""All 28 chips."""
DEAREST_FIRST = CHEAPEST_FIRST[::-1]
ALONE = 1
"""A number of seats."""


def new(seats: int = 2, first: int = 0, **options: object) -> State:
    """A game in which ``first`` has won the roll-off."""
    state = GAME.initial_state(seats, options)
    values = ["6" if seat == first else "1" for seat in range(seats)]
    return play(state, " ".join(["roll-off", *values])) if seats > 1 else state


def roll(state: State, dice: str) -> State:
    """One roll of all five dice, written as a word of digits."""
    return play(state, ALL, f"show {' '.join(dice)}")


def take(state: State, *kinds: str) -> State:
    """A turn for each of these kinds: one roll, and a chip of it."""
    for kind in kinds:
        state = play(roll(state, FOR[kind]), f"take {kind}")
    return state


def miss(state: State, turns: int = 1) -> State:
    """So many turns in which one roll gives nothing."""
    for _ in range(turns):
        state = play(roll(state, NOTHING), "pass")
    return state


def kniffel(state: State, *chips: str) -> State:
    """A Kniffel for each of these chips (``flush``, ``flush aside``); alone two chips each."""
    for chip in chips:
        has_dice = all(die.face for die in state.tray().dice)
        state = play(state if has_dice else roll(state, KNIFFEL), f"take {chip}")
    return state


def decisions(state: State) -> set[str]:
    """The lines that may follow, rolls left out."""
    return {line for line in map(str, state.legal_actions()) if not line.startswith("roll")}


def may_roll(state: State) -> bool:
    return any(str(action).startswith("roll ") for action in state.legal_actions())


def entries(state: State, row_id: str) -> list[int | None]:
    return [cell.entry for cell in row(state, row_id).cells]


def sheet(state: State) -> dict[str, list[int | None]]:
    """Each seat's entry in every row."""
    return {row.id: [cell.entry for cell in row.cells] for row in state.sheet().rows}


def stack(state: State, kind: str) -> Stack:
    return next(stack for stack in state.chips() if stack.kind == kind)


def in_tray(state: State) -> dict[str, int]:
    return {stack.kind: stack.in_tray for stack in state.chips()}


def aside(state: State) -> dict[str, int]:
    """The chips that were put aside; kinds without any are left out."""
    return {stack.kind: stack.aside for stack in state.chips() if stack.aside}


def chips(state: State) -> int:
    """All chips that are anywhere."""
    on_the_table = sum(stack.in_tray + stack.aside for stack in state.chips())
    return on_the_table + sum(entry or 0 for kind in KINDS for entry in entries(state, kind))


def offer(state: State, line: str) -> Offer:
    return next(offer for offer in state.offers() if str(offer.action) == line)


def headline(state: State) -> str:
    return say(state.prompt().headline)
