"""Languages to set pages in: the program's own two, and one whose texts are a third longer."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QTranslator

from kribbeln_desktop.core.texts import Translate, untranslated

CATALOGUE = Path(__file__).parents[2] / "resources" / "i18n" / "kribbeln_de.qm"


@cache
def _german() -> QTranslator:
    translator = QTranslator()
    assert translator.load(str(CATALOGUE))
    return translator


def german(context: str, source: str) -> str:
    return _german().translate(context, source) or source


def longer(_context: str, source: str) -> str:
    """Every third word twice; places in braces once."""
    words = source.split(" ")
    twice = (f"{word} {word}" if place % 3 == 2 and "{" not in word else word for place, word in enumerate(words))
    return " ".join(twice)


LANGUAGES: dict[str, Translate] = {"en": untranslated, "de": german, "longer": longer}
