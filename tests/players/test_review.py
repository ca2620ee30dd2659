"""The review of a game: every change of a value has one cause, and together they are the result."""

from math import isclose
from random import Random

import pytest
from judges import AnyJudge, OnesJudge, followed, only_ones_left
from random_play import cases, drawn, random_action

from kribbeln_desktop.core.game import CHANCE, Game
from kribbeln_desktop.core.header import SeatEntry, write_header
from kribbeln_desktop.core.record import GameRecord, new_record
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.players import JUDGES, find_level
from kribbeln_desktop.players.player import Unit
from kribbeln_desktop.players.review import Review, review, step_lines

ROLL = "roll 1 2 3 4 5"
ONES_IN_THREE = 455 / 216
"""Five dice, three rolls each: 5 (1 - (5/6)³)."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def random_record(game: Game, seed: int, seats: int, options: dict[str, object], undo: float = 0.1) -> GameRecord:
    """A game of people, played at random; now and then something is taken back."""
    random = Random(seed)
    entries = [SeatEntry(f"Player {number}") for number in range(seats)]
    record = new_record(write_header(game, entries, options, None), find_game)
    while not record.state.is_over():
        is_undo = random.random() < undo and record.can_undo()
        record = record.followed_by("undo" if is_undo else str(random_action(record.state, random)))
    return record


def assert_adds_up(found: Review) -> None:
    for place, seat in enumerate(found.seats):
        assert isclose(seat.start + seat.dice + seat.others + seat.skill, seat.result, abs_tol=1e-9)
        assert isclose(-found.loss(place), seat.skill, abs_tol=1e-12)
        assert seat.skill <= 0
    assert all(judgement.loss >= 0 for judgement in found.judgements)


def test_a_turn_reckoned_by_hand() -> None:
    """1 1 3 4 5: to keep the 5 costs 1/6 − 1/36; to stop with a roll left costs two chances of 1/6."""
    lines = (ROLL, "show 1 1 3 4 5", "roll 3 4", "show 1 6", "score ones")
    found = review(followed(only_ones_left(), *lines), OnesJudge())
    first, second = found.judgements
    assert (first.seat, first.line, str(first.chosen.action)) == (0, 4, "roll 3 4")
    assert str(first.best.action) == "roll 3 4 5"
    assert first.chosen.value == pytest.approx(2 + 2 * 11 / 36 + 1 / 6)
    assert first.best.value == pytest.approx(2 + 3 * 11 / 36)
    assert first.loss == pytest.approx(5 / 36)
    assert second.line == 6
    assert second.loss == pytest.approx(1 / 3)
    (seat,) = found.seats
    assert seat.start == pytest.approx(ONES_IN_THREE)
    assert seat.skill == pytest.approx(-5 / 36 - 1 / 3)
    assert seat.dice == pytest.approx(3 - ONES_IN_THREE + 5 / 36 + 1 / 3)
    assert (seat.others, seat.result) == (0, 3)
    assert seat.luck == seat.dice
    assert [moment.values for moment in found.course] == [(pytest.approx(ONES_IN_THREE),), (3,)]
    assert [(moment.line, moment.seat) for moment in found.course] == [(1, None), (6, 0)]


def test_lines_are_those_of_the_file_and_what_was_undone_does_not_count() -> None:
    lines = (ROLL, "show 1 1 3 4 5", "score ones", "undo", "roll 3 4 5", "show 2 2 2", "roll 3 4 5", "show 1 1 1")
    record = followed(only_ones_left(), *lines, "score ones")
    assert step_lines(record) == (2, 3, 6, 7, 8, 9, 10)
    found = review(record, OnesJudge())
    assert [(judgement.line, judgement.loss) for judgement in found.judgements] == [(6, 0), (8, 0)]
    assert found.judgements[0].best == found.judgements[0].chosen


def test_a_free_undo_takes_several_steps_back() -> None:
    lines = (ROLL, "show 1 1 3 4 5", "score ones", ROLL, "show 6 6 6 6 6", "undo", "roll 4 5", "show 1 1")
    record = followed(only_ones_left(2, undo="free"), *lines)
    assert step_lines(record) == (2, 3, 8, 9)
    assert [judgement.line for judgement in review(record, OnesJudge()).judgements] == [8]


def test_a_running_game_is_worth_what_can_be_expected_now() -> None:
    record = followed(only_ones_left(), ROLL, "show 1 1 3 4 5")
    (seat,) = review(record, OnesJudge()).seats
    assert seat.result == pytest.approx(2 + 3 * 11 / 36)
    assert seat.dice == pytest.approx(seat.result - ONES_IN_THREE)
    assert seat.skill == 0
    falling = review(followed(record, "roll 4 5"), OnesJudge())
    assert falling.seats[0].result == pytest.approx(2 + 2 * 11 / 36 + 1 / 6)


def test_the_course_of_a_running_game_ends_with_what_can_be_expected_now() -> None:
    lines = (ROLL, "show 1 1 3 4 5", "roll 3 4 5")
    for played in (lines[:2], lines):
        found = review(followed(only_ones_left(2), *played), OnesJudge())
        now = found.course[-1]
        assert [(moment.line, moment.seat, moment.action) for moment in found.course] == [
            (1, None, None),
            (1 + len(played), None, None),
        ]
        assert now.values == tuple(seat.result for seat in found.seats)
        assert now.values[0] == pytest.approx(2 + 3 * 11 / 36)


def test_nothing_played_yet_is_the_start() -> None:
    found = review(only_ones_left(), OnesJudge())
    assert (found.judgements, len(found.course), found.unit) == ((), 1, Unit.POINTS)
    assert found.seats[0].result == pytest.approx(ONES_IN_THREE)


def test_before_any_decision_values_are_in_the_unit_of_the_judge() -> None:
    """Chances to win were told as points while the first dice of a Duel fell."""
    header = write_header(find_game("dice-duel"), [SeatEntry("Anna"), SeatEntry("Ben")], {}, None)
    record = new_record(header, find_game)
    for line in ("roll-off 3 3", "roll-off 5 2", ROLL, "show 1 2 4 6 6"):
        assert review(record, AnyJudge(Unit.WIN)).unit is Unit.WIN
        record = record.followed_by(line)
    assert review(record, AnyJudge(Unit.WIN)).unit is Unit.WIN


def test_what_others_do_is_neither_skill_nor_own_dice() -> None:
    """With values that change at every turn, a seat's change in another's turn is booked apart."""
    record = followed(only_ones_left(2), ROLL, "show 1 1 3 4 5", "score ones")
    judge = AnyJudge()
    found = review(record, judge)
    before, after = found.course
    assert found.seats[1].others == pytest.approx(after.values[1] - before.values[1])
    assert found.seats[1].others != 0
    assert (found.seats[1].skill, found.seats[0].others) == (0, 0)


def test_the_first_roll_and_what_is_forced_are_no_decisions() -> None:
    record = followed(only_ones_left(), ROLL, "show 1 2 3 4 5", "roll 2", "show 2", "roll 2", "show 2", "score ones")
    assert [judgement.line for judgement in review(record, OnesJudge()).judgements] == [4, 6]


def test_progress_is_told_and_ends_the_review_by_what_it_raises() -> None:
    record = followed(only_ones_left(), ROLL, "show 1 1 3 4 5", "roll 3 4 5", "show 1 1 1")
    parts: list[float] = []
    review(record, OnesJudge(), parts.append)
    assert parts == [0.25, 0.5, 0.75, 1.0]

    def stop(_part: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        review(record, OnesJudge(), stop)


@every_game
def test_causes_add_up_to_the_result_whatever_the_judge_says(game: Game) -> None:
    for seed, (seats, options) in enumerate(list(cases(game))[::2]):
        record = random_record(game, seed, seats, options)
        found = review(record, AnyJudge(Unit.WIN))
        assert_adds_up(found)
        assert found.unit is Unit.WIN
        lines = record.text().splitlines()
        for judgement in found.judgements:
            assert lines[judgement.line - 1] == str(judgement.chosen.action)
            assert judgement.state.current_player() == judgement.seat != CHANCE
        assert found.course[-1].values == tuple(AnyJudge().value(record.state, seat) for seat in range(seats))


@pytest.mark.parametrize("game", [game for game in GAMES if game.id in JUDGES], ids=lambda game: game.id)
def test_causes_add_up_with_the_judge_of_the_game(game: Game) -> None:
    judge = JUDGES[game.id]()
    for seed, seats in enumerate((1, 2)):
        record = random_record(game, seed, seats, {})
        found = review(record, judge)
        assert_adds_up(found)
        assert [seat.result for seat in found.seats] == result_of(record, found.unit)


def result_of(record: GameRecord, unit: Unit) -> list[float]:
    """The points, or each seat's part of the victory."""
    standings = record.state.final_standings()
    if unit is Unit.POINTS:
        return list(standings.points)
    return [(seat in standings.winners) / len(standings.winners) for seat in range(len(standings.places))]


@pytest.mark.parametrize("game_id", ["kniffel", "kniffel-kids"])
def test_who_plays_best_alone_gives_nothing_away(game_id: str) -> None:
    """The level plays by the judge's own values: all that differs from the start is luck."""
    game, random = find_game(game_id), Random(5)
    player = find_level(game_id, "best").make()
    record = new_record(write_header(game, [SeatEntry("Anna")], {}, None), find_game)
    player.prepare(record.start)
    while not record.state.is_over():
        state = record.state
        is_chance = state.current_player() == CHANCE
        record = record.followed_by(str(drawn(state, random) if is_chance else player.choose(state).action))
    found = review(record, JUDGES[game_id]())
    assert len(found.judgements) > 20
    assert [judgement for judgement in found.judgements if judgement.loss] == []
    assert found.seats[0].luck == pytest.approx(record.state.totals()[0] - found.seats[0].start)
