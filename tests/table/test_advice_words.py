"""Advice in words: hand-made numbers, and the sentences and lines that follow from them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fake_adviser import advice
from PySide6.QtCore import QLocale
from table_play import begun, played

from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.players.player import Advice, Unit
from kribbeln_desktop.table.advice_words import Line, objection, told


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


def kniffel(faces: str) -> GameRecord:
    """Anna has rolled once."""
    return played(begun("Anna", "Ben", game_id="kniffel", start=0), "roll 1 2 3 4 5", f"show {faces}")


def kribbeln(faces: str) -> GameRecord:
    """Sheet 1, the first task: no orange die."""
    return played(begun("Anna", "Ben", sheet="1", start=0), "roll 1 2 3 4 5 6", f"show {faces}")


def sentence(game: GameRecord, found: Advice) -> str:
    return say(told(game.state, found).sentence)


def lines(game: GameRecord, found: Advice, *set_aside: int) -> list[Line]:
    return list(told(game.state, found, frozenset(set_aside)).lines)


def shown(found: list[Line]) -> list[tuple[str, str]]:
    """Value and loss of each line."""
    return [(say(line.value), say(line.loss) if line.loss else "") for line in found]


FIVES = kniffel("5 5 5 2 6")
KEEP_FIVES, KEEP_FIVES_AND_SIX, KEEP_PAIR, KEEP_OTHER_PAIR = "roll 4 5", "roll 4", "roll 3 4 5", "roll 1 4 5"


def test_a_keep_is_told_with_the_chance_of_its_aim_and_what_keeping_more_would_cost() -> None:
    found = advice(
        FIVES,
        {KEEP_FIVES: 231.4, KEEP_FIVES_AND_SIX: 230.1},
        chances={KEEP_FIVES: 0.4},
        aims={KEEP_FIVES: "score fives"},
    )
    assert (
        sentence(FIVES, found) == "Keep 5, 5, 5: most likely “Fives” (40\u00a0%). Keeping 6 too would cost 1.3 points."
    )


def test_rolling_more_is_told_by_what_is_rolled_too() -> None:
    found = advice(FIVES, {KEEP_FIVES_AND_SIX: 231.4, KEEP_FIVES: 228.3})
    assert sentence(FIVES, found) == "Keep 5, 5, 5, 6. Rolling 6 too would cost 3.1 points."


def test_another_keep_and_all_dice_are_told_as_such() -> None:
    assert sentence(FIVES, advice(FIVES, {KEEP_FIVES: 200.0, "roll 1 2 3": 190.0})) == (
        "Keep 5, 5, 5. Keeping 2, 6 instead would cost 10.0 points."
    )
    assert sentence(FIVES, advice(FIVES, {KEEP_FIVES: 200.0, "roll 3 4": 190.0})) == (
        "Keep 5, 5, 5. Keeping 6 instead of 5 would cost 10.0 points."
    )
    assert sentence(FIVES, advice(FIVES, {KEEP_FIVES: 200.0, "roll 1 2 3 4 5": 190.0})) == (
        "Keep 5, 5, 5. Rolling all dice would cost 10.0 points."
    )
    assert sentence(FIVES, advice(FIVES, {"roll 1 2 3 4 5": 200.0, KEEP_FIVES: 190.0})) == (
        "Roll all dice. Keeping 5, 5, 5 instead would cost 10.0 points."
    )


def test_an_entry_is_named_as_its_button_is() -> None:
    found = advice(FIVES, {"score fours": 200.0, "score chance": 196.9})
    assert sentence(FIVES, found) == "Best is “Strike Fours”. “Chance: 23” would cost 3.1 points."


def test_choices_that_keep_the_same_faces_count_as_one() -> None:
    found = advice(FIVES, {KEEP_PAIR: 200.0, KEEP_OTHER_PAIR: 200.0, "roll 2 4 5": 200.0, "score chance": 199.0})
    assert sentence(FIVES, found) == "Keep 5, 5. “Chance: 23” would cost 1.0 points."
    assert lines(FIVES, found)[0].kept in ((1, 2), (2, 3), (1, 3))


def test_of_like_dice_those_are_kept_that_are_set_aside_already() -> None:
    found = advice(FIVES, {KEEP_PAIR: 200.0, KEEP_OTHER_PAIR: 200.0, "roll 2 4 5": 200.0})
    assert lines(FIVES, found, 2, 3)[0].kept == (2, 3)
    assert lines(FIVES, found, 1, 3)[0].kept == (1, 3)


def test_what_cannot_be_told_apart_is_just_as_good() -> None:
    found = advice(FIVES, {KEEP_FIVES: 200.0, "score chance": 199.96})
    assert sentence(FIVES, found) == "Keep 5, 5, 5. “Chance: 23” would be just as good."


def test_small_values_have_two_decimals() -> None:
    found = advice(FIVES, {KEEP_FIVES: 12.5, "score chance": 12.46})
    assert sentence(FIVES, found) == "Keep 5, 5, 5. “Chance: 23” would cost 0.04 points."


def test_the_chance_to_win_is_told_in_per_cent() -> None:
    found = advice(FIVES, {KEEP_FIVES: 0.634, "score chance": 0.592}, Unit.WIN)
    assert sentence(FIVES, found) == "Keep 5, 5, 5. “Chance: 23” would cost 4.2\u00a0% chance to win."
    assert shown(lines(FIVES, found))[:2] == [("63.4\u00a0%", ""), ("59.2\u00a0%", "−4.2\u00a0%")]


def test_what_values_mean_is_said() -> None:
    meanings = {unit: say(told(FIVES.state, advice(FIVES, {}, unit)).meaning) for unit in Unit}
    assert meanings == {
        Unit.TURN: "Value: the points that this turn is expected to bring",
        Unit.POINTS: "Value: the points expected at the end of the game",
        Unit.WIN: "Value: the chance to win the game",
    }


def test_five_lines_are_shown_the_best_first() -> None:
    values = {"score ones": 10.0, "score twos": 9.0, "score threes": 8.0, "score fours": 7.0, "score fives": 6.0}
    found = advice(FIVES, {**values, "score sixes": 5.0})
    found_lines = lines(FIVES, found)
    assert [say(line.words) for line in found_lines] == [
        "Strike Ones",
        "Twos: 2",
        "Strike Threes",
        "Strike Fours",
        "Fives: 15",
    ]
    assert [loss for _value, loss in shown(found_lines)] == ["", "−1.00", "−2.00", "−3.00", "−4.00"]
    assert [line.row for line in found_lines] == ["ones", "twos", "threes", "fours", "fives"]
    assert not any(line.is_roll or line.chance for line in found_lines)


def test_a_line_has_the_kept_faces_in_order_and_its_aim() -> None:
    game = kniffel("5 2 4 6 3")
    found = advice(game, {"roll 4": 99.0}, chances={"roll 4": 0.333}, aims={"roll 4": "score large-straight"})
    line = lines(game, found)[0]
    assert [face.pips for face in line.faces] == [2, 3, 4, 5]
    assert line.kept == (1, 2, 3, 5)
    assert line.chance is not None
    assert line.aim is not None
    assert (say(line.chance), say(line.aim), line.row) == ("33\u00a0%", "Large straight", "large-straight")


def test_the_row_that_is_played_needs_no_name() -> None:
    game = kribbeln("2g 5r 5k 2y 3k 5o")
    values = {"roll 2 3 5 6": 3.1, "roll 2 3 4 5 6": 3.0}
    found = advice(game, values, chances={"roll 2 3 5 6": 0.62}, aims={"roll 2 3 5 6": "enter"})
    assert sentence(game, found) == (
        "Keep green 2, yellow 2: 62\u00a0% for this row. Rolling yellow 2 too would cost 0.10 points."
    )
    assert lines(game, found)[0].aim is None


def test_before_the_first_roll_nothing_is_kept() -> None:
    game = begun("Anna", "Ben", game_id="kniffel", start=0)
    found = advice(game, {"roll 1 2 3 4 5": 250.0})
    assert sentence(game, found) == "Roll all dice. There is no other choice."
    assert lines(game, found)[0].kept == ()


def test_numbers_are_written_as_the_locale_does() -> None:
    QLocale.setDefault(QLocale("de_DE"))
    found = advice(FIVES, {KEEP_FIVES: 231.4, "score chance": 230.1})
    assert "1,3 points" in sentence(FIVES, found)


def test_the_coach_says_what_is_given_away_and_what_is_better() -> None:
    found = advice(FIVES, {KEEP_FIVES: 231.4, "score chance": 228.3})
    parse = FIVES.header.game.parse_action
    assert say(objection(FIVES.state, found, parse("score chance"))) == (
        "That gives away 3.1 points: better keep 5, 5, 5. Do it again to do it all the same."
    )
    found = advice(FIVES, {"score chance": 231.4, KEEP_FIVES: 228.3})
    assert say(objection(FIVES.state, found, parse(KEEP_FIVES))) == (
        "That gives away 3.1 points: better is “Chance: 23”. Do it again to do it all the same."
    )
    found = advice(FIVES, {"roll 1 2 3 4 5": 231.4, KEEP_FIVES: 228.3})
    assert say(objection(FIVES.state, found, parse(KEEP_FIVES))) == (
        "That gives away 3.1 points: better roll all dice. Do it again to do it all the same."
    )
