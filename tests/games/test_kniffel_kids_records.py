"""Records of Kniffel Kids: undo and redo, drawn animals, and lines that are refused with what was expected there."""

import json
import re
from pathlib import Path

import pytest
from kniffel_kids_play import ALL, GAME, written
from kniffel_kids_spec import ANIMALS, BEST, BOXES
from played_records import DICE, damage, fallen, followed, refused

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.header import SeatEntry, write_header
from kribbeln_desktop.core.record import GameRecord, IllegalLineError, new_record, read_record
from kribbeln_desktop.core.verification import drawn_values, verify
from kribbeln_desktop.games import find_game

SHOWN = "show duck duck cat cat dog"
PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


def begun(*names: str, drawn: bool = False, **options: object) -> GameRecord:
    """A game of people, and of computers where a name begins with ``@``."""
    seats = [SeatEntry(name.strip("@"), "casual" if name.startswith("@") else None) for name in names]
    return new_record(write_header(GAME, seats, options, DICE.commitment if drawn else None), find_game)


def turns(record: GameRecord, *boxes: str) -> GameRecord:
    """Whole turns with the best roll for these boxes."""
    for box in boxes:
        record = followed(record, ALL, f"show {BEST[box]}", f"score {box}")
    return record


# -- undo


def test_undo_brings_back_the_roll_the_rolls_left_and_the_turn() -> None:
    before = followed(begun("Anna", "Ben"), ALL, SHOWN, "roll 5", "show cat")
    record = followed(before, "score full-house", "undo")
    assert record.state == before.state
    assert record.state.current_player() == 0
    assert record.state.tray().rolls_used == 2
    assert written(record.state, "full-house") is None
    assert followed(record, "score two-pairs").state.totals() == (3, 0)


def test_undo_is_possible_until_dice_lie_that_were_rolled_since() -> None:
    record = followed(begun("Anna", "Ben"), ALL, SHOWN, "score two-pairs")
    rolled = followed(record, ALL)
    assert rolled.can_undo()
    assert followed(rolled, "undo").state == followed(record, "undo").state
    shown = followed(rolled, SHOWN)
    assert not shown.can_undo()
    with pytest.raises(IllegalLineError, match="nothing to take back"):
        shown.followed_by("undo")


def test_nothing_can_be_taken_back_before_the_first_entry() -> None:
    for lines in ([], [ALL], [ALL, SHOWN], [ALL, SHOWN, "roll 1"]):
        assert not followed(begun("Anna", "Ben"), *lines).can_undo()
        assert not followed(begun("Anna", "Ben", undo="free"), *lines).can_undo()


def test_redo_writes_the_entry_again() -> None:
    record = followed(begun("Anna", "Ben"), ALL, SHOWN, "score two-pairs")
    undone = record.followed_by("undo")
    assert undone.redo_lines() == ("score two-pairs",)
    assert followed(undone, *undone.redo_lines()).state == record.state
    assert not followed(undone, "score duck").can_redo()


def test_the_last_entry_of_a_game_can_be_taken_back() -> None:
    record = turns(begun("Anna"), *BOXES)
    assert record.state.is_over()
    again = record.followed_by("undo")
    assert not again.state.is_over()
    assert again.state.totals() == (44,)


def test_an_entry_of_a_computer_is_not_taken_back() -> None:
    record = turns(begun("Anna", "@Bob"), "duck", "duck")
    assert not record.can_undo()
    free = turns(begun("Anna", "@Bob", undo="free"), "duck", "duck")
    assert free.followed_by("undo").state.totals() == (0, 0)  # Anna's, and what followed it


def test_free_undo_goes_back_across_rolls() -> None:
    start = begun("Anna", "Ben", undo="free")
    record = turns(start, "duck", "lion", "cat", "dog")
    back = followed(record, "undo", "undo", "undo", "undo")
    assert back.state == followed(start, ALL, f"show {BEST['duck']}").state
    assert not back.can_undo()


# -- drawn dice


def test_drawn_animals_are_those_of_the_seed() -> None:
    """Draw number i, modulo 6, plus 1, is the place in the list of animals."""
    record = followed(begun("Anna", drawn=True), ALL)
    faces = [ANIMALS[DICE.value(i) - 1] for i in range(5)]
    line = str(record.state.chance_action(drawn_values(record, DICE)))
    assert line == "show " + " ".join(faces)


def test_after_free_undo_the_same_animals_fall_again() -> None:
    record = followed(begun("Anna", drawn=True, undo="free"), ALL)
    record = fallen(record).followed_by("score duck")
    once = fallen(followed(record, ALL))
    again = fallen(followed(once, "undo", "score lion", ALL))
    assert once.lines[-1] == again.lines[-1]


