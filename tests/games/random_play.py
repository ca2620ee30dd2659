"""Random legal games of any game: set-ups in turn, and what is done next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random

from kribbeln_desktop.core.actions import Action, Roll
from kribbeln_desktop.core.game import CHANCE, UNDO_OPTION, Game, Option, OptionValue, State


@dataclass(frozen=True)
class Moment:
    """A state on the way through a random game, the action done in it, and the state after that."""

    state: State
    action: Action
    after: State


def cases(game: Game) -> Iterator[tuple[int, dict[str, object]]]:
    """The defaults with every number of seats; every other choice of an option alone, the seat counts in turn."""
    yield from ((seats, {}) for seats in game.seats)
    others: list[dict[str, object]] = [{"undo": "free"}]
    for option in game.options:
        others += ({option.id: value} for value, _title in option.choices if value != option.default)
        others += [{option.id: 1}] if option.is_seat else []
    several = [seats for seats in game.seats if seats > 1]
    yield from zip(cycle(several), others, strict=False)


def set_up(game: Game, number: int) -> tuple[int, dict[str, object]]:
    """Seats and options of game ``number``: all combinations in turn; seats change fastest, then who begins."""
    rest, place = divmod(number, len(game.seats))
    seats = game.seats[place]
    options: dict[str, object] = {}
    for option in (*sorted(game.options, key=lambda option: not option.is_seat), UNDO_OPTION):
        choices = _choices(option, seats)
        rest, place = divmod(rest, len(choices))
        options[option.id] = choices[place]
    return seats, options


def _choices(option: Option, seats: int) -> list[OptionValue]:
    return [*(value for value, _title in option.choices), *(range(seats) if option.is_seat else ())]


def random_game(start: State, random: Random) -> Iterator[Moment]:
    """Legal actions until the end."""
    return game_of(start, lambda state: random_action(state, random))


def game_of(start: State, act: Callable[[State], Action]) -> Iterator[Moment]:
    """A game from ``start`` to its end, in which ``act`` says what is done next."""
    state = start
    for _ in range(5000):
        if state.is_over():
            return
        action = act(state)
        after = state.apply_action(action)
        yield Moment(state, action, after)
        state = after
    raise AssertionError("the game does not end")


def random_action(state: State, random: Random) -> Action:
    """What chance or the player does next."""
    return drawn(state, random) if state.current_player() == CHANCE else chosen(list(state.legal_actions()), random)


def drawn(state: State, random: Random) -> Action:
    """Dice, now and then all alike, which makes ties."""
    dice, fixed = len(state.chance_dice()), random.randint(1, 6)
    is_fair = random.random() < 0.7
    return state.chance_action([random.randint(1, 6) if is_fair else fixed for _ in range(dice)])


def chosen(actions: Sequence[Action], random: Random) -> Action:
    """One of the player's actions, decisions and rolls equally often."""
    rolls = [action for action in actions if isinstance(action, Roll)]
    others = [action for action in actions if not isinstance(action, Roll)]
    return random.choice(random.choice([kind for kind in (rolls, others) if kind]))
