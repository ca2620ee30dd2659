"""What differs between a sheet to look at and one to write on. Lengths are parts of a unit, the height of a row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from kribbeln_desktop.core.sheet import RowKind


@dataclass(frozen=True, slots=True)
class Widths:
    """Narrowest, usual and widest."""

    narrow: float
    usual: float
    wide: float

    def at(self, share: float) -> float:
        """0 is the narrowest, 1 the usual, 2 the widest."""
        if share <= 1:
            return self.narrow + (self.usual - self.narrow) * share
        return self.usual + (self.wide - self.usual) * (share - 1)


@dataclass(frozen=True, slots=True)
class Proportions:
    """How a sheet divides its room."""

    heights: Mapping[RowKind, float]
    """Of a row of each kind."""
    inset: float
    """Between a row's edge and its cells."""
    entry: Widths
    points: Widths
    lone_entry: Widths
    """Of cells, with and without a points field."""
    comfortable: float
    """Share between a cell's narrowest and usual width below which words shrink, so that cells do not."""
    growth: float
    """Rows become taller than the largest unit by this factor where height is left over."""


SCREEN = Proportions(
    heights=MappingProxyType({RowKind.BOX: 1.0, RowKind.BONUS: 0.8, RowKind.SUBTOTAL: 0.76, RowKind.TOTAL: 1.04}),
    inset=0.105,
    entry=Widths(0.80, 1.22, 1.75),
    points=Widths(0.50, 0.66, 0.80),
    lone_entry=Widths(0.95, 1.75, 2.60),
    comfortable=0.45,
    growth=1.0,
)
"""To be read: sums are lower than boxes."""
PAPER = Proportions(
    heights=MappingProxyType({RowKind.BOX: 1.0, RowKind.BONUS: 1.0, RowKind.SUBTOTAL: 1.0, RowKind.TOTAL: 1.04}),
    inset=0.09,
    entry=Widths(0.80, 1.22, 1.75),
    points=Widths(0.72, 0.75, 0.85),
    lone_entry=Widths(0.90, 1.75, 2.60),
    comfortable=0.12,
    growth=1.2,
)
"""To be written on: every cell is as high as a box."""
