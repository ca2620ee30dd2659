"""Random legal games with many jokers: a second referee must agree before every line and about every sum."""

from __future__ import annotations

from random import Random

import pytest
from compared_play import play_compared
from kniffel_play import GAME, entered
from kniffel_spec import BOXES
from kniffel_twin import Referee
from random_play import chosen

from kribbeln_desktop.core.actions import Action, RollOff
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


def acted(state: State, random: Random, luck: str) -> Action:
    if state.current_player() == CHANCE:
        return chance(state, random, luck)
    return chosen(list(state.legal_actions()), random)


CASES = [(seats, further) for seats in range(1, 9) for further in (50, 100, 0)]


@pytest.mark.parametrize("luck", LUCK)
@pytest.mark.parametrize(("seats", "further"), CASES)
def test_a_second_referee_agrees_before_every_line(seats: int, further: int, luck: str) -> None:
    """Whose turn, which boxes, how many dice; the whole sheet after every entry; totals and winners."""
    random = Random(f"{seats} {further} {luck}")
    start = random.choice((random.randrange(seats), None))
    options = {"further-five": further, "start": "roll-off" if start is None else start}
    compare(GAME.initial_state(seats, options), Referee(seats, start, further), random, luck)


def compare(start: State, twin: Referee, random: Random, luck: str) -> None:
    play_compared(start, twin, lambda state: acted(state, random, luck), lambda state: same_sheet(state, twin))


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
        compare(GAME.initial_state(3, {}), twin, random, "one number")
        seen |= twin.jokers
    assert seen == {(where, paid) for where in ("own", "lower", "struck") for paid in (True, False)}
