"""The games of the table, one module each."""

from __future__ import annotations

from kribbeln_desktop.core.errors import InvalidOptionError
from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.games.dice_duel import DiceDuel
from kribbeln_desktop.games.kniffel import Kniffel
from kribbeln_desktop.games.kniffel_kids import KniffelKids
from kribbeln_desktop.games.kribbeln import Kribbeln

GAMES: tuple[Game, ...] = (Kribbeln(), Kniffel(), KniffelKids(), DiceDuel())


def find_game(game_id: str) -> Game:
    """The game with this id; ``InvalidOptionError`` where there is none."""
    for game in GAMES:
        if game.id == game_id:
            return game
    raise InvalidOptionError(_NO_GAME(game=game_id))


_NO_GAME = mark("Game", "There is no game “{game}”.")
