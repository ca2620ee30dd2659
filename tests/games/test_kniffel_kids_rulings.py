"""Rulings C1 to C12 of Kniffel Kids, and what the rule text says beside them."""

from itertools import combinations

import pytest
from kniffel_kids_play import (
    ALL,
    GAME,
    boxes,
    filled,
    finished,
    legal,
    new,
    offered,
    play,
    refused,
    throw,
    turn,
    written,
)
from kniffel_kids_spec import ANIMALS, BOXES, COMBINED, HIGHEST

from kribbeln_desktop.core.errors import IllegalActionError, InvalidActionError, InvalidOptionError
from kribbeln_desktop.core.game import NOBODY
from kribbeln_desktop.core.texts import say

FOUR_DUCKS = "duck duck cat duck duck"
FIVE_DUCKS = "duck duck duck duck duck"
TRIPLET_AND_PAIR = "lion cat lion cat lion"


@pytest.mark.parametrize("faces", ["duck cat duck dog duck", FOUR_DUCKS, FIVE_DUCKS, TRIPLET_AND_PAIR])
def test_c1_three_of_a_kind_are_at_least_three(faces: str) -> None:
    assert offered(throw(new(), faces), "three-of-a-kind") == 2
    assert written(turn(new(), "three-of-a-kind", faces), "three-of-a-kind") == 2


def test_c1_two_pairs_hold_no_three_of_a_kind() -> None:
    assert offered(throw(new(), "duck duck cat cat dog"), "three-of-a-kind") == 0


@pytest.mark.parametrize("faces", [FOUR_DUCKS, FIVE_DUCKS])
def test_c2_four_alike_are_no_two_pairs(faces: str) -> None:
    assert offered(throw(new(), faces), "two-pairs") == 0
    assert written(turn(new(), "two-pairs", faces), "two-pairs") == 0


def test_c2_two_pairs_are_of_different_animals() -> None:
    assert offered(throw(new(), "duck dog duck dog cat"), "two-pairs") == 3


def test_c3_a_triplet_and_a_pair_hold_two_pairs() -> None:
    state = throw(new(), TRIPLET_AND_PAIR)
    assert [offered(state, box) for box in ("two-pairs", "full-house")] == [3, 4]
    assert written(turn(new(), "two-pairs", TRIPLET_AND_PAIR), "two-pairs") == 3


def test_c4_five_alike_are_no_triplet_and_pair() -> None:
    assert offered(throw(new(), FIVE_DUCKS), "full-house") == 0
    assert written(turn(new(), "full-house", FIVE_DUCKS), "full-house") == 0


def test_c4_a_triplet_without_a_pair_is_no_triplet_and_pair() -> None:
    for faces in (FOUR_DUCKS, "duck duck duck cat dog"):
        assert offered(throw(new(), faces), "full-house") == 0


def test_c5_any_free_box_may_be_filled_whatever_is_best() -> None:
    state = throw(new(), FIVE_DUCKS)
    assert boxes(state) == set(BOXES)
    expected = dict.fromkeys(BOXES, 0) | {"duck": 5, "three-of-a-kind": 2, "five-of-a-kind": 10}
    assert {box: offered(state, box) for box in BOXES} == expected
    for box in BOXES:
        assert written(play(state, f"score {box}"), box) == expected[box]


@pytest.mark.parametrize("order", [BOXES, BOXES[::-1], (*BOXES[3:], *BOXES[:3])])
def test_c5_boxes_are_filled_in_any_order(order: tuple[str, ...]) -> None:
    state = new()
    for number, box in enumerate(order, 1):
        state = filled(state, box)
        assert boxes(throw(state, FIVE_DUCKS) if number < len(BOXES) else state) == set(BOXES) - set(order[:number])
    assert state.totals() == (HIGHEST, HIGHEST)


def test_c5_a_box_is_filled_once() -> None:
    for box in BOXES:
        state = throw(filled(new(), box), FIVE_DUCKS)
        assert f"score {box}" not in legal(state)
        assert "is filled already" in refused(state, f"score {box}")
        with pytest.raises(IllegalActionError):
            play(state, f"score {box}")


