"""Whom Kribbeln's stronger players expect at the table.

Half of the others are *casual*, half a population that plays best against this very mixture: found by fictitious play,
where each round adds the best response to the average of those before (best responses alone would go round in circles).
"""

from __future__ import annotations

import numpy as np

from kribbeln_desktop.games.kribbeln_rows import OVER
from kribbeln_desktop.players.kribbeln_futures import Behaviour, futures
from kribbeln_desktop.players.kribbeln_payoffs import ENTRIES, Floats, rank_rewards
from kribbeln_desktop.players.kribbeln_sweep import EVERY, Ground, best_response, casual_behaviour

ROUNDS = 6
CASUAL_SHARE = 0.5


def good_behaviour(ground: Ground, seats: int) -> Behaviour:
    """The average of the best responses, some 8 seconds; alone, the best play for the sum of totals (R46)."""
    if seats == 1:
        return best_response(ground, rewards_among(1, np.empty(0, np.float32))).behaviour
    casual = futures(casual_behaviour(ground), ground.rising)
    found: Behaviour | None = None
    for number in range(ROUNDS):
        average = casual if found is None else futures(found, ground.rising)
        earned = rewards_among(seats, mixture(casual, average)[0, 0, 0])
        answer = best_response(ground, earned).behaviour
        found = answer if found is None else found.mixed(answer, 2 / (number + 2))
    assert found is not None
    return found


def rewards_among(seats: int, entries: Floats) -> Floats:
    """What each own entry earns where all others enter with these chances; alone it counts itself (R46)."""
    if seats == 1:
        return np.tile(EVERY.astype(np.float32), (OVER, 1))
    return rank_rewards(np.broadcast_to(entries, (seats - 1, OVER, ENTRIES)))


def mixture(casual: Floats, good: Floats) -> Floats:
    """Of casual and good players."""
    mixed: Floats = np.float32(CASUAL_SHARE) * casual + np.float32(1 - CASUAL_SHARE) * good
    return mixed
