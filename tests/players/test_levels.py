"""Finding a level; numpy waits until one is made."""

import subprocess
import sys

import pytest

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.players import LEVELS, Level, UnknownLevelError, find_level


def test_every_game_of_the_table_has_levels_and_no_other() -> None:
    assert set(LEVELS) == {game.id for game in GAMES}


@pytest.mark.parametrize("game", LEVELS)
def test_game_has_two_levels_the_weaker_first(game: str) -> None:
    assert [level.id for level in LEVELS[game]] == ["beginner", "casual"]


@pytest.mark.parametrize(("game", "level"), [(game, level) for game in LEVELS for level in LEVELS[game]])
def test_level_is_found_by_its_id_and_made(game: str, level: Level) -> None:
    found = find_level(game, level.id)
    assert found is level
    assert type(found.make()).__name__.lower() == level.id


@pytest.mark.parametrize("game", LEVELS)
@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_players_refuse_the_states_of_other_games(game: str, level: str) -> None:
    player = find_level(game, level).make()
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
