"""What the real advisers say can be told in words, in every game, from the first roll on."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from kribbeln_desktop.core.game import CHANCE, State
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games import find_game
from kribbeln_desktop.players import ADVISERS
from kribbeln_desktop.table.advice_words import told

MOST = 60
"""Decisions of a game that are looked at."""
CLOSE = 1e-3
"""What differs by less counts as equal, and then the one that rolls fewer dice comes first."""


def moved(state: State, chance: Random) -> State:
    """The state after whatever chance has to do."""
    while state.current_player() == CHANCE:
        values = [chance.randint(1, 6) for _ in state.chance_dice()]
        state = state.apply_action(state.chance_action(values))
    return state


@pytest.mark.parametrize("game_id", ADVISERS)
def test_advice_is_complete_ranked_and_told(game_id: str) -> None:
    chance = Random(7)
    state = moved(find_game(game_id).initial_state(2, {}), chance)
    adviser = ADVISERS[game_id]()
    adviser.prepare(state)
    for _ in range(MOST):
        if state.is_over():
            break
        advice = adviser.advise(state)
        legal = list(state.legal_actions())
        assert len(advice.alternatives) == len(legal)
        assert {alternative.action for alternative in advice.alternatives} == set(legal)
        values = [alternative.value for alternative in advice.alternatives]
        assert all(one > other - CLOSE for one, other in pairwise(values))
        words = told(state, advice)
        said = [say(words.sentence), *(say(line.words) for line in words.lines)]
        assert all(text and "{" not in text for text in said)
        assert words.lines[0].loss is None
        state = moved(state.apply_action(chance.choice(words.lines).action), chance)
