"""Records of Kniffel Dice Duel: undo and redo, drawn dice, and lines that are refused with their number."""

from __future__ import annotations

import json

import pytest
from asking_referee import Foul
from dice_duel_play import ALL, GAME, KINDS, KNIFFEL, NOTHING, aside, decisions, entries
from dice_duel_twin import Referee
from played_records import DICE, damage, fallen, followed, refused

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.header import RecordError, SeatEntry, write_header
from kribbeln_desktop.core.record import GameRecord, new_record, read_record
from kribbeln_desktop.core.verification import verify
from kribbeln_desktop.games import find_game


def header(seats: int = 2, game: str = "dice-duel", real: bool = True, undo: str = "strict") -> str:
    names = [SeatEntry(f"Seat {number}", None) for number in range(1, seats + 1)]
    return write_header(find_game(game), names, {"undo": undo}, None if real else DICE.commitment, {"id": "x"})


def begun(seats: int = 2, undo: str = "strict") -> GameRecord:
    """A game with real dice in which the first seat begins."""
    record = new_record(header(seats, undo=undo), find_game)
    return followed(record, " ".join(["roll-off 6", *["1"] * (seats - 1)])) if seats > 1 else record


def turn(dice: str, *decisions: str) -> list[str]:
    return [ALL, f"show {' '.join(dice)}", *decisions]


# -- undo


def test_undo_of_a_pass_takes_back_the_chip_that_it_put_aside() -> None:
    before = followed(begun(), *turn(NOTHING, "pass"), *turn(NOTHING))
    after = before.followed_by("pass")
    assert aside(after.state) == {"large-straight": 1}
    assert after.state.current_player() == 0
    undone = after.followed_by("undo")
    assert undone.state == before.state
    assert aside(undone.state) == {}
    assert undone.state.current_player() == 1
    assert followed(undone, *undone.redo_lines()).state == after.state


def test_undo_alone_takes_back_the_second_chip_of_a_kniffel_then_the_first() -> None:
    rolled = followed(begun(1), *turn(KNIFFEL))
    first = rolled.followed_by("take flush")
    second = first.followed_by("take large-straight")
    assert followed(second, "undo").state == first.state
    assert followed(second, "undo", "undo").state == rolled.state
    other = followed(second, "undo", "take two-pairs")
    assert [entries(other.state, kind) for kind in KINDS] == [[1], [0], [0], [1], [0], [0], [0]]


def test_undo_takes_back_the_extra_turn_with_the_chip() -> None:
    rolled = followed(begun(), *turn(KNIFFEL))
    after = rolled.followed_by("take flush")
    assert after.state.tray().rolls_used == 0
    undone = after.followed_by("undo")
    assert undone.state == rolled.state
    assert decisions(undone.state) == {f"take {kind}" for kind in KINDS}


def test_undo_takes_back_the_end() -> None:
    lines = [line for kind in KINDS for _ in range(4) for line in turn(KNIFFEL, f"take {kind}")]
    record = followed(begun(), *lines)
    assert record.state.is_over()
    undone = record.followed_by("undo")
    assert not undone.state.is_over()
    assert entries(undone.state, "last-chip") == [0, 0]


def test_strict_undo_ends_when_dice_have_fallen() -> None:
    record = followed(begun(), *turn(NOTHING, "pass"), ALL)
    assert record.can_undo()
    assert not followed(record, "show 1 2 3 4 5").can_undo()


def test_free_undo_goes_back_over_rolls() -> None:
    start = followed(begun(undo="free"), *turn(NOTHING))
    record = followed(start, "pass", *turn(NOTHING, "pass"), *turn(KNIFFEL, "take large-straight aside"))
    assert entries(record.state, "large-straight") == [1, 0]
    assert followed(record, "undo", "undo", "undo").state == start.state


def test_undo_cannot_take_back_the_roll_off() -> None:
    assert not begun().can_undo()


# -- drawn dice


def test_drawn_numbers_are_the_faces_and_are_verified() -> None:
    record = new_record(header(2, real=False), find_game)
    record = fallen(record)
    assert record.lines[0] == f"roll-off {DICE.value(0)} {DICE.value(1)}"
    record = fallen(record.followed_by(ALL))
    assert record.lines[2].split()[1:] == [str(DICE.value(number)) for number in range(2, 7)]
    assert not verify(record).verified


# -- what is refused

FIRST = ["roll-off 6 1"]
ROLLED = [*FIRST, ALL, "show 2 4 4 6 2"]
MISSED = [*FIRST, ALL, f"show {' '.join(NOTHING)}"]


