"""Text broken into lines by its measure."""

from __future__ import annotations

from collections.abc import Callable

Measure = Callable[[str, bool], float]
"""``(text, bold) -> width in ems``."""


def wrap(text: str, size: float, width: float, measure: Measure, bold: bool = False) -> tuple[str, ...]:
    """``text`` in lines no wider than ``width`` where its words allow it."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measure(longer, bold) * size <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
