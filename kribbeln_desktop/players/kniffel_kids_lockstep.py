"""Many games of Kniffel Kids at once; see ``lockstep``."""

from __future__ import annotations

import numpy as np

from kribbeln_desktop.games.kniffel_kids_boxes import BOXES
from kribbeln_desktop.players.box_games import scores
from kribbeln_desktop.players.kniffel_kids_best import VALUES, after, payoffs
from kribbeln_desktop.players.lockstep import FREE, Lockstep, Places, Sheets, Who
from kribbeln_desktop.players.turn_solver import Floats

_EACH = 1 << np.arange(len(BOXES))


class KidsSheets(Sheets):
    """See ``Sheets``."""

    def payoffs(self, who: Who, level: str) -> Floats:
        """See ``Sheets``."""
        return payoffs(VALUES[level](), self._free(who))

    def totals(self, who: Who) -> Places:
        """See ``Sheets``."""
        own = self.entries[who]
        total: Places = np.where(own == FREE, 0, own).sum(axis=1)
        return total

    def enter(self, who: Who, level: str, rolls: Places) -> None:
        """See ``Sheets``."""
        points = scores(BOXES)[:, rolls]
        chosen = (points + after(VALUES[level](), self._free(who))).argmax(axis=0)
        self.entries[(*who, chosen)] = points[chosen, np.arange(len(rolls))]

    def _free(self, who: Who) -> Places:
        """The free boxes, as a sum of ``1 << place``."""
        free: Places = (self.entries[who] == FREE) @ _EACH
        return free


LOCKSTEP = Lockstep(KidsSheets, VALUES, lambda _levels: len(BOXES))
