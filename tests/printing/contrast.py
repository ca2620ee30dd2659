"""Which colours of a look are seen on which: text with a contrast of at least 4.5, shapes with 3."""

from __future__ import annotations

LEAST_FOR_TEXT = 4.5
LEAST_FOR_SHAPES = 3.0
"""WCAG 2.2, 1.4.3 and 1.4.11."""

_SHEET_GROUNDS = ("paper", "cell", "area_red", "area_yellow", "area_blue", "area_plain")
_TABLE_GROUNDS = ("felt", "felt_light", "felt_dark", "tray")
TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    *((ink, ground) for ink in ("window_ink", "window_faint_ink") for ground in ("window", "panel")),
    *((ink, ground) for ink in ("felt_ink", "felt_faint_ink") for ground in _TABLE_GROUNDS),
    *((ink, ground) for ink in ("ink", "faint_ink") for ground in _SHEET_GROUNDS),
    ("ink", "preview"),
    ("preview_ink", "preview"),
    ("preview_ink", "cell"),
    ("accent_ink", "accent"),
    ("good", "panel"),
    ("good", "paper"),
    ("bad", "panel"),
    ("bad", "paper"),
)
"""Which ink is read on which ground."""
SHAPE_PAIRS: tuple[tuple[str, str], ...] = (
    *(("focus", ground) for ground in _SHEET_GROUNDS),
    *(("strong_line", ground) for ground in ("cell", "paper")),
    ("edge_red", "paper"),
    ("edge_yellow", "paper"),
    ("edge_blue", "paper"),
    ("edge_plain", "paper"),
    *(("cell", edge) for edge in ("edge_red", "edge_yellow", "edge_blue")),
)
"""Which shape must be seen on which ground."""


def contrast(one: str, other: str) -> float:
    """The contrast of two colours ``#rrggbb``, from 1 to 21 (WCAG 2.2)."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