def test_c5_the_same_box_is_free_for_another_child() -> None:
    assert "duck" in boxes(throw(turn(new(), "duck"), FIVE_DUCKS))


def test_c6_a_box_may_be_struck_although_something_fits() -> None:
    state = turn(new(), "cat", FIVE_DUCKS)
    assert written(state, "cat") == 0
    assert state.totals() == (0, 0)
    assert "cat" not in boxes(throw(turn(state, "dog"), FIVE_DUCKS))


def test_c6_where_nothing_fits_a_free_box_is_struck() -> None:
    """Two ducks and three lions, where only those boxes are free that they do not fit."""
    state = filled(new(1), *(box for box in BOXES if box not in ("cat", "five-different", "five-of-a-kind")))
    state = throw(state, "duck lion lion duck lion")
    assert boxes(state) == {"cat", "five-different", "five-of-a-kind"}
    assert {offered(state, box) for box in boxes(state)} == {0}
    before = state.totals()
    assert play(state, "score five-different").totals() == before


def test_c7_a_second_animal_kniffel_brings_nothing_more() -> None:
    state = turn(new(1), "five-of-a-kind", FIVE_DUCKS)
    assert state.totals() == (10,)
    again = throw(state, "cat cat cat cat cat")
    usual = {"cat": 5, "three-of-a-kind": 2}
    assert {box: offered(again, box) for box in boxes(again)} == {
        box: usual.get(box, 0) for box in BOXES if box != "five-of-a-kind"
    }
    assert play(again, "score cat").totals() == (15,)
    assert play(again, "score three-of-a-kind").totals() == (12,)
    assert play(again, "score full-house").totals() == (10,)


def test_c7_an_animal_kniffel_may_go_anywhere_while_its_box_is_filled() -> None:
    """No joker: the animal's own box need not be taken first."""
    assert boxes(throw(turn(new(1), "five-of-a-kind", FIVE_DUCKS), FIVE_DUCKS)) == set(BOXES) - {"five-of-a-kind"}


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_c8_a_roll_may_be_entered_before_the_third(rolls: int) -> None:
    state = new()
    for _ in range(rolls):
        state = throw(state, "duck duck cat dog dog")
    assert boxes(state) == set(BOXES)
    after = play(state, "score two-pairs")
    assert written(after, "two-pairs") == 3
    assert after.current_player() == 1


def test_c8_nothing_is_entered_before_the_first_roll_or_while_dice_fall() -> None:
    assert boxes(new()) == boxes(play(new(), ALL)) == set()
    assert refused(new(), "score duck") == "Roll the dice first."
    assert refused(play(new(), ALL), "score duck") == "The dice are still falling."


def test_c9_seat_1_begins_where_nothing_is_said() -> None:
    assert new(4).current_player() == 0


@pytest.mark.parametrize("start", range(6))
def test_c9_the_chosen_seat_begins_and_it_goes_clockwise(start: int) -> None:
    state, order = new(6, start=start), []
    for _ in range(13):
        order.append(state.current_player())
        state = turn(state, next(box for box in BOXES if written(state, box, state.current_player()) is None))
    assert order == [(start + step) % 6 for step in range(13)]


@pytest.mark.parametrize("start", [-1, 2, 5, "0", True, 1.0, None])
def test_c9_a_seat_that_is_not_there_cannot_begin(start: object) -> None:
    with pytest.raises(InvalidOptionError, match="start"):
        new(2, start=start)


def test_c10_those_who_tie_have_all_won() -> None:
    state = finished(new(3), ["five-of-a-kind"], ["elephant", "five-different"], ["lion", "full-house"])
    assert state.totals() == (10, 10, 9)
    standings = state.final_standings()
    assert standings.winners == (0, 1)
    assert standings.places == (1, 1, 3)
    assert standings.reason is not None
    assert say(standings.reason) == "A tie: the victory is shared."


def test_c10_all_can_win() -> None:
    assert finished(new(6), *[["duck"]] * 6).final_standings().winners == (0, 1, 2, 3, 4, 5)


