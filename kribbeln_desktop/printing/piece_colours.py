"""Colours of the pieces that only some games have: chips and animals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from kribbeln_desktop.printing.palette import BLACK, DARK_INK, IVORY, WHITE, Look

CHIPS = MappingProxyType(
    {
        "5": "#f6dc5e",
        "10": "#f0a243",
        "20": "#43a578",
        "25": "#cf4c43",
        "30": "#2566a3",
        "40": "#642a7b",
        "50": "#231f2b",
    }
)
"""The number on a chip to its colour: the more it is worth, the darker. They stay apart by CIEDE2000 >= 8 in grey and
for each kind of colour-blindness.
"""
_PLAIN_CHIP = "#8f8573"
_CHIP_EDGE = "#3a322b"
_GREY_NOTCH = "#9a9a9a"


@dataclass(frozen=True, slots=True)
class ChipColours:
    """How a chip is drawn: its rim and the notches in it, the plate inside with its number, and a line round it."""

    body: str
    notch: str
    plate: str
    ink: str
    edge: str


def chip_colours(value: str, look: Look) -> ChipColours:
    """The colours of a chip that bears ``value``; a number that no chip has gives a plain one."""
    if look.outlined:
        return ChipColours(WHITE, _GREY_NOTCH, WHITE, BLACK, BLACK)
    return ChipColours(CHIPS.get(value, _PLAIN_CHIP), IVORY, IVORY, DARK_INK, look.tile_edge or _CHIP_EDGE)


ANIMALS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "duck": {"deep": "#8a5a00", "main": "#ffd940", "second": "#f5822a", "light": "#ffeb94", "cheek": "#f9b04d"},
        "lion": {"deep": "#6b3a12", "main": "#f7bf52", "second": "#c8702c", "light": "#ffe7b3", "cheek": "#dd9544"},
        "mouse": {"deep": "#4c4a52", "main": "#b3b1bb", "cheek": "#f7c3c8", "nose": "#ef8793"},
        "cat": {
            "deep": "#7a3a10",
            "main": "#f0944a",
            "second": "#b95a1c",
            "light": "#fff0de",
            "cheek": "#f7c0b4",
            "iris": "#a6d465",
            "nose": "#f08b93",
        },
        "dog": {
            "deep": "#4a2c18",
            "main": "#f6e6cd",
            "second": "#b87446",
            "light": "#fffaf0",
            "patch": "#dfb388",
            "tongue": "#ef7f86",
        },
        "elephant": {"deep": "#2f3f55", "main": "#7f97b5", "cheek": "#d7b3c3"},
    }
)
"""For each animal the colours of its parts: ``deep`` is its outline, ``main`` most of it."""
_EYES = {"eye": DARK_INK, "gleam": WHITE}
_GREY_PARTS = {"deep": BLACK, "cheek": "#dddddd", "patch": "#dddddd", "tongue": "#c4c4c4", "nose": "#8a8a8a"}
_GREY_SECOND = {"duck": "#c0c0c0", "lion": "#bbbbbb", "cat": "#9a9a9a", "dog": "#a8a8a8"}


def animal_colours(name: str, look: Look) -> Mapping[str, str]:
    """The colours of an animal's parts; where ``look`` saves ink, white with a few greys."""
    parts = ANIMALS[name]
    if not look.outlined:
        return {**parts, **_EYES}
    greys = {part: _GREY_PARTS.get(part, WHITE) for part in parts}
    return {**greys, "second": _GREY_SECOND.get(name, WHITE), "eye": BLACK, "gleam": WHITE}
