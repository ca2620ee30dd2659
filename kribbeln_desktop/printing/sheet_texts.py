"""The texts of a sheet around its rows, broken into lines. Lengths are parts of a unit, the height of a row."""

from __future__ import annotations

from dataclasses import dataclass

from kribbeln_desktop.printing.columns import PADDING, Columns
from kribbeln_desktop.printing.picture import SheetPicture
from kribbeln_desktop.printing.text_lines import Measure, wrap

NAME_LINE = 0.62
"""The plate of a seat's name; its small print follows in lines."""
NAME_SIZE = 0.42
SMALL_NAME = 0.8
"""Names shrink together to this part of their size; longer ones shrink further by themselves."""
NAME_MARGIN = 0.06
DETAIL_SIZE = 0.25
DETAIL_LINE = 0.29
HEADER_GAP = 0.14
NOTE_SIZE = 0.28
NOTE_LINE = 0.38
RESULT_SIZE = 0.40
RESULT_LINE = 0.56
BELOW = 0.22
"""Space above the result and above the notes."""


@dataclass(frozen=True, slots=True)
class SheetTexts:
    """The lines, and the names' size."""

    details: tuple[tuple[str, ...], ...]
    result: tuple[str, ...]
    notes: tuple[str, ...]
    name_size: float
    heads: bool
    """Whether any column has a head."""

    @classmethod
    def of(cls, picture: SheetPicture, columns: Columns, measure: Measure) -> SheetTexts:
        """The texts of ``picture``, broken where ``columns`` end."""
        width, seat = columns.width - 2 * PADDING, columns.seat + columns.seat_gap * 0.6
        notes = (wrap(picture.words(note), NOTE_SIZE, width, measure) for note in picture.sheet.notes)
        widest = max(measure(heading.name, True) for heading in picture.headings)
        fitting = (columns.seat - 2 * NAME_MARGIN) / widest if widest else NAME_SIZE
        return cls(
            details=tuple(wrap(heading.detail, DETAIL_SIZE, seat, measure) for heading in picture.headings),
            result=wrap(picture.result, RESULT_SIZE, width, measure, True),
            notes=tuple(line for lines in notes for line in lines),
            name_size=min(NAME_SIZE, max(NAME_SIZE * SMALL_NAME, fitting)),
            heads=widest > 0,
        )

    def header(self) -> float:
        """The height of the columns' heads."""
        if not self.heads:
            return 0.0
        return NAME_LINE + HEADER_GAP + max(map(len, self.details)) * DETAIL_LINE

    def below(self) -> float:
        """The height of what stands below the rows."""
        lines = ((self.result, RESULT_LINE), (self.notes, NOTE_LINE))
        return sum(BELOW + len(texts) * line for texts, line in lines if texts)