def test_a_whole_game_of_drawn_animals_is_verified() -> None:
    record = begun("Anna", "Ben", drawn=True)
    for box in (box for box in BOXES for _ in range(2)):
        record = followed(fallen(followed(record, ALL)), f"score {box}")
    record = followed(record, f"seed {DICE.seed.hex()}")
    assert verify(record).verified
    assert read_record(record.text().encode(), find_game) == record


# -- what is refused


@pytest.mark.parametrize(
    ("lines", "wrong", "why", "expected"),
    [
        ([], "score duck", "Roll the dice first.", "one of roll"),
        ([], "roll 1 2 3", "The first roll takes all dice.", "one of roll"),
        ([], "roll 1 2 3 4 5 6", "no action of this game", "one of roll"),
        ([], "roll-off 4 4", "No dice are falling now.", "one of roll"),
        ([], SHOWN, "No dice are falling now.", "one of roll"),
        ([ALL], "score duck", "The dice are still falling.", "“show” with 5 faces"),
        ([ALL], "show duck duck cat cat bear", "no action of this game", "“show” with 5 faces"),
        ([ALL], "show duck duck cat cat Dog", "no action of this game", "“show” with 5 faces"),
        ([ALL], "show duck duck cat cat", "No dice are falling now.", "“show” with 5 faces"),
        ([ALL], "show 1 2 3 4 5", "no action of this game", "“show” with 5 faces"),
        ([ALL, SHOWN], "score bear", "no action of this game", "score duck"),
        ([ALL, SHOWN], "score chance", "no action of this game", "score duck"),
        ([ALL, SHOWN], "cross", "no action of this game", "score duck"),
        ([ALL, SHOWN, "roll 1", "show dog", "roll 1", "show dog"], "roll 1", "All three rolls are used.", "score duck"),
        (
            [ALL, SHOWN, "score duck", ALL, SHOWN, "score duck", ALL, SHOWN],
            "score duck",
            "is filled already",
            "score lion",
        ),
    ],
)
def test_a_wrong_line_is_refused_with_its_number_and_the_rule(
    lines: list[str], wrong: str, why: str, expected: str
) -> None:
    at_once, in_a_file = refused(followed(begun("Anna", "Ben"), *lines), wrong)
    assert why in at_once
    assert why in in_a_file
    assert expected in in_a_file


@pytest.mark.parametrize("line", ["score duck", ALL, SHOWN, "roll 1"])
def test_nothing_follows_the_end(line: str) -> None:
    record = turns(begun("Anna"), *BOXES)
    with pytest.raises(KribbelnError, match="game is over"):
        record.followed_by(line)


@pytest.mark.parametrize("other", ["kribbeln-1-practice", "kribbeln-5-drawn-dice"])
def test_the_lines_of_another_game_are_refused_at_the_first_that_does_not_fit(other: str) -> None:
    header, *lines = (PLAYTHROUGHS / f"{other}.kribbeln").read_text(encoding="utf-8").splitlines(keepends=True)
    ours = json.dumps({**json.loads(header), "game": "kniffel-kids", "options": {}}) + "\n"
    line, why = damage(*(ours + "".join(lines)).splitlines())
    assert line == 2
    assert "roll 1 2 3 4 5 6" in why


def test_the_lines_of_kniffel_are_refused_where_its_dice_fall() -> None:
    first = begun("Anna").header.text
    assert damage(first, ALL, "show 4 4 4 4 4", "score fours")[0] == 3


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seats": [{"name": "A"}] * 7}, "1 to 6 seats, not 7"),
        ({"seats": []}, "seats"),
        ({"options": {"start": 2}}, "start = 2"),
        ({"options": {"start": "roll-off"}}, "start = roll-off"),
        ({"options": {"undo": "never"}}, "undo = never"),
        ({"game": "kniffel-kid"}, "kniffel-kid"),
    ],
)
def test_a_wrong_header_is_refused_on_line_1(change: dict[str, object], why: str) -> None:
    header = {**json.loads(begun("Anna", "Ben").header.text), **change}
    line, told = damage(json.dumps(header))
    assert line == 1
    assert re.search(why, told)


def test_an_option_that_is_left_out_has_its_default_and_unknown_keys_live_on() -> None:
    header = '{"kribbeln-record": 1, "game": "kniffel-kids", "seats": [{"name": "A"}], "dice": "real", "column": 3}'
    record = read_record(f"{header}\n{ALL}\n".encode(), find_game)
    assert record.header.options == {"undo": "strict", "start": 0}
    assert record.header.more == {"column": 3}
    assert record.text() == f"{header}\n{ALL}\n"
