"""What any judge's answers must do: name every legal action, and add up to the result."""

from random import Random

import pytest

from kribbeln_desktop.core.game import CHANCE, State
from kribbeln_desktop.players.player import Adviser


def check_that_it_adds_up(judge: Adviser, state: State, watched: int, seed: int) -> float:
    """What a seat lost in a game played haphazardly; start value, losses and luck are its result."""
    random, lost, luck = Random(seed), 0.0, 0.0
    start = before = judge.value(state, watched)
    while not state.is_over():
        seat = state.current_player()
        if seat == CHANCE:
            state = state.apply_action(state.chance_action([random.randint(1, 6) for _die in state.chance_dice()]))
            continue
        advice = judge.advise(state)
        assert {alternative.action for alternative in advice.alternatives} == set(state.legal_actions())
        chosen = random.choice(advice.alternatives[:6])
        if seat == watched:
            luck += advice.best.value - before
            lost += advice.best.value - chosen.value
            before = chosen.value
        state = state.apply_action(chosen.action)
    assert judge.value(state, watched) == pytest.approx(state.totals()[watched])
    assert before == pytest.approx(state.totals()[watched])
    assert start + luck - lost == pytest.approx(state.totals()[watched])
    return lost
