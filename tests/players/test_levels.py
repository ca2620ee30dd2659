"""Finding a level; numpy waits until one is made."""

import subprocess
import sys

import pytest

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.players import LEVELS, Level, UnknownLevelError, find_level

every_level = pytest.mark.parametrize(
    ("game", "level"), [pytest.param(game, level, id=f"{game}-{level.id}") for game in LEVELS for level in LEVELS[game]]
)
SIMPLE = ["beginner", "casual"]
"""The levels that every game has."""


def test_every_game_of_the_table_has_levels_and_no_other() -> None:
    assert set(LEVELS) == {game.id for game in GAMES}


@pytest.mark.parametrize("game", LEVELS)
def test_game_has_the_two_simple_levels_and_stronger_ones_in_the_order_of_strength(game: str) -> None:
    ids = [level.id for level in LEVELS[game]]
    assert ids[:2] == SIMPLE
    assert ids == [level for level in ("beginner", "casual", "strong", "optimum", "best") if level in ids]
    assert len({level.strength for level in LEVELS[game]}) == len(ids)


@every_level
def test_level_is_found_by_its_id_and_made(game: str, level: Level) -> None:
    found = find_level(game, level.id)
    assert found is level
    made = type(found.make()).__name__.lower()
    assert made == level.id if level.id in SIMPLE else made not in SIMPLE


@every_level
def test_players_refuse_the_states_of_other_games(game: str, level: Level) -> None:
    player = level.make()
    for other in GAMES:
        if other.id != game:
            with pytest.raises(TypeError, match="cannot play"):
                player.choose(other.initial_state(1, {}))


@pytest.mark.parametrize(("game", "level"), [("kribbeln", "genius"), ("halma", "casual"), ("kribbeln", "")])
def test_unknown_level_is_refused_in_a_sentence(game: str, level: str) -> None:
    with pytest.raises(UnknownLevelError, match="There is no level") as caught:
        find_level(game, level)
    assert isinstance(caught.value, KribbelnError)
    assert level in str(caught.value)
    assert game in str(caught.value)


@pytest.mark.parametrize("game", LEVELS)
def test_numpy_is_not_imported_before_a_level_is_made(game: str) -> None:
    lines = (
        "import sys",
        "import kribbeln_desktop.players, kribbeln_desktop.players.simulation",
        "assert 'numpy' not in sys.modules, 'too early'",
        "levels = kribbeln_desktop.players.LEVELS",
        f"levels[{game!r}][0].make()",
        "assert 'numpy' in sys.modules",
        "assert not any(name.startswith('PySide6') for name in sys.modules)",
    )
    subprocess.run([sys.executable, "-W", "error", "-c", "\n".join(lines)], check=True)
