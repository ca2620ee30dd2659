"""Computers say what they keep dice for, where their level knows it."""

from __future__ import annotations

import pytest
from table_play import SEED, Enterer, Laid, begun

from kribbeln_desktop.core.actions import Decision, Roll
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games import find_game
from kribbeln_desktop.players.player import Alternative, Choice
from kribbeln_desktop.table.reasons import with_reason

pytestmark = pytest.mark.usefixtures("qtbot")

TWOS, YAHTZEE = Decision("score", ("twos",)), Decision("score", ("five-of-a-kind",))


def rolled(game_id: str, *faces: str) -> State:
    """The first roll of a game for two."""
    game = find_game(game_id)
    state = game.initial_state(2, {})
    dice = " ".join(str(place) for place in range(1, len(faces) + 1))
    for line in (f"roll {dice}", f"show {' '.join(faces)}"):
        state = state.apply_action(game.parse_action(line))
    return state


def told(state: State, why: Alternative) -> str:
    return say(with_reason(state, why.action, why), names=("Berta", "Anna"))


def test_the_box_that_dice_are_kept_for_is_named_with_its_chance() -> None:
    why = Alternative(Roll((3, 4, 5)), 20.0, 0.617, TWOS)
    state = rolled("kniffel", "2", "2", "3", "4", "6")
    assert told(state, why) == "Berta keeps 2, 2 and rolls the rest. It will most likely be “Twos” (62\u00a0%)."


def test_the_row_that_is_being_played_is_not_named() -> None:
    why = Alternative(Roll((2, 3, 4, 5, 6)), 12.0, 0.304, Decision("enter"))
    state = rolled("kribbeln", "2k", "3b", "5g", "1y", "6r", "4g")
    assert told(state, why).endswith("and rolls the rest. 30\u00a0% for this row.")


@pytest.mark.parametrize(
    "why",
    [
        Alternative(Roll((3, 4, 5)), 20.0, 0.617),
        Alternative(Roll((3, 4, 5)), 20.0, 0.0, TWOS),
        Alternative(Roll((3, 4, 5)), 20.0, 0.3, Decision("score", ("no-such-box",))),
    ],
)
def test_without_an_aim_or_a_chance_nothing_is_added(why: Alternative) -> None:
    assert told(rolled("kniffel", "2", "2", "3", "4", "6"), why) == "Berta keeps 2, 2 and rolls the rest."


def test_nothing_is_added_to_the_first_roll_and_to_decisions() -> None:
    every = Roll((1, 2, 3, 4, 5))
    start = find_game("kniffel").initial_state(2, {})
    assert told(start, Alternative(every, 20.0, 0.3, TWOS)) == "Berta rolls all dice."
    state = rolled("kniffel", "2", "2", "3", "4", "6")
    assert told(state, Alternative(TWOS, 4.0, 1.0, TWOS)) == say(state.narration(TWOS), names=("Berta", "Anna"))


class Hopeful(Enterer):
    """Keeps its first die for five of a kind, as often as it may."""

    def choose(self, state: State) -> Choice:
        rolls = [action for action in state.legal_actions() if action == Roll((2, 3, 4, 5))]
        if not state.tray().rolls_used or not rolls:
            return super().choose(state)
        return Choice(rolls[0], (Alternative(TWOS, 9.0, 1.0), Alternative(rolls[0], 8.0, 0.0129, YAHTZEE)))


def test_the_table_tells_what_the_action_was_chosen_for_and_not_a_better_one() -> None:
    record = begun("cpu", "Anna", game_id="kniffel")
    laid = Laid(record, dice=DrawnDice(SEED), make_player=lambda _level: Hopeful()).start()
    said = [sentence for sentence in laid.heard("narrated") if "keeps" in sentence]
    assert len(said) == 2
    assert all(
        sentence.endswith("and rolls the rest. It will most likely be “Five of a kind” (1\u00a0%).")
        for sentence in said
    )
    laid.close()
