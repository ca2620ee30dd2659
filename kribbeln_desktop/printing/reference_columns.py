"""Sections of a page of rules in columns: rules at the left and symbols at the right, or three columns in a row."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, pairwise

from kribbeln_desktop.core.reference import Reference, Section
from kribbeln_desktop.printing.blocks import Block, moved
from kribbeln_desktop.printing.reference_bands import Setting
from kribbeln_desktop.printing.reference_layout import Piece, section_pieces

GUTTER = 2.0
"""Between columns, in ems of the text."""
MOST_STRETCH = 1.6
"""Gaps between sections grow up to so many times in a column that is lower than others."""
SHARES = (0.76, 0.8, 0.84, 0.88, 0.92, 0.96, 1.0)
"""How wide the rules can be, as a part of half the page."""


Column = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Columns:
    """Sections in columns of these widths."""

    widths: tuple[float, ...]
    columns: tuple[Column, ...]
    gutter: float

    @property
    def fits(self) -> bool:
        """No word is wider than its room."""
        return all(piece.block.fits for column in self.columns for piece in column)

    @property
    def height(self) -> float:
        """Of the highest column."""
        return max(map(_height, self.columns))

    @property
    def is_right_higher(self) -> bool:
        """The last column is at least as high as the first one."""
        return _height(self.columns[0]) <= _height(self.columns[-1])

    def placed(self, left: float, top: float, bottom: float) -> Iterator[Block]:
        """Every piece at its place between ``top`` and ``bottom``, with more air where there is room."""
        for width, column in zip(self.widths, self.columns, strict=True):
            yield from _spread(column, left, top, bottom)
            left += width + self.gutter


def _height(column: Column) -> float:
    return sum(piece.block.height + piece.gap for piece in column) - column[0].gap


def _spread(column: Column, left: float, top: float, bottom: float) -> Iterator[Block]:
    """Pieces from top to bottom; the gaps between sections grow."""
    sections = sum(piece.begins for piece in column[1:])
    spare = (bottom - top - _height(column)) / max(1, sections)
    y = top - column[0].gap
    for piece in column:
        grown = min(spare, (MOST_STRETCH - 1) * piece.gap) if piece.begins and piece is not column[0] else 0.0
        y += piece.gap + grown
        yield moved(piece.block, left, y)
        y += piece.block.height


def two_columns(reference: Reference, own: Setting) -> Columns:
    """Rules at the left, symbols at the right, so wide that the higher one is as low as can be."""
    half = (own.width - GUTTER * own.text) / 2

    @cache
    def beside(place: int) -> Columns:
        widths = (half * SHARES[place], half * (2 - SHARES[place]))
        parts = zip((reference.rules, reference.symbols), widths, strict=True)
        return Columns(widths, tuple(_pieces(part, own, width) for part, width in parts), GUTTER * own.text)

    even = bisect_left(range(len(SHARES)), True, key=lambda place: beside(place).is_right_higher)
    near = range(max(0, even - 1), min(len(SHARES), even + 1))
    return min(map(beside, near), key=lambda way: (not way.fits, way.height))


def three_columns(reference: Reference, own: Setting) -> Columns:
    """All sections in their order in three equal columns, the highest one as low as can be."""
    width = (own.width - 2 * GUTTER * own.text) / 3
    pieces = _pieces((*reference.rules, *reference.symbols), own, width)
    cuts = ((0, *inner, len(pieces)) for inner in combinations(range(1, len(pieces)), 2))
    splits = (tuple(pieces[first:end] for first, end in pairwise(cut)) for cut in cuts)
    best = min(splits, key=lambda split: max(map(_height, split)))
    return Columns((width,) * 3, best, GUTTER * own.text)


def _pieces(sections: Sequence[Section], own: Setting, width: float) -> Column:
    setting = replace(own, width=width)
    return tuple(piece for section in sections for piece in section_pieces(section, setting))
