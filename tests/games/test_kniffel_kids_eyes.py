"""What Kniffel Kids shows: its sheet, grey previews, what lies there in words, the pad of five games, the help."""

import pytest
from kniffel_kids_play import ALL, GAME, cell, filled, finished, new, play, refused, row, throw, turn
from kniffel_kids_spec import ANIMALS, BOXES, COMBINED

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.errors import InvalidOptionError
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.sheet import Cell, CellKind, Glyph, RowKind
from kribbeln_desktop.core.texts import say

NAMES = ("Anna", "Ben")
ROWS = (*BOXES, "total")
POINTS = {**dict.fromkeys(ANIMALS, "1 each"), **{box: str(points) for box, points in COMBINED.items()}}


def status(state: State) -> str:
    """How the dice stand, in words."""
    text = state.prompt().status
    return "" if text is None else say(text)


def told(state: State, line: str) -> str:
    """A line in a sentence of the log."""
    return say(state.narration(GAME.parse_action(line)), names=NAMES)


# -- the sheet


def test_animals_are_yellow_combinations_blue_and_the_total_stands_below() -> None:
    rows = new().sheet().rows
    assert [row.id for row in rows] == list(ROWS)
    assert [row.area for row in rows] == ["yellow"] * 6 + ["blue"] * 5 + ["plain"]
    assert [row.kind for row in rows] == [RowKind.BOX] * 11 + [RowKind.TOTAL]


def test_every_box_has_a_picture_of_its_own() -> None:
    """Children who cannot read find their box."""
    symbols = {row.id: row.symbol for row in new().sheet().rows}
    alike = dict(zip(COMBINED, ("aaa", "aabb", "aaabb", "abcde", "aaaaa"), strict=True))
    expected = {
        **{animal: (Glyph("picture", animal),) for animal in ANIMALS},
        **{box: (Glyph("alike", letters),) for box, letters in alike.items()},
        "total": (),
    }
    assert symbols == expected


def test_a_row_says_what_it_is_and_what_it_gives() -> None:
    rows = {row.id: (say(row.label), say(row.words)) for row in new().sheet().rows}
    assert rows["mouse"] == ("Mouse", "Mice: 1 point each")
    assert rows["two-pairs"] == ("Two pairs", "Two pairs: two of one animal and two of another. 3 points")
    for box, points in COMBINED.items():
        assert rows[box][1].endswith(f" {points} points")
    assert len(set(rows.values())) == len(ROWS)


def test_one_column_for_each_seat_and_no_second_number() -> None:
    for seats in GAME.seats:
        sheet = new(seats).sheet()
        assert sheet.columns == seats
        assert not sheet.has_points
        assert sheet.headings == ()
        assert all(len(row.cells) == seats for row in sheet.rows)


def test_the_sheet_says_what_is_unusual() -> None:
    assert new(2).sheet().notes == ()
    assert [say(note) for note in new(2, undo="free").sheet().notes] == ["Free undo"]
    assert len(new(1, undo="free").sheet().notes) == 2


def test_free_boxes_show_in_grey_what_they_would_give() -> None:
    shown = cell(throw(new(), "dog cat dog cat dog"), "full-house")
    assert shown == Cell(CellKind.PREVIEW, 4, None, "score full-house", shown.note)
    assert shown.note is not None
    assert say(shown.note) == "Triplet and pair: 4"


def test_a_box_that_gives_nothing_shows_that_it_would_be_struck() -> None:
    shown = cell(throw(new(), "dog cat dog cat dog"), "mouse")
    assert (shown.kind, shown.entry, shown.action) == (CellKind.PREVIEW, 0, "score mouse")
    assert shown.note is not None
    assert say(shown.note) == "Strike Mouse"


def test_only_the_seat_whose_turn_it_is_sees_previews() -> None:
    state = throw(new(3), "dog cat dog cat dog")
    assert {cell(state, box, seat).kind for box in BOXES for seat in (1, 2)} == {CellKind.FREE}
    assert {cell(play(state, "roll 1"), box).kind for box in BOXES} == {CellKind.FREE}


def test_a_free_box_says_why_it_cannot_be_filled_yet() -> None:
    note = cell(new(), "duck").note
    assert note is not None
    assert say(note) == refused(new(), "score duck") == "Roll the dice first."


def test_the_total_stands_there_from_the_first_entry_on() -> None:
    state = turn(new(), "lion")
    assert [cell(state, "total", seat) for seat in (0, 1)] == [Cell(CellKind.ENTERED, 5), Cell()]
    state = turn(state, "duck", "cat cat cat cat cat")
    assert cell(state, "total", 1) == Cell(CellKind.ENTERED, 0)


# -- what is asked, what is offered, what was done


def test_what_lies_there_is_said_in_words_the_most_first() -> None:
    assert status(throw(new(), "cat duck duck cat duck")) == "3 ducks, 2 cats."
    assert status(throw(new(), "dog elephant mouse elephant lion")) == "2 elephants, 1 lion, 1 mouse, 1 dog."
    assert status(throw(new(), "mouse mouse mouse mouse mouse")) == "5 mice."
    assert status(throw(new(), "elephant dog cat lion duck")) == "1 duck, 1 lion, 1 cat, 1 dog, 1 elephant."


