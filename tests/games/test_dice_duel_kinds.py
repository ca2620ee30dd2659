"""What the dice give: every roll of five dice beside a second statement of the rules, numbers and chances."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from dice_duel_play import ALL, GAME, KINDS, new, play, roll
from dice_duel_spec import BLACK, RED, ROLLS, VALUES, fits, given, is_kniffel

from kribbeln_desktop.core.texts import say

# Of 7,776 rolls. Two pairs: 1,800 and 300 full houses; three alike: 1,200 and the full houses and more alike;
# four in a row: 2 × 5!/2 for each of the two large ones, the others with a free or a double die; a flush: 2 × 3^5.
COUNTS = {
    "two-pairs": 2100,
    "three-of-a-kind": 1656,
    "small-straight": 1200,
    "flush": 486,
    "full-house": 300,
    "four-of-a-kind": 156,
    "large-straight": 240,
}


def test_the_second_statement_counts_as_the_literature_does() -> None:
    assert {kind: sum(fits(kind, dice) for dice in ROLLS) for kind in KINDS} == COUNTS
    assert sum(map(is_kniffel, ROLLS)) == 6
    assert len(set(ROLLS)) == 7776


def test_every_roll_gives_what_the_rules_say() -> None:
    """The chips that may be taken; and only after a Kniffel the same seat goes on."""
    falling = play(new(), ALL)
    for dice in ROLLS:
        state = play(falling, f"show {' '.join(dice)}")
        possible = {str(move) for move in GAME.moves if state.refusal(move) is None}
        assert possible == ({f"take {kind}" for kind in given(dice)} or {"pass"}), dice
        after = play(state, min(possible))
        assert (after.current_player() == 0) == is_kniffel(dice), dice


def test_the_game_says_of_every_roll_which_kinds_it_fits() -> None:
    assert tuple(GAME.yes_or_no) == KINDS
    for dice in ROLLS:
        values = tuple(map(int, dice))
        for kind, pattern in GAME.yes_or_no.items():
            assert pattern(values) == fits(kind, dice), (kind, dice)


def test_a_kniffel_is_always_a_flush_and_a_straight_never() -> None:
    for dice in ROLLS:
        if is_kniffel(dice):
            assert fits("flush", dice)
        if fits("small-straight", dice):
            assert not fits("flush", dice)


def test_chips_have_their_printed_values() -> None:
    assert {stack.kind: stack.value for stack in new().chips()} == VALUES
    assert [stack.in_tray for stack in new().chips()] == [4] * 7


def test_all_dice_are_alike_and_a_number_is_said_with_its_colour() -> None:
    dice = new().tray().dice
    assert len(dice) == 5
    assert len({die.faces for die in dice}) == 1
    for face in dice[0].faces:
        assert say(face.words) == ("red " if face.text in RED else "black ") + face.text
        assert face.pips == int(face.text)
    assert {face.text for face in dice[0].faces} == set(RED + BLACK) == set(GAME.faces)


# -- chances

Odds = dict[str, float]


def chance(kind: str, rolls: int = 3) -> float:
    """Playing for one kind alone, by the best choice after each roll of the sorted dice."""

    def fulfilled(dice: str) -> float:
        return float(is_kniffel(dice) if kind == "kniffel" else fits(kind, dice))

    value = {dice: fulfilled(dice) for dice in map("".join, {tuple(sorted(roll)) for roll in ROLLS})}
    for _ in range(rolls - 1):
        value = best_choice(value)
    return rolled("", value)


def best_choice(value: Odds) -> Odds:
    expected = {kept: rolled(kept, value) for kept in keeps()}
    return {dice: max(expected[kept] for kept in parts(dice)) for dice in value}


def rolled(kept: str, value: Odds) -> float:
    """The mean of ``value`` when the other dice are rolled, each multiset as often as it falls."""
    total = sum(times * value["".join(sorted(kept + other))] for other, times in throws(5 - len(kept)))
    return total / float(6 ** (5 - len(kept)))


@cache
def throws(dice: int) -> list[tuple[str, int]]:
    every = Counter("".join(sorted(roll[:dice])) for roll in ROLLS)
    return [(other, times * 6**dice // 7776) for other, times in every.items()]


@cache
def parts(dice: str) -> list[str]:
    return list({"".join(kept) for n in range(6) for kept in combinations(dice, n)})


@cache
def keeps() -> list[str]:
    return list({part for roll in {"".join(sorted(roll)) for roll in ROLLS} for part in parts(roll)})


@pytest.mark.parametrize(
    ("kind", "one", "two"),
    [
        ("two-pairs", 0.270062, 0.560592),
        ("flush", 0.0625, 0.375),
        ("large-straight", 0.030864, 0.129747),
        ("kniffel", 0.000772, 0.012631),
    ],
)
def test_the_reckoning_of_chances_gives_the_known_ones_of_fewer_rolls(kind: str, one: float, two: float) -> None:
    assert chance(kind, 1) == pytest.approx(one, abs=5e-7)
    assert chance(kind, 2) == pytest.approx(two, abs=5e-7)


def test_the_help_shows_every_kind_with_its_worth_and_its_exact_chance() -> None:
    examples = GAME.examples()
    assert len(examples) == 8
    for kind, example in zip((*KINDS, "kniffel"), examples, strict=True):
        assert example.chance == pytest.approx(chance(kind), abs=5e-7)
    worths = [example.worth for example in examples]
    assert [say(worth) for worth in worths if worth] == [
        *(f"{value} points" for value in VALUES.values()),
        "any chip, and another turn",
    ]


def test_a_flush_succeeds_in_83_of_128() -> None:
    flush = GAME.examples()[KINDS.index("flush")]
    assert flush.chance == pytest.approx(83 / 128, abs=5e-7)


# -- what records can hold


def test_the_decisions_of_a_record_are_all_kinds_from_the_tray_and_from_aside_and_pass() -> None:
    lines = [*(f"take {kind}" for kind in KINDS), *(f"take {kind} aside" for kind in KINDS), "pass"]
    assert [str(move) for move in GAME.moves] == lines
    assert [str(GAME.parse_action(line)) for line in lines] == lines
    assert [str(offer.action) for offer in new().offers()] == lines


def test_the_first_roll_takes_all_five_dice() -> None:
    assert [str(action) for action in new().legal_actions()] == [ALL]
    after = roll(new(), "12466")
    assert sum(str(action).startswith("roll") for action in after.legal_actions()) == 2**5 - 1
