"""Kniffel Dice Duel's farsighted levels: always legal, whatever is left; what they value; files that are not right."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement, product
from pathlib import Path

import numpy as np
import pytest

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.core.game import State
from kribbeln_desktop.games import find_game
from kribbeln_desktop.games.dice_duel_kinds import DIE, KINDS
from kribbeln_desktop.games.dice_duel_position import Chips
from kribbeln_desktop.games.dice_duel_state import DiceDuelState
from kribbeln_desktop.players import ADVISERS, JUDGES, dice_duel_best, find_level
from kribbeln_desktop.players import dice_duel_answer as answer
from kribbeln_desktop.players import dice_duel_outlook as outlook
from kribbeln_desktop.players.dice_duel_best import ADVISER
from kribbeln_desktop.players.dice_duel_positions import Positions, moment_of, position_of
from kribbeln_desktop.players.five_dice import ROLLS
from kribbeln_desktop.players.player import Unit
from kribbeln_desktop.players.simulation import play_game
from kribbeln_desktop.players.turn_solver import Floats

GAME = find_game("dice-duel")
SEATED = list(product(("strong", "best"), (1, 2, 3, 4)))


def nearly_over(seats: int, generator: random.Random) -> DiceDuelState:
    """One or two chips are left in the tray, the others are anybody's or aside, as they can come to lie."""
    tray = [0] * 7
    for _chip in range(generator.choice((1, 2))):
        tray[generator.randrange(7)] += 1
    highest = max(place for place in range(7) if tray[place])
    aside = [generator.randrange(5 - tray[place]) if place >= highest else 0 for place in range(7)]
    return scattered(seats, tuple(tray), tuple(aside), generator)


def scattered(seats: int, tray: Chips, aside: Chips, generator: random.Random) -> DiceDuelState:
    """The other chips are anybody's, and it is anybody's turn."""
    state = GAME.initial_state(seats, {})
    assert isinstance(state, DiceDuelState)
    owned = [[0] * 7 for _ in range(seats)]
    for place in range(7):
        for _chip in range(4 - tray[place] - aside[place]):
            owned[generator.randrange(seats)][place] += 1
    return replace(
        state,
        tied=(),
        first=generator.randrange(seats),
        turns=generator.randrange(2 * seats),
        was_taken=generator.random() < 0.5 and seats > 1,
        owned=tuple(map(tuple, owned)),
        in_tray=tray,
        aside=aside,
    )


def lying(state: DiceDuelState, values: tuple[int, ...], rolls: int) -> DiceDuelState:
    faces = tuple(DIE[value - 1] for value in values)
    return replace(state, attempt=replace(state.attempt, faces=faces, rolls=rolls))


# -- never stuck


@pytest.mark.parametrize(("level", "seats"), SEATED)
def test_last_chips_are_played_to_the_end(level: str, seats: int) -> None:
    generator, player = random.Random(seats), find_level("dice-duel", level).make()
    for number in range(12):
        state = nearly_over(seats, generator)
        player.prepare(state)
        standings = play_game(state, [player] * seats, DrawnDice(bytes([number]) * 32))
        assert len(standings.points) == seats


@pytest.mark.parametrize(("level", "seats"), SEATED)
def test_whatever_lies_there_an_action_is_legal(level: str, seats: int) -> None:
    generator, player = random.Random(10 + seats), find_level("dice-duel", level).make()
    for _position in range(25):
        state = nearly_over(seats, generator)
        for roll, rolls in ((generator.choice(ROLLS), generator.choice((1, 2, 3))), ((5,) * 5, 3)):
            shown = lying(state, roll, rolls)
            choice = player.choose(shown)
            assert shown.refusal(choice.action) is None
            after = shown.apply_action(choice.action)
            if after.owes_second:
                assert after.refusal(player.choose(after).action) is None


def last_trays() -> Iterator[tuple[Chips, Chips]]:
    """Every tray of one or two chips, each with every number of chips aside: always the dearest ones (D12)."""
    for places in (*combinations_with_replacement(range(7), 1), *combinations_with_replacement(range(7), 2)):
        tray = tuple(places.count(place) for place in range(7))
        gone = [place for place in range(6, places[-1] - 1, -1) for _chip in range(4 - tray[place])]
        for number in range(len(gone) + 1):
            yield tray, tuple(gone[:number].count(place) for place in range(7))


CLASSES = tuple({(*(kind.fits(roll) for kind in KINDS), len(set(roll)) == 1): roll for roll in ROLLS}.values())
"""A roll for everything that a roll can fit."""


@pytest.mark.parametrize(("level", "seats"), SEATED)
def test_every_tray_of_one_or_two_chips_has_a_legal_answer_to_every_roll(level: str, seats: int) -> None:
    """Who owns the other chips, and how far the round is, goes by chance."""
    generator, player, trays = random.Random(40 + seats), find_level("dice-duel", level).make(), 0
    for tray, aside in last_trays():
        state = scattered(seats, tray, aside, generator)
        for roll, rolls in (*((roll, 3) for roll in CLASSES), (generator.choice(ROLLS), generator.choice((1, 2)))):
            shown = lying(state, roll, rolls)
            assert shown.refusal(player.choose(shown).action) is None
        trays += 1
    assert (trays, len(CLASSES)) == (441, 12)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_advice_is_every_legal_action(seats: int) -> None:
    generator = random.Random(20 + seats)
    for _position in range(6):
        shown = lying(nearly_over(seats, generator), generator.choice(ROLLS), generator.choice((1, 2, 3)))
        advice = ADVISER.advise(shown)
        assert {found.action for found in advice.alternatives} == set(shown.legal_actions())
        assert advice.unit is (Unit.WIN if seats > 1 else Unit.POINTS)
        assert advice.best.action == ADVISER.choose(shown).action or advice.best.value == pytest.approx(
            ADVISER.choose(shown).alternatives[0].value, abs=1e-4
        )


