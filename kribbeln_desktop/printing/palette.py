"""Colours as data: Kribbeln's six, and the looks of window, table and sheet. Every colour is ``#rrggbb``.

The six stay apart by CIEDE2000 >= 15 for each kind of colour-blindness (Machado 2009, severity 1) and >= 10 in grey;
tests hold them to it, and every look to the contrasts in ``contrast.py``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType

COLOURS = MappingProxyType(
    {"r": "#c83026", "o": "#df9243", "y": "#ffe047", "g": "#309473", "b": "#0446b1", "k": "#2a2628"}
)
"""A colour's letter to the colour of its dice and tiles."""
WHITE = "#ffffff"
BLACK = "#000000"
DARK_INK = "#2b1d05"
IVORY = "#fbf6e9"
"""The body of a die without a colour."""


@dataclass(frozen=True, slots=True)
class Look:
    """One coherent set of colours for everything that is drawn."""

    name: str
    window: str
    window_ink: str
    window_faint_ink: str
    """What frames the table and the sheet, and the text on it."""
    panel: str
    """Cards, lists and fields on the window; carries the window's inks."""
    felt: str
    felt_light: str
    felt_dark: str
    """The table: its colour, where the light falls, and its rim."""
    tray: str
    """Where dice lie that are set aside."""
    felt_ink: str
    felt_faint_ink: str
    paper: str
    paper_edge: str
    ink: str
    faint_ink: str
    line: str
    """The frame of a cell."""
    strong_line: str
    """The frame of a cell of the seat whose turn it is, and of the final score."""
    cell: str
    area_red: str
    area_yellow: str
    area_blue: str
    area_plain: str
    edge_red: str
    edge_yellow: str
    edge_blue: str
    edge_plain: str
    accent: str
    accent_ink: str
    """Text on the accent."""
    focus: str
    """The frame of the cell that has the keyboard."""
    preview: str
    preview_ink: str
    """A cell that can be filled now: its ground, and what it would hold."""
    good: str
    bad: str
    """Fulfilled and not fulfilled: marks and text on panel and paper."""
    outlined: bool = False
    """Tiles are outlines with their mark in ink: saves ink, needs no colour."""
    tile_edge: str = ""
    """A line round tiles and dice that would sink into their ground; empty for none."""
    fills_paper: bool = True
    """False where paper is there already."""

    def area(self, area: str) -> str:
        """The ground of a row's ``area``; an unknown one is plain."""
        return str(getattr(self, f"area_{area}", self.area_plain))

    def edge(self, area: str) -> str:
        """The bar at the left of a row's ``area``; an unknown one is plain."""
        return str(getattr(self, f"edge_{area}", self.edge_plain))


LIGHT = Look(
    name="light",
    window="#f3efe7",
    window_ink="#26221f",
    window_faint_ink="#645c52",
    panel="#fffdf8",
    felt="#2d6a56",
    felt_light="#33715d",
    felt_dark="#1f4f40",
    tray="#235545",
    felt_ink="#ffffff",
    felt_faint_ink="#dbeae3",
    paper="#fffdf7",
    paper_edge="#e2dacb",
    ink="#26221f",
    faint_ink="#625a50",
    line="#d3c9b8",
    strong_line="#8d8373",
    cell="#fffefb",
    area_red="#f8ded8",
    area_yellow="#fbf0c4",
    area_blue="#dde5f9",
    area_plain="#f1ede3",
    edge_red="#bf3a2e",
    edge_yellow="#b98a00",
    edge_blue="#2f5cba",
    edge_plain="#8f8573",
    accent="#e8a23d",
    accent_ink="#2b1d05",
    focus="#a85a00",
    preview="#fff4df",
    preview_ink="#756b5d",
    good="#1d7353",
    bad="#b02a20",
)