@pytest.mark.parametrize("animal", ANIMALS)
def test_every_animal_is_counted_by_its_name(animal: str) -> None:
    several = {"mouse": "mice"}.get(animal, f"{animal}s")
    other = "cat" if animal == "dog" else "dog"
    assert status(throw(new(), f"{animal} {other} {animal} {other} {animal}")).startswith(f"3 {several}, 2 ")
    assert status(throw(new(), f"{other} {other} {animal} {other} {other}")).endswith(f", 1 {animal}.")


def test_nothing_is_said_of_dice_that_do_not_lie_there() -> None:
    assert status(new()) == status(play(new(), ALL)) == ""


def test_the_headline_counts_the_rounds_and_says_what_to_do() -> None:
    state = new()
    assert say(state.prompt().headline) == "Round 1 of 11"
    state = turn(turn(state, "duck"), "duck")
    assert say(state.prompt().headline) == "Round 2 of 11"
    state = throw(state, "dog dog dog dog dog")
    assert say(state.prompt().headline) == "Roll again, or enter this roll in a box."
    state = throw(throw(state, "dog dog dog dog dog"), "dog dog dog dog dog")
    assert say(state.prompt().headline) == "Choose a box for this roll."


def test_all_boxes_are_offered_those_that_are_filled_with_a_reason() -> None:
    state = throw(filled(new(), "duck"), "dog dog dog dog dog")
    offers = state.offers()
    assert [offer.action for offer in offers] == [Decision("score", (box,)) for box in BOXES]
    assert [offer.row for offer in offers] == list(BOXES)
    refused = {offer.row: say(offer.refusal) for offer in offers if offer.refusal}
    assert refused == {"duck": "The box “Duck” is filled already."}
    labels = [say(offer.label) for offer in offers[:6]]
    assert labels == ["Duck", "Strike Lion", "Strike Mouse", "Strike Cat", "Dog: 5", "Strike Elephant"]


def test_the_log_names_animals_and_boxes() -> None:
    state = new()
    assert told(state, ALL) == "Anna rolls all dice."
    state = play(state, ALL)
    assert told(state, "show cat dog cat dog cat") == "Rolled: cat, dog, cat, dog, cat."
    state = play(state, "show cat dog cat dog cat")
    assert told(state, "roll 2 4") == "Anna keeps cat, cat, cat and rolls the rest."
    assert told(state, "score full-house") == "Anna entered 4 in the box “Triplet and pair”."
    assert told(state, "score duck") == "Anna struck the box “Duck”."


def test_the_end_is_said() -> None:
    prompt = finished(new(), ["duck"], ["cat"]).prompt()
    assert say(prompt.headline) == "The game is over."
    assert prompt.status is not None
    assert say(prompt.status) == "A tie: the victory is shared."
    assert finished(new(), ["duck"], []).prompt().status is None


# -- the dice


def test_a_die_has_each_animal_once_in_the_order_of_the_values_that_are_drawn() -> None:
    dice = play(new(), ALL).chance_dice()
    assert len(dice) == GAME.dice == 5
    for die in dice:
        assert [face.text for face in die] == list(ANIMALS)
        assert [face.motif for face in die] == list(ANIMALS)
        assert [say(face.words) for face in die] == list(ANIMALS)
        assert {face.pips for face in die} == {0}
    assert str(play(new(), ALL).chance_action([1, 2, 3, 4, 6])) == "show duck lion mouse cat elephant"
    assert str(play(new(), ALL).chance_action([5, 5, 5, 5, 5])) == "show dog dog dog dog dog"


def test_the_emblem_is_three_animals() -> None:
    assert len({face.text for face in GAME.emblem}) == 3
    assert {face.text for face in GAME.emblem} <= set(ANIMALS) == set(GAME.faces)


# -- the pad and the help


def test_the_pad_is_one_childs_sheet_with_five_empty_columns() -> None:
    for seats in GAME.seats:
        pad = GAME.pad_sheet(seats, {})
        assert pad.columns == GAME.games_on_a_sheet == 5
        assert [say(heading) for heading in pad.headings] == ["1", "2", "3", "4", "5"]
        assert say(pad.title) == "Kniffel Kids"
        assert say(pad.subtitle) == "Five games in a row"
        assert {row.cells for row in pad.rows} == {(Cell(),) * 5}
        assert [(row.id, row.area, row.symbol) for row in pad.rows] == [
            (row.id, row.area, row.symbol) for row in new(seats).sheet().rows
        ]


def test_a_blank_sheet_says_nothing_of_how_it_is_played() -> None:
    """The program's own practice and its undo are not the pad's."""
    assert GAME.pad_sheet(1, {"undo": "free"}).notes == ()


def test_the_pad_checks_seats_and_options() -> None:
    for seats, options in ((0, {}), (7, {}), (2, {"start": 2}), (2, {"undo": "never"})):
        with pytest.raises(InvalidOptionError):
            GAME.pad_sheet(seats, options)


def test_the_help_shows_every_box_with_what_it_is_worth() -> None:
    examples = GAME.examples()
    assert [example.symbol for example in examples] == [row(new(), box).symbol for box in BOXES]
    assert [say(example.worth) for example in examples if example.worth] == [POINTS[box] for box in BOXES]
    assert [say(example.words) for example in examples][5:7] == [
        "Elephants",
        "Three alike: at least three animals of a kind",
    ]


def test_who_begins_is_the_only_question_before_a_game() -> None:
    (option,) = GAME.options
    assert (option.id, option.default, option.is_seat, option.choices) == ("start", 0, True, ())
    assert option.allows(5, 6)
    assert not option.allows(5, 5)
