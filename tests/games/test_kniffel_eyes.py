"""What Kniffel shows: the sheet's rows, the pace to the bonus, what is asked, what was done, what the help says."""

from __future__ import annotations

import pytest
from kniffel_play import GAME, cell, new, offer, play, roll, row, score, words
from kniffel_spec import BOXES, LOWER, UPPER

from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.sheet import Cell, CellKind, RowKind

ROWS = (*UPPER, "upper-sum", "upper-bonus", *LOWER, "further-fives", "total")


def test_the_rows_stand_in_the_order_of_the_printed_sheet() -> None:
    rows = new(8).sheet().rows
    assert tuple(row.id for row in rows) == ROWS
    areas = [*["yellow"] * 6, "plain", "plain", *["blue"] * 7, "plain", "plain"]
    assert [row.area for row in rows] == areas
    kinds = {row.id: row.kind for row in rows if row.kind is not RowKind.BOX}
    assert kinds == {
        "upper-sum": RowKind.SUBTOTAL,
        "upper-bonus": RowKind.BONUS,
        "further-fives": RowKind.BONUS,
        "total": RowKind.TOTAL,
    }
    assert all(len(row.cells) == 8 for row in rows)


def test_each_box_has_its_symbol() -> None:
    symbols = {row.id: [(glyph.kind, glyph.value) for glyph in row.symbol] for row in new().sheet().rows}
    assert [symbols[box] for box in UPPER] == [[("die", number)] for number in UPPER.values()]
    assert symbols["three-of-a-kind"] == [("alike", "aaa")]
    assert symbols["four-of-a-kind"] == [("alike", "aaaa")]
    assert symbols["full-house"] == [("alike", "aaabb")]
    assert symbols["small-straight"] == [("steps", "4")]
    assert symbols["large-straight"] == [("steps", "5")]
    assert symbols["five-of-a-kind"] == [("alike", "aaaaa")]
    assert symbols["chance"] == [("word", "Σ")]
    assert symbols["total"] == []


def test_each_box_says_what_it_gives() -> None:
    said = {row.id: words(row.words) for row in new().sheet().rows}
    assert said["fours"] == "Fours: the sum of all dice that show 4"
    assert said["full-house"] == "Full house: three dice alike and the two others alike, 25 points"
    assert said["small-straight"] == "Small straight: at least four numbers in a row, 30 points"
    assert said["large-straight"] == "Large straight: five numbers in a row, 40 points"
    assert said["five-of-a-kind"] == "Five of a kind: all five dice alike, 50 points"
    assert said["upper-bonus"] == "Bonus: 35 points from a sum of 63 on"
    assert len(set(said.values())) == len(ROWS)


def test_an_empty_sheet_has_noughts_in_its_sums_and_nothing_else() -> None:
    for shown in new(2).sheet().rows:
        expected = (CellKind.FREE, None) if shown.id in BOXES else (CellKind.ENTERED, 0)
        assert [(found.kind, found.entry) for found in shown.cells] == [expected] * 2
        assert all(found.small is None for found in shown.cells)


def test_before_the_first_roll_the_cells_say_why_nothing_can_be_entered() -> None:
    state = new(2)
    assert words(cell(state, "ones").note) == "Roll the dice first."
    assert cell(state, "ones", 1) == Cell()


def test_a_roll_is_previewed_in_the_column_of_whose_turn_it_is() -> None:
    state = roll(new(2, start=1), "33352")
    shown = cell(state, "three-of-a-kind", 1)
    assert (shown.kind, shown.entry, shown.action) == (CellKind.PREVIEW, 16, "score three-of-a-kind")
    assert words(shown.note) == words(offer(state, "three-of-a-kind").label) == "Three of a kind: 16"
    assert words(cell(state, "chance", 0).note) == ""
    assert cell(state, "chance", 0).kind is CellKind.FREE


def test_a_roll_that_does_not_fit_is_previewed_as_a_strike() -> None:
    state = roll(new(), "33352")
    shown = cell(state, "full-house")
    assert (shown.kind, shown.entry, words(shown.note)) == (CellKind.PREVIEW, 0, "Strike Full house")


def pace(*turns: str) -> tuple[str, str]:
    """The small print beside the upper sum, and its words."""
    shown = cell(score(new(), *turns), "upper-sum")
    return words(shown.small), words(shown.note)


@pytest.mark.parametrize(
    ("turns", "small", "note"),
    [
        (["44441 fours"], "+4", "4 over the pace to 63."),
        (["12345 ones", "33312 threes"], "−2", "2 behind the pace to 63."),
        (["66612 sixes", "22213 twos"], "±0", "Exactly on the pace to 63."),
        (["11144 ones", "66661 sixes", "55123 fives", "12346 chance"], "+1", "1 over the pace to 63."),
        (["23456 ones"], "−3", "3 behind the pace to 63."),
    ],
)
def test_the_pace_to_the_bonus_stands_beside_the_sum(turns: list[str], small: str, note: str) -> None:
    """Three of each number make 63: what is entered, less three times each number that is filled."""
    assert pace(*turns) == (small, note)


def test_no_pace_stands_there_before_an_upper_box_is_filled() -> None:
    assert pace() == pace("12345 chance", "11111 five-of-a-kind") == ("", "")


