"""Simulated games: the same figures for the same seed, rightly counted, begun in turn."""

import hashlib
import statistics
from collections.abc import Mapping
from dataclasses import asdict

import pytest

from kribbeln_desktop.core.actions import Decision, Roll
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.errors import IllegalActionError, InvalidOptionError
from kribbeln_desktop.core.game import CHANCE, Game, State
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.games.kribbeln import Kribbeln
from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.players import UnknownLevelError, find_level, simulation
from kribbeln_desktop.players.player import Alternative, Choice, Player
from kribbeln_desktop.players.simulation import begun, play_game, play_on, simulate

GAME = Kribbeln()
PAIR = ("casual", "beginner")


class Remembering(Kribbeln):
    """Kribbeln that remembers the options its games began with."""

    def __init__(self) -> None:
        self.begun: list[dict[str, object]] = []

    def initial_state(self, seats: int, options: Mapping[str, object]) -> KribbelnState:
        self.begun.append(dict(options))
        return super().initial_state(seats, options)


class WithoutStart(Remembering):
    """The same without the option who begins."""

    options = tuple(option for option in Kribbeln.options if option.id != "start")

    def checked_options(self, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        return super().checked_options(seats, {"start": 0, **options})


def test_figures_do_not_depend_on_the_number_of_processes() -> None:
    alone, together = (simulate(GAME, PAIR, 21, "s", {"sheet": "3"}, jobs) for jobs in (1, 2))
    assert alone.seats == together.seats


class Preparing:
    """A level that counts its players and what they are told to prepare for."""

    def __init__(self) -> None:
        self.made: list[Preparing] = []
        self.prepared: list[State] = []

    def make(self) -> Player:
        """As a ``Level`` does."""
        self.made.append(self)
        return self

    def prepare(self, state: State) -> None:
        """See ``Player``."""
        self.prepared.append(state)

    def choose(self, state: State) -> Choice:
        """The first action possible."""
        assert self.prepared, "asked before it was prepared"
        action = next(state.legal_actions())
        return Choice(action, (Alternative(action, 0.0, 0.0),))


def test_a_level_is_made_and_prepared_once_whatever_it_sits_on(monkeypatch: pytest.MonkeyPatch) -> None:
    level = Preparing()
    monkeypatch.setattr(simulation, "find_level", lambda _game, _level: level)
    simulate(GAME, ("casual",) * 3, 2, "s", {"sheet": "4"})
    assert len(level.made) == 1
    assert level.prepared == [GAME.initial_state(3, {"sheet": "4"})]


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_seed_decides_the_figures_of_every_game_whatever_jobs_is(game: Game) -> None:
    figures = simulate(game, PAIR, 5, 7).seats
    assert simulate(game, PAIR, 5, "7", jobs=3).seats == figures
    assert simulate(game, PAIR, 5, 8).seats != figures


def test_without_a_seed_one_is_drawn() -> None:
    assert len({str(simulate(GAME, PAIR, 5).seats) for _ in range(4)}) > 1


def test_more_games_go_on_where_fewer_ended() -> None:
    """Each game has dice of its own, so its result does not depend on how many are played."""
    few, more = (simulate(GAME, PAIR, games, "s").seats[0] for games in (4, 5))
    assert (more.mean * 5 - few.mean * 4) == pytest.approx(round(more.mean * 5 - few.mean * 4))


def test_figures_are_those_of_the_games() -> None:
    players = [find_level(GAME.id, level).make() for level in PAIR]
    results = []
    for number in range(12):
        dice = DrawnDice(hashlib.sha256(f"sum:{number}".encode()).digest())
        results.append(play_game(GAME.initial_state(2, {"start": number % 2}), players, dice))
    for seat, figures in enumerate(simulate(GAME, PAIR, 12, "sum").seats):
        points = [result.points[seat] for result in results]
        assert figures.level == PAIR[seat]
        assert figures.mean == pytest.approx(statistics.fmean(points))
        assert figures.sd == pytest.approx(statistics.pstdev(points))
        assert (figures.min, figures.max) == (min(points), max(points))
        assert figures.wins == sum(result.winners == (seat,) for result in results)
        assert figures.shared == sum(seat in result.winners and len(result.winners) > 1 for result in results)


def test_answer_has_the_keys_of_the_command_line() -> None:
    found = simulate(GAME, PAIR, 2, "s")
    answer = found.answer()
    assert list(answer) == ["games", "seats", "seconds"]
    assert answer["seats"] == [asdict(seat) for seat in found.seats]
    assert list(asdict(found.seats[0])) == ["level", "mean", "sd", "min", "max", "wins", "shared"]


def test_game_g_is_begun_by_seat_g_mod_n() -> None:
    game = Remembering()
    simulate(game, ("casual",) * 3, 7, "s", {"sheet": "2"})
    prepared, *begun = game.begun
    assert "start" not in prepared
    assert [options["start"] for options in begun] == [0, 1, 2, 0, 1, 2, 0]
    assert {options["sheet"] for options in game.begun} == {"2"}


def test_start_is_not_set_in_a_game_that_has_no_such_option() -> None:
    game = WithoutStart()
    simulate(game, PAIR, 3, "s")
    assert all("start" not in options for options in game.begun)


def test_practice_alone_is_simulated() -> None:
    (alone,) = simulate(GAME, ("casual",), 3, "s").seats
    assert alone.wins == 3
    assert alone.mean > 100


def test_what_does_not_exist_is_refused_before_a_game_is_played() -> None:
    with pytest.raises(UnknownLevelError):
        simulate(GAME, ("casual", "genius"), 1)
    with pytest.raises(InvalidOptionError):
        simulate(GAME, ("casual",) * 6, 1)
    with pytest.raises(InvalidOptionError):
        simulate(GAME, PAIR, 1, options={"sheet": "9"})
    with pytest.raises(InvalidOptionError, match="At least one game"):
        simulate(GAME, PAIR, 0)


class Cheat:
    """Enters before it has rolled."""

    def prepare(self, state: State) -> None:
        """See ``Player``: nothing."""

    def choose(self, state: State) -> Choice:
        assert state.current_player() != CHANCE
        return Choice(Decision("enter"), ())


class Hasty:
    """Rolls so often for each entry, and makes the first one it may."""

    def __init__(self, rolls: int) -> None:
        self.rolls = rolls

    def prepare(self, state: State) -> None:
        """See ``Player``: nothing."""

    def choose(self, state: State) -> Choice:
        goes_on = state.tray().rolls_used < self.rolls
        wanted = Roll if goes_on else Decision
        return Choice(next(action for action in state.legal_actions() if isinstance(action, wanted)), ())


def test_rolls_and_attempts_are_counted_by_seat() -> None:
    game = find_game("kniffel")
    played = play_on(begun(game.initial_state(2, {}), 2), [Hasty(1), Hasty(3)], DrawnDice(bytes(32)))
    assert (played.rolls, played.attempts) == ((13, 39), (13, 13))


def test_casual_rolls_again() -> None:
    assert all(1.2 < rolls < 3 for rolls in simulate(GAME, PAIR, 4, "s").rolls)


def test_computers_pass_the_same_legality_check_as_people() -> None:
    with pytest.raises(IllegalActionError):
        play_game(GAME.initial_state(1, {}), [Cheat()], DrawnDice(bytes(32)))