@pytest.mark.parametrize(
    ("lines", "wrong", "reason"),
    [
        ([], ALL, "The dice are still falling."),
        ([], "take flush", "The dice are still falling."),
        ([], "roll-off 6", "No dice are falling now."),
        ([], "roll-off 6 1 1", "No dice are falling now."),
        (["roll-off 4 4"], ALL, "The dice are still falling."),
        (FIRST, "roll-off 6 1", "No dice are falling now."),
        (FIRST, "pass", "Roll the dice first."),
        (FIRST, "take flush", "Roll the dice first."),
        (FIRST, "roll 1 2", "The first roll takes all dice."),
        (FIRST, "roll 6", "“roll 6” is no action of this game."),
        ([*FIRST, ALL], "show 1 2 3 4", "No dice are falling now."),
        ([*FIRST, ALL], "show 1 2 3 4 7", "“show 1 2 3 4 7” is no action of this game."),
        ([*FIRST, ALL], "show 1k 2r 3k 4r 5k", "“show 1k 2r 3k 4r 5k” is no action of this game."),
        ([*FIRST, ALL], "take flush", "The dice are still falling."),
        (ROLLED, "pass", "A chip fits: take one."),
        (ROLLED, "take full-house", "The dice do not show a full house."),
        (ROLLED, "take flush aside", "No “Flush” chip lies aside."),
        (ROLLED, "take kniffel", "“take kniffel” is no action of this game."),
        (ROLLED, "take chance", "“take chance” is no action of this game."),
        (ROLLED, "take", "“take” is no action of this game."),
        (ROLLED, "take flush flush", "“take flush flush” is no action of this game."),
        (ROLLED, "take Flush", "“take Flush” is no action of this game."),
        (ROLLED, "enter", "“enter” is no action of this game."),
        (ROLLED, "score full-house", "“score full-house” is no action of this game."),
        (ROLLED, "roll 1 2 3 4 5 6", "“roll 1 2 3 4 5 6” is no action of this game."),
        (ROLLED, "undo", "There is nothing to take back now."),
        (
            [*MISSED, "pass", *MISSED[1:], "pass", *MISSED[1:]],
            "take large-straight aside",
            "Only a Kniffel takes a chip",
        ),
        ([*ROLLED, "roll 1", "show 2", "roll 1", "show 2"], "roll 1", "All three rolls are used."),
    ],
)
def test_a_line_that_cannot_stand_there_is_refused_with_its_number_and_the_rule(
    lines: list[str], wrong: str, reason: str
) -> None:
    for told in refused(followed(new_record(header(), find_game), *lines), wrong):
        assert reason in told


def test_a_chip_of_an_empty_stack_is_refused() -> None:
    lines = [line for _ in range(4) for line in turn("24462", "take flush")]
    line, why = damage(header(), *FIRST, *lines, *turn("24462", "take flush"))
    assert line == 1 + 1 + 12 + 3
    assert "No “Flush” chip is left in the tray." in why


def test_nothing_but_the_seed_follows_the_end() -> None:
    lines = [line for _ in range(28) for line in turn(NOTHING, "pass")]
    record = followed(begun(1), *lines)
    for line in (ALL, "pass", "take flush", "show 1 2 3 4 5"):
        with pytest.raises(KribbelnError, match="The game is over"):
            record.followed_by(line)


def test_a_second_chip_alone_is_chosen_before_anything_else() -> None:
    record = followed(begun(1), *turn(KNIFFEL, "take flush"))
    for line in ("roll 1", ALL):
        with pytest.raises(KribbelnError, match="First take the second chip"):
            record.followed_by(line)
    with pytest.raises(KribbelnError, match="take one"):
        record.followed_by("pass")


@pytest.mark.parametrize("game", ["kribbeln", "kniffel", "kniffel-kids"])
def test_lines_of_another_game_are_refused(game: str) -> None:
    own = header(2, "dice-duel")
    others = {
        "kribbeln": ["roll 1 2 3 4 5 6"],
        "kniffel": ["roll 1 2 3 4 5", "show 1 2 3 4 5"],
        "kniffel-kids": ["roll 1 2 3 4 5", "show duck duck duck duck duck"],
    }
    for first, lines in ((own, others[game]), (header(2, game), ["roll-off 6 1", ALL, "show 1 2 3 4 5", "pass"])):
        assert damage(first, *lines)[0] > 1


@pytest.mark.parametrize("seats", [0, 5, 6])
def test_a_header_with_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    values = json.loads(header(2))
    values["seats"] = [{"name": "A"}] * seats
    with pytest.raises(RecordError):
        read_record(f"{json.dumps(values)}\n".encode(), find_game)


def test_the_referee_calls_a_foul() -> None:
    """It can disagree: with a chip that does not fit, a chip declined, a line too many."""
    fair = [*FIRST, *turn("24462", "take flush"), *turn(NOTHING, "pass")]
    assert Referee(2).watch(fair).owned == [["flush"], []]
    for wrong in (
        [*FIRST, *turn("24462", "take full-house")],
        [*FIRST, *turn("24462", "pass")],
        [*FIRST, *turn("24462", "take flush aside")],
        [*FIRST, *turn("24462", "take flush"), "take flush"],
        [ALL],
    ):
        with pytest.raises(Foul):
            Referee(2).watch(wrong)


def test_the_game_is_for_1_to_4_seats_and_has_no_options_of_its_own() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    assert GAME.checked_options(3, {}) == {"undo": "strict"}
