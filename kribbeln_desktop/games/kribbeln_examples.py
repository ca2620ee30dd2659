"""One task of each kind, for the help, with its chance."""

from __future__ import annotations

from types import MappingProxyType

from kribbeln_desktop.core.views import Example
from kribbeln_desktop.games.kribbeln_tasks import read_task

CHANCES = MappingProxyType(
    {
        "none o": 0.9725,
        "none k b": 0.7974,
        "exactly-1 g": 0.9057,
        "exactly-2 r": 0.7121,
        "exactly-1-without y g": 0.7335,
        "any-3": 0.8265,
        "no-3": 0.9925,
        "two-pairs": 0.8326,
        "any-4": 0.4565,
        "three-colours": 0.8345,
        "no-2": 0.7533,
        "more b g": 0.8997,
        "equal y b": 0.8990,
        "different r k": 0.9907,
        "all-different g o r": 0.8662,
        "most r": 0.5812,
    }
)
"""One task of each kind, and the exact chance within three rolls; a test compares them with ``players.odds``."""


def examples() -> tuple[Example, ...]:
    """A row for each kind of task, in the order of the kinds."""
    tasks = ((read_task(text), chance) for text, chance in CHANCES.items())
    return tuple(Example(task.symbol(), task.words(), None, chance) for task, chance in tasks)
