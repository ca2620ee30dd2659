"""Kniffel Dice Duel alone: the exact optimum of the expected score, by backward induction over 1,171,875 states.

Only the dearest stack of the tray loses chips that nobody takes, so of the chips that a player does not own yet the
dearest lie aside: a state is how many of each kind are missing (0 to 4), and how many of them lie aside. D21, D22.

``python -m kribbeln_desktop.players.dice_duel_solo`` makes the file of the program: some 30 s, 60 MB.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kribbeln_desktop.core.resources import resource_root
from kribbeln_desktop.games.dice_duel_kinds import CHIPS_OF_A_KIND, KINDS, LAST_CHIP
from kribbeln_desktop.games.dice_duel_position import Chips, Position
from kribbeln_desktop.players.dice_duel_turn import Ends, Ints, payoffs, points_of
from kribbeln_desktop.players.five_dice import worth_at_start
from kribbeln_desktop.players.tables import write_table
from kribbeln_desktop.players.turn_solver import Floats

FILE = ("dice_duel", "solo.table")
RULES = {"game": "dice-duel", "seats": 1}
MADE_BY = "python -m kribbeln_desktop.players.dice_duel_solo"

_RADIX = (CHIPS_OF_A_KIND + 1) ** np.arange(len(KINDS))
_MISSING = np.indices((CHIPS_OF_A_KIND + 1,) * len(KINDS)).reshape(len(KINDS), -1)[::-1].T
"""Every number of missing chips of each kind; shape ``(78125, 7)``, ordered as ``_RADIX`` says."""
_FIRST = np.concatenate([[0], np.cumsum(_MISSING.sum(axis=1) + 1)])
"""Where the states of each of them begin: one for each number of chips aside."""
STATES = int(_FIRST[-1])
_PART = 4096
_COLUMNS = 256
"""So many states are solved at once: more do not fit a processor's nearest memory."""
_FROM_ASIDE = np.repeat([0, 1], len(KINDS))


def place_of(missing: Ints, aside: Ints) -> Ints:
    """Where states stand in the table; ``missing`` has shape ``(n, 7)``."""
    places: Ints = _FIRST[missing @ _RADIX] + aside
    return places


def lying_aside(missing: Ints, aside: Ints) -> Ints:
    """How many chips of each kind lie aside: the dearest of the missing; shape ``(n, 7)``."""
    dearer = missing[:, ::-1].cumsum(axis=1)[:, ::-1] - missing
    lying: Ints = np.clip(aside[:, np.newaxis] - dearer, 0, missing)
    return lying


def chips_of(missing: Ints, aside: Ints) -> tuple[Ints, Ints]:
    """The chips that are owned, and those in the tray; shape ``(n, 7)`` each."""
    return CHIPS_OF_A_KIND - missing, missing - lying_aside(missing, aside)


def every_state() -> Iterator[tuple[Ints, Ints]]:
    """All states in the order of the table, part by part: what is missing, and how many chips lie aside."""
    for first in range(0, len(_MISSING), _PART):
        missing = _MISSING[first : first + _PART]
        each = missing.sum(axis=1) + 1
        begin = _FIRST[first : first + len(missing)] - _FIRST[first]
        yield np.repeat(missing, each, axis=0), np.arange(each.sum()) - np.repeat(begin, each)


def solve() -> Floats:
    """The value of every state: the score expected in the end, without a last chip that was taken already."""
    values, seconds = np.zeros(STATES), np.zeros(STATES)
    for missing, aside in _layers():
        places = place_of(missing, aside)
        is_over = missing[0].sum() == aside[0]
        values[places] = points_of(CHIPS_OF_A_KIND - missing) if is_over else worth(values, seconds, missing, aside)
        seconds[places] = second(values, missing, aside)
    return values


def _layers() -> Iterator[tuple[Ints, Ints]]:
    """The states, each after all that may follow it: fewer chips first, of as many those with more aside."""
    chips = _MISSING.sum(axis=1)
    for number in range(chips.max() + 1):
        of_number = _MISSING[chips == number]
        for aside in range(number, -1, -1):
            for first in range(0, len(of_number), _COLUMNS):
                missing = of_number[first : first + _COLUMNS]
                yield missing, np.full(len(missing), aside)


def worth(values: Floats, seconds: Floats, missing: Ints, aside: Ints) -> Floats:
    """What states are worth whose tray is not empty, by both tables of what may follow; shape ``(n,)``."""
    plain = takes(values, missing, aside)[: len(KINDS)]
    ends = Ends(plain, values[place_of(missing, aside) + 1], takes(seconds, missing, aside))
    return worth_at_start(payoffs(ends))


def takes(values: Floats, missing: Ints, aside: Ints) -> Floats:
    """What follows when a chip of each kind is taken from the tray, then from aside; -inf where there is none.

    ``values`` is the table for what follows; the last chip is added; shape ``(14, n)``.
    """
    lying = lying_aside(missing, aside).T
    tray = missing.T - lying
    after = _FIRST[np.maximum(missing @ _RADIX - _RADIX[:, np.newaxis], 0)] + aside
    last = LAST_CHIP * (tray.sum(axis=0) == 1)
    from_tray = np.where(tray > 0, values[after] + last, -np.inf)
    return np.vstack([from_tray, np.where(lying > 0, values[after - 1], -np.inf)])


def second(values: Floats, missing: Ints, aside: Ints) -> Floats:
    """What states are worth where the second chip of a Kniffel is still to be taken, if there is one (D22)."""
    best: Floats = takes(values, missing, aside).max(axis=0)
    return np.where(best > -np.inf, best, values[place_of(missing, aside)])


def ends_of(values: Floats, in_tray: Chips, lying: Chips, owes_second: bool) -> Ends:
    """What each end of the turn is worth; for who owes a second chip there is nothing but that."""
    missing, aside = np.add([in_tray], [lying]), np.array([sum(lying)])
    passing = values[place_of(missing, aside) + any(in_tray)]
    first = takes(values, missing, aside)
    if owes_second:
        return Ends(np.full((len(KINDS), 1), -np.inf), passing, first)
    fewer = np.maximum(missing - np.tile(np.eye(len(KINDS), dtype=np.int64), (2, 1)), 0)
    last = LAST_CHIP * (sum(in_tray) == 1) * (1 - _FROM_ASIDE)
    both = second(values, fewer, np.maximum(aside - _FROM_ASIDE, 0)) + last
    return Ends(first[: len(KINDS)], passing, np.where(first > -np.inf, both[:, np.newaxis], -np.inf))


def value_of(values: Floats, state: Position) -> float:
    """The score that is expected in the end, where no dice lie."""
    missing, aside = np.add([state.in_tray], [state.aside]), np.array([sum(state.aside)])
    return float(values[place_of(missing, aside)][0]) + earned(state)


def earned(state: Position) -> int:
    """For a last chip that was taken already: what the table leaves out."""
    return LAST_CHIP if state.last_chip == 0 else 0


if __name__ == "__main__":
    write_table(resource_root().joinpath(*FILE), RULES, [solve().astype(np.float32)], MADE_BY)
