"""What Kribbeln shows: the sheet's rows, grey previews with their reasons, what is asked, what was done."""

import pytest
from kribbeln_play import (
    ALL,
    GAME,
    X,
    automatic,
    cell,
    enter,
    entries,
    new,
    play,
    points,
    reach,
    roll,
    row,
    row_played,
    sums,
    switch,
)

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.sheet import CellKind, RowKind
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.core.views import Offer

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


def note(state: State, row_id: str, seat: int = 0) -> str:
    text = cell(state, row_id, seat).note
    return "" if text is None else say(text)


def offer(state: State, verb: str) -> Offer:
    return next(offer for offer in state.offers() if offer.action == Decision(verb))


def refused(state: State, verb: str) -> str:
    refusal = offer(state, verb).refusal
    assert refusal is not None
    return say(refusal)


def test_the_rows_stand_in_the_order_of_the_rules_with_three_running_sums() -> None:
    rows = new(5).sheet().rows
    order = "t1 t2 k1 subtotal-1 t3 t4 k2 subtotal-2 t5 t6 k3 k4 final"
    assert [row.id for row in rows] == order.split()
    assert [row.area for row in rows] == [*["red"] * 3, "plain", *["yellow"] * 3, "plain", *["blue"] * 4, "plain"]
    kinds = [row.kind for row in rows]
    assert [kinds[i] for i in (3, 7)] == [RowKind.SUBTOTAL] * 2
    assert kinds[-1] is RowKind.TOTAL
    assert kinds.count(RowKind.BOX) == 10


def test_before_the_first_roll_nothing_can_be_entered_and_the_cell_says_why() -> None:
    state = new()
    assert cell(state, "t1").kind is CellKind.FREE
    assert note(state, "t1") == note(state, "k1") == "Roll the dice first."
    assert cell(state, "t1", 1).note is None


def test_a_fulfilled_task_is_previewed_with_its_total_and_the_space_says_why_not() -> None:
    state = roll(new(), 20)
    preview = cell(state, "t1")
    assert (preview.kind, preview.entry, preview.action) == (CellKind.PREVIEW, 20, "enter")
    assert cell(state, "k1").kind is CellKind.FREE
    assert note(state, "k1") == "The dice fit: enter the total."
    assert cell(state, "t1", 1).kind is CellKind.FREE


def test_an_unfulfilled_task_is_previewed_as_an_x_and_its_total_in_the_kribbel_space() -> None:
    state = roll(new(), 20, False)
    task, space = cell(state, "t1"), cell(state, "k1")
    assert (task.kind, task.entry, task.action) == (CellKind.PREVIEW, None, "cross")
    assert (space.kind, space.entry, space.action) == (CellKind.PREVIEW, 20, "switch")
    assert cell(state, "k2").note is None


def test_a_total_below_the_bar_is_not_previewed_and_the_space_names_the_bar() -> None:
    state = reach(new(), "t3", k1=(18, 18))
    seat = state.current_player()
    state = roll(state, 18, False)
    assert cell(state, "k2", seat).kind is CellKind.FREE
    assert note(state, "k2", seat) == "Kribbel space 2 needs more than 18."
    assert refused(state, "switch") == "Kribbel space 2 needs more than 18."


def test_in_blue_the_preview_moves_to_space_4_when_space_3_is_filled() -> None:
    state = reach(new(), "t5")
    seat = state.current_player()
    state = roll(switch(state, 28), 30, False)
    assert cell(state, "k4", seat).entry == 30
    assert cell(state, "k4", seat).action == "switch"
    assert cell(state, "k3", seat).kind is CellKind.ENTERED


def test_nothing_is_previewed_while_dice_fall_or_at_the_end() -> None:
    falling = play(roll(new(), 20), "roll 1")
    ended = reach(new())
    for state in (falling, ended):
        cells = [cell for row in state.sheet().rows for cell in row.cells]
        assert CellKind.PREVIEW not in {cell.kind for cell in cells}
        assert {cell.action for cell in cells} == {""}


def test_the_row_being_played_is_marked_alone() -> None:
    for row_id in ("t1", "t2", "k1", "t3", "k4"):
        state = reach(new(), row_id)
        assert [line.id for line in state.sheet().rows if line.played] == [row_id]
    assert row_played(reach(new())) == ""


def test_points_and_sums_appear_when_a_row_is_over() -> None:
    state = enter(new(), 20)
    assert points(state, "t1") == (None, None)
    state = enter(state, 21)
    assert points(state, "t1") == (1, 2)
    assert sums(reach(new(), "k1"), "subtotal-1") == (None, None)
    assert sums(reach(new(), "t3"), "subtotal-1") == (3, 6)
    assert sums(reach(new(), "k4"), "final") == (None, None)
    assert sums(reach(new()), "final") == (10, 20)


def test_a_refused_decision_gives_the_reason_that_applies() -> None:
    assert refused(new(), "enter") == refused(new(), "switch") == "Roll the dice first."
    assert refused(roll(new(), 20), "cross") == "The dice fit: enter the total."
    assert refused(roll(new(), 20, False), "enter") == "Not fulfilled: the total does not count here."
    assert refused(roll(switch(new(), 20), 25, False), "switch") == "All Kribbel spaces of this colour are filled."
    assert refused(roll(reach(new(), "k1"), 20, None), "switch") == "This row is a Kribbel space itself."
    state = roll(reach(new(), "k2", k1=(18, 18)), 10, None)
    assert refused(state, "enter") == "Kribbel space 2 needs more than 18."


