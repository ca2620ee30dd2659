"""What Kniffel Dice Duel shows: the sheet’s rows, stacks, what is offered, the pad."""

from __future__ import annotations

import pytest
from dice_duel_play import (
    ALL,
    CHEAPEST_FIRST,
    GAME,
    KINDS,
    KNIFFEL,
    NOTHING,
    cell,
    kniffel,
    miss,
    new,
    offer,
    play,
    roll,
    row,
    stack,
)

from kribbeln_desktop.core.errors import InvalidOptionError
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.sheet import CellKind, RowKind
from kribbeln_desktop.core.texts import say

BONUSES = ("gold", "silver", "stacks", "last-chip")


def note(state: State, row_id: str, seat: int = 0) -> str:
    text = cell(state, row_id, seat).note
    return say(text) if text else ""


# -- the sheet


def test_the_sheet_has_kinds_bonuses_and_a_total() -> None:
    sheet = new(4).sheet()
    assert [row.id for row in sheet.rows] == [*KINDS, *BONUSES, "total"]
    assert [row.kind for row in sheet.rows] == [*[RowKind.BOX] * 7, *[RowKind.BONUS] * 4, RowKind.TOTAL]
    assert [row.counts_chips for row in sheet.rows] == [*[True] * 7, *[False] * 5]
    assert [row.area for row in sheet.rows] == [*["blue"] * 7, *["plain"] * 5]
    assert (say(sheet.title), sheet.columns, sheet.has_points) == ("Kniffel Dice Duel", 4, False)


def test_a_new_sheet_holds_no_chip_and_no_points() -> None:
    cells = [cell for row in new(3).sheet().rows for cell in row.cells]
    assert {(cell.kind, cell.entry, cell.points) for cell in cells} == {(CellKind.ENTERED, 0, None)}


def test_each_row_shows_its_chip_and_its_dice() -> None:
    symbols = [[(glyph.kind, glyph.value) for glyph in row(new(), kind).symbol] for kind in KINDS]
    assert symbols == [
        [("chip", "5"), ("alike", "aabb")],
        [("chip", "10"), ("alike", "aaa")],
        [("chip", "20"), ("steps", "4")],
        [("chip", "25"), ("tile", "r"), ("word", "/"), ("tile", "k")],
        [("chip", "30"), ("alike", "aaabb")],
        [("chip", "40"), ("alike", "aaaa")],
        [("chip", "50"), ("steps", "5")],
    ]


def test_a_row_says_what_it_gives_and_for_what() -> None:
    words = {row_id: say(row(new(), row_id).words) for row_id in ("flush", *BONUSES)}
    assert words == {
        "flush": "Flush, 25 points: all red (even) or all black (odd)",
        "gold": "Gold: 50 points for chips of all seven kinds",
        "silver": "Silver: 20 points for chips of six kinds",
        "stacks": "Full stacks: 30 points for each kind of which you own all four chips",
        "last-chip": "Last chip: 20 points for taking the last one out of the tray",
    }


def test_a_cell_of_the_seat_that_plays_takes_a_chip_or_says_why_not() -> None:
    state = roll(new(), "24462")
    taking, refused = cell(state, "flush"), cell(state, "full-house")
    assert (taking.kind, taking.entry, taking.action) == (CellKind.ENTERED, 0, "take flush")
    assert note(state, "flush") == "Take Flush: 25"
    assert refused.action == ""
    assert note(state, "full-house") == "The dice do not show a full house."
    assert {(cell(state, kind, 1).action, note(state, kind, 1)) for kind in KINDS} == {("", "")}
    assert note(new(), "flush") == "Roll the dice first."


def test_a_cell_takes_from_the_tray_first_and_from_aside_where_the_tray_has_none() -> None:
    state = miss(new(), 2)
    assert cell(roll(state, KNIFFEL), "large-straight").action == "take large-straight"
    state = roll(kniffel(state, *["large-straight"] * 3), KNIFFEL)
    assert cell(state, "large-straight").action == "take large-straight aside"
    assert note(state, "large-straight") == "Take Large straight from aside: 50"
    state = roll(play(state, "take large-straight aside"), KNIFFEL)
    assert cell(state, "large-straight").action == ""
    assert note(state, "large-straight") == "No “Large straight” chip is left in the tray."


