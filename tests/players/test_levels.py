"""Finding a level; numpy waits until one is made."""

import subprocess
import sys

import pytest

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.players import LEVELS, UnknownLevelError, find_level


def test_levels_belong_to_games_of_the_table() -> None:
    assert set(LEVELS) <= {game.id for game in GAMES}


def test_kribbeln_has_two_levels_the_weaker_first() -> None:
    assert [level.id for level in LEVELS["kribbeln"]] == ["beginner", "casual"]


@pytest.mark.parametrize("level", LEVELS["kribbeln"], ids=lambda level: level.id)
def test_level_is_found_by_its_id_and_made(level: object) -> None:
    found = find_level("kribbeln", getattr(level, "id", ""))
    assert found is level
    assert hasattr(found.make(), "choose")


@pytest.mark.parametrize(("game", "level"), [("kribbeln", "genius"), ("halma", "casual"), ("kribbeln", "")])
def test_unknown_level_is_refused_in_a_sentence(game: str, level: str) -> None:
    with pytest.raises(UnknownLevelError, match="There is no level") as caught:
        find_level(game, level)
    assert isinstance(caught.value, KribbelnError)
    assert level in str(caught.value)
    assert game in str(caught.value)


def test_numpy_is_not_imported_before_a_level_is_made() -> None:
    lines = (
        "import sys",
        "import kribbeln_desktop.players, kribbeln_desktop.players.simulation",
        "assert 'numpy' not in sys.modules, 'too early'",
        "kribbeln_desktop.players.find_level('kribbeln', 'casual').make()",
        "assert 'numpy' in sys.modules",
        "assert not any(name.startswith('PySide6') for name in sys.modules)",
    )
    subprocess.run([sys.executable, "-W", "error", "-c", "\n".join(lines)], check=True)
