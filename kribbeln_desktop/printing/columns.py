"""How wide a sheet's columns are, in units of a row's height: they narrow, then words go, then nothing fits."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kribbeln_desktop.core.sheet import Row, RowKind
from kribbeln_desktop.printing.fonts import SMALLEST
from kribbeln_desktop.printing.picture import SheetPicture
from kribbeln_desktop.printing.proportions import Widths
from kribbeln_desktop.printing.symbols import symbol_width
from kribbeln_desktop.printing.text_lines import Measure

PADDING = 0.40
BAR = 0.34
"""It bears the mark of the row's area."""
BAR_GAP = 0.17
LABEL_SIZE = 0.38
LARGEST_LABEL = 0.42
TOTAL_LABEL = 1.12
SUM_LABEL = 0.94
"""Size of the words of final and of other sums, as parts of the labels' size."""
WORTH_PART = 0.66
"""The same for the words that say what a row gives."""
LABEL_GAP = 0.22
"""Between symbol and words, and after the words."""
BAND_END = 0.13
POINTS_GAP = 0.07
ALIGNED_SYMBOL = 2.4
"""Words of rows with symbols up to this width start at the same place, wider ones too where most are."""
LEAST_LABELS = 2.3
"""Room for words that have no symbol to stand for them."""
SPARE_LABEL = 1.4
"""What the label column may take beyond its need."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Widths in units."""

    symbols: float
    """From the start of the symbols to the start of aligned words."""
    labels: float
    """From the start of the symbols to the end of the words."""
    entry: float
    points: float
    """0 where there are none."""
    seat_gap: float
    seats: int
    shows_labels: bool
    label_size: float
    """All rows' words are of one size."""

    @property
    def seat(self) -> float:
        """One seat's cells, without the gap."""
        return self.entry + (self.points + POINTS_GAP if self.points else 0.0)

    @property
    def first_seat(self) -> float:
        """Left end of the first seat's cells."""
        return PADDING + BAR + BAR_GAP + self.labels + LABEL_GAP

    @property
    def width(self) -> float:
        """The whole sheet."""
        return self.first_seat + self.seats * (self.seat + self.seat_gap) - self.seat_gap + BAND_END + PADDING


_SEAT_GAP = Widths(0.12, 0.20, 0.26)


@dataclass(frozen=True, slots=True)
class Needs:
    """What the symbols and words of a sheet take; found once for all attempts to lay it out."""

    picture: SheetPicture
    symbols: float
    """Where words start that are aligned with each other, in units."""
    words: tuple[tuple[float, float], ...]
    """For each row where its words start, in units, and their width at size 1."""

    @classmethod
    def of(cls, picture: SheetPicture, measure: Measure) -> Needs:
        """The needs of ``picture``; ``measure`` gives a text's width in ems."""
        symbols = aligned_symbols(picture)
        rows = picture.sheet.rows
        words = tuple((words_start(row, symbols), _words_width(picture, row, measure)) for row in rows)
        return cls(picture, symbols, words)

    def labels(self, size: float) -> float:
        """The width of the label column in which all words fit at this size."""
        return max(start + width * size for start, width in self.words)

    def label_size(self, labels: float) -> float:
        """The size at which all words fit into ``labels``, within its bounds."""
        fitting = min((labels - start) / width for start, width in self.words if width)
        return min(LARGEST_LABEL, max(LABEL_SIZE * SMALLEST, fitting))


def plan_columns(needs: Needs, room: float) -> Columns:
    """The widest handsome columns within ``room`` units; the narrowest of all where even those do not fit."""
    picture = needs.picture
    full, small = (needs.labels(size) for size in (LABEL_SIZE, LABEL_SIZE * SMALLEST))
    for labels, least in ((full, picture.proportions.comfortable), (small, 0.0)) if picture.wants_words else ():
        share = _share(needs, labels, room)
        if share >= least - 1e-9:
            columns = _columns(needs, labels, max(0.0, share))
            spare = min(SPARE_LABEL, max(0.0, room - columns.width))
            return replace(columns, labels=labels + spare, label_size=needs.label_size(labels + spare))
    bare = _bare_labels(picture)
    columns = _columns(needs, bare, min(1.0, max(0.0, _share(needs, bare, room))))
    return replace(columns, shows_labels=False)


def least_width(needs: Needs) -> float:
    """The narrowest sheet that still has room for words, in units."""
    return _columns(needs, needs.labels(LABEL_SIZE * SMALLEST), 0.0).width


def _share(needs: Needs, labels: float, room: float) -> float:
    """How wide the cells may be, from 0 (narrowest) to 2; below 0 they do not fit."""
    narrow, usual, wide = (_columns(needs, labels, share).width for share in (0.0, 1.0, 2.0))
    if room <= usual:
        return (room - narrow) / (usual - narrow)
    return min(2.0, 1 + (room - usual) / (wide - usual))


def _columns(needs: Needs, labels: float, share: float) -> Columns:
    sheet, widths = needs.picture.sheet, needs.picture.proportions
    return Columns(
        symbols=needs.symbols,
        labels=labels,
        entry=(widths.entry if sheet.has_points else widths.lone_entry).at(share),
        points=widths.points.at(share) if sheet.has_points else 0.0,
        seat_gap=_SEAT_GAP.at(share),
        seats=sheet.columns,
        shows_labels=True,
        label_size=LABEL_SIZE,
    )


def aligned_symbols(picture: SheetPicture) -> float:
    """Where words start that are aligned with each other: after the widest symbol but few that are too wide."""
    widths = [symbol_width(row.symbol) for row in picture.sheet.rows if row.symbol]
    usual = [width for width in widths if width <= ALIGNED_SYMBOL]
    return max(usual if len(usual) >= len(widths) / 2 else widths, default=0.0)


def words_start(row: Row, symbols: float) -> float:
    """Where a row's words start, from the start of its symbol; sums have theirs at the left."""
    if not row.symbol and (row.kind is not RowKind.BOX or not symbols):
        return 0.0
    return max(symbols, symbol_width(row.symbol)) + LABEL_GAP


def _words_width(picture: SheetPicture, row: Row, measure: Measure) -> float:
    label = measure(picture.words(row.label), row.kind is RowKind.TOTAL) * label_part(row)
    return max(label, measure(picture.worth(row), False) * WORTH_PART)


def label_part(row: Row) -> float:
    """The size of a row's words as a part of the labels' size."""
    return {RowKind.BOX: 1.0, RowKind.TOTAL: TOTAL_LABEL}.get(row.kind, SUM_LABEL)


def _bare_labels(picture: SheetPicture) -> float:
    return max(LEAST_LABELS, *(symbol_width(row.symbol) for row in picture.sheet.rows))