def test_no_pace_stands_there_once_the_bonus_is_reached() -> None:
    assert pace("66666 sixes", "55551 fives", "33312 threes") == ("+17", "17 over the pace to 63.")
    assert pace("66666 sixes", "55551 fives", "33331 threes", "11234 ones") == ("", "")


def test_no_pace_stands_there_once_the_bonus_is_out_of_reach() -> None:
    """Sixes struck and two fives leave 10 + 5 × (1 + 2 + 3 + 4) = 60."""
    assert pace("12345 sixes", "55123 fives") == ("", "")
    assert pace("12345 sixes", "55512 fives") == ("−18", "18 behind the pace to 63.")


def status(state: State) -> str:
    return words(state.prompt().status)


def headline(state: State) -> str:
    return words(state.prompt().headline)


def test_after_a_roll_the_pips_are_told_and_the_pace() -> None:
    assert status(new()) == ""
    assert status(roll(new(), "12346")) == "16 pips."
    assert status(roll(score(new(), "44441 fours"), "12346")) == "16 pips. 4 over the pace to 63."


def test_the_pace_is_that_of_whose_turn_it_is() -> None:
    state = score(new(2), "44441 fours", "44123 fours")
    assert status(roll(state, "12346")) == "16 pips. 4 over the pace to 63."
    assert status(roll(score(state, "12346 chance"), "12346")) == "16 pips. 4 behind the pace to 63."


def test_a_joker_tells_its_extra_points() -> None:
    assert status(roll(score(new(), "11111 five-of-a-kind"), "22222")) == "10 pips. 50 extra points."
    assert status(roll(score(new(further_five=100), "11111 five-of-a-kind"), "22222")) == "10 pips. 100 extra points."
    assert status(roll(score(new(further_five=0), "11111 five-of-a-kind"), "22222")) == "10 pips."
    assert status(roll(score(new(), "12346 five-of-a-kind"), "22222")) == "10 pips."


def test_what_is_asked() -> None:
    state = new(2)
    assert headline(state) == "Round 1 of 13"
    assert headline(roll(state, "12345")) == "Roll again, or enter this roll in a box."
    third = play(roll(state, "12345"), "roll 1", "show 1", "roll 1", "show 1")
    assert headline(third) == "Choose a box for this roll."
    assert headline(score(state, "12345 chance", "12345 chance")) == "Round 2 of 13"
    assert headline(new(2, start="roll-off")) == "Who begins? Anna, Ben roll one die each."


def narrated(state: State, line: str) -> str:
    return words(state.narration(GAME.parse_action(line)))


def test_what_was_done_is_told() -> None:
    state = roll(new(), "44441")
    assert narrated(state, "score fours") == "Anna entered 16 in the box “Fours”."
    assert narrated(state, "score full-house") == "Anna struck the box “Full house”."
    assert narrated(state, "roll 5") == "Anna keeps 4, 4, 4, 4 and rolls the rest."
    assert narrated(new(), "roll 1 2 3 4 5") == "Anna rolls all dice."


def test_extra_points_and_the_bonus_are_told_with_the_entry_that_brings_them() -> None:
    state = score(new(), "11111 five-of-a-kind", "66666 sixes", "55123 fives", "44123 fours")
    told = narrated(roll(state, "33333"), "score threes")
    assert told == "Anna entered 15 in the box “Threes”. 50 extra points. The bonus of 35 is reached."
    later = roll(score(state, "33333 threes"), "22134")
    assert narrated(later, "score twos") == "Anna entered 4 in the box “Twos”."


def test_the_sheet_names_variants() -> None:
    def notes(**options: object) -> list[str]:
        return [words(note) for note in new(2, **options).sheet().notes]

    assert notes() == notes(start=1) == notes(start="roll-off") == []
    assert notes(further_five=100) == ["Further five alike: 100 points each"]
    assert notes(further_five=0, undo="free") == ["Further five alike: no extra points", "Free undo"]


def test_title_and_subtitle() -> None:
    sheet = new().sheet()
    assert (words(sheet.title), words(sheet.subtitle)) == ("Kniffel", "Score sheet")
    assert words(GAME.title) == "Kniffel"


def test_the_help_shows_every_box_and_what_it_gives() -> None:
    shown = [(words(example.words).split(":")[0], words(example.worth)) for example in GAME.examples()]
    assert shown == [
        ("Ones", "1 for each die"),
        ("Twos", "2 for each die"),
        ("Threes", "3 for each die"),
        ("Fours", "4 for each die"),
        ("Fives", "5 for each die"),
        ("Sixes", "6 for each die"),
        ("Three of a kind", "sum of all dice"),
        ("Four of a kind", "sum of all dice"),
        ("Full house", "25"),
        ("Small straight", "30"),
        ("Large straight", "40"),
        ("Five of a kind", "50"),
        ("Chance", "sum of all dice"),
    ]


def test_its_picture_is_three_plain_dice() -> None:
    assert [face.text for face in GAME.emblem] == ["5", "5", "5"]
    assert all(not face.motif for face in GAME.emblem)
    assert row(new(), "ones").symbol[0].value == "1"
