"""Judges for tests: one that can be reckoned by hand, and one whose values mean nothing."""

from __future__ import annotations

from dataclasses import replace

from kribbeln_desktop.core.actions import Action, Roll
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.header import SeatEntry, write_header
from kribbeln_desktop.core.record import GameRecord, new_record
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kniffel_state import KniffelState
from kribbeln_desktop.players.player import Advice, Alternative, Unit

MISS = 5 / 6


class OnesJudge:
    """Knows Kniffel where only the ones are free: each die is one point as soon as it shows a one."""

    def prepare(self, state: State) -> None:
        pass

    def advise(self, state: State) -> Advice:
        before = state.totals()[state.current_player()]
        worth = [Alternative(action, before + ones_after(state, action), 1.0) for action in state.legal_actions()]
        return Advice(Unit.POINTS, tuple(sorted(worth, key=lambda found: -found.value)))

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, KniffelState)
        is_free = state.entry(seat, "ones") is None
        return state.totals()[seat] + is_free * 5 * (1 - MISS**3)


def ones_after(state: State, action: Action) -> float:
    """How many ones are expected in the end after ``action``."""
    tray = state.tray()
    if not isinstance(action, Roll):
        return sum(die.face is not None and die.face.text == "1" for die in tray.dice)
    rolls = tray.rolls_allowed - tray.rolls_used

    def chance(position: int, is_one: bool) -> float:
        if position in action.positions:
            return 1 - MISS**rolls
        return 1.0 if is_one else 1 - MISS ** (rolls - 1)

    shown = enumerate(tray.dice, 1)
    return sum(chance(place, die.face is not None and die.face.text == "1") for place, die in shown)


class AnyJudge:
    """Values that follow from a position, without any sense in them: what holds for it holds for every judge."""

    def __init__(self, unit: Unit = Unit.POINTS) -> None:
        self.unit = unit

    def prepare(self, state: State) -> None:
        pass

    def advise(self, state: State) -> Advice:
        found = [Alternative(action, number(f"{faces(state)} {action}"), 0.5) for action in state.legal_actions()]
        return Advice(self.unit, tuple(sorted(found, key=lambda alternative: -alternative.value)))

    def value(self, state: State, seat: int) -> float:
        return number(f"{state.totals()} {seat} {state.is_over()}")


def faces(state: State) -> str:
    return " ".join(die.face.text for die in state.tray().dice if die.face)


def number(text: str) -> float:
    """The same for the same text, between 0 and 1."""
    return sum(place * ord(letter) for place, letter in enumerate(text, 1)) % 997 / 997


def only_ones_left(seats: int = 1, **options: object) -> GameRecord:
    """A game of Kniffel in which every box but the ones is struck."""
    header = write_header(find_game("kniffel"), [SeatEntry(f"Player {n}") for n in range(seats)], options, None)
    record = new_record(header, find_game)
    state = record.start
    assert isinstance(state, KniffelState)
    entries = ((None, *(0,) * 12),) * seats
    return replace(record, start=replace(state, entries=entries, turns=12 * seats))


def followed(record: GameRecord, *lines: str) -> GameRecord:
    """The record with these lines more."""
    for line in lines:
        record = record.followed_by(line)
    return record
