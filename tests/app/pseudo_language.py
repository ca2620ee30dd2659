"""A language nobody speaks: every text has accents and is two fifths longer, and may run from right to left."""

from __future__ import annotations

import re

from PySide6.QtCore import QObject, QTranslator

LONGER = 1.4
"""A text's length, as a part of its source's."""
_KEPT = re.compile(r"\{[^}]*\}|%L?[0-9n]+|<[^>]*>|&.|\(\*[^)]*\)|;;")
"""Places, tags, marks of keys and patterns of files stay as they are."""
_PLAIN = "abcdeghiklnorstuwyzABCDEGHIKLNORSTUWYZ"
_ACCENTED = "åƀçðëğĥîķľñöŕšťûŵýžÅƁÇÐËĞĤÎĶĽÑÖŔŠŤÛŴÝŽ"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
_VOWELS = re.compile("[aeiouyAEIOUY]")
SIGNS = frozenset(_ACCENTED)
"""Letters of which every text of this language has one, if it has a letter at all."""


class PseudoLanguage(QTranslator):
    """Translates the texts of the program and of Qt."""

    def __init__(self, is_right_to_left: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_right_to_left = is_right_to_left

    def isEmpty(self) -> bool:
        """Qt: an empty translator would not be asked."""
        return False

    def translate(
        self, context: str, source: str | bytes, disambiguation: str | bytes | None = None, n: int = -1
    ) -> str:
        """Qt."""
        text = source if isinstance(source, str) else bytes(source).decode()
        if text == "QT_LAYOUT_DIRECTION":
            return "RTL" if self._is_right_to_left else "LTR"
        if context in ("QShortcut", "QLocale"):
            return text
        return stretched(text)


def stretched(text: str) -> str:
    """``text`` with accents, its words longer, its places as they were."""
    missing = round(len(_KEPT.sub("", text)) * (LONGER - 1))
    parts, end = [], 0
    for kept in [*_KEPT.finditer(text), None]:
        words = text[end : kept.start() if kept else len(text)]
        longer = _VOWELS.sub(lambda found: found[0] * 2, words, count=missing)
        missing -= len(longer) - len(words)
        parts += [longer.translate(_ACCENTS), kept[0] if kept else ""]
        end = kept.end() if kept else len(text)
    said = "".join(parts)
    close = said[-1:] if said[-1:] in ".:?!…)" else ""
    return said[: len(said) - len(close)] + "ø" * missing + close
