"""A referee beside the program: random games of a kind that a test chooses, in which both must agree."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from asking_referee import Ask, AskingReferee
from random_play import Moment

from kribbeln_desktop.core.actions import Action, Decision
from kribbeln_desktop.core.game import CHANCE, Game, State


def play_compared(
    state: State, twin: AskingReferee, act: Callable[[State], Action], same_sheet: Callable[[State], None]
) -> None:
    """A whole game: before each line whose it is and every line that may come, after each decision the sheet, at the
    end totals and winners. ``act`` says what is done next.
    """
    twin.begin()
    while twin.ask is not None:
        same_ask(state, twin.ask)
        action = act(state)
        state = state.apply_action(action)
        twin.hear(str(action))
        if isinstance(action, Decision):
            same_sheet(state)
    assert state.is_over()
    assert list(state.totals()) == twin.totals()
    assert list(state.final_standings().winners) == twin.winners()


line_of = cache(str)


def same_ask(state: State, ask: Ask) -> None:
    if ask.seat is None:
        assert state.current_player() == CHANCE
        assert len(state.chance_dice()) == ask.dice
        assert {str(next(iter(state.legal_actions()))).split()[0]} == ask.lines
        return
    assert state.current_player() == ask.seat
    assert set(map(line_of, state.legal_actions())) == ask.lines


def check_same_again(game: Game, start: State, moments: Iterable[Moment]) -> None:
    """The same lines give the same game."""
    again = start
    for moment in moments:
        again = again.apply_action(game.parse_action(str(moment.action)))
        assert again == moment.after
        assert hash(again) == hash(moment.after)
