"""Paper, pages (what is drawn on one sheet of it) and documents of several pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter


class Paper(Enum):
    """The sizes that sheets are made for; the value is the size's name."""

    A4 = "A4"
    A5 = "A5"
    A6 = "A6"
    LETTER = "Letter"

    @property
    def page_size(self) -> QPageSize:
        """Qt's name for it."""
        sizes = QPageSize.PageSizeId
        return QPageSize({"A4": sizes.A4, "A5": sizes.A5, "A6": sizes.A6, "Letter": sizes.Letter}[self.value])

    def size(self, landscape: bool = False) -> QSizeF:
        """Width and height in millimetres."""
        upright = self.page_size.size(QPageSize.Unit.Millimeter)
        return upright.transposed() if landscape else upright


Draw = Callable[[QPainter, QSizeF], None]
"""Draws a whole page with its upper left corner at the origin, in millimetres, on paper of the size given."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page, ready to be drawn anywhere."""

    title: str
    draw: Draw
    paper: Paper = Paper.A4
    landscape: bool = False
    grey: bool = False
    """Whether even what brings its own colours, such as a name's emoji, is printed in greys."""

    @property
    def size(self) -> QSizeF:
        """The paper as it lies, in millimetres."""
        return self.paper.size(self.landscape)

    def page_layout(self) -> QPageLayout:
        """Paper and orientation for Qt; without margins, as every page keeps its own.

        As a full page: a printer that has margins would silently refuse any other, and keep its own paper.
        """
        orientations = QPageLayout.Orientation
        orientation = orientations.Landscape if self.landscape else orientations.Portrait
        layout = QPageLayout(self.paper.page_size, orientation, QMarginsF())
        layout.setMode(QPageLayout.Mode.FullPageMode)
        return layout


@dataclass(frozen=True, slots=True)
class Document:
    """Pages that belong together."""

    title: str
    pages: tuple[Page, ...]
    """At least one."""
    language: str = ""
    """Of its words, as a BCP 47 tag; empty where it is not known."""

    @property
    def grey(self) -> bool:
        """Whether no page has a colour: then printers need not mix grey from coloured inks."""
        return all(page.grey for page in self.pages)

    @classmethod
    def of(cls, page: Page, language: str = "") -> Document:
        """``page`` alone."""
        return cls(page.title, (page,), language)
