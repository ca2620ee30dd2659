"""Kribbeln's *strong* and *best*, adviser and judge: last rows by hand, every action, values that add up."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import product

import numpy as np
import pytest

from kribbeln_desktop.core.actions import Action, Decision, Roll
from kribbeln_desktop.core.game import CHANCE
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.kribbeln_rows import OVER
from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.players import ADVISERS, JUDGES, find_level
from kribbeln_desktop.players.kribbeln import known
from kribbeln_desktop.players.kribbeln_far import Farsighted, sees_the_sheet, sees_the_win
from kribbeln_desktop.players.kribbeln_futures import futures, no_behaviour
from kribbeln_desktop.players.kribbeln_people import People
from kribbeln_desktop.players.player import Adviser, Unit

GAME = find_game("kribbeln")
LEVELS = ("strong", "best")
ABOVE_25 = 0.801  # solvers 5.3: max P(total > 25)


def at_row(row: int, columns: list[list[int | None]], sheet: str = "1", **options: object) -> KribbelnState:
    """The start of a row, with a column of ten entries for each seat; without a roll-off."""
    state = known(GAME.initial_state(len(columns), {"sheet": sheet, **options}))
    begun = replace(state, entries=tuple(zip(*columns, strict=True))).row_begun(row)
    return replace(begun, tied=()).begun_by(begun.tied[0]) if begun.tied else begun


def full(*entries: int | None) -> list[int | None]:
    return [*entries, *[None] * (OVER - len(entries))]


def advice_at(adviser: Adviser, state: KribbelnState) -> dict[str, float]:
    return {str(found.action): found.value for found in adviser.advise(state).alternatives}


def play(state: KribbelnState, *lines: str) -> KribbelnState:
    for line in lines:
        state = state.apply_action(GAME.parse_action(line))
    return state


JUDGE = JUDGES["kribbeln"]()
ADVISER = ADVISERS["kribbeln"]()
BEFORE_LAST = full(20, 20, 20, 20, 20, 21, 20, 20, 22)
"""Nine rows of one seat; two such seats have nine points each."""


def test_last_row_against_a_lower_entry_is_two_points_times_the_published_chance() -> None:
    mine, other = [*BEFORE_LAST[:8], 25, None], [*BEFORE_LAST[:9], 23]
    state = at_row(9, [mine, other])
    chance = JUDGE.value(state, 0) - (9 + 1)  # eight ties and one row won: 8 + 2
    assert chance == pytest.approx(2 * ABOVE_25, abs=2e-3)
    beaten, passed = ABOVE_25, 1 - ABOVE_25
    assert JUDGE.value(state, 1) == pytest.approx(9 + beaten * 1 + passed * 2, abs=2e-3)


def test_chance_to_win_the_last_row_is_the_published_one() -> None:
    """A point behind: only a higher result in the last row is enough, and then Kribbel space 4 decides."""
    mine, other = [*BEFORE_LAST[:8], 22, None], [*BEFORE_LAST[:8], 24, 25]
    state = at_row(9, [mine, other])
    (alternative,) = ADVISER.advise(state).alternatives
    assert ADVISER.advise(state).unit is Unit.WIN
    assert alternative.value == pytest.approx(ABOVE_25, abs=6e-4)
    assert alternative.chance > alternative.value, "an entry that is too low to win is a success, too"
    assert 1 - ABOVE_25 < ADVISER.value(state, 1) < 0.3, "who does not play expects a good player, not the best"


def test_alone_the_last_row_brings_its_total() -> None:
    state = at_row(9, [[*BEFORE_LAST[:9], None]], rising=False)
    assert JUDGE.value(state, 0) == pytest.approx(183 + 28, abs=1e-4)


def sampled(seed: int, count: int) -> Iterator[KribbelnState]:
    """Nodes of a seat in the last two rows of random games, with other bars, free spaces, seats and sheets."""
    generator = random.Random(seed)
    for _ in range(count):
        seats, row = generator.randint(1, 5), generator.randint(6, 9)
        columns = [random_column(generator, row) for _ in range(seats)]
        rising = generator.random() < 0.8
        if rising:
            columns = [risen(column) for column in columns]
        state = at_row(row, columns, "1", rising=rising)
        for _ in range(generator.randint(0, 5)):
            if state.is_over():
                break
            state = state.apply_action(random_action(state, generator))
        while not state.is_over() and state.current_player() == CHANCE:
            state = state.apply_action(random_action(state, generator))
        if not state.is_over():
            yield state


def random_column(generator: random.Random, row: int) -> list[int | None]:
    column: list[int | None] = [generator.choice((0, generator.randint(12, 33))) for _ in range(row)]
    column[2] = column[2] or 20
    column += [None] * (OVER - row)
    if row <= 8 and generator.random() < 0.4:
        column[8] = generator.randint(20, 34)
        if generator.random() < 0.5:
            column[9] = generator.randint(30, 36)
    return column


def risen(column: list[int | None]) -> list[int | None]:
    """Kribbel spaces that are not above the one before hold an X."""
    highest = 0
    for row in (2, 5, 8, 9):
        entry = column[row]
        if entry is not None:
            column[row] = entry if entry > highest else 0
            highest = max(highest, entry)
    return column


def random_action(state: KribbelnState, generator: random.Random) -> Action:
    if state.current_player() == CHANCE:
        return state.chance_action([generator.randint(1, 6) for _ in state.chance_dice()])
    return generator.choice(list(state.legal_actions()))


@pytest.mark.parametrize("adviser", [JUDGE, ADVISER], ids=["judge", "adviser"])
def test_every_legal_action_is_ranked_in_the_last_rows(adviser: Adviser) -> None:
    looked = 0
    for state in sampled(1, 40):
        advice = adviser.advise(state)
        found = [alternative.action for alternative in advice.alternatives]
        assert sorted(map(str, found)) == sorted(map(str, state.legal_actions()))
        worth = [alternative.value for alternative in advice.alternatives]
        assert worth == pytest.approx(sorted(worth, reverse=True), abs=2e-4)
        assert all(0 <= alternative.chance <= 1 + 1e-5 for alternative in advice.alternatives)
        assert all((alternative.aim is None) == (alternative.chance == 0) for alternative in advice.alternatives)
        if advice.unit is Unit.WIN:
            assert all(-1e-5 <= value <= 1 + 1e-5 for value in worth)
        looked += 1
    assert looked > 30


OPEN = ((9,), (8,), (8, 9), (7, 8), (7, 9))
"""What one seat can still have to fill in at the last one or two of its spaces."""
HIGHEST = 36


def last_spaces() -> Iterator[KribbelnState]:
    """One or two spaces open in any way, above every bar, in both variants, with 1 to 5 seats, at the turn for them."""
    generator = random.Random(5)
    for number, (spaces, bar, rising) in enumerate(product(OPEN, range(HIGHEST + 1), (True, False))):
        column: list[int | None] = [20, 20, 0, 20, 20, bar, 20, 20, min(bar + 1, HIGHEST), HIGHEST]
        for row in spaces:
            column[row] = None
        others = [random_column(generator, spaces[0]) for _seat in range(number % 5)]
        columns = [column, *others] if number % 2 else [*others, column]
        yield at_row(spaces[0], [risen(each) if rising else each for each in columns], rising=rising)


@pytest.mark.parametrize("level", LEVELS)
def test_every_way_to_have_one_or_two_spaces_open_is_played_to_its_end(level: str) -> None:
    player, generator, played, rerolled = find_level("kribbeln", level).make(), random.Random(6), 0, 0
    for begun in last_spaces():
        state = begun
        while not state.is_over():
            action = random_action(state, generator)
            if state.current_player() != CHANCE:
                action = player.choose(state).action
                assert state.refusal(action) is None
                rerolled += isinstance(action, Roll)
            state = state.apply_action(action)
        played += 1
    assert played == len(OPEN) * (HIGHEST + 1) * 2
    assert rerolled > 2 * played


@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_and_the_same_again_in_the_last_rows(level: str) -> None:
    player, again = find_level("kribbeln", level).make(), find_level("kribbeln", level).make()
    for state in sampled(2, 50):
        choice = player.choose(state)
        assert state.refusal(choice.action) is None
        assert again.choose(state) == choice


def test_best_chooses_what_the_adviser_ranks_first() -> None:
    best = find_level("kribbeln", "best").make()
    for state in sampled(3, 20):
        assert best.choose(state).action == ADVISER.advise(state).best.action


def test_rerolling_is_what_good_players_do() -> None:
    state = play(at_row(0, [full(), full()]), "roll 1 2 3 4 5 6", "show 1k 1g 1b 2r 3b 2b")
    for level in LEVELS:
        action = find_level("kribbeln", level).make().choose(state).action
        assert isinstance(action, Roll)
        assert {1, 2, 3} <= set(action.positions), "ones are not kept where no colour asks for them"


def test_judge_books_an_entry_without_loss() -> None:
    """What the entry is said to be worth is what the seat has afterwards, as nobody else moved."""
    state = play(at_row(3, [full(20, 0, 25), full(22, 22, 24)]), "roll 1 2 3 4 5 6", "show 1k 2k 3k 4b 5b 6y")
    seat = state.current_player()
    for line in ("cross", "enter", "switch"):
        action = GAME.parse_action(line)
        if state.refusal(action) is None:
            told = JUDGE.advise(state).of(action).value
            assert JUDGE.value(state.apply_action(action), seat) == pytest.approx(told, abs=2e-2)


def test_value_at_the_end_is_the_result() -> None:
    mine, other = [*BEFORE_LAST[:9], 30], [*BEFORE_LAST[:9], 23]
    state = replace(at_row(9, [full(*mine[:9]), full(*other[:9])]), entries=tuple(zip(mine, other, strict=True)))
    state = state.row_begun(9)
    assert state.is_over()
    assert [JUDGE.value(state, seat) for seat in range(2)] == [11, 10]
    assert [ADVISER.value(state, seat) for seat in range(2)] == [1, 0]


def test_best_looks_at_what_the_other_has_entered_and_strong_does_not() -> None:
    """A low other entry is passed with what fits now; a high one is chased."""
    low, high = (at_row(9, [[*BEFORE_LAST[:9], None], [*BEFORE_LAST[:9], entry]]) for entry in (23, 31))
    rolled = ["roll 1 2 3 4 5 6", "show 5k 4g 4b 4o 4y 4r"]
    for level, choices in (("best", ("enter", "roll")), ("strong", None)):
        player = find_level("kribbeln", level).make()
        found = [str(player.choose(play(state, *rolled)).action).split(" ")[0] for state in (low, high)]
        assert found == list(choices) if choices else found[0] == found[1]


def test_switch_says_how_probable_the_new_attempt_is() -> None:
    columns = [full(20, 20, 20), full(20, 20, 20)]
    rolls = ("roll 1 2 3 4 5 6", "show 6k 6g 6b 6o 6y 6r", "roll 1", "show 6k", "roll 1", "show 6k")
    state = play(at_row(3, columns, sheet="2"), *rolls)  # 36 with a green one does not fit
    switch = JUDGE.advise(state).of(Decision("switch"))
    assert 0.5 < switch.chance < 0.7335 + 1e-4  # solvers 5.3: Pmax of exactly-1-without


def entering(entry: int) -> tuple[np.ndarray, People]:
    """The futures of who always enters this in the last two rows, and people who do."""
    manner = no_behaviour()
    manner.endings[8:, :, :, 1, entry] = 1
    ahead = futures(manner, True)
    return ahead, People((manner, manner), ahead, ahead, ahead)


@pytest.mark.parametrize(("entry", "points", "share"), [(25, 2 * ABOVE_25, ABOVE_25), (36, ABOVE_25, 0)])
def test_who_knows_what_the_other_will_enter_plays_for_that(entry: int, points: float, share: float) -> None:
    """Nobody has played the last row; the own bar is 25, and before it all is equal."""
    column = [*BEFORE_LAST[:8], 25, None]
    state, people = at_row(9, [column, column]), entering(entry)[1]
    judge, best = (Farsighted(partial(eye, people=people)) for eye in (sees_the_sheet, sees_the_win))
    assert judge.value(state, 0) == pytest.approx(9 + points, abs=2e-3)
    assert best.value(state, 0) == pytest.approx(share, abs=6e-3)  # 36 against 36 is shared, and rare


def test_who_knows_its_own_ways_reckons_with_them() -> None:
    """The other has still to play the row; the last one will be 30 against 25, or 25 against 25."""
    mine, other = [*BEFORE_LAST[:8], 22, None], [*BEFORE_LAST[:8], None, None]
    state, people = at_row(8, [mine, other]), entering(25)[1]
    values = [
        Farsighted(partial(sees_the_sheet, people=replace(people, own=own))).value(state, 0)
        for own in (entering(30)[0], people.own)
    ]
    assert values[0] - values[1] == pytest.approx(1, abs=1e-4)