DARK = replace(
    LIGHT,
    name="dark",
    window="#1e1c1a",
    window_ink="#f1ebe0",
    window_faint_ink="#b5ab9c",
    panel="#2a2724",
    felt="#1d4437",
    felt_light="#245040",
    felt_dark="#13302a",
    tray="#16372d",
    felt_ink="#f5f1e8",
    felt_faint_ink="#b9cdc3",
    paper="#2b2825",
    paper_edge="#403b36",
    ink="#f3ecdf",
    faint_ink="#bfb5a5",
    line="#564f47",
    strong_line="#948a7c",
    cell="#211f1c",
    area_red="#482e2a",
    area_yellow="#433a21",
    area_blue="#2b364f",
    area_plain="#35312c",
    edge_red="#d9675b",
    edge_yellow="#cfa63a",
    edge_blue="#7397e6",
    edge_plain="#8f8573",
    accent="#eba94a",
    focus="#ffc56b",
    preview="#362c1b",
    preview_ink="#ab9f8d",
    good="#6cc7a2",
    bad="#f08a80",
    tile_edge="#a59b8c",
)

HIGH_CONTRAST = replace(
    DARK,
    name="high contrast",
    window=BLACK,
    window_ink=WHITE,
    window_faint_ink=WHITE,
    panel=BLACK,
    felt="#00251b",
    felt_light="#00251b",
    felt_dark=BLACK,
    tray=BLACK,
    felt_ink=WHITE,
    felt_faint_ink=WHITE,
    paper=BLACK,
    paper_edge=WHITE,
    ink=WHITE,
    faint_ink=WHITE,
    line="#b0b0b0",
    strong_line=WHITE,
    cell=BLACK,
    area_red="#3a0d08",
    area_yellow="#332900",
    area_blue="#0a1b40",
    area_plain="#1f1f1f",
    edge_red="#ff8a7d",
    edge_yellow="#ffd93b",
    edge_blue="#8fb4ff",
    edge_plain=WHITE,
    accent="#ffd93b",
    accent_ink=BLACK,
    focus="#00e5ff",
    preview=BLACK,
    preview_ink="#ffe680",
    good="#7dffc8",
    bad="#ffb0a8",
    tile_edge=WHITE,
)

PRINT = replace(
    LIGHT,
    name="print",
    paper=WHITE,
    cell=WHITE,
    preview=WHITE,
    line="#b5ab9b",
    strong_line="#6d6455",
    fills_paper=False,
)

PRINT_GREY = replace(
    PRINT,
    name="print, grey",
    paper_edge="#cccccc",
    ink=BLACK,
    faint_ink="#4d4d4d",
    line="#999999",
    strong_line="#4d4d4d",
    area_red=WHITE,
    area_yellow=WHITE,
    area_blue=WHITE,
    area_plain="#f2f2f2",
    edge_red="#4d4d4d",
    edge_yellow="#4d4d4d",
    edge_blue="#4d4d4d",
    edge_plain="#4d4d4d",
    accent="#333333",
    accent_ink=WHITE,
    focus="#333333",
    preview_ink="#6e6e6e",
    good="#333333",
    bad="#333333",
    outlined=True,
)

LOOKS = (LIGHT, DARK, HIGH_CONTRAST, PRINT, PRINT_GREY)


@dataclass(frozen=True, slots=True)
class DieColours:
    """How a die or tile is drawn: its body, its marks, and a line round it (empty for none)."""

    body: str
    ink: str
    edge: str = ""
    is_outline: bool = False
    """Flat, with a strong edge."""


def die_colours(motif: str, look: Look) -> DieColours:
    """The colours of a die or tile of the colour ``motif``; any other motif gives a plain ivory one."""
    if look.outlined:
        return DieColours(WHITE, BLACK, BLACK, True)
    body = COLOURS.get(motif, IVORY)
    return DieColours(body, DARK_INK if body in (COLOURS["o"], COLOURS["y"], IVORY) else WHITE, look.tile_edge)
