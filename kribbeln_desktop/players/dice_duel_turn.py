"""A turn of Kniffel Dice Duel by what each end of it is worth: what every roll brings, for many positions at once.

Rolls that fit the same chips are alike, so there are few classes of them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kribbeln_desktop.games.dice_duel_kinds import CHIPS_OF_A_KIND, FULL_STACK, GOLD, KINDS, MOVES, SILVER, is_kniffel
from kribbeln_desktop.players.five_dice import payoff_of
from kribbeln_desktop.players.five_dice_turn import Plan, planned
from kribbeln_desktop.players.turn_solver import Floats

Ints = NDArray[np.int64]

VALUES = np.array([kind.value for kind in KINDS])
FITS = np.array([payoff_of(kind.fits) for kind in KINDS]) > 0
"""Which kind each roll fits; shape ``(7, 252)``."""
IS_KNIFFEL = payoff_of(is_kniffel) > 0
_CLASSES, _CLASS_OF = np.unique(np.vstack([FITS, IS_KNIFFEL]), axis=1, return_inverse=True)


class Ends(NamedTuple):
    """What each end of a turn is worth in n positions, -inf where it is not possible."""

    takes: Floats
    """A chip of each kind from the tray, for dice that fit it and are no Kniffel; shape ``(7, n)``."""
    passing: Floats
    """No chip; shape ``(n,)``."""
    kniffel: Floats
    """For a Kniffel: a chip of each kind from the tray, then one from aside; shape ``(14, n)``."""


def chip_ends(tray: Ints, aside: Ints) -> Ends:
    """Each end is worth the chip that it brings, and nothing else counts; shape ``(n, 7)`` each."""
    from_tray, from_aside = (np.where(chips.T > 0, VALUES[:, np.newaxis], -np.inf) for chips in (tray, aside))
    return Ends(from_tray, np.zeros(len(tray)), np.vstack([from_tray, from_aside]))


def payoffs(ends: Ends) -> Floats:
    """The best that each roll brings; shape ``(252, n)``."""
    of_class = np.empty((_CLASSES.shape[1], len(ends.passing)), ends.passing.dtype)
    for number, fits in enumerate(_CLASSES.T):
        possible = ends.kniffel if fits[-1] else ends.takes[fits[:-1]]
        best = possible.max(axis=0, initial=-np.inf)
        of_class[number] = np.where(best > -np.inf, best, ends.passing)
    return of_class[_CLASS_OF]


def plan_of(ends: Ends) -> Plan:
    """The plan of a turn that can end so (n is 1); to take any chip is its success."""
    plain = np.where(FITS, ends.takes, -np.inf)
    taking = np.where(IS_KNIFFEL, ends.kniffel, np.vstack([plain, np.full_like(plain, -np.inf)]))
    passing = np.where((taking > -np.inf).any(axis=0), -np.inf, ends.passing)
    gains = np.vstack([taking, passing])
    return planned(MOVES, gains, np.vstack([taking > -np.inf, np.zeros_like(passing, np.bool_)]))


def points_of(owned: Ints) -> Ints:
    """What chips are worth with their bonuses, but for the last one; ``owned`` has shape ``(…, 7)``."""
    kinds = (owned > 0).sum(axis=-1)
    sets = np.select([kinds == len(KINDS), kinds == len(KINDS) - 1], [GOLD, SILVER], 0)
    total: Ints = owned @ VALUES + sets + FULL_STACK * (owned == CHIPS_OF_A_KIND).sum(axis=-1)
    return total
