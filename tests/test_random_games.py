"""Random legal games of every game hold what ``tests/games/random_check.py`` asks; and it finds what does not."""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Self

import pytest
from random_check import BOUNDS, Fault, check_game, check_games, report
from random_play import set_up

from kribbeln_desktop.core.actions import Action, Decision, Roll, Show
from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.texts import Text, plain
from kribbeln_desktop.core.views import Standings
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.games.kniffel_kids import KidsState, KniffelKids

GAMES_OF_EACH, AT_ONCE = 200, 25
COMMAND = Path(__file__).parent / "random_games.py"
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@pytest.mark.parametrize("first", range(0, GAMES_OF_EACH, AT_ONCE))
@every_game
def test_random_games_end_in_time_and_read_back(game: Game, first: int) -> None:
    assert check_games(game, range(first, first + AT_ONCE)) > 0


def test_every_game_has_a_bound() -> None:
    assert BOUNDS.keys() == {game.id for game in GAMES}


@every_game
def test_seats_and_options_take_turns(game: Game) -> None:
    """Each number of seats, each choice of an option, and each seat that can begin."""
    set_ups = [set_up(game, number) for number in range(GAMES_OF_EACH)]
    assert {seats for seats, _options in set_ups} == set(game.seats)
    for option in game.options:
        chosen = {options[option.id] for _seats, options in set_ups}
        assert {value for value, _title in option.choices} <= chosen
        assert not option.is_seat or set(range(len(game.seats))) <= chosen


def test_the_same_number_is_the_same_game() -> None:
    kids = find_game("kniffel-kids")
    assert check_game(kids, 7) == check_game(kids, 7) != check_game(kids, 7 + len(kids.seats))


# -- it finds what is wrong


class _Wrong(KniffelKids):
    """The game, but with states that are wrong."""

    def __init__(self, state: type[KidsState]) -> None:
        self._state = state

    def initial_state(self, seats: int, options: Mapping[str, object]) -> KidsState:
        right = super().initial_state(seats, options)
        return self._state(attempt=right.attempt, entries=right.entries, first=right.first)


class _Stuck(KidsState):
    def legal_actions(self) -> Iterator[Action]:
        return iter(()) if self.turns == 3 else super().legal_actions()


class _Generous(KidsState):
    def legal_actions(self) -> Iterator[Action]:
        return iter([Roll((1, 2, 3, 4, 5)), Decision("score", ("duck",))] if self.attempt.rolls < 3 else [])


class _Double(KidsState):
    def legal_actions(self) -> Iterator[Action]:
        yield from super().legal_actions()
        yield from super().legal_actions()


class _Endless(KidsState):
    def decided(self, decision: Decision) -> Self:
        return replace(self, attempt=self.attempt.again())


class _Untouched(KidsState):
    def refusal(self, action: Action) -> Text | None:
        return plain("No.") if isinstance(action, Show) and self.turns else super().refusal(action)


class _Boastful(KidsState):
    def final_standings(self) -> Standings:
        return Standings((1,), (1000,), None)


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (_Stuck, "nothing can be done before the end"),
        (_Generous, "refused, though possible: .'score duck'."),
        (_Double, "possible twice"),
        (_Endless, "more than 77 lines"),
        (_Untouched, "what chance draws is refused: show "),
        (_Boastful, "other points than the sheet"),
    ],
)
def test_a_wrong_game_is_found(state: type[KidsState], fault: str) -> None:
    with pytest.raises(Fault, match=f"^kniffel-kids, random game 0 .*({fault})"):
        check_games(_Wrong(state), range(40))


def test_a_game_whose_lines_do_not_read_back_is_found() -> None:
    class Illegible(KniffelKids):
        def parse_action(self, text: str) -> Action:
            return super().parse_action(text.replace("score duck", "score lion"))

    with pytest.raises(Fault, match="random game"):
        check_games(Illegible(), range(5))


def test_a_report_says_how_many_how_long_and_whether_all_was_well(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = _Wrong(_Stuck)
    assert report([KniffelKids(), wrong], 2) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.split()[:3] == ["kniffel-kids", "2", "games,"]
    assert second.startswith("kniffel-kids, random game 0 (1 seats, ")
    assert report([KniffelKids()], 1) == 0


def test_the_command_prints_a_line_for_each_game() -> None:
    done = subprocess.run([sys.executable, COMMAND, "2"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split()[0] for line in done.stdout.splitlines()] == [game.id for game in GAMES]


@pytest.mark.parametrize("wrong", ["0", "-1", "many", ""])
def test_the_command_refuses_what_is_no_number_of_games(wrong: str) -> None:
    done = subprocess.run([sys.executable, COMMAND, wrong], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