def test_offers_name_the_total_and_the_row_they_fill() -> None:
    state = roll(new(), 20, False)
    assert [(say(o.label), o.row) for o in state.offers()] == [
        ("Enter 20", "t1"),
        ("Cross out", "t1"),
        ("20 to Kribbel space", "k1"),
    ]


def test_the_prompt_says_the_task_and_how_the_dice_stand_to_it() -> None:
    asked = new(2, "exactly-1-without y g").prompt()
    assert (say(asked.headline), asked.status, asked.fulfilled) == ("exactly 1 yellow die and no green die", None, None)
    state = play(new(2, "exactly-1-without y g"), ALL, "show 5y 5r 4r 6b 5b 2k")
    status = state.prompt().status
    assert status is not None
    assert say(status) == "Fulfilled: 1 yellow, 0 green. Total 27."
    state = play(new(2, "any-3"), ALL, "show 5y 5r 4r 6b 5b 2k")
    status = state.prompt().status
    assert status is not None
    assert say(status) == "Not fulfilled: 2 red, 1 yellow, 2 blue, 1 black. Total 27."


def test_the_prompt_of_a_kribbel_space_names_its_bar() -> None:
    assert say(reach(new(), "k1").prompt().headline).startswith("Kribbel space 1: any total")
    state = reach(new(), "k2", k1=(18, 25))
    bars = {0: 18, 1: 25}
    assert say(state.prompt().headline) == f"Kribbel space 2: more than {bars[state.current_player()]}"


@pytest.mark.parametrize(
    ("lines", "action", "told"),
    [
        ((), ALL, "Anna rolls all dice."),
        ((ALL,), "show 1k 2g 3b 4o 5y 6r", "Rolled: black 1, green 2, blue 3, orange 4, yellow 5, red 6."),
        ((ALL, "show 1k 2g 3b 4o 5y 6r"), "roll 3 4 5 6", "Anna keeps black 1, green 2 and rolls the rest."),
        ((ALL, "show 1k 2g 3b 4o 5y 6r"), "cross", "Anna crossed out."),
        ((ALL, "show 1k 2g 3b 4o 5y 6r"), "switch", "Anna switched to the Kribbel space with 21 and tries again."),
        ((ALL, "show 2g 2g 3b 4o 5y 6r"), "enter", "Anna entered 22."),
    ],
)
def test_what_is_done_is_told_in_a_sentence(lines: tuple[str, ...], action: str, told: str) -> None:
    state = play(new(), *lines)
    assert say(state.narration(GAME.parse_action(action)), names=NAMES) == told


def test_a_roll_off_is_told_with_what_each_seat_rolled() -> None:
    state = reach(new(3), "t2", t1=(25, 20, 25))
    told = say(state.narration(GAME.parse_action("roll-off 3 5")), names=NAMES)
    assert told == "Roll-off for the start: Anna 3, Cleo 5."


def test_the_tray_counts_rolls_and_marks_the_dice_that_rolled() -> None:
    state = new()
    assert (state.tray().rolls_used, state.tray().rolls_allowed, state.tray().may_choose) == (0, 3, False)
    state = roll(state, 20)
    assert (state.tray().rolls_used, state.tray().may_choose) == (1, True)
    state = play(state, "roll 2 5", "show 6k 3r")
    assert [die.fresh for die in state.tray().dice] == [False, True, False, False, True, False]
    state = play(state, "roll 1", "show 1k")
    assert (state.tray().rolls_used, state.tray().may_choose) == (3, False)


def test_real_dice_may_show_any_face_at_any_place() -> None:
    """Nobody knows which of six real dice lies where, so a face may even stand twice."""
    state = play(new(2, "any-4"), ALL, "show 6k 6k 6k 6k 1r 1r")
    assert entries(play(state, "enter"), "t1") == (26, None)
    assert automatic(state) is None


def test_flags_that_a_result_must_name_stand_on_the_sheet() -> None:
    def notes(state: State) -> list[str]:
        return [say(text) for text in state.sheet().notes]

    assert notes(new()) == []
    assert notes(new(undo="free")) == ["Free undo"]
    assert len(notes(new(1, rising=False, undo="free"))) == 3


def test_an_x_stands_as_a_struck_cell_without_a_number() -> None:
    state = reach(new(), "t2", t1=(X, 20))
    assert cell(state, "t1").kind is CellKind.STRUCK
    assert cell(state, "t1").entry is None
    assert cell(state, "t1").points == 0


def test_a_sheet_is_named_and_an_own_one_says_so() -> None:
    assert say(GAME.initial_state(2, {"sheet": "4"}).sheet().subtitle) == "Sheet 4"
    assert say(new().sheet().subtitle) == "Own sheet"
    assert say(row(new(), "t1").words) == "no black die"


def test_spaces_after_the_first_say_that_they_must_rise_unless_beginners_play() -> None:
    def signs(state: State) -> list[tuple[str, ...]]:
        return [tuple(glyph.value for glyph in row(state, space).symbol) for space in ("k1", "k2", "k3", "k4")]

    assert signs(new()) == [("1",), ("2", "↑"), ("3", "↑"), ("4", "↑")]
    assert signs(new(rising=False)) == [("1",), ("2",), ("3",), ("4",)]
    assert say(row(new(), "k1").words) == "Kribbel space 1: any total"
    assert say(row(new(), "k3").words) == "Kribbel space 3: more than in all your Kribbel spaces before"
    assert say(row(new(rising=False), "k3").words) == "Kribbel space 3: any total"