def test_c10_a_tie_behind_the_winner_shares_nothing() -> None:
    standings = finished(new(3, start=1), ["duck"], ["duck", "lion"], ["cat"]).final_standings()
    assert standings.points == (5, 10, 5)
    assert standings.places == (2, 1, 2)
    assert standings.winners == (1,)
    assert standings.reason is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_c11_2_to_6_can_play(seats: int) -> None:
    state = finished(new(seats), *[BOXES] * seats)
    assert state.totals() == (HIGHEST,) * seats
    assert seats in GAME.seats


@pytest.mark.parametrize("seats", [-1, 0, 7, 8])
def test_c11_no_other_number_of_seats_can_play(seats: int) -> None:
    assert seats not in GAME.seats
    with pytest.raises(InvalidOptionError, match=f"1 to 6 seats, not {seats}"):
        GAME.initial_state(seats, {})


def test_c11_alone_it_is_practice() -> None:
    state = finished(new(1), BOXES)
    assert state.final_standings().winners == (0,)
    assert state.final_standings().reason is None
    assert [say(note) for note in state.sheet().notes] == ["Practice alone (the program’s own)"]
    assert new(2).sheet().notes == ()


@pytest.mark.parametrize("missing", ANIMALS)
def test_c12_five_different_miss_one_animal(missing: str) -> None:
    faces = " ".join(animal for animal in ANIMALS if animal != missing)
    assert offered(throw(new(), faces), "five-different") == 5


@pytest.mark.parametrize("place", range(4))
def test_c12_a_pair_spoils_five_different(place: int) -> None:
    faces = ["duck", "lion", "mouse", "cat", "dog"]
    faces[place] = "dog"
    assert offered(throw(new(), " ".join(faces)), "five-different") == 0


# -- the rule text


def test_each_child_has_eleven_turns() -> None:
    for seats in GAME.seats:
        state = new(seats)
        for turns in range(11 * seats):
            assert state.current_player() == turns % seats
            state = turn(state, BOXES[turns // seats])
        assert state.is_over()
        assert state.current_player() == NOBODY
        assert legal(state) == set()


def test_a_turn_has_up_to_three_rolls_and_the_first_takes_all_dice() -> None:
    state = new()
    assert legal(state) == {ALL}
    assert refused(state, "roll 1 2 3 4") == "The first roll takes all dice."
    some = {"roll " + " ".join(chosen) for n in range(1, 6) for chosen in combinations("12345", n)}
    for _ in range(2):
        state = throw(state, "duck lion mouse cat dog")
        assert legal(state) - {f"score {box}" for box in BOXES} == some
    state = throw(state, "duck lion mouse cat dog")
    assert legal(state) == {f"score {box}" for box in BOXES}
    assert refused(state, ALL) == "All three rolls are used."


def test_dice_set_aside_may_be_rolled_again() -> None:
    state = play(throw(new(), "duck duck mouse cat dog"), "roll 3 4 5", "show duck lion lion")
    assert offered(state, "duck") == 3
    state = play(state, "roll 1 2 3", "show lion lion lion")
    assert (offered(state, "duck"), offered(state, "five-of-a-kind")) == (0, 10)


def test_a_new_turn_begins_with_nothing_on_the_table() -> None:
    tray = turn(new(), "duck").tray()
    assert [die.face for die in tray.dice] == [None] * 5
    assert (tray.rolls_used, tray.rolls_allowed) == (0, 3)


def test_the_most_that_can_be_reached_is_54() -> None:
    state = finished(new(1), BOXES)
    assert [written(state, box) for box in BOXES] == [5, 5, 5, 5, 5, 5, 2, 3, 4, 5, 10]
    assert state.totals() == (HIGHEST,) == (54,)


def test_the_least_is_nothing() -> None:
    state = finished(new(1), ())
    assert [written(state, box) for box in BOXES] == [0] * 11
    assert state.totals() == (0,)


def test_there_is_no_bonus_for_animals() -> None:
    """Thirty points in the upper boxes are thirty points."""
    assert filled(new(1), *ANIMALS).totals() == (30,)
    assert filled(new(1), *COMBINED).totals() == (24,)


@pytest.mark.parametrize(
    "line", ["score chance", "score ones", "score Duck", "score", "score duck duck", "pass", "enter"]
)
def test_there_is_no_other_decision(line: str) -> None:
    with pytest.raises(InvalidActionError):
        GAME.parse_action(line)
