"""Kniffel beside a maintained engine that knows nothing of this program: ``yatzy-solver`` (Rust, MIT).

Its variant ``american+forced-joker`` is our game with these differences, none of which is a matter of scoring:

- Further five alike always give 100 there; here 50 is usual (S2), and 100 is an option, so it is compared with that.
- ``american`` alone lets a joker go to any free box, ``american+no-joker`` knows none; S2 forces it (N4 to N6).
- It has one seat, dice without positions, no start and no undo.

Everything else is compared: what each roll gives in each box, where it may go, the bonus of 35, the extra points and
the total, with the box for five alike free, struck and scored. Nothing of it was found to differ.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from kniffel_play import boxes, cell, new, previews, roll, score
from kniffel_spec import BOXES, SORTED_ROLLS

engine: Any = pytest.importorskip("yatzy_solver", reason="there is no wheel of it for this processor")
FORCED = "american+forced-joker"


def named(box: str) -> str:
    """A box as the engine calls it."""
    return box.replace("-", "_")


def dice(digits: str) -> list[int]:
    return list(map(int, digits))


def allowed(variant: Any, game: Any, digits: str) -> set[str]:
    """Where the engine lets a roll go."""
    actions = variant.legal_actions(f"dice {' '.join(sorted(digits))} | rolls 0 | {game.state}")
    return {action.removeprefix("score ").replace("_", "-") for action in actions}


def test_the_engine_knows_the_same_boxes() -> None:
    assert engine.Variant(FORCED).categories == list(map(named, BOXES))


def test_every_roll_gives_in_every_box_what_the_engine_says() -> None:
    """The 252 rolls that differ for the engine, whose dice have no positions."""
    variant, first = engine.Variant(FORCED), new()
    for digits in SORTED_ROLLS:
        assert previews(roll(first, digits)) == {box: variant.score(named(box), dice(digits)) for box in BOXES}


def thrown(random: Random) -> str:
    """Five alike more often than not."""
    return random.choice("123456") * 5 if random.random() < 0.6 else "".join(random.choices("123456", k=5))


@pytest.mark.parametrize("number", range(60))
def test_whole_games_go_as_the_engine_says(number: int) -> None:
    """Legal boxes, points, bonus, extra points and total of games that are full of jokers."""
    random, variant = Random(number), engine.Variant(FORCED)
    other, state = engine.Game(variant), new(further_five=100)
    for _turn in BOXES:
        digits = thrown(random)
        assert boxes(roll(state, digits)) == allowed(variant, other, digits)
        box = random.choice(sorted(allowed(variant, other, digits)))
        before = state.totals()[0]
        state = score(state, f"{digits} {box}")
        earned = other.score(dice(digits), named(box))
        assert cell(state, box).entry == other.points(named(box)) == earned["points"]
        assert state.totals()[0] - before == earned["points"] + earned["upper_bonus"] + earned["bonus"]
        assert cell(state, "upper-bonus").entry == other.upper_bonus
        assert cell(state, "further-fives").entry == other.bonus
        assert state.totals() == (other.total,)
    assert state.is_over()
    assert other.is_over


JOKER = "44444"
"""Rolled where the box for five alike is struck, and all else free."""


@pytest.mark.parametrize(
    ("variant", "places"),
    [(FORCED, {"fours"}), ("american", set(BOXES) - {"five-of-a-kind"})],
)
def test_only_the_engines_forced_joker_goes_where_the_rule_text_sends_it(variant: str, places: set[str]) -> None:
    rules = engine.Variant(variant)
    other = engine.Game(rules)
    other.score(dice("12346"), "five_of_a_kind")
    state = roll(score(new(), "12346 five-of-a-kind"), JOKER)
    assert allowed(rules, other, JOKER) == places
    assert boxes(state) == {"fours"}