# -- what it values


def test_one_advises_and_judges() -> None:
    assert ADVISERS["dice-duel"]() is JUDGES["dice-duel"]() is ADVISER


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_to_win_are_shared_out(seats: int) -> None:
    generator = random.Random(30 + seats)
    for _position in range(6):
        state = nearly_over(seats, generator)
        values = [ADVISER.value(state, seat) for seat in range(seats)]
        assert min(values) >= 0
        assert sum(values) == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_roll_off_nobody_is_ahead(seats: int) -> None:
    """All seats are alike then; and two that are tied again."""
    start = GAME.initial_state(seats, {})
    ADVISER.prepare(start)
    assert [ADVISER.value(start, seat) for seat in range(seats)] == pytest.approx([1 / seats] * seats, abs=1e-6)
    again = start.apply_action(GAME.parse_action("roll-off 5 5" + " 1" * (seats - 2)))
    values = [ADVISER.value(again, seat) for seat in range(seats)]
    assert sum(values) == pytest.approx(1, abs=1e-6)
    if seats == 2:
        assert values[0] == pytest.approx(values[1], abs=1e-6)


def test_turn_is_worth_its_first_roll() -> None:
    state = nearly_over(3, random.Random(4))
    assert ADVISER.value(state, state.playing()) == ADVISER.advise(state).best.value


def test_take_is_worth_the_position_after_it() -> None:
    generator = random.Random(5)
    for _position in range(12):
        state = nearly_over(2, generator)
        shown = lying(state, generator.choice(ROLLS), 3)
        for found in ADVISER.advise(shown).alternatives:
            after = shown.apply_action(found.action)
            assert found.value == pytest.approx(ADVISER.value(after, state.playing()), abs=0.1)


def owning(*owned: dict[str, int], tray: dict[str, int]) -> DiceDuelState:
    """Seat 0 is to play; what nobody owns and is not left lies aside."""
    state = GAME.initial_state(len(owned), {})
    assert isinstance(state, DiceDuelState)
    chips = tuple(tuple(mine.get(kind.id, 0) for kind in KINDS) for mine in owned)
    left = tuple(tray.get(kind.id, 0) for kind in KINDS)
    aside = tuple(4 - sum(column) for column in zip(left, *chips, strict=True))
    return replace(state, tied=(), owned=chips, in_tray=left, aside=aside)


def chosen(state: State, level: str) -> str:
    return str(find_level("dice-duel", level).make().choose(state).action)


def test_best_sees_what_wins() -> None:
    """The cheaper chip completes a stack and wins at once; the dearer one would leave the other ahead."""
    other = {"flush": 4, "four-of-a-kind": 2, "large-straight": 2}
    own = {"three-of-a-kind": 3, "full-house": 4, "two-pairs": 4, "small-straight": 2}
    state = owning(own, other, tray={"three-of-a-kind": 1})
    shown = lying(state, (3, 3, 3, 1, 2), 3)
    assert chosen(shown, "best") == "take three-of-a-kind"
    over = shown.decided(Decision("take", ("three-of-a-kind",)))
    assert over.is_over()
    winners = over.final_standings().winners
    assert ADVISER.value(over, 0) == (0 in winners) / len(winners)
    assert ADVISER.advise(shown).best.value == ADVISER.value(over, 0)


def test_best_does_not_leave_a_stack_to_the_other() -> None:
    """The other needs the last chip of one kind for its stack; of two alike ones that is taken."""
    other = {"small-straight": 3, "flush": 2}
    state = owning({"flush": 1, "small-straight": 0}, other, tray={"small-straight": 1, "three-of-a-kind": 2})
    assert chosen(lying(state, (1, 2, 3, 4, 4), 3), "best") == "take small-straight"


def test_next_turn_is_looked_through() -> None:
    """The last chip wins; without it the other is to play, and is thought to win a fourth of such games."""
    state = owning({"large-straight": 4}, {"large-straight": 0}, tray={"three-of-a-kind": 1})
    before = position_of(moment_of(state, 0))

    def a_fourth(positions: Positions) -> Floats:
        return np.tile([0.25, 0.75], (len(positions), 1))

    takes = 0.743195  # solvers 4.2
    shares = outlook.through_the_turn(a_fourth, 1)(before)[0]
    assert shares == pytest.approx([takes + (1 - takes) * 0.75, (1 - takes) * 0.25], abs=1e-6)
    assert outlook.through_the_turn(a_fourth, 0)(before)[0].tolist() == [0.25, 0.75]


# -- files


@pytest.mark.parametrize(
    ("level", "seats", "file"),
    [("best", 1, "solo"), ("best", 2, "answer"), ("best", 3, "seats-3"), ("strong", 1, "seats-1")],
)
def test_missing_file_is_named(
    level: str, seats: int, file: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for read in (
        dice_duel_best.exact_values,
        dice_duel_best.summed_values,
        dice_duel_best.learned,
        dice_duel_best.shares,
        answer.networks,
        answer.strategy,
    ):
        read.cache_clear()
    monkeypatch.setattr("kribbeln_desktop.core.resources.resource_root", lambda: tmp_path)
    with pytest.raises(ResourceError, match=rf"dice_duel/{file}\.table"):
        find_level("dice-duel", level).make().prepare(GAME.initial_state(seats, {}))


def test_sums_are_small_where_nothing_can_be_expected() -> None:
    assert np.isfinite(dice_duel_best.summed_values()).all()