def test_no_cell_can_be_used_while_dice_fall_or_after_the_end() -> None:
    for state in (play(new(), ALL), kniffel(new(), *CHEAPEST_FIRST), GAME.initial_state(2, {})):
        assert {(cell.action, cell.note) for row in state.sheet().rows for cell in row.cells} == {("", None)}


def test_flags_that_a_result_must_name_stand_on_the_sheet() -> None:
    def notes(state: State) -> list[str]:
        return [say(text) for text in state.sheet().notes]

    assert notes(new()) == []
    assert notes(new(undo="free")) == ["Free undo"]
    assert notes(new(1)) == ["Alone: the mark is 1000 points."]
    assert notes(new(1, undo="free")) == ["Free undo", "Alone: the mark is 1000 points."]


# -- chips on the table


def test_stacks_offer_a_chip_from_the_tray_and_from_aside() -> None:
    state = roll(miss(new(), 2), KNIFFEL)
    pile = stack(state, "large-straight")
    assert (pile.value, pile.in_tray, pile.aside, say(pile.words)) == (50, 3, 1, "Large straight")
    assert pile.take == offer(state, "take large-straight")
    assert pile.take_aside == offer(state, "take large-straight aside")
    flush = stack(state, "flush")
    assert flush.take is not None
    assert flush.take.refusal is None
    assert flush.take_aside is not None
    assert flush.take_aside.refusal is not None
    assert say(flush.take_aside.refusal) == "No “Flush” chip lies aside."


def test_nobody_is_offered_a_chip_while_dice_fall_and_after_the_end() -> None:
    for state in (play(new(), ALL), kniffel(new(), *CHEAPEST_FIRST), GAME.initial_state(2, {})):
        assert [(pile.take, pile.take_aside) for pile in state.chips()] == [(None, None)] * 7
        assert state.offers() == ()


def test_offers_say_what_they_take() -> None:
    state = roll(new(), NOTHING)
    labels = [say(offer.label) for offer in state.offers()]
    assert labels[3] == "Take Flush: 25"
    assert labels[7 + 3] == "Take Flush from aside: 25"
    assert labels[14] == "No chip"
    assert [offer.row for offer in state.offers()] == [*KINDS, *KINDS, "total"]


def test_the_one_button_is_for_no_chip() -> None:
    assert [(kind.verb, say(kind.title), kind.key) for kind in GAME.decisions] == [("pass", "No chip", "⏎")]
    assert [(face.text, face.motif) for face in GAME.emblem] == [("2", "r"), ("3", "k"), ("6", "r")]


# -- paper


def test_the_pad_is_for_the_scores_of_an_evening() -> None:
    for seats in (1, 2, 4):
        sheet = GAME.pad_sheet(seats, {})
        assert [row.id for row in sheet.rows] == [*(f"game-{n}" for n in range(1, 11)), "total"]
        assert [say(row.label) for row in sheet.rows] == [*(f"Game {n}" for n in range(1, 11)), "Total"]
        assert [row.kind for row in sheet.rows] == [*[RowKind.BOX] * 10, RowKind.TOTAL]
        assert sheet.columns == seats
        cells = [cell for row in sheet.rows for cell in row.cells]
        assert len(cells) == 11 * seats
        assert {(cell.kind, cell.entry) for cell in cells} == {(CellKind.FREE, None)}
        assert (say(sheet.title), say(sheet.subtitle)) == ("Kniffel Dice Duel", "An evening of games")


def test_the_pad_takes_no_other_seats_and_options_than_the_game() -> None:
    for seats in (0, 5):
        with pytest.raises(InvalidOptionError, match=str(seats)):
            GAME.pad_sheet(seats, {})
    with pytest.raises(InvalidOptionError, match="undo"):
        GAME.pad_sheet(2, {"undo": "never"})
