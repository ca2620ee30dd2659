"""Every roll of five animals in every box, beside a statement of its own; and the chances that the help tells."""

from functools import cache
from itertools import combinations, product
from math import comb, factorial

import pytest
from kniffel_kids_play import GAME, new, previews, throw
from kniffel_kids_spec import ANIMALS, BEST, BOXES, COMBINED, NOTHING, has, worth

CHANCES = {
    "three-of-a-kind": 0.743195,
    "two-pairs": 0.742419,
    "full-house": 0.362883,
    "five-different": 0.525139,
    "five-of-a-kind": 0.046029,
}
"""Within three rolls, as the solver's report has them."""


def values(dice: tuple[str, ...]) -> list[int]:
    return [ANIMALS.index(die) + 1 for die in dice]


@pytest.mark.parametrize("first", ANIMALS)
def test_every_roll_gives_in_every_box_what_the_rules_say(first: str) -> None:
    begun = new(1)
    for others in product(ANIMALS, repeat=4):
        dice = (first, *others)
        assert previews(throw(begun, " ".join(dice))) == {box: worth(box, dice) for box in BOXES}, dice


@pytest.mark.parametrize("box", COMBINED)
def test_every_roll_is_a_combination_or_none(box: str) -> None:
    is_one = GAME.yes_or_no[box]
    for dice in product(ANIMALS, repeat=5):
        assert is_one(values(dice)) == has(box, dice), dice


def test_boxes_that_ask_for_yes_or_no_are_the_combinations() -> None:
    assert set(GAME.yes_or_no) == set(COMBINED)


COUNTS = {
    "three-of-a-kind": 6 * (comb(5, 3) * 25 + comb(5, 4) * 5 + 1),
    "two-pairs": comb(6, 2) * 4 * factorial(5) // (2 * 2) + 6 * 5 * comb(5, 3),
    "full-house": 6 * 5 * comb(5, 3),
    "five-different": factorial(6),
    "five-of-a-kind": 6,
}
"""Reckoned by hand: which animals, times at which places."""


@pytest.mark.parametrize("box", COMBINED)
def test_so_many_of_the_7776_rolls_are_a_combination(box: str) -> None:
    assert sum(GAME.yes_or_no[box](roll) for roll in product(range(1, 7), repeat=5)) == COUNTS[box]


def test_the_statement_itself_gives_what_its_examples_promise() -> None:
    assert [worth(box, BEST[box].split()) for box in BOXES] == [5, 5, 5, 5, 5, 5, 2, 3, 4, 5, 10]
    assert [worth(box, NOTHING[box].split()) for box in BOXES] == [0] * 11


def chance(box: str) -> float:
    """The chance of the combination within three rolls, keeping what is best for it: every way to keep is tried."""

    @cache
    def lying(dice: tuple[str, ...], rolls: int) -> float:
        if rolls == 0:
            return float(has(box, dice))
        kept = {chosen for number in range(6) for chosen in combinations(dice, number)}
        return max(rolled(chosen, rolls - 1) for chosen in kept)

    @cache
    def rolled(kept: tuple[str, ...], rolls: int) -> float:
        if len(kept) == 5:
            return max(lying(kept, rolls), float(has(box, kept)))
        return sum(rolled(tuple(sorted((*kept, face))), rolls) for face in ANIMALS) / 6

    return rolled((), 2)


@pytest.mark.parametrize("box", COMBINED)
def test_the_help_tells_the_exact_chance(box: str) -> None:
    told = {example.symbol: example.chance for example in GAME.examples()}
    symbols = {row.id: row.symbol for row in new().sheet().rows}
    assert told[symbols[box]] == pytest.approx(chance(box), abs=5e-7)
    assert told[symbols[box]] == CHANCES[box]


@pytest.mark.parametrize("animal", ANIMALS)
def test_the_help_tells_no_chance_for_an_animal(animal: str) -> None:
    symbol = next(row.symbol for row in new().sheet().rows if row.id == animal)
    assert [example.chance for example in GAME.examples() if example.symbol == symbol] == [None]
