"""The solved table of Kniffel: published values, a maintained solver's, and the rules themselves."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.dice import PLAIN_DIE
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kniffel_boxes import BOXES, UPPER
from kribbeln_desktop.games.kniffel_state import KniffelState
from kribbeln_desktop.players.five_dice import ROLLS, worth_at_start
from kribbeln_desktop.players.kniffel_positions import COLUMNS, ROWS, free_boxes, position_of
from kribbeln_desktop.players.kniffel_table import payoffs, solve_layer
from kribbeln_desktop.players.kniffel_values import values

GAME = find_game("kniffel")
EXACT = {50: 250.00007777, 100: 254.58772873, 0: 246.08627120}  # solvers 1.1; published for 100
every_rule = pytest.mark.parametrize("further_five", EXACT)


@every_rule
def test_first_turn_is_worth_the_published_points(further_five: int) -> None:
    """The table has seven digits; the first position is reckoned from those after it, too."""
    worth, start = values(further_five), np.zeros(1, dtype=np.intp)
    assert worth[0, 0] == pytest.approx(EXACT[further_five], abs=1e-5)
    before = worth_at_start(payoffs(worth, start, start, further_five))
    assert before[0] == pytest.approx(EXACT[further_five], abs=2e-6)


def test_there_are_as_many_positions_as_published() -> None:
    assert free_boxes().shape == (ROWS, COLUMNS)
    assert int((free_boxes() > 0).sum()) == 536_320  # solvers 1.3
    assert free_boxes().size == 536_448


@every_rule
@pytest.mark.parametrize("free", [1, 2, 11, 12, 13])
def test_layers_are_as_the_program_makes_them(further_five: int, free: int) -> None:
    worth = np.where(free_boxes() < free, values(further_five), np.nan)
    solve_layer(worth, free, further_five)
    layer = free_boxes() == free
    assert worth[layer] == pytest.approx(values(further_five)[layer], abs=3e-5)


def sheets(further_five: int, free: int) -> list[KniffelState]:
    """One seat's sheets with so many free boxes: sums near the bonus, the box for five alike in every way."""
    random = Random(free)
    chosen = [(*random.sample(range(13), free - 1), place) for place in range(13)]
    return [sheet(random, further_five, boxes) for boxes in chosen if len(set(boxes)) == free]


def sheet(random: Random, further_five: int, free: tuple[int, ...]) -> KniffelState:
    state = GAME.initial_state(1, {"further-five": further_five})
    assert isinstance(state, KniffelState)
    filled = [(place + 1) * random.randint(2, 4) if box in UPPER else 20 for place, box in enumerate(BOXES)]
    filled[11] = random.choice((0, 50))
    entries = tuple(None if place in free else entry for place, entry in enumerate(filled))
    return replace(state, entries=(entries,), turns=13 - len(free))


@every_rule
@pytest.mark.parametrize("free", [1, 4])
def test_payoff_of_every_roll_is_what_the_rules_allow_and_give(further_five: int, free: int) -> None:
    """Each free box is filled by the rules themselves, joker, bonus and extra points included."""
    worth, jokers = values(further_five), 0
    for state in sheets(further_five, free):
        row, column = (np.array([number]) for number in position_of(state.entries[0]))
        payoff = payoffs(worth, row, column, further_five)[:, 0]
        for roll, found in zip(ROLLS, payoff, strict=True):
            if len(set(roll)) > 1 and sum(roll) % 4:
                continue
            faces = tuple(PLAIN_DIE[value - 1] for value in roll)
            lying = replace(state, attempt=replace(state.attempt, faces=faces, rolls=3))
            afters = [lying.apply_action(action) for action in lying.legal_actions() if isinstance(action, Decision)]
            brought = [after.totals()[0] + worth[position_of(after.entries[0])] for after in afters]
            assert found == pytest.approx(max(brought) - state.totals()[0], abs=1e-9)
            jokers += lying.is_joker()
    assert jokers > 20


@pytest.mark.parametrize("place", range(13))
def test_without_jokers_five_alike_are_a_roll_like_any_other(place: int) -> None:
    entries = tuple(None if box == place else 0 for box in range(13))
    row, column = (np.array([number]) for number in position_of(entries))
    payoff = payoffs(values(0) * 0, row, column, None)[:, 0]
    assert payoff.tolist() == [BOXES[place].score(roll) for roll in ROLLS]


def any_sheet(random: Random) -> tuple[int | None, ...]:
    """Entries of a sheet with a free box; sums on both sides of 63."""
    free = set(random.sample(range(13), random.randint(1, 13)))
    filled = [(place + 1) * random.randint(0, 5) if place < 6 else random.choice((0, 50)) for place in range(13)]
    return tuple(None if place in free else entry for place, entry in enumerate(filled))


def test_random_positions_are_worth_what_a_maintained_solver_says() -> None:
    """``yatzy-solver`` (Rust, MIT) knows further five alike for 100 points each, and the same forced joker."""
    engine = pytest.importorskip("yatzy_solver", reason="there is no wheel of it for this processor")
    solver = engine.Solver.build(engine.Variant("american+forced-joker"))
    random = Random(100)
    found = [any_sheet(random) for _ in range(20_000)]
    filled = [sum(1 << place for place, entry in enumerate(entries) if entry is not None) for entries in found]
    upper = [min(63, sum(entry or 0 for entry in entries[:6])) for entries in found]
    theirs = solver.state_values(
        np.array(filled, dtype=np.uint32),
        np.array(upper, dtype=np.uint16),
        np.array([entries[11] == 50 for entries in found]),
    )
    assert theirs == pytest.approx([values(100)[position_of(entries)] for entries in found], abs=1e-4)
