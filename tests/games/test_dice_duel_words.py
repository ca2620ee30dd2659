"""Kniffel Dice Duel in sentences: what is asked, how the dice stand, what was done."""

from __future__ import annotations

import pytest
from dice_duel_play import (
    ALL,
    CHEAPEST_FIRST,
    FOR,
    GAME,
    KINDS,
    KNIFFEL,
    NAMES,
    NOTHING,
    headline,
    kniffel,
    miss,
    new,
    play,
    roll,
    take,
)

from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.texts import say


def status(state: State) -> tuple[str, bool | None]:
    prompt = state.prompt()
    return say(prompt.status) if prompt.status else "", prompt.fulfilled


def told(state: State, line: str) -> str:
    return say(state.narration(GAME.parse_action(line)), names=NAMES)


# -- what is asked


@pytest.mark.parametrize(
    ("dice", "answer"),
    [
        ("24462", ("Fits: Flush 25, Two pairs 5.", True)),
        (FOR["large-straight"], ("Fits: Large straight 50, Small straight 20.", True)),
        (NOTHING, ("Nothing fits.", False)),
        (KNIFFEL, ("Kniffel! Choose any chip.", True)),
    ],
)
def test_the_status_says_which_chips_the_dice_give(dice: str, answer: tuple[str, bool]) -> None:
    assert status(roll(new(), dice)) == answer


def test_the_status_tells_an_empty_stack_from_dice_that_do_not_fit() -> None:
    state = roll(take(new(), *["three-of-a-kind"] * 4), FOR["three-of-a-kind"])
    assert status(state) == ("No chip is left for: Three of a kind.", False)


def test_the_headline_says_what_to_do() -> None:
    assert headline(new()) == "Round 1: roll for a chip"
    assert status(new()) == ("", None)
    fitting, missing = roll(new(), "24462"), roll(new(), NOTHING)
    assert headline(fitting) == "Take a chip, or roll again"
    assert headline(missing) == "Roll again, or end your turn without a chip"
    for _ in range(2):
        fitting, missing = play(fitting, "roll 1", "show 2"), play(missing, "roll 1", "show 1")
    assert headline(fitting) == "Take a chip"
    assert headline(missing) == "No chip this time"
    second = play(roll(new(1), KNIFFEL), "take flush")
    assert headline(second) == "Take a second chip for the Kniffel"
    assert status(second) == ("Kniffel! Choose any chip.", True)
    assert headline(kniffel(new(), "flush")) == "Round 1: another turn after the Kniffel"


def test_the_headline_asks_who_begins_and_says_when_it_is_over() -> None:
    state = GAME.initial_state(3, {})
    assert say(state.prompt().headline, names=NAMES) == "Who begins? Anna, Ben, Cleo roll one die each."
    state = play(state, "roll-off 5 1 5")
    assert say(state.prompt().headline, names=NAMES) == "Who begins? Anna, Cleo roll one die each."
    ended = kniffel(new(1), *CHEAPEST_FIRST)
    assert headline(ended) == "The game is over."
    assert status(ended) == ("Alone: 1000 of 1000 possible points.", None)


# -- what is told


def test_taking_and_passing_are_told() -> None:
    state = roll(new(), "24462")
    assert told(state, "take flush") == "Anna took Flush, 25 points."
    assert told(roll(new(2, first=1), NOTHING), "pass") == "Ben got no chip."


def test_dice_are_told_by_colour_and_number() -> None:
    state = play(new(), ALL)
    assert told(state, "show 1 2 3 4 6") == "Rolled: black 1, red 2, black 3, red 4, red 6."
    state = play(state, "show 1 2 3 4 6")
    assert told(state, "roll 1 2 3") == "Anna keeps red 4, red 6 and rolls the rest."


def test_a_chip_put_aside_is_told_with_the_last_pass_of_the_round() -> None:
    state = roll(miss(new()), NOTHING)
    aside = "Nobody took a chip in this round: one “Large straight” (50) is put aside."
    assert told(state, "pass") == f"Ben got no chip. {aside}"
    assert told(roll(new(1), NOTHING), "pass") == "Anna got no chip. One “Large straight” (50) is put aside."


def test_what_a_kniffel_brings_is_told() -> None:
    state = roll(new(), KNIFFEL)
    assert told(state, "take flush") == "Anna took Flush, 25 points. After the Kniffel Anna has another turn."
    state = roll(miss(new(), 2), KNIFFEL)
    assert (
        told(state, "take large-straight aside")
        == "Anna took Large straight from aside, 50 points. After the Kniffel Anna has another turn."
    )
    alone = roll(new(1), KNIFFEL)
    assert told(alone, "take flush") == "Anna took Flush, 25 points. Now a second chip."
    assert told(play(alone, "take flush"), "take flush") == "Anna took Flush, 25 points."


def test_bonuses_are_told_when_they_are_earned() -> None:
    state = take(new(1), *KINDS[:5])
    state = roll(state, FOR["four-of-a-kind"])
    assert told(state, "take four-of-a-kind") == "Anna took Four of a kind, 40 points. Silver: 20 points."
    state = roll(play(state, "take four-of-a-kind"), FOR["large-straight"])
    assert told(state, "take large-straight") == "Anna took Large straight, 50 points. Gold: 50 points."
    state = roll(take(new(1), *["flush"] * 4, *["two-pairs"] * 3), FOR["two-pairs"])
    assert told(state, "take two-pairs") == "Anna took Two pairs, 5 points. Full stacks: 30 points."


def test_the_end_is_told() -> None:
    state = roll(kniffel(new(), *CHEAPEST_FIRST[:27]), KNIFFEL)
    assert told(state, "take large-straight") == (
        "Anna took Large straight, 50 points. Full stacks: 30 points. Last chip: 20 points. "
        "The tray is empty: the game is over."
    )
    state = roll(miss(new(1), 27), NOTHING)
    assert told(state, "pass") == (
        "Anna got no chip. One “Two pairs” (5) is put aside. The tray is empty: the game is over."
    )


def test_the_roll_off_is_told() -> None:
    assert told(GAME.initial_state(2, {}), "roll-off 4 2") == "Roll-off for the start: Anna 4, Ben 2."
