"""Whether a seat plays like *casual* or like a good player, as far as its entries tell.

What stands in the sheet is more probable from the one than from the other: *casual* fills Kribbel spaces high, a good
player leaves itself room. Bayes' rule turns that into a share.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from kribbeln_desktop.games.kribbeln_rows import KRIBBEL_ROWS, OVER, Entry
from kribbeln_desktop.players.kribbeln_futures import Behaviour, filled_after, is_played, spaces
from kribbeln_desktop.players.kribbeln_payoffs import ENTRIES

STRANGE = 0.02
"""How often a row is played in neither manner, each ending as probable as another."""

UNHEARD_OF = 1e-30
"""How probable a column is in any manner that none could write."""

Weights = dict[tuple[int, int], float]
"""How probable each standing is, a bar and filled spaces."""


def casual_share(entries: Sequence[Entry], done: int, manners: tuple[Behaviour, Behaviour], rising: bool) -> float:
    """How probable it is that ``entries`` (a column of ten), of whose rows ``done`` are played, are the first manner's.

    Before anything is known it is one half.
    """
    casual, good = (_likelihood(entries, done, manner, rising) for manner in manners)
    return casual / (casual + good)


def _likelihood(entries: Sequence[Entry], done: int, manner: Behaviour, rising: bool) -> float:
    weights: Weights = {(0, 0): 1.0}
    for row in range(done):
        after: Weights = {}
        for standing, weight in weights.items():
            step = _kribbel_row if row in KRIBBEL_ROWS else _task_row
            for reached, chance in step(manner, entries, row, *standing, rising):
                after[reached] = after.get(reached, 0.0) + weight * chance
        weights = after
    filled = sum(entries[space] is not None for space in spaces(done)) if done < OVER else 0
    return sum(weight for standing, weight in weights.items() if done == OVER or standing[1] == filled) or UNHEARD_OF


def _kribbel_row(
    manner: Behaviour, entries: Sequence[Entry], row: int, bar: int, filled: int, rising: bool
) -> Iterator[tuple[tuple[int, int], float]]:
    after, entry = filled_after(row, filled), entries[row] or 0
    if not is_played(row, filled):
        yield (bar, after), 1.0
        return
    chance = manner.endings[row, bar, filled, 1, entry] if entry else manner.endings[row, bar, filled, 0].sum()
    yield (max(bar, entry) if rising else 0, after), _with_strange_ones(chance)


def _task_row(
    manner: Behaviour, entries: Sequence[Entry], row: int, bar: int, filled: int, rising: bool
) -> Iterator[tuple[tuple[int, int], float]]:
    """Without a switch, and with one where a space may have been filled by it."""
    entry = entries[row] or 0
    failed, met = manner.endings[row, bar, filled]
    switches = manner.switches[row, bar, filled] if filled < len(spaces(row)) else np.zeros(ENTRIES)
    crossed = failed @ (1 - switches)
    yield (bar, filled), _with_strange_ones(met[entry] if entry else crossed)
    switched = entries[spaces(row)[filled]] if filled < len(spaces(row)) else None
    if switched and (switched > bar or not rising):
        chance = _with_strange_ones(failed[switched] * switches[switched])
        for reached, again in _task_row(manner, entries, row, switched if rising else 0, filled + 1, rising):
            yield reached, chance * again


def _with_strange_ones(chance: float) -> float:
    return (1 - STRANGE) * float(chance) + STRANGE / ENTRIES
