"""Random legal games with many jokers: a second referee must agree before every line and about every sum."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

import pytest
from kniffel_play import GAME, entered
from kniffel_spec import BOXES
from kniffel_twin import Ask, Referee, is_asked_for

from kribbeln_desktop.core.actions import Action, Decision, Roll, RollOff
from kribbeln_desktop.core.game import CHANCE, State

LUCK = {"fair": 0.0, "alike": 0.8, "one number": 0.75}
"""How often all dice that fall show what the first die shows."""


def thrown(state: State, random: Random, luck: str) -> list[int]:
    """What falls: with luck the number that lies there already, else one of all."""
    dice = len(state.chance_dice())
    lying = [die.face.pips for die in state.tray().dice if die.face]
    if state.tray().rolls_used and random.random() < LUCK[luck]:
        return [lying[0]] * dice
    first = random.randint(1, 6) if luck != "one number" else random.choice((3, 3, 5))
    return [first if random.random() < LUCK[luck] else random.randint(1, 6) for _ in range(dice)]


def chance(state: State, random: Random, luck: str) -> Action:
    """A roll-off is fair, or it would never end."""
    is_roll_off = isinstance(next(state.legal_actions()), RollOff)
    return state.chance_action(thrown(state, random, "fair" if is_roll_off else luck))


def chosen(state: State, random: Random) -> Action:
    """A decision or a roll, either as often as the other."""
    actions = list(state.legal_actions())
    by_kind: list[list[Action]] = [
        [action for action in actions if isinstance(action, Roll)],
        [action for action in actions if isinstance(action, Decision)],
    ]
    return random.choice(random.choice([kind for kind in by_kind if kind]))


CASES = [(seats, further) for seats in range(1, 9) for further in (50, 100, 0)]


@pytest.mark.parametrize("luck", LUCK)
@pytest.mark.parametrize(("seats", "further"), CASES)
def test_a_second_referee_agrees_before_every_line(seats: int, further: int, luck: str) -> None:
    """Whose turn, which boxes, how many dice; the whole sheet after every entry; totals and winners."""
    random = Random(f"{seats} {further} {luck}")
    start = random.choice((random.randrange(seats), None))
    options = {"further-five": further, "start": "roll-off" if start is None else start}
    play_compared(GAME.initial_state(seats, options), Referee(seats, start, further), random, luck)


def play_compared(state: State, twin: Referee, random: Random, luck: str) -> None:
    asking = twin.play()
    ask: Ask | None = next(asking)
    while ask is not None:
        same_ask(state, ask)
        action = chance(state, random, luck) if ask.seat is None else chosen(state, random)
        assert is_asked_for(ask, str(action))
        state = state.apply_action(action)
        ask = sent(asking, str(action))
        if isinstance(action, Decision):
            same_sheet(state, twin)
    assert state.is_over()
    assert list(state.final_standings().winners) == twin.winners()


def sent(asking: Generator[Ask, str, None], line: str) -> Ask | None:
    try:
        return asking.send(line)
    except StopIteration:
        return None


def same_ask(state: State, ask: Ask) -> None:
    if ask.seat is None:
        assert state.current_player() == CHANCE
        assert len(state.chance_dice()) == ask.dice
        return
    assert state.current_player() == ask.seat
    actions = list(state.legal_actions())
    assert {str(action) if isinstance(action, Decision) else "roll" for action in actions} == ask.lines


def same_sheet(state: State, twin: Referee) -> None:
    cells = {row.id: row.cells for row in state.sheet().rows}
    seats = range(twin.seats)
    for box in BOXES:
        assert [entered(cell) for cell in cells[box]] == [twin.written.get((box, seat)) for seat in seats]
    assert [cell.entry for cell in cells["upper-sum"]] == list(map(twin.upper_sum, seats))
    assert [cell.entry for cell in cells["upper-bonus"]] == list(map(twin.bonus, seats))
    assert [cell.entry for cell in cells["further-fives"]] == twin.extra
    assert [cell.entry for cell in cells["total"]] == list(state.totals()) == twin.totals()


def test_the_random_games_have_jokers_of_every_kind() -> None:
    """Else the referee would have had nothing to say about them."""
    seen: set[tuple[str, bool]] = set()
    random = Random("jokers")
    for _game in range(8):
        twin = Referee(3)
        play_compared(GAME.initial_state(3, {}), twin, random, "one number")
        seen |= twin.jokers
    assert seen == {(where, paid) for where in ("own", "lower", "struck") for paid in (True, False)}
