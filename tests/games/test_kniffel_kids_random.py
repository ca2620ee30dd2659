"""Random legal games of Kniffel Kids, with a second referee that must agree before every line."""

from random import Random

import pytest
from asking_referee import Foul
from kniffel_kids_play import GAME, cell, entered, legal
from kniffel_kids_spec import BOXES
from kniffel_kids_twin import CHANCE, OVER, Referee

from kribbeln_desktop.core import game as contract
from kribbeln_desktop.core.actions import Action
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.header import SeatEntry, write_header
from kribbeln_desktop.core.record import GameRecord, new_record, read_record
from kribbeln_desktop.core.sheet import CellKind
from kribbeln_desktop.games import find_game

LUCK = {"fair": (1, 2, 3, 4, 5, 6), "few": (2, 5), "one": (4,)}
"""Which animals fall: few make triplets and pairs, one makes five alike and ties."""


@pytest.mark.parametrize("luck", LUCK)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_second_referee_agrees_before_every_line(seats: int, luck: str) -> None:
    random = Random(f"{seats} {luck}")
    for start in {0, seats - 1}:
        twin = Referee(seats, start)
        state: State = GAME.initial_state(seats, {"start": start})
        while not state.is_over():
            agree(state, twin)
            action = acted(state, random, luck)
            twin.follow(str(action))
            state = state.apply_action(action)
        agree(state, twin)
        assert list(state.final_standings().winners) == twin.winners()


def acted(state: State, random: Random, luck: str) -> Action:
    if state.current_player() == contract.CHANCE:
        return state.chance_action([random.choice(LUCK[luck]) for _ in state.chance_dice()])
    actions = list(state.legal_actions())
    entering = [action for action in actions if str(action).startswith("score")]
    return random.choice(random.choice([entering, actions]) or actions)


def agree(state: State, twin: Referee) -> None:
    """Who acts, every line that may come, what lies there, the whole sheet."""
    actor = {contract.CHANCE: CHANCE, contract.NOBODY: OVER}
    assert actor.get(state.current_player(), state.current_player()) == twin.actor()
    if twin.actor() != CHANCE:
        assert legal(state) == twin.allowed()
    assert len(state.chance_dice()) == len(twin.table.falling)
    assert [die.face.text for die in state.tray().dice if die.face] == twin.table.dice
    assert state.tray().rolls_used == twin.table.rolls
    assert list(state.totals()) == twin.totals()
    cells = {row.id: row.cells for row in state.sheet().rows}
    for seat, sheet in enumerate(twin.table.sheets):
        assert {box: entered(cells[box][seat]) for box in BOXES} == {box: sheet.get(box) for box in BOXES}
        assert cells["total"][seat].entry == (sum(sheet.values()) if sheet else None)


@pytest.mark.parametrize("undo", ["strict", "free"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_second_referee_agrees_about_undo(seats: int, undo: str) -> None:
    """Every second seat is a computer, whose entries nobody takes back."""
    random = Random(f"undo {seats} {undo}")
    record, twin = begun(seats, undo), Referee(seats, 0, undo == "free", computers=range(1, seats, 2))
    undone = 0
    while not record.state.is_over():
        agree(record.state, twin)
        assert record.can_undo() == bool(twin.undoable)
        line = str(acted(record.state, random, "fair"))
        if twin.undoable and undone < 20 * seats and random.random() < 0.2:
            line, undone = "undo", undone + 1
        twin.follow(line)
        record = record.followed_by(line)
    agree(record.state, twin)
    assert undone
    assert read_record(record.text().encode(), find_game) == record


def begun(seats: int, undo: str) -> GameRecord:
    entries = [SeatEntry(f"Seat {seat}", "casual" if seat % 2 else None) for seat in range(seats)]
    return new_record(write_header(GAME, entries, {"undo": undo}, None), find_game)


def test_a_struck_box_is_shown_as_such_and_counts_nothing() -> None:
    """In a random game each entry of 0 is a struck cell, every other one is entered."""
    random, state = Random(3), GAME.initial_state(2, {})
    while not state.is_over():
        state = state.apply_action(acted(state, random, "fair"))
    kinds = {(cell(state, box, seat).kind, bool(cell(state, box, seat).entry)) for box in BOXES for seat in range(2)}
    assert kinds == {(CellKind.ENTERED, True), (CellKind.STRUCK, False)}


@pytest.mark.parametrize(
    ("lines", "foul"),
    [
        ([], "roll 1 2 3 4"),
        ([], "score duck"),
        ([], "show duck"),
        ([], "undo"),
        (["roll 1 2 3 4 5"], "score duck"),
        (["roll 1 2 3 4 5"], "show duck duck duck duck"),
        (["roll 1 2 3 4 5"], "show duck duck duck duck bear"),
        (["roll 1 2 3 4 5", "show duck duck duck duck cat"], "score bear"),
        (["roll 1 2 3 4 5", "show duck duck duck duck cat"], "show duck"),
    ],
)
def test_the_referee_calls_a_foul(lines: list[str], foul: str) -> None:
    """It can disagree."""
    twin = Referee(2)
    for line in lines:
        twin.follow(line)
    with pytest.raises(Foul):
        twin.follow(foul)
