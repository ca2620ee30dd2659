"""Whom Kribbeln's stronger players expect at the table they sit at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from threading import Lock

from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.players.kribbeln_futures import Behaviour, futures
from kribbeln_desktop.players.kribbeln_payoffs import Floats
from kribbeln_desktop.players.kribbeln_population import good_behaviour, mixture
from kribbeln_desktop.players.kribbeln_shipped import shipped
from kribbeln_desktop.players.kribbeln_sweep import Ground, casual_behaviour, make_ground

_ONE_AT_A_TIME = Lock()


@dataclass(frozen=True, slots=True, eq=False)
class People:
    """*casual* and good players, and their futures as ``kribbeln_futures`` says."""

    manners: tuple[Behaviour, Behaviour]
    casual: Floats
    good: Floats
    own: Floats
    """Those of who looks at them: it goes on as a good player does, unless it knows better."""

    @property
    def entries(self) -> Floats:
        """How probable each entry of one of them is in each row when nothing is known; shape ``(10, 37)``."""
        found: Floats = mixture(self.casual[0, 0, 0], self.good[0, 0, 0])
        return found


def ground_of(state: KribbelnState) -> Ground:
    """What is played."""
    return make_ground(state.attempt.dice, state.setup.tasks, state.setup.rising)


def people_at(ground: Ground, seats: int) -> People:
    """Those at a table with so many seats: read for the program's own sheets, else reckoned (some 8 seconds).

    Who asks while another thread reckons waits for it.
    """
    with _ONE_AT_A_TIME:
        return reckoned_people(ground, seats)


@lru_cache(maxsize=10)
def reckoned_people(ground: Ground, seats: int) -> People:
    """See ``people_at``."""
    casual, good = casual_behaviour(ground), shipped(ground, seats) or good_behaviour(ground, seats)
    ahead = futures(good, ground.rising)
    return People((casual, good), futures(casual, ground.rising), ahead, ahead)
